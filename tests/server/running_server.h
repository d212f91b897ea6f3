#pragma once

#include <optional>
#include <string>
#include <thread>
#include <utility>

#include "server/server.h"
#include "server/web_client.h"
#include "store/scratch_database.h"

namespace rookie {

// A server that runs as long as this lives.
class RunningServer {
 public:
  // If the settings name no store, uses a new one.
  RunningServer(Page page, ServerSettings settings, const std::string& host = "127.0.0.1")
      : server_(Server::listen({.host = host, .port = 0}, std::move(page), completed(std::move(settings))).value()),
        thread_([this] { server_.run(); }) {}
  explicit RunningServer(Page page, const Limits& limits = {}, const std::optional<std::string>& file = {})
      : RunningServer(
            std::move(page),
            {.store = file ? "sqlite:" + *file : "", .public_url = "https://rookie.example", .limits = limits}) {}
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;
  ~RunningServer() {
    if (thread_.joinable()) end();
  }

  [[nodiscard]] Endpoint endpoint() const { return server_.endpoint(); }
  [[nodiscard]] std::uint16_t port() const { return endpoint().port; }
  [[nodiscard]] std::uint16_t watchers_port() const { return server_.watchers_endpoint().value().port; }
  [[nodiscard]] std::string metrics() const { return http(watchers_port(), "GET", "/metrics").body; }
  void stop() { server_.stop(); }
  void end() {
    stop();
    thread_.join();
  }

 private:
  [[nodiscard]] ServerSettings completed(ServerSettings settings) const {
    if (settings.store.empty()) settings.store = "sqlite:" + own_.file();
    settings.watchers = Endpoint{.host = "127.0.0.1", .port = 0};
    return settings;
  }

  ScratchSqlite own_;
  Server server_;
  std::thread thread_;
};

}  // namespace rookie
