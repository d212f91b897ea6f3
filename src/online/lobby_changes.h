#pragma once

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "online/effect.h"
#include "online/lobby.h"

namespace rookie {

// A client that has asked for something, and the type of its message.
struct Asker {
  ClientId client{};
  std::string_view type;

  friend bool operator==(const Asker&, const Asker&) = default;
};

// Changes of a lobby that nobody is told of yet, because the store does not have them.
class LobbyChanges {
 public:
  struct Change {
    Lobby lobby;  // afterwards
    bool starts_game = false;
    std::vector<Asker> askers;
  };

  // The latest change that is not stored; null if there is none.
  [[nodiscard]] const Change* latest() const {
    if (waiting_) return &*waiting_;
    return storing_ ? &*storing_ : nullptr;
  }
  [[nodiscard]] bool starts_game() const {
    return (storing_ && storing_->starts_game) || (waiting_ && waiting_->starts_game);
  }

  // Joins changes that have not been sent to the store. Without an asker, the table itself makes the change.
  void add(Lobby lobby, const std::optional<Asker>& asker, bool starts_game = false) {
    if (!waiting_) waiting_.emplace(Change{.lobby = lobby, .starts_game = starts_game, .askers = {}});
    waiting_->lobby = std::move(lobby);
    waiting_->starts_game = waiting_->starts_game || starts_game;
    if (asker && std::ranges::find(waiting_->askers, *asker) == waiting_->askers.end()) {
      waiting_->askers.push_back(*asker);
    }
  }
  // Returns the lobby to store, if there is a change.
  [[nodiscard]] const Lobby* send() {
    storing_ = std::exchange(waiting_, std::nullopt);
    return storing_ ? &storing_->lobby : nullptr;
  }
  // Returns the change that the store now has, if there was one.
  [[nodiscard]] std::optional<Change> stored() { return std::exchange(storing_, std::nullopt); }
  // Discards all changes, since later ones build on earlier ones. Returns who asked for them.
  [[nodiscard]] std::vector<Asker> discard() {
    std::vector<Asker> askers;
    for (auto* const change : {&storing_, &waiting_}) {
      if (*change) askers.insert(askers.end(), (*change)->askers.begin(), (*change)->askers.end());
      change->reset();
    }
    return askers;
  }

 private:
  std::optional<Change> storing_;
  std::optional<Change> waiting_;
};

}  // namespace rookie
