#include "play/json.h"

#include <span>

#include "core/values.h"
#include "notation/json.h"
#include "play/choice.h"

namespace rookie {
namespace {

constexpr Words<WaitingFor> waiting_words("person", "bot", "nobody");

void add_gain(JsonObject& object, const Summary::Gain& gain) {
  object.add("turn", gain.turn).add("seat", gain.seat).add("cards", gain.cards);
}

}  // namespace

void write_json(Json& json, const LocalGame& game) {
  const Table table = game.table();
  JsonObject view(json);
  view.add("table", table);
  int seat = 0;
  view.add("players", objects_of(game.names(), [&](JsonObject& player, const std::string& name) {
             player.add("name", name).add("bot", game.bot_on(Seat::at(seat++)));
           }));
  view.add("waiting_for", waiting_words[game.waiting_for()])
      .add("moves", game.choices())
      .add("can_undo", game.can_undo())
      .add("learning", game.learning());
  if (table.phase == Phase::Place && game.waiting_for() == WaitingFor::Person) view.add("suggestion", suggest(table));
  if (const auto seen = game.seen()) view.add("seen", *seen);
}

void write_json(Json& json, const Choice& choice) {
  JsonObject move(json);
  move.add("move", choice.move);
  if (choice.secured) move.add("secures", choice.secured->cards);
  if (choice.secured && choice.secured->kind == Kind::X) move.add("rookie", true);
}

void write_json(Json& json, const SpotKinds& kinds) {
  JsonArray known(json);
  for (const Spot spot : SpotSet::all()) {
    if (const auto kind = at(kinds, spot)) {
      known.add([&](JsonObject& top) { top.add("spot", spot).add("kind", *kind); });
    }
  }
}

void add_step(JsonObject& object, const Table& before, const Step& step) {
  object.add("event", step.event).add("table", TableChanges{before, step.table});
}

void write_json(Json& json, const StepChanges& changes) {
  const Table* before = &changes.before;
  write_json(json, objects_of(changes.steps, [&before](JsonObject& object, const Step& step) {
               add_step(object, *before, step);
               before = &step.table;
             }));
}

void write_json(Json& json, const Judgement& judgement) {
  constexpr float rounding = 0.5F;
  const auto per_cent = static_cast<int>(judgement.chance * 100 + rounding);
  JsonObject(json).add("move", judgement.move).add("chance", per_cent);
}

void write_json(Json& json, const Summary& summary) {
  const auto by_seat = [&](const auto& values) {
    return std::span(values).first(static_cast<std::size_t>(summary.seats));
  };
  JsonObject object(json);
  object.add("winners", summary.winners);
  object.add("turns", objects_of(summary.turns, [&](JsonObject& turn, const Summary::Turn& its) {
               turn.add("seat", its.seat).add("points", by_seat(its.points)).add("unsecured", by_seat(its.unsecured));
             }));
  object.add("rookies", objects_of(summary.rookies, add_gain));
  if (const auto& most = summary.biggest_secured) {
    object.add("biggest_secured", [&](JsonObject& gain) { add_gain(gain, *most); });
  }
  if (const auto& most = summary.biggest_taken) {
    object.add("biggest_taken", [&](JsonObject& gain) {
      add_gain(gain, *most);
      gain.add("other", most->other);
    });
  }
}

}  // namespace rookie
