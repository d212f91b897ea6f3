#include "bots/human_memory.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "bots/every_options.h"
#include "bots/human_bot.h"
#include "bots/recall.h"
#include "core/random.h"
#include "rules/players.h"

namespace rookie {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr Seat self = Seat::at(0);
constexpr Seat another = Seat::at(1);
constexpr Spot target = Spot::at(4);  // spot 5, which has four neighbours
constexpr double never_fades = 1e12;

// Somebody who is shown cards one by one.
class Person {
 public:
  explicit Person(const MemoryTraits& traits, std::uint64_t seed = 1) : memory_(traits, self, seed) {}

  void turn_over(Spot from, Spot to, Kind kind, Seat by = another) {
    memory_.observe({.type = Event::Type::Turned, .seat = by, .kind = kind, .from = from, .to = to});
  }
  void cover(SpotSet spots) { memory_.observe({.type = Event::Type::Covered, .spots = spots}); }
  void show(Spot spot, Kind kind, Seat by = another) {
    turn_over(spot, spot, kind, by);
    cover(SpotSet(spot));
  }
  // Shows this many other cards, none on the target or of its kind.
  void show_others(int cards) {
    for (int card = 0; card < cards; ++card) show(Spot::at(card % 4), Kind::Pink);
  }
  void take_pair(Spot one, Spot other) { memory_.observe({.type = Event::Type::Paired, .from = one, .to = other}); }
  void shift(Spot from, Spot to) { memory_.observe({.type = Event::Type::Shifted, .from = from, .to = to}); }

  [[nodiscard]] std::optional<Kind> recalled(Spot spot) const {
    return memory_.recalled().at(static_cast<std::size_t>(spot.index()));
  }
  // The numbers of all spots on which a card comes to mind.
  [[nodiscard]] std::vector<int> places() const {
    std::vector<int> numbers;
    for (const Spot spot : SpotSet::all()) {
      if (recalled(spot)) numbers.push_back(spot.number());
    }
    return numbers;
  }

 private:
  HumanMemory memory_;
};

// Counts how often something with a known chance happens. That must not be more than four standard deviations off,
// which a correct chance exceeds once in 16,000 times.
class Tally {
 public:
  void add(double chance, bool happened) {
    expected_ += chance;
    variance_ += chance * (1 - chance);
    happened_ += happened ? 1 : 0;
  }
  void expect_right(const std::string& what) const {
    EXPECT_NEAR(happened_, expected_, 4 * std::sqrt(variance_) + 1e-9) << what;
  }

 private:
  double expected_ = 0;
  double variance_ = 0;
  int happened_ = 0;
};

// Many people see green on the target, in the way that `see` says, and then this many other cards.
template <typename See>
void expect_chance(double chance, const MemoryTraits& traits, int cards_since, See see) {
  constexpr std::uint64_t people = 4000;
  Tally tally;
  for (std::uint64_t seed = 0; seed < people; ++seed) {
    Person person(traits, seed);
    see(person);
    person.show_others(cards_since);
    tally.add(chance, person.recalled(target) == Kind::Green);
  }
  tally.expect_right("half-life " + std::to_string(traits.half_life) + ", cards since " + std::to_string(cards_since));
}

constexpr std::array lags{0, 1, 2, 4, 8, 20, 60};

double curve(double half_life, int cards_since) { return 1 / (1 + cards_since / half_life); }

TEST(HumanMemory, ForgetsWithEveryCardAsTheCurveSays) {
  for (const double half_life : {1.0, 8.0}) {
    for (const int lag : lags) {
      expect_chance(curve(half_life, lag), {.half_life = half_life, .span = 9}, lag,
                    [](Person& person) { person.show(target, Kind::Green); });
    }
  }
}

TEST(HumanMemory, WhatIsForgottenStaysSoUntilItIsSeenAgain) {
  int forgotten = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Person person({.half_life = 4, .span = 9}, seed);
    person.show(target, Kind::Green);
    bool before = true;
    for (int card = 0; card < 30; ++card) {
      person.show_others(1);
      const bool now = person.recalled(target).has_value();
      EXPECT_TRUE(before || !now);
      before = now;
    }
    forgotten += before ? 0 : 1;
    person.show(target, Kind::Green);
    EXPECT_EQ(person.recalled(target), Kind::Green);
  }
  EXPECT_GT(forgotten, 50);
}

TEST(HumanMemory, KeepsXTwiceAsLong) {
  for (const int lag : lags) {
    Tally tally;
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
      Person person({.half_life = 4, .span = 9}, seed);
      person.show(target, Kind::X);
      person.show_others(lag);
      tally.add(curve(8, lag), person.recalled(target) == Kind::X);
    }
    tally.expect_right("cards since " + std::to_string(lag));
  }
}

