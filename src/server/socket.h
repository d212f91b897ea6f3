#pragma once

#include <array>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "online/allowance.h"
#include "server/admission.h"
#include "server/hub.h"
#include "server/limits.h"
#include "server/network.h"
#include "server/service.h"
#include "server/wire.h"

namespace rookie {

// A client connected by WebSocket. Must be owned by a shared_ptr.
class Socket final : public Peer, public std::enable_shared_from_this<Socket> {
 public:
  // The arguments passed by reference must outlive it.
  Socket(TcpSocket socket, Whence whence, Service& service, Hub& hub);

  // Accepts the upgrade and enters the table.
  [[nodiscard]] Awaitable<void> accept(boost::beast::http::request<boost::beast::http::empty_body> request,
                                       TableId table);
  // Passes messages to the table until the connection is lost or closed.
  [[nodiscard]] Awaitable<void> run();

  void send(const Text& text) override;
  void end(bool stopping) override;
  void come_again(const std::string& node) override;
  void recognise() override { service_.admission.give_visit_back(whence_); }

 private:
  // Reads the next piece of a message, and so on until the connection is lost. That ends `run`.
  void read();
  // Passes on the message once the allowance permits it.
  void take_message();
  // Handles pings, pongs and closing frames.
  void hear_control(boost::beast::websocket::frame_type type);
  // Checks the client after this time: pings it if it was silent, drops it if it did not answer or did not close.
  void watch(std::chrono::milliseconds time);
  void check_silence();
  // Tells the client that the connection ends, and why.
  void close(const boost::beast::websocket::close_reason& why);
  void drop_if_slow();
  void drop();

  // This order keeps everything that sending a message needs close together.
  bool heard_ = false;  // anything since the last check
  bool asked_ = false;  // pinged at the last check
  bool ending_ = false;
  bool spoken_ = false;
  Hub& hub_;
  Service& service_;
  const Limits& limits_;
  Wire wire_;
  // Messages are not compressed: that would cost a copy and some 40 KB of state per client, and most of the time of a
  // move.
  boost::beast::websocket::stream<Wire&, false> stream_;
  std::optional<ClientId> self_;  // once the client has entered
  std::size_t size_ = 0;          // of the message received so far
  Remaining<Clock::time_point> messages_;
  Timer silence_;    // until the next check
  Timer allowance_;  // until the received message may be passed on
  Timer lost_;       // ends when the connection is lost
  Whence whence_;
  std::array<char, most_message_bytes> received_{};
};

}  // namespace rookie
