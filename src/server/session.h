#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>

#include "server/answer.h"
#include "server/limits.h"
#include "server/page.h"

namespace rookie {

// One connection: reads a request, answers it, and so on, until one of both has enough. Must not outlive the page.
class Session {
 public:
  Session(boost::asio::ip::tcp::socket socket, const Page& page, const Limits& limits);

  // Throws only when memory is short.
  [[nodiscard]] boost::asio::awaitable<void> run();

  // It ends after the answer that is on its way, if one is.
  void stop();

 private:
  // How an answer is sent.
  struct Manner {
    unsigned version = 11;  // of HTTP, times ten
    bool keep_alive = false;
    bool with_body = true;
  };

  // Whether the first bytes of a request have come.
  [[nodiscard]] boost::asio::awaitable<bool> wait_for_request();
  // Each says whether there may be another request.
  [[nodiscard]] boost::asio::awaitable<bool> serve_request();
  [[nodiscard]] boost::asio::awaitable<bool> send(Answer answer, Manner manner);
  // So that the client can read our last answer before it learns that we did not read all of its request.
  [[nodiscard]] boost::asio::awaitable<void> part();

  boost::beast::tcp_stream stream_;
  boost::beast::flat_buffer buffer_;
  const Page& page_;
  const Limits& limits_;
};

}  // namespace rookie
