#pragma once

#include <boost/asio/ip/address.hpp>
#include <memory>
#include <optional>
#include <string>

#include "core/result.h"
#include "server/endpoint.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/page.h"

namespace rookie {

struct ServerSettings {
  std::string store;                              // open_store
  std::string folder;                             // made for it if it is not there; empty: none
  std::string public_url;                         // parse_public_url; empty: only as it was called
  std::optional<boost::asio::ip::address> proxy;  // Service
  Limits limits;
  Log log;
};

// Delivers the page and holds the online tables, over HTTP/1.1 and WebSocket. All but thinking bots and the store
// happens on the thread that calls `run`.
class Server {
 public:
  // Whoever connects before `run` waits.
  [[nodiscard]] static Result<Server> listen(const Endpoint& endpoint, Page page, ServerSettings settings);
  Server(Server&&) noexcept;
  Server& operator=(Server&&) noexcept;
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  // With the address and the port that were found.
  [[nodiscard]] const Endpoint& endpoint() const;

  // Returns after `stop`, when the answers on their way have been sent and WebSockets closed, or their time is over.
  // What waits at the store then is stored when the server is destroyed.
  void run();
  // Any thread may call it.
  void stop();
  // Stops at SIGINT and SIGTERM. The second has its usual effect.
  void stop_at_signals();

 private:
  struct State;

  explicit Server(std::unique_ptr<State> state);

  std::unique_ptr<State> state_;
};

}  // namespace rookie
