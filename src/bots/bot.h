#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/budget.h"
#include "bots/evaluation/evaluation.h"
#include "core/result.h"
#include "rules/event.h"
#include "rules/game.h"
#include "rules/ids.h"
#include "rules/move.h"
#include "rules/options.h"
#include "rules/table.h"

namespace rookie {

// A player that is not a person. It is told what a person at the table would see, and nothing else: a bot never has the
// Game in which it plays.
class Bot {
 public:
  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;
  virtual ~Bot() = default;

  // Called for every event of the game, in order, including those that the bot caused.
  virtual void observe(const Event& event) = 0;

  // Called when this bot has to decide. `legal` is not empty. Bots of make_bot always return a legal move.
  [[nodiscard]] virtual Result<Move> decide(const Table& table, const Moves& legal, const Budget& budget) = 0;
};

// The names that make_bot knows, weakest first.
[[nodiscard]] const std::vector<std::string_view>& bot_names();
// "random, goldfish, …"
[[nodiscard]] std::string joined_bot_names();

// Whether bots that look ahead read the table: expect of opponents what these have shown so far (Reading).
enum class Reads : bool { No, Yes };

// Makes a bot for one seat in one game. The same seed leads to the same decisions. Bots that look ahead need the
// evaluation, which must outlive them; they are refused if it is null.
[[nodiscard]] Result<std::unique_ptr<Bot>> make_bot(std::string_view name, const Options& options, Seat seat,
                                                    std::uint64_t seed, const Evaluation* evaluation,
                                                    Reads reads = Reads::Yes);

}  // namespace rookie
