#pragma once

#include <cstdint>
#include <cstdio>
#include <initializer_list>
#include <span>
#include <string_view>

#include "core/json.h"

namespace rookie {

enum class LogLevel : std::uint8_t { Error, Warning, Info };

struct LogField {
  std::string_view name;
  Json value;
};

// The log of a server, one line of JSON per event: {"time", "level", "event", …}. Callers must not log cards, people,
// or anything that leads to a table. What is about a table, a game or a client names its key: "table", "game",
// "client".
class Log {
 public:
  Log() = default;
  // Omits events less important than `level`.
  explicit Log(LogLevel level, std::FILE* file = stderr) : level_(level), file_(file) {}

  // Drops the line if it cannot be written, on a full disk for example.
  void write(LogLevel level, std::string_view event, std::span<const LogField> fields = {}) const;
  void write(LogLevel level, std::string_view event, std::initializer_list<LogField> fields) const {
    write(level, event, std::span(fields.begin(), fields.size()));
  }

 private:
  LogLevel level_ = LogLevel::Warning;
  std::FILE* file_ = stderr;
};

}  // namespace rookie
