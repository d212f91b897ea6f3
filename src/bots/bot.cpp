#include "bots/bot.h"

#include <string>

#include "bots/random_bot.h"
#include "bots/simple_bot.h"

namespace rookie {

const std::vector<std::string_view>& bot_names() {
  static const std::vector<std::string_view> names{"random", "simple"};
  return names;
}

Result<std::unique_ptr<Bot>> make_bot(std::string_view name, const Options& options, std::uint64_t seed) {
  if (name == "random") return std::make_unique<RandomBot>(seed);
  if (name == "simple") return std::make_unique<SimpleBot>(options, seed);
  std::string known;
  for (const std::string_view other : bot_names()) known.append(known.empty() ? "" : ", ").append(other);
  return refuse("", "unknown bot '" + std::string(name) + "'; there are: " + known);
}

}  // namespace rookie
