#include "bots/bot.h"

#include <string>

#include "bots/elephant_bot.h"
#include "bots/grandmaster_bot.h"
#include "bots/human_bot.h"
#include "bots/random_bot.h"

namespace rookie {

const std::vector<std::string_view>& bot_names() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> weakest_first{"random"};
    for (const HumanLevel& level : human_levels()) weakest_first.push_back(level.name);
    weakest_first.insert(weakest_first.end(), {"elephant", "grandmaster"});
    return weakest_first;
  }();
  return names;
}

std::string joined_bot_names() {
  std::string joined;
  for (const std::string_view name : bot_names()) joined.append(joined.empty() ? "" : ", ").append(name);
  return joined;
}

Result<std::unique_ptr<Bot>> make_bot(std::string_view name, const Options& options, Seat seat, std::uint64_t seed) {
  if (name == "random") return std::make_unique<RandomBot>(seed);
  for (const HumanLevel& level : human_levels()) {
    if (name == level.name) return std::make_unique<HumanBot>(level, options, seat, seed);
  }
  if (name == "elephant") return std::make_unique<ElephantBot>(options);
  if (name == "grandmaster") {
    if (!Evaluation::is_loaded()) return refuse("", "the weights of the evaluation are not loaded");
    return std::make_unique<GrandmasterBot>(options);
  }
  return refuse("", "unknown bot '" + std::string(name) + "'; there are: " + joined_bot_names());
}

}  // namespace rookie
