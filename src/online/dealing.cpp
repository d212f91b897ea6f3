#include "online/dealing.h"

#include <utility>

#include "online/pace.h"

namespace rookie {

Dealing::Dealing(Lots lots, const Lobby& lobby, std::int64_t number, std::optional<Over> before, Time now)
    : lots_(std::move(lots)),
      terms_{.game = lots_.game.text, .options = options_of(lobby.settings(), number, lots_.first), .names = {}},
      number_(number),
      contributions_(lobby.seats().size()),
      until_(now + Pace::entropy),
      before_(std::move(before)) {
  for (const Holder& holder : lobby.seats()) terms_.names.push_back(holder.name);
}

Allowed Dealing::contribute(Seat seat, std::string_view game, const fair::Entropy& entropy) {
  if (is_dealt() || game != terms_.game) return std::unexpected(Refusal::NotNow);
  auto& contribution = at(contributions_, seat);
  if (!contribution) contribution = entropy;  // another tab may have answered first
  return {};
}

std::optional<Time> Dealing::due(const People& people, Time now) const {
  if (is_dealt()) return std::nullopt;
  for (int index = 0; index < terms_.options.seats; ++index) {
    const Seat seat = Seat::at(index);
    if (people.is_here(seat) && !at(contributions_, seat)) return until_;
  }
  return now;
}

BeginGame Dealing::deal(TableId table) {
  opening_ = OnlineGame::opening(terms_, lots_.secret, contributions_, lots_.bots);
  return {{.id = lots_.game, .table = std::move(table), .number = number_, .opening = opening_}};
}

Playing Dealing::begin(Time now) const { return {lots_.game, *OnlineGame::open(opening_, {}), now}; }

}  // namespace rookie
