#include "bots/reading.h"

#include <algorithm>
#include <string_view>

#include "core/random.h"
#include "rules/decision_behind.h"
#include "rules/tray.h"

namespace rookie {
namespace {

constexpr int players_a_level = 4;
constexpr double whim = 0.02;     // the share of decisions that are like nobody's
constexpr double slight = 0.01;   // a loss that a player who looks ahead may well overlook
constexpr double least = 1e-6;    // no level is ever ruled out: a player may change
constexpr int most_to_place = 2;  // a pair; what is stolen can be placed in too many ways

// Whether two moves look the same to people: cards of the same known kind, any unknown cards, the same tops afterwards.
bool alike(const Recall& recall, Move one, Move other) {
  if (one == other) return true;
  if (one.type() != other.type()) return false;
  if (one.type() == Move::Type::Turn) return recall.top(one.spot()) == recall.top(other.spot());
  const Table table = recall.game().table();
  return is_placement(one) && tops_after(table, one) == tops_after(table, other);
}

// The chance that a player of a level makes a move like this one.
double chance_of(Move move, const Recall& before, const Moves& legal,
                 const std::vector<std::unique_ptr<Bot>>& players) {
  const Table table = before.game().table();
  const auto would = [&](const auto& player) { return alike(before, *player->decide(table, legal, {}), move); };
  return static_cast<double>(std::ranges::count_if(players, would)) / static_cast<double>(players.size());
}

// The same for a player who looks one card ahead: the less a move loses, the likelier it is.
double chance_of(Move move, const Recall& before, Search& search) {
  const Search::Ranking ranking = search.rank(1, before);
  double like_it = 0;
  double all = 0;
  for (const Judgement& judged : ranking) {
    const double losses = double{ranking[0].chance - judged.chance} / slight;
    const double weight = 1 / ((1 + losses * losses) * (1 + losses * losses));
    all += weight;
    if (alike(before, judged.move, move)) like_it += weight;
  }
  return like_it / all;
}

}  // namespace

Reading::Reading(const Options& options, Seat seat, std::uint64_t seed) : seat_(seat) {
  Random seeds(seed);
  for (const std::string_view name : bot_names()) {
    Level level;
    for (int number = 0; number < players_a_level; ++number) {
      auto player = make_bot(name, options, seat, seeds.next(), nullptr);
      if (player) level.players.push_back(*std::move(player));  // refused without an evaluation: it looks ahead
    }
    if (!level.players.empty()) levels_.push_back(std::move(level));
  }
  for (Level& level : levels_) level.chance = (1 - ahead_) / static_cast<double>(levels_.size());
}

void Reading::observe(const Event& event, const Recall& before, Search& search) {
  if (before.game().active() == seat_) {
    if (const auto move = decision_behind(event, before.game())) learn(*move, before, search);
  }
  for (const Level& level : levels_) {
    for (const auto& player : level.players) player->observe(event);
  }
}

void Reading::learn(Move move, const Recall& before, Search& search) {
  const Game& game = before.game();
  if (game.phase() == Phase::Place && game.table().hand.total() > most_to_place) return;
  const Moves legal = game.legal_moves();
  const auto like_it = std::ranges::count_if(legal, [&](Move candidate) { return alike(before, candidate, move); });
  const double by_whim = whim * static_cast<double>(like_it) / static_cast<double>(legal.size());
  double all = 0;
  const auto update = [&](double& chance, double of_move) {
    chance = std::max(chance * (by_whim + (1 - whim) * of_move), least);
    all += chance;
  };
  for (Level& level : levels_) update(level.chance, chance_of(move, before, legal, level.players));
  update(ahead_, chance_of(move, before, search));
  for (Level& level : levels_) level.chance /= all;
  ahead_ /= all;
}

}  // namespace rookie
