#include "server/log.h"

#include <fmt/chrono.h>

#include <array>
#include <ctime>

namespace rookie {
namespace {

constexpr std::array<std::string_view, 3> levels{"error", "warning", "info"};

}  // namespace

void Log::write(LogLevel level, std::string_view event, std::initializer_list<LogField> fields) const {
  if (level > level_) return;
  JsonObject line;
  line.add("time", fmt::format("{:%FT%TZ}", fmt::gmtime(std::time(nullptr))));
  line.add("level", levels[static_cast<std::size_t>(level)]).add("event", event);
  for (const LogField& field : fields) line.add(field.name, field.value);
  fmt::print(file_, "{}\n", line.done().text());
  std::fflush(file_);
}

}  // namespace rookie
