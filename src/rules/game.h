#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <string_view>
#include <type_traits>

#include "core/fixed_list.h"
#include "core/result.h"
#include "rules/cards.h"
#include "rules/clause.h"
#include "rules/deck.h"
#include "rules/event.h"
#include "rules/ids.h"
#include "rules/move.h"
#include "rules/options.h"
#include "rules/spot_set.h"
#include "rules/table.h"

namespace rookie {

// Why a move is illegal now.
struct IllegalMove {
  Clause clause;
  std::string_view why;

  friend bool operator==(const IllegalMove&, const IllegalMove&) = default;
};

[[nodiscard]] Error to_error(const IllegalMove& move);

// Ascending and unique. A hand can be placed in at most 342 ways; FixedList::add_if needs one slot more.
using Moves = FixedList<Move, Placement::count + 1>;

// The complete state of one game, hidden cards included: a value of four cache lines, copied with memcpy. `apply` and
// `legal_moves` do not allocate or throw, and read nothing but the game.
class alignas(64) Game {
 public:
  // Refuses options and decks that are invalid (`validate`). Blank cards are allowed, but `tell` must set their kind
  // before they are turned over.
  [[nodiscard]] static Result<Game> deal(const Options& options, const Deck& deck);

  [[nodiscard]] Moves legal_moves() const;

  // Makes the active player's decision and then everything that the rules do by themselves, up to the next decision or
  // the end of the game. Sets `events` to what happened. An illegal move leaves the game unchanged and `events` empty.
  std::expected<void, IllegalMove> apply(Move move, Events& events);

  // Returns what everybody can see now.
  [[nodiscard]] Table table() const;

  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] Phase phase() const { return phase_; }
  [[nodiscard]] bool over() const { return phase_ == Phase::Over; }
  // Whether the player must turn over a card or may cover instead.
  [[nodiscard]] bool turning() const { return phase_ <= Phase::Seek; }
  [[nodiscard]] Seat active() const { return active_; }
  [[nodiscard]] int turn() const { return turn_; }
  // R8.4: the number of turns in a row, this one included, without a pair or a card not seen before.
  [[nodiscard]] int quiet_turns() const { return quiet_turns_; }

  // The points of a seat; its score once the game is over (R8.2).
  [[nodiscard]] int points(Seat seat) const { return player(seat).points; }
  // The seat's unsecured cards, buried ones included: public to those who remember them, but not on the Table.
  [[nodiscard]] Cards unsecured(Seat seat) const { return player(seat).cards; }
  // Whether the seat has won, alone or shared (R8.2). Only for a game that is over.
  [[nodiscard]] bool won(Seat seat) const;

  // What the Table shows of the square: the same, without making a Table.
  [[nodiscard]] bool has_card(Spot spot) const { return filled_.contains(spot); }
  [[nodiscard]] int height(Spot spot) const { return at(heights_, spot); }
  [[nodiscard]] SpotSet open() const { return open_; }
  [[nodiscard]] SpotSet barred() const { return barred_; }
  [[nodiscard]] SpotSet turnable() const;
  // The tops of a seat's tray piles (R5.2).
  [[nodiscard]] Cards tops(Seat seat) const;
  // For records without a deck (N4) and for observers. `top` returns the kind of a spot's top card, if known.
  // `dealt_as` returns the place in the deck of a top card that nobody has seen. `tell` sets the kind of a blank top
  // card. The spot must not be empty.
  [[nodiscard]] std::optional<Kind> top(Spot spot) const;
  [[nodiscard]] int dealt_as(Spot spot) const { return top_index(spot); }
  void tell(Spot spot, Kind kind);

  friend bool operator==(const Game&, const Game&) = default;

 private:
  // R2.2: what lies in front of a player. A top is 0 for an empty pile, otherwise the kind's index + 1, as in
  // Placement. Cards beneath the tops are only counted, since it makes no difference which pile they are in.
  struct Player {
    Cards cards;  // unsecured, tops included
    std::array<std::uint8_t, Pile::count> tops{};
    std::array<std::uint8_t, Pile::count> heights{};
    std::uint8_t points = 0;

