#include "server/socket.h"

#include <algorithm>
#include <boost/asio/buffer.hpp>
#include <utility>

#include "server/frame.h"

namespace rookie {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

// A message needs one read or two; more if the network delivers it in pieces.
constexpr double reads_per_message = 4;

// docs/protocol.md
constexpr websocket::close_code come_again_code{4001};

}  // namespace

Socket::Socket(TcpSocket socket, Whence whence, Service& service, Hub& hub)
    : hub_(hub),
      service_(service),
      limits_(service.limits),
      wire_(std::move(socket), service.metrics.unsent_bytes, limits_.messages * reads_per_message),
      stream_(wire_),
      messages_(limits_.messages, Clock::now()),
      silence_(wire_.get_executor()),
      allowance_(wire_.get_executor()),
      lost_(wire_.get_executor(), Timer::time_point::max()),
      whence_(std::move(whence)) {
  // `watch` detects silent clients: Beast would set a timer again with every message.
  stream_.set_option(websocket::stream_base::timeout{.handshake_timeout = limits_.parting_time,
                                                     .idle_timeout = websocket::stream_base::none(),
                                                     .keep_alive_pings = false});
  stream_.read_message_max(most_message_bytes);
  stream_.control_callback([this](websocket::frame_type type, beast::string_view) { hear_control(type); });
}

Awaitable<void> Socket::accept(beast::http::request<beast::http::empty_body> request, TableId table) {
  const auto [error] = co_await stream_.async_accept(request, with_error);
  if (error) co_return;
  self_ = hub_.enter(table, *this, whence_);
  watch(std::min(limits_.greeting_time, limits_.silence));
}

Awaitable<void> Socket::run() {
  if (!self_) co_return;
  read();
  co_await lost_.async_wait(with_error);
  hub_.leave(*self_);
}

void Socket::read() {
  stream_.async_read_some(asio::buffer(received_) + size_, [this](const beast::error_code& error, std::size_t bytes) {
    heard_ = true;
    size_ += bytes;
    if (error) {
      lost_.cancel();
    } else if (stream_.got_binary()) {
      close(websocket::close_code::unknown_data);
      size_ = 0;
      read();  // until the client has closed, too
    } else if (stream_.is_message_done()) {
      take_message();
    } else {
      read();
    }
  });
}

void Socket::take_message() {
  if (messages_.take(Clock::now())) {
    spoken_ = true;
    hub_.receive(*self_, {received_.data(), std::exchange(size_, 0)});
    read();
  } else {
    allowance_.expires_at(messages_.next(Clock::now()));
    allowance_.async_wait([this](const beast::error_code& error) {
      if (!error) take_message();
    });
  }
}

void Socket::hear_control(websocket::frame_type type) {
  heard_ = true;
  if (type == websocket::frame_type::close) {  // Beast answers it and waits for the other side to close
    ending_ = true;
    watch(limits_.parting_time);
  }
  if (messages_.take(Clock::now())) {
    drop_if_slow();  // Beast has sent an answer if it was a ping
  } else {
    drop();
  }
}

void Socket::send(const Text& text) {
  if (ending_) return;
  beast::error_code error;
  const TextFrame frame(*text);
  wire_.write_some(asio::buffer(frame.bytes()), error);
  if (error) {
    drop();
  } else {
    drop_if_slow();
  }
}

void Socket::drop_if_slow() {
  constexpr std::size_t share_of_crowd = 16;
  const bool crowded = service_.metrics.unsent_bytes > limits_.all_unsent_bytes;
  if (ending_ || wire_.unsent() <= limits_.unsent_bytes / (crowded ? share_of_crowd : 1)) return;
  ++service_.metrics.clients_too_slow;
  service_.log.write(LogLevel::Info, "client_too_slow",
                     {{"client", to_json(std::to_underlying(self_.value_or(ClientId{})))}});
  drop();
}

void Socket::end(bool stopping) { close(stopping ? websocket::close_code::going_away : websocket::close_code::normal); }

void Socket::come_again(const std::string& node) { close({come_again_code, node}); }

void Socket::close(const websocket::close_reason& why) {
  if (ending_) return;
  ending_ = true;
  stream_.async_close(why, [self = shared_from_this()](const beast::error_code& /*error*/) {});
}

void Socket::watch(std::chrono::milliseconds time) {
  silence_.expires_after(time);
  silence_.async_wait([self = weak_from_this()](const beast::error_code& error) {
    const auto socket = self.lock();
    if (!error && socket) socket->check_silence();
  });
}

void Socket::check_silence() {
  if (ending_ || !spoken_) {
    drop();
    return;
  }
  const bool asked_before = std::exchange(asked_, !heard_);
  if (asked_ && asked_before) {
    drop();
    return;
  }
  beast::error_code lost;  // `read` notices
  if (asked_) stream_.ping({}, lost);
  heard_ = false;
  watch(limits_.silence);
}

void Socket::drop() {
  ending_ = true;
  beast::error_code ignored;
  (void)wire_.next_layer().close(ignored);  // `read` notices
}

}  // namespace rookie
