// A game between two bots, printed as RGN: ROOKIE within another program.
#include <iostream>

#include "bots/bot.h"
#include "bots/evaluation/trained.h"
#include "notation/rgn.h"

int main() {
  using namespace rookie;
  Random random(1);
  Record record{.options = {.seats = 2}, .names = {"fox", "elephant"}};
  record.deck = Deck::shuffled(record.options, random);
  std::vector<std::unique_ptr<Bot>> bots;
  for (int seat = 0; seat < 2; ++seat) {
    bots.push_back(
        make_bot(record.names[seat], record.options, Seat::at(seat), random.next(), &trained_evaluation()).value());
  }
  Game game = Game::deal(record.options, record.deck).value();
  for (Events events; !game.over();) {
    Bot& active = *bots[game.active().index()];
    record.moves.push_back(active.decide(game.table(), game.legal_moves(), Budget()).value());
    if (!game.apply(record.moves.back(), events)) return 1;
    for (const auto& bot : bots) {
      for (const Event& event : events) bot->observe(event);
    }
  }
  std::cout << write_rgn(record);
}
