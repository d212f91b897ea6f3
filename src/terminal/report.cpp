#include "terminal/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "review/words.h"
#include "terminal/names.h"
#include "terminal/width.h"

namespace rookie {
namespace {

constexpr std::size_t label_width = 28;
constexpr std::size_t column_width = 12;
constexpr std::size_t most_columns = 4;
constexpr std::size_t most_moments = 14;
constexpr std::size_t most_decisions = 6;

// Draws one bar per turn, or for every second, third, … turn, so that they fit.
std::string bars_of(const Report& report, Seat seat) {
  constexpr std::array<std::string_view, 8> bars{"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
  constexpr std::size_t most = 56;
  const std::size_t points = report.curve.size();
  const std::size_t columns = std::min(points, most);
  std::string text;
  for (std::size_t column = 0; column < columns; ++column) {
    const std::size_t point = columns == 1 ? 0 : column * (points - 1) / (columns - 1);
    const float chance = at(report.curve[point].chances, seat);
    text += bars[std::min(static_cast<std::size_t>(8 * chance), bars.size() - 1)];
  }
  return text;
}

void add_curve(Lines& lines, const Record& record, const Report& report, std::optional<Seat> only) {
  for (const PlayerReport* player : players_shown(report, only)) {
    const Seat seat = player->seat;
    lines.push_back(indent(fmt::format("{} {} {:>3.0f}%", pad(cut(at(record.names, seat), name_width), name_width),
                                       bars_of(report, seat), 100 * at(report.curve.back().chances, seat))));
  }
}

// Formats a label and values, with at least one space before each value.
std::string row(const std::string& label, std::span<const std::string> values) {
  std::string line = pad(label, label_width);
  for (const std::string& value : values) {
    const std::string_view fitting = cut(value, column_width - 1);
    line.append(column_width - width_of(fitting), ' ').append(fitting);
  }
  return line;
}

// Adds the figures, with as many players side by side as fit and the others beneath.
void add_figures(Lines& lines, const Record& record, const Report& report, std::optional<Seat> only, Paint paint) {
  std::vector<std::string> names;
  for (const PlayerReport* player : players_shown(report, only)) names.push_back(at(record.names, player->seat));
  const auto figures = figures_of(record, report, only);
  for (std::size_t first = 0; first < names.size(); first += most_columns) {
    const auto beside = [first](std::span<const std::string> all) {
      return all.subspan(first, std::min(most_columns, all.size() - first));
    };
    if (first != 0) lines.emplace_back();
    lines.push_back(indent(paint.strong(row("", beside(names)))));
    for (const Figure& figure : figures) {
      const std::string line = row((figure.part ? "  " : "") + figure.label, beside(figure.values));
      lines.push_back(indent(figure.part ? paint.faint(line) : line));
    }
  }
}

void add_sentences(Lines& lines, std::string_view title, const std::vector<std::string>& sentences, Paint paint) {
  if (sentences.empty()) return;
  lines.emplace_back();
  lines.push_back(paint.strong(title));
  for (const std::string& sentence : sentences) {
    for (const std::string& line : wrap({sentence})) lines.push_back(line);
  }
}

}  // namespace

Lines render_report(const Record& record, const Report& report, std::optional<Seat> only, Paint paint) {
  Lines lines{paint.strong(setting_of(record, report))};
  if (!report.winners.empty()) lines.push_back(winners_of(record, report));
  lines.emplace_back();
  lines.push_back(paint.strong("Who was ahead: the chance to win after every turn, if all play equally well"));
  add_curve(lines, record, report, only);
  lines.emplace_back();
  lines.push_back(paint.strong("Memory, luck and judgement"));
  add_figures(lines, record, report, only, paint);
  add_sentences(lines, "Moments", greatest_moments(record, report, only, most_moments), paint);
  add_sentences(lines, "Decisions that cost most", costly_decisions(record, report, only, most_decisions), paint);
  return lines;
}

}  // namespace rookie
