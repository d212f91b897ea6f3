#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "bots/evaluation/network/network.h"

namespace rookie {

// A network that remembers. From one position of a search to the next, nineteen of twenty parts of the features have
// been met before, and every other position has been judged before, often in the search for the last move.
class RememberingNetwork final : public Evaluation {
 public:
  // The network must outlive it.
  explicit RememberingNetwork(const Network& network);

  [[nodiscard]] std::unique_ptr<Evaluation> remembering() const override { return network_.remembering(); }

 private:
  // What the first layer makes of a part of the features.
  template <typename OfPart>
  struct Known {
    OfPart features{};
    bool known = false;
    Network::Part part{};
  };
  struct Judged {
    std::uint64_t key = 0;  // of all features; those with the same key are taken for the same
    float chance = 0;
  };

  [[nodiscard]] float judge(const Recall& recall, Seat viewer) const override;

  const Network& network_;
  // Each entry is at its key, until a newer one displaces it.
  mutable std::vector<Known<Features::OfKind>> colours_;
  mutable std::vector<Known<Features::OfKind>> crosses_;
  mutable std::vector<Known<Features::Rest>> rests_;
  mutable std::vector<Judged> judged_;
};

}  // namespace rookie
