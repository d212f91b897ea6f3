#pragma once

#include <cstdint>

#include "bots/bot.h"
#include "bots/pick.h"
#include "core/random.h"

namespace rookie {

// Any legal move, each as likely.
class RandomBot final : public Bot {
 public:
  explicit RandomBot(std::uint64_t seed) : random_(seed) {}

  void observe(const Event& /*event*/) override {}
  Result<Move> decide(const Table& /*table*/, const Moves& legal, const Budget& /*budget*/) override {
    return pick(legal, random_);
  }

 private:
  Random random_;
};

}  // namespace rookie
