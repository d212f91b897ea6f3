#include "rules/game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "rules/scene.h"

// What Game offers besides the rules, which are tested in files of their own.
namespace rookie {
namespace {

constexpr Options six_cards{.edition = {.colours = 2, .copies = 2}};

TEST(Game, IsOnlyDealtFromValidOptionsAndAFittingDeck) {
  EXPECT_TRUE(Game::deal(six_cards, Deck::blank(six_cards)));
  EXPECT_EQ(Game::deal({.seats = 7}, Deck::blank({})).error().rule, "R1.3");
  EXPECT_EQ(Game::deal(six_cards, Deck::blank({})).error().rule, "R1.2");
}

TEST(Game, ABlankCardMustBeToldBeforeItIsTurnedOver) {
  Game game = Game::deal(six_cards, Deck::blank(six_cards)).value();
  const Game dealt = game;
  Events events;
  EXPECT_EQ(game.top(spot(3)), std::nullopt);
  EXPECT_EQ(game.apply(Move::turn(spot(3)), events).error().clause, Clause::N4);
  EXPECT_EQ(game, dealt);

  game.tell(spot(3), Kind::Yellow);
  EXPECT_EQ(game.top(spot(3)), Kind::Yellow);
  ASSERT_TRUE(game.apply(Move::turn(spot(3)), events));
  EXPECT_EQ(describe(events[0]), "R3.1: seat 1 turns over 3Y");
}

TEST(Game, ToldCardByCardItIsTheGameOfTheWholeDeck) {
  const Deck deck = Deck::parse("GGYYXX", six_cards).value();
  Game known = Game::deal(six_cards, deck).value();
  Game told = Game::deal(six_cards, Deck::blank(six_cards)).value();
  for (const Move move : {Move::turn(spot(1)), Move::turn(spot(3)), Move::turn(spot(5)), Move::turn(spot(2))}) {
    Events events;
    Events told_events;
    if (!told.top(move.spot())) told.tell(move.spot(), *deck[told.dealt_as(move.spot())]);
    ASSERT_TRUE(known.apply(move, events));
    ASSERT_TRUE(told.apply(move, told_events));
    EXPECT_TRUE(std::ranges::equal(events, told_events));
    EXPECT_EQ(known.table(), told.table());
  }
}

TEST(Game, DealtAsFollowsThePileDown) {
  Scene scene({}, "G G");
  EXPECT_EQ(scene.game().dealt_as(spot(2)), 11 * 9 + 1);
  scene.play("1G 2G GG-");
  EXPECT_EQ(scene.game().dealt_as(spot(2)), 10 * 9 + 1);
}

TEST(Game, TheTableShowsTheHandAndItsOwnerOnlyWhileItIsPlaced) {
  Scene scene({.variant = Variant::Team, .seats = 4, .first = seat(2)}, "G G");
  scene.play("1G 2G");
  EXPECT_EQ(letters(scene.game().table().hand), "GG");
  EXPECT_EQ(scene.game().table().owner, seat(2));
  EXPECT_TRUE(scene.game().table().partner_allowed);
  scene.play("GG-");
  EXPECT_EQ(scene.game().table().hand, Cards());
  EXPECT_EQ(scene.game().table().owner, Seat());
  EXPECT_FALSE(scene.game().table().partner_allowed);
}

TEST(Game, TheTableShowsWhatMayBeTurnedOverOnlyWhileTurning) {
  Scene scene({}, "G G");
  EXPECT_EQ(scene.game().table().turnable, SpotSet::all());
  scene.play("1G");
  EXPECT_EQ(scene.game().table().turnable, SpotSet::all() - SpotSet(spot(1)));
  scene.play("2G");
  EXPECT_EQ(scene.game().table().turnable, SpotSet());
}

}  // namespace
}  // namespace rookie
