#pragma once

#include <optional>
#include <string>
#include <vector>

#include "notation/record.h"
#include "review/report.h"

namespace rookie {

// The report in words, for printing. British English.

// A line of the table of figures, with a value for each player shown.
struct Figure {
  std::string label;
  std::vector<std::string> values;
  bool part = false;  // of the figure above it
};

// Returns the reports of all players, or of one.
[[nodiscard]] std::vector<const PlayerReport*> players_shown(const Report& report, std::optional<Seat> only);

// Returns the figures of all players, or of one. Kids has no trays, hence no figures about them.
[[nodiscard]] std::vector<Figure> figures_of(const Record& record, const Report& report, std::optional<Seat> only);

// "Variant standard, classic edition, ruling de: 61 turns, 227 decisions."
[[nodiscard]] std::string setting_of(const Record& record, const Report& report);

// "Ada wins." or "Ada and Ben share the win."; empty while the game is unfinished.
[[nodiscard]] std::string winners_of(const Record& record, const Report& report);

// Returns the `most` moments of the greatest weight, in the order of the game; with `only`, those of one player: "Turn
// 15: Cleo takes 4 cards from Ben, who could have prevented it."
[[nodiscard]] std::vector<std::string> greatest_moments(const Record& record, const Report& report,
                                                        std::optional<Seat> only, std::size_t most);

// Returns the `most` decisions that cost most, of those that cost more than their error, the worst first: "Turn 40:
// Ada, 3 instead of 5: 12.3 % (± 1.5)."
[[nodiscard]] std::vector<std::string> costly_decisions(const Record& record, const Report& report,
                                                        std::optional<Seat> only, std::size_t most);

}  // namespace rookie
