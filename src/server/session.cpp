#include "server/session.h"

#include <fmt/chrono.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/span.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/serializer.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <chrono>
#include <ctime>
#include <optional>
#include <tuple>
#include <utility>

namespace rookie {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using Response = http::response<http::span_body<const char>>;

constexpr auto with_error = asio::as_tuple(asio::use_awaitable);

// What is said to somebody whose request cannot be read; nothing when the connection is lost or too slow.
std::optional<Answer> complaint(const beast::error_code& error) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    return refusal(431, "This request is too long.\n");
  }
  if (error.category() == http::make_error_code(http::error::bad_method).category() &&
      error != http::error::end_of_stream && error != http::error::partial_message) {
    return refusal(400, "This is no request of HTTP/1.1.\n");
  }
  return std::nullopt;
}

template <typename Request>
bool has_body(const Request& request) {
  return request.chunked() || (request.has_content_length() && request[http::field::content_length] != "0");
}

}  // namespace

Session::Session(asio::ip::tcp::socket socket, const Page& page, const Limits& limits)
    : stream_(std::move(socket)), buffer_(2 * std::size_t{limits.header_bytes}), page_(page), limits_(limits) {}

asio::awaitable<void> Session::run() {
  bool more = true;
  while (more) {  // not with && between the two: that crashes when compiled by gcc 12
    more = co_await wait_for_request();
    if (more) more = co_await serve_request();
  }
  co_await part();
}

void Session::stop() {
  beast::error_code gone;
  (void)stream_.socket().shutdown(asio::socket_base::shutdown_receive, gone);
}

asio::awaitable<bool> Session::wait_for_request() {
  if (buffer_.size() > 0) co_return true;  // they may come one behind the other
  stream_.expires_after(limits_.idle_time);
  const auto [error, bytes] = co_await stream_.async_read_some(buffer_.prepare(limits_.header_bytes), with_error);
  buffer_.commit(bytes);
  co_return !error;
}

asio::awaitable<bool> Session::serve_request() {
  http::request_parser<http::empty_body> parser;
  parser.header_limit(limits_.header_bytes);
  parser.body_limit(boost::none);  // it is not read
  stream_.expires_after(limits_.header_time);
  const auto [error, bytes] = co_await http::async_read_header(stream_, buffer_, parser, with_error);
  if (error) {
    auto answer = complaint(error);
    if (answer) co_await send(*std::move(answer), Manner());
    co_return false;
  }
  const auto& request = parser.get();
  Answer answer = page_.answer({.method = request.method_string(),
                                .target = request.target(),
                                .accept_encoding = request[http::field::accept_encoding],
                                .if_none_match = request[http::field::if_none_match]});
  const Manner manner{.version = request.version(),
                      .keep_alive = request.keep_alive() && !has_body(request),  // nobody reads a body here
                      .with_body = request.method() != http::verb::head};
  co_return co_await send(std::move(answer), manner);
}

asio::awaitable<bool> Session::send(Answer answer, Manner manner) {
  Response response(static_cast<http::status>(answer.status), manner.version);
  for (const Header& header : answer.headers) response.set(header.name, header.value);
  for (const Header& header : security_headers()) response.set(header.name, header.value);
  response.set(http::field::date, fmt::format("{:%a, %d %b %Y %T} GMT", fmt::gmtime(std::time(nullptr))));
  response.keep_alive(manner.keep_alive);
  response.body() = {answer.body.data(), answer.body.size()};
  response.prepare_payload();
  http::response_serializer<http::span_body<const char>> serializer(response);
  stream_.expires_after(limits_.answer_time);
  beast::error_code error;
  if (manner.with_body) {
    std::tie(error, std::ignore) = co_await http::async_write(stream_, serializer, with_error);
  } else {
    std::tie(error, std::ignore) = co_await http::async_write_header(stream_, serializer, with_error);
  }
  co_return !error && manner.keep_alive;
}

asio::awaitable<void> Session::part() {
  beast::error_code gone;
  (void)stream_.socket().shutdown(asio::socket_base::shutdown_send, gone);
  stream_.expires_after(limits_.parting_time);
  while (!gone) {
    buffer_.clear();
    const auto [error, bytes] = co_await stream_.async_read_some(buffer_.prepare(limits_.header_bytes), with_error);
    gone = error;
  }
}

}  // namespace rookie
