#include "terminal/ranking.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "terminal/texts.h"
#include "terminal/width.h"

namespace rookie {
namespace {

// The seats that win together: one, or the two of a team.
struct Party {
  std::string names;
  int points = 0;
  std::string points_by_seat;  // of a team
};

Party team(const Table& table, const Names& names, Seat seat) {
  const Seat partner = partner_of(table.options, seat);
  const int own = at(table.seats, seat).points;
  const int partners = at(table.seats, partner).points;
  return {.names = fmt::format("{}{}{}", at(names, seat), texts::and_between, at(names, partner)),
          .points = own + partners,
          .points_by_seat = fmt::format("   {} + {}", own, partners)};
}

std::vector<Party> ranked(const Table& table, const Names& names) {
  const bool teams = table.options.variant == Variant::Team;
  std::vector<Party> parties;
  for (int index = 0; index < table.options.seats / (teams ? 2 : 1); ++index) {
    const Seat seat = Seat::at(index);
    parties.push_back(teams ? team(table, names, seat)
                            : Party{.names = at(names, seat), .points = at(table.seats, seat).points});
  }
  std::ranges::sort(parties, {}, [](const Party& party) { return std::pair(-party.points, party.names); });
  return parties;
}

std::string winners(const std::vector<Party>& parties, bool teams) {
  const int most = parties.front().points;
  Lines names;
  for (const Party& party : parties) {
    if (party.points == most) names.push_back(party.names);
  }
  const std::string all = fmt::format("{}", fmt::join(names, ", "));
  if (names.size() > 1) return fmt::format(texts::shared_win, all, most);
  if (teams) return fmt::format(texts::winning_team, all, most);
  return fmt::format(texts::winner, all, most);
}

}  // namespace

Lines render_ranking(const Table& table, const Names& names, Paint paint) {
  const auto parties = ranked(table, names);
  std::size_t width = 0;
  for (const Party& party : parties) width = std::max(width, width_of(party.names));
  Lines lines;
  for (const std::string& line : wrap({winners(parties, table.options.variant == Variant::Team)})) {
    lines.push_back(paint.strong(line));
  }
  lines.emplace_back();
  for (const Party& party : parties) {
    const auto ahead = std::ranges::count_if(parties, [&](const Party& other) { return other.points > party.points; });
    lines.push_back(
        indent(fmt::format("{}. {} {:>4}{}", ahead + 1, pad(party.names, width), party.points, party.points_by_seat)));
  }
  return lines;
}

}  // namespace rookie
