#include "online/playing.h"

#include "online/pace.h"

namespace rookie {
namespace {

using std::chrono::milliseconds;

// As on the page, what happened last stays for as long as the next player thinks.
milliseconds time_to_show(std::span<const Step> steps) {
  milliseconds time{0};
  for (const Step& step : steps.first(steps.size() - 1)) time += Pace::beat(step.event);
  return time;
}

}  // namespace

Playing::Playing(GameId id, OnlineGame game, Time now)
    : id_(std::move(id)), game_(std::move(game)), shown_(game_.game().table()), ready_(now), ready_before_(now) {}

// --- decisions -------------------------------------------------------------------------------------------------------

std::expected<std::optional<Append>, Refusal> Playing::decide(ClientId from, Seat seat, std::optional<Move> move) {
  if (look() != nullptr) return std::unexpected(Refusal::NotNow);
  const auto decider = move ? active() : game_.may_undo();
  if (!decider) return std::unexpected(Refusal::NotNow);
  if (decider != seat) return std::unexpected(Refusal::NotYourTurn);
  const StoredDecision decision{.move = move};
  if (auto* const storing = std::get_if<Storing>(&waits_for_)) {
    if (storing->decision != decision) return std::unexpected(Refusal::Stale);
    storing->from = from;  // the connection that sent it first may be lost
    return std::nullopt;
  }
  if (move && !game_.allows(*move)) return std::unexpected(Refusal::Illegal);
  return store(decision, from);
}

Append Playing::store(const StoredDecision& decision, std::optional<ClientId> from) {
  waits_for_ = Storing{.decision = decision, .from = from};
  return {.game = id_, .sequence = game_.sequence(), .decision = to_string(decision)};
}

std::optional<Playing::Storing> Playing::take_stored() {
  auto* const storing = std::get_if<Storing>(&waits_for_);
  if (storing == nullptr) return std::nullopt;
  const Storing stored = *storing;
  waits_for_ = Decision();
  return stored;
}

Steps Playing::make(const StoredDecision& decision, const Settings& settings, Time now) {
  Steps steps = *game_.make(decision);
  bots_.tell(steps);
  const auto covering = std::ranges::find_if(steps, covers_mismatch, &Step::event);
  if (covering != steps.end() && settings.look.count() > 0) {
    waits_for_ = Look{.rest = Steps(covering, steps.end()), .latest = now + Pace::showing, .ends = {}};
    steps.erase(covering, steps.end());
  }
  return steps;
}

std::optional<Steps> Playing::go_on_looking(const Settings& settings, Time now) {
  auto& look = std::get<Look>(waits_for_);
  if (!look.ends) {
    look.ends = now + settings.look;
    return std::nullopt;
  }
  Steps rest = std::move(look.rest);
  waits_for_ = Decision();
  return rest;
}

milliseconds Playing::look_left(const Settings& settings, Time now) const {
  return look()->ends ? std::max(*look()->ends - now, milliseconds(0)) : settings.look;
}

Table Playing::show(std::span<const Step> steps, const Settings& settings, Time now) {
  if (steps.empty()) {
    ready_ = ready_before_;  // an undo does not gain time
  } else {
    const bool unhurried = settings.bot_pause.count() > 0;
    ready_before_ = std::exchange(ready_, now + (unhurried ? time_to_show(steps) : milliseconds(0)));
  }
  return std::exchange(shown_, steps.empty() ? game_.game().table() : steps.back().table);
}

// --- bots ------------------------------------------------------------------------------------------------------------

std::optional<Time> Playing::bot_due(const Settings& settings, bool plays) const {
  if (!std::holds_alternative<Decision>(waits_for_)) return std::nullopt;
  if (plays) return ready_ + settings.bot_pause;
  if (settings.turn_clock.count() == 0) return std::nullopt;
  return ready_ + settings.turn_clock;
}

AskBot Playing::ask_bot(std::int64_t number, std::string_view level) {
  waits_for_ = Thinking();
  return {.question = bots_.ask(game_, number, level)};
}

std::optional<Append> Playing::bot_answered(BotAnswer answer) {
  const bool expected = std::holds_alternative<Thinking>(waits_for_) && answer.seat == active() &&
                        answer.sequence == game_.sequence() && game_.allows(answer.move);
  if (!expected) return std::nullopt;
  bots_.put_back(answer.seat, std::move(answer.bot));
  return store({.move = answer.move, .by_bot = true}, std::nullopt);
}

// --- the clock -------------------------------------------------------------------------------------------------------

std::optional<milliseconds> Playing::time_left(const Settings& settings, Time now) const {
  if (settings.turn_clock.count() == 0 || paused_) return std::nullopt;
  return std::max(ready_ + settings.turn_clock - now, milliseconds(0));
}

void Playing::wait_for_store(Time now) { ready_ = now + Pace::before_retry; }

bool Playing::resume(Time now) {
  const auto spent = std::max(*std::exchange(paused_, std::nullopt) - ready_, Time::duration::zero());
  return ask_again(now - spent);  // the clock continues where it stopped
}

bool Playing::change_player(Seat seat, Time now) {
  bots_.dismiss(seat);
  return seat == active() && ask_again(now);
}

bool Playing::ask_again(Time since) {
  if (is_storing() || look() != nullptr) return false;
  waits_for_ = Decision();
  ready_ = since;
  return true;
}

}  // namespace rookie
