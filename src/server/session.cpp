#include "server/session.h"

#include <fmt/chrono.h>

#include <boost/beast/core/span.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/serializer.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <ctime>
#include <optional>
#include <tuple>
#include <utility>

#include "server/api.h"
#include "server/own_page.h"

namespace rookie {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using Response = http::response<http::span_body<const char>>;

constexpr std::string_view forwarded_for = "X-Forwarded-For";

// Returns the answer to a request that cannot be read; nothing if the connection is lost or too slow.
std::optional<Answer> complaint(const beast::error_code& error) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    return refusal(431, "This request is too long.\n");
  }
  if (error.category() == http::make_error_code(http::error::bad_method).category() &&
      error != http::error::end_of_stream && error != http::error::partial_message) {
    return refusal(400, "This is not an HTTP/1.1 request.\n");
  }
  return std::nullopt;
}

template <typename Request>
bool has_body(const Request& request) {
  return request.chunked() || (request.has_content_length() && request[http::field::content_length] != "0");
}

std::string_view path_of(std::string_view target) { return target.substr(0, target.find('?')); }

// "/ws?table=ID", perhaps with "&node=NAME" for the proxy.
std::optional<TableId> table_of(std::string_view target) {
  constexpr std::string_view before = "/ws?table=";
  if (!target.starts_with(before)) return std::nullopt;
  target.remove_prefix(before.size());
  return TableId{std::string(target.substr(0, target.find('&')))};
}

}  // namespace

template <typename Message>
Session::Manner Session::manner_of(const Message& request, bool keep_alive) {
  return {.version = request.version(), .keep_alive = keep_alive, .with_body = request.method() != http::verb::head};
}

Session::Session(TcpSocket socket, Door door, Service& service, Hub& hub)
    : stream_(std::move(socket)),
      buffer_(2 * std::size_t{service.limits.header_bytes}),
      door_(door),
      service_(service),
      limits_(service.limits),
      hub_(hub) {
  beast::error_code gone;
  address_ = unmapped(stream_.socket().remote_endpoint(gone).address());
}

Awaitable<void> Session::run() {
  // A proxy is always admitted: only its requests name the clients.
  bool more = door_ == Door::Watchers || service_.is_proxy(address_) || admit(whence_of(address_));
  if (!more) service_.refuse(Refused::Connections);
  while (more) more = co_await serve_request();
  if (socket_) {
    co_await socket_->run();
  } else {
    co_await part();
  }
}

void Session::stop() {
  if (socket_) return;
  beast::error_code gone;
  (void)stream_.socket().shutdown(asio::socket_base::shutdown_receive, gone);
}

Whence Session::whence(const Request& request) const {
  const auto [first, end] = request.equal_range(forwarded_for);
  if (first == end || !service_.is_proxy(address_)) return whence_of(address_);
  return whence_behind_proxy(std::prev(end)->value());
}

bool Session::admit(const Whence& whence) {
  if (guest_) return true;
  if (auto guest = service_.admission.admit(whence)) guest_.emplace(*std::move(guest));
  return guest_.has_value();
}

Awaitable<bool> Session::wait_for_request() {
  if (buffer_.size() > 0) co_return true;  // requests may be pipelined
  stream_.expires_after(limits_.idle_time);
  const auto [error, bytes] = co_await stream_.async_read_some(buffer_.prepare(limits_.header_bytes), with_error);
  buffer_.commit(bytes);
  co_return !error;
}

