#include "play/course.h"

#include <utility>

#include "rules/advance.h"

namespace rookie {

Steps steps_of(Table before, const Events& events, const Table& after) {
  Steps steps;
  steps.reserve(events.size());
  for (const Event& event : events) {
    advance(before, event);
    steps.push_back({.event = event, .table = before});
  }
  steps.back().table = after;
  return steps;
}

Result<Course> Course::open(Record record) {
  const auto dealt = Game::deal(record.options, record.deck);
  if (!dealt) return std::unexpected(dealt.error());
  const std::vector<Move> moves = std::exchange(record.moves, {});
  Course course(std::move(record), *dealt);
  Events events;
  for (const Move move : moves) {
    if (const auto made = course.make(move, events); !made) return std::unexpected(to_error(made.error()));
  }
  return course;
}

Course::Course(Record record, const Game& game) : record_(std::move(record)), game_(game) {}

std::expected<void, IllegalMove> Course::make(Move move, Events& events) {
  const Game before = game_;
  if (auto made = game_.apply(move, events); !made) return made;
  record_.moves.push_back(move);
  before_placing_.reset();
  if (is_placement(move)) before_placing_ = before;
  if (recall_) recall_->observe(events[0]);
  if (body_) body_->add(before, move);
  return {};
}

Result<Steps> Course::make(Move move) {
  const Table before = table();
  Events events;
  if (const auto made = make(move, events); !made) return std::unexpected(to_error(made.error()));
  return steps_of(before, events, table());
}

std::optional<Seat> Course::may_take_back() const {
  return before_placing_ ? std::optional(before_placing_->active()) : std::nullopt;
}

void Course::take_back() {
  game_ = *std::exchange(before_placing_, std::nullopt);
  record_.moves.pop_back();
  recall_.reset();
  body_.reset();
}

const Recall& Course::recall() const {
  if (!recall_) {
    recall_.emplace(record_.options);
    static_cast<void>(
        replay(record_, [this](const Game&, Move, const Events& events, const Game&) { recall_->observe(events[0]); }));
  }
  return *recall_;
}

std::string Course::rgn() const {
  if (!body_) {
    body_.emplace();
    static_cast<void>(replay(
        record_, [this](const Game& before, Move move, const Events&, const Game&) { body_->add(before, move); }));
  }
  return write_rgn(record_, game_, *body_);
}

SpotKinds seen_tops(const Recall& recall) {
  const Table table = recall.game().table();
  SpotKinds kinds;
  for (const Spot spot : SpotSet::all()) {
    if (!at(table.spots, spot).open) at(kinds, spot) = recall.top(spot);
  }
  return kinds;
}

}  // namespace rookie
