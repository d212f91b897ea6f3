#include "terminal/lines.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "terminal/width.h"

namespace rookie {

std::string indent(std::string_view text) { return fmt::format("  {}", text); }

Lines wrap(const Lines& sentences) {
  const std::string all = fmt::format("{}", fmt::join(sentences, " "));
  std::string_view rest = all;
  Lines lines;
  while (!rest.empty()) {
    const std::string_view word = rest.substr(0, rest.find(' '));
    rest.remove_prefix(std::min(rest.size(), word.size() + 1));
    if (lines.empty() || width_of(lines.back()) + 1 + width_of(word) > page_width) {
      lines.push_back(indent(word));
    } else {
      lines.back().append(" ").append(word);
    }
  }
  return lines;
}

}  // namespace rookie
