#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "online/effect.h"
#include "online/lobby.h"
#include "online/pace.h"

namespace rookie {

// Tracks what the store knows of a table, and when to ask it to save the document, to finish the latest game, or to
// load the table again. Playing and Dealing make the other requests: to append a decision, to begin a game.
class StoreRequests {
 public:
  // How long a table lasts that nobody uses any more.
  [[nodiscard]] static std::chrono::seconds lifetime_of(const Lobby& lobby) {
    return lobby.host() ? Pace::idle : std::chrono::seconds(Pace::unused);
  }

  explicit StoreRequests(Time now) : savings_(Pace::lobby, now), renewed_(now) {}

  // --- the document
  void table_changed() { changed_ = true; }
  // Whether the store has the current document.
  [[nodiscard]] bool is_saved() const { return !changed_ && !saving_; }
  // Also due regularly while somebody is there, so that the table does not expire.
  [[nodiscard]] std::optional<Time> save_due(bool anybody_here, Time now) const {
    if (saving_ || !(changed_ || anybody_here)) return std::nullopt;
    return std::max(retry_, changed_ ? savings_.next(now) : renewed_ + Pace::between_renewals);
  }
  [[nodiscard]] ReplaceTable save(const Lobby& lobby, Time now) {
    static_cast<void>(savings_.take(now));
    changed_ = false;
    saving_ = true;
    renewed_ = now;
    return {.revision = revision_, .document = lobby.document(), .lifetime = lifetime_of(lobby)};
  }
  void saved(const Stored<std::int64_t>& revision, Time now) {
    saving_ = false;
    changed_ = changed_ || !revision;
    revision_ = revision.value_or(revision_);
    if (!revision) failed(revision.error(), now);
  }

  // --- the end of the latest game
  void want_finish() { finish_ = Request::Wanted; }
  // Whether the game is over or broken off and the store does not know yet.
  [[nodiscard]] bool wants_finish() const { return finish_ != Request::None; }
  [[nodiscard]] std::optional<Time> finish_due() const {
    return finish_ == Request::Wanted ? std::optional(retry_) : std::nullopt;
  }
  void asked_to_finish() { finish_ = Request::Asked; }
  void finished(const Stored<void>& finished, Time now) {
    finish_ = finished ? Request::None : Request::Wanted;
    if (!finished) failed(finished.error(), now);
  }

  // --- the whole table
  // Whether our copy agrees with the store, as far as we know. Otherwise nothing may be decided.
  [[nodiscard]] bool in_step() const { return copy_ == Copy::Good; }
  // Whether the table is no longer in the store.
  [[nodiscard]] bool gone() const { return copy_ == Copy::Gone; }
  void table_is_gone() { copy_ = Copy::Gone; }
  [[nodiscard]] std::optional<Time> reload_due() const {
    return copy_ == Copy::Outdated ? std::optional(retry_) : std::nullopt;
  }
  [[nodiscard]] Reload reload() {
    copy_ = Copy::Reloading;
    return {};
  }
  void not_reloaded(Time now) {
    copy_ = Copy::Outdated;
    retry_ = now + Pace::before_retry;
  }
  // Our copy is the stored table of this revision.
  void restored(std::int64_t revision) {
    revision_ = revision;
    changed_ = saving_ = false;
    finish_ = Request::None;
    copy_ = Copy::Good;
  }

  // Whether a request may have been performed. Then nobody may be told anything before the table is loaded again.
  [[nodiscard]] static bool is_unknown(const StoreError& error) { return error.type == StoreError::Type::Unknown; }
  // A request of any kind has failed.
  void failed(const StoreError& error, Time now) {
    const bool outdated = error.type == StoreError::Type::Conflict || is_unknown(error);
    if (outdated && in_step()) copy_ = Copy::Outdated;
    retry_ = outdated ? now : now + Pace::before_retry;
  }

 private:
  enum class Request : std::uint8_t { None, Wanted, Asked };
  enum class Copy : std::uint8_t { Good, Outdated, Reloading, Gone };

  std::int64_t revision_ = 1;
  Remaining<Time> savings_;
  Time renewed_;          // when the document was last sent to the store
  bool changed_ = false;  // since then
  bool saving_ = false;
  Request finish_ = Request::None;
  Copy copy_ = Copy::Good;
  Time retry_;  // no request is made before
};

}  // namespace rookie
