#include "bots/bot.h"

#include <string>

#include "bots/elephant_bot.h"
#include "bots/grandmaster_bot.h"
#include "bots/random_bot.h"
#include "bots/simple_bot.h"

namespace rookie {

const std::vector<std::string_view>& bot_names() {
  static const std::vector<std::string_view> names{"random", "simple", "elephant", "grandmaster"};
  return names;
}

std::string joined_bot_names() {
  std::string joined;
  for (const std::string_view name : bot_names()) joined.append(joined.empty() ? "" : ", ").append(name);
  return joined;
}

Result<std::unique_ptr<Bot>> make_bot(std::string_view name, const Options& options, Seat /*seat*/,
                                      std::uint64_t seed) {
  if (name == "random") return std::make_unique<RandomBot>(seed);
  if (name == "simple") return std::make_unique<SimpleBot>(options, seed);
  if (name == "elephant") return std::make_unique<ElephantBot>(options);
  if (name == "grandmaster") return std::make_unique<GrandmasterBot>(options);
  return refuse("", "unknown bot '" + std::string(name) + "'; there are: " + joined_bot_names());
}

}  // namespace rookie
