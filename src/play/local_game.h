#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bots/belief.h"
#include "bots/budget.h"
#include "bots/search/search.h"
#include "core/result.h"
#include "notation/record.h"
#include "play/choice.h"
#include "play/course.h"
#include "play/seated_bots.h"
#include "play/summary.h"
#include "rules/table.h"

namespace rookie {

enum class WaitingFor : std::uint8_t { Person, Bot, Nobody };

// One game of people and bots on one device. It knows all cards, but until the game is over only `saved` contains
// cards that nobody has seen.
//
// A game starts, or continues as if it had never been interrupted, from a record with these tags:
//
//   Seed      a 64-bit number: the seed of the bots, and of the deal if the record has no Deck
//   Bots      one word per seat, `-` for a person: "- parrot fox"; without this tag only people play
//   Learning  "yes" allows the aids for learners
class LocalGame {
 public:
  // The evaluation must outlive the game. Without it, bots that look ahead are refused.
  [[nodiscard]] static Result<LocalGame> open(Record record, const Evaluation* evaluation);
  // The same, with seed and levels passed instead of read from tags.
  [[nodiscard]] static Result<LocalGame> set_up(Record record, std::uint64_t seed, Levels levels,
                                                const Evaluation* evaluation);

  [[nodiscard]] Table table() const { return course_.table(); }
  [[nodiscard]] const std::vector<std::string>& names() const { return course_.record().names; }
  // Returns the level of the bot on a seat; nothing for a person.
  [[nodiscard]] const std::optional<std::string>& bot_on(Seat seat) const;
  [[nodiscard]] WaitingFor waiting_for() const;
  // The choices of the person whose turn it is; empty if no person has the turn.
  [[nodiscard]] std::vector<Choice> choices() const;

  // Makes the move of the person whose turn it is.
  [[nodiscard]] Result<Steps> play(Move move);
  // Lets the bot whose turn it is make its move, within a budget or that of `budget_of(positions)`.
  [[nodiscard]] Result<Steps> play_bot(const Budget& budget);
  [[nodiscard]] Result<Steps> play_bot(int positions);

  // A person's placement can be taken back until the next move.
  [[nodiscard]] bool can_undo() const;
  [[nodiscard]] Result<void> undo();

  // The game so far, with the whole deck, for opening it again.
  [[nodiscard]] std::string saved() const;
  // The same text, only once the game is over, and a summary of the game.
  [[nodiscard]] Result<std::string> record() const;
  [[nodiscard]] Result<Summary> summary() const;

  // For learners: the face-down tops that have been seen, and the best move for a player with perfect memory with its
  // chance of winning, judging at most `positions` positions.
  [[nodiscard]] bool learning() const;
  [[nodiscard]] Result<SpotKinds> seen() const;
  [[nodiscard]] Result<Judgement> hint(Search& search, int positions) const;

 private:
  LocalGame(Course course, Levels levels, Bots bots);

  [[nodiscard]] Bot* active_bot() const;
  [[nodiscard]] Result<Move> ask(Bot& bot, const Budget& budget);
  [[nodiscard]] Result<Steps> make(Move move);
  void tell_bots();

  Course course_;
  Levels levels_;
  Bots bots_;
  Events untold_;  // events the bots have not been told, since they may be taken back
};

}  // namespace rookie
