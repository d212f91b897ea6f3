#pragma once

#include <libpq-fe.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <string>

#include "store/scratch_database.h"

namespace rookie {

// A PostgreSQL server of this process's own, in a temporary folder. Ends with the process, however that ends.
class ScratchServer {
 public:
  static ScratchServer& get() {
    static ScratchServer server;
    return server;
  }
  ScratchServer(const ScratchServer&) = delete;
  ScratchServer& operator=(const ScratchServer&) = delete;
  ~ScratchServer() { pclose(guard_); }

  [[nodiscard]] std::string address(const std::string& database, const std::string& user = "rookie") const {
    return "postgresql:///" + database + "?host=" + folder_ + "&user=" + user;
  }
  // Runs a command of SQL, and returns the first value of its result.
  std::string run(const std::string& sql, const std::string& database = "postgres") const {
    const std::unique_ptr<PGconn, void (*)(PGconn*)> connection(PQconnectdb(address(database).c_str()), PQfinish);
    const std::unique_ptr<PGresult, void (*)(PGresult*)> result(PQexec(connection.get(), sql.c_str()), PQclear);
    const bool done =
        PQresultStatus(result.get()) == PGRES_COMMAND_OK || PQresultStatus(result.get()) == PGRES_TUPLES_OK;
    if (!done) throw std::runtime_error(PQerrorMessage(connection.get()));
    return PQntuples(result.get()) == 0 ? "" : PQgetvalue(result.get(), 0, 0);
  }

 private:
  ScratchServer() {
    std::string pattern = testing::TempDir() + "rookie-pgXXXXXX";
    if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
    folder_ = pattern;
    const std::string script = ROOKIE_SOURCE_DIR "/scripts/postgresql ";
    // NOLINTNEXTLINE(cert-env33-c): our own script
    if (std::system((script + "start " + folder_ + " fsync=off").c_str()) != 0) {
      throw std::runtime_error("PostgreSQL does not start");
    }
    // Waits for the end of its input, which is this process's end at the latest.
    guard_ = popen(("cat; " + script + "stop " + folder_).c_str(), "we");  // NOLINT(cert-env33-c)
  }

  std::string folder_;
  std::FILE* guard_ = nullptr;
};

class ScratchPostgresql final : public ScratchDatabase {
 public:
  ScratchPostgresql() { server().run("CREATE DATABASE " + name_); }
  ~ScratchPostgresql() override { server().run("DROP DATABASE " + name_ + " WITH (FORCE)"); }

  [[nodiscard]] std::unique_ptr<Store> open(StoreSettings settings) override {
    if (settings.node.empty()) settings.node = "one";
    return open_store(address(), std::move(settings)).value();
  }
  [[nodiscard]] std::string address() const { return server().address(name_); }
  std::string run(const std::string& sql) const { return server().run(sql, name_); }
  // Cuts all connections to the database.
  void cut() const {
    server().run("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '" + name_ + "'");
  }

 private:
  static ScratchServer& server() { return ScratchServer::get(); }
  static std::string next_name() {
    static std::atomic<int> number = 0;
    return "scratch" + std::to_string(++number);
  }

  std::string name_ = next_name();
};

}  // namespace rookie
