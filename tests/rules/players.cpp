#include "rules/players.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace rookie {
namespace {

// What turning over a spot will give, as far as the player knows.
enum class Prospect : std::uint8_t { Unknown, Pair, Mismatch };

class Judge {
 public:
  Judge(const Table& table, const Memory& memory) : table_(&table), memory_(&memory) {}

  // How much a style likes a move; a player makes one of the moves that it likes most.
  [[nodiscard]] int liking(Style style, Move move) const {
    switch (style) {
      case Style::Random: return 0;
      case Style::Remembering: return takes_pair(move) || secures(move) ? 1 : 0;
      case Style::Seeking: return covers(move) ? -1 : 0;
      case Style::Spreading: return covers(move) ? -1 : mismatches(move);
      case Style::Covering: return covers(move) ? 1 : 0;
      case Style::Hoarding: return covers(move) ? -1 : turns_over_x(move) + x_tops(move);
      case Style::StandingStill: return covers(move) ? 3 : mismatches(move);
    }
    std::unreachable();
  }

 private:
  [[nodiscard]] static bool covers(Move move) { return move.type() == Move::Type::Cover; }
  [[nodiscard]] static bool turns(Move move) { return move.type() == Move::Type::Turn; }

  [[nodiscard]] bool takes_pair(Move move) const { return turns(move) && prospect(move.spot()) == Prospect::Pair; }

  // Prefers mismatching colours to X, which would stay open.
  [[nodiscard]] int mismatches(Move move) const {
    if (!turns(move) || prospect(move.spot()) != Prospect::Mismatch) return 0;
    return memory_->at(move.spot()) == Kind::X ? 1 : 2;
  }

  [[nodiscard]] int turns_over_x(Move move) const { return turns(move) && memory_->at(move.spot()) == Kind::X ? 1 : 0; }

  [[nodiscard]] bool secures(Move move) const {
    const auto tops = tops_after(move);
    return tops[0] && std::ranges::all_of(tops, [&](const auto& top) { return top == tops[0]; });
  }
  [[nodiscard]] int x_tops(Move move) const {
    const auto tops = tops_after(move);
    return static_cast<int>(std::ranges::count(tops, std::optional(Kind::X)));
  }

  [[nodiscard]] Prospect prospect(Spot spot) const {
    const auto kind = memory_->at(spot);
    if (!kind) return Prospect::Unknown;
    const bool pair = table_->phase == Phase::FirstCard ? known_twice(*kind) : lies_open(*kind);
    return pair ? Prospect::Pair : Prospect::Mismatch;
  }
  [[nodiscard]] bool lies_open(Kind kind) const {
    return std::ranges::any_of(table_->spots, [&](const auto& spot) { return spot.open == kind; });
  }
  [[nodiscard]] bool known_twice(Kind kind) const {
    int known = 0;
    for (const Spot spot : table_->turnable) known += memory_->at(spot) == kind ? 1 : 0;
    return known > 1;
  }

  // The tops of the tray that a placement touches; nothing for other moves.
  [[nodiscard]] Placement::NewTops tops_after(Move move) const {
    const bool with_partner = move.type() == Move::Type::PlaceWithPartner;
    if (move.type() != Move::Type::Place && !with_partner) return {};
    const Seat owner = with_partner ? partner_of(table_->options, table_->active) : table_->owner;
    Placement::NewTops tops;
    for (std::size_t i = 0; i < tops.size(); ++i) {
      const auto placed = move.placement().top(Pile::at(static_cast<int>(i)));
      tops.at(i) = placed ? placed : table_->seats.at(static_cast<std::size_t>(owner.index())).tray.at(i).top;
    }
    return tops;
  }

  const Table* table_;
  const Memory* memory_;
};

}  // namespace

void Memory::watch(const Event& event) {
  auto& from = tops_.at(static_cast<std::size_t>(event.from.index()));
  auto& to = tops_.at(static_cast<std::size_t>(event.to.index()));
  switch (event.type) {
    case Event::Type::Turned:
    case Event::Type::Shifted:
      from = std::nullopt;
      to = event.kind;
      break;
    case Event::Type::Paired: from = to = std::nullopt; break;
    default: break;
  }
}

Move choose(Style style, const Table& table, std::span<const Move> legal, const Memory& memory, Random& random) {
  const Judge judge(table, memory);
  std::vector<Move> best;
  int most = 0;
  for (const Move move : legal) {
    const int liking = judge.liking(style, move);
    if (best.empty() || liking > most) {
      best.clear();
      most = liking;
    }
    if (liking == most) best.push_back(move);
  }
  return best[random.below(static_cast<std::uint32_t>(best.size()))];
}

}  // namespace rookie
