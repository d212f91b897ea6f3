#pragma once

#include <string>
#include <vector>

#include "fair/deal.h"

namespace rookie::fair {

// A known deal from vectors.json. vectors.py computed it independently of this program.
struct Vector {
  Secret secret;
  Terms terms;
  Contributions contributions;
  std::string commitment;
  std::string seed;
  std::string deck;
  std::string record;  // without decisions, as the writer writes it
};

[[nodiscard]] std::vector<Vector> known_vectors();

}  // namespace rookie::fair
