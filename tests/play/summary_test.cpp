#include "play/summary.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "core/random.h"
#include "notation/rgn.h"
#include "play/played_games.h"

namespace rookie {
namespace {

Seat seat(int number) { return *Seat::numbered(number); }

Record playthrough(const std::string& name) {
  std::ifstream file(ROOKIE_SOURCE_DIR "/tests/playthroughs/" + name + ".rgn");
  std::stringstream text;
  text << file.rdbuf();
  return parse_rgn(text.str()).value().front();
}

TEST(Summary, ToldByTheTranscriptOfAGame) {
  const Summary summary = summarise(playthrough("R6.4-twice")).value();
  EXPECT_EQ(summary.winners, std::vector{seat(2)});

  ASSERT_EQ(summary.turns.size(), 5U);
  EXPECT_EQ(summary.turns[3].seat, seat(1));
  EXPECT_EQ(summary.turns[3].points, (std::array{0, 0, 0, 0, 0, 0}));
  EXPECT_EQ(summary.turns[3].unsecured, (std::array{4, 4, 0, 0, 0, 0}));
  EXPECT_EQ(summary.turns[4].points, (std::array{0, 20, 0, 0, 0, 0}));

  ASSERT_TRUE(summary.biggest_taken);
  EXPECT_EQ(summary.biggest_taken->turn, 5);
  EXPECT_EQ(summary.biggest_taken->seat, seat(2));
  EXPECT_EQ(summary.biggest_taken->other, seat(1));
  EXPECT_EQ(summary.biggest_taken->cards, 4);

  ASSERT_TRUE(summary.biggest_secured);
  EXPECT_EQ(summary.biggest_secured->turn, 5);
  EXPECT_EQ(summary.biggest_secured->cards, 8);

  ASSERT_EQ(summary.rookies.size(), 2U);
  EXPECT_EQ(summary.rookies[0].cards, 4);
  EXPECT_EQ(summary.rookies[1].cards, 0);
}

TEST(Summary, AWinCanBeShared) { EXPECT_GT(summarise(playthrough("R8.2-shared")).value().winners.size(), 1U); }

TEST(Summary, OnlyOfAGameThatIsOver) {
  Record record = playthrough("R6.4-twice");
  record.moves.pop_back();
  EXPECT_EQ(to_string(summarise(record).error()), "the game is not over (R8.1)");
}

TEST(Summary, EveryTurnOnce) {
  for (const Variant variant : all_variants) {
    const Options options{.edition = pocket, .variant = variant, .seats = 4};
    Random people(1);
    LocalGame game = opened(new_record(options, "elephant elephant elephant -"));
    play_on(game, people);
    const Summary summary = game.summary().value();
    EXPECT_EQ(summary.turns.size(), game.table().turn);
    for (std::size_t at = 0; at < options.seats; ++at) {
      EXPECT_EQ(summary.turns.back().points[at], game.table().seats[at].points);
    }
  }
}

}  // namespace
}  // namespace rookie
