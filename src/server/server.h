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
  std::string store;                              // an address for open_store
  std::string folder;                             // of the store, created if missing; empty: none
  std::string public_url;                         // from parse_public_url; empty: only the host of each request counts
  std::optional<boost::asio::ip::address> proxy;  // see Service
  Limits limits;
  Log log;
};

// Serves the page and the online tables over HTTP/1.1 and WebSocket. Everything except bots and the store runs on the
// thread that calls `run`.
class Server {
 public:
  // Connections made before `run` wait for it.
  [[nodiscard]] static Result<Server> listen(const Endpoint& endpoint, Page page, ServerSettings settings);
  Server(Server&&) noexcept;
  Server& operator=(Server&&) noexcept;
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  // The actual address and port.
  [[nodiscard]] const Endpoint& endpoint() const;

  // Returns after `stop`, once the answers under way are sent and the WebSockets are closed, or after
  // Limits::stopping_time. The destructor finishes the waiting requests to the store.
  void run();
  // May be called from any thread.
  void stop();
  // Stops at the first SIGINT or SIGTERM. The next one has its usual effect.
  void stop_at_signals();

 private:
  struct State;

  explicit Server(std::unique_ptr<State> state);

  std::unique_ptr<State> state_;
};

}  // namespace rookie
