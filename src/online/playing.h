#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <variant>

#include "online/effect.h"
#include "online/game_bots.h"
#include "online/online_game.h"
#include "online/refusal.h"
#include "online/settings.h"

namespace rookie {

// A game that is over and whose end has been shown.
struct Over {
  static constexpr std::string_view phase = "over";

  GameId id;
  OnlineGame game;
};

// A game that is being played: what it waits for, since when, and its bots. It sends nothing and knows no people. It is
// told their decisions and the store's answers, and returns what to store, ask and show.
class Playing {
 public:
  static constexpr std::string_view phase = "playing";

  // A decision on its way to the store.
  struct Storing {
    StoredDecision decision;
    std::optional<ClientId> from;  // notified if storing fails
  };
  // Everybody looks at a mismatch that lies open (R3.3).
  struct Look {
    Steps rest;                // shown after the look
    Time latest;               // begin then even if not all clients have shown the mismatch
    std::optional<Time> ends;  // nothing until the look begins
  };

  Playing(GameId id, OnlineGame game, Time now);

  [[nodiscard]] const GameId& id() const { return id_; }
  [[nodiscard]] const OnlineGame& game() const { return game_; }
  [[nodiscard]] Seat active() const { return game_.game().active(); }
  // The table as last sent to everybody: during a look, the two cards lie open.
  [[nodiscard]] const Table& shown() const { return shown_; }
  [[nodiscard]] bool is_storing() const { return std::holds_alternative<Storing>(waits_for_); }
  [[nodiscard]] const Look* look() const { return std::get_if<Look>(&waits_for_); }
  // During a look: how much longer it lasts.
  [[nodiscard]] std::chrono::milliseconds look_left(const Settings& settings, Time now) const;
  // Whether the game is over and no look is under way.
  [[nodiscard]] bool is_known_over() const { return game_.over() && look() == nullptr; }
  [[nodiscard]] Over end() && { return {.id = std::move(id_), .game = std::move(game_)}; }

  // --- decisions
  // A person decides; no move means an undo. Returns nothing if the same decision is on its way to the store already.
  [[nodiscard]] std::expected<std::optional<Append>, Refusal> decide(ClientId from, Seat seat,
                                                                     std::optional<Move> move);
  // Returns the decision that the store has answered, and stops waiting for it. Nothing if none was being stored.
  [[nodiscard]] std::optional<Storing> take_stored();
  // Returns the steps to show now. After a mismatch, the rest follows when the look ends.
  [[nodiscard]] Steps make(const StoredDecision& decision, const Settings& settings, Time now);
  // Begins the look, or ends it and returns the rest.
  [[nodiscard]] std::optional<Steps> go_on_looking(const Settings& settings, Time now);
  // Must be called when the steps are sent. Returns the table as it was shown before.
  Table show(std::span<const Step> steps, const Settings& settings, Time now);

  // --- bots
  // When to ask a bot: because it `plays` for the active seat, or because the time of the person there is up.
  [[nodiscard]] std::optional<Time> bot_due(const Settings& settings, bool plays) const;
  [[nodiscard]] AskBot ask_bot(std::int64_t number, std::string_view level);
  // Returns nothing if this is not the expected answer.
  [[nodiscard]] std::optional<Append> bot_answered(BotAnswer answer);

  // --- the clock
  // The time a person has left to decide; nothing if it is unlimited or the game is paused.
  [[nodiscard]] std::optional<std::chrono::milliseconds> time_left(const Settings& settings, Time now) const;
  // Starts the time for a decision no earlier than `time`: nobody could decide before.
  void wait_from(Time time) { ready_ = std::max(ready_, time); }
  // The store has failed: starts the time for a decision after Pace::before_retry, so that bots wait too.
  void wait_for_store(Time now);
  [[nodiscard]] bool paused() const { return paused_.has_value(); }
  void pause(Time now) { paused_ = now; }
  // Return whether the active player is asked again and must be told so. False while a decision is being stored and
  // during a look.
  [[nodiscard]] bool resume(Time now);
  [[nodiscard]] bool change_player(Seat seat, Time now);

 private:
  struct Decision {};  // the active player's; a bot has not been asked yet
  struct Thinking {};  // the bot's, which has been asked

  [[nodiscard]] Append store(const StoredDecision& decision, std::optional<ClientId> from);
  [[nodiscard]] bool ask_again(Time since);

  GameId id_;
  OnlineGame game_;
  std::variant<Decision, Thinking, Storing, Look> waits_for_;
  GameBots bots_;
  Table shown_;
  Time ready_;                  // when everybody has seen the table: the time for a decision starts
  Time ready_before_;           // the same for the previous decision, restored by an undo
  std::optional<Time> paused_;  // when the pause began
};

}  // namespace rookie
