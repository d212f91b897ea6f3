#include "server/log.h"

#include <fmt/chrono.h>

#include <ctime>
#include <span>
#include <string>

#include "core/values.h"

namespace rookie {
namespace {

constexpr Words<LogLevel> levels("error", "warning", "info");

}  // namespace

void Log::write(LogLevel level, std::string_view event, std::span<const LogField> fields) const {
  if (level > level_) return;
  const Json entry = to_json([&](JsonObject& object) {
    object.add("time", fmt::format("{:%FT%TZ}", fmt::gmtime(std::time(nullptr))));
    object.add("level", levels[level]).add("event", event);
    for (const LogField& field : fields) object.add(field.name, field.value);
  });
  const std::string line = entry.text() + '\n';
  (void)std::fwrite(line.data(), 1, line.size(), file_);
  (void)std::fflush(file_);
}

}  // namespace rookie
