#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "fair/deal.h"
#include "notation/record.h"

namespace rookie::fair {

// What a record says about its deal, as additional tags (N3):
//
//   [Game "kT9vXw2b"]          the id of the game
//   [Commit "5d0c…"]           the commitment
//   [Entropy "00ff… - 1234…"]  by seat, `-` for none
//   [Secret "9a7e…"]           only when the game is over
struct Proof {
  std::string game;
  Commitment commitment;
  Contributions contributions;
  std::optional<Secret> secret;
};

[[nodiscard]] std::vector<Record::Tag> to_tags(const Proof& proof);
// Refuses a record if a tag other than Secret is missing or if any tag is malformed.
[[nodiscard]] Result<Proof> proof_of(const Record& record);

// What a record states, and the deal that follows from its secret.
struct Check {
  Proof proof;
  Deck deck;
  Deal derived;

  [[nodiscard]] bool commitment_kept() const { return proof.commitment == derived.commitment; }
  [[nodiscard]] bool dealt_as_derived() const { return deck == derived.deck; }
};

// Refuses a record that does not state everything needed to check it.
[[nodiscard]] Result<Check> check(const Record& record);

}  // namespace rookie::fair
