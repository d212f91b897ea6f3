#include "server/web_client.h"

#include <gtest/gtest.h>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <iterator>

namespace rookie {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;

constexpr std::chrono::seconds patience{30};

tcp::endpoint loopback(std::uint16_t port) { return {asio::ip::address_v4::loopback(), port}; }

}  // namespace

HttpAnswer http(std::uint16_t port, std::string_view method, std::string_view target, std::string_view body,
                std::string_view headers) {
  tcp::iostream stream;
  stream.expires_after(patience);
  stream.connect(loopback(port));
  stream << method << ' ' << target
         << " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: " << body.size() << "\r\n"
         << headers << "\r\n"
         << body << std::flush;
  const std::string all{std::istreambuf_iterator<char>(stream), {}};
  const std::size_t end = std::min(all.find("\r\n\r\n"), all.size());
  if (end == all.size()) return {};
  return {.status = static_cast<unsigned>(std::stoi(all.substr(9, 3))),
          .head = all.substr(0, end + 2),
          .body = all.substr(end + 4)};
}

struct WebClient::State {
  // Starts something and waits until it is done.
  template <typename Start>
  beast::error_code wait(Start start) {
    std::optional<beast::error_code> result;
    start([&result](const beast::error_code& error, std::size_t = 0) { result = error; });
    while (!result) context.run_one();
    EXPECT_NE(*result, beast::error::timeout);
    return *result;
  }

  asio::io_context context;
  asio::executor_work_guard<asio::io_context::executor_type> work{context.get_executor()};
  websocket::stream<beast::tcp_stream> stream{context};
  beast::flat_buffer received;
  websocket::response_type response;
  unsigned status = 0;
};

WebClient::WebClient(std::uint16_t port, std::string_view target,
                     const std::vector<std::pair<std::string, std::string>>& headers)
    : state_(std::make_unique<State>()) {
  auto& stream = state_->stream;
  stream.set_option(websocket::stream_base::timeout{
      .handshake_timeout = patience, .idle_timeout = patience, .keep_alive_pings = false});
  stream.set_option(websocket::stream_base::decorator([headers](websocket::request_type& request) {
    for (const auto& [name, value] : headers) request.set(name, value);
  }));
  beast::error_code error;
  auto& socket = beast::get_lowest_layer(stream).socket();
  socket.open(tcp::v4());
  socket.set_option(tcp::socket::receive_buffer_size(4096));  // so the server soon notices if we do not read
  socket.connect(loopback(port), error);
  if (error) return;
  const auto refused = state_->wait(
      [&](auto done) { stream.async_handshake(state_->response, "localhost", std::string(target), done); });
  state_->status = refused == websocket::error::upgrade_declined || !refused
                       ? static_cast<unsigned>(state_->response.result_int())
                       : 0;
}
WebClient::WebClient(WebClient&&) noexcept = default;
WebClient& WebClient::operator=(WebClient&&) noexcept = default;
WebClient::~WebClient() = default;

unsigned WebClient::status() const { return state_->status; }

bool WebClient::say(std::string_view text) {
  return !state_->wait([&](auto done) { state_->stream.async_write(asio::buffer(text), done); });
}

bool WebClient::say_in_pieces(std::string_view text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool last = at + 1 == text.size();
    const auto piece = asio::buffer(text.substr(at, 1));
    if (state_->wait([&](auto done) { state_->stream.async_write_some(last, piece, done); })) return false;
  }
  return true;
}

bool WebClient::ping() {
  return !state_->wait([&](auto done) { state_->stream.async_ping({}, done); });
}

bool WebClient::answer_pings(int count) {
  state_->stream.control_callback([&count](websocket::frame_type type, beast::string_view) {
    if (type == websocket::frame_type::ping) --count;
  });
  const auto ended = std::make_shared<bool>(false);  // perhaps only after this function has returned
  state_->stream.async_read(state_->received, [ended](const beast::error_code&, std::size_t) { *ended = true; });
  while (count > 0 && !*ended) state_->context.run_one();
  state_->stream.control_callback({});
  return count == 0;
}

void WebClient::hang_up() { beast::get_lowest_layer(state_->stream).close(); }

bool WebClient::send_bytes(std::string_view bytes) {
  auto& socket = beast::get_lowest_layer(state_->stream);
  return !state_->wait([&](auto done) { asio::async_write(socket, asio::buffer(bytes), done); });
}

std::optional<std::string> WebClient::hear() {
  state_->received.clear();
  if (state_->wait([&](auto done) { state_->stream.async_read(state_->received, done); })) return std::nullopt;
  return beast::buffers_to_string(state_->received.data());
}

unsigned WebClient::close_code() const { return state_->stream.reason().code; }

}  // namespace rookie
