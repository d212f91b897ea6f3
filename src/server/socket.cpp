#include "server/socket.h"

#include <boost/asio/buffer.hpp>
#include <utility>

namespace rookie {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

}  // namespace

Socket::Socket(TcpSocket socket, Hub& hub, const Limits& limits, const Log& log, Metrics& metrics)
    : stream_(std::move(socket)),
      hub_(hub),
      limits_(limits),
      log_(log),
      metrics_(metrics),
      messages_(limits.messages, Clock::now()) {
  stream_.set_option(websocket::stream_base::timeout{
      .handshake_timeout = limits.parting_time, .idle_timeout = 2 * limits.silence, .keep_alive_pings = true});
  stream_.read_message_max(most_message_bytes);
  stream_.auto_fragment(false);  // a message is sent as it lies in memory, the same for all
  stream_.control_callback([this](websocket::frame_type, beast::string_view) {
    if (!messages_.take(Clock::now())) drop();
  });
}

Awaitable<void> Socket::accept(beast::http::request<beast::http::empty_body> request, TableId table) {
  const auto [error] = co_await stream_.async_accept(request, with_error);
  if (!error) self_ = hub_.enter(table, *this);
}

Awaitable<void> Socket::run() {
  if (!self_) co_return;
  auto message = co_await receive();
  while (message) {
    while (!messages_.take(Clock::now())) {
      co_await Timer(stream_.get_executor(), messages_.wait()).async_wait(with_error);
    }
    hub_.receive(*self_, *message);
    message = co_await receive();
  }
  hub_.leave(*self_);
}

Awaitable<std::optional<std::string_view>> Socket::receive() {
  std::size_t size = 0;
  bool done = false;
  while (!done) {
    const auto [error, bytes] = co_await stream_.async_read_some(asio::buffer(received_) + size, with_error);
    if (error) co_return std::nullopt;
    size += bytes;
    done = stream_.is_message_done();
  }
  co_return std::string_view(received_.data(), size);
}

void Socket::send(const Text& text) {
  if (ending_) return;
  beast::error_code error;
  stream_.write(asio::buffer(*text), error);
  if (error) {
    drop();
  } else if (unsent() > limits_.unsent_bytes) {
    ++metrics_.clients_too_slow;
    log_.write(LogLevel::Info, "client_too_slow");
    drop();
  }
}

void Socket::end(bool stopping) {
  if (ending_) return;
  ending_ = true;
  stream_.async_close(stopping ? websocket::close_code::going_away : websocket::close_code::normal,
                      [self = shared_from_this()](const beast::error_code& /*error*/) {});
}

void Socket::drop() {
  ending_ = true;
  beast::error_code ignored;
  (void)beast::get_lowest_layer(stream_).close(ignored);  // whoever listens notices
}

}  // namespace rookie
