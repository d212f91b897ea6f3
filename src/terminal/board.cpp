#include "terminal/board.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "terminal/texts.h"
#include "terminal/width.h"

namespace rookie {
namespace {

// --- spots ----------------------------------------------------------------------------------------------------------

constexpr int spots_a_row = 3;
constexpr int card_width = 7;  // without its sides
constexpr std::string_view back_pattern = ". . .";
using Card = std::array<std::string, 5>;

Card render_gap(Spot spot, Paint paint) {
  const std::string blank(card_width + 2, ' ');
  return {blank, paint.faint(fmt::format(" {:<{}} ", spot.number(), card_width)), blank, blank, blank};
}

std::string header(Spot spot, int height) {
  return fmt::format("{:<{}}{:>3}", spot.number(), card_width - 3, fmt::format("x{}", height));
}

std::string with_sides(std::string_view text, Paint paint) {
  return fmt::format("{0}{1:^{2}}{0}", paint.colour() ? " " : "|", text, card_width);
}

// Draws a coloured block, or a frame if there is no colour.
Card make_card(const std::string& header, const std::string& centre, const std::string& filling, Paint paint) {
  if (paint.colour()) return {std::string(card_width + 2, ' '), header, filling, centre, filling};
  const std::string edge = fmt::format("+{:-^{}}+", "", card_width);
  return {edge, header, centre, filling, edge};
}

Card render_open(Spot spot, int height, Kind kind, Paint paint) {
  const auto line = [&](std::string_view text) { return paint.face(kind, with_sides(text, paint)); };
  return make_card(line(header(spot, height)), line(paint.symbol(kind)), line(""), paint);
}

Card render_face_down(Spot spot, int height, bool barred, Paint paint) {
  const std::string pattern = paint.pattern(with_sides(back_pattern, paint));
  const std::string centre = barred ? paint.back(with_sides(texts::barred, paint)) : pattern;
  return make_card(paint.back(with_sides(header(spot, height), paint)), centre, pattern, paint);
}

Card render_spot(const Table& table, Spot spot, Paint paint) {
  const auto& view = at(table.spots, spot);
  if (view.height == 0) return render_gap(spot, paint);
  if (view.open) return render_open(spot, view.height, *view.open, paint);
  return render_face_down(spot, view.height, (table.barred - table.turnable).contains(spot), paint);
}

Lines render_spots(const Table& table, Paint paint) {
  Lines lines;
  for (int row = 0; row < Spot::count; row += spots_a_row) {
    const std::array<Card, spots_a_row> cards{render_spot(table, Spot::at(row), paint),
                                              render_spot(table, Spot::at(row + 1), paint),
                                              render_spot(table, Spot::at(row + 2), paint)};
    for (std::size_t line = 0; line < cards[0].size(); ++line) {
      lines.push_back(indent(fmt::format("{} {} {}", cards[0][line], cards[1][line], cards[2][line])));
    }
  }
  return lines;
}

// --- seats ----------------------------------------------------------------------------------------------------------

bool has_trays(const Table& table) { return table.options.variant != Variant::Kids; }

std::string render_tray(const Table::SeatView& seat, Paint paint) {
  std::array<std::string, Pile::count> piles;
  for (std::size_t pile = 0; pile < piles.size(); ++pile) {
    const auto& [height, top] = seat.tray[pile];
    piles[pile] = top ? paint.cards(*top, height) : paint.faint(" .    ");
  }
  return fmt::format("{}", fmt::join(piles, "  "));
}

// Returns the seat's relation to the active one, and the points of its team.
std::string relation(const Table& table, Seat seat) {
  const Options& options = table.options;
  const bool next = seat == seat_after(options, table.active);
  const bool neighbours_differ = has_trays(table) && options.seats > 2;
  Lines parts;
  if (seat == table.active) parts.emplace_back(texts::plays_now);
  if (next) parts.emplace_back(neighbours_differ ? texts::right_neighbour : texts::plays_next);
  if (neighbours_differ && seat == seat_before(options, table.active)) parts.emplace_back(texts::left_neighbour);
  if (options.variant == Variant::Team) {
    const Seat partner = partner_of(options, seat);
    if (partner == table.active) parts.emplace_back(texts::partner);
    parts.push_back(fmt::format(texts::team_points, at(table.seats, seat).points + at(table.seats, partner).points));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

Lines render_seat(const Table& table, Seat seat, const Names& names, Paint paint) {
  const bool active = seat == table.active;
  const auto& view = at(table.seats, seat);
  const std::string name = pad(at(names, seat), name_width);
  const std::string tray = has_trays(table) ? render_tray(view, paint) + "   " : "";
  return {fmt::format("{} {}  {}{}", active ? ">" : " ", active ? paint.reversed(name) : name, tray,
                      paint.strong(fmt::format("{:>3}", view.points))),
          indent(paint.faint(relation(table, seat)))};
}

Lines render_seats(const Table& table, const Names& names, Paint paint) {
  const Options& options = table.options;
  const std::string about =
      fmt::format(texts::subtitle, to_string(options.edition), to_string(options.variant), table.turn);
  const std::string heads =
      has_trays(table) ? fmt::format("{:>{}}  1       2       3    {}", texts::piles, name_width + 3, texts::points)
                       : fmt::format("{:>{}}", texts::points, name_width + 7);
  Lines lines{indent(fmt::format("{}  {}", paint.strong(texts::title), paint.faint(about))), paint.faint(heads)};
  const bool roomy = options.seats <= 4;
  for (const Seat seat : seats_of(options)) {
    std::ranges::move(render_seat(table, seat, names, paint), std::back_inserter(lines));
    if (roomy) lines.emplace_back();
  }
  return lines;
}

}  // namespace

Lines render_board(const Table& table, const Names& names, Paint paint) {
  Lines lines = render_spots(table, paint);
  const Lines seats = render_seats(table, names, paint);
  for (std::size_t line = 0; line < seats.size(); ++line) lines[line] += "   " + seats[line];
  return lines;
}

}  // namespace rookie
