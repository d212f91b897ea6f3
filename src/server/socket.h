#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <memory>
#include <optional>

#include "server/allowance.h"
#include "server/hub.h"
#include "server/limits.h"

namespace rookie {

// A client of a table over WebSocket. Owned by a shared_ptr.
class Socket final : public Peer, public std::enable_shared_from_this<Socket> {
 public:
  // All that is referred to must outlive it.
  Socket(boost::beast::tcp_stream stream, Hub& hub, const Limits& limits, const Log& log, Metrics& metrics);
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;
  ~Socket();

  // Accepts the request to upgrade, and enters the table.
  [[nodiscard]] boost::asio::awaitable<void> accept(boost::beast::http::request<boost::beast::http::empty_body> request,
                                                    TableId table);
  // Lets the client talk to the table until one of them has enough.
  [[nodiscard]] boost::asio::awaitable<void> run();

  void send(Text text) override;
  void end(bool stopping) override;

 private:
  using Clock = Remaining::Clock;

  // Of those that wait; when all are sent, the connection is closed if it is to end.
  void write_next();
  void written(const boost::beast::error_code& error);
  void drop();

  boost::beast::websocket::stream<boost::beast::tcp_stream> stream_;
  boost::beast::flat_buffer received_;
  Hub& hub_;
  const Limits& limits_;
  const Log& log_;
  Metrics& metrics_;
  std::optional<ClientId> self_;  // once it has entered
  Remaining messages_;
  std::deque<Text> unsent_;  // the first is on its way
  std::size_t unsent_bytes_ = 0;
  std::optional<boost::beast::websocket::close_code> ending_;
};

}  // namespace rookie
