#include "play/played_games.h"

#include <gtest/gtest.h>

#include "bots/evaluation/trained.h"
#include "notation/rgn.h"
#include "play/json.h"

namespace rookie {

Record new_record(const Options& options, std::string_view bots) {
  Record record{.options = options, .deck = Deck::blank(options), .deck_tag = false};
  for (int seat = 0; seat < options.seats; ++seat) record.names.push_back("Player " + std::to_string(seat + 1));
  record.other_tags = {{.name = "Seed", .value = "18446744073709551615"},
                       {.name = "Bots", .value = std::string(bots)},
                       {.name = "Learning", .value = "yes"}};
  return record;
}

LocalGame opened(const Record& record) {
  auto game = LocalGame::open(record, &trained_evaluation());
  EXPECT_TRUE(game) << to_string(game.error());
  return *std::move(game);
}

LocalGame reopened(const LocalGame& game) {
  const auto records = parse_rgn(game.saved());
  EXPECT_TRUE(records) << to_string(records.error(), "saved");
  return opened(records->front());
}

std::string play_one(LocalGame& game, Random& people) {
  const Table before = game.table();
  const auto choices = game.choices();
  const auto steps = choices.empty()
                         ? game.play_bot(0)
                         : game.play(choices.at(people.below(static_cast<std::uint32_t>(choices.size()))).move);
  EXPECT_TRUE(steps) << to_string(steps.error());
  return to_json(StepChanges{.before = before, .steps = *steps}).text() + to_json(game).text();
}

std::string play_on(LocalGame& game, Random& people, int most) {
  std::string all;
  for (int made = 0; made < most && game.waiting_for() != WaitingFor::Nobody; ++made) all += play_one(game, people);
  return all;
}

}  // namespace rookie
