#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "fair/hex.h"
#include "fair/terms.h"
#include "rules/deck.h"

namespace rookie::fair {

// The fair deal, docs/fair-deal.md: nobody alone decides how the cards lie, and everybody can check that afterwards.

using Secret = Bytes<32, struct SecretTag>;  // of the server, until the game is over
using Commitment =
    Bytes<32, struct CommitmentTag>;           // to the secret and the terms; published before entropy is asked for
using Entropy = Bytes<16, struct EntropyTag>;  // what a player's client adds, once it knows the commitment
using Seed = Bytes<32, struct SeedTag>;

// By seat; nothing of bots and of those who did not answer in time.
using Contributions = std::vector<std::optional<Entropy>>;

struct Deal {
  Commitment commitment;
  Seed seed;
  Deck deck;
};

// An id of a game is 1 to 64 letters, digits, `-` and `_`.
[[nodiscard]] bool is_game_id(std::string_view text);

// Refused only where the system has no random numbers to give.
[[nodiscard]] Result<Secret> random_secret();

// Terms must be valid, and there must be one contribution a seat.
[[nodiscard]] Commitment commit(const Secret& secret, const Terms& terms);
[[nodiscard]] Deal deal(const Secret& secret, const Terms& terms, const Contributions& contributions);

}  // namespace rookie::fair
