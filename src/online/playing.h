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

// A game that is over, and everybody has seen it.
struct Over {
  static constexpr std::string_view phase = "over";

  GameId id;
  OnlineGame game;
};

// A game that is being played: what it waits for, since when, and its bots. It sends nothing and knows no people: it is
// told what they decide and what the store answers, and says what is to be stored, asked and shown.
class Playing {
 public:
  static constexpr std::string_view phase = "playing";

  // A decision on its way to the store.
  struct Storing {
    StoredDecision decision;
    std::optional<ClientId> from;  // told if it fails
  };
  // At a mismatch that lies open (R3.3).
  struct Look {
    Steps rest;                // what follows
    Time latest;               // it begins now, whoever has not shown the mismatch
    std::optional<Time> ends;  // once it has begun
  };

  Playing(GameId id, OnlineGame game, Time now);

  [[nodiscard]] const GameId& id() const { return id_; }
  [[nodiscard]] const OnlineGame& game() const { return game_; }
  [[nodiscard]] Seat active() const { return game_.game().active(); }
  // The table as everybody has been told: during a look, with the two cards.
  [[nodiscard]] const Table& shown() const { return shown_; }
  [[nodiscard]] bool is_storing() const { return std::holds_alternative<Storing>(waits_for_); }
  [[nodiscard]] const Look* look() const { return std::get_if<Look>(&waits_for_); }
  // Over, and nobody looks at the last cards any more.
  [[nodiscard]] bool is_known_over() const { return game_.over() && look() == nullptr; }
  [[nodiscard]] Over end() && { return {.id = std::move(id_), .game = std::move(game_)}; }

  // --- decisions
  // Of a person. Gives nothing if just that is on its way to the store already.
  [[nodiscard]] std::expected<std::optional<Append>, Refusal> decide(ClientId from, Seat seat,
                                                                     std::optional<Move> move);
  // The decision that the store has answered about; nothing if none is waited for any more.
  [[nodiscard]] std::optional<Storing> take_stored();
  // Gives what is to be shown now. After a mismatch, the rest follows when everybody has looked.
  [[nodiscard]] Steps make(const StoredDecision& decision, const Settings& settings, Time now);
  // Begins the look, or ends it and gives the rest.
  [[nodiscard]] std::optional<Steps> go_on_looking(const Settings& settings, Time now);
  // Everybody is told this now. Gives the table as it was before.
  Table show(std::span<const Step> steps, const Settings& settings, Time now);

  // --- bots
  // When a bot is to be asked: it `plays` for the active seat, or the time of the person there is up.
  [[nodiscard]] std::optional<Time> bot_due(const Settings& settings, bool plays) const;
  [[nodiscard]] AskBot ask_bot(std::int64_t number, std::string_view level);
  // Nothing if that is not the answer that is waited for.
  [[nodiscard]] std::optional<Append> bot_answered(BotAnswer answer);

  // --- the clock
  // What a person has left to decide; nothing where time does not count.
  [[nodiscard]] std::optional<std::chrono::milliseconds> time_left(const Settings& settings, Time now) const;
  // Nobody could decide before.
  void wait_from(Time time) { ready_ = std::max(ready_, time); }
  // The store has failed: bots wait, too, before they try again.
  void wait_for_store(Time now);
  [[nodiscard]] bool paused() const { return paused_.has_value(); }
  void pause(Time now) { paused_ = now; }
  // These say whether somebody is asked anew, who is to be told: not if nobody decides now.
  [[nodiscard]] bool resume(Time now);
  [[nodiscard]] bool change_player(Seat seat, Time now);

 private:
  struct Decision {};  // whoever has the turn; if that is a bot, it has not been asked yet
  struct Thinking {};  // the bot that has been asked for it

  [[nodiscard]] Append store(const StoredDecision& decision, std::optional<ClientId> from);
  [[nodiscard]] bool ask_again(Time since);

  GameId id_;
  OnlineGame game_;
  std::variant<Decision, Thinking, Storing, Look> waits_for_;
  GameBots bots_;
  Table shown_;
  Time ready_;                  // when everybody has seen it: from then on the time for a decision counts
  Time ready_before_;           // the same of the decision before, which may be taken back
  std::optional<Time> paused_;  // since when
};

}  // namespace rookie
