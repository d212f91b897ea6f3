#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <numeric>
#include <ostream>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "core/random.h"
#include "rules/players.h"
#include "rules/scene.h"

// What must be true of every game, whatever its options and whoever plays it. A failure prints the game that shows it.
namespace rookie {

struct AnyGame {
  Options options;
  std::uint64_t seed;
  std::vector<Style> styles;  // by seat

  [[nodiscard]] Deck deck() const {
    Random random(seed);
    return Deck::shuffled(options, random);
  }
};

std::ostream& operator<<(std::ostream& out, const AnyGame& game) {
  out << to_string(game.options.edition) << " " << to_string(game.options.variant) << " "
      << to_string(game.options.rulings) << ", " << int{game.options.seats} << " seats, seat "
      << game.options.first.number() << " first, seed " << game.seed << ", deck " << to_string(game.deck())
      << ", styles";
  for (const Style style : game.styles) out << " " << static_cast<int>(style);
  return out;
}

}  // namespace rookie

template <>
struct rc::Arbitrary<rookie::AnyGame> {
  static Gen<rookie::AnyGame> arbitrary() {
    using rookie::Rulings;
    using rookie::Style;
    using rookie::Variant;
    return gen::apply(
        [](Variant variant, Rulings rulings, std::uint8_t colours, std::uint8_t pairs, std::uint8_t seats, int first,
           std::uint64_t seed, const std::vector<Style>& styles) {
          if (variant == Variant::Team) seats = seats <= 4 ? 4 : 6;
          return rookie::AnyGame{.options = {.edition = {.colours = colours, .copies = std::uint8_t(2 * pairs)},
                                             .variant = variant,
                                             .rulings = rulings,
                                             .seats = seats,
                                             .first = rookie::Seat::at(first % seats)},
                                 .seed = seed,
                                 .styles = styles};
        },
        gen::element(Variant::Standard, Variant::Team, Variant::Kids), gen::elementOf(rookie::all_rulings),
        gen::inRange<std::uint8_t>(1, 6), gen::inRange<std::uint8_t>(1, 10), gen::inRange<std::uint8_t>(2, 7),
        gen::inRange(0, 6), gen::arbitrary<std::uint64_t>(),
        gen::container<std::vector<Style>>(rookie::Seat::count,
                                           gen::cast<Style>(gen::inRange(0, rookie::style_count))));
  }
};

