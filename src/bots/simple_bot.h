#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bots/bot.h"
#include "bots/recall.h"
#include "core/random.h"

namespace rookie {

// A friendly opponent for a first game: it remembers the last few spots where it saw a card, takes the pairs that it
// remembers, and builds towards three equal tops. It does not think ahead.
class SimpleBot final : public Bot {
 public:
  SimpleBot(const Options& options, std::uint64_t seed) : recall_(options), random_(seed) {}

  void observe(const Event& event) override;
  Result<Move> decide(const Table& table, const Moves& legal, const Budget& budget) override;

 private:
  [[nodiscard]] std::optional<Kind> remembered(Spot spot) const;
  // A remembered card of this kind among the spots.
  [[nodiscard]] std::optional<Spot> find(Kind kind, SpotSet among) const;
  // One of two remembered cards of a kind among the spots.
  [[nodiscard]] std::optional<Spot> find_pair(SpotSet among) const;
  [[nodiscard]] Spot explore(SpotSet turnable);
  [[nodiscard]] Move turn_one(const Table& table);
  [[nodiscard]] bool wants_to_cover(const Table& table);

  Recall recall_;
  Random random_;
  std::vector<Spot> latest_;  // where a card was last seen, oldest first
};

}  // namespace rookie
