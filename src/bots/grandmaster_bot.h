#pragma once

#include "bots/bot.h"
#include "bots/evaluation.h"
#include "bots/recall.h"
#include "bots/search.h"

namespace rookie {

// Never forgets, looks ahead, and judges what it sees there by what it has learned.
class GrandmasterBot final : public Bot {
 public:
  explicit GrandmasterBot(const Options& options) : recall_(options), search_(Evaluation::trained()) {}

  void observe(const Event& event) override { recall_.observe(event); }
  Result<Move> decide(const Table& /*table*/, const Moves& /*legal*/, const Budget& budget) override {
    return search_.within(budget, recall_).move;
  }

 private:
  Recall recall_;
  Search search_;
};

}  // namespace rookie
