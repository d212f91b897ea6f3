#include "bots/reading.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bots/evaluation/trained.h"
#include "core/random.h"
#include "rules/deck.h"
#include "rules/game.h"

namespace rookie {
namespace {

// What is read of the second seat after a game between two bots of this name.
float read_as_greedy(const std::string& name, const Options& options) {
  Random random(1);
  Game game = Game::deal(options, Deck::shuffled(options, random)).value();
  std::vector<std::unique_ptr<Bot>> bots;
  for (const Seat seat : seats_of(options))
    bots.push_back(make_bot(name, options, seat, random.next(), &trained_evaluation(), Reads::No).value());
  Reading reading(options, Seat::at(1), 1);
  const auto search = make_search(trained_evaluation());
  Recall recall(options);
  Events events;
  while (!game.over()) {
    const Move move = at(bots, game.active())->decide(game.table(), game.legal_moves(), {.positions = 200}).value();
    if (!game.apply(move, events)) break;
    for (const Event& event : events) {
      reading.observe(event, recall, *search);
      recall.observe(event);
      for (const auto& bot : bots) bot->observe(event);
    }
  }
  return reading.greedy();
}

TEST(Reading, BeginsWithEvenChances) { EXPECT_EQ(Reading({}, Seat::at(1), 1).greedy(), 0.5F); }

TEST(Reading, TellsWhoLooksAhead) {
  for (const Options& options : {Options{.edition = pocket}, Options{.edition = pocket, .variant = Variant::Kids},
                                 Options{.edition = pocket, .variant = Variant::Team, .seats = 4}}) {
    EXPECT_LT(read_as_greedy("grandmaster", options), 0.1F) << to_string(options.variant);
    for (const std::string name : {"parrot", "raven", "elephant"})
      EXPECT_GT(read_as_greedy(name, options), 0.7F) << name << ", " << to_string(options.variant);
  }
}

}  // namespace
}  // namespace rookie
