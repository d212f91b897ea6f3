#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "bots/recall.h"
#include "notation/rgn.h"
#include "rules/deck.h"
#include "rules/game.h"

namespace rookie {

// Plays these moves (N5) from this deck and shows `observer` every event. Returns the game.
template <typename Observer>
Game watch(const std::string& moves, const Options& options, std::string_view letters, Observer& observer) {
  Game game = Game::deal(options, Deck::parse(letters, options).value()).value();
  Events events;
  std::istringstream tokens(moves);
  for (std::string token; tokens >> token;) {
    const auto move = parse_move(token);
    if (!move || !game.apply(*move, events)) {
      ADD_FAILURE() << token << " is not possible in " << moves;
      break;
    }
    for (const Event& event : events) observer.observe(event);
  }
  return game;
}

// Returns what an observer of these moves knows.
inline Recall recall_after(const std::string& moves, const Options& options, std::string_view letters) {
  Recall recall(options);
  static_cast<void>(watch(moves, options, letters, recall));
  return recall;
}

// Returns what a bot decides after it has observed these moves and has the turn.
inline std::string decision_after(const std::string& moves, const Options& options, std::string_view letters,
                                  Bot& bot) {
  const Game game = watch(moves, options, letters, bot);
  return to_string(bot.decide(game.table(), game.legal_moves(), {}).value());
}

// Twelve cards: two on spots 1 to 3, one on the others. The tops are G Y R, G B P, B P X.
inline constexpr Edition twelve_cards{.colours = 5, .copies = 2};
inline constexpr std::string_view deck_of_twelve = "YRXGBPBPXGYR";

}  // namespace rookie
