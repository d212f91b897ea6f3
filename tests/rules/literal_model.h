#pragma once

#include <array>
#include <coroutine>
#include <optional>
#include <vector>

#include "rules/cards.h"
#include "rules/clause.h"
#include "rules/deck.h"
#include "rules/event.h"
#include "rules/ids.h"
#include "rules/kind.h"
#include "rules/move.h"
#include "rules/options.h"
#include "rules/script.h"
#include "rules/table.h"

namespace rookie {

// A second implementation of docs/rules.md, written independently of the engine: real cards in real piles, and a game
// as a script that reads like the clauses. Slow. Its only purpose is to differ from `Game` where one of the two is
// wrong.
class LiteralGame {
 public:
  // Options and deck must be valid, and the deck must have no unknown cards.
  LiteralGame(const Options& options, const Deck& deck);
  // The script refers to the game.
  LiteralGame(const LiteralGame&) = delete;
  LiteralGame(LiteralGame&&) = delete;
  LiteralGame& operator=(const LiteralGame&) = delete;
  LiteralGame& operator=(LiteralGame&&) = delete;
  ~LiteralGame() = default;

  // In ascending order.
  [[nodiscard]] std::vector<Move> legal_moves() const;
  // The move must be legal.
  std::vector<Event> apply(Move move);
  [[nodiscard]] Table table() const;

  [[nodiscard]] bool over() const { return question_.phase == Phase::Over; }
  [[nodiscard]] int points(Seat seat) const;
  [[nodiscard]] Cards unsecured(Seat seat) const;
  [[nodiscard]] bool won(Seat seat) const;

 private:
  struct Card {
    Kind kind;
    bool face_up = false;
    bool barred = false;  // R4.1
    bool seen = false;    // R8.4
  };
  struct Player {
    std::array<std::vector<Kind>, Pile::count> tray;  // bottom first
    std::vector<Kind> points;
  };
  // What the active player is asked. The fields after `phase` are for Phase::Place only.
  struct Question {
    Phase phase = Phase::FirstCard;
    std::vector<Kind> hand;
    Seat owner;
    bool partner_allowed = false;
  };
  // Suspends the script until `apply` provides the answer.
  struct Answer {
    LiteralGame* game;

    [[nodiscard]] bool await_ready() const { return false; }
    void await_suspend(std::coroutine_handle<> script) const { game->waiting_ = script; }
    [[nodiscard]] Move await_resume() const { return game->answer_; }
  };

  Script play();
  Script turn();
  Script turn_on_closed_table();
  Script seek(Spot spot);
  Script gain_pair(Spot earlier, Spot later, Clause clause);
  Script place(std::vector<Kind> hand, Seat owner, bool pair);
  Script take_from_a_neighbour(Clause clause);

  Answer ask(Question question);
  void tell(const Event& event) { events_.push_back(event); }

  Spot turn_over(Spot from, Clause clause);
  void cover(const std::vector<Spot>& spots, Clause clause);
  void cover_and_bar_open_cards(Clause clause);
  void lift_bars();
  void free_the_last_piles();
  void put_on_tray(Seat owner, const std::vector<Kind>& hand, Placement placement);
  std::optional<Kind> secure(Seat owner);
  std::vector<Kind> rookie(Seat owner);
  std::vector<Kind> clear_tray(Seat owner);
  std::vector<Kind> take_unsecured(Seat from, Seat by, Clause clause);
  std::vector<Kind> take_unsecured_of_others(Seat by, Clause clause);
  void end_by_last_pair(std::vector<Kind> pair);
  void end_turn(Clause clause);

  [[nodiscard]] std::optional<Spot> first_empty_spot() const;
  [[nodiscard]] std::vector<Spot> open_spots() const;
  [[nodiscard]] std::vector<Spot> spots_that_can_be_turned_over() const;
  [[nodiscard]] std::vector<Spot> spots_that_may_be_turned_over() const;
  [[nodiscard]] bool plays(Ruling ruling) const { return options_.rulings.contains(ruling); }
  [[nodiscard]] bool turning() const;
  [[nodiscard]] bool can_give(Placement placement) const;
  [[nodiscard]] std::optional<Kind> kind_of_all_tops(Seat owner) const;
  [[nodiscard]] std::vector<Seat> seats() const;
  [[nodiscard]] Seat left_of(Seat seat) const;
  [[nodiscard]] Seat right_of(Seat seat) const;
  [[nodiscard]] Seat partner_of(Seat seat) const;
  [[nodiscard]] int side_points(Seat seat) const;

  [[nodiscard]] std::vector<Card>& on(Spot spot) { return spots_.at(static_cast<std::size_t>(spot.index())); }
  [[nodiscard]] const std::vector<Card>& on(Spot spot) const {
    return spots_.at(static_cast<std::size_t>(spot.index()));
  }
  [[nodiscard]] Player& player(Seat seat) { return players_.at(static_cast<std::size_t>(seat.index())); }
  [[nodiscard]] const Player& player(Seat seat) const { return players_.at(static_cast<std::size_t>(seat.index())); }

  Options options_;
  std::array<std::vector<Card>, Spot::count> spots_;  // bottom first
  std::vector<Player> players_;
  Seat active_;
  int turn_ = 1;
  bool brought_something_ = false;  // R8.4: a pair or an unseen card, in this turn
  int idle_turns_ = 0;              // R8.4

  Question question_;
  Move answer_ = Move::cover();
  std::vector<Event> events_;
  std::coroutine_handle<> waiting_;
  Script script_;
};

}  // namespace rookie