namespace rookie {
namespace {

struct Step {
  Game before;
  Move move;
  Game after;
  Events events;
};

// Plays the game to its end and shows every step to `check`.
template <typename Check>
Game play(const AnyGame& any, Check check) {
  Random random(any.seed, 1);
  Memory memory;
  Game game = Game::deal(any.options, any.deck()).value();
  while (!game.over()) {
    const Moves legal = game.legal_moves();
    RC_ASSERT(!legal.empty());
    const Move move = choose(at(any.styles, game.active()), game.table(), {legal.begin(), legal.end()}, memory, random);
    Step step{.before = game, .move = move, .after = game};
    RC_ASSERT(step.after.apply(move, step.events).has_value());
    check(step);
    for (const Event& event : step.events) memory.watch(event);
    game = step.after;
  }
  return game;
}

std::vector<Move> moves_of(const AnyGame& any) {
  std::vector<Move> moves;
  play(any, [&](const Step& step) { moves.push_back(step.move); });
  return moves;
}

int cards_on_spots(const Table& table) {
  return std::accumulate(table.spots.begin(), table.spots.end(), 0,
                         [](int sum, const Table::SpotView& spot) { return sum + spot.height; });
}

int total_points(const Game& game) {
  int sum = 0;
  for (const Seat seat : seats_of(game.options())) sum += game.points(seat);
  return sum;
}

RC_GTEST_PROP(WhatFollows, CardsAreConserved, (const AnyGame& any)) {
  play(any, [](const Step& step) {
    const Table table = step.after.table();
    int cards = cards_on_spots(table) + table.hand.total() + total_points(step.after);
    for (const Seat seat : seats_of(table.options)) cards += step.after.unsecured(seat).total();
    RC_ASSERT(cards == full_deck(table.options).total());
  });
}

RC_GTEST_PROP(WhatFollows, ASeenCardIsTheTopOfItsPileUntilItIsTaken, (const AnyGame& any)) {
  const Deck deck = any.deck();
  Memory memory;
  play(any, [&](const Step& step) {
    for (const Event& event : step.events) {
      if (event.type == Event::Type::Turned) {
        RC_ASSERT(event.kind == memory.at(event.from).value_or(*deck[step.before.dealt_as(event.from)]));
      }
      memory.watch(event);
    }
    for (const Spot spot : SpotSet::all()) {
      if (memory.at(spot)) RC_ASSERT(step.after.top(spot) == memory.at(spot));
    }
  });
}

// The cards not seen in the first half of the game are dealt in another order. Nobody can tell the two worlds apart
// until one of these cards is turned over and differs.
RC_GTEST_PROP(WhatFollows, WorldsThatDifferOnlyInUnseenCardsAreTheSameTable, (const AnyGame& any)) {
  const std::vector<Move> moves = moves_of(any);
  const std::size_t half = moves.size() / 2;
  const Deck deck = any.deck();

  Game one = Game::deal(any.options, deck).value();
  Events events;
  std::set<int> unseen;
  for (int card = 0; card < deck.size(); ++card) unseen.insert(card);
  for (const Move move : std::span(moves).first(half)) {
    if (move.type() == Move::Type::Turn) unseen.erase(one.dealt_as(move.spot()));
    RC_ASSERT(one.apply(move, events).has_value());
  }
  std::vector<Kind> kinds;
  std::ranges::transform(unseen, std::back_inserter(kinds), [&](int card) { return *deck[card]; });
  Random(any.seed, 2).shuffle(std::span(kinds));
  Deck other_deck = deck;
  auto kind = kinds.begin();
  for (const int card : unseen) other_deck.set(card, *kind++);

  one = Game::deal(any.options, deck).value();
  Game other = Game::deal(any.options, other_deck).value();
  for (std::size_t made = 0; made < moves.size(); ++made) {
    RC_ASSERT(one.table() == other.table());
    RC_ASSERT(std::ranges::equal(one.legal_moves(), other.legal_moves()));
    Events other_events;
    RC_ASSERT(one.apply(moves[made], events).has_value());
    RC_ASSERT(other.apply(moves[made], other_events).has_value());
    if (made >= half && events[0].kind != other_events[0].kind) return;
    RC_ASSERT(std::ranges::equal(events, other_events));
  }
}

RC_GTEST_PROP(R4_6, ExactlyOneXIsOpenWhenAPlayerMaySeekAndNoKindTwice, (const AnyGame& any)) {
  play(any, [](const Step& step) {
    Cards open;
    for (const auto& spot : step.after.table().spots) {
      if (spot.open) open += Cards(*spot.open, 1);
    }
    for (const Kind kind : all_kinds) RC_ASSERT(open.of(kind) <= 1);
    const bool seeking = step.after.phase() == Phase::CoverOrSeek || step.after.phase() == Phase::Seek;
    if (seeking) RC_ASSERT(open.of(Kind::X) == 1);
  });
}

RC_GTEST_PROP(R8_2, TheScoresAddUpToTheDeckExceptAfterAStandstillAndForForfeitedCards, (const AnyGame& any)) {
  bool standstill = false;
  const Game game = play(any, [&](const Step& step) {
    standstill = std::ranges::any_of(step.events, [](const Event& event) { return event.clause == Clause::R8_4; });
  });
  int deck = full_deck(any.options).total();
  if (any.options.rulings.contains(Ruling::Forfeit) && !standstill) {
    for (const Seat seat : seats_of(any.options)) deck -= game.unsecured(seat).total();
  }
  if (standstill) {
    RC_ASSERT(total_points(game) < deck);
  } else {
    RC_ASSERT(total_points(game) == deck);
  }
}

RC_GTEST_PROP(R8_3, TheLastTwoCardsMatch, (const AnyGame& any)) {
  play(any, [](const Step& step) {
    if (step.after.phase() != Phase::FirstCard || cards_on_spots(step.after.table()) != 2) return;
    Game rest = step.after;
    Events events;
    for (int card = 0; card < 2; ++card) RC_ASSERT(rest.apply(rest.legal_moves()[0], events).has_value());
    RC_ASSERT(rest.over());
  });
}

RC_GTEST_PROP(R8_4, EveryGameEnds, (const AnyGame& any)) {
  const int cards = full_deck(any.options).total();
  play(any, [&](const Step& step) {
    RC_ASSERT(step.after.turn() <= 100 * (cards / 2 + cards));  // 100 for each pair and each first sight
  });
}

RC_GTEST_PROP(LegalMoves, AreAscendingAndUnique, (const AnyGame& any)) {
  play(any, [](const Step& step) {
    const Moves moves = step.before.legal_moves();
    RC_ASSERT(std::ranges::adjacent_find(moves, std::ranges::greater_equal()) == moves.end());
  });
}

RC_GTEST_PROP(LegalMoves, AreThoseThatApplyAndAllOthersChangeNothing, (const AnyGame& any)) {
  play(any, [](const Step& step) {
    const Moves legal = step.before.legal_moves();
    Game unchanged = step.before;
    Events events;
    for (int id = 0; id < Move::count; ++id) {
      const Move move = Move::at(id);
      Game changed = step.before;
      const bool is_legal = std::ranges::binary_search(legal, move);
      if ((is_legal ? changed : unchanged).apply(move, events).has_value() != is_legal) RC_FAIL(token(move));
      if (events.empty() == is_legal) RC_FAIL(token(move));
    }
    RC_ASSERT(unchanged == step.before);
  });
}

RC_GTEST_PROP(LegalMoves, AreNoneAfterTheEnd, (const AnyGame& any)) {
  const Game game = play(any, [](const Step&) {});
  RC_ASSERT(game.legal_moves().empty());
}

RC_GTEST_PROP(GameValue, TheSameMovesGiveTheSameGame, (const AnyGame& any)) {
  Game replayed = Game::deal(any.options, any.deck()).value();
  play(any, [&](const Step& step) {
    RC_ASSERT(replayed == step.before);
    Events events;
    RC_ASSERT(replayed.apply(step.move, events).has_value());
    RC_ASSERT(std::ranges::equal(events, step.events));
  });
}

RC_GTEST_PROP(GameValue, ACopyIsIndependent, (const AnyGame& any)) {
  play(any, [](const Step& step) {
    Game copy = step.after;
    RC_ASSERT(copy == step.after);
    RC_ASSERT(step.before != step.after);
    if (copy.over()) return;
    Events events;
    RC_ASSERT(copy.apply(copy.legal_moves()[0], events).has_value());
    RC_ASSERT(copy != step.after);
  });
}

// Somebody who saw the deal and has heard only of events since then.
class Listener {
 public:
  explicit Listener(const Table& deal) : table_(deal) {}

