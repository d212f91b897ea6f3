#include "online/online_game.h"

#include <utility>

#include "core/number.h"
#include "notation/rgn.h"

namespace rookie {
namespace {

constexpr std::string_view undo_word = "undo";
constexpr std::string_view by_bot = " bot";
constexpr std::string_view seed_tag = "Seed";

Result<std::uint64_t> take_seed(Record& record) {
  if (record.other_tags.empty() || record.other_tags.back().name != seed_tag) {
    return refuse("", "an opening must end with the tag Seed");
  }
  const std::string text = record.other_tags.back().value;
  record.other_tags.pop_back();
  if (const auto seed = parse_number<std::uint64_t>(text)) return *seed;
  return refuse("", "the tag Seed must be a whole number of 64 bits");
}

}  // namespace

std::string to_string(const StoredDecision& decision) {
  std::string text = decision.move ? to_string(*decision.move) : std::string(undo_word);
  if (decision.by_bot) text += by_bot;
  return text;
}

std::optional<StoredDecision> parse_stored_decision(std::string_view text) {
  if (text == undo_word) return StoredDecision();
  const bool bot = text.ends_with(by_bot);
  if (bot) text.remove_suffix(by_bot.size());
  const auto move = parse_move(text);
  if (!move) return std::nullopt;
  return StoredDecision{.move = move, .by_bot = bot};
}

std::string OnlineGame::opening(const fair::Terms& terms, const fair::Secret& secret,
                                const fair::Contributions& contributions, std::uint64_t bots) {
  const fair::Deal deal = fair::deal(secret, terms, contributions);
  Record record{.options = terms.options, .names = terms.names, .deck = deal.deck, .other_tags = {}, .moves = {}};
  record.other_tags = fair::to_tags(
      {.game = terms.game, .commitment = deal.commitment, .contributions = contributions, .secret = secret});
  record.other_tags.push_back({.name = std::string(seed_tag), .value = std::to_string(bots)});
  return write_rgn(record);
}

Result<OnlineGame> OnlineGame::open(std::string_view opening, const std::vector<std::string>& decisions) {
  auto records = parse_rgn(opening);
  if (!records) return std::unexpected(records.error().error);
  if (records->size() != 1 || !records->front().deck_tag) {
    return refuse("", "an opening must be one record with its deck");
  }
  Record& record = records->front();
  const auto bots = take_seed(record);
  if (!bots) return std::unexpected(bots.error());
  auto proof = fair::proof_of(record);
  if (!proof) return std::unexpected(proof.error());
  auto course = Course::open(std::move(record));
  if (!course) return std::unexpected(course.error());
  OnlineGame game(*std::move(course), *std::move(proof), *bots);
  for (const std::string& text : decisions) {
    const auto decision = parse_stored_decision(text);
    if (!decision) return refuse("N5", "a stored decision cannot be read");
    if (const auto made = game.make(*decision); !made) return std::unexpected(made.error());
  }
  return game;
}

OnlineGame::OnlineGame(Course course, fair::Proof proof, std::uint64_t bots)
    : course_(std::move(course)), proof_(std::move(proof)), bot_seeds_(bot_seeds(bots)) {}

bool OnlineGame::decided(Sequence sequence, Seat seat, std::optional<Move> move) const {
  if (sequence < 0 || sequence >= this->sequence()) return false;
  return decisions_[static_cast<std::size_t>(sequence)] ==
         Made{.seat = seat, .decision = {.move = move, .by_bot = false}};
}

std::optional<Seat> OnlineGame::placed_by_person() const {
  const auto placed = course_.may_take_back();
  return placed && !decisions_.back().decision.by_bot ? placed : std::nullopt;
}

std::optional<Seat> OnlineGame::may_undo() const {
  return taken_back_ < most_taken_back ? placed_by_person() : std::nullopt;
}

bool OnlineGame::allows(Move move) const {
  Events events;
  return Game(game()).apply(move, events).has_value();
}

Result<Steps> OnlineGame::make(const StoredDecision& decision) {
  if (!decision.move) return take_back();
  const Seat seat = game().active();
  auto steps = course_.make(*decision.move);
  if (!steps) return steps;
  decisions_.push_back({.seat = seat, .decision = decision});
  if (!is_placement(*decision.move)) taken_back_ = 0;
  return steps;
}

Result<Steps> OnlineGame::take_back() {
  if (!placed_by_person()) return refuse("", "there is nothing to take back");
  course_.take_back();
  ++taken_back_;
  decisions_.push_back({.seat = game().active(), .decision = {}});
  return Steps();
}

std::vector<Event> OnlineGame::events() const {
  std::vector<Event> events;
  static_cast<void>(replay(record(), [&events](const Game&, Move, const Events& caused, const Game&) {
    events.insert(events.end(), caused.begin(), caused.end());
  }));
  return events;
}

fair::Proof OnlineGame::proof() const {
  fair::Proof proof = proof_;
  if (!over()) proof.secret.reset();
  return proof;
}

}  // namespace rookie
