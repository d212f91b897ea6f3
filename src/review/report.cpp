#include "review/report.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "review/balance.h"

namespace rookie {
namespace {

using Players = std::vector<PlayerReport>;

Players players_of(const Options& options) {
  Players players;
  for (const Seat seat : seats_of(options)) players.push_back({.seat = seat});
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

void add(Players& players, const Balance& balance) {
  for (PlayerReport& player : players) {
    player.result = {.start = double{at(balance.start(), player.seat)},
                     .own = balance.changed(player.seat, player.seat),
                     .end = double{at(balance.end(), player.seat)}};
    for (const PlayerReport& other : players) {
      if (other.seat != player.seat) player.result.others += balance.changed(other.seat, player.seat);
    }
  }
}

void judge(PlayerReport::Decisions& decisions, const Verdict& verdict) {
  ++decisions.judged;
  decisions.best += verdict.loss <= verdict.error ? 1 : 0;
  decisions.loss += verdict.loss;
  decisions.error = std::hypot(decisions.error, verdict.error);
}

void add(Report& report, const Decided& decided) {
  for (const Event& event : decided.events) {
    if (event.type == Event::Type::Rookie) ++at(report.players, event.seat).steals.rookies;
  }
  const int before = report.decisions.empty() ? -1 : report.decisions.back().last_step;
  report.decisions.push_back(
      {.seat = decided.seat(), .turn = decided.turn(), .last_step = before + static_cast<int>(decided.events.size())});
  PlayerReport::Decisions& its = at(report.players, decided.seat()).decisions;
  ++its.all;
  const auto verdict = report.verdicts.find(decided.index);
  if (verdict != report.verdicts.end()) judge(its, verdict->second);
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
  Report report{.players = players_of(record.options), .verdicts = verdicts};
  MemoryTests tests(evaluation);
  Attempts attempts(tests);
  Securings securings;
  Steals steals(attempts, securings);
  Seeks seeks;
  Curve curve(record.options, evaluation);
  LuckyCards lucky_cards{.evaluation = evaluation};
  Balance balance(record.options, evaluation, lucky_cards);
  Moments moments({.attempts = attempts,
                   .securings = securings,
                   .steals = steals,
                   .seeks = seeks,
                   .lucky_cards = lucky_cards,
                   .curve = curve,
                   .verdicts = verdicts});
  const auto counts = [&report](const Decided& decided) { add(report, decided); };
  const Game end =
      walk(record, tests, attempts, securings, steals, seeks, curve, lucky_cards, balance, moments, counts);
  add_all(report.players, tests.all);
  add_all(report.players, attempts.all);
  add_all(report.players, securings.all);
  add_all(report.players, steals.all);
  add_all(report.players, lucky_cards.all);
  add_all(report.players, seeks.all);
  add(report.players, balance);
  for (const PlayerReport& player : report.players) {
    if (end.over() && end.won(player.seat)) report.winners.push_back(player.seat);
  }
  std::ranges::copy_if(seeks.all, std::back_inserter(report.finds), &Seek::paired);
  report.curve = curve.points;
  report.moments = std::move(moments).all(record.options);
  return report;
}

}  // namespace rookie
