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

#include "server/network.h"

namespace rookie {

// What is between a WebSocket and its socket: it takes whatever is written as a whole and at once, and keeps what the
// network does not take yet. So a message can be written without waiting for the last one, nor for the pings, pongs and
// closing frames that Beast writes of its own accord, and without an operation that has to be remembered meanwhile.
//
// A SyncStream and AsyncStream, in the words of Beast.
class Wire {
 public:
  using executor_type = Executor;
  using next_layer_type = TcpSocket;
  using Error = boost::beast::error_code;

  explicit Wire(TcpSocket socket);
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  // What is kept is lost.
  ~Wire();

  [[nodiscard]] executor_type get_executor() { return socket_.get_executor(); }
  [[nodiscard]] TcpSocket& next_layer() { return socket_; }
  [[nodiscard]] const TcpSocket& next_layer() const { return socket_; }

  // Bytes that are kept.
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
  // What is kept, and by whom; shared with whatever waits for the network, which may outlive the wire.
  struct Kept {
    Wire* wire = nullptr;
    std::string bytes;
  };

  // The first of them that is not empty: one piece of memory costs less to read into than two.
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
    boost::asio::buffer_copy(boost::asio::buffer(bytes) + before, buffers);
    if (!waits) send_when_possible();
  }
  void send_when_possible();
  void send_kept();

  TcpSocket socket_;
  std::shared_ptr<Kept> kept_;  // if there is anything
};

}  // namespace rookie