Awaitable<bool> Session::serve_request() {
  const bool has_come = co_await wait_for_request();
  if (!has_come) co_return false;
  Parser& parser = parser_.emplace();
  parser.header_limit(limits_.header_bytes);
  parser.body_limit(boost::none);  // bodies are only read where expected
  stream_.expires_after(limits_.header_time);
  const auto [error, bytes] = co_await http::async_read_header(stream_, buffer_, parser, with_error);
  if (error) {
    auto answer = complaint(error);
    if (answer) co_await send(*std::move(answer), Manner());
    co_return false;
  }
  const Request& request = parser.get();
  const bool about_server = Api::tells_of_server(path_of(request.target()));
  if (door_ == Door::Watchers) {
    if (about_server) co_return co_await serve_api(whence_of(address_));
    co_return co_await send(refusal(404, "There is nothing here.\n"), Manner());
  }
  if (!is_own_host(request[http::field::host], service_.public_url) && !about_server) {
    co_return co_await send(refusal(421, "This server does not know itself by that name: see --public-url.\n"),
                            Manner());
  }
  const Whence client = whence(request);
  const bool may_go_on = co_await wait_for_turn(client);
  if (!may_go_on) co_return co_await send(refusal(429, "Too many requests; wait a minute.\n"), Manner());
  if (beast::websocket::is_upgrade(request)) co_return co_await upgrade(parser.release(), client);
  if (Api::knows(path_of(request.target()))) co_return co_await serve_api(client);
  Answer answer = service_.page.answer({.method = request.method_string(),
                                        .target = request.target(),
                                        .accept_encoding = request[http::field::accept_encoding],
                                        .if_none_match = request[http::field::if_none_match]});
  const bool keep_alive = request.keep_alive() && !has_body(request);  // a body would stay unread
  co_return co_await send(std::move(answer), manner_of(request, keep_alive));
}

Awaitable<bool> Session::wait_for_turn(Whence client) {
  constexpr std::chrono::seconds patience{5};
  const auto delay = service_.admission.request_delay(client);
  if (delay > patience) {
    service_.refuse(Refused::Requests);
    co_return false;
  }
  if (delay > Clock::duration::zero()) co_await Timer(stream_.get_executor(), delay).async_wait(with_error);
  co_return true;
}

Awaitable<bool> Session::serve_api(Whence client) {
  Parser& parser = *parser_;
  if (parser.chunked() || parser.content_length().value_or(0) > limits_.body_bytes) {
    co_return co_await send(refusal(413, "This request is too long.\n"), manner_of(parser.get(), false));
  }
  http::request_parser<http::string_body> whole(std::move(parser));
  const auto [error, bytes] = co_await http::async_read(stream_, buffer_, whole, with_error);
  if (error) co_return false;
  const auto& request = whole.get();
  Api api(hub_, service_);
  Answer answer = co_await api.answer(
      {.method = request.method_string(),
       .path = path_of(request.target()),
       .body = request.body(),
       .whence = client,
       .door = door_,
       .own_page = is_own_page(request[http::field::origin], request[http::field::host], service_.public_url)});
  co_return co_await send(std::move(answer), manner_of(request, request.keep_alive()));
}

Awaitable<bool> Session::upgrade(Request request, Whence client) {
  const auto table = table_of(request.target());
  const Manner manner = manner_of(request, false);
  if (!table) co_return co_await send(refusal(404, "There is nothing here.\n"), manner);
  if (!is_own_page(request[http::field::origin], request[http::field::host], service_.public_url)) {
    co_return co_await send(refusal(403, "Another page may not play here.\n"), manner);
  }
  const bool may_visit = service_.admission.may_visit(client);
  if (!may_visit || !admit(client)) {
    service_.refuse(may_visit ? Refused::Connections : Refused::Visits);
    co_return co_await send(refusal(429, "Too many requests; wait a minute.\n"), manner);
  }
  ++service_.metrics.answers[static_cast<unsigned>(http::status::switching_protocols)];
  buffer_ = {};
  parser_.reset();
  socket_ = std::make_shared<Socket>(stream_.release_socket(), client, service_, hub_);
  co_await socket_->accept(std::move(request), *table);
  co_return false;
}

Awaitable<bool> Session::send(Answer answer, Manner manner) {
  ++service_.metrics.answers[answer.status];
  Response response(static_cast<http::status>(answer.status), manner.version);
  for (const Header& header : answer.headers) response.set(header.name, header.value);
  for (const Header& header : security_headers) response.set(header.name, header.value);
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

Awaitable<void> Session::part() {
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
