#include "store/postgresql_database.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "core/number.h"

namespace rookie::postgresql {

std::int64_t Rows::count() const { return parse_number<std::int64_t>(PQcmdTuples(result_.get())).value_or(0); }

std::int64_t Rows::number(int row, int column) const {
  return parse_number<std::int64_t>(PQgetvalue(result_.get(), row, column)).value_or(0);
}

std::string Rows::text(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column), static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

Database::Database(std::string address, SetUp set_up, std::span<const char* const> statements)
    : address_(std::move(address)), set_up_(set_up), statements_(statements) {}

std::string Database::error() const {
  const std::string_view text = PQerrorMessage(connection_.get());
  if (text.empty()) return "the connection was lost";  // in the middle of a pipeline, libpq does not say so
  return std::string(text.substr(0, text.find('\n')));
}

// A connection to a computer that is gone is given up within seconds. The address may say otherwise, but not that a
// standby will do: it may lack what was acknowledged.
std::optional<std::string> Database::connect() {
  if (connection_ && PQstatus(connection_.get()) == CONNECTION_OK) return std::nullopt;
  constexpr std::array keywords{"connect_timeout",  "tcp_user_timeout",
                                "keepalives_idle",  "keepalives_interval",
                                "keepalives_count", "application_name",
                                "dbname",           "target_session_attrs",
                                "client_encoding",  static_cast<const char*>(nullptr)};
  const std::array values{"3",      "3000",           "2",          "1",    "2",
                          "rookie", address_.c_str(), "read-write", "UTF8", static_cast<const char*>(nullptr)};
  connection_.reset(PQconnectdbParams(keywords.data(), values.data(), 1));
  if (PQstatus(connection_.get()) != CONNECTION_OK) return error();
  PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
  // A server that is stopped within a transaction must not hold up the others.
  const bool ready = run("SET idle_in_transaction_session_timeout = '2s'; SET lock_timeout = '5s'; "
                         "SET search_path TO rookie; SET synchronous_commit TO on")
                         .has_value();
  auto failure = ready ? set_up_(*this) : error();
  if (!failure && !prepare()) failure = error();
  if (failure) connection_.reset();
  return failure;
}

bool Database::prepare() {
  for (std::size_t number = 0; number < statements_.size(); ++number) {
    const Rows prepared(PQprepare(connection_.get(), std::to_string(number).c_str(), statements_[number], 0, nullptr));
    if (prepared.status() != PGRES_COMMAND_OK) return false;
  }
  return true;
}

std::optional<Rows> Database::run(const char* sql) {
  Rows rows(PQexec(connection_.get(), sql));
  const bool done = rows.status() == PGRES_COMMAND_OK || rows.status() == PGRES_TUPLES_OK;
  return done ? std::optional(std::move(rows)) : std::nullopt;
}

void Database::begin() {
  failure_.reset();
  PQenterPipelineMode(connection_.get());
  send_text("BEGIN");
}

void Database::send_text(const char* sql) {
  PQsendQueryParams(connection_.get(), sql, 0, nullptr, nullptr, nullptr, nullptr, 0);
}

void Database::send(std::size_t statement, std::span<const std::string> values) {
  constexpr std::size_t most = 8;
  std::array<const char*, most> texts{};
  std::ranges::transform(values, texts.begin(), [](const std::string& value) { return value.c_str(); });
  PQsendQueryPrepared(connection_.get(), std::to_string(statement).c_str(), static_cast<int>(values.size()),
                      texts.data(), nullptr, nullptr, 0);
}

void Database::send_commit() {
  send_text("COMMIT");
  PQpipelineSync(connection_.get());
  static_cast<void>(next());  // of BEGIN
}

// In pipeline mode, null stands after the result of each statement.
Rows Database::next() {
  Rows rows(PQgetResult(connection_.get()));
  if (rows.status() != PGRES_PIPELINE_SYNC) PQclear(PQgetResult(connection_.get()));
  if (rows.status() == PGRES_FATAL_ERROR && !failure_) failure_ = error();
  return rows;
}

Rows Database::take() { return next(); }

std::optional<StoreError> Database::commit() {
  const bool failed_before = failure_ && PQstatus(connection_.get()) == CONNECTION_OK;
  const bool committed = next().status() == PGRES_COMMAND_OK && !failure_;
  if (PQstatus(connection_.get()) == CONNECTION_OK) {
    static_cast<void>(next());  // of the end of the pipeline
    PQexitPipelineMode(connection_.get());
    if (PQtransactionStatus(connection_.get()) != PQTRANS_IDLE) static_cast<void>(run("ROLLBACK"));
    if (committed) return std::nullopt;
    return StoreError{.type = StoreError::Type::Failed, .what = failure_.value_or("the transaction was undone")};
  }
  connection_.reset();
  if (committed) return std::nullopt;
  return StoreError{.type = failed_before ? StoreError::Type::Failed : StoreError::Type::Unknown,
                    .what = failure_.value_or("the connection was lost")};
}

}  // namespace rookie::postgresql