TEST(HumanMemory, KeepsOwnFindsHalfAsLongAgain) {
  for (const int lag : lags) {
    expect_chance(curve(6, lag), {.half_life = 4, .span = 9}, lag,
                  [](Person& person) { person.show(target, Kind::Green, self); });
  }
}

TEST(HumanMemory, TheSameCardTwiceInARowIsNoStronger) {
  for (const int lag : lags) {
    expect_chance(curve(4, lag), {.half_life = 4, .span = 9}, lag, [](Person& person) {
      for (int look = 0; look < 10; ++look) person.show(target, Kind::Green);
    });
  }
}

// After four other cards half of the memory is gone, so the half-life grows by half of the most that it can.
TEST(HumanMemory, ACardSeenAgainLaterIsStronger) {
  for (const int lag : lags) {
    expect_chance(curve(6, lag), {.half_life = 4, .span = 9}, lag, [](Person& person) {
      person.show(target, Kind::Green);
      person.show_others(4);
      person.show(target, Kind::Green);
    });
  }
}

TEST(HumanMemory, HoweverOftenACardIsSeenItsHalfLifeNeverMoreThanDoubles) {
  const MemoryTraits traits{.half_life = 4, .span = 9};
  Impression impression;
  for (const int lag : {0, 1, 3, 10, 100, 1000, 1000, 1000}) {
    const double firmness = firmness_after(traits, impression, lag);
    EXPECT_GE(firmness, impression.firmness);
    EXPECT_LE(firmness, 2);
    impression.firmness = firmness;
  }
  for (const int lag : lags) EXPECT_LE(recall_chance(traits, impression, lag), curve(8, lag));
}

TEST(HumanMemory, KeepsNoMoreCardsInMindThanItsSpan) {
  for (int span = 1; span <= Spot::count; ++span) {
    Person person({.half_life = never_fades, .span = span});
    for (const Spot spot : SpotSet::all()) person.show(spot, Kind::Green);
    std::vector<int> last;
    for (int number = Spot::count - span + 1; number <= Spot::count; ++number) last.push_back(number);
    EXPECT_EQ(person.places(), last);
  }
}

TEST(HumanMemory, SeesOpenCardsWithoutKeepingThemInMind) {
  Person person({.half_life = never_fades, .span = 1});
  person.show(Spot::at(0), Kind::Green);
  person.turn_over(Spot::at(1), Spot::at(1), Kind::Red);
  EXPECT_THAT(person.places(), ElementsAre(1));
  person.cover(SpotSet(Spot::at(1)));
  EXPECT_THAT(person.places(), ElementsAre(2));
}

// A card that has been open for a long time was seen just now.
TEST(HumanMemory, ForgetsFromWhenTheCardIsCovered) {
  expect_chance(curve(4, 8), {.half_life = 4, .span = 9}, 8, [](Person& person) {
    person.turn_over(target, target, Kind::Green);
    person.show_others(20);
    person.cover(SpotSet(target));
  });
}

TEST(Neighbours, LieAboveBelowLeftAndRight) {
  const auto numbers = [](int spot) {
    std::vector<int> result;
    for (const Spot neighbour : neighbours_of(Spot::at(spot - 1))) result.push_back(neighbour.number());
    return result;
  };
  EXPECT_THAT(numbers(1), ElementsAre(2, 4));
  EXPECT_THAT(numbers(3), ElementsAre(2, 6));
  EXPECT_THAT(numbers(4), ElementsAre(1, 5, 7));
  EXPECT_THAT(numbers(5), ElementsAre(2, 4, 6, 8));
  EXPECT_THAT(numbers(9), ElementsAre(6, 8));
}

TEST(HumanMemory, ConfusesOnlyNeighbouringSpots) {
  for (const Spot spot : SpotSet::all()) {
    SpotSet places;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      Person person({.half_life = never_fades, .span = 9, .confusion = 100}, seed);
      person.show(spot, Kind::Red);
      const auto numbers = person.places();
      ASSERT_EQ(numbers.size(), 1U);
      places.add(Spot::at(numbers.front() - 1));
      EXPECT_EQ(person.recalled(Spot::at(numbers.front() - 1)), Kind::Red);
    }
    EXPECT_EQ(places, neighbours_of(spot)) << "spot " << spot.number();
  }
}

TEST(HumanMemory, ConfusesAsOftenAsItsTraitsSay) {
  for (const int per_cent : {0, 10, 40}) {
    Tally tally;
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
      Person person({.half_life = never_fades, .span = 9, .confusion = per_cent}, seed);
      person.show(target, Kind::Red);
      tally.add(per_cent / 100.0, !person.recalled(target));
    }
    tally.expect_right(std::to_string(per_cent) + " %");
  }
}