    friend bool operator==(const Player&, const Player&) = default;
  };

  // What the rules do after the hand is placed and everything that this secures is resolved.
  enum class Next : std::uint8_t {
    GoOn,          // R3.2: two more cards
    Take,          // R6.1
    SeekAgain,     // R4.4
    TakeSought,    // R6.3
    CoverAndGoOn,  // R4.3
  };

  Game(const Options& options, const Deck& deck);

  [[nodiscard]] Player& player(Seat seat) { return at(players_, seat); }
  [[nodiscard]] const Player& player(Seat seat) const { return at(players_, seat); }
  [[nodiscard]] std::uint8_t& height(Spot spot) { return at(heights_, spot); }
  [[nodiscard]] int top_index(Spot spot) const { return (height(spot) - 1) * Spot::count + spot.index(); }
  [[nodiscard]] std::uint8_t& open_number(Kind kind) { return open_numbers_[static_cast<std::size_t>(kind)]; }
  [[nodiscard]] bool is_open(Kind kind) const { return open_numbers_[static_cast<std::size_t>(kind)] != 0; }
  [[nodiscard]] bool partner_allowed() const { return placing_pair_ != 0 && options_.variant == Variant::Team; }
  [[nodiscard]] bool plays(Ruling ruling) const { return options_.rulings.contains(ruling); }
  // The clause by which the player takes from a neighbour; only after `next_` has been set to what follows that.
  [[nodiscard]] Clause why_taking() const { return next_ == Next::CoverAndGoOn ? Clause::R6_3 : Clause::R6_1; }
  [[nodiscard]] IllegalMove why_not_turnable(Spot spot) const;
  [[nodiscard]] IllegalMove why_not_now(Move::Type type) const;

  void turn_over(Spot spot, Events& events);
  void lay_open(Spot spot, Kind kind);
  void move_top(Spot from, Spot to);
  void remove_top(Spot spot);
  void cover(Clause why, Events& events);
  void cover_and_bar(Clause why, Events& events);
  void take_pair(Spot second, Kind kind, Events& events);
  void place(Placement placement, Seat owner, Events& events);
  void proceed(Events& events);
  void take(bool either, Events& events);
  void take_from(Seat victim, Events& events);
  [[nodiscard]] Cards gather_from_others(Seat gainer, Clause why, Events& events);
  void seek(Phase phase, Events& events);
  void end_turn(Clause why, Events& events);
  void end_by_last_pair(Cards pair, Events& events);

  static constexpr std::uint8_t blank = kind_count;
  static constexpr int standstill_turns = 100;  // R8.4

  Cards hand_;
  std::array<Player, Seat::count> players_{};
  SpotSet filled_;  // spots that are not empty
  SpotSet open_;    // face-up tops
  SpotSet barred_;  // R4.1
  SpotSet seen_;    // tops that have been turned over before; a seen card is never beneath another
  // In the order of the deck (R2.1): the card at level l (from 0) of a spot is cards_[9 l + spot]. A card that moves to
  // an empty spot (R7.1) is alone there, at level 0.
  std::array<std::uint8_t, most_cards> cards_{};
  std::array<std::uint8_t, Spot::count> heights_{};
  // The number of the spot where each kind lies open, 0 if nowhere. No kind is open twice (R4.6).
  std::array<std::uint8_t, kind_count> open_numbers_{};
  Options options_;
  Phase phase_ = Phase::FirstCard;
  Next next_ = Next::GoOn;
  Seat active_;
  Seat owner_;                         // of the tray piles that hand_ goes to
  std::uint8_t quiet_turns_ : 7 = 1;   // R8.4, see quiet_turns()
  std::uint8_t placing_pair_ : 1 = 0;  // hand_ is a pair just found, which may go to the partner (R5.5)
  std::uint16_t turn_ = 1;             // at most 100 for each of 54 pairs and 108 first sights: 16,200
};

static_assert(sizeof(Game) <= 256 && std::is_trivially_copyable_v<Game>);

}  // namespace rookie
