#include "table.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "require.h"

namespace rookie::load {
namespace {

// Returns the number at the beginning of the text.
std::int64_t number_at(std::string_view text) {
  std::int64_t number = 0;
  std::from_chars(text.begin(), text.end(), number);
  return number;
}

}  // namespace

std::optional<News> read_news(std::string_view message) {
  constexpr std::string_view sequence = R"("seq":)";
  constexpr std::string_view active = R"("active":)";
  constexpr std::string_view moves = R"("moves":[)";
  const std::size_t found = message.rfind(sequence);
  if (found == std::string_view::npos) return std::nullopt;
  News news{.sequence = number_at(message.substr(found + sequence.size()))};
  if (const std::size_t at = message.rfind(active); at != std::string_view::npos) {
    news.active = static_cast<int>(number_at(message.substr(at + active.size())));
  }
  if (const std::size_t at = message.rfind(moves); at != std::string_view::npos) {
    const std::string_view rest = message.substr(at + moves.size());
    news.moves = rest.substr(0, rest.find(']'));
  }
  return news;
}

Connection& Player::connection() {
  if (!connection_) {
    connection_ = std::make_unique<Connection>(table_.load().port, *this);
    table_.load().watch(*connection_);
  }
  return *connection_;
}

void Player::learn(std::string_view message) {
  Load& load = table_.load();
  ++load.messages;
  load.bytes += std::ssize(message);
  const auto news = read_news(message);
  if (!news) return;
  sequence_ = news->sequence;
  table_.learned(*news);
}

Table::Table(Load& load, int seats) : load_(load) {
  for (int seat = 1; seat <= seats; ++seat) players_.push_back(load.make_player(*this, seat));
  players_.front()->arrive();
}

void Table::open(std::string id) {
  id_ = std::move(id);
  for (std::size_t index = 1; index < players_.size(); ++index) players_[index]->arrive();
}

void Table::learned(const News& news) {
  if (news.active) active_ = *news.active;
  if (news.sequence == sequence_) return;
  const bool all_know = std::ranges::all_of(players_, [&](const auto& one) { return one->knows(news.sequence); });
  if (!all_know) return;
  sequence_ = news.sequence;
  if (std::exchange(moving_, false)) load_.latencies.push_back(Clock::now() - sent_);
  choose(news);
  if (!std::exchange(ready_, true)) {
    ++load_.ready;
  } else if (chosen_.empty()) {
    players_.front()->begin_again();
  } else if (load_.pace.count() == 0) {
    move();
  } else {
    load_.after(load_.pace - std::min(Clock::now() - sent_, load_.pace), [this] { move(); });
  }
}

// Chooses a move at random.
void Table::choose(const News& news) {
  constexpr std::string_view before = R"("move":")";
  chosen_.clear();
  if (news.moves.empty()) return;
  const auto anywhere = static_cast<std::size_t>(load_.random.below(static_cast<std::uint32_t>(news.moves.size())));
  std::size_t found = news.moves.find(before, anywhere);
  if (found == std::string_view::npos) found = news.moves.find(before);
  require(found != std::string_view::npos, "no moves are offered");
  const std::string_view rest = news.moves.substr(found + before.size());
  chosen_ = rest.substr(0, rest.find('"'));
}

// Begins after a random time, so that the tables do not move in step.
void Table::begin() {
  const auto pace = std::chrono::floor<std::chrono::microseconds>(load_.pace);
  if (pace.count() == 0) {
    move();
  } else {
    const std::uint32_t later = load_.random.below(static_cast<std::uint32_t>(pace.count()));
    load_.after(std::chrono::microseconds(later), [this] { move(); });
  }
}

void Table::move() {
  if (!load_.playing) return;
  sent_ = Clock::now();
  moving_ = true;
  players_[static_cast<std::size_t>(active_ - 1)]->move(sequence_, chosen_);
}

}  // namespace rookie::load
