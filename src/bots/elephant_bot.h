#pragma once

#include "bots/bot.h"
#include "bots/greedy.h"
#include "bots/recall.h"

namespace rookie {

// Never forgets, and makes careful use of it, but does not look ahead.
class ElephantBot final : public Bot {
 public:
  explicit ElephantBot(const Options& options) : recall_(options) {}

  void observe(const Event& event) override { recall_.observe(event); }
  Result<Move> decide(const Table& /*table*/, const Moves& /*legal*/, const Budget& /*budget*/) override {
    return greedy_move(recall_);
  }

 private:
  Recall recall_;
};

}  // namespace rookie
