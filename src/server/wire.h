#pragma once

#include <boost/asio/append.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/buffers_range.hpp>
#include <boost/beast/core/buffers_suffix.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <memory>
#include <string>
#include <utility>

#include "online/allowance.h"
#include "server/limits.h"
#include "server/network.h"

namespace rookie {

// The layer between a WebSocket and its TCP socket. A write takes all bytes at once and keeps those that the network
// does not accept yet. So a message can be written without waiting for the previous one or for the pings, pongs and
// closing frames that Beast writes by itself, and without tracking a pending operation.
//
// Models the concepts SyncStream and AsyncStream of Beast.
class Wire {
 public:
  using executor_type = Executor;
  using next_layer_type = TcpSocket;
  using Error = boost::beast::error_code;

  // Adds the kept bytes to `all_unsent`, which must outlive the wire. A client that needs more reads than allowed, by
  // sending frames that make no message, is cut off.
  Wire(TcpSocket socket, std::size_t& all_unsent, const Allowance& reads);
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  // Discards the kept bytes.
  ~Wire();

  [[nodiscard]] executor_type get_executor() { return socket_.get_executor(); }
  [[nodiscard]] TcpSocket& next_layer() { return socket_; }
  [[nodiscard]] const TcpSocket& next_layer() const { return socket_; }

  // The number of kept bytes.
  [[nodiscard]] std::size_t unsent() const { return kept_ ? kept_->bytes.size() : 0; }

  template <typename Buffers>
  std::size_t write_some(const Buffers& buffers, Error& error) {
    const std::size_t size = boost::asio::buffer_size(buffers);
    std::size_t sent = 0;
    if (!kept_) {
      sent = socket_.write_some(buffers, error);
      if (error && error != boost::asio::error::would_block) return 0;
    }
    error = {};
    if (sent < size) {
      boost::beast::buffers_suffix<Buffers> rest(buffers);
      rest.consume(sent);
      keep(rest);
    }
    return size;
  }
  template <typename Buffers>
  std::size_t write_some(const Buffers& buffers) {
    Error error;
    const std::size_t size = write_some(buffers, error);
    if (error) throw boost::system::system_error(error);
    return size;
  }
  template <typename Buffers, typename Token>
  auto async_write_some(const Buffers& buffers, Token token) {
    const auto write = [this](auto handler, const Buffers& bytes) {
      Error error;
      const std::size_t size = write_some(bytes, error);
      boost::asio::post(get_executor(), boost::asio::append(std::move(handler), error, size));
    };
    return boost::asio::async_initiate<Token, void(Error, std::size_t)>(write, token, buffers);
  }

  template <typename Buffers>
  std::size_t read_some(const Buffers& buffers, Error& error) {
    return next_layer().read_some(buffers, error);
  }
  template <typename Buffers>
  std::size_t read_some(const Buffers& buffers) {
    return next_layer().read_some(buffers);
  }
  template <typename Buffers, typename Token>
  auto async_read_some(const Buffers& buffers, Token token) {
    if (!reads_.take(Clock::now())) close();
    return next_layer().async_read_some(first_of(buffers), std::move(token));
  }

  friend void teardown(boost::beast::role_type role, Wire& wire, Error& error) {
    boost::beast::websocket::teardown(role, wire.next_layer(), error);
  }
  template <typename Handler>
  friend void async_teardown(boost::beast::role_type role, Wire& wire, Handler handler) {
    boost::beast::websocket::async_teardown(role, wire.next_layer(), std::move(handler));
  }

 private:
  // The kept bytes. Shared with the handler that waits for the network, which may outlive the wire.
  struct Kept {
    Wire* wire = nullptr;
    std::string bytes;
  };

  // Returns the first buffer that is not empty: reading into one is cheaper than into two.
  template <typename Buffers>
  static boost::asio::mutable_buffer first_of(const Buffers& buffers) {
    for (const boost::asio::mutable_buffer buffer : boost::beast::buffers_range_ref(buffers)) {
      if (buffer.size() > 0) return buffer;
    }
    return {};
  }

  template <typename Buffers>
  void keep(const Buffers& buffers) {
    const bool waits = kept_ != nullptr;
    if (!waits) kept_ = std::make_shared<Kept>(Kept{.wire = this, .bytes = {}});
    std::string& bytes = kept_->bytes;
    const std::size_t before = bytes.size();
    bytes.resize(before + boost::asio::buffer_size(buffers));
    all_unsent_ += bytes.size() - before;
    boost::asio::buffer_copy(boost::asio::buffer(bytes) + before, buffers);
    if (!waits) send_when_possible();
  }
  void send_when_possible();
  void send_kept();
  void close();

  TcpSocket socket_;
  std::size_t& all_unsent_;
  Remaining<Clock::time_point> reads_;
  std::shared_ptr<Kept> kept_;  // null if nothing is kept
};

}  // namespace rookie
