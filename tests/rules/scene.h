#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/event.h"
#include "rules/game.h"
#include "rules/move.h"
#include "rules/options.h"

namespace rookie {

using Lines = std::vector<std::string>;

// A game set up by hand and played by short tokens, so that a test reads like its clause. Input and output are text.
// Throws if something cannot be set up or played.
class Scene {
 public:
  // One word per spot from 1 on: its uppermost cards, bottom to top, `.` for any card. The rest of the deck fills the
  // gaps.
  Scene(const Options& options, std::string_view piles);

  // Makes the moves and returns what happened, one line per event (see `describe`). Tokens are those of RGN: `3R` turn
  // over the card on spot 3, which must be red (`3`: of any kind), `~` cover, `YY-` place, `@YY-` place with the
  // partner, `<` and `>` take from the left and the right neighbour.
  Lines play(std::string_view moves);
  void play_times(int times, std::string_view moves);
  // Returns the clause that forbids the move; empty if it is legal.
  [[nodiscard]] std::string refused(std::string_view move) const;

  [[nodiscard]] const Game& game() const { return game_; }
  // Returns the legal moves as tokens.
  [[nodiscard]] std::string choices() const;
  // Heights of the nine spots, with the letter of an open card: "12 11 12X 0 …".
  [[nodiscard]] std::string spots() const;
  // Gained cards to place: "GGX".
  [[nodiscard]] std::string hand() const;
  // By seat: tops of the tray piles ("GG-"), their heights ("2 1 0"), unsecured cards ("GGY"), points.
  [[nodiscard]] Lines trays() const;
  [[nodiscard]] Lines tray_heights() const;
  [[nodiscard]] Lines unsecured() const;
  [[nodiscard]] std::vector<int> points() const;
  // The numbers of the winning seats.
  [[nodiscard]] std::vector<int> winners() const;

 private:
  [[nodiscard]] Table::SeatView view_of(Seat seat) const;

  Game game_;
};

// Describes the event completely, such as "R3.2: seat 1 takes the pair 1G 2G".
[[nodiscard]] std::string describe(const Event& event);

// The card letters, kind by kind: "GGX".
[[nodiscard]] std::string letters(Cards cards);

// Returns the token of the move, without a kind.
[[nodiscard]] std::string token(Move move);

[[nodiscard]] constexpr Seat seat(int number) { return Seat::at(number - 1); }
[[nodiscard]] constexpr Spot spot(int number) { return Spot::at(number - 1); }

}  // namespace rookie
