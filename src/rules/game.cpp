#include "rules/game.h"

#include <algorithm>
#include <utility>

namespace rookie {
namespace {

std::unexpected<IllegalMove> illegal(Clause clause, std::string_view why) {
  return std::unexpected(IllegalMove{.clause = clause, .why = why});
}

// R5.2: adds all placements of the hand, in ascending order.
template <typename MakeMove>
void add_placements(Cards hand, Moves& moves, MakeMove make_move) {
  std::array<int, kind_count + 1> digits{};  // as in Placement: 0, then one for each kind in the hand
  std::array<Cards, kind_count + 1> tops{};
  std::size_t choices = 1;
  for (const Kind kind : all_kinds) {
    digits[choices] = index(kind) + 1;
    tops[choices] = Cards(kind, 1);
    choices += static_cast<std::size_t>(hand.of(kind) > 0);
  }
  for (std::size_t first = 0; first < choices; ++first) {
    const Cards after_first = hand - tops[first];
    for (std::size_t second = 0; second < choices; ++second) {
      if (!after_first.contains(tops[second])) continue;
      const Cards left = after_first - tops[second];
      const int code = digits[first] * 49 + digits[second] * 7;
      if (code != 0) moves.add(make_move(Placement::at(code - 1)));
      for (std::size_t third = 1; third < choices; ++third) {
        moves.add_if(left.of(static_cast<Kind>(digits[third] - 1)) > 0,
                     make_move(Placement::at(code + digits[third] - 1)));
      }
    }
  }
}

}  // namespace

Error to_error(const IllegalMove& move) {
  return {.rule = std::string(to_string(move.clause)), .what = std::string(move.why)};
}

Result<Game> Game::deal(const Options& options, const Deck& deck) {
  if (auto valid = validate(options); !valid) return std::unexpected(valid.error());
  if (auto valid = validate(deck, options); !valid) return std::unexpected(valid.error());
  return Game(options, deck);
}

Game::Game(const Options& options, const Deck& deck) : options_(options), active_(options.first) {
  for (int card = 0; card < deck.size(); ++card) {
    const auto kind = deck[card];
    cards_[static_cast<std::size_t>(card)] = kind ? static_cast<std::uint8_t>(*kind) : blank;
    const Spot spot = Spot::at(card % Spot::count);
    ++height(spot);
    filled_.add(spot);
  }
}

Moves Game::legal_moves() const {
  Moves moves;
  if (turning()) {
    const SpotSet spots = turnable();
    for (int spot = 0; spot < Spot::count; ++spot) {
      moves.add_if(spots.contains(Spot::at(spot)), Move::turn(Spot::at(spot)));
    }
    moves.add_if(phase_ == Phase::CoverOrSeek, Move::cover());
  } else if (phase_ == Phase::Place) {
    add_placements(hand_, moves, Move::place);
    if (partner_allowed()) add_placements(hand_, moves, Move::place_with_partner);
  } else if (phase_ == Phase::Take) {
    moves.add(Move::take(Side::Left));
    moves.add(Move::take(Side::Right));
  }
  return moves;
}

std::expected<void, IllegalMove> Game::apply(Move move, Events& events) {
  events.clear();
  switch (move.type()) {
    case Move::Type::Turn:
      if (!turning()) return std::unexpected(why_not_now(move.type()));
      if (!turnable().contains(move.spot())) return std::unexpected(why_not_turnable(move.spot()));
      if (!top(move.spot())) return illegal(Clause::N4, "the kind of this card is not known");
      turn_over(move.spot(), events);
      return {};
    case Move::Type::Cover:
      if (phase_ != Phase::CoverOrSeek) return std::unexpected(why_not_now(move.type()));
      cover_and_bar(Clause::R4_1, events);
      phase_ = Phase::FirstCard;
      return {};
    case Move::Type::Take:
      if (phase_ != Phase::Take) return std::unexpected(why_not_now(move.type()));
      take_from(move.side() == Side::Left ? seat_before(options_, active_) : seat_after(options_, active_), events);
      return {};
    case Move::Type::Place:
    case Move::Type::PlaceWithPartner: {
      const bool with_partner = move.type() == Move::Type::PlaceWithPartner;
      if (phase_ != Phase::Place) return std::unexpected(why_not_now(move.type()));
      if (with_partner && !partner_allowed()) {
        return illegal(Clause::R5_5, "only a pair may go to the partner, and only in team");
      }
      if (!hand_.contains(move.placement().tops())) {
        return illegal(Clause::R5_2, "the cards to place do not contain these tops");
      }
      place(move.placement(), with_partner ? partner_of(options_, active_) : owner_, events);
      return {};
    }
  }
  std::unreachable();
}

// --- turning over ---------------------------------------------------------------------------------------------------

SpotSet Game::turnable() const {
  const SpotSet face_down = filled_ - open_;
  const SpotSet fresh = face_down - barred_;
  return fresh.empty() ? face_down : fresh;
}

void Game::turn_over(Spot spot, Events& events) {
  const auto kind = static_cast<Kind>(cards_[static_cast<std::size_t>(top_index(spot))]);
  quiet_turns_ = seen_.contains(spot) ? quiet_turns_ : 0;

  Spot landing = spot;
  const SpotSet gaps = SpotSet::all() - filled_;
  if (!gaps.empty() && height(spot) > 1) {  // R7.1, R7.2
    landing = gaps.first();
    move_top(spot, landing);
  }
  seen_.add(landing);
  events.add({.type = Event::Type::Turned,
              .clause = phase_ <= Phase::SecondCard ? Clause::R3_1 : Clause::R4_2,
              .seat = active_,
              .kind = kind,
              .from = spot,
              .to = landing});

  if (is_open(kind)) {
    take_pair(landing, kind, events);
    return;
  }
  lay_open(landing, kind);
  switch (phase_) {
    case Phase::FirstCard: phase_ = Phase::SecondCard; break;
    case Phase::SecondCard:
      if (is_open(Kind::X)) {
        end_turn(Clause::R3_4, events);
      } else {
        cover(Clause::R3_3, events);
        end_turn(Clause::R3_3, events);
      }
      break;
    default: end_turn(Clause::R4_5, events);
  }
}

void Game::lay_open(Spot spot, Kind kind) {
  open_.add(spot);
  barred_.remove(spot);
  open_number(kind) = static_cast<std::uint8_t>(spot.number());
}

void Game::move_top(Spot from, Spot to) {
  at(cards_, to) = cards_[static_cast<std::size_t>(top_index(from))];
  remove_top(from);
  height(to) = 1;
  filled_.add(to);
  seen_.add(to);
}

void Game::remove_top(Spot spot) {
  if (--height(spot) == 0) filled_.remove(spot);
  open_.remove(spot);
  seen_.remove(spot);
  barred_.remove(spot);
}

void Game::cover(Clause why, Events& events) {
  if (open_.empty()) return;
  events.add({.type = Event::Type::Covered, .clause = why, .seat = active_, .spots = open_});
  open_ = {};
  open_numbers_ = {};
}

void Game::cover_and_bar(Clause why, Events& events) {
  barred_ = plays(Ruling::Again) ? SpotSet() : open_;
  cover(why, events);
}

// --- pairs, placing, taking -----------------------------------------------------------------------------------------

void Game::take_pair(Spot second, Kind kind, Events& events) {
  const Spot first = Spot::at(open_number(kind) - 1);
  const bool sought = phase_ != Phase::SecondCard;
  Clause why = Clause::R3_2;
  if (sought) why = kind == Kind::X ? Clause::R4_3 : Clause::R4_4;
  events.add({.type = Event::Type::Paired, .clause = why, .seat = active_, .kind = kind, .from = first, .to = second});

  remove_top(first);
  remove_top(second);
  open_number(kind) = 0;
  barred_ = {};
  quiet_turns_ = 0;

  const Cards pair(kind, 2);
  if (filled_.empty()) {
    end_by_last_pair(pair, events);
  } else if (options_.variant == Variant::Kids) {
    player(active_).points += 2;
    events.add({.type = Event::Type::Secured, .clause = Clause::R9_1, .seat = active_, .cards = pair});
    phase_ = Phase::FirstCard;
  } else {
    hand_ = pair;
    owner_ = active_;
    placing_pair_ = 1;
    phase_ = Phase::Place;
    if (kind == Kind::X) {
      next_ = sought ? Next::TakeSought : Next::Take;
    } else {
      next_ = sought ? Next::SeekAgain : Next::GoOn;
    }
  }
}

void Game::place(Placement placement, Seat owner, Events& events) {
  events.add({.type = Event::Type::Placed,
              .clause = owner == owner_ ? Clause::R5_1 : Clause::R5_5,
              .seat = active_,
              .other = owner,
              .placement = placement,
              .cards = hand_});
  owner_ = owner;
  Player& mine = player(owner);
  mine.cards += hand_;
  int beneath = hand_.total() - placement.tops().total();  // R5.2: under the first pile touched
  for (int pile = 0; pile < Pile::count; ++pile) {         // without branches, which would be unpredictable
    const auto at = static_cast<std::size_t>(pile);
    const int digit = placement.digit(Pile::at(pile));
    const bool touched = digit != 0;
    mine.tops[at] = touched ? static_cast<std::uint8_t>(digit) : mine.tops[at];
    mine.heights[at] = static_cast<std::uint8_t>(mine.heights[at] + (touched ? 1 + beneath : 0));
    beneath = touched ? 0 : beneath;
  }
  hand_ = {};
  placing_pair_ = 0;

  const std::uint8_t top = mine.tops[0];
  if (top == mine.tops[1] && top == mine.tops[2]) {  // R5.3; none is empty, since at least one was touched
    const auto kind = static_cast<Kind>(top - 1);
    events.add(
        {.type = Event::Type::Secured, .clause = Clause::R5_3, .seat = owner, .kind = kind, .cards = mine.cards});
    const int points = mine.points + mine.cards.total();
    mine = {.points = static_cast<std::uint8_t>(points)};
    if (kind == Kind::X) {
      events.add({.type = Event::Type::Rookie, .clause = Clause::R6_4, .seat = owner});
      hand_ = gather_from_others(owner, Clause::R6_4, events);
      if (!hand_.empty()) return;  // still Phase::Place, on the same tray
    }
  }
  proceed(events);
}

void Game::proceed(Events& events) {
  switch (next_) {
    case Next::GoOn: phase_ = Phase::FirstCard; return;
    case Next::Take:
      next_ = Next::GoOn;
      take(true, events);
      return;
    case Next::SeekAgain: seek(Phase::Seek, events); return;
    case Next::TakeSought:
      next_ = Next::CoverAndGoOn;
      take(plays(Ruling::Either), events);
      return;
    case Next::CoverAndGoOn:
      cover_and_bar(Clause::R4_3, events);
      if (plays(Ruling::It)) {
        end_turn(Clause::R4_3, events);
      } else {
        phase_ = Phase::FirstCard;
      }
      return;
  }
}

// R6.1, from either neighbour; R6.3, from the left one.
void Game::take(bool either, Events& events) {
  const Seat left = seat_before(options_, active_);
  const Seat right = seat_after(options_, active_);
  const bool left_has = !player(left).cards.empty();
  const bool right_has = either && !player(right).cards.empty();
  if (left_has && right_has && left != right) {
    phase_ = Phase::Take;
  } else if (left_has || right_has) {
    take_from(left_has ? left : right, events);
  } else {
    proceed(events);
  }
}

void Game::take_from(Seat victim, Events& events) {
  hand_ = std::exchange(player(victim), {.points = player(victim).points}).cards;
  owner_ = active_;
  phase_ = Phase::Place;
  events.add({.type = Event::Type::Taken, .clause = why_taking(), .seat = active_, .other = victim, .cards = hand_});
}

Cards Game::gather_from_others(Seat gainer, Clause why, Events& events) {
  Cards gathered;
  for (int step = 1; step < options_.seats; ++step) {
    const Seat other = seat_after(options_, gainer, step);
    const Cards cards = player(other).cards;
    if (cards.empty()) continue;
    gathered += cards;
    player(other) = {.points = player(other).points};
    events.add({.type = Event::Type::Taken, .clause = why, .seat = gainer, .other = other, .cards = cards});
  }
  return gathered;
}

// --- turns and the end ----------------------------------------------------------------------------------------------

void Game::seek(Phase phase, Events& events) {
  phase_ = phase;
  if (!(filled_ - open_).empty()) return;
  for (const Spot from : open_) {  // R7.3
    const SpotSet gaps = SpotSet::all() - filled_;
    if (gaps.empty()) break;
    if (height(from) == 1) continue;
    const Spot to = gaps.first();
    const Kind kind = *top(from);
    move_top(from, to);
    lay_open(to, kind);
    events.add({.type = Event::Type::Shifted, .clause = Clause::R7_3, .kind = kind, .from = from, .to = to});
  }
}

void Game::end_turn(Clause why, Events& events) {
  const Seat next = seat_after(options_, active_);
  barred_ = {};
  events.add({.type = Event::Type::TurnEnded, .clause = why, .seat = active_, .other = next});
  if (quiet_turns_ == standstill_turns) {
    events.add({.type = Event::Type::GameEnded, .clause = Clause::R8_4});
    phase_ = Phase::Over;
    return;
  }
  ++quiet_turns_;
  active_ = next;
  ++turn_;
  if (open_.empty()) {
    phase_ = Phase::FirstCard;
  } else {
    seek(Phase::CoverOrSeek, events);
  }
}

void Game::end_by_last_pair(Cards pair, Events& events) {
  Cards cards = pair + gather_from_others(active_, Clause::R8_1, events);
  Player& finder = player(active_);
  if (!plays(Ruling::Forfeit)) cards += std::exchange(finder, {.points = finder.points}).cards;
  finder.points = static_cast<std::uint8_t>(finder.points + cards.total());
  events.add({.type = Event::Type::Secured, .clause = Clause::R8_1, .seat = active_, .cards = cards});
  events.add({.type = Event::Type::GameEnded, .clause = Clause::R8_1, .seat = active_});
  phase_ = Phase::Over;
}

bool Game::won(Seat seat) const {
  const auto score = [this](Seat of) {
    return points(of) + (options_.variant == Variant::Team ? points(partner_of(options_, of)) : 0);
  };
  return std::ranges::none_of(seats_of(options_), [&](Seat other) { return score(other) > score(seat); });
}

// --- views ----------------------------------------------------------------------------------------------------------

Table Game::table() const {
  Table table;
  table.options = options_;
  table.turn = turn_;
  table.phase = phase_;
  table.active = active_;
  for (const Spot spot : filled_) {
    auto& view = at(table.spots, spot);
    view.height = static_cast<std::uint8_t>(height(spot));
    if (open_.contains(spot)) view.open = top(spot);
  }
  for (std::size_t seat = 0; seat < options_.seats; ++seat) {
    const Player& player = players_[seat];
    auto& view = table.seats[seat];
    view.points = player.points;
    for (std::size_t pile = 0; pile < Pile::count; ++pile) {
      view.tray[pile].height = player.heights[pile];
      if (player.tops[pile] != 0) view.tray[pile].top = static_cast<Kind>(player.tops[pile] - 1);
    }
  }
  if (turning()) table.turnable = turnable();
  table.barred = barred_;
  if (phase_ == Phase::Place) {
    table.hand = hand_;
    table.owner = owner_;
    table.partner_allowed = partner_allowed();
  }
  return table;
}

Cards Game::tops(Seat seat) const {
  Cards tops;
  for (const std::uint8_t top : player(seat).tops) {
    if (top != 0) tops += Cards(static_cast<Kind>(top - 1), 1);
  }
  return tops;
}

std::optional<Kind> Game::top(Spot spot) const {
  const std::uint8_t card = cards_[static_cast<std::size_t>(top_index(spot))];
  if (card == blank) return std::nullopt;
  return static_cast<Kind>(card);
}

void Game::tell(Spot spot, Kind kind) {
  cards_[static_cast<std::size_t>(top_index(spot))] = static_cast<std::uint8_t>(kind);
}

// --- refusals -------------------------------------------------------------------------------------------------------

IllegalMove Game::why_not_turnable(Spot spot) const {
  if (!filled_.contains(spot)) return {.clause = Clause::R3_1, .why = "no card lies on this spot"};
  if (open_.contains(spot)) return {.clause = Clause::R3_1, .why = "this card lies open already"};
  return {.clause = Clause::R4_1, .why = "this card has just been covered"};
}

IllegalMove Game::why_not_now(Move::Type type) const {
  if (over()) return {.clause = filled_.empty() ? Clause::R8_1 : Clause::R8_4, .why = "the game is over"};
  if (phase_ == Phase::Place) return {.clause = Clause::R5_1, .why = "the cards gained must be placed first"};
  if (phase_ == Phase::Take) return {.clause = why_taking(), .why = "a neighbour must be chosen first"};
  switch (type) {
    case Move::Type::Cover:
      if (phase_ == Phase::Seek)
        return {.clause = Clause::R4_4, .why = "after finding a pair, the player must seek again"};
      return {.clause = Clause::R4_1, .why = "open cards can be covered only at the start of a turn"};
    case Move::Type::Take: return {.clause = Clause::R6_1, .why = "there is no neighbour to choose"};
    default:
      if (options_.variant == Variant::Kids) return {.clause = Clause::R9_1, .why = "kids has no trays"};
      return {.clause = Clause::R5_1, .why = "there is nothing to place"};
  }
}

}  // namespace rookie
