#pragma once

#include <string>
#include <vector>

#include "fair/deal.h"

namespace rookie::fair {

// A known deal of vectors.json, which vectors.py has computed independently of this program.
struct Vector {
  Secret secret;
  Terms terms;
  Contributions contributions;
  std::string commitment;
  std::string seed;
  std::string deck;
  std::string record;  // without decisions, in the writer's form
};

[[nodiscard]] std::vector<Vector> known_vectors();

}  // namespace rookie::fair
