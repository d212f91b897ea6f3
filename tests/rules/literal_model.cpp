#include "rules/literal_model.h"

#include <algorithm>
#include <cstdint>
#include <tuple>
#include <utility>

namespace rookie {
namespace {

constexpr int standstill_turns = 100;  // R8.4

Cards counted(const std::vector<Kind>& cards) {
  Cards result;
  for (const Kind kind : cards) result += Cards(kind, 1);
  return result;
}

void append(std::vector<Kind>& to, const std::vector<Kind>& cards) { to.insert(to.end(), cards.begin(), cards.end()); }

std::array<Spot, Spot::count> all_spots() {
  std::array<Spot, Spot::count> result;
  for (int i = 0; i < Spot::count; ++i) result.at(static_cast<std::size_t>(i)) = Spot::at(i);
  return result;
}

SpotSet set_of(const std::vector<Spot>& spots) {
  SpotSet result;
  for (const Spot spot : spots) result.add(spot);
  return result;
}

std::uint8_t height(const auto& pile) { return static_cast<std::uint8_t>(pile.size()); }

}  // namespace

// R2.1, R2.2, R2.3
LiteralGame::LiteralGame(const Options& options, const Deck& deck)
    : options_(options), players_(options.seats), active_(options.first), script_(play()) {
  for (int card = 0; card < deck.size(); ++card) {
    if (const auto kind = deck[card]) on(Spot::at(card % 9)).push_back({.kind = *kind});
  }
  script_.start();
}

// --- The course of the game -----------------------------------------------------------------------------------------

Script LiteralGame::play() {
  co_await turn();
  while (idle_turns_ < standstill_turns) {  // R8.4
    active_ = right_of(active_);            // R2.3
    ++turn_;
    co_await turn();
  }
  tell({.type = Event::Type::GameEnded, .clause = Clause::R8_4});
  std::ignore = co_await ask({.phase = Phase::Over});
}

Script LiteralGame::turn() {
  if (open_spots().empty()) {
    co_await turn_on_closed_table();  // R3
    co_return;
  }
  free_the_last_piles();  // R7.3
  const Move move = co_await ask({.phase = Phase::CoverOrSeek});
  if (move == Move::cover()) {
    cover_and_bar_open_cards(Clause::R4_1);
    co_await turn_on_closed_table();
  } else {
    co_await seek(move.spot());  // R4.2
  }
}

// R3; also what follows R4.1 and R4.3.
Script LiteralGame::turn_on_closed_table() {
  while (true) {
    const Move first_move = co_await ask({.phase = Phase::FirstCard});
    const Spot first = turn_over(first_move.spot(), Clause::R3_1);
    const Move second_move = co_await ask({.phase = Phase::SecondCard});
    const Spot second = turn_over(second_move.spot(), Clause::R3_1);
    const Kind first_kind = on(first).back().kind;
    const Kind second_kind = on(second).back().kind;

    if (first_kind == second_kind) {  // R3.2
      co_await gain_pair(first, second, Clause::R3_2);
      if (first_kind == Kind::X) co_await take_from_a_neighbour(Clause::R6_1);
    } else if (first_kind != Kind::X && second_kind != Kind::X) {
      cover({first, second}, Clause::R3_3);
      end_turn(Clause::R3_3);
      co_return;
    } else {
      end_turn(Clause::R3_4);
      co_return;
    }
  }
}

// R4.2, from the turning over of the first card.
Script LiteralGame::seek(Spot spot) {
  while (true) {
    const std::vector<Spot> others = open_spots();
    const Spot found = turn_over(spot, Clause::R4_2);
    const Kind kind = on(found).back().kind;
    const auto match = std::ranges::find_if(others, [&](Spot other) { return on(other).back().kind == kind; });

    if (match == others.end()) {
      end_turn(Clause::R4_5);
      co_return;
    }
    if (kind == Kind::X) {  // R4.3
      co_await gain_pair(*match, found, Clause::R4_3);
      if (plays(Ruling::Either)) {  // R6.3
        co_await take_from_a_neighbour(Clause::R6_3);
      } else {
        co_await place(take_unsecured(left_of(active_), active_, Clause::R6_3), active_, false);
      }
      cover_and_bar_open_cards(Clause::R4_3);
      if (plays(Ruling::It)) {
        end_turn(Clause::R4_3);
      } else {
        co_await turn_on_closed_table();
      }
      co_return;
    }
    co_await gain_pair(*match, found, Clause::R4_4);
    free_the_last_piles();  // R7.3
    const Move move = co_await ask({.phase = Phase::Seek});
    spot = move.spot();
  }
}

// --- The table ------------------------------------------------------------------------------------------------------

// Returns where the card lies now.
Spot LiteralGame::turn_over(Spot from, Clause clause) {
  Card card = on(from).back();
  on(from).pop_back();
  const bool was_alone = on(from).empty();
  const Spot to = was_alone ? from : first_empty_spot().value_or(from);  // R7.2, R7.1
  brought_something_ |= !card.seen;
  card.seen = true;
  card.face_up = true;
  card.barred = false;  // R4.1: no longer covered
  on(to).push_back(card);
  tell({.type = Event::Type::Turned, .clause = clause, .seat = active_, .kind = card.kind, .from = from, .to = to});
  return to;
}

void LiteralGame::cover(const std::vector<Spot>& spots, Clause clause) {
  if (spots.empty()) return;
  for (const Spot spot : spots) on(spot).back().face_up = false;
  tell({.type = Event::Type::Covered, .clause = clause, .seat = active_, .spots = set_of(spots)});
}

// R4.1
void LiteralGame::cover_and_bar_open_cards(Clause clause) {
  const std::vector<Spot> spots = open_spots();
  cover(spots, clause);
  if (plays(Ruling::Again)) return;
  for (const Spot spot : spots) on(spot).back().barred = true;
}

void LiteralGame::lift_bars() {
  for (auto& pile : spots_) {
    for (Card& card : pile) card.barred = false;
  }
}

// R7.3
void LiteralGame::free_the_last_piles() {
  if (!spots_that_can_be_turned_over().empty()) return;
  for (const Spot from : open_spots()) {
    const std::optional<Spot> gap = first_empty_spot();
    if (!gap) return;
    if (on(from).size() < 2) continue;
    const Card card = on(from).back();
    on(from).pop_back();
    on(*gap).push_back(card);
    tell({.type = Event::Type::Shifted, .clause = Clause::R7_3, .kind = card.kind, .from = from, .to = *gap});
  }
}

// --- Gaining and placing --------------------------------------------------------------------------------------------

// Never goes on after the last pair (R8.1).
Script LiteralGame::gain_pair(Spot earlier, Spot later, Clause clause) {
  const Kind kind = on(earlier).back().kind;
  on(earlier).pop_back();
  on(later).pop_back();
  lift_bars();  // R4.1: until the player takes a pair
  brought_something_ = true;
  tell({.type = Event::Type::Paired, .clause = clause, .seat = active_, .kind = kind, .from = earlier, .to = later});

  const std::vector<Kind> pair{kind, kind};
  if (std::ranges::all_of(spots_, [](const auto& pile) { return pile.empty(); })) {
    end_by_last_pair(pair);
    std::ignore = co_await ask({.phase = Phase::Over});
  }
  if (options_.variant == Variant::Kids) {
    append(player(active_).points, pair);
    tell({.type = Event::Type::Secured, .clause = Clause::R9_1, .seat = active_, .cards = counted(pair)});
  } else {
    co_await place(pair, active_, true);
  }
}

// R5.1; nothing gained, nothing to place. Goes on while there is a Rookie (R6.4).
Script LiteralGame::place(std::vector<Kind> hand, Seat owner, bool pair) {
  while (!hand.empty()) {
    const bool partner_allowed = pair && options_.variant == Variant::Team;  // R5.5
    const Move move =
        co_await ask({.phase = Phase::Place, .hand = hand, .owner = owner, .partner_allowed = partner_allowed});
    const bool with_partner = move.type() == Move::Type::PlaceWithPartner;
    if (with_partner) owner = partner_of(active_);
    put_on_tray(owner, hand, move.placement());
    tell({.type = Event::Type::Placed,
          .clause = with_partner ? Clause::R5_5 : Clause::R5_1,
          .seat = active_,
          .other = owner,
          .placement = move.placement(),
          .cards = counted(hand)});
    hand.clear();
    if (secure(owner) == Kind::X) hand = rookie(owner);
    pair = false;
  }
}

// R5.2
void LiteralGame::put_on_tray(Seat owner, const std::vector<Kind>& hand, Placement placement) {
  std::vector<Kind> beneath = hand;
  for (int i = 0; i < Pile::count; ++i) {
    if (const auto top = placement.top(Pile::at(i))) beneath.erase(std::ranges::find(beneath, *top));
  }
  for (int i = 0; i < Pile::count; ++i) {
    const auto top = placement.top(Pile::at(i));
    if (!top) continue;
    auto& pile = player(owner).tray.at(static_cast<std::size_t>(i));
    append(pile, std::exchange(beneath, {}));
    pile.push_back(*top);
  }
}

// R5.3: the kind of the three tops, if they are of one kind.
std::optional<Kind> LiteralGame::secure(Seat owner) {
  const std::optional<Kind> kind = kind_of_all_tops(owner);
  if (!kind) return std::nullopt;
  const std::vector<Kind> cards = clear_tray(owner);
  append(player(owner).points, cards);
  tell({.type = Event::Type::Secured, .clause = Clause::R5_3, .seat = owner, .kind = *kind, .cards = counted(cards)});
  return kind;
}

// R6.4: what the owner gains.
std::vector<Kind> LiteralGame::rookie(Seat owner) {
  tell({.type = Event::Type::Rookie, .clause = Clause::R6_4, .seat = owner});
  return take_unsecured_of_others(owner, Clause::R6_4);
}

// R6.1; R6.3 where either neighbour may be chosen.
Script LiteralGame::take_from_a_neighbour(Clause clause) {
  const Seat left = left_of(active_);
  const Seat right = right_of(active_);
  const bool left_has = !unsecured(left).empty();
  const bool right_has = !unsecured(right).empty();

  Seat chosen = left_has ? left : right;
  if (left != right && left_has && right_has) {
    const Move move = co_await ask({.phase = Phase::Take});
    chosen = move.side() == Side::Left ? left : right;
  }
  co_await place(take_unsecured(chosen, active_, clause), active_, false);
}

std::vector<Kind> LiteralGame::clear_tray(Seat owner) {
  std::vector<Kind> cards;
  for (auto& pile : player(owner).tray) append(cards, std::exchange(pile, {}));
  return cards;
}

std::vector<Kind> LiteralGame::take_unsecured(Seat from, Seat by, Clause clause) {
  std::vector<Kind> cards = clear_tray(from);
  if (!cards.empty()) {
    tell({.type = Event::Type::Taken, .clause = clause, .seat = by, .other = from, .cards = counted(cards)});
  }
  return cards;
}

std::vector<Kind> LiteralGame::take_unsecured_of_others(Seat by, Clause clause) {
  std::vector<Kind> cards;
  for (Seat seat = right_of(by); seat != by; seat = right_of(seat)) append(cards, take_unsecured(seat, by, clause));
  return cards;
}

// --- The end --------------------------------------------------------------------------------------------------------

// R8.1
void LiteralGame::end_by_last_pair(std::vector<Kind> pair) {
  std::vector<Kind> cards = std::move(pair);
  append(cards, take_unsecured_of_others(active_, Clause::R8_1));
  if (!plays(Ruling::Forfeit)) append(cards, clear_tray(active_));
  append(player(active_).points, cards);
  tell({.type = Event::Type::Secured, .clause = Clause::R8_1, .seat = active_, .cards = counted(cards)});
  tell({.type = Event::Type::GameEnded, .clause = Clause::R8_1, .seat = active_});
}

void LiteralGame::end_turn(Clause clause) {
  lift_bars();  // R4.1: until the turn ends
  tell({.type = Event::Type::TurnEnded, .clause = clause, .seat = active_, .other = right_of(active_)});
  idle_turns_ = brought_something_ ? 0 : idle_turns_ + 1;  // R8.4
  brought_something_ = false;
}

// R8.2
int LiteralGame::points(Seat seat) const { return static_cast<int>(player(seat).points.size()); }

int LiteralGame::side_points(Seat seat) const {
  return points(seat) + (options_.variant == Variant::Team ? points(partner_of(seat)) : 0);
}

bool LiteralGame::won(Seat seat) const {
  const auto all = seats();
  return over() && std::ranges::all_of(all, [&](Seat other) { return side_points(other) <= side_points(seat); });
}

// --- Questions and answers ------------------------------------------------------------------------------------------

LiteralGame::Answer LiteralGame::ask(Question question) {
  question_ = std::move(question);
  return {.game = this};
}

std::vector<Event> LiteralGame::apply(Move move) {
  answer_ = move;
  events_.clear();
  waiting_.resume();
  return events_;
}

std::vector<Move> LiteralGame::legal_moves() const {
  const Phase phase = question_.phase;
  std::vector<Move> moves;
  if (turning()) {
    for (const Spot spot : spots_that_may_be_turned_over()) moves.push_back(Move::turn(spot));
  }
  if (phase == Phase::CoverOrSeek) moves.push_back(Move::cover());
  if (phase == Phase::Take) moves = {Move::take(Side::Left), Move::take(Side::Right)};
  if (phase == Phase::Place) {
    std::vector<Placement> placements;
    for (int i = 0; i < Placement::count; ++i) {
      if (can_give(Placement::at(i))) placements.push_back(Placement::at(i));
    }
    for (const Placement placement : placements) moves.push_back(Move::place(placement));
    if (question_.partner_allowed) {
      for (const Placement placement : placements) moves.push_back(Move::place_with_partner(placement));
    }
  }
  return moves;
}

bool LiteralGame::turning() const {
  const Phase phase = question_.phase;
  return phase == Phase::FirstCard || phase == Phase::SecondCard || phase == Phase::CoverOrSeek || phase == Phase::Seek;
}

// R5.2: the gained cards contain the new tops, counted.
bool LiteralGame::can_give(Placement placement) const {
  return std::ranges::all_of(all_kinds, [&](Kind kind) {
    int tops = 0;
    for (int pile = 0; pile < Pile::count; ++pile) tops += placement.top(Pile::at(pile)) == kind ? 1 : 0;
    return tops <= std::ranges::count(question_.hand, kind);
  });
}

// --- What is where --------------------------------------------------------------------------------------------------

std::optional<Spot> LiteralGame::first_empty_spot() const {
  for (const Spot spot : all_spots()) {
    if (on(spot).empty()) return spot;
  }
  return std::nullopt;
}

std::vector<Spot> LiteralGame::open_spots() const {
  std::vector<Spot> result;
  for (const Spot spot : all_spots()) {
    if (!on(spot).empty() && on(spot).back().face_up) result.push_back(spot);
  }
  return result;
}

std::vector<Spot> LiteralGame::spots_that_can_be_turned_over() const {
  std::vector<Spot> result;
  for (const Spot spot : all_spots()) {
    if (!on(spot).empty() && !on(spot).back().face_up) result.push_back(spot);
  }
  return result;
}

// R4.1: a barred card only if every card that can be turned over is barred.
std::vector<Spot> LiteralGame::spots_that_may_be_turned_over() const {
  const std::vector<Spot> all = spots_that_can_be_turned_over();
  std::vector<Spot> not_barred;
  std::ranges::copy_if(all, std::back_inserter(not_barred), [&](Spot spot) { return !on(spot).back().barred; });
  return not_barred.empty() ? all : not_barred;
}

std::optional<Kind> LiteralGame::kind_of_all_tops(Seat owner) const {
  const auto& tray = player(owner).tray;
  if (std::ranges::any_of(tray, [](const auto& pile) { return pile.empty(); })) return std::nullopt;
  const Kind kind = tray.front().back();
  if (std::ranges::any_of(tray, [&](const auto& pile) { return pile.back() != kind; })) return std::nullopt;
  return kind;
}

Cards LiteralGame::unsecured(Seat seat) const {
  Cards cards;
  for (const auto& pile : player(seat).tray) cards += counted(pile);
  return cards;
}

std::vector<Seat> LiteralGame::seats() const {
  std::vector<Seat> result;
  result.reserve(options_.seats);
  for (int i = 0; i < options_.seats; ++i) result.push_back(Seat::at(i));
  return result;
}

// R2.3, R2.4
Seat LiteralGame::right_of(Seat seat) const { return Seat::at((seat.index() + 1) % options_.seats); }
Seat LiteralGame::left_of(Seat seat) const { return Seat::at((seat.index() + options_.seats - 1) % options_.seats); }
Seat LiteralGame::partner_of(Seat seat) const { return Seat::at((seat.index() + options_.seats / 2) % options_.seats); }

Table LiteralGame::table() const {
  Table table{.options = options_, .turn = static_cast<std::uint16_t>(turn_), .phase = question_.phase};
  table.active = active_;
  for (const Spot spot : all_spots()) {
    auto& view = table.spots.at(static_cast<std::size_t>(spot.index()));
    view.height = height(on(spot));
    if (on(spot).empty()) continue;
    if (on(spot).back().face_up) view.open = on(spot).back().kind;
    if (on(spot).back().barred) table.barred.add(spot);
  }
  for (const Seat seat : seats()) {
    auto& view = table.seats.at(static_cast<std::size_t>(seat.index()));
    view.points = static_cast<std::uint8_t>(points(seat));
    for (std::size_t pile = 0; pile < Pile::count; ++pile) {
      const auto& cards = player(seat).tray.at(pile);
      view.tray.at(pile).height = height(cards);
      if (!cards.empty()) view.tray.at(pile).top = cards.back();
    }
  }
  if (turning()) table.turnable = set_of(spots_that_may_be_turned_over());
  table.hand = counted(question_.hand);
  table.owner = question_.owner;
  table.partner_allowed = question_.partner_allowed;
  return table;
}

}  // namespace rookie
