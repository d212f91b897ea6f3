#include "rules/rulings.h"

#include <optional>

namespace rookie {
namespace {

constexpr std::string_view none = "de";

std::optional<Rulings> rulings_of(std::string_view text) {
  Rulings rulings;
  while (true) {
    const std::size_t end = text.find_first_of(" ,");
    const auto ruling = find(ruling_words, text.substr(0, end));
    if (!ruling || rulings.contains(*ruling)) return std::nullopt;
    rulings.add(*ruling);
    if (end == std::string_view::npos) return rulings;
    text.remove_prefix(end + 1);
  }
}

}  // namespace

std::string to_string(Rulings rulings, char between) {
  std::string text;
  for (const Ruling ruling : values_of<Ruling>) {
    if (!rulings.contains(ruling)) continue;
    if (!text.empty()) text += between;
    text += ruling_words[ruling];
  }
  return text.empty() ? std::string(none) : text;
}

Result<Rulings> parse_rulings(std::string_view text) {
  if (text == none) return Rulings();
  if (const auto rulings = rulings_of(text)) return *rulings;
  return refuse("R1.6", "unknown ruling '" + std::string(text) +
                            "': de, or some of it, again, either and forfeit, each once, such as it,again");
}

}  // namespace rookie
