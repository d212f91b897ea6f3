#pragma once

#include <optional>
#include <string>
#include <vector>

#include "notation/record.h"
#include "review/report.h"

namespace rookie {

// What a report says in words, for those who print it. British English.

// One line of the table of figures: a value for each player shown.
struct Figure {
  std::string label;
  std::vector<std::string> values;
  bool part = false;  // of the figure above it
};

// Of all players, or of one. Kids has no trays, so it has no figures of them.
[[nodiscard]] std::vector<Figure> figures_of(const Record& record, const Report& report, std::optional<Seat> only);

// "Variant standard, classic edition, ruling de: 61 turns, 227 decisions."
[[nodiscard]] std::string setting_of(const Record& record, const Report& report);

// "Ada wins." or "Ada and Ben share the win."; nothing while the game is unfinished.
[[nodiscard]] std::string winners_of(const Record& record, const Report& report);

// "Turn 15: Cleo takes 4 cards from Ben, who could have prevented it."
[[nodiscard]] std::string sentence_of(const Moment& moment, const Record& record, const Report& report);

// Those that changed most, so many at most, in the order of the game; of one player, if there is one.
[[nodiscard]] std::vector<Moment> greatest_moments(const Report& report, std::optional<Seat> only, std::size_t most);

// The decisions that cost most beyond their error, the worst first: "Turn 40: Ada, 3 instead of 5: 12.3 % (± 1.5)."
[[nodiscard]] std::vector<std::string> costly_decisions(const Record& record, const Report& report,
                                                        std::optional<Seat> only, std::size_t most);

}  // namespace rookie
