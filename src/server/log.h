#pragma once

#include <cstdint>
#include <cstdio>
#include <initializer_list>
#include <string_view>

#include "core/json.h"

namespace rookie {

enum class LogLevel : std::uint8_t { Error, Warning, Info };

struct LogField {
  std::string_view name;
  Json value;
};

// What happens to a server, each a line in JSON: {"time", "level", "event", …}. Nobody writes of cards, of people, or
// anything by which a table could be found.
class Log {
 public:
  Log() = default;
  // Leaves out what is less important than `level`.
  explicit Log(LogLevel level, std::FILE* file = stderr) : level_(level), file_(file) {}

  // What cannot be written, on a full disk say, is lost: the server goes on.
  void write(LogLevel level, std::string_view event, std::initializer_list<LogField> fields = {}) const;

 private:
  LogLevel level_ = LogLevel::Warning;
  std::FILE* file_ = stderr;
};

}  // namespace rookie
