#pragma once

#include "bots/bot.h"
#include "bots/evaluation.h"
#include "bots/recall.h"
#include "bots/search.h"

namespace rookie {

// Never forgets, looks ahead, and judges what it sees there by what it has learned.
class GrandmasterBot final : public Bot {
 public:
  static constexpr int default_budget = 3000;  // evaluations a decision

  explicit GrandmasterBot(const Options& options, int budget = default_budget) : recall_(options), budget_(budget) {}

  void observe(const Event& event) override { recall_.observe(event); }
  Move decide(const Table& /*table*/, const Moves& /*legal*/) override {
    return Search(Evaluation::trained()).within(budget_, recall_).move;
  }

 private:
  Recall recall_;
  int budget_;
};

}  // namespace rookie
