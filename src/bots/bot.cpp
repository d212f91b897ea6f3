#include "bots/bot.h"

#include <string>
#include <utility>
#include <vector>

#include "bots/greedy.h"
#include "bots/human_bot.h"
#include "bots/pick.h"
#include "bots/reading.h"
#include "bots/recall.h"
#include "bots/search/search.h"
#include "core/random.h"

namespace rookie {
namespace {

// Plays any legal move, each with the same probability.
class RandomBot final : public Bot {
 public:
  explicit RandomBot(std::uint64_t seed) : random_(seed) {}

  void observe(const Event& /*event*/) override {}
  Result<Move> decide(const Table& /*table*/, const Moves& legal, const Budget& /*budget*/) override {
    return pick(legal, random_);
  }

 private:
  Random random_;
};

// Never forgets and plays carefully, but does not look ahead.
class ElephantBot final : public Bot {
 public:
  explicit ElephantBot(const Options& options) : recall_(options) {}

  void observe(const Event& event) override { recall_.observe(event); }
  Result<Move> decide(const Table& /*table*/, const Moves& /*legal*/, const Budget& /*budget*/) override {
    return greedy_move(recall_);
  }

 private:
  Recall recall_;
};

// Never forgets and looks ahead.
class SearchBot final : public Bot {
 public:
  SearchBot(const Options& options, std::unique_ptr<Search> search) : recall_(options), search_(std::move(search)) {}

  // Begins to read an opponent.
  void read(Seat opponent, std::uint64_t seed) {
    readings_.push_back({.seat = opponent, .reading = Reading(recall_.game().options(), opponent, seed)});
  }

  void observe(const Event& event) override {
    search_->expect({});
    for (Opponent& opponent : readings_) opponent.reading.observe(event, recall_, *search_);
    recall_.observe(event);
  }

  Result<Move> decide(const Table& /*table*/, const Moves& /*legal*/, const Budget& budget) override {
    Search::GreedyChances greedy{};
    for (const Opponent& opponent : readings_) at(greedy, opponent.seat) = opponent.reading.greedy();
    search_->expect(greedy);
    return search_->within(budget, recall_).move;
  }

 private:
  struct Opponent {
    Seat seat;
    Reading reading;
  };

  Recall recall_;
  std::unique_ptr<Search> search_;
  std::vector<Opponent> readings_;
};

// With more than two sides, the search expects everybody else to be greedy anyway.
std::unique_ptr<Bot> make_search_bot(const Options& options, Seat seat, std::uint64_t seed,
                                     std::unique_ptr<Search> search, Reads reads) {
  auto bot = std::make_unique<SearchBot>(options, std::move(search));
  if (reads == Reads::No || sides_of(options) > 2) return bot;
  for (const Seat other : seats_of(options)) {
    if (!same_side(options, seat, other)) bot->read(other, seed + static_cast<std::uint64_t>(other.index()));
  }
  return bot;
}

}  // namespace

const std::vector<std::string_view>& bot_names() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> weakest_first{"random"};
    for (const HumanLevel& level : human_levels()) weakest_first.push_back(level.name);
    weakest_first.emplace_back("elephant");
    for (const SearchType& type : search_types()) weakest_first.push_back(type.bot);
    return weakest_first;
  }();
  return names;
}

std::string joined_bot_names() {
  std::string joined;
  for (const std::string_view name : bot_names()) joined.append(joined.empty() ? "" : ", ").append(name);
  return joined;
}

Result<std::unique_ptr<Bot>> make_bot(std::string_view name, const Options& options, Seat seat, std::uint64_t seed,
                                      const Evaluation* evaluation, Reads reads) {
  if (name == "random") return std::make_unique<RandomBot>(seed);
  for (const HumanLevel& level : human_levels()) {
    if (name == level.name) return std::make_unique<HumanBot>(level, options, seat, seed);
  }
  if (name == "elephant") return std::make_unique<ElephantBot>(options);
  for (const SearchType& type : search_types()) {
    if (name != type.bot) continue;
    const auto judge = loaded(evaluation);
    if (!judge) return std::unexpected(judge.error());
    return make_search_bot(options, seat, seed, type.make(*judge), reads);
  }
  return refuse("", "unknown bot '" + std::string(name) + "'; there are: " + joined_bot_names());
}

}  // namespace rookie
