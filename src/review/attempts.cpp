#include "review/attempts.h"

#include <algorithm>
#include <utility>

#include "review/knowledge.h"
#include "review/walk.h"
#include "rules/tray.h"

namespace rookie {
namespace {

void keep_better(std::optional<KnownPair>& best, Kind kind, const Table& table) {
  const bool secures = pair_would_secure(table, kind);
  if (!best || std::pair(secures, kind == Kind::X) > std::pair(best->secures, best->kind == Kind::X)) {
    best = KnownPair{.kind = kind, .secures = secures};
  }
}

class Attempts {
 public:
  explicit Attempts(const std::vector<MemoryTest>& tests) : tests_(tests) {}

  void add(const Decided& decided) {
    if (!decided.before.turning()) return;
    if (!now_) now_ = Attempt{.seat = decided.seat(), .first = decided.index};
    now_->last = decided.index;
    const Knowledge knowledge(decided.recall);
    const Table table = decided.before.table();
    for (const Kind kind : knowledge.known_pairs()) {
      keep_better(now_->possible, kind, table);
      now_->possible_cross |= kind == Kind::X;
    }
    if (const auto test = std::ranges::lower_bound(tests_, decided.index, {}, &MemoryTest::decision);
        test != tests_.end() && test->decision == decided.index) {
      now_->certain = KnownPair{.kind = test->kind, .secures = pair_would_secure(table, test->kind)};
    }
    for (const Event& event : decided.events) happen(event, knowledge, decided);
  }

  [[nodiscard]] std::vector<Attempt> all() && { return std::move(all_); }

 private:
  void happen(const Event& event, const Knowledge& knowledge, const Decided& decided) {
    switch (event.type) {
      case Event::Type::Turned:
        if (decided.recall.top(event.from) && knowledge.any_unseen()) again_.add(event.to);
        break;
      case Event::Type::Paired:
        again_.remove(event.from);
        again_.remove(event.to);
        now_->paired = true;
        end();
        break;
      case Event::Type::TurnEnded:
      case Event::Type::GameEnded: end(); break;
      default: break;
    }
  }

  void end() {
    if (!now_) return;  // the game ended with the pair
    now_->again_in_vain = again_.size();
    all_.push_back(*now_);
    now_.reset();
    again_ = SpotSet();
  }

  const std::vector<MemoryTest>& tests_;
  std::vector<Attempt> all_;
  std::optional<Attempt> now_;
  SpotSet again_;  // where the cards lie that were turned over again
};

}  // namespace

std::vector<Attempt> attempts_of(const Record& record, const std::vector<MemoryTest>& tests) {
  Attempts attempts(tests);
  for_each_decision(record, [&](const Decided& decided) { attempts.add(decided); });
  return std::move(attempts).all();
}

}  // namespace rookie
