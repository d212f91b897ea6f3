#include "fair/deal.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace rookie::fair {
namespace {

// The SHA-256 of everything added, in order.
class Sha256 {
 public:
  Sha256() { crypto_hash_sha256_init(&state_); }

  Sha256& add(std::span<const std::uint8_t> bytes) {
    crypto_hash_sha256_update(&state_, bytes.data(), bytes.size());
    return *this;
  }
  Sha256& add(std::string_view text) {
    const void* bytes = text.data();
    return add(std::span(static_cast<const std::uint8_t*>(bytes), text.size()));
  }
  Sha256& add_byte(std::uint8_t byte) { return add(std::span(&byte, 1)); }

  [[nodiscard]] std::array<std::uint8_t, crypto_hash_sha256_BYTES> digest() {
    std::array<std::uint8_t, crypto_hash_sha256_BYTES> bytes{};
    crypto_hash_sha256_final(&state_, bytes.data());
    return bytes;
  }

 private:
  crypto_hash_sha256_state state_{};
};

using Ticket = std::array<std::uint8_t, crypto_hash_sha256_BYTES>;

Seed seed_of(const Secret& secret, const Commitment& commitment, const Contributions& contributions) {
  Sha256 hash;
  hash.add("rookie seed 1\n").add(secret.bytes).add(commitment.bytes);
  for (const auto& entropy : contributions) {
    hash.add_byte(entropy ? static_cast<std::uint8_t>(entropy->bytes.size()) : 0);
    if (entropy) hash.add(entropy->bytes);
  }
  return {hash.digest()};
}

Ticket ticket_of(const Seed& seed, int card) {
  const auto number = static_cast<std::uint8_t>(card);
  static_assert(most_cards <= 256);
  return Sha256().add(seed.bytes).add(std::array<std::uint8_t, 4>{0, 0, 0, number}).digest();
}

// Each card draws a ticket; the deck is sorted by the tickets.
Deck shuffled(const Options& options, const Seed& seed) {
  std::vector<std::pair<Ticket, Kind>> tickets;
  const Cards cards = full_deck(options);
  for (const Kind kind : all_kinds) {
    for (int copy = 0; copy < cards.of(kind); ++copy) {
      tickets.emplace_back(ticket_of(seed, static_cast<int>(tickets.size())), kind);
    }
  }
  std::ranges::sort(tickets);
  Deck deck = Deck::blank(options);
  for (int card = 0; card < deck.size(); ++card) deck.set(card, tickets[static_cast<std::size_t>(card)].second);
  return deck;
}

}  // namespace

bool is_game_id(std::string_view text) {
  constexpr std::string_view allowed = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  return !text.empty() && text.size() <= 64 && text.find_first_not_of(allowed) == std::string_view::npos;
}

Result<Secret> random_secret() {
  if (sodium_init() < 0) return refuse("", "this system provides no random numbers");
  Secret secret;
  randombytes_buf(secret.bytes.data(), secret.bytes.size());
  return secret;
}

Commitment commit(const Secret& secret, const Terms& terms) {
  return {Sha256().add("rookie commitment 1\n").add(secret.bytes).add(text_of(terms)).digest()};
}

Deal deal(const Secret& secret, const Terms& terms, const Contributions& contributions) {
  const Commitment commitment = commit(secret, terms);
  const Seed seed = seed_of(secret, commitment, contributions);
  return {.commitment = commitment, .seed = seed, .deck = shuffled(terms.options, seed)};
}

}  // namespace rookie::fair
