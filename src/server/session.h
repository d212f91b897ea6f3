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

// One connection: answers requests one after the other, until either side closes it or it becomes a WebSocket. The
// arguments passed by reference must outlive it.
class Session {
 public:
  Session(TcpSocket socket, Door door, Service& service, Hub& hub);

  // Throws only if memory runs out.
  [[nodiscard]] Awaitable<void> run();

  // Ends the connection after the answer under way, if any. Does nothing for a WebSocket, which the hub ends.
  void stop();

 private:
  // How an answer is sent.
  struct Manner {
    unsigned version = 11;  // HTTP version times ten
    bool keep_alive = false;
    bool with_body = true;
  };
  template <typename Message>
  [[nodiscard]] static Manner manner_of(const Message& request, bool keep_alive);

  using Parser = boost::beast::http::request_parser<boost::beast::http::empty_body>;
  using Request = boost::beast::http::request<boost::beast::http::empty_body>;

  // Returns the origin of a request.
  [[nodiscard]] Whence whence(const Request& request) const;
  // Counts the connection. Returns false if its address has too many already.
  [[nodiscard]] bool admit(const Whence& whence);
  // Returns whether the first bytes of a request have arrived.
  [[nodiscard]] Awaitable<bool> wait_for_request();
  // Each returns whether another request may follow.
  [[nodiscard]] Awaitable<bool> serve_request();
  // Waits if this client asks too often. Returns false if that would take too long.
  [[nodiscard]] Awaitable<bool> wait_for_turn(Whence client);
  [[nodiscard]] Awaitable<bool> serve_api(Whence client);
  [[nodiscard]] Awaitable<bool> upgrade(Request request, Whence client);
  [[nodiscard]] Awaitable<bool> send(Answer answer, Manner manner);
  // Closes the connection gently, so that the client can read our last answer even if we did not read all of its
  // request.
  [[nodiscard]] Awaitable<void> part();

  boost::beast::basic_stream<boost::asio::ip::tcp, Executor> stream_;
  boost::beast::flat_buffer buffer_;
  std::optional<Parser> parser_;  // of the current request
  Door door_;
  Service& service_;
  const Limits& limits_;
  Hub& hub_;
  boost::asio::ip::address address_;
  std::optional<Admission::Guest> guest_;
  std::shared_ptr<Socket> socket_;
};

}  // namespace rookie
