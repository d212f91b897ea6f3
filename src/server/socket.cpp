#include "server/socket.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <utility>

namespace rookie {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

constexpr auto with_error = asio::as_tuple(asio::use_awaitable);

}  // namespace

Socket::Socket(beast::tcp_stream stream, Hub& hub, const Limits& limits, const Log& log, Metrics& metrics)
    : stream_(std::move(stream)),
      hub_(hub),
      limits_(limits),
      log_(log),
      metrics_(metrics),
      messages_(limits.messages, Clock::now()) {
  beast::error_code ignored;
  (void)beast::get_lowest_layer(stream_).socket().set_option(asio::ip::tcp::no_delay(true), ignored);
  beast::get_lowest_layer(stream_).expires_never();  // the WebSocket has its own times
  stream_.set_option(websocket::stream_base::timeout{
      .handshake_timeout = limits.parting_time, .idle_timeout = 2 * limits.silence, .keep_alive_pings = true});
  stream_.read_message_max(most_message_bytes);
  stream_.auto_fragment(false);  // a message is sent as it lies in memory, the same for all
  // Messages are not compressed: each client would need a copy, some 40 KB of state, and most of the time a move takes.
  stream_.control_callback([this](websocket::frame_type, beast::string_view) {
    if (!messages_.take(Clock::now())) drop();
  });
}

Socket::~Socket() { metrics_.unsent -= unsent_.size(); }

asio::awaitable<void> Socket::accept(beast::http::request<beast::http::empty_body> request, TableId table) {
  const auto [error] = co_await stream_.async_accept(request, with_error);
  if (!error) self_ = hub_.enter(table, *this);
}

asio::awaitable<void> Socket::run() {
  if (!self_) co_return;
  while (true) {
    const auto [error, bytes] = co_await stream_.async_read(received_, with_error);
    if (error) break;
    while (!messages_.take(Clock::now())) {
      co_await asio::steady_timer(stream_.get_executor(), messages_.wait()).async_wait(with_error);
    }
    const asio::const_buffer text = received_.cdata();
    hub_.receive(*self_, {static_cast<const char*>(text.data()), text.size()});
    received_.clear();
  }
  hub_.leave(*self_);
}

void Socket::send(Text text) {
  if (ending_) return;
  unsent_bytes_ += text->size();
  unsent_.push_back(std::move(text));
  ++metrics_.unsent;
  if (unsent_bytes_ > limits_.unsent_bytes) {
    ++metrics_.clients_too_slow;
    log_.write(LogLevel::Info, "client_too_slow");
    drop();
  } else if (unsent_.size() == 1) {
    write_next();
  }
}

void Socket::end(bool stopping) {
  if (ending_) return;
  ending_ = stopping ? websocket::close_code::going_away : websocket::close_code::normal;
  if (unsent_.empty()) write_next();
}

void Socket::write_next() {
  if (!unsent_.empty()) {
    stream_.async_write(
        asio::buffer(*unsent_.front()),
        [self = shared_from_this()](const beast::error_code& error, std::size_t /*bytes*/) { self->written(error); });
  } else if (ending_) {
    stream_.async_close(*ending_, [self = shared_from_this()](const beast::error_code& /*error*/) {});
  }
}

void Socket::written(const beast::error_code& error) {
  if (error) {
    drop();
  } else {
    unsent_bytes_ -= unsent_.front()->size();
    unsent_.pop_front();
    --metrics_.unsent;
    write_next();
  }
}

void Socket::drop() {
  ending_ = websocket::close_code::abnormal;
  beast::get_lowest_layer(stream_).close();  // whoever listens notices
}

}  // namespace rookie
