#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/result.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/page.h"

namespace rookie {

// Where a server listens: an address or a name of this computer, and a port (0: any that is free).
struct Endpoint {
  std::string host;
  std::uint16_t port = 0;

  friend bool operator==(const Endpoint&, const Endpoint&) = default;
};

// "0.0.0.0:8080", "localhost:0", "[::1]:8080".
[[nodiscard]] Result<Endpoint> parse_endpoint(std::string_view text);
[[nodiscard]] std::string to_string(const Endpoint& endpoint);

struct ServerSettings {
  std::string store;       // open_store
  std::string public_url;  // parse_public_url; empty: only as it was called
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
  [[nodiscard]] Endpoint endpoint() const;

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
