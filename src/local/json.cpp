#include "local/json.h"

#include <array>
#include <span>

#include "core/lookup.h"
#include "local/placing.h"
#include "notation/json.h"

namespace rookie {
namespace {

std::string_view name(WaitingFor whom) {
  constexpr std::array<std::string_view, static_cast<std::size_t>(WaitingFor::Nobody) + 1> names{"person", "bot",
                                                                                                 "nobody"};
  return names[static_cast<std::size_t>(whom)];
}

Json players_of(const LocalGame& game) {
  JsonArray players;
  for (std::size_t seat = 0; seat < game.names().size(); ++seat) {
    JsonObject player;
    player.add("name", game.names()[seat]);
    if (const auto bot = game.bot_on(Seat::at(static_cast<int>(seat)))) player.add("bot", *bot);
    players.add(player.done());
  }
  return players.done();
}

Json numbers(std::span<const int> values) {
  JsonArray array;
  for (const int value : values) array.add(Json::number(value));
  return array.done();
}

JsonObject moment_of(const Summary::Moment& moment) {
  return JsonObject().add("turn", moment.turn).add("seat", moment.seat.number()).add("cards", moment.cards);
}

}  // namespace

Json to_json(const LocalGame& game) {
  const Table table = game.table();
  JsonObject view;
  view.add("table", to_json(table))
      .add("players", players_of(game))
      .add("waiting_for", name(game.waiting_for()))
      .add("moves", to_json(game.choices()))
      .add("can_undo", game.can_undo())
      .add("learning", game.learning());
  if (table.phase == Phase::Place && game.waiting_for() == WaitingFor::Person) {
    view.add("suggestion", to_json(suggest(table)));
  }
  if (const auto seen = game.seen()) view.add("seen", to_json(*seen));
  return view.done();
}

Json to_json(const std::vector<Choice>& choices) {
  JsonArray moves;
  for (const Choice& choice : choices) {
    JsonObject move;
    move.add("move", to_json(choice.move));
    if (choice.secures > 0) move.add("secures", choice.secures);
    if (choice.rookie) move.add("rookie", true);
    moves.add(move.done());
  }
  return moves.done();
}

Json to_json(const SpotKinds& kinds) {
  JsonArray known;
  for (const Spot spot : SpotSet::all()) {
    if (const auto kind = at(kinds, spot)) {
      known.add(JsonObject().add("spot", spot.number()).add("kind", std::string{letter(*kind)}).done());
    }
  }
  return known.done();
}

Json to_json(const Steps& steps) {
  JsonArray array;
  for (const Step& step : steps) {
    array.add(JsonObject().add("event", to_json(step.event)).add("table", to_json(step.table)).done());
  }
  return array.done();
}

Json to_json(const Judgement& judgement) {
  constexpr float rounding = 0.5F;
  const auto per_cent = static_cast<int>(judgement.chance * 100 + rounding);
  return JsonObject().add("move", to_json(judgement.move)).add("chance", per_cent).done();
}

Json to_json(const Summary& summary) {
  JsonArray winners;
  for (const Seat seat : summary.winners) winners.add(Json::number(seat.number()));
  JsonArray turns;
  const auto seats = static_cast<std::size_t>(summary.seats);
  for (const Summary::Turn& turn : summary.turns) {
    turns.add(JsonObject()
                  .add("seat", turn.seat.number())
                  .add("points", numbers(std::span(turn.points).first(seats)))
                  .add("unsecured", numbers(std::span(turn.unsecured).first(seats)))
                  .done());
  }
  JsonArray rookies;
  for (const Summary::Moment& rookie : summary.rookies) rookies.add(moment_of(rookie).done());
  JsonObject object;
  object.add("winners", winners.done()).add("turns", turns.done()).add("rookies", rookies.done());
  if (const auto& most = summary.biggest_secured) object.add("biggest_secured", moment_of(*most).done());
  if (const auto& most = summary.biggest_taken) {
    object.add("biggest_taken", moment_of(*most).add("other", most->other.number()).done());
  }
  return object.done();
}

}  // namespace rookie
