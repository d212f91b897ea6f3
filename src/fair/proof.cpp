#include "fair/proof.h"

namespace rookie::fair {
namespace {

constexpr std::string_view no_entropy = "-";

Result<std::string> value_of(const Record& record, std::string_view name) {
  const std::string* value = record.other_tag(name);
  if (value == nullptr) return refuse("", "the record has no tag " + std::string(name));
  return *value;
}

template <typename Value>
Result<Value> hex_value_of(const Record& record, std::string_view name) {
  const auto text = value_of(record, name);
  if (!text) return std::unexpected(text.error());
  const auto value = parse_hex<Value>(*text);
  if (!value) {
    return refuse("", "the tag " + std::string(name) + " is not " + std::to_string(2 * Value{}.bytes.size()) +
                          " hexadecimal digits in lower case");
  }
  return *value;
}

Result<std::string> game_of(const Record& record) {
  auto game = value_of(record, "Game");
  if (game && !is_game_id(*game)) return refuse("", "the tag Game is not the id of a game");
  return game;
}

std::string to_text(const Contributions& contributions) {
  std::string text;
  for (const auto& entropy : contributions) {
    if (!text.empty()) text += ' ';
    text += entropy ? to_string(*entropy) : std::string(no_entropy);
  }
  return text;
}

// Returns nothing if a word is neither entropy nor `-`.
std::optional<Contributions> parse_contributions(std::string_view text) {
  Contributions contributions;
  while (true) {
    const std::string_view word = text.substr(0, text.find(' '));
    const auto entropy = parse_hex<Entropy>(word);
    if (!entropy && word != no_entropy) return std::nullopt;
    contributions.push_back(entropy);
    if (word.size() == text.size()) return contributions;
    text.remove_prefix(word.size() + 1);
  }
}

Result<Contributions> contributions_of(const Record& record) {
  const auto text = value_of(record, "Entropy");
  if (!text) return std::unexpected(text.error());
  const auto contributions = parse_contributions(*text);
  if (!contributions || contributions->size() != record.options.seats) {
    return refuse("", "the tag Entropy does not give 32 hexadecimal digits in lower case or - for each of " +
                          std::to_string(record.options.seats) + " seats");
  }
  return *contributions;
}

}  // namespace

std::vector<Record::Tag> to_tags(const Proof& proof) {
  std::vector<Record::Tag> tags{{.name = "Game", .value = proof.game},
                                {.name = "Commit", .value = to_string(proof.commitment)},
                                {.name = "Entropy", .value = to_text(proof.contributions)}};
  if (proof.secret) tags.push_back({.name = "Secret", .value = to_string(*proof.secret)});
  return tags;
}

Result<Proof> proof_of(const Record& record) {
  const auto game = game_of(record);
  if (!game) return std::unexpected(game.error());
  const auto commitment = hex_value_of<Commitment>(record, "Commit");
  if (!commitment) return std::unexpected(commitment.error());
  const auto contributions = contributions_of(record);
  if (!contributions) return std::unexpected(contributions.error());
  Proof proof{.game = *game, .commitment = *commitment, .contributions = *contributions};
  if (record.other_tag("Secret") != nullptr) {
    const auto secret = hex_value_of<Secret>(record, "Secret");
    if (!secret) return std::unexpected(secret.error());
    proof.secret = *secret;
  }
  return proof;
}

Result<Check> check(const Record& record) {
  const auto proof = proof_of(record);
  if (!proof) return std::unexpected(proof.error());
  if (!proof->secret) return refuse("", "the record has no tag Secret: it is revealed when the game is over");
  if (!record.deck_tag) return refuse("", "the record has no tag Deck");
  const Terms terms{.game = proof->game, .options = record.options, .names = record.names};
  return Check{.proof = *proof, .deck = record.deck, .derived = deal(*proof->secret, terms, proof->contributions)};
}

}  // namespace rookie::fair
