#include "bots/evaluation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <numeric>
#include <string_view>
#include <vector>

#include "bots/every_options.h"
#include "bots/greedy.h"
#include "bots/watched.h"
#include "core/random.h"
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
  for (const int count : {29 * 48, 29 * 48, 57 * 48, 145 * 64, 65}) {
    append(file, std::bit_cast<std::uint32_t>(1.0F / 65536), 4);
    for (int weight = 0; weight < count; ++weight) append(file, random.below(16384) + 65536 - 8192, 2);
  }
  return file;
}

Kind changed(Kind kind, const PerKind<Kind>& colours) { return colours[kind]; }

Deck changed(const Deck& deck, const PerKind<Kind>& colours) {
  Deck result = deck;
  for (int card = 0; card < deck.size(); ++card) {
    if (const auto kind = deck[card]) result.set(card, changed(*kind, colours));
  }
  return result;
}

Move changed(Move move, const PerKind<Kind>& colours) {
  if (move.type() != Move::Type::Place && move.type() != Move::Type::PlaceWithPartner) return move;
  Placement::Tops tops;
  for (int pile = 0; pile < Pile::count; ++pile) {
    if (const auto top = move.placement().top(Pile::at(pile))) tops.at(std::size_t(pile)) = changed(*top, colours);
  }
  const Placement placement = Placement::of(tops).value();
  return move.type() == Move::Type::Place ? Move::place(placement) : Move::place_with_partner(placement);
}

// Every colour the next one, X itself.
PerKind<Kind> next_colours() {
  PerKind<Kind> colours;
  for (const Kind kind : all_kinds) {
    colours[kind] = kind == Kind::X ? kind : static_cast<Kind>((index(kind) + 1) % colour_count);
  }
  return colours;
}

void expect_consistent(const Options& options, const Chances& chances, const Chances& with_other_colours) {
  const bool team = options.variant == Variant::Team;
  const auto sides = static_cast<std::ptrdiff_t>(team ? options.seats / 2 : options.seats);
  EXPECT_NEAR(std::accumulate(chances.begin(), chances.begin() + sides, 0.0F), 1.0F, 1e-6F);
  for (std::size_t seat = 0; seat < chances.size(); ++seat) {
    EXPECT_NEAR(chances.at(seat), with_other_colours.at(seat), 1e-5F);
    if (team && seat < options.seats) {
      const Seat partner = partner_of(options, Seat::at(static_cast<int>(seat)));
      EXPECT_EQ(chances.at(seat), chances.at(static_cast<std::size_t>(partner.index())));
    }
    EXPECT_EQ(chances.at(seat) > 0, seat < options.seats);
  }
}

// The same game twice, the second time with other colours.
void follow_game(const Options& options, Random& random) {
  const PerKind<Kind> colours = next_colours();
  const Deck deck = Deck::shuffled(options, random);
  Game game = Game::deal(options, deck).value();
  Game other_game = Game::deal(options, changed(deck, colours)).value();
  Recall recall(options);
  Recall other_recall(options);
  Memory shown;
  Events events;
  while (!game.over() && !testing::Test::HasFailure()) {
    if (game.phase() <= Phase::Seek && random.below(8) == 0) {
      const Evaluation& evaluation = Evaluation::trained();
      expect_consistent(options, evaluation.chances(recall), evaluation.chances(other_recall));
    }
    const Moves legal = game.legal_moves();
    const Move move = choose(Style::Remembering, game.table(), {legal.begin(), legal.end()}, shown, random);
    ASSERT_TRUE(other_game.apply(changed(move, colours), events));
    for (const Event& event : events) other_recall.observe(event);
    ASSERT_TRUE(game.apply(move, events));
    for (const Event& event : events) recall.observe(event);
    for (const Event& event : events) shown.watch(event);
  }
}

TEST(Evaluation, GivesChancesThatAddUpAndDoNotDependOnColours) {
  Random random(1);
  for (Options options : every_options()) {
    options.edition.colours = colour_count;
    follow_game(options, random);
    ASSERT_FALSE(HasFailure()) << to_string(options.variant) << ", " << int{options.seats} << " seats";
  }
}

// The mean of (chance - result)² over the positions of games between careful players: 0.25 for whoever knows nothing.
TEST(Evaluation, ForeseesWhoWins) {
  constexpr int games = 100;
  Random random(2);
  float errors = 0;
  float positions = 0;
  for (int number = 0; number < games; ++number) {
    Game game = Game::deal(Options{}, Deck::shuffled(Options{}, random)).value();
    Recall recall(Options{});
    Events events;
    std::vector<float> chances;
    while (!game.over()) {
      if (game.phase() == Phase::FirstCard) chances.push_back(Evaluation::trained().chances(recall)[0]);
      ASSERT_TRUE(game.apply(greedy_move(recall), events));
      for (const Event& event : events) recall.observe(event);
    }
    const float result = result_of(game)[0];
    for (const float chance : chances) errors += (chance - result) * (chance - result);
    positions += static_cast<float>(chances.size());
  }
  EXPECT_LT(errors / positions, 0.2F);
}

// Bit for bit, on every platform and in WebAssembly.
TEST(Evaluation, IsTheSameEverywhere) {
  const auto evaluation = Evaluation::parse(some_weights());
  ASSERT_TRUE(evaluation);
  const Options options{.edition = twelve_cards, .seats = 3};
  const Recall recall = recall_after("5 7 BB- 1 2  1 2  6 8 PP- 4 5 G-- 1 3", options, deck_of_twelve);
  const Chances expected{0x1.827b02p-2F, 0x1.36f792p-2F, 0x1.468d6cp-2F};
  EXPECT_EQ(evaluation->chances(recall), expected);
}

TEST(Evaluation, KnowsNothingWithoutWeights) {
  const Chances even{0.25F, 0.25F, 0.25F, 0.25F};
  EXPECT_EQ(Evaluation().chances(Recall({.seats = 4})), even);
}

TEST(Evaluation, RefusesWhatIsNoFileOfWeights) {
  const File good = some_weights();
  EXPECT_TRUE(Evaluation::parse(good));
  File foreign = good;
  foreign[7] = '2';
  EXPECT_EQ(Evaluation::parse(foreign).error().what, "this is no file of weights");
  File longer = good;
  longer.push_back(0);
  EXPECT_THAT(Evaluation::parse(longer).error().what, testing::HasSubstr("has 29758 bytes, this one 29759"));
  for (const std::size_t size : {0UZ, 4UZ, 8UZ, 9UZ, 1000UZ, good.size() - 1}) {
    EXPECT_FALSE(Evaluation::parse(std::span(good).first(size))) << size;
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
