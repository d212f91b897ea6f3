#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/belief.h"
#include "fair/proof.h"
#include "notation/record.h"
#include "online/message.h"
#include "play/course.h"
#include "play/seated_bots.h"
#include "rules/game.h"

namespace rookie {

// A decision as it is stored: a move, or an undo.
struct StoredDecision {
  std::optional<Move> move;  // nothing: the last placement is taken back
  bool by_bot = false;       // the seat's own, or for a person who was away or too slow

  friend bool operator==(const StoredDecision&, const StoredDecision&) = default;
};

// "3", "YY- bot", "undo". Decisions are only ever appended: an undo is a decision too, and counts in Sequence.
[[nodiscard]] std::string to_string(const StoredDecision& decision);
[[nodiscard]] std::optional<StoredDecision> parse_stored_decision(std::string_view text);

// One game at an online table: the truth, including the hidden cards.
class OnlineGame {
 public:
  // Returns what is stored when a game begins: a record without decisions, with all tags of the fair deal and the seed
  // of the bots.
  [[nodiscard]] static std::string opening(const fair::Terms& terms, const fair::Secret& secret,
                                           const fair::Contributions& contributions, std::uint64_t bots);
  [[nodiscard]] static Result<OnlineGame> open(std::string_view opening, const std::vector<std::string>& decisions);

  [[nodiscard]] const Game& game() const { return course_.game(); }
  [[nodiscard]] bool over() const { return course_.over(); }
  // The number of decisions made, undos included.
  [[nodiscard]] Sequence sequence() const { return static_cast<Sequence>(decisions_.size()); }
  // Whether a person on this seat made this decision at `sequence`. No move means an undo.
  [[nodiscard]] bool decided(Sequence sequence, Seat seat, std::optional<Move> move) const;
  // Who may take back the last placement: the person who made it, until anything else happens. Limited, since every
  // undo is stored.
  static constexpr int most_taken_back = 10;  // before the next card is turned over
  [[nodiscard]] std::optional<Seat> may_undo() const;

  [[nodiscard]] bool allows(Move move) const;
  // Returns what happened; no steps for an undo. An illegal decision changes nothing.
  [[nodiscard]] Result<Steps> make(const StoredDecision& decision);

  // Returns all events so far, for a new bot, and the seed of a seat's bot.
  [[nodiscard]] std::vector<Event> events() const;
  [[nodiscard]] std::uint64_t bot_seed(Seat seat) const { return at(bot_seeds_, seat); }
  // The kinds of the face-down tops that have been seen.
  [[nodiscard]] SpotKinds seen() const { return seen_tops(course_.recall()); }

  // The public proof of the deal; contains the secret only once the game is over.
  [[nodiscard]] fair::Proof proof() const;
  // The public record, without moves that were taken back, and its text. The game must be over.
  [[nodiscard]] const Record& record() const { return course_.record(); }
  [[nodiscard]] std::string rgn() const { return course_.rgn(); }

 private:
  struct Made {
    Seat seat;
    StoredDecision decision;

    friend bool operator==(const Made&, const Made&) = default;
  };

  OnlineGame(Course course, fair::Proof proof, std::uint64_t bots);

  [[nodiscard]] std::optional<Seat> placed_by_person() const;  // the last placement, if it can be taken back
  [[nodiscard]] Result<Steps> take_back();

  Course course_;
  fair::Proof proof_;
  BotSeeds bot_seeds_;
  int taken_back_ = 0;  // since a card was turned over
  std::vector<Made> decisions_;
};

}  // namespace rookie
