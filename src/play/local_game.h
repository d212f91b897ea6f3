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

// One game on one device, with people and bots around it. It holds the truth: of all it gives, only `saved` has cards
// that nobody has seen.
//
// All that it needs to begin, or to go on as if it had never been interrupted, is a record with these tags:
//
//   Seed      a number of 64 bits: of the deal, if the record has no Deck, and of the bots
//   Bots      one word a seat, `-` for a person: "- parrot fox"; without it only people play
//   Learning  "yes": the aids for learners may be asked for
class LocalGame {
 public:
  // Without an evaluation, which must outlive the game, there are no bots that look ahead.
  [[nodiscard]] static Result<LocalGame> open(Record record, const Evaluation* evaluation);
  // The same with seed and levels that no tag gives.
  [[nodiscard]] static Result<LocalGame> set_up(Record record, std::uint64_t seed, Levels levels,
                                                const Evaluation* evaluation);

  [[nodiscard]] Table table() const { return course_.table(); }
  [[nodiscard]] const std::vector<std::string>& names() const { return course_.record().names; }
  // The level of the bot on a seat; nothing for a person.
  [[nodiscard]] const std::optional<std::string>& bot_on(Seat seat) const;
  [[nodiscard]] WaitingFor waiting_for() const;
  // What the person may do whose turn it is; empty while nobody is asked.
  [[nodiscard]] std::vector<Choice> choices() const;

  // Makes the move of the person whose turn it is.
  [[nodiscard]] Result<Steps> play(Move move);
  // Lets the bot whose turn it is make its move: within a budget, or judging so many positions at most, 0 to 1,000,000.
  [[nodiscard]] Result<Steps> play_bot(const Budget& budget);
  [[nodiscard]] Result<Steps> play_bot(int positions);

  // A person's placement can be taken back until anything else happens.
  [[nodiscard]] bool can_undo() const;
  [[nodiscard]] Result<void> undo();

  // The game so far, to be opened again: with the whole deck.
  [[nodiscard]] std::string saved() const;
  // The same for everybody, when the game is over; and how it went.
  [[nodiscard]] Result<std::string> record() const;
  [[nodiscard]] Result<Summary> summary() const;

  // For learners: the face-down tops that were ever seen; what one who forgets nothing would do, and the chance to win
  // with it, judging so many positions at most.
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
  Events untold_;  // what the bots have not heard of, since it may be taken back
};

}  // namespace rookie
