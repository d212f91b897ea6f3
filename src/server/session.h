#pragma once

#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <memory>
#include <optional>
#include <string_view>

#include "server/admission.h"
#include "server/answer.h"
#include "server/hub.h"
#include "server/limits.h"
#include "server/network.h"
#include "server/service.h"
#include "server/socket.h"

namespace rookie {

// One connection: reads a request, answers it, and so on, until one of both has enough, or it becomes a WebSocket. Must
// not outlive what it refers to.
class Session {
 public:
  Session(TcpSocket socket, Service& service, Hub& hub);

  // Throws only when memory is short.
  [[nodiscard]] Awaitable<void> run();

  // It ends after the answer that is on its way, if one is. A WebSocket is ended by the hub.
  void stop();

 private:
  // How an answer is sent.
  struct Manner {
    unsigned version = 11;  // of HTTP, times ten
    bool keep_alive = false;
    bool with_body = true;
  };
  template <typename Message>
  [[nodiscard]] static Manner manner_of(const Message& request, bool keep_alive);

  using Parser = boost::beast::http::request_parser<boost::beast::http::empty_body>;
  using Request = boost::beast::http::request<boost::beast::http::empty_body>;

  // Whom a request is for, if this is `said` in X-Forwarded-For.
  [[nodiscard]] Whence whence(std::string_view said) const;
  // Not if its address has too many already.
  [[nodiscard]] bool admit(const Whence& whence);
  // Whether the first bytes of a request have come.
  [[nodiscard]] Awaitable<bool> wait_for_request();
  // Each says whether there may be another request.
  [[nodiscard]] Awaitable<bool> serve_request();
  [[nodiscard]] Awaitable<bool> serve_api();
  [[nodiscard]] Awaitable<bool> upgrade(Request request);
  [[nodiscard]] Awaitable<bool> send(Answer answer, Manner manner);
  // So that the client can read our last answer before it learns that we did not read all of its request.
  [[nodiscard]] Awaitable<void> part();

  boost::beast::basic_stream<boost::asio::ip::tcp, Executor> stream_;
  boost::beast::flat_buffer buffer_;
  std::optional<Parser> parser_;  // of the request that is served
  Service& service_;
  const Limits& limits_;
  Hub& hub_;
  boost::asio::ip::address address_;
  std::optional<Admission::Guest> guest_;
  std::shared_ptr<Socket> socket_;
};

}  // namespace rookie
