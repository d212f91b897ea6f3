#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "fair/hex.h"
#include "fair/terms.h"
#include "rules/deck.h"

namespace rookie::fair {

// The fair deal (docs/fair-deal.md): nobody alone decides the order of the cards, and everybody can check that
// afterwards.

// Known only to the server until the game is over.
using Secret = Bytes<32, struct SecretTag>;
// To the secret and the terms. Published before clients are asked for entropy.
using Commitment = Bytes<32, struct CommitmentTag>;
// What a player's client adds after it knows the commitment.
using Entropy = Bytes<16, struct EntropyTag>;
using Seed = Bytes<32, struct SeedTag>;

// By seat; nothing for bots and for clients that did not answer in time.
using Contributions = std::vector<std::optional<Entropy>>;

struct Deal {
  Commitment commitment;
  Seed seed;
  Deck deck;
};

// Whether a text is an id of a game: 1 to 64 letters, digits, `-` and `_`.
[[nodiscard]] bool is_game_id(std::string_view text);

// Fails only if the system provides no random numbers.
[[nodiscard]] Result<Secret> random_secret();

// The terms must be valid, and there must be one contribution per seat.
[[nodiscard]] Commitment commit(const Secret& secret, const Terms& terms);
[[nodiscard]] Deal deal(const Secret& secret, const Terms& terms, const Contributions& contributions);

}  // namespace rookie::fair
