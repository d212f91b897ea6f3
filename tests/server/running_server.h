#pragma once

#include <optional>
#include <string>
#include <thread>
#include <utility>

#include "server/server.h"
#include "store/scratch_database.h"

namespace rookie {

// Runs while it lives.
class RunningServer {
 public:
  // Without a file, with a store of its own.
  explicit RunningServer(Page page, const Limits& limits = {}, const std::optional<std::string>& file = {})
      : server_(Server::listen({.host = "127.0.0.1", .port = 0}, std::move(page),
                               {.store = "sqlite:" + file.value_or(own_.file()),
                                .public_url = "https://rookie.example",
                                .limits = limits})
                    .value()),
        thread_([this] { server_.run(); }) {}
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;
  ~RunningServer() {
    if (thread_.joinable()) end();
  }

  [[nodiscard]] Endpoint endpoint() const { return server_.endpoint(); }
  [[nodiscard]] std::uint16_t port() const { return endpoint().port; }
  void stop() { server_.stop(); }
  void end() {
    stop();
    thread_.join();
  }

 private:
  ScratchSqlite own_;
  Server server_;
  std::thread thread_;
};

}  // namespace rookie
