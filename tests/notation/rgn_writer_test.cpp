#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/random_record.h"
#include "notation/rgn.h"

namespace rookie {
namespace {

using testing::ElementsAre;

std::expected<Record, RgnError> read_one(std::string_view text) {
  StringSource source(text);
  RgnReader reader(source);
  auto record = reader.next();
  if (!record) return std::unexpected(record.error());
  EXPECT_TRUE(record->has_value());
  return **std::move(record);
}

TEST(N7, WritesAllTagsThenTurnByTurn) {
  const auto record = read_one(R"([Rookie "1"] {short}
[Site "the \"Bear\""]
[Seats "Ada" "Ben"]
[Variant "standard"]
[Deck "GXGX"]
[Edition "1x2"]
1. 1G 2X 2. ~ 3G {no
choice} 4X 3. 1G GG- 2X)");
  ASSERT_TRUE(record) << to_string(record.error(), "");
  EXPECT_EQ(write_rgn(*record), R"([Rookie "1"]
[Edition "1x2"]
[Variant "standard"]
[Ruling "de"]
[Seats "Ada" "Ben"]
[First "1"]
[Deck "GXGX"]
[Result "4 0"]
[Site "the \"Bear\""]

1. 1G 2X
2. ~ 3G 4X
3. 1G GG- 2X

)");
}

TEST(N7, UnfinishedAndEmptyRecords) {
  const auto record = read_one(
      "[Rookie \"1\"]\n[Seats \"a\" \"b\" \"c\" "
      "\"d\"]\n[Variant \"team\"]\n[First \"3\"]");
  ASSERT_TRUE(record);
  EXPECT_EQ(write_rgn(*record), R"([Rookie "1"]
[Edition "classic"]
[Variant "team"]
[Ruling "de"]
[Seats "a" "b" "c" "d"]
[First "3"]
[Result "*"]


)");
}

TEST(N7, RandomGamesComeBackEqual) {
  Random random(7);
  int finished = 0;
  for (int game = 0; game < 2000; ++game) {
    const Record record = random_record(random);
    const std::string text = write_rgn(record);
    const auto read = read_one(text);
    ASSERT_TRUE(read) << to_string(read.error(), "record") << '\n' << text;
    ASSERT_EQ(*read, record) << text;
    ASSERT_EQ(write_rgn(*read), text);
    finished += replay(record)->over() ? 1 : 0;
  }
  EXPECT_GT(finished, 500);
}

// The deck that follows from the decisions is the dealt one, as far as it was seen.
void expect_told(const Record& told, const Record& dealt) {
  for (int card = 0; card < dealt.deck.size(); ++card) {
    const auto kind = told.deck[card];
    ASSERT_TRUE(!kind || kind == dealt.deck[card]) << "card " << card << '\n' << write_rgn(told);
  }
  const auto end = replay(dealt);
  ASSERT_TRUE(end);
  ASSERT_EQ(replay(told)->table(), end->table());
  const bool all_taken = end->table().spots == Table{}.spots;
  if (all_taken) ASSERT_EQ(told.deck, dealt.deck);
}

TEST(N7, RandomGamesWithoutDeckComeBackEqual) {
  Random random(8);
  for (int game = 0; game < 1000; ++game) {
    Record record = random_record(random);
    record.deck_tag = false;
    const std::string text = write_rgn(record);
    const auto read = read_one(text);
    ASSERT_TRUE(read) << to_string(read.error(), "record") << '\n' << text;
    ASSERT_EQ(write_rgn(*read), text);
    ASSERT_EQ(read_one(write_rgn(*read)), *read);
    expect_told(*read, record);
  }
}

TEST(N7, SeveralRecordsComeBackInOrder) {
  Random random(9);
  std::vector<Record> records;
  std::string text;
  for (int game = 0; game < 20; ++game) {
    records.push_back(random_record(random));
    text += write_rgn(records.back());
  }
  const auto read = parse_rgn(text);
  ASSERT_TRUE(read) << to_string(read.error(), "records");
  EXPECT_EQ(*read, records);
}

TEST(Moves, Texts) {
  const std::vector<std::pair<Move, std::string_view>> texts{
      {Move::turn(Spot::at(2)), "3"},
      {Move::cover(), "~"},
      {Move::take(Side::Left), "<"},
      {Move::take(Side::Right), ">"},
      {Move::place(*Placement::of({Kind::Yellow, std::nullopt, Kind::X})), "Y-X"},
      {Move::place_with_partner(*Placement::of({std::nullopt, Kind::Pink, std::nullopt})), "@-P-"},
  };
  for (const auto& [move, text] : texts) EXPECT_EQ(to_string(move), text);
}

TEST(Moves, TextAndBack) {
  for (int id = 0; id < Move::count; ++id) EXPECT_EQ(parse_move(to_string(Move::at(id))), Move::at(id));
}

TEST(Moves, WhatIsNoMove) {
  for (const std::string_view wrong : {"", "0", "3R", "---", "@", "@---", "yy-", "YY", "YY-Y", "12"}) {
    EXPECT_EQ(parse_move(wrong), std::nullopt) << wrong;
  }
}

constexpr std::string_view two_cards = R"([Rookie "1"]
[Edition "1x2"]
[Seats "a" "b"]
[Variant "kids"]
1. 1G 2G)";

TEST(Replay, VisitsEveryDecision) {
  std::vector<std::string> tokens;
  const auto end =
      replay(*read_one(two_cards), [&](const Game& before, Move move, const Events& events, const Game& after) {
        tokens.push_back(to_token(before, move));
        EXPECT_EQ(events.begin()->kind, Kind::Green);
        EXPECT_NE(before, after);
      });
  EXPECT_THAT(tokens, ElementsAre("1G", "2G"));
  ASSERT_TRUE(end);
  EXPECT_EQ(result_tag(*end), "2 0");
}

TEST(Replay, RefusesWhatIsNoGame) {
  Record record = *read_one(two_cards);
  record.moves.push_back(Move::cover());
  const auto too_long = replay(record);
  ASSERT_FALSE(too_long);
  EXPECT_EQ(too_long.error().rule, "R8.1");
  record.options.seats = 1;
  const auto lonely = replay(record);
  ASSERT_FALSE(lonely);
  EXPECT_EQ(lonely.error().rule, "R1.3");
}

}  // namespace
}  // namespace rookie
