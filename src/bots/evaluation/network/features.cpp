#include "bots/evaluation/network/features.h"

#include <algorithm>
#include <span>

#include "bots/candidates.h"

namespace rookie {
namespace {

// Fills a list of features from its start.
class Writer {
 public:
  explicit Writer(std::span<std::int8_t> out) : out_(out) {}

  void add(int value) { out_[at_++] = static_cast<std::int8_t>(std::clamp(value, -127, 127)); }
  void add(bool value) { add(value ? 1 : 0); }
  // Adds one number for each of `from` to `to`: 1 if it equals `value`, otherwise 0.
  void add_one_of(int value, int from, int to) {
    for (int other = from; other <= to; ++other) add(value == other);
  }

 private:
  std::span<std::int8_t> out_;
  std::size_t at_ = 0;
};

// The cards on the spots, as far as they are known.
struct Square {
  PerKind<int> face_down;  // known tops, the barred ones included
  PerKind<int> barred;
  PerKind<int> open;
  int cards = 0;
  int filled = 0;  // spots
  int known_tops = 0;
  int unknown_tops = 0;
  int last_unknown = 0;  // unknown tops with nothing beneath

  [[nodiscard]] int known_pairs() const {
    return static_cast<int>(std::ranges::count_if(face_down, [](int count) { return count > 1; }));
  }

  explicit Square(const Recall& recall) {
    for (const Spot spot : SpotSet::all()) {
      if (recall.game().has_card(spot)) count(recall.game(), spot);
    }
  }

 private:
  void count(const Game& game, Spot spot) {
    const auto top = game.top(spot);
    cards += game.height(spot);
    ++filled;
    if (!top) {
      ++unknown_tops;
      last_unknown += game.height(spot) == 1 ? 1 : 0;
    } else if (game.open().contains(spot)) {
      ++open[*top];
    } else {
      ++known_tops;
      ++face_down[*top];
      barred[*top] += game.barred().contains(spot) ? 1 : 0;
    }
  }
};

class Observer {
 public:
  Observer(const Recall& recall, Seat viewer)
      : recall_(recall), game_(recall.game()), options_(game_.options()), square_(recall), viewer_(viewer) {
    for (const Seat seat : seats_of(options_)) at(tops_, seat) = game_.tops(seat);
  }

  [[nodiscard]] Features features() const {
    Features features;
    for (const Kind kind : all_kinds) describe(kind, Writer(features.kinds[kind]));
    describe_all(Writer(features.rest));
    return features;
  }

 private:
  [[nodiscard]] bool team() const { return options_.variant == Variant::Team; }
  [[nodiscard]] Seat next() const { return seat_after(options_, viewer_); }
  [[nodiscard]] Seat previous() const { return seat_before(options_, viewer_); }
  [[nodiscard]] Seat partner() const { return partner_of(options_, viewer_); }
  [[nodiscard]] bool partners_turn() const { return team() && game_.active() == partner(); }
  // The number of turns until the viewer's turn.
  [[nodiscard]] int distance() const {
    return (viewer_.index() - game_.active().index() + options_.seats) % options_.seats;
  }

  [[nodiscard]] int unsecured(Seat seat) const { return recall_.unsecured(seat).total(); }
  [[nodiscard]] int everybodys_unsecured() const;
  [[nodiscard]] Cards tops(Seat seat) const { return at(tops_, seat); }
  [[nodiscard]] int piles(Seat seat) const { return tops(seat).total(); }
  // In team, of the whole side.
  [[nodiscard]] int side_points(Seat seat) const;
  [[nodiscard]] int side_unsecured(Seat seat) const;

  void describe(Kind kind, Writer out) const;
  void describe_tray(Kind kind, Seat seat, Writer& out) const;
  void describe_the_others(Kind kind, Writer& out) const;
  void describe_all(Writer out) const;