constexpr MemoryTraits always_confused{.half_life = never_fades, .span = 9, .confusion = 100};

// Somebody who has seen red on the target, and the spot where it seems to lie.
struct Mistaken {
  Person person{always_confused};
  Spot place;

  Mistaken() {
    person.show(target, Kind::Red);
    place = Spot::at(person.places().front() - 1);
  }
};

TEST(HumanMemory, SeesItsErrorWhenTheSpotShowsAnotherCard) {
  Mistaken stays;
  stays.person.turn_over(stays.place, stays.place, Kind::Blue);
  EXPECT_THAT(stays.person.places(), IsEmpty());

  Mistaken comes;  // R7.1: the spot was empty
  comes.person.turn_over(Spot::at(0), comes.place, Kind::Blue);
  EXPECT_THAT(comes.person.places(), IsEmpty());

  Mistaken goes;  // R7.1: another card is there now
  goes.person.turn_over(goes.place, Spot::at(0), Kind::Blue);
  EXPECT_THAT(goes.person.places(), IsEmpty());
}

TEST(HumanMemory, DoesNotLoseAnOpenCardWithItsError) {
  Mistaken mistaken;
  mistaken.person.turn_over(target, target, Kind::Red);
  mistaken.person.turn_over(mistaken.place, mistaken.place, Kind::Blue);
  mistaken.person.cover(SpotSet(target));
  EXPECT_THAT(mistaken.person.places(), testing::SizeIs(1));
}

TEST(HumanMemory, OfTwoCardsOnOneSpotBelievesInTheLast) {
  int together = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Person person(always_confused, seed);
    person.show(Spot::at(0), Kind::Red);
    person.show(Spot::at(2), Kind::Blue);
    if (person.places().size() == 2) continue;
    ++together;
    EXPECT_EQ(person.recalled(Spot::at(1)), Kind::Blue);
  }
  EXPECT_GT(together, 10);
}

TEST(HumanMemory, KnowsNothingOfWhatLayBeneathAPair) {
  Person person({.half_life = never_fades, .span = 9});
  person.show(Spot::at(0), Kind::Green);
  person.turn_over(Spot::at(0), Spot::at(0), Kind::Green);
  person.turn_over(Spot::at(1), Spot::at(1), Kind::Green);
  person.take_pair(Spot::at(0), Spot::at(1));
  EXPECT_THAT(person.places(), IsEmpty());
}

TEST(HumanMemory, FollowsACardToAnotherSpot) {
  Person person({.half_life = never_fades, .span = 9});
  person.show(Spot::at(2), Kind::Green);
  person.turn_over(Spot::at(2), Spot::at(0), Kind::Green);  // R7.1
  person.cover(SpotSet(Spot::at(0)));
  EXPECT_THAT(person.places(), ElementsAre(1));

  person.turn_over(Spot::at(2), Spot::at(2), Kind::X);
  person.shift(Spot::at(2), Spot::at(1));  // R7.3
  person.cover(SpotSet(Spot::at(1)));
  EXPECT_THAT(person.places(), ElementsAre(1, 2));
  EXPECT_EQ(person.recalled(Spot::at(1)), Kind::X);
}

TEST(HumanMemory, IsTheSameForTheSameSeed) {
  const MemoryTraits traits{.half_life = 4, .span = 5, .confusion = 30};
  const auto watched = [&](std::uint64_t seed) {
    Person person(traits, seed);
    std::vector<std::vector<int>> places;
    for (int card = 0; card < 200; ++card) {
      person.show(Spot::at(card * 5 % Spot::count), Kind::Yellow);
      places.push_back(person.places());
    }
    return places;
  };
  EXPECT_EQ(watched(7), watched(7));
  EXPECT_NE(watched(7), watched(8));
}

// --- in games -------------------------------------------------------------------------------------------------------

// The spots where a card of this kind, which everybody has seen, lies face down.
SpotSet seen_cards(const Recall& recall, Kind kind) {
  SpotSet spots;
  const Table table = recall.game().table();
  for (const Spot spot : SpotSet::all()) {
    if (recall.top(spot) == kind && !table.spots.at(static_cast<std::size_t>(spot.index())).open) spots.add(spot);
  }
  return spots;
}

void expect_only_what_was_seen(const HumanMemory& memory, const Recall& recall) {
  const SpotKinds kinds = memory.recalled();
  for (const Spot spot : SpotSet::all()) {
    const auto kind = kinds.at(static_cast<std::size_t>(spot.index()));
    if (!kind) continue;
    const SpotSet near = neighbours_of(spot) | SpotSet(spot);
    ASSERT_FALSE((seen_cards(recall, *kind) & near).empty()) << "spot " << spot.number();
  }
}

