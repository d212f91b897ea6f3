#include "bots/evaluation/evaluation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <functional>
#include <numeric>
#include <optional>
#include <string_view>
#include <vector>

#include "bots/evaluation/trained.h"
#include "bots/even_evaluation.h"
#include "bots/every_options.h"
#include "bots/greedy.h"
#include "bots/luck.h"
#include "bots/search/look_ahead/look_ahead.h"
#include "bots/statistics.h"
#include "bots/visit_game.h"
#include "bots/watched.h"
#include "core/random.h"
#include "rules/kind.h"
#include "rules/players.h"

namespace rookie {
namespace {

using File = std::vector<std::uint8_t>;

void append(File& file, std::uint32_t value, int bytes) {
  for (int byte = 0; byte < bytes; ++byte) file.push_back(static_cast<std::uint8_t>(value >> (8U * unsigned(byte))));
}

// Weights that mean nothing, but are always the same.
File some_weights() {
  File file{'R', 'O', 'O', 'K', 'I', 'E', 'E', '1'};
  Random random(1);
  for (const int count : {33 * 96, 33 * 96, 57 * 96, 289 * 64, 65}) {
    append(file, std::bit_cast<std::uint32_t>(1.0F / 32768), 4);
    for (int weight = 0; weight < count; ++weight) append(file, random.below(16384) + 65536 - 8192, 2);
  }
  return file;
}

// --- colours --------------------------------------------------------------------------------------------------------

Deck changed(const Deck& deck, const PerKind<Kind>& colours) {
  Deck result = deck;
  for (int card = 0; card < deck.size(); ++card) {
    if (const auto kind = deck[card]) result.set(card, colours[*kind]);
  }
  return result;
}

Move changed(Move move, const PerKind<Kind>& colours) {
  if (move.type() != Move::Type::Place && move.type() != Move::Type::PlaceWithPartner) return move;
  Placement::NewTops tops;
  for (int pile = 0; pile < Pile::count; ++pile) {
    if (const auto top = move.placement().top(Pile::at(pile))) tops.at(std::size_t(pile)) = colours[*top];
  }
  const Placement placement = Placement::of(tops).value();
  return move.type() == Move::Type::Place ? Move::place(placement) : Move::place_with_partner(placement);
}

// The colours in any order; X stays X.
PerKind<Kind> other_colours(Random& random) {
  std::array colours{Kind::Green, Kind::Yellow, Kind::Red, Kind::Blue, Kind::Pink};
  random.shuffle(std::span<Kind>(colours));
  PerKind<Kind> result;
  for (const Kind kind : all_kinds) result[kind] = kind == Kind::X ? kind : colours.at(std::size_t(index(kind)));
  return result;
}

// Only the order in which the colours are added up differs, so the last bits may.
void expect_alike(const Recall& recall, const Recall& other) {
  constexpr float rounding = 1e-5F;
  for (int seat = 0; seat < recall.game().options().seats; ++seat) {
    const Seat viewer = Seat::at(seat);
    EXPECT_NEAR(trained_evaluation().chance(recall, viewer), trained_evaluation().chance(other, viewer), rounding);
  }
}

// Plays the same game twice, the second time with other colours.
void follow_game(const Options& options, Random& random) {
  const PerKind<Kind> colours = other_colours(random);
  const Deck deck = Deck::shuffled(options, random);
  Game game = Game::deal(options, deck).value();
  Game other_game = Game::deal(options, changed(deck, colours)).value();
  Recall recall(options);
  Recall other_recall(options);
  Memory shown;
  Events events;
  while (!game.over() && !testing::Test::HasFailure()) {
    if (game.phase() <= Phase::Seek && random.below(8) == 0) expect_alike(recall, other_recall);
    const Moves legal = game.legal_moves();
    const Move move = choose(Style::Remembering, game.table(), {legal.begin(), legal.end()}, shown, random);
    ASSERT_TRUE(other_game.apply(changed(move, colours), events));
    for (const Event& event : events) other_recall.observe(event);
    ASSERT_TRUE(game.apply(move, events));
    for (const Event& event : events) recall.observe(event);
    for (const Event& event : events) shown.watch(event);
  }
}

TEST(Evaluation, DoesNotDependOnColours) {
  Random random(1);
  for (Options options : every_options()) {
    options.edition.colours = colour_count;
    follow_game(options, random);
    ASSERT_FALSE(HasFailure()) << to_string(options.variant) << ", " << int{options.seats} << " seats";
  }
}

// --- what it foresees -----------------------------------------------------------------------------------------------

using Decide = std::function<Move(const Recall&)>;

// One position of a game, the result of that game for all seats, and the luck of the first seat after that position.
struct Sample {
  Recall recall;
  Chances result;
  float luck = 0;
};

Sample sample_of(const Options& options, Random& random, const Decide& decide) {
  Game game = Game::deal(options, Deck::shuffled(options, random)).value();
  Recall recall(options);
  std::optional<Recall> chosen;
  float luck = 0;
  Events events;
  for (std::uint32_t positions = 1; !game.over(); ++positions) {
    if (game.phase() <= Phase::Seek && random.below(positions) == 0) {
      chosen = recall;
      luck = 0;
    }
    if (!game.apply(decide(recall), events)) break;
    luck += luck_of(events[0], recall, trained_evaluation(), Seat::at(0));
    for (const Event& event : events) recall.observe(event);
  }
  return {.recall = chosen.value(), .result = result_of(game), .luck = luck};
}

Move careful(const Recall& recall) { return greedy_move(recall); }

TEST(Evaluation, GivesChancesThatAddUpAndAreTheSameForPartners) {
  Random random(2);
  for (const Options& options : every_options()) {
    const Recall recall = sample_of(options, random, careful).recall;
    const Chances chances = trained_evaluation().chances(recall);
    const int sides = sides_of(options);
    EXPECT_NEAR(std::accumulate(chances.begin(), chances.begin() + sides, 0.0F), 1.0F, 1e-6F);
    for (int seat = 0; seat < Seat::count; ++seat) {
      const float chance = chances.at(static_cast<std::size_t>(seat));
      if (seat >= options.seats) {
        EXPECT_EQ(chance, 0);
        continue;
      }
      EXPECT_GE(chance, 0);
      EXPECT_EQ(chance, chances.at(static_cast<std::size_t>(seat % sides)));
      if (sides == 2) EXPECT_NEAR(chance, trained_evaluation().chance(recall, Seat::at(seat)), 1e-6F);
    }
  }
}

std::vector<Options> common_options() {
  return {{},
          {.seats = 4},
          {.variant = Variant::Team, .seats = 4},
          {.variant = Variant::Kids},
          {.edition = pocket, .variant = Variant::Kids, .seats = 3}};
}

// Players who look one card ahead win as often as its low, middling and high chances say, their luck with the cards
// aside: within three standard errors and a hundredth.
TEST(Evaluation, IsCalibrated) {
  constexpr int games = 60;
  LookAhead search(trained_evaluation());
  const Decide ahead = [&](const Recall& recall) { return search.rank(1, recall)[0].move; };
  std::array<Statistics, 3> surprises;
  Random random(3);
  for (const Options& options : common_options()) {
    for (int number = 0; number < games; ++number) {
      const Sample sample = sample_of(options, random, ahead);
      const float chance = trained_evaluation().chance(sample.recall, Seat::at(0));
      surprises.at(static_cast<std::size_t>(chance * 2.999F)).add(double{sample.result[0] - sample.luck - chance});
    }
  }
  for (const Statistics& surprise : surprises) {
    EXPECT_NEAR(surprise.mean(), 0, 3 * surprise.error_of_mean() + 0.01) << surprise.count;
    EXPECT_LT(surprise.error_of_mean(), 0.03);
  }
}

// The mean of (chance - result)² is 0.25 for an evaluation that knows nothing about two players.
TEST(Evaluation, ForeseesWhoWins) {
  constexpr int games = 400;
  Random random(4);
  float errors = 0;
  for (int number = 0; number < games; ++number) {
    const Sample sample = sample_of({}, random, careful);
    const float error = trained_evaluation().chances(sample.recall)[0] - sample.result[0];
    errors += error * error;
  }
  EXPECT_LT(errors / games, 0.19F);
}

// The first seat's points, less all that the second one may still gain.
int sure_lead(const Recall& recall) {
  const Game& game = recall.game();
  int others = game.points(Seat::at(1)) + recall.unsecured(Seat::at(0)).total() + recall.unsecured(Seat::at(1)).total();
  for (const auto& spot : game.table().spots) others += spot.height;
  return game.points(Seat::at(0)) - others;
}

TEST(Evaluation, IsSureOfAGameThatIsDecided) {
  Random random(5);
  for (const Options& options : {Options{}, Options{.variant = Variant::Kids}}) {
    Statistics chances;
    for (int number = 0; number < 200; ++number) {
      visit_game(options, Style::Remembering, random, [&](const Recall& recall) {
        if (recall.game().phase() > Phase::Seek || sure_lead(recall) <= 0) return;
        chances.add(double{trained_evaluation().chance(recall, Seat::at(0))});
      });
    }
    EXPECT_GT(chances.count, 100);
    EXPECT_GT(chances.mean(), 0.97) << to_string(options.variant);
  }
}

// --- numbers --------------------------------------------------------------------------------------------------------

// Bit for bit, on every platform and in WebAssembly.
TEST(Evaluation, IsTheSameEverywhere) {
  const auto evaluation = read_evaluation(some_weights());
  ASSERT_TRUE(evaluation);
  const Options options{.edition = twelve_cards, .seats = 3};
  const Recall recall = recall_after("5 7 BB- 1 2  1 2  6 8 PP- 4 5 G-- 1 3", options, deck_of_twelve);
  EXPECT_EQ((*evaluation)->chance(recall, Seat::at(0)), 0x1.ff5e1cp-1F);
  const Chances expected{0x1.55bec8p-2F, 0x1.547692p-2F, 0x1.55caa8p-2F};
  EXPECT_EQ((*evaluation)->chances(recall), expected);
}

// One that remembers is asked as a search does: again and again about much the same, in games of all kinds.
TEST(Evaluation, IsTheSameIfItRemembers) {
  const auto remembering = trained_evaluation().remembering();
  Random random(6);
  for (const Options& options : every_options()) {
    visit_game(options, Style::Remembering, random, [&](const Recall& recall) {
      if (recall.game().phase() > Phase::Seek) return;
      for (int seat = 0; seat < options.seats; ++seat) {
        const Seat viewer = Seat::at(seat);
        ASSERT_EQ(remembering->chance(recall, viewer), trained_evaluation().chance(recall, viewer));
      }
    });
  }
}

TEST(Evaluation, SharesOutEvenChances) {
  const Chances even{0.25F, 0.25F, 0.25F, 0.25F};
  EXPECT_EQ(EvenEvaluation().chances(Recall({.seats = 4})), even);
}

TEST(Evaluation, RefusesWhatIsNoFileOfWeights) {
  const File good = some_weights();
  EXPECT_TRUE(read_evaluation(good));
  for (std::size_t letter = 0; letter < 8; ++letter) {
    File foreign = good;
    foreign[letter] = '2';
    EXPECT_EQ(read_evaluation(foreign).error().what, "this is no file of weights");
  }
  File longer = good;
  longer.push_back(0);
  EXPECT_THAT(read_evaluation(longer).error().what, testing::HasSubstr("has 60766 bytes, this one 60767"));
  for (const std::size_t size : {0UZ, 4UZ, 8UZ, 9UZ, 1000UZ, good.size() - 1}) {
    EXPECT_FALSE(read_evaluation(std::span(good).first(size))) << size;
  }
}

TEST(Results, AreWholeOrShared) {
  const Options kids{.edition = {.colours = 4, .copies = 2}, .variant = Variant::Kids, .seats = 3};
  const auto result = [&](const std::string& moves) { return result_of(recall_after(moves, kids, "GYRBGYRB").game()); };
  EXPECT_EQ(result("1 2 1 5 2 6 3 7 4 8"), (Chances{0, 1, 0}));
  EXPECT_EQ(result("1 5 2 6 3 4 3 4 3 7 4 8"), (Chances{0.5F, 0, 0.5F}));
}

TEST(Results, AreTheSameForPartners) {
  const Options team{.edition = {.colours = 1, .copies = 2}, .variant = Variant::Team, .seats = 4};
  EXPECT_EQ(result_of(recall_after("1 2 3 GG- 4", team, "GXGX").game()), (Chances{0, 1, 0, 1}));
}

}  // namespace
}  // namespace rookie
