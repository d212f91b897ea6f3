#include "review/attempts.h"

#include <utility>

#include "rules/tray.h"

namespace rookie {
namespace {

void keep_better(std::optional<KnownPair>& best, Kind kind, const Table& table) {
  const bool secures = pair_would_secure(table, kind);
  if (!best || std::pair(secures, kind == Kind::X) > std::pair(best->secures, best->kind == Kind::X)) {
    best = KnownPair{.kind = kind, .secures = secures};
  }
}

}  // namespace

void Attempts::operator()(const Decided& decided) {
  if (!decided.before.turning()) return;
  if (!now_) now_ = Attempt{.seat = decided.seat()};
  now_->last = decided.index;
  const Knowledge knowledge(decided.recall);
  const Table table = decided.before.table();
  for (const Kind kind : knowledge.known_pairs()) {
    keep_better(now_->possible, kind, table);
    now_->possible_cross |= kind == Kind::X;
  }
  if (const auto& tests = tests_.all; !tests.empty() && tests.back().decision == decided.index) {
    now_->certain = KnownPair{.kind = tests.back().kind, .secures = pair_would_secure(table, tests.back().kind)};
  }
  for (const Event& event : decided.events) happen(event, knowledge, decided);
}

void Attempts::happen(const Event& event, const Knowledge& knowledge, const Decided& decided) {
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

void Attempts::end() {
  if (!now_) return;  // the game ended with the pair
  now_->again_in_vain = again_.size();
  all.push_back(*now_);
  now_.reset();
  again_ = SpotSet();
}

}  // namespace rookie
