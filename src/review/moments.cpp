#include "review/moments.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

#include "core/lookup.h"
#include "review/walk.h"

namespace rookie {
namespace {

constexpr float much_luck = 0.1F;    // for a find to be a moment
constexpr float much_loss = 0.1F;    // for a blunder, beyond its error
constexpr float clear_lead = 0.05F;  // to be ahead

class Moments {
 public:
  explicit Moments(const Folds& folds) : folds_(folds) {}

  [[nodiscard]] std::vector<Moment> of(const Record& record) && {
    add_finds();
    add_misses();
    add_leads(record.options);
    for_each_decision(record, [this](const Decided& decided) {
      turns_.push_back(decided.before.turn());
      add_blunder(decided);
      add_events(decided);
    });
    for (Moment& moment : all_) complete(moment);
    std::ranges::sort(all_, {}, [](const Moment& moment) { return std::pair(moment.decision, moment.type); });
    return std::move(all_);
  }

 private:
  void add_finds() {
    for (const Seek& find : folds_.finds) {
      if (find.how != Seek::How::Luck) continue;
      const auto card = std::ranges::find(folds_.lucky_cards, find.decision, &LuckyCard::decision);
      if (card == folds_.lucky_cards.end() || at(card->luck, find.seat) < much_luck) continue;
      all_.push_back({.type = Moment::Type::LuckyFind,
                      .decision = find.decision,
                      .seat = find.seat,
                      .kind = find.kind,
                      .chance = find.chance});
    }
  }

  void add_misses() {
    for (const Attempt& attempt : folds_.attempts) {
      if (!attempt.missed()) continue;
      all_.push_back({.type = Moment::Type::MissedPair,
                      .decision = attempt.last,
                      .seat = attempt.seat,
                      .kind = attempt.certain->kind});
    }
    for (const Securing& securing : folds_.securings) {
      if (securing.done) continue;
      all_.push_back({.type = Moment::Type::MissedSecure, .decision = securing.decision, .seat = securing.seat});
    }
  }

  void add_blunder(const Decided& decided) {
    const auto verdict = folds_.verdicts.find(decided.index);
    if (verdict == folds_.verdicts.end() || verdict->second.loss - verdict->second.error < much_loss) return;
    all_.push_back({.type = Moment::Type::Blunder,
                    .decision = decided.index,
                    .seat = decided.seat(),
                    .loss = verdict->second.loss});
  }

  // Somebody is ahead who is so much more likely to win than whoever was, or than all others.
  void add_leads(const Options& options) {
    std::optional<Seat> ahead;
    for (const CurvePoint& point : folds_.curve) {
      const auto chances = std::span(point.chances).first(static_cast<std::size_t>(sides_of(options)));
      const Seat likeliest = Seat::at(static_cast<int>(std::ranges::max_element(chances) - chances.begin()));
      if (!point.decision || likeliest == ahead || chances.size() < 2) continue;
      if (at(chances, likeliest) - of_the_next(point, options, likeliest, ahead) < clear_lead) continue;
      ahead = likeliest;
      all_.push_back({.type = Moment::Type::Lead, .decision = *point.decision, .seat = likeliest});
    }
  }

  // The chance of whoever was ahead, or else the greatest but that of `likeliest`.
  [[nodiscard]] static float of_the_next(const CurvePoint& point, const Options& options, Seat likeliest,
                                         std::optional<Seat> ahead) {
    if (ahead) return at(point.chances, *ahead);
    float most = 0;
    for (int side = 0; side < sides_of(options); ++side) {
      if (Seat::at(side) != likeliest) most = std::max(most, at(point.chances, Seat::at(side)));
    }
    return most;
  }

  void add_events(const Decided& decided) {
    for (const Event& event : decided.events) {
      Moment moment{.decision = decided.index, .seat = event.seat, .other = event.other, .cards = event.cards.total()};
      if (event.type == Event::Type::Rookie) {
        moment.type = Moment::Type::Rookie;
      } else if (secures_tray(event)) {
        moment.type = Moment::Type::Secured;
      } else if (is_of_rookie(event)) {
        all_.back().cards += moment.cards;  // of the Rookie, which comes before
        continue;
      } else if (is_steal(event)) {
        moment.type = Moment::Type::Steal;
        moment.preventable = std::ranges::any_of(folds_.steals, [&](const Steal& steal) {
          return steal.decision == decided.index && steal.other == event.other && steal.preventable;
        });
      } else if (event.type != Event::Type::GameEnded) {
        continue;
      }
      all_.push_back(moment);
    }
  }

  // When it was, and how much it mattered.
  void complete(Moment& moment) const {
    moment.turn = turns_[static_cast<std::size_t>(moment.decision)];
    const auto turn = static_cast<std::size_t>(moment.turn);
    if (turn >= folds_.curve.size()) return;  // it goes on
    const auto chance = [&](std::size_t point) { return at(folds_.curve[point].chances, moment.seat); };
    moment.weight = std::abs(chance(turn) - chance(turn - 1));
  }

  const Folds& folds_;
  std::vector<int> turns_;  // by decision
  std::vector<Moment> all_;
};

}  // namespace

std::vector<Moment> moments_of(const Record& record, const Folds& folds) { return Moments(folds).of(record); }

}  // namespace rookie
