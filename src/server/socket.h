#pragma once

#include <array>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <memory>
#include <optional>
#include <string_view>

#include "server/allowance.h"
#include "server/hub.h"
#include "server/limits.h"
#include "server/network.h"
#include "server/wire.h"

namespace rookie {

// A client of a table over WebSocket. Owned by a shared_ptr.
class Socket final : public Peer, public std::enable_shared_from_this<Socket> {
 public:
  // All that is referred to must outlive it.
  Socket(TcpSocket socket, Hub& hub, const Limits& limits, const Log& log, Metrics& metrics);

  // Accepts the request to upgrade, and enters the table.
  [[nodiscard]] Awaitable<void> accept(boost::beast::http::request<boost::beast::http::empty_body> request,
                                       TableId table);
  // Lets the client talk to the table until one of them has enough.
  [[nodiscard]] Awaitable<void> run();

  void send(const Text& text) override;
  void end(bool stopping) override;
  [[nodiscard]] std::size_t unsent() const override { return wire_.unsent(); }

 private:
  using Clock = Remaining::Clock;

  // The next piece of a message; `run` waits until there is none any more.
  void read();
  // As soon as the allowance is there for it.
  void take_message();
  // Pings, pongs, and the end.
  void hear_control(boost::beast::websocket::frame_type type);
  // Asks whoever is silent for this time, and drops whoever does not answer, or does not close the connection.
  void watch(std::chrono::milliseconds time);
  void check_silence();
  void drop_if_slow();
  void drop();

  // In this order, all that sending a message needs lies close together.
  bool heard_ = false;  // anything since `silence_` was set
  bool asked_ = false;  // before that
  bool ending_ = false;
  Hub& hub_;
  const Limits& limits_;
  Wire wire_;
  // Messages are not compressed: each client would need a copy, some 40 KB of state, and most of the time a move takes.
  boost::beast::websocket::stream<Wire&, false> stream_;
  const Log& log_;
  Metrics& metrics_;
  std::optional<ClientId> self_;  // once it has entered
  std::size_t size_ = 0;          // of the message so far
  Remaining messages_;
  Timer silence_;    // then it is looked who is silent
  Timer allowance_;  // then the message that has come may be taken
  Timer lost_;       // ends when the connection is lost
  std::array<char, most_message_bytes> received_{};
};

}  // namespace rookie
