#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "fair/deal.h"
#include "notation/record.h"

namespace rookie::fair {

// What a record says of how it was dealt, as further tags (N3):
//
//   [Game "kT9vXw2b"]          the id of the game
//   [Commit "5d0c…"]           the commitment
//   [Entropy "00ff… - 1234…"]  by seat, `-` for nothing
//   [Secret "9a7e…"]           only when the game is over
struct Proof {
  std::string game;
  Commitment commitment;
  Contributions contributions;
  std::optional<Secret> secret;
};

[[nodiscard]] std::vector<Record::Tag> to_tags(const Proof& proof);
// Refused where a tag but Secret is missing, or is not what it should be.
[[nodiscard]] Result<Proof> proof_of(const Record& record);

// What a record states, beside what follows from its secret.
struct Check {
  Proof proof;
  Deck deck;
  Deal derived;

  [[nodiscard]] bool commitment_kept() const { return proof.commitment == derived.commitment; }
  [[nodiscard]] bool dealt_as_derived() const { return deck == derived.deck; }
};

// Refused where a record does not state all that is needed to check it.
[[nodiscard]] Result<Check> check(const Record& record);

}  // namespace rookie::fair
