#include "fair/vectors.h"

#include <boost/json.hpp>
#include <fstream>
#include <iterator>

namespace rookie::fair {
namespace {

std::string text_of(const boost::json::value& value) { return std::string(value.as_string()); }

Terms terms_of(const boost::json::object& object) {
  std::vector<std::string> names;
  for (const auto& name : object.at("seats").as_array()) names.push_back(text_of(name));
  const Options options{.edition = parse_edition(text_of(object.at("edition"))).value(),
                        .variant = parse_variant(text_of(object.at("variant"))).value(),
                        .rulings = parse_rulings(text_of(object.at("ruling"))).value(),
                        .seats = static_cast<std::uint8_t>(names.size()),
                        .first = Seat::numbered(object.at("first").to_number<int>()).value()};
  return {.game = text_of(object.at("game")), .options = options, .names = names};
}

Contributions contributions_of(const boost::json::array& array) {
  Contributions contributions;
  for (const auto& one : array) {
    contributions.push_back(one.is_null() ? std::nullopt : parse_hex<Entropy>(text_of(one)));
  }
  return contributions;
}

}  // namespace

std::vector<Vector> known_vectors() {
  std::ifstream file(ROOKIE_SOURCE_DIR "/tests/fair/vectors.json");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  std::vector<Vector> vectors;
  const auto parsed = boost::json::parse(text);
  for (const auto& one : parsed.as_array()) {
    const auto& object = one.as_object();
    vectors.push_back({.secret = parse_hex<Secret>(text_of(object.at("secret"))).value(),
                       .terms = terms_of(object),
                       .contributions = contributions_of(object.at("entropy").as_array()),
                       .commitment = text_of(object.at("commitment")),
                       .seed = text_of(object.at("seed")),
                       .deck = text_of(object.at("deck")),
                       .record = text_of(object.at("record"))});
  }
  return vectors;
}

}  // namespace rookie::fair