  void hear(const Event& event) {
    switch (event.type) {
      case Event::Type::Turned: move_open(event); break;
      case Event::Type::Shifted:
        RC_ASSERT(at(table_.spots, event.from).open == event.kind);
        at(table_.spots, event.from).open.reset();
        move_open(event);
        break;
      case Event::Type::Paired:
        for (const Spot spot : {event.from, event.to}) {
          RC_ASSERT(at(table_.spots, spot).open == event.kind);
          --at(table_.spots, spot).height;
          at(table_.spots, spot).open.reset();
        }
        table_.hand += Cards(event.kind, 2);
        break;
      case Event::Type::Placed:
        RC_ASSERT(event.cards == table_.hand);
        place(event);
        break;
      case Event::Type::Secured:
        if (is_of_last_pair(event) && table_.options.rulings.contains(Ruling::Forfeit)) {
          RC_ASSERT(event.cards == table_.hand);
        } else {
          RC_ASSERT(event.cards == table_.hand + at(unsecured_, event.seat));
          clear_tray(event.seat);
        }
        table_.hand = {};
        at(table_.seats, event.seat).points += static_cast<std::uint8_t>(event.cards.total());
        break;
      case Event::Type::Taken:
        RC_ASSERT(event.cards == at(unsecured_, event.other));
        RC_ASSERT(!event.cards.empty());
        table_.hand += event.cards;
        clear_tray(event.other);
        break;
      case Event::Type::Covered:
        RC_ASSERT(!event.spots.empty());
        for (const Spot spot : event.spots) {
          RC_ASSERT(at(table_.spots, spot).open.has_value());
          at(table_.spots, spot).open.reset();
        }
        break;
      case Event::Type::TurnEnded:
        table_.active = event.other;
        ++table_.turn;
        break;
      case Event::Type::Rookie:
      case Event::Type::GameEnded: break;
    }
  }

