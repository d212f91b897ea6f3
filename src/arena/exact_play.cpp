#include "arena/exact_play.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "bots/greedy.h"
#include "bots/search/look_ahead/position_key.h"
#include "bots/search/search.h"
#include "core/random.h"

namespace rookie {
namespace {

constexpr int most_quiet_turns = 3;

std::uint64_t key_with_quiet_turns(const Recall& recall) {
  return mix(key_of(recall) + static_cast<std::uint64_t>(recall.game().quiet_turns()));
}

Result<Way> way_of(std::string_view player, const Solve& solve) {
  if (player == perfect_player) return Way();
  if (player == "elephant") return [](const Recall& recall) { return greedy_move(recall); };
  for (const SearchType& type : search_types()) {
    if (player != type.bot) continue;
    const auto judge = loaded(solve.evaluation);
    if (!judge) return std::unexpected(judge.error());
    return [search = std::shared_ptr<Search>(type.make(*judge)), budget = solve.budget](const Recall& recall) {
      return search->within(budget, recall).move;
    };
  }
  return refuse("", "cannot solve a game with '" + std::string(player) +
                        "', only with perfect and with bots that never forget and draw no lots");
}

}  // namespace

ExactPlay::ExactPlay(Seat seat, Way ours, Way theirs, Goal goal, std::size_t most_positions)
    : seat_(seat), ours_(std::move(ours)), theirs_(std::move(theirs)), goal_(goal), most_positions_(most_positions) {}

double ExactPlay::value(const Recall& recall) {
  const Game& game = recall.game();
  if (game.over() || game.quiet_turns() > most_quiet_turns) return result(game);
  if (!game.turning()) return decided(recall);
  const std::uint64_t position = key_with_quiet_turns(recall);
  if (const auto known = known_.find(position); known != known_.end()) return known->second;
  if (gave_up()) return 0;
  const double value = decided(recall);
  known_.emplace(position, value);
  return value;
}

double ExactPlay::result(const Game& game) const {
  if (goal_ == Goal::Win) {
    const Chances chances = result_of(game);
    return at(chances, seat_);
  }
  int lead = 0;
  for (const Seat seat : seats_of(game.options())) {
    lead += same_side(game.options(), seat, seat_) ? game.points(seat) : -game.points(seat);
  }
  return lead;
}

double ExactPlay::decided(const Recall& recall) {
  const Game& game = recall.game();
  const bool ours = same_side(game.options(), game.active(), seat_);
  const Way& way = ours ? ours_ : theirs_;
  return way ? value_after(recall, way(recall)) : best(recall, ours);
}

double ExactPlay::best(const Recall& recall, bool ours) {
  double best = ours ? std::numeric_limits<double>::lowest() : std::numeric_limits<double>::max();
  for (const Move move : recall.game().legal_moves()) {
    const double value = value_after(recall, move);
    best = ours ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

double ExactPlay::value_after(const Recall& recall, Move move) {
  if (move.type() != Move::Type::Turn || recall.top(move.spot())) {
    Recall next = recall;
    next.play(move);
    return value(next);
  }
  double sum = 0;
  for (const Kind kind : all_kinds) {
    const int count = recall.unseen().of(kind);
    if (count == 0) continue;
    Recall next = recall;
    next.turn_over(move.spot(), kind);
    sum += count * value(next);
  }
  return sum / recall.unseen().total();
}

Result<Solution> solve(const Solve& solve) {
  if (const auto valid = validate(solve.options); !valid) return std::unexpected(valid.error());
  if (sides_of(solve.options) != 2) return refuse("", "only games between two sides can be solved");
  const auto ours = way_of(solve.player, solve);
  if (!ours) return std::unexpected(ours.error());
  const auto theirs = way_of(solve.other, solve);
  if (!theirs) return std::unexpected(theirs.error());
  const Recall beginning(solve.options);
  const Seat first = solve.options.first;
  ExactPlay as_first(first, *ours, *theirs, solve.goal, solve.most_positions);
  ExactPlay as_second(seat_after(solve.options, first), *ours, *theirs, solve.goal, solve.most_positions);
  const Solution solution{.first = as_first.value(beginning),
                          .second = as_second.value(beginning),
                          .positions = as_first.positions() + as_second.positions()};
  if (as_first.gave_up() || as_second.gave_up()) {
    return refuse("", "this deck is too large: more than " + std::to_string(solve.most_positions) + " positions");
  }
  return solution;
}

}  // namespace rookie
