#include "bot_protocol/exec_bot.h"

#include <limits>
#include <string_view>
#include <utility>

#include "bot_protocol/lines.h"
#include "bots/recall.h"
#include "notation/rgn.h"
#include "rules/decision_behind.h"

namespace rookie {

// Plays one game with a program.
class ExecBots::OneGame final : public Bot {
 public:
  OneGame(ExecBots& programs, Result<Process> process, const GameLine& game)
      : programs_(programs), process_(std::move(process)), recall_(game.options) {
    if (process_) process_->tell(to_string(game));
  }
  OneGame(const OneGame&) = delete;
  OneGame& operator=(const OneGame&) = delete;
  ~OneGame() override {
    if (process_) programs_.give_back(*std::move(process_));
  }

  void observe(const Event& event) override {
    if (const auto move = decision_behind(event, recall_.game()); move && process_) {
      const auto kind = move->type() == Move::Type::Turn ? std::optional(event.kind) : std::nullopt;
      process_->tell(to_string(MoveLine{.seat = event.seat, .decision = {.move = *move, .kind = kind}}));
    }
    recall_.observe(event);
  }

  [[nodiscard]] Result<Move> decide(const Table& /*table*/, const Moves& legal, const Budget& budget) override {
    if (!process_) return std::unexpected(process_.error());
    auto move = ask(legal, budget);
    if (!move) process_ = std::unexpected(move.error());
    return move;
  }

 private:
  [[nodiscard]] Result<Move> ask(const Moves& legal, const Budget& budget) {
    const Patience& patience = programs_.patience_;
    GoLine go{.time = budget.time.count() > 0 ? budget.time : patience.answer};
    if (budget.positions < std::numeric_limits<int>::max()) go.positions = budget.positions;
    const auto answer = process_->ask(to_string(go, legal), go.time + patience.grace);
    if (!answer) return std::unexpected(answer.error());
    std::string_view words = *answer;
    const auto move = parse_move(take_word(words));
    if (!move || !take_word(words).empty()) return refuse("N5", "its answer " + in_quotes(*answer) + " is no decision");
    return *move;
  }

  ExecBots& programs_;
  Result<Process> process_;
  Recall recall_;
};

ExecBots::ExecBots(std::string command, const Patience& patience) : command_(std::move(command)), patience_(patience) {}

ExecBots::~ExecBots() {
  for (Process& process : idle_) process.dismiss("quit", patience_.leaving);
}

std::unique_ptr<Bot> ExecBots::make(const Options& options, Seat seat, std::uint64_t seed) {
  return std::make_unique<OneGame>(*this, take(), GameLine{.options = options, .you = seat, .seed = seed});
}

Result<Process> ExecBots::take() {
  {
    const std::scoped_lock lock(mutex_);
    if (unable_to_start_) return std::unexpected(*unable_to_start_);
    if (!idle_.empty()) {
      Process process = std::move(idle_.back());
      idle_.pop_back();
      return process;
    }
  }
  auto process = start();
  if (!process) {
    const std::scoped_lock lock(mutex_);
    unable_to_start_ = process.error();
  }
  return process;
}

Result<Process> ExecBots::start() const {
  auto process = Process::start(command_);
  if (!process) return process;
  const auto answer = process->ask(greeting, patience_.greeting);
  if (!answer) return refuse("", "before its greeting: " + answer.error().what);
  if (*answer != greeting) {
    return refuse("", "it greets with " + in_quotes(*answer) + ", not with " + in_quotes(greeting));
  }
  return process;
}

void ExecBots::give_back(Process process) {
  const std::scoped_lock lock(mutex_);
  idle_.push_back(std::move(process));
}

}  // namespace rookie
