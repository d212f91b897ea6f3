#include "play/local_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <span>

#include "bots/evaluation/trained.h"
#include "bots/every_options.h"
#include "bots/unseen.h"
#include "notation/rgn.h"
#include "play/choice.h"
#include "play/json.h"
#include "play/played_games.h"

namespace rookie {
namespace {

// People and bots alternate; over all games there is a bot of each level.
std::string some_bots(const Options& options, std::size_t number) {
  std::string words;
  for (std::size_t seat = 0; seat < options.seats; ++seat) {
    const auto& levels = bot_names();
    words += std::string(seat == 0 ? "" : " ") +
             (seat % 2 == 0 ? "-" : std::string(levels.at((number + seat / 2) % levels.size())));
  }
  return words;
}

std::vector<Record> some_records() {
  std::vector<Record> records;
  for (const Options& options : every_options()) {
    records.push_back(new_record(options, some_bots(options, records.size())));
  }
  return records;
}

const Options small{.edition = {.colours = 3, .copies = 4}, .seats = 3};

Record with_tag(Record record, std::string_view name, std::string_view value) {
  std::erase_if(record.other_tags, [name](const Record::Tag& tag) { return tag.name == name; });
  record.other_tags.push_back({.name = std::string(name), .value = std::string(value)});
  return record;
}

std::string why_not(const Record& record) {
  const auto game = LocalGame::open(record, &trained_evaluation());
  return game ? "" : to_string(game.error());
}

template <typename T>
std::string why_not(const Result<T>& result) {
  return result ? "" : to_string(result.error());
}

TEST(LocalGame, IsPlayedToItsEndInEveryVariant) {
  Random people(1);
  for (const Record& record : some_records()) {
    LocalGame game = opened(record);
    while (game.waiting_for() != WaitingFor::Nobody) {
      const auto choices = game.choices();
      EXPECT_EQ(choices.empty(), game.waiting_for() == WaitingFor::Bot);
      if (game.table().phase == Phase::Place && !choices.empty()) {
        EXPECT_TRUE(std::ranges::count(choices, suggest(game.table()), &Choice::move) == 1);
      }
      play_one(game, people);
    }
    const auto finished = parse_rgn(*game.record());
    ASSERT_TRUE(finished) << to_string(finished.error(), "record");
    EXPECT_EQ(write_rgn(finished->front()), game.saved());
    EXPECT_TRUE(game.summary());
  }
}

// Whether the table is as this event must leave it.
bool is_after(const Event& event, const Table& table) {
  const auto open = [&table](Spot spot) { return table.spots.at(static_cast<std::size_t>(spot.index())).open; };
  switch (event.type) {
    case Event::Type::Turned:
    case Event::Type::Shifted: return open(event.to) == event.kind;
    case Event::Type::Paired: return table.hand == Cards(event.kind, 2);
    case Event::Type::Taken: return table.hand.total() >= event.cards.total();
    case Event::Type::Placed:
    case Event::Type::Secured:
    case Event::Type::Rookie: return table.hand == Cards();
    case Event::Type::Covered:
      for (const Spot spot : event.spots) {
        if (open(spot)) return false;
      }
      return true;
    case Event::Type::TurnEnded: return table.active == event.other;
    case Event::Type::GameEnded: return table.phase == Phase::Over;
  }
  return false;
}

TEST(LocalGame, GivesEveryEventWithTheTableThatItLeaves) {
  Random people(2);
  LocalGame game = opened(new_record(small, "- - -"));
  while (game.waiting_for() != WaitingFor::Nobody) {
    const auto choices = game.choices();
    const auto steps = game.play(choices.at(people.below(static_cast<std::uint32_t>(choices.size()))).move).value();
    ASSERT_FALSE(steps.empty());
    for (const Step& step : steps) EXPECT_TRUE(is_after(step.event, step.table)) << static_cast<int>(step.event.type);
    EXPECT_EQ(steps.back().table, game.table());
  }
}

int cards_secured(const Choice& choice) { return choice.secured ? choice.secured->cards : 0; }

TEST(LocalGame, SaysWhatAPlacementWouldSecure) {
  Random people(3);
  int secured = 0;
  int rookies = 0;
  for (const std::string_view seed : {"1", "2", "3", "4", "5", "6", "7", "8"}) {
    LocalGame game = opened(with_tag(new_record({.edition = pocket}, "- -"), "Seed", seed));
    while (game.waiting_for() != WaitingFor::Nobody) {
      const auto choices = game.choices();
      const bool placing = game.table().phase == Phase::Place;
      const auto most = std::ranges::max_element(choices, {}, cards_secured);
      const Choice choice = placing ? *most : choices.at(people.below(static_cast<std::uint32_t>(choices.size())));
      EXPECT_TRUE(placing || !choice.secured);
      int cards = 0;
      bool rookie = false;
      for (const Step& step : game.play(choice.move).value()) {
        if (step.event.clause == Clause::R5_3) cards += step.event.cards.total();
        rookie |= step.event.type == Event::Type::Rookie;
      }
      EXPECT_EQ(cards_secured(choice), cards);
      EXPECT_EQ(choice.secured && choice.secured->kind == Kind::X, rookie);
      secured += cards > 0 ? 1 : 0;
      rookies += rookie ? 1 : 0;
    }
  }
  EXPECT_GT(secured, 10);
  EXPECT_GT(rookies, 0);
}

Result<Judgement> hint(const LocalGame& game, int positions) {
  return game.hint(*make_search(trained_evaluation()), positions);
}

std::string hint_of(const LocalGame& game) {
  const auto given = hint(game, 0);
  return given ? to_json(*given).text() : to_string(given.error());
}

// Plays to the end, and takes back every placement before making it again. Returns how many there were.
int play_with_second_thoughts(LocalGame& game, Random& people) {
  int undone = 0;
  while (game.waiting_for() != WaitingFor::Nobody) {
    const std::string before = game.saved();
    const Table table = game.table();
    play_one(game, people);
    if (!game.can_undo()) continue;
    EXPECT_TRUE(game.undo());
    EXPECT_FALSE(game.can_undo());
    EXPECT_EQ(game.saved(), before);
    EXPECT_EQ(game.table(), table);
    play_one(game, people);
    if (++undone == 1) EXPECT_EQ(hint_of(game), hint_of(reopened(game)));
  }
  return undone;
}

// Bots decide as if a placement that was taken back had never been made.
TEST(LocalGame, APlacementIsUndoneAsIfItHadNeverBeen) {
  Random people(4);
  int undone = 0;
  for (const Record& record : some_records()) {
    LocalGame game = opened(record);
    undone += play_with_second_thoughts(game, people);
    LocalGame never = opened(record);
    for (const Move move : parse_rgn(game.saved())->front().moves) {
      ASSERT_TRUE(never.waiting_for() == WaitingFor::Bot ? never.play_bot(0) : never.play(move));
    }
    EXPECT_EQ(never.saved(), game.saved());
  }
  EXPECT_GT(undone, 100);
}

TEST(LocalGame, NothingElseCanBeUndone) {
  Random people(5);
  LocalGame game = opened(new_record(small, "- parrot -"));
  EXPECT_EQ(why_not(game.undo()), "there is nothing to take back");
  while (game.waiting_for() != WaitingFor::Nobody) {
    const bool may = game.waiting_for() == WaitingFor::Person && game.table().phase == Phase::Place;
    play_one(game, people);
    EXPECT_EQ(game.can_undo(), may);
  }
}

TEST(LocalGame, GoesOnAfterEveryMoveAsIfNothingHadHappened) {
  for (const std::string& bot : {"parrot", "raven", "elephant", "grandmaster", "random"}) {
    const Record record = new_record(small, "- " + bot + " " + bot);
    Random people(6);
    LocalGame game = opened(record);
    while (game.waiting_for() != WaitingFor::Nobody) {
      LocalGame again = reopened(game);
      EXPECT_EQ(to_json(again).text(), to_json(game).text());
      EXPECT_EQ(again.saved(), game.saved());
      Random same = people;
      const std::string next = play_one(game, people);
      ASSERT_EQ(play_one(again, same), next);
      Random on = people;
      LocalGame copy = reopened(game);
      EXPECT_EQ(play_on(again, same), play_on(copy, on));
    }
  }
}

TEST(LocalGame, GoesOnInEveryVariant) {
  for (const Record& record : some_records()) {
    Random people(7);
    LocalGame game = opened(record);
    play_on(game, people, 20);
    LocalGame again = reopened(game);
    Random same = people;
    EXPECT_EQ(play_on(again, same), play_on(game, people));
  }
}

// The tops that anybody has turned over, as the events tell.
SpotSet turned_over(const Record& record) {
  Recall recall(record.options);
  static_cast<void>(replay(record, [&recall](const Game&, Move, const Events& events, const Game&) {
    for (const Event& event : events) recall.observe(event);
  }));
  SpotSet seen;
  for (const Spot spot : SpotSet::all()) {
    if (recall.top(spot)) seen.add(spot);
  }
  return seen;
}

// Another world that looks the same: the cards that nobody has seen lie in a different order.
Record with_other_unseen_cards(const LocalGame& game, Random& random) {
  Record record = parse_rgn(game.saved())->front();
  const std::vector<int> unseen = unseen_cards(game.table(), turned_over(record));
  std::vector<int> order = unseen;
  random.shuffle(std::span(order));
  const Deck before = record.deck;
  for (std::size_t card = 0; card < unseen.size(); ++card) record.deck.set(unseen[card], *before[order[card]]);
  record.moves.clear();
  return record;
}

// Every answer that can be asked for, except those to moves.
std::string all_answers(const LocalGame& game, int number) {
  std::string all = to_json(game).text() + why_not(game.record()) + why_not(game.summary());
  return number % 16 == 0 ? all + hint_of(game) : all;
}

std::string play_and_ask(LocalGame& game, Random people, int moves) {
  std::string all = all_answers(game, 0);
  for (int number = 0; number < moves; ++number) all += play_one(game, people) + all_answers(game, number);
  return all;
}

TEST(LocalGame, TellsNothingOfCardsThatNobodyHasSeen) {
  Random random(8);
  int other_worlds = 0;
  for (const Record& record : some_records()) {
    const Random people(9);
    LocalGame whole = opened(record);
    Random copy = people;
    play_on(whole, copy);
    const auto all = static_cast<std::uint32_t>(parse_rgn(whole.saved())->front().moves.size());
    const auto moves = static_cast<int>(random.below(all));
    LocalGame here = opened(record);
    const std::string told = play_and_ask(here, people, moves);
    const Record other = with_other_unseen_cards(here, random);
    LocalGame there = opened(other);
    EXPECT_EQ(play_and_ask(there, people, moves), told);
    EXPECT_EQ(told.find(to_string(other.deck)), std::string::npos);
    other_worlds += here.saved() != there.saved() ? 1 : 0;
  }
  EXPECT_GT(other_worlds, 30);
}

TEST(LocalGame, RefusesWhatIsNoGame) {
  const Record record = new_record(small, "- parrot -");
  for (const std::string_view wrong : {"", "-1", "1x", "18446744073709551616", "0x1", " 1"}) {
    EXPECT_EQ(why_not(with_tag(record, "Seed", wrong)), "the tag Seed must be a whole number of 64 bits") << wrong;
  }
  for (const std::string_view wrong : {"-", "- -", "- - - -", "- - - "}) {
    EXPECT_EQ(why_not(with_tag(record, "Bots", wrong)), "the tag Bots must have one word a seat") << wrong;
  }
  EXPECT_THAT(why_not(with_tag(record, "Bots", "- nobody -")), testing::HasSubstr("unknown bot 'nobody'"));
  EXPECT_EQ(why_not(with_tag(record, "Bots", "")), "");
  Record without_deck = record;
  without_deck.moves.push_back(Move::turn(Spot::at(0)));
  EXPECT_EQ(why_not(without_deck), "without its deck a game cannot go on (N4)");
}

TEST(LocalGame, RefusesWhatIsNotItsTurn) {
  LocalGame game = opened(new_record(small, "- parrot -"));
  EXPECT_EQ(why_not(game.play_bot(0)), "it is no bot's turn");
  EXPECT_THAT(why_not(game.play(Move::cover())), testing::HasSubstr("(R4.1)"));
  EXPECT_EQ(why_not(game.record()), "the game is not over (R8.1)");
  EXPECT_EQ(why_not(game.summary()), "the game is not over (R8.1)");
  Random people(10);
  while (game.waiting_for() != WaitingFor::Bot) play_one(game, people);
  EXPECT_EQ(
      why_not(game.play(game.table().turnable.empty() ? Move::cover() : Move::turn(game.table().turnable.first()))),
      "it is a bot's turn");
  EXPECT_EQ(why_not(hint(game, 0)), "it is nobody's turn who needs a hint");
  for (const int wrong : {-1, 1'000'001}) {
    EXPECT_EQ(why_not(game.play_bot(wrong)), "0 to 1000000 positions can be judged");
    EXPECT_EQ(why_not(hint(game, wrong)), "0 to 1000000 positions can be judged");
  }
}

TEST(LocalGame, HelpsLearnersOnly) {
  const Record record = new_record(small, "- - -");
  EXPECT_TRUE(opened(record).seen());
  EXPECT_TRUE(opened(record).play(hint(opened(record), 100).value().move));
  const LocalGame others = opened(with_tag(record, "Learning", "no"));
  EXPECT_FALSE(others.learning());
  EXPECT_EQ(why_not(others.seen()), "only learners are told what was seen");
  EXPECT_EQ(why_not(hint(others, 0)), "only learners get a hint");
}

TEST(LocalGame, LearnersSeeAgainWhatWasSeen) {
  LocalGame game = opened(parse_rgn(R"([Rookie "1"]
[Variant "kids"]
[Edition "2x2"]
[Seats "Ada" "Ben"]
[Deck "GYGY"]
[Seed "1"]
[Learning "yes"]
1. 1G)")
                              .value()
                              .front());
  EXPECT_EQ(game.seen().value(), SpotKinds{});  // it lies open
  ASSERT_TRUE(game.play(Move::turn(Spot::at(1))));
  EXPECT_EQ(game.seen().value(), (SpotKinds{Kind::Green, Kind::Yellow}));
}

}  // namespace
}  // namespace rookie
