#pragma once

#include <boost/asio/ip/address.hpp>
#include <functional>
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
  std::optional<Endpoint> watchers;               // where programs ask how the server is
  std::string store;                              // an address for open_store
  std::string node;                               // this server's name, if others share the store; see Hub::open
  std::string folder;                             // of the store, created if missing; empty: none
  std::string public_url;                         // from parse_public_url; empty: only the host of each request counts
  std::optional<boost::asio::ip::address> proxy;  // see Service
  Limits limits;
  Log log;
};

// What may change while a server runs: Limits and Log of its settings.
struct Adjustment {
  Limits limits;
  Log log;
};

// Serves the page and the online tables over HTTP/1.1 and WebSocket. Everything except bots and the store runs on the
// thread that calls `run`.
class Server {
 public:
  // Connections made before `run` wait for it. A socket that the supervisor listens on takes the place of `endpoint`.
  [[nodiscard]] static Result<Server> listen(const Endpoint& endpoint, Page page, ServerSettings settings);
  Server(Server&&) noexcept;
  Server& operator=(Server&&) noexcept;
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  // The actual address and port.
  [[nodiscard]] const Endpoint& endpoint() const;
  // The same for the programs that ask how it is, if the settings name an endpoint.
  [[nodiscard]] std::optional<Endpoint> watchers_endpoint() const;

  // Returns after `stop`, once the answers under way are sent and the WebSockets are closed, or after
  // Limits::stopping_time. The destructor finishes the waiting requests to the store.
  void run();
  // May be called from any thread.
  void stop();
  // Asks for an adjustment at each SIGHUP. An error is logged and changes nothing. Addresses that are known keep their
  // allowances until they are forgotten.
  void adjust_at_signals(std::function<Result<Adjustment>()> ask);
  // Stops at the first SIGINT or SIGTERM. The next one has its usual effect.
  void stop_at_signals();

 private:
  struct State;

  explicit Server(std::unique_ptr<State> state);

  std::unique_ptr<State> state_;
};

}  // namespace rookie
