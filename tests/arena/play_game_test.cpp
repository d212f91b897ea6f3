#include "arena/play_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "notation/rgn.h"

namespace rookie {
namespace {

using testing::ElementsAre;

constexpr Edition tiny{.colours = 2, .copies = 2};
using Decide = std::function<Result<Move>(const Moves& legal, const Budget& budget)>;

class FakeBot final : public Bot {
 public:
  explicit FakeBot(Decide decide) : decide_(std::move(decide)) {}

  void observe(const Event& /*event*/) override { ++observed; }
  [[nodiscard]] Result<Move> decide(const Table& /*table*/, const Moves& legal, const Budget& budget) override {
    return decide_(legal, budget);
  }

  int observed = 0;

 private:
  Decide decide_;
};

Result<Move> first_legal(const Moves& legal, const Budget& /*budget*/) { return legal[0]; }
Result<Move> error(const Moves& /*legal*/, const Budget& /*budget*/) { return refuse("N5", "it cannot decide"); }

// The bot on `seat` decides like this, the others make the first legal move.
Bots with(Seat seat, const Decide& decide, const Options& options) {
  Bots bots;
  for (int other = 0; other < options.seats; ++other) {
    bots.push_back(std::make_unique<FakeBot>(Seat::at(other) == seat ? decide : first_legal));
  }
  return bots;
}

Record dealt(const Options& options) {
  return {.options = options,
          .names = std::vector<std::string>(options.seats, "Bot"),
          .deck = make_shuffle(options, 1, 0).deck};
}

Played play(const Options& options, const Bots& bots, const Budget& budget = {}) {
  return play_game(dealt(options), bots, budget, [](const Events&) {});
}

TEST(PlayGame, EndsWithoutAForfeitIfAllAnswersAreLegal) {
  const Options options{.edition = tiny};
  const Played played = play(options, with(Seat{}, first_legal, options));
  EXPECT_TRUE(played.course.over());
  EXPECT_FALSE(played.forfeit);
}

TEST(PlayGame, ABotWithoutAnAnswerForfeits) {
  const Options options{.edition = tiny, .seats = 3, .first = Seat::at(1)};
  const Bots bots = with(Seat::at(2), error, options);
  const Played played = play(options, bots);
  EXPECT_FALSE(played.course.over());
  ASSERT_TRUE(played.forfeit);
  EXPECT_EQ(played.forfeit->seat, Seat::at(2));
  EXPECT_EQ(to_string(played.forfeit->why), "it cannot decide (N5)");
  EXPECT_EQ(played.course.game().active(), Seat::at(2));  // the first turn of seat 3 was the second of the game
}

TEST(PlayGame, ABotWithAnIllegalMoveForfeits) {
  const Options options{.edition = tiny};
  const auto same_card_twice = [](const Moves&, const Budget&) { return Move::turn(Spot{}); };
  const Played played = play(options, with(Seat{}, same_card_twice, options));
  ASSERT_TRUE(played.forfeit);
  EXPECT_EQ(played.forfeit->seat, Seat{});
  EXPECT_EQ(played.forfeit->why.rule, "R3.1");
  EXPECT_THAT(played.forfeit->why.what, testing::StartsWith("its move 1 is illegal: "));
}

TEST(PlayGame, AllAreToldWhatHappensUpToTheForfeit) {
  const Options options{.edition = tiny};
  const Bots bots = with(Seat::at(1), error, options);
  int events_caused = 0;
  const auto played = play_game(dealt(options), bots, {},
                                [&](const Events& events) { events_caused += static_cast<int>(events.size()); });
  EXPECT_TRUE(played.forfeit);
  EXPECT_GT(events_caused, 0);
  for (const auto& bot : bots) EXPECT_EQ(dynamic_cast<const FakeBot&>(*bot).observed, events_caused);
}

TEST(PlayGame, EveryDecisionHasTheBudget) {
  const Options options{.edition = tiny};
  const auto counts = [](const Moves& legal, const Budget& budget) {
    EXPECT_EQ(budget.positions, 17);
    return legal[0];
  };
  EXPECT_TRUE(play(options, with(Seat{}, counts, options), {.positions = 17}).course.over());
}

TEST(PlayGame, AForfeitedGameIsARecordThatReplays) {
  const Options options{.edition = tiny};
  const Played played = play(options, with(Seat::at(1), error, options));
  const Record record = record_of(played);
  const std::string text = write_rgn(record);
  EXPECT_THAT(text, testing::HasSubstr("[Result \"*\"]\n[Forfeit \"2: it cannot decide (N5)\"]\n"));
  EXPECT_EQ(parse_rgn(text).value(), std::vector{record});
  EXPECT_EQ(replay(record), played.course.game());
}

TEST(PlayGame, OneThatIsOverHasNoTagOfAForfeit) {
  const Options options{.edition = tiny};
  const Played played = play(options, with(Seat{}, first_legal, options));
  EXPECT_EQ(record_of(played), played.course.record());
}

TEST(WinParts, AForfeitIsSharedByAllOthers) {
  const auto parts = [](const Options& options, int loser) {
    return win_parts({.course = Course::open({.options = options, .deck = Deck::blank(options)}).value(),
                      .forfeit = Forfeit{.seat = Seat::at(loser), .why = {}}});
  };
  EXPECT_THAT(parts({.seats = 2}, 1), ElementsAre(60, 0, 0, 0, 0, 0));
  EXPECT_THAT(parts({.variant = Variant::Kids, .seats = 4}, 0), ElementsAre(0, 20, 20, 20, 0, 0));
  EXPECT_THAT(parts({.seats = 6}, 2), ElementsAre(12, 12, 0, 12, 12, 12));
  EXPECT_THAT(parts({.variant = Variant::Team, .seats = 4}, 1), ElementsAre(30, 0, 30, 0, 0, 0));
  EXPECT_THAT(parts({.variant = Variant::Team, .seats = 6}, 4), ElementsAre(15, 0, 15, 15, 0, 15));
}

}  // namespace
}  // namespace rookie
