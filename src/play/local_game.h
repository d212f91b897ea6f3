#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/belief.h"
#include "bots/bot.h"
#include "bots/recall.h"
#include "bots/search.h"
#include "core/result.h"
#include "notation/record.h"
#include "play/choice.h"
#include "play/steps.h"
#include "play/summary.h"
#include "rules/event.h"
#include "rules/game.h"
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
  [[nodiscard]] static Result<LocalGame> open(Record record);

  [[nodiscard]] Table table() const { return game_.table(); }
  [[nodiscard]] const std::vector<std::string>& names() const { return record_.names; }
  // The level of the bot on a seat; nothing for a person.
  [[nodiscard]] std::optional<std::string_view> bot_on(Seat seat) const;
  [[nodiscard]] WaitingFor waiting_for() const;
  // What the person may do whose turn it is; empty while nobody is asked.
  [[nodiscard]] std::vector<Choice> choices() const;

  // Makes the move of the person whose turn it is.
  [[nodiscard]] Result<Steps> play(Move move);
  // Lets the bot whose turn it is make its move, judging so many positions at most: 0 to 1,000,000.
  [[nodiscard]] Result<Steps> play_bot(int positions);

  // A person's placement can be taken back until anything else happens. Bots hear of it only then.
  [[nodiscard]] bool can_undo() const { return undoable_.has_value(); }
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
  [[nodiscard]] Result<Judgement> hint(int positions) const;

 private:
  // The last placement, and the game before it.
  struct Undoable {
    Game game;
    Recall recall;
    Events events;
  };
  using Bots = std::vector<std::unique_ptr<Bot>>;  // one a seat; null for a person

  LocalGame(Record record, const Game& game, Bots bots);

  [[nodiscard]] static Result<Bots> make_bots(const Record& record, std::uint64_t seed);
  [[nodiscard]] Bot* active_bot() const;
  [[nodiscard]] Result<void> follow(const std::vector<Move>& moves);
  [[nodiscard]] Result<Steps> make(Move move);
  void tell_bots(const Events& events);
  void settle();

  Record record_;
  Game game_;
  Recall recall_;
  Bots bots_;
  std::optional<Undoable> undoable_;
};

}  // namespace rookie
