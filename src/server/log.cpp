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
  const Json line = to_json([&](JsonObject& object) {
    object.add("time", fmt::format("{:%FT%TZ}", fmt::gmtime(std::time(nullptr))));
    object.add("level", levels[static_cast<std::size_t>(level)]).add("event", event);
    for (const LogField& field : fields) object.add(field.name, field.value);
  });
  fmt::print(file_, "{}\n", line.text());
  std::fflush(file_);
}

}  // namespace rookie
