#include "review/html.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "review/words.h"

namespace rookie {
namespace {

constexpr std::string_view style = R"(
:root{color-scheme:light dark;--paper:#f3efe6;--ink:#20242e;--faint:#6a6c72;--line:#d8d2c4;
--s1:#0b6e4f;--s2:#b3261e;--s3:#1c5fb0;--s4:#8a5a00;--s5:#a3308a;--s6:#4a4e57}
@media(prefers-color-scheme:dark){:root{--paper:#191c23;--ink:#f0ece2;--faint:#a2a4aa;--line:#3a3e48;
--s1:#4cc79a;--s2:#ff8a80;--s3:#7db5ff;--s4:#e9b44c;--s5:#f08ad8;--s6:#c3c7d0}}
*{box-sizing:border-box}body{margin:0 auto;max-width:60rem;padding:1.5rem 1rem 4rem;background:var(--paper);
color:var(--ink);font:1rem/1.5 system-ui,sans-serif}h1{font-size:1.75rem;margin:0}h2{font-size:1.1rem;margin:2.5rem 0 .5rem}
p{margin:.25rem 0}.faint{color:var(--faint)}svg{width:100%;height:auto;display:block}
svg text{fill:var(--faint);font:16px system-ui,sans-serif}.scroll{overflow-x:auto}.scroll svg{min-width:34rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:right;padding:.3rem .5rem;border-top:1px solid var(--line);white-space:nowrap}
th:first-child{padding-left:0;text-align:left;font-weight:inherit;white-space:normal;position:sticky;left:0;
background:var(--paper)}thead th{border:0;font-weight:700}tr.part th:first-child{padding-left:1.5rem;color:var(--faint)}
@media(min-width:45rem){thead th+th{width:7.5rem}}ol,ul{padding-left:1.75rem}li{margin:.25rem 0}
.key{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0}

)";

// The dashes of each seat's line, for readers who cannot tell the colours apart.
constexpr std::array<std::string_view, Seat::count> dashes{"", "9 4", "2 4", "14 4 2 4", "6 6", "1 7"};

std::string escaped(std::string_view text) {
  std::string result;
  for (const char letter : text) {
    switch (letter) {
      case '&': result += "&amp;"; break;
      case '<': result += "&lt;"; break;
      case '>': result += "&gt;"; break;
      case '"': result += "&quot;"; break;
      case '\'': result += "&#39;"; break;
      default: result += letter;
    }
  }
  return result;
}

// Partners share a line, since they share their chance.
std::string name_of_line(const Record& record, int side) {
  const Seat seat = Seat::at(side);
  if (record.options.variant != Variant::Team) return at(record.names, seat);
  return at(record.names, seat) + " & " + at(record.names, partner_of(record.options, seat));
}

class CurveDrawing {
 public:
  CurveDrawing(const Record& record, const Report& report) : record_(record), report_(report) {}

  [[nodiscard]] std::string svg() const {
    std::string text = fmt::format(
        "<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"The chance to win of each player after every turn\">\n",
        width + left + right, height + top + bottom);
    for (const int per_cent : {0, 25, 50, 75, 100}) text += grid_line(per_cent);
    text += fmt::format("<text x=\"{}\" y=\"{}\">turn 1</text><text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>\n",
                        left, height + top + bottom - 4, left + width, height + top + bottom - 4,
                        report_.curve.back().turn);
    for (int side = 0; side < sides_of(record_.options); ++side) text += line(side);
    return text + "</svg>\n";
  }

  [[nodiscard]] std::string key() const {
    std::string text = "<ul class=\"key\">\n";
    for (int side = 0; side < sides_of(record_.options); ++side) {
      text += fmt::format(
          "<li><svg viewBox=\"0 0 36 4\" style=\"display:inline;width:36px;height:4px;vertical-align:middle\" "
          "aria-hidden=\"true\"><path d=\"M0 2H36\" {}/></svg> {}</li>\n",
          stroke(side), escaped(name_of_line(record_, side)));
    }
    return text + "</ul>\n";
  }

 private:
  static constexpr int width = 720;
  static constexpr int height = 260;
  static constexpr int left = 60;
  static constexpr int right = 8;
  static constexpr int top = 8;
  static constexpr int bottom = 28;

  [[nodiscard]] static double y_of(double chance) { return top + height * (1 - chance); }
  [[nodiscard]] double x_of(std::size_t point) const {
    const auto last = static_cast<double>(std::max<std::size_t>(report_.curve.size() - 1, 1));
    return left + width * static_cast<double>(point) / last;
  }

  [[nodiscard]] static std::string grid_line(int per_cent) {
    const double y = y_of(per_cent / 100.0);
    return fmt::format(
        "<path d=\"M{} {:.1f}H{}\" stroke=\"var(--line)\"/><text x=\"{}\" y=\"{:.1f}\" text-anchor=\"end\">{}%"
        "</text>\n",
        left, y, left + width, left - 6, y + 4, per_cent);
  }

  [[nodiscard]] static std::string stroke(int side) {
    return fmt::format("fill=\"none\" stroke=\"var(--s{})\" stroke-width=\"2.5\" stroke-dasharray=\"{}\"", side + 1,
                       dashes[static_cast<std::size_t>(side)]);
  }

  [[nodiscard]] std::string line(int side) const {
    std::string path;
    for (std::size_t point = 0; point < report_.curve.size(); ++point) {
      path += fmt::format("{}{:.1f} {:.1f}", point == 0 ? "M" : "L", x_of(point),
                          y_of(at(report_.curve[point].chances, Seat::at(side))));
    }
    return fmt::format("<path d=\"{}\" {}/>\n", path, stroke(side));
  }

  const Record& record_;
  const Report& report_;
};

std::string table_of(const Record& record, const Report& report, std::optional<Seat> only) {
  std::string text = "<div class=\"scroll\"><table>\n<thead><tr><th></th>";
  for (const PlayerReport* player : players_shown(report, only)) {
    text += fmt::format("<th scope=\"col\">{}</th>", escaped(at(record.names, player->seat)));
  }
  text += "</tr></thead>\n<tbody>\n";
  for (const Figure& figure : figures_of(record, report, only)) {
    text += fmt::format("<tr{}><th scope=\"row\">{}</th><td>{}</td></tr>\n", figure.part ? " class=\"part\"" : "",
                        figure.label, fmt::join(figure.values, "</td><td>"));
  }
  return text + "</tbody></table></div>\n";
}

std::string list_of(std::string_view title, std::string_view tag, const std::vector<std::string>& sentences) {
  if (sentences.empty()) return {};
  std::string text = fmt::format("<h2>{}</h2>\n<{}>\n", title, tag);
  for (const std::string& sentence : sentences) text += fmt::format("<li>{}</li>\n", escaped(sentence));
  return text + fmt::format("</{}>\n", tag);
}

}  // namespace

std::string html_of(const Record& record, const Report& report, std::optional<Seat> only) {
  constexpr std::size_t most_moments = 20;
  constexpr std::size_t most_decisions = 10;
  const CurveDrawing curve(record, report);
  const std::string names = escaped(fmt::format("{}", fmt::join(record.names, ", ")));
  std::string text = fmt::format(
      "<!doctype html>\n<html lang=\"en-GB\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>ROOKIE: {}</title>\n<style>{}</style>\n</head>\n<body>\n<main>\n<h1>{}</h1>\n",
      names, style, names);
  text += fmt::format("<p>{}</p>\n<p class=\"faint\">{}</p>\n", escaped(winners_of(record, report)),
                      setting_of(record, report));
  text += "<h2>Who was ahead</h2>\n<div class=\"scroll\">" + curve.svg() + "</div>\n" + curve.key();
  text += "<h2>Memory, luck and judgement</h2>\n" + table_of(record, report, only);
  text += list_of("Moments", "ul", greatest_moments(record, report, only, most_moments));
  text += list_of("Decisions that cost most", "ol", costly_decisions(record, report, only, most_decisions));
  return text + "</main>\n</body>\n</html>\n";
}

}  // namespace rookie
