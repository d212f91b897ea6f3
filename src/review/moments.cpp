#include "review/moments.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

namespace rookie {
namespace {

constexpr float much_luck = 0.1F;    // that makes a find a moment
constexpr float much_loss = 0.1F;    // that makes a blunder, beyond its error
constexpr float clear_lead = 0.05F;  // that makes somebody ahead

// Returns the chance of the side that was ahead; if none was, the greatest chance of a side other than `likeliest`.
float of_the_next(const CurvePoint& point, const Options& options, Seat likeliest, std::optional<Seat> ahead) {
  if (ahead) return at(point.chances, *ahead);
  float most = 0;
  for (int side = 0; side < sides_of(options); ++side) {
    if (Seat::at(side) != likeliest) most = std::max(most, at(point.chances, Seat::at(side)));
  }
  return most;
}

}  // namespace

void Moments::operator()(const Decided& decided) {
  turns_.push_back(decided.turn());
  add_blunder(decided);
  add_events(decided);
}

std::vector<Moment> Moments::all(const Options& options) && {
  add_finds();
  add_misses();
  add_leads(options);
  for (Moment& moment : all_) complete(moment);
  std::ranges::sort(all_, {}, [](const Moment& moment) { return std::pair(moment.decision, moment.type); });
  return std::move(all_);
}

void Moments::add_blunder(const Decided& decided) {
  const auto verdict = sources_.verdicts.find(decided.index);
  if (verdict == sources_.verdicts.end() || verdict->second.loss - verdict->second.error < much_loss) return;
  all_.push_back(
      {.type = Moment::Type::Blunder, .decision = decided.index, .seat = decided.seat(), .loss = verdict->second.loss});
}

void Moments::add_events(const Decided& decided) {
  for (const Event& event : decided.events) {
    Moment moment{.decision = decided.index, .seat = event.seat, .other = event.other, .cards = event.cards.total()};
    if (event.type == Event::Type::Rookie) {
      moment.type = Moment::Type::Rookie;
    } else if (secures_tray(event)) {
      moment.type = Moment::Type::Secured;
    } else if (is_of_rookie(event)) {
      all_.back().cards += moment.cards;  // the Rookie comes right before
      continue;
    } else if (is_steal(event)) {
      moment.type = Moment::Type::Steal;
      moment.preventable = std::ranges::any_of(sources_.steals.all, [&](const Steal& steal) {
        return steal.decision == decided.index && steal.other == event.other && steal.preventable;
      });
    } else if (event.type != Event::Type::GameEnded) {
      continue;
    }
    all_.push_back(moment);
  }
}

void Moments::add_finds() {
  const auto& cards = sources_.lucky_cards.all;
  for (const Seek& find : sources_.seeks.all) {
    if (!find.paired || find.how != Seek::How::Luck) continue;
    const auto card = std::ranges::find(cards, find.decision, &LuckyCard::decision);
    if (card == cards.end() || at(card->luck, find.seat) < much_luck) continue;
    all_.push_back({.type = Moment::Type::LuckyFind,
                    .decision = find.decision,
                    .seat = find.seat,
                    .kind = find.kind,
                    .chance = find.chance});
  }
}

void Moments::add_misses() {
  for (const Attempt& attempt : sources_.attempts.all) {
    if (!attempt.missed()) continue;
    all_.push_back({.type = Moment::Type::MissedPair,
                    .decision = attempt.last,
                    .seat = attempt.seat,
                    .kind = attempt.certain->kind});
  }
  for (const Securing& securing : sources_.securings.all) {
    if (securing.done) continue;
    all_.push_back({.type = Moment::Type::MissedSecure, .decision = securing.decision, .seat = securing.seat});
  }
}

// A side takes the lead if its chance exceeds that of the previous leader, or at first of all others, by clear_lead.
void Moments::add_leads(const Options& options) {
  std::optional<Seat> ahead;
  for (const CurvePoint& point : sources_.curve.points) {
    const auto chances = std::span(point.chances).first(static_cast<std::size_t>(sides_of(options)));
    const Seat likeliest = Seat::at(static_cast<int>(std::ranges::max_element(chances) - chances.begin()));
    if (!point.decision || likeliest == ahead || chances.size() < 2) continue;
    if (at(chances, likeliest) - of_the_next(point, options, likeliest, ahead) < clear_lead) continue;
    ahead = likeliest;
    all_.push_back({.type = Moment::Type::Lead, .decision = *point.decision, .seat = likeliest});
  }
}

// Sets the moment's turn and weight.
void Moments::complete(Moment& moment) const {
  moment.turn = turns_[static_cast<std::size_t>(moment.decision)];
  const auto turn = static_cast<std::size_t>(moment.turn);
  const auto& points = sources_.curve.points;
  if (turn >= points.size()) return;  // the turn has not ended
  const auto chance = [&](std::size_t point) { return at(points[point].chances, moment.seat); };
  moment.weight = std::abs(chance(turn) - chance(turn - 1));
}

}  // namespace rookie
