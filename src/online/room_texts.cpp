// The messages of a room to its clients (docs/protocol.md).
#include <algorithm>

#include "fair/proof.h"
#include "notation/json.h"
#include "notation/rgn.h"
#include "online/room.h"
#include "play/choice.h"
#include "play/json.h"
#include "play/summary.h"

namespace rookie {
namespace {

// {"type": …}, with the members that `fill` adds.
template <typename Fill>
Json typed(std::string_view type, const Fill& fill) {
  constexpr std::size_t usual_bytes = 1000;
  Json json(usual_bytes);
  write_json(json, [&](JsonObject& message) {
    message.add("type", type);
    fill(message);
  });
  return json;
}

// {"type": "lobby", "lobby": …}
Json carrying(std::string_view what, const Json& value) {
  return typed(what, [&](JsonObject& message) { message.add(what, value); });
}

// The proof without the secret.
Json public_proof(fair::Proof proof) {
  proof.secret.reset();
  return to_json([&](JsonObject& tags) {
    for (const auto& [name, value] : fair::to_tags(proof)) tags.add(name, value);
  });
}

}  // namespace

void Room::send(ClientId to, Json text) {
  effects_.emplace_back(Send{.client = to, .text = std::make_shared<const std::string>(std::move(text).text())});
}

void Room::send_all(Json text, std::optional<ClientId> except) {
  const auto shared = std::make_shared<const std::string>(std::move(text).text());
  for (const auto& [id, client] : people_.clients()) {
    if (id != except) effects_.emplace_back(Send{.client = id, .text = shared});
  }
}

void Room::send_watching(Json text) {
  const auto shared = std::make_shared<const std::string>(std::move(text).text());
  for (const auto& [id, client] : people_.clients()) {
    if (may_watch(client)) effects_.emplace_back(Send{.client = id, .text = shared});
  }
}

void Room::send_error(ClientId to, Refusal refusal, std::string_view type) {
  send(to, typed("error", [&](JsonObject& error) {
         error.add("code", to_string(refusal));
         if (!type.empty()) error.add("re", type);
       }));
}

void Room::send_state(ClientId to) {
  send(to, typed("state", [&](JsonObject& state) {
         state.add("v", protocol_version).add("you", you_json(to)).add("lobby", lobby_json());
         if (!may_watch(people_.client(to))) return;
         if (const auto* const dealing = std::get_if<Dealing>(&stage_)) state.add("deal", deal_json(*dealing));
         if (game() != nullptr) state.add("game", game_json());
       }));
}

void Room::send_lobby(std::optional<ClientId> except) {
  lobby_is_told_ = true;
  send_all(carrying("lobby", lobby_json()), except);
}

void Room::send_you(ClientId to) { send(to, carrying("you", you_json(to))); }

void Room::send_deal() { send_watching(carrying("deal", deal_json(std::get<Dealing>(stage_)))); }

void Room::send_game() { send_watching(carrying("game", game_json())); }

void Room::send_reaction(Seat seat, Reaction reaction) {
  send_watching(
      typed("reaction", [&](JsonObject& message) { message.add("seat", seat).add("reaction", to_string(reaction)); }));
}

void Room::send_pong(ClientId to) {
  send(to, typed("pong", [](JsonObject&) {}));
}

void Room::send_over() { send_watching(carrying("over", over_json())); }

void Room::send_happened(const Table& before, std::span<const Step> steps) {
  send_watching(typed("happened", [&](JsonObject& message) {
    message.add("steps", StepChanges{before, steps});
    if (steps.empty()) message.add("table", game()->game().table());
    add_view(message);
  }));
}

Json Room::you_json(ClientId client) const {
  return to_json([&](JsonObject& you) { you.add("seat", people_.seat_of(client)); });
}

Json Room::lobby_json() const {
  const std::string_view phase = std::visit([](const auto& stage) { return stage.phase; }, stage_);
  const bool paused = playing() != nullptr && playing()->paused();
  return to_json([&](JsonObject& lobby) {
    lobby.add("code", code_.text).add("phase", phase).add("settings", lobby_.settings()).add("host", lobby_.host());
    lobby.add("paused", paused).add("watching", people_.watching()).add("seats", [&](JsonArray& seats) {
      for (int seat = 0; seat < lobby_.settings().seats; ++seat) seats.add(seat_json(Seat::at(seat)));
    });
  });
}

Json Room::seat_json(Seat seat) const {
  const Holder& holder = lobby_.holder(seat);
  return to_json([&](JsonObject& json) {
    if (holder.type == Holder::Type::Nobody) return;
    json.add("name", holder.name).add("face", holder.face);
    if (holder.type == Holder::Type::Person) json.add("here", people_.is_here(seat));
    if (const auto away = people_.absence(seat)) json.add("away", (now_ - away->since).count());
    json.add("bot", bot_at(seat));
  });
}

Json Room::deal_json(const Dealing& dealing) const {
  return to_json([&](JsonObject& deal) {
    deal.add("game", dealing.terms().game)
        .add("commitment", fair::to_string(dealing.commitment()))
        .add("options", dealing.terms().options)
        .add("names", dealing.terms().names);
  });
}

Json Room::game_json() const {
  return to_json([&](JsonObject& json) {
    const Table& table = playing() == nullptr ? game()->game().table() : playing()->shown();
    json.add("number", games_).add("proof", public_proof(game()->proof())).add("table", table);
    add_view(json);
    if (playing() == nullptr) json.add("over", over_json());
  });
}

Json Room::over_json() const {
  return to_json([&](JsonObject& over) {
    over.add("rgn", game()->rgn());
    if (const auto summary = summarise(game()->record())) over.add("summary", *summary);
  });
}

void Room::add_view(JsonObject& message) const {
  const OnlineGame& game = *this->game();
  const auto ask_person = [&] {
    const Table table = game.game().table();
    message.add("waiting_for", "person").add("moves", choices_of(game.game()));
    if (table.phase == Phase::Place) message.add("suggestion", suggest(table));
    if (const auto left = playing()->time_left(lobby_.settings(), now_)) message.add("clock", left->count());
  };
  message.add("seq", game.sequence());
  if (playing() != nullptr && playing()->look() != nullptr) {
    message.add("waiting_for", "look").add("look", playing()->look_left(lobby_.settings(), now_).count());
  } else if (game.over()) {
    message.add("waiting_for", "nobody");
  } else if (bot_at(game.game().active())) {
    message.add("waiting_for", "bot");
  } else {
    ask_person();
  }
  message.add("undo", game.may_undo());
  if (lobby_.settings().learning) message.add("seen", game.seen());
}

}  // namespace rookie
