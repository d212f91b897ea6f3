#include "review/report.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "core/lookup.h"
#include "review/walk.h"

namespace rookie {
namespace {

using Players = std::vector<PlayerReport>;

Players players_of(const Options& options) {
  Players players;
  for (int seat = 0; seat < options.seats; ++seat) players.push_back({.seat = Seat::at(seat)});
  return players;
}

void add(Players& players, const MemoryTest& test) {
  PlayerReport& player = at(players, test.seat);
  player.memory.add(test);
  if (test.age) player.memory_by_age.at(age_group_of(*test.age)).add(test);
}

void add(Players& players, const Attempt& attempt) {
  PlayerReport& player = at(players, attempt.seat);
  player.again_in_vain += attempt.again_in_vain;
  player.certain.taken += attempt.certain && attempt.paired ? 1 : 0;
  player.certain.missed += attempt.missed() ? 1 : 0;
  player.certain.left += attempt.left() ? 1 : 0;
  player.securing.missed_pair += attempt.missed() && attempt.certain->secures ? 1 : 0;
}

void add(Players& players, const Seek& find) {
  PlayerReport::Finds& finds = at(players, find.seat).finds;
  if (find.how == Seek::How::Luck) finds.expected_by_luck += find.chance;
  if (!find.paired) return;
  switch (find.how) {
    case Seek::How::Memory: ++finds.memory; break;
    case Seek::How::Deduction: ++finds.deduction; break;
    case Seek::How::Luck: ++finds.luck; break;
  }
}

void add(Players& players, const Securing& securing) {
  PlayerReport& player = at(players, securing.seat);
  ++(securing.done ? player.securing.done : player.securing.missed_placing);
}

void add(Players& players, const Steal& steal) {
  PlayerReport::Steals& made = at(players, steal.seat).steals;
  ++made.made;
  made.cards_made += steal.cards;
  PlayerReport::Steals& suffered = at(players, steal.other).steals;
  ++suffered.suffered;
  suffered.cards_suffered += steal.cards;
  suffered.preventable += steal.preventable ? 1 : 0;
}

void add(Players& players, const LuckyCard& card) {
  for (PlayerReport& player : players) player.luck += at(card.luck, player.seat);
}

void add(Players& players, const Decided& decided, const Verdicts& verdicts) {
  for (const Event& event : decided.events) {
    if (event.type == Event::Type::Rookie) ++at(players, event.seat).steals.rookies;
  }
  PlayerReport::Decisions& decisions = at(players, decided.seat()).decisions;
  ++decisions.all;
  const auto found = verdicts.find(decided.index);
  if (found == verdicts.end()) return;
  const Verdict& verdict = found->second;
  ++decisions.judged;
  decisions.best += verdict.loss <= verdict.error ? 1 : 0;
  decisions.loss += verdict.loss;
  decisions.error = std::hypot(decisions.error, verdict.error);
}

template <typename Items>
void add_all(Players& players, const Items& items) {
  for (const auto& item : items) add(players, item);
}

}  // namespace

std::optional<int> points_of(const MemoryScore& score) {
  const auto recall = score.recall();
  if (!recall) return std::nullopt;
  return std::max(0, static_cast<int>(std::lround(100 * *recall)));
}

Report report_of(const Record& record, const Verdicts& verdicts, const Evaluation& evaluation) {
  Report report{.players = players_of(record.options), .curve = curve_of(record, evaluation), .verdicts = verdicts};
  const auto tests = memory_tests_of(record, evaluation);
  const auto attempts = attempts_of(record, tests);
  const auto securings = securings_of(record);
  const auto steals = steals_of(record, attempts, securings);
  const auto lucky_cards = lucky_cards_of(record, evaluation);
  const auto seeks = seeks_of(record);
  add_all(report.players, tests);
  add_all(report.players, attempts);
  add_all(report.players, securings);
  add_all(report.players, steals);
  add_all(report.players, lucky_cards);
  add_all(report.players, seeks);
  report.steps.push_back(0);
  for_each_decision(record, [&](const Decided& decided) {
    add(report.players, decided, verdicts);
    report.steps.push_back(report.steps.back() + static_cast<int>(decided.events.size()));
    if (!decided.after.over()) return;
    for (const PlayerReport& player : report.players) {
      if (decided.after.won(player.seat)) report.winners.push_back(player.seat);
    }
  });
  std::ranges::copy_if(seeks, std::back_inserter(report.finds), &Seek::paired);
  report.moments = moments_of(record, {.attempts = attempts,
                                       .securings = securings,
                                       .steals = steals,
                                       .finds = report.finds,
                                       .lucky_cards = lucky_cards,
                                       .curve = report.curve,
                                       .verdicts = verdicts});
  return report;
}

}  // namespace rookie