TEST(HumanMemory, HoldsOnlyCardsThatWereSeenAndAreStillThere) {
  constexpr MemoryTraits confused{.half_life = 50, .span = 9, .confusion = 50};
  Random random(1);
  for (const Options& options : every_options()) {
    for (int style = 0; style < style_count && !HasFatalFailure(); ++style) {
      Game game = Game::deal(options, Deck::shuffled(options, random)).value();
      Recall recall(options);
      HumanMemory memory(confused, self, random.next());
      Memory shown;
      Events events;
      while (!game.over() && !HasFatalFailure()) {
        const Moves legal = game.legal_moves();
        const Move move = choose(static_cast<Style>(style), game.table(), {legal.begin(), legal.end()}, shown, random);
        ASSERT_TRUE(game.apply(move, events));
        for (const Event& event : events) {
          recall.observe(event);
          memory.observe(event);
          shown.watch(event);
        }
        expect_only_what_was_seen(memory, recall);
      }
    }
  }
}

// For each spot: how often its card was seen, and how many cards ago.
class Sightings {
 public:
  void observe(const Event& event) {
    if (event.type == Event::Type::Turned) {
      ++turned_over_;
      const int seen = std::exchange(spots_[event.from], {}).seen;
      spots_[event.to] = {.kind = event.kind, .seen = seen + 1};
    } else if (event.type == Event::Type::Shifted) {
      spots_[event.to] = std::exchange(spots_[event.from], {});
    } else if (event.type == Event::Type::Paired) {
      spots_[event.from] = {};
      spots_[event.to] = {};
    } else if (event.type == Event::Type::Covered) {
      for (const Spot spot : event.spots) spots_[spot].covered_at = turned_over_;
    }
  }

  // How many cards ago a colour that was seen only once was covered; nothing for all others.
  [[nodiscard]] std::optional<int> cards_since(Spot spot) const {
    const auto at = spots_.find(spot);
    if (at == spots_.end() || at->second.seen != 1 || at->second.kind == Kind::X) return std::nullopt;
    if (!at->second.covered_at) return std::nullopt;
    return turned_over_ - *at->second.covered_at;
  }

 private:
  struct Sighting {
    Kind kind = Kind::X;
    int seen = 0;
    std::optional<int> covered_at;
  };
  struct Less {
    bool operator()(Spot left, Spot right) const { return left.index() < right.index(); }
  };

  std::map<Spot, Sighting, Less> spots_;
  int turned_over_ = 0;
};

// Lets bots of this name play up to some moment, then asks an onlooker who remembers as they do. (The bots' own
// memories would not do: a card that comes to their mind is taken, a forgotten one stays.)
void ask_an_onlooker(const HumanLevel& level, std::uint64_t seed, std::map<int, Tally>& by_lag) {
  const Options options;
  Random random(seed);
  Game game = Game::deal(options, Deck::shuffled(options, random)).value();
  std::vector<std::unique_ptr<Bot>> bots;
  for (int seat = 0; seat < options.seats; ++seat) {
    bots.push_back(make_bot(level.name, options, Seat::at(seat), random.next(), nullptr).value());
  }
  MemoryTraits traits = level.memory;
  traits.span = Spot::count;
  traits.confusion = 0;
  HumanMemory onlooker(traits, Seat::at(5), random.next());
  Sightings sightings;
  Events events;
  for (std::uint32_t left = 20 + random.below(100); left > 0 && !game.over(); --left) {
    auto& bot = *bots.at(static_cast<std::size_t>(game.active().index()));
    ASSERT_TRUE(game.apply(bot.decide(game.table(), game.legal_moves(), {}).value(), events));
    for (const Event& event : events) {
      for (const auto& each : bots) each->observe(event);
      onlooker.observe(event);
      sightings.observe(event);
    }
  }
  const SpotKinds kinds = onlooker.recalled();
  for (const Spot spot : SpotSet::all()) {
    const auto lag = sightings.cards_since(spot);
    if (!lag) continue;
    const int octave = static_cast<int>(std::bit_width(static_cast<unsigned>(*lag)));
    by_lag[octave].add(curve(level.memory.half_life, *lag),
                       kinds.at(static_cast<std::size_t>(spot.index())).has_value());
  }
}

TEST(HumanMemory, FollowsTheCurveInGamesOfEveryLevel) {
  for (const HumanLevel& level : human_levels()) {
    std::map<int, Tally> by_lag;
    for (std::uint64_t seed = 0; seed < 300; ++seed) ask_an_onlooker(level, seed, by_lag);
    EXPECT_GE(by_lag.size(), 4U);
    for (const auto& [octave, tally] : by_lag) {
      tally.expect_right(std::string(level.name) + ", lag below " + std::to_string(1 << octave));
    }
  }
}

}  // namespace
}  // namespace rookie
