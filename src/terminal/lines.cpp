#include "terminal/lines.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace rookie {

std::string indent(std::string_view text) { return fmt::format("  {}", text); }

Lines wrap(const Lines& sentences) {
  const std::string all = fmt::format("{}", fmt::join(sentences, " "));
  std::string_view rest = all;
  Lines lines;
  while (!rest.empty()) {
    const std::string_view word = rest.substr(0, rest.find(' '));
    rest.remove_prefix(std::min(rest.size(), word.size() + 1));
    if (lines.empty() || lines.back().size() + 1 + word.size() > page_width) {
      lines.push_back(indent(word));
    } else {
      lines.back().append(" ").append(word);
    }
  }
  return lines;
}

}  // namespace rookie
