#include "fair/terms.h"

#include <string_view>

namespace rookie::fair {
namespace {

constexpr Words<Variant> variants("standard", "team", "kids");
constexpr Words<Ruling> house_rulings("it", "again", "either", "forfeit");

std::string word(Edition edition) {
  if (edition == Edition{.colours = 5, .copies = 18}) return "classic";
  if (edition == Edition{.colours = 5, .copies = 12}) return "pocket";
  return std::to_string(edition.colours) + "x" + std::to_string(edition.copies);
}

std::string words(Rulings rulings) {
  if (rulings.empty()) return "de";
  std::string text;
  for (const Ruling ruling : values_of<Ruling>) {
    if (!rulings.contains(ruling)) continue;
    if (!text.empty()) text += ' ';
    text += house_rulings[ruling];
  }
  return text;
}

std::string quoted(std::string_view value) {
  std::string text = "\"";
  for (const char byte : value) {
    if (byte == '"' || byte == '\\') text += '\\';
    text += byte;
  }
  return text + '"';
}

std::string line(const std::string& tag, std::string_view value) { return "[" + tag + " " + quoted(value) + "]\n"; }

}  // namespace

std::string text_of(const Terms& terms) {
  // Version 1 has these options. Another option does not compile here, since it needs a new version.
  const auto& [edition, variant, rulings, seats, first] = terms.options;
  std::string names;
  for (const std::string& name : terms.names) names += " " + quoted(name);
  return line("Edition", word(edition)) + line("Variant", variants[variant]) + line("Ruling", words(rulings)) +
         "[Seats" + names + "]\n" + line("First", std::to_string(first.number())) + line("Game", terms.game);
}

}  // namespace rookie::fair
