#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "online/effect.h"
#include "online/pace.h"

namespace rookie {

// What the store knows of a table, and when it is to be asked what: to keep its document, to finish its latest game, to
// give all of it anew. Decisions, and the beginning of a game, are asked for by what waits for them: Playing, Dealing.
class StoreRequests {
 public:
  explicit StoreRequests(Time now) : renewed_(now) {}

  // --- the document
  void table_changed() { changed_ = true; }
  // The store has it as it is.
  [[nodiscard]] bool is_saved() const { return !changed_ && !saving_; }
  // As long as somebody is there, the table must not expire.
  [[nodiscard]] std::optional<Time> save_due(bool anybody_here) const {
    if (saving_ || !(changed_ || anybody_here)) return std::nullopt;
    return changed_ ? retry_ : std::max(retry_, renewed_ + Pace::between_renewals);
  }
  [[nodiscard]] ReplaceTable save(std::string document, Time now) {
    changed_ = false;
    saving_ = true;
    renewed_ = now;
    return {.revision = revision_, .document = std::move(document)};
  }
  void saved(const Stored<std::int64_t>& revision, Time now) {
    saving_ = false;
    changed_ = changed_ || !revision;
    revision_ = revision.value_or(revision_);
    if (!revision) failed(revision.error(), now);
  }

  // --- the end of the latest game
  void want_finish() { finish_ = Request::Wanted; }
  // It is over or broken off, which the store does not know yet.
  [[nodiscard]] bool wants_finish() const { return finish_ != Request::None; }
  [[nodiscard]] std::optional<Time> finish_due() const {
    return finish_ == Request::Wanted ? std::optional(retry_) : std::nullopt;
  }
  void asked_to_finish() { finish_ = Request::Asked; }
  void finished(const Stored<void>& finished, Time now) {
    finish_ = finished ? Request::None : Request::Wanted;
    if (!finished) failed(finished.error(), now);
  }

  // --- everything
  // What we hold is what the store holds, as far as we know: else nothing is decided.
  [[nodiscard]] bool in_step() const { return copy_ == Copy::Good; }
  // The table is no more in the store.
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
  // We hold all of the table, as it was stored with this revision.
  void restored(std::int64_t revision) {
    revision_ = revision;
    changed_ = saving_ = false;
    finish_ = Request::None;
    copy_ = Copy::Good;
  }

  // Something of the table, whatever it was, is not stored.
  void failed(const StoreError& error, Time now) {
    const bool outdated = error.type == StoreError::Type::Conflict;
    if (outdated && in_step()) copy_ = Copy::Outdated;
    retry_ = outdated ? now : now + Pace::before_retry;
  }

 private:
  enum class Request : std::uint8_t { None, Wanted, Asked };
  enum class Copy : std::uint8_t { Good, Outdated, Reloading, Gone };

  std::int64_t revision_ = 1;
  Time renewed_;          // when the document was last sent
  bool changed_ = false;  // since then
  bool saving_ = false;
  Request finish_ = Request::None;
  Copy copy_ = Copy::Good;
  Time retry_;  // nothing is asked before
};

}  // namespace rookie
