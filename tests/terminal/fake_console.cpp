#include "terminal/fake_console.h"

#include <utility>

namespace rookie {
namespace {

std::vector<std::string> split(std::string_view text, std::string_view separator) {
  std::vector<std::string> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + separator.size());
  }
}

// "1 2 5" of the line "  1 2 5 turn over   ? help".
std::vector<std::string> offered_spots(std::string_view request) {
  for (const std::string& line : lines_of(request)) {
    const std::size_t end = line.find(" turn over   ");
    if (line.starts_with("  ") && end != std::string::npos)
      return split(std::string_view(line).substr(2, end - 2), " ");
  }
  return {};
}

}  // namespace

std::optional<std::string> FakeConsole::read_line() {
  const std::string written = output_.substr(answered_);
  answered_ = output_.size();
  return person_(written);
}

FakeConsole::Person typing(std::deque<std::string> lines) {
  return [lines = std::move(lines)](std::string_view) mutable -> std::optional<std::string> {
    if (lines.empty()) return std::nullopt;
    std::string line = lines.front();
    lines.pop_front();
    return line;
  };
}

FakeConsole::Person reading(std::uint64_t seed) {
  return [random = Random(seed)](std::string_view written) mutable -> std::optional<std::string> {
    if (written.find("> ") == std::string_view::npos) return std::nullopt;
    if (written.find("< ") != std::string_view::npos) return random.below(2) == 0 ? "<" : ">";
    auto keys = offered_spots(written);
    if (keys.empty()) return "";  // Enter places as suggested
    if (written.find("c cover") != std::string_view::npos) keys.emplace_back("c");
    return keys[random.below(static_cast<std::uint32_t>(keys.size()))];
  };
}

std::vector<std::string> pages(std::string_view output) { return split(output, clear_screen_and_scroll_back); }

std::vector<std::string> lines_of(std::string_view text) { return split(text, "\n"); }

}  // namespace rookie