  const Recall& recall_;
  const Game& game_;
  const Options& options_;
  Square square_;
  std::array<Cards, Seat::count> tops_;
  Seat viewer_;
};

int Observer::everybodys_unsecured() const {
  int sum = 0;
  for (const Seat seat : seats_of(options_)) sum += unsecured(seat);
  return sum;
}

int Observer::side_points(Seat seat) const {
  return game_.points(seat) + (team() ? game_.points(partner_of(options_, seat)) : 0);
}

int Observer::side_unsecured(Seat seat) const {
  return unsecured(seat) + (team() ? unsecured(partner_of(options_, seat)) : 0);
}

void Observer::describe_tray(Kind kind, Seat seat, Writer& out) const {
  out.add(recall_.unsecured(seat).of(kind));
  out.add_one_of(tops(seat).of(kind), 1, 2);
}

// Describes the players who are neither neighbour nor partner.
void Observer::describe_the_others(Kind kind, Writer& out) const {
  int cards = 0;
  int trays = 0;
  for (const Seat other : seats_of(options_)) {
    if (other == viewer_ || other == next() || other == previous() || (team() && other == partner())) continue;
    cards += recall_.unsecured(other).of(kind);
    trays += tops(other).of(kind) != 0 ? 1 : 0;
  }
  out.add(cards);
  out.add(trays);
}

void Observer::describe(Kind kind, Writer out) const {
  const int face_down = square_.face_down[kind];
  const int unseen = recall_.unseen().of(kind);
  const int all_unseen = recall_.unseen().total();
  const bool my_turn = distance() == 0;
  const bool my_turn_next = distance() == 1;
  const bool after_mine = game_.active() == next();
  const bool seeking = game_.phase() == Phase::CoverOrSeek || game_.phase() == Phase::Seek;

  describe_tray(kind, viewer_, out);
  if (team()) {
    describe_tray(kind, partner(), out);
  } else {
    for (int number = 0; number < 3; ++number) out.add(0);
  }
  describe_tray(kind, next(), out);
  describe_tray(kind, previous(), out);
  describe_the_others(kind, out);
  out.add_one_of(std::min(face_down, 3), 1, 3);
  out.add(square_.open[kind]);
  out.add(square_.barred[kind]);
  out.add(unseen);
  out.add(all_unseen == 0 ? 0 : unseen * 60 / all_unseen);
  out.add(my_turn);
  out.add(my_turn_next);
  out.add(my_turn ? std::min(face_down, 2) : 0);
  out.add(my_turn_next ? std::min(face_down, 2) : 0);
  out.add(my_turn && seeking && square_.open[kind] != 0 && face_down != 0);
  out.add(std::min(square_.unknown_tops, 9));
  out.add(after_mine);
  out.add(after_mine ? std::min(face_down, 2) : 0);
  out.add(partners_turn());
  // Whether a pair of this kind would secure the active player's cards.
  out.add_one_of(tops(game_.active()).of(kind), 1, 2);
}

void Observer::describe_all(Writer out) const {
  int best_points = 0;  // of the other sides
  int best_unsecured = 0;
  int best_together = 0;
  const int pairs = square_.known_pairs();
  for (const Seat other : seats_of(options_)) {
    if (other == viewer_ || (team() && other == partner())) continue;
    best_points = std::max(best_points, side_points(other));
    best_unsecured = std::max(best_unsecured, side_unsecured(other));
    best_together = std::max(best_together, side_points(other) + side_unsecured(other));
  }
  const int points = side_points(viewer_);
  const int mine_unsecured = side_unsecured(viewer_);
  const int lead = points - best_points;
  const int at_stake = square_.cards + everybodys_unsecured();

  out.add_one_of(distance(), 0, 5);
  out.add_one_of(static_cast<int>(game_.phase()), static_cast<int>(Phase::FirstCard), static_cast<int>(Phase::Seek));
  out.add_one_of(options_.seats, 2, 6);
  out.add_one_of(static_cast<int>(options_.variant), 0, 2);
  out.add(options_.rulings.contains(Ruling::It));  // it has not learned the others
  out.add(points);
  out.add(best_points);
  out.add(lead);
  out.add(mine_unsecured);
  out.add(best_unsecured);
  out.add(points + mine_unsecured - best_together);
  out.add(unsecured(viewer_));
  out.add_one_of(piles(viewer_), 1, 3);
  out.add(side_points(next()));
  out.add(unsecured(next()));
  out.add_one_of(piles(next()), 1, 3);
  out.add(side_points(previous()));
  out.add(unsecured(previous()));
  out.add(everybodys_unsecured());
  out.add(square_.cards);
  out.add(std::max(0, 24 - square_.cards));
  out.add(std::max(0, 8 - square_.cards));
  out.add(recall_.unseen().total());
  out.add(square_.filled);
  out.add(square_.unknown_tops);
  out.add(square_.known_tops);
  out.add(square_.last_unknown);
  out.add(distance() == 0 ? square_.unknown_tops : 0);
  out.add(square_.cards == 0 ? 0 : std::clamp(lead * 32 / (at_stake + 1), -64, 64));
  out.add(std::clamp((lead + mine_unsecured - best_unsecured) * 32 / (at_stake + 1), -64, 64));
  out.add(pairs);
  out.add(distance() == 0 ? pairs : 0);
  out.add(distance() == 1 ? pairs : 0);
  out.add(all_have_waited(game_));
  out.add(side_points(game_.active()));
  out.add(unsecured(game_.active()));
  out.add(partners_turn());
  out.add(game_.active() == next());
}

}  // namespace

Features features_of(const Recall& recall, Seat viewer) { return Observer(recall, viewer).features(); }

}  // namespace rookie
