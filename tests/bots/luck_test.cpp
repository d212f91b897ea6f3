#include "bots/luck.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "bots/evaluation/trained.h"
#include "bots/watched.h"

namespace rookie {
namespace {

Event turned(Spot spot, Kind kind) { return {.type = Event::Type::Turned, .kind = kind, .from = spot, .to = spot}; }

float luck(const Recall& recall, const Event& event, Seat viewer) {
  return luck_of(event, recall, trained_evaluation(), viewer);
}

// Expects the luck to add up to 0 over all cards that this one may be, weighted by how likely each kind is.
void expect_even(const Recall& recall, Spot spot, Seat viewer) {
  float sum = 0;
  float most = 0;
  for (const Kind kind : all_kinds) {
    const int count = recall.unseen().of(kind);
    if (count == 0) continue;
    const float part = luck(recall, turned(spot, kind), viewer);
    sum += static_cast<float>(count) * part;
    most = std::max(most, std::abs(part));
  }
  EXPECT_NEAR(sum, 0, 1e-5F);
  EXPECT_GT(most, 1e-4F);
}

TEST(Luck, EvensOutOverAllThatACardMayBe) {
  const Options three_seats{.edition = twelve_cards, .seats = 3};
  for (const std::string moves : {"", "1", "1 2", "4 9", "5 7 BB- 1 2", "5 7 BB- 1 2 6 8 PP-"}) {
    const Recall recall = recall_after(moves, three_seats, deck_of_twelve);
    for (const Spot spot : recall.game().table().turnable) {
      if (recall.top(spot)) continue;
      for (int seat = 0; seat < three_seats.seats; ++seat) expect_even(recall, spot, Seat::at(seat));
    }
  }
}

// A pair in kids is good luck for the finder and bad luck for the other player.
TEST(Luck, IsAPairForWhoeverFindsIt) {
  const Recall recall = recall_after(
      "1", {.variant = Variant::Kids},
      std::string(18, 'G') + std::string(18, 'Y') + std::string(18, 'R') + std::string(18, 'B') + std::string(18, 'P'));
  EXPECT_GT(luck(recall, turned(Spot::at(1), Kind::Pink), Seat::at(0)), 0.01F);
  EXPECT_LT(luck(recall, turned(Spot::at(1), Kind::Pink), Seat::at(1)), -0.01F);
}

TEST(Luck, IsNoneInWhatIsKnown) {
  const Recall recall = recall_after("1 2", {.edition = twelve_cards}, deck_of_twelve);
  EXPECT_EQ(luck(recall, turned(Spot::at(0), Kind::Green), Seat::at(0)), 0);
  EXPECT_EQ(luck(recall, {.type = Event::Type::Covered}, Seat::at(0)), 0);
}

}  // namespace
}  // namespace rookie
