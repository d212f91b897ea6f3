#include "play/local_game.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "core/number.h"
#include "core/random.h"
#include "notation/rgn.h"

namespace rookie {
namespace {

std::string_view tag_of(const Record& record, std::string_view name) {
  const std::string* value = record.other_tag(name);
  return value == nullptr ? std::string_view() : *value;
}

Result<std::uint64_t> seed_of(const Record& record) {
  if (const auto seed = parse_number<std::uint64_t>(tag_of(record, "Seed"))) return *seed;
  return refuse("", "the tag Seed must be a whole number of 64 bits");
}

// One word per seat; `-` for a person.
Levels levels_of(const Record& record) {
  const std::string_view words = tag_of(record, "Bots");
  Levels levels;
  if (words.empty()) levels.resize(record.options.seats);
  for (const auto word : std::views::split(words, ' ')) {
    const std::string level(word.begin(), word.end());
    levels.push_back(level == "-" ? std::nullopt : std::optional(level));
  }
  return levels;
}

}  // namespace

Result<LocalGame> LocalGame::open(Record record, const Evaluation* evaluation) {
  const auto seed = seed_of(record);
  if (!seed) return std::unexpected(seed.error());
  Levels levels = levels_of(record);
  if (levels.size() != record.options.seats) return refuse("", "the tag Bots must have one word a seat");
  return set_up(std::move(record), *seed, std::move(levels), evaluation);
}

// Bots must decide again for each of their moves, since some draw random numbers for it. Their answers are ignored: the
// recorded moves count.
Result<LocalGame> LocalGame::set_up(Record record, std::uint64_t seed, Levels levels, const Evaluation* evaluation) {
  if (!record.deck_tag) {
    if (!record.moves.empty()) return refuse("N4", "without its deck a game cannot go on");
    Random random(seed);
    record.deck = Deck::shuffled(record.options, random);
    record.deck_tag = true;
  }
  const std::vector<Move> moves = std::exchange(record.moves, {});
  auto course = Course::open(std::move(record));
  if (!course) return std::unexpected(course.error());
  auto bots = seat_bots(levels, course->record().options, bot_seeds(seed), evaluation);
  if (!bots) return std::unexpected(bots.error());
  LocalGame game(*std::move(course), std::move(levels), *std::move(bots));
  for (const Move move : moves) {
    if (Bot* bot = game.active_bot()) static_cast<void>(game.ask(*bot, {.positions = 0}));
    if (const auto made = game.make(move); !made) return std::unexpected(made.error());
  }
  return game;
}

LocalGame::LocalGame(Course course, Levels levels, Bots bots)
    : course_(std::move(course)), levels_(std::move(levels)), bots_(std::move(bots)) {}

const std::optional<std::string>& LocalGame::bot_on(Seat seat) const { return at(levels_, seat); }

Bot* LocalGame::active_bot() const { return course_.over() ? nullptr : at(bots_, course_.game().active()).get(); }

WaitingFor LocalGame::waiting_for() const {
  if (course_.over()) return WaitingFor::Nobody;
  return active_bot() == nullptr ? WaitingFor::Person : WaitingFor::Bot;
}

std::vector<Choice> LocalGame::choices() const {
  return waiting_for() == WaitingFor::Person ? choices_of(course_.game()) : std::vector<Choice>();
}

Result<Steps> LocalGame::play(Move move) {
  if (active_bot() != nullptr) return refuse("", "it is a bot's turn");
  return make(move);
}

Result<Steps> LocalGame::play_bot(const Budget& budget) {
  Bot* bot = active_bot();
  if (bot == nullptr) return refuse("", "it is no bot's turn");
  const auto move = ask(*bot, budget);
  if (!move) return std::unexpected(move.error());
  return make(*move);
}

Result<Steps> LocalGame::play_bot(int positions) {
  const auto budget = budget_of(positions);
  if (!budget) return std::unexpected(budget.error());
  return play_bot(*budget);
}

Result<Move> LocalGame::ask(Bot& bot, const Budget& budget) {
  tell_bots();
  return bot.decide(table(), course_.game().legal_moves(), budget);
}

Result<Steps> LocalGame::make(Move move) {
  auto steps = course_.make(move);
  if (!steps) return steps;
  tell_bots();
  for (const Step& step : *steps) untold_.add(step.event);
  return steps;
}

void LocalGame::tell_bots() {
  tell(bots_, untold_);
  untold_.clear();
}

bool LocalGame::can_undo() const {
  const auto placed = course_.may_take_back();
  return placed && !bot_on(*placed);
}

Result<void> LocalGame::undo() {
  if (!can_undo()) return refuse("", "there is nothing to take back");
  untold_.clear();
  course_.take_back();
  return {};
}

std::string LocalGame::saved() const { return course_.rgn(); }

Result<std::string> LocalGame::record() const {
  if (!course_.over()) return refuse("R8.1", "the game is not over");
  return saved();
}

Result<Summary> LocalGame::summary() const { return summarise(course_.record()); }

bool LocalGame::learning() const { return tag_of(course_.record(), "Learning") == "yes"; }

Result<SpotKinds> LocalGame::seen() const {
  if (!learning()) return refuse("", "only learners are told what was seen");
  return seen_tops(course_.recall());
}

Result<Judgement> LocalGame::hint(Search& search, int positions) const {
  const auto budget = budget_of(positions);
  if (!budget) return std::unexpected(budget.error());
  if (!learning()) return refuse("", "only learners get a hint");
  if (waiting_for() != WaitingFor::Person) return refuse("", "it is nobody's turn who needs a hint");
  return search.within(*budget, course_.recall());
}

}  // namespace rookie
