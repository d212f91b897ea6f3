#pragma once

#include <libpq-fe.h>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "store/store.h"

// The C interface of PostgreSQL, as far as the store needs it.
namespace rookie::postgresql {

// The result of one statement.
class Rows {
 public:
  explicit Rows(PGresult* result) : result_(result) {}

  [[nodiscard]] ExecStatusType status() const { return PQresultStatus(result_.get()); }
  // How many rows were changed or returned.
  [[nodiscard]] std::int64_t count() const;
  [[nodiscard]] int size() const { return PQntuples(result_.get()); }
  [[nodiscard]] std::int64_t number(int row, int column) const;
  [[nodiscard]] std::string text(int row, int column) const;
  [[nodiscard]] bool null(int row, int column) const { return PQgetisnull(result_.get(), row, column) != 0; }

 private:
  struct Clear {
    void operator()(PGresult* result) const { PQclear(result); }
  };
  std::unique_ptr<PGresult, Clear> result_;
};

// One connection, which is made again when it is lost. All statements of a transaction are sent without waiting for
// their results (pipeline mode). After an error the others give no rows, and `commit` says why.
class Database {
 public:
  // Returns why it does not work.
  using SetUp = std::optional<std::string> (*)(Database&);

  // Each new connection is `set_up` before `statements` are prepared, which are named by their position.
  Database(std::string address, SetUp set_up, std::span<const char* const> statements);

  // Connects if that is necessary. Returns why it cannot.
  [[nodiscard]] std::optional<std::string> connect();

  // Transactions: begin; send all statements; take their results in the same order; commit.
  void begin();
  template <typename... Values>
  void send(std::size_t statement, const Values&... values) {
    const std::array<std::string, sizeof...(Values)> texts{text_of(values)...};
    send(statement, std::span<const std::string>(texts));
  }
  // Call this after the last statement.
  void send_commit();
  [[nodiscard]] Rows take();
  [[nodiscard]] std::optional<StoreError> commit();

  // Runs statements without values. Returns the rows of the last one; nothing after an error.
  [[nodiscard]] std::optional<Rows> run(const char* sql);
  // What the last error was, in one line.
  [[nodiscard]] std::string error() const;

 private:
  static std::string text_of(std::string value) { return value; }
  static std::string text_of(std::int64_t value) { return std::to_string(value); }
  void send(std::size_t statement, std::span<const std::string> values);
  void send_text(const char* sql);
  [[nodiscard]] Rows next();
  [[nodiscard]] bool prepare();

  struct Finish {
    void operator()(PGconn* connection) const { PQfinish(connection); }
  };
  std::string address_;
  SetUp set_up_;
  std::span<const char* const> statements_;
  std::unique_ptr<PGconn, Finish> connection_;
  std::optional<std::string> failure_;  // of the transaction: nothing of it was stored
};

}  // namespace rookie::postgresql