  void expect_to_know(const Game& game) const {
    const Table truth = game.table();
    RC_ASSERT(table_.spots == truth.spots);
    RC_ASSERT(table_.seats == truth.seats);
    RC_ASSERT(table_.hand == truth.hand);
    for (const Seat seat : seats_of(truth.options)) RC_ASSERT(at(unsecured_, seat) == game.unsecured(seat));
    if (game.over()) return;
    RC_ASSERT(table_.active == truth.active);
    RC_ASSERT(table_.turn == truth.turn);
  }

 private:
  void move_open(const Event& event) {
    --at(table_.spots, event.from).height;
    ++at(table_.spots, event.to).height;
    at(table_.spots, event.to).open = event.kind;
  }

  void place(const Event& event) {
    int beneath = event.cards.total() - event.placement.tops().total();
    for (int pile = 0; pile < Pile::count; ++pile) {
      const auto top = event.placement.top(Pile::at(pile));
      if (!top) continue;
      auto& view = at(at(table_.seats, event.other).tray, Pile::at(pile));
      view.top = top;
      view.height += static_cast<std::uint8_t>(1 + std::exchange(beneath, 0));
    }
    at(unsecured_, event.other) += event.cards;
    table_.hand = {};
  }

  void clear_tray(Seat seat) {
    at(table_.seats, seat).tray = {};
    at(unsecured_, seat) = {};
  }

  Table table_;
  std::array<Cards, Seat::count> unsecured_{};
};

RC_GTEST_PROP(Events, TellAllThatChangesOnTheTable, (const AnyGame& any)) {
  Listener listener(Game::deal(any.options, any.deck()).value().table());
  play(any, [&](const Step& step) {
    for (const Event& event : step.events) listener.hear(event);
    listener.expect_to_know(step.after);
  });
}

// The event with only the fields that the table in rules/event.h names for its type.
Event with_named_fields_only(const Event& event) {
  const auto& [type, clause, seat, other, kind, from, to, spots, placement, cards] = event;
  switch (type) {
    case Event::Type::Turned:
    case Event::Type::Paired:
      return {.type = type, .clause = clause, .seat = seat, .kind = kind, .from = from, .to = to};
    case Event::Type::Placed:
      return {.type = type, .clause = clause, .seat = seat, .other = other, .placement = placement, .cards = cards};
    case Event::Type::Secured:
      if (clause == Clause::R5_3) return {.type = type, .clause = clause, .seat = seat, .kind = kind, .cards = cards};
      return {.type = type, .clause = clause, .seat = seat, .cards = cards};
    case Event::Type::Rookie: return {.type = type, .clause = clause, .seat = seat};
    case Event::Type::Taken: return {.type = type, .clause = clause, .seat = seat, .other = other, .cards = cards};
    case Event::Type::Covered: return {.type = type, .clause = clause, .seat = seat, .spots = spots};
    case Event::Type::Shifted: return {.type = type, .clause = clause, .kind = kind, .from = from, .to = to};
    case Event::Type::TurnEnded: return {.type = type, .clause = clause, .seat = seat, .other = other};
    case Event::Type::GameEnded: break;
  }
  if (clause == Clause::R8_4) return {.type = type, .clause = clause};
  return {.type = type, .clause = clause, .seat = seat};
}

RC_GTEST_PROP(Events, UseTheNamedFieldsAndNoOthers, (const AnyGame& any)) {
  play(any, [](const Step& step) {
    RC_ASSERT(!step.events.empty());
    for (const Event& event : step.events) RC_ASSERT(event == with_named_fields_only(event));
  });
}

}  // namespace
}  // namespace rookie
