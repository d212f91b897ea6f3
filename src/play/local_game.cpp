#include "play/local_game.h"

#include <algorithm>
#include <charconv>
#include <ranges>
#include <utility>

#include "core/lookup.h"
#include "core/random.h"
#include "notation/rgn.h"

namespace rookie {
namespace {

constexpr std::string_view person = "-";
constexpr int most_positions = 1'000'000;

std::string_view tag_of(const Record& record, std::string_view name) {
  const auto tag = std::ranges::find(record.other_tags, name, &Record::Tag::name);
  return tag == record.other_tags.end() ? std::string_view() : tag->value;
}

Result<std::uint64_t> seed_of(const Record& record) {
  const std::string_view text = tag_of(record, "Seed");
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (error != std::errc() || end != text.data() + text.size()) {
    return refuse("", "the tag Seed must be a whole number of 64 bits");
  }
  return seed;
}

std::vector<std::string_view> levels_of(const Record& record) {
  const std::string_view words = tag_of(record, "Bots");
  if (words.empty()) return std::vector(record.options.seats, person);
  std::vector<std::string_view> levels;
  for (const auto word : std::views::split(words, ' ')) levels.emplace_back(word.begin(), word.end());
  return levels;
}

Result<void> check_positions(int positions) {
  if (positions < 0 || positions > most_positions) return refuse("", "0 to 1000000 positions can be judged");
  return {};
}

}  // namespace

Result<LocalGame> LocalGame::open(Record record) {
  const auto seed = seed_of(record);
  if (!seed) return std::unexpected(seed.error());
  if (!record.deck_tag) {
    if (!record.moves.empty()) return refuse("N4", "without its deck a game cannot go on");
    Random random(*seed);
    record.deck = Deck::shuffled(record.options, random);
    record.deck_tag = true;
  }
  const auto dealt = Game::deal(record.options, record.deck);
  if (!dealt) return std::unexpected(dealt.error());
  auto bots = make_bots(record, *seed);
  if (!bots) return std::unexpected(bots.error());
  const std::vector<Move> moves = std::exchange(record.moves, {});
  LocalGame game(std::move(record), *dealt, *std::move(bots));
  if (const auto followed = game.follow(moves); !followed) return std::unexpected(followed.error());
  return game;
}

LocalGame::LocalGame(Record record, const Game& game, Bots bots)
    : record_(std::move(record)), game_(game), recall_(record_.options), bots_(std::move(bots)) {}

Result<LocalGame::Bots> LocalGame::make_bots(const Record& record, std::uint64_t seed) {
  Bots bots(record.options.seats);
  const auto levels = levels_of(record);
  if (levels.size() != bots.size()) return refuse("", "the tag Bots must have one word a seat");
  for (std::size_t seat = 0; seat < bots.size(); ++seat) {
    if (levels[seat] == person) continue;
    const std::uint64_t own_seed = Random(seed, seat + 1).next();
    auto bot = make_bot(levels[seat], record.options, Seat::at(static_cast<int>(seat)), own_seed);
    if (!bot) return std::unexpected(bot.error());
    bots[seat] = *std::move(bot);
  }
  return bots;
}

// Bots are asked again, since some draw lots for a decision; what they answered then is what counts.
Result<void> LocalGame::follow(const std::vector<Move>& moves) {
  for (const Move move : moves) {
    if (Bot* bot = active_bot()) {
      settle();
      static_cast<void>(bot->decide(table(), game_.legal_moves(), {.positions = 0}));
    }
    if (const auto made = make(move); !made) return std::unexpected(made.error());
  }
  return {};
}

std::optional<std::string_view> LocalGame::bot_on(Seat seat) const {
  const auto levels = levels_of(record_);
  if (at(levels, seat) == person) return std::nullopt;
  return at(levels, seat);
}

Bot* LocalGame::active_bot() const { return game_.over() ? nullptr : at(bots_, game_.active()).get(); }

WaitingFor LocalGame::waiting_for() const {
  if (game_.over()) return WaitingFor::Nobody;
  return active_bot() == nullptr ? WaitingFor::Person : WaitingFor::Bot;
}

std::vector<Choice> LocalGame::choices() const {
  return waiting_for() == WaitingFor::Person ? choices_of(game_) : std::vector<Choice>();
}

Result<Steps> LocalGame::play(Move move) {
  if (active_bot() != nullptr) return refuse("", "it is a bot's turn");
  return make(move);
}

Result<Steps> LocalGame::play_bot(int positions) {
  if (const auto checked = check_positions(positions); !checked) return std::unexpected(checked.error());
  Bot* bot = active_bot();
  if (bot == nullptr) return refuse("", "it is no bot's turn");
  settle();
  const auto move = bot->decide(table(), game_.legal_moves(), {.positions = positions});
  if (!move) return std::unexpected(move.error());
  return make(*move);
}

Result<Steps> LocalGame::make(Move move) {
  const bool undoable = active_bot() == nullptr && is_placement(move);
  Undoable before{.game = game_, .recall = recall_};
  if (const auto made = game_.apply(move, before.events); !made) {
    return refuse(std::string(to_string(made.error().clause)), std::string(made.error().why));
  }
  settle();
  record_.moves.push_back(move);
  for (const Event& event : before.events) recall_.observe(event);
  Steps steps = steps_of(before.game.table(), before.events, table());
  if (undoable) {
    undoable_ = before;
  } else {
    tell_bots(before.events);
  }
  return steps;
}

void LocalGame::tell_bots(const Events& events) {
  for (const auto& bot : bots_) {
    if (!bot) continue;
    for (const Event& event : events) bot->observe(event);
  }
}

void LocalGame::settle() {
  if (undoable_) tell_bots(undoable_->events);
  undoable_.reset();
}

Result<void> LocalGame::undo() {
  if (!undoable_) return refuse("", "there is nothing to take back");
  game_ = undoable_->game;
  recall_ = undoable_->recall;
  record_.moves.pop_back();
  undoable_.reset();
  return {};
}

std::string LocalGame::saved() const { return write_rgn(record_); }

Result<std::string> LocalGame::record() const {
  if (!game_.over()) return refuse("R8.1", "the game is not over");
  return saved();
}

Result<Summary> LocalGame::summary() const { return summarise(record_); }

bool LocalGame::learning() const { return tag_of(record_, "Learning") == "yes"; }

Result<SpotKinds> LocalGame::seen() const {
  if (!learning()) return refuse("", "only learners are told what was seen");
  SpotKinds kinds;
  const Table now = table();
  for (const Spot spot : SpotSet::all()) {
    if (!at(now.spots, spot).open) at(kinds, spot) = recall_.top(spot);
  }
  return kinds;
}

Result<Judgement> LocalGame::hint(int positions) const {
  if (const auto checked = check_positions(positions); !checked) return std::unexpected(checked.error());
  if (!learning()) return refuse("", "only learners get a hint");
  if (waiting_for() != WaitingFor::Person) return refuse("", "it is nobody's turn who needs a hint");
  if (!Evaluation::is_loaded()) return refuse("", "the weights of the evaluation are not loaded");
  return Search(Evaluation::trained()).within({.positions = positions}, recall_);
}

}  // namespace rookie
