#include "review/json.h"

#include <array>
#include <cmath>
#include <span>
#include <string>

#include "core/lookup.h"
#include "local/steps.h"
#include "notation/json.h"
#include "notation/rgn.h"
#include "review/piles.h"
#include "review/walk.h"

namespace rookie {
namespace {

int thousandths(double value) { return static_cast<int>(std::lround(1000 * value)); }

std::string_view name(Phase phase) {
  constexpr std::array<std::string_view, static_cast<std::size_t>(Phase::Take) + 1> names{
      "first_card", "second_card", "cover_or_seek", "seek", "place", "take"};
  return names[static_cast<std::size_t>(phase)];
}

std::string_view name(Find::How how) {
  constexpr std::array<std::string_view, static_cast<std::size_t>(Find::How::Luck) + 1> names{"memory", "deduction",
                                                                                              "luck"};
  return names[static_cast<std::size_t>(how)];
}

std::string_view name(Moment::Type type) {
  constexpr std::array<std::string_view, static_cast<std::size_t>(Moment::Type::End) + 1> names{
      "lucky_find", "steal", "secured", "rookie", "missed_pair", "missed_secure", "blunder", "lead", "end"};
  return names[static_cast<std::size_t>(type)];
}

Json to_json(const Piles& piles) {
  JsonArray array;
  for (const std::string& pile : piles) array.add(Json::string(pile));
  return array.done();
}

Json seats_to_json(const std::vector<Seat>& seats) {
  JsonArray array;
  for (const Seat seat : seats) array.add(Json::number(seat.number()));
  return array.done();
}

std::string seen_tops(const Recall& recall) {
  std::string letters;
  const Table table = recall.game().table();
  for (const Spot spot : SpotSet::all()) {
    const auto kind = at(table.spots, spot).open ? std::nullopt : recall.top(spot);
    letters += kind ? letter(*kind) : '-';
  }
  return letters;
}

JsonObject decision_to_json(const Decided& decided, int first_step) {
  return JsonObject()
      .add("seat", decided.seat().number())
      .add("turn", decided.before.turn())
      .add("phase", name(decided.before.phase()))
      .add("move", to_json(decided.move))
      .add("step", first_step)
      .add("seen", seen_tops(decided.recall));
}

Json step_to_json(const Step& step, const Table& before, int decision, Piles& piles) {
  JsonObject object;
  object.add("event", to_json(step.event)).add("table", changes_to_json(before, step.table)).add("decision", decision);
  const Piles piles_before = piles;
  advance(piles, step.event);
  if (piles != piles_before) object.add("piles", to_json(piles));
  return object.done();
}

bool is_of_device(const Record::Tag& tag) { return tag.name == "Ended" || tag.name == "Mine"; }

Json game_to_json(Record record) {
  const Game end = *replay(record);
  JsonArray points;
  std::vector<Seat> winners;
  for (int index = 0; index < record.options.seats; ++index) {
    const Seat seat = Seat::at(index);
    points.add(Json::number(end.points(seat)));
    if (end.over() && end.won(seat)) winners.push_back(seat);
  }
  JsonObject game;
  game.add("record", to_json(record)).add("points", points.done()).add("winners", seats_to_json(winners));
  std::erase_if(record.other_tags, is_of_device);
  return game.add("rgn", write_rgn(record)).done();
}

Json to_json(const MemoryScore& score, const ScoresByAge& by_age) {
  JsonArray groups;
  for (std::size_t group = 0; group < by_age.size(); ++group) {
    const MemoryScore& its = by_age[group];
    JsonObject object;
    object.add("from", age_groups[group]);
    if (group + 1 < by_age.size()) object.add("to", age_groups[group + 1] - 1);
    object.add("tests", its.tests).add("passed", its.passed);
    if (const auto recall = its.recall()) object.add("recall", std::max(0, thousandths(*recall)));
    groups.add(object.done());
  }
  JsonObject memory;
  if (const auto points = points_of(score)) memory.add("score", *points);
  return memory.add("tests", score.tests).add("passed", score.passed).add("by_age", groups.done()).done();
}

Json to_json(const PlayerReport& player) {
  const auto& [made, cards_made, suffered, cards_suffered, preventable, rookies] = player.steals;
  return JsonObject()
      .add("seat", player.seat.number())
      .add("memory", to_json(player.memory, player.memory_by_age))
      .add("certain", JsonObject()
                          .add("taken", player.certain.taken)
                          .add("missed", player.certain.missed)
                          .add("left", player.certain.left)
                          .done())
      .add("again_in_vain", player.again_in_vain)
      .add("finds", JsonObject()
                        .add("memory", player.finds.memory)
                        .add("deduction", player.finds.deduction)
                        .add("luck", player.finds.luck)
                        .add("expected_by_luck", thousandths(player.finds.expected_by_luck))
                        .done())
      .add("steals", JsonObject()
                         .add("made", made)
                         .add("cards_made", cards_made)
                         .add("suffered", suffered)
                         .add("cards_suffered", cards_suffered)
                         .add("preventable", preventable)
                         .add("rookies", rookies)
                         .done())
      .add("securing", JsonObject()
                           .add("done", player.securing.done)
                           .add("missed_placing", player.securing.missed_placing)
                           .add("missed_pair", player.securing.missed_pair)
                           .done())
      .add("luck", thousandths(player.luck))
      .add("decisions", JsonObject()
                            .add("all", player.decisions.all)
                            .add("judged", player.decisions.judged)
                            .add("loss", thousandths(player.decisions.loss))
                            .add("error", thousandths(player.decisions.error))
                            .add("best", player.decisions.best)
                            .done())
      .done();
}

Json to_json(const CurvePoint& point, const Report& report) {
  JsonArray chances;
  for (const PlayerReport& player : report.players) {
    chances.add(Json::number(thousandths(at(point.chances, player.seat))));
  }
  JsonObject object;
  object.add("turn", point.turn);
  if (point.decision) object.add("step", report.last_step(*point.decision));
  return object.add("chances", chances.done()).done();
}

Json to_json(const Find& find) {
  return JsonObject()
      .add("decision", find.decision)
      .add("seat", find.seat.number())
      .add("kind", std::string{letter(find.kind)})
      .add("how", name(find.how))
      .add("chance", thousandths(find.chance))
      .done();
}

Json to_json(const Moment& moment, const Report& report) {
  JsonObject object;
  object.add("type", name(moment.type))
      .add("decision", moment.decision)
      .add("step", report.last_step(moment.decision))
      .add("turn", moment.turn)
      .add("weight", thousandths(moment.weight));
  const auto add_kind = [&] { object.add("kind", std::string{letter(moment.kind)}); };
  if (moment.type != Moment::Type::End) object.add("seat", moment.seat.number());
  switch (moment.type) {
    case Moment::Type::Rookie:
    case Moment::Type::Secured: object.add("cards", moment.cards); break;
    case Moment::Type::Steal:
      object.add("other", moment.other.number()).add("cards", moment.cards).add("preventable", moment.preventable);
      break;
    case Moment::Type::LuckyFind:
      add_kind();
      object.add("chance", thousandths(moment.chance));
      break;
    case Moment::Type::MissedPair: add_kind(); break;
    case Moment::Type::Blunder: object.add("loss", thousandths(moment.loss)); break;
    case Moment::Type::End: object.add("winners", seats_to_json(report.winners)); break;
    case Moment::Type::MissedSecure:
    case Moment::Type::Lead: break;
  }
  return object.done();
}

JsonObject verdict_to_json(const Verdict& verdict) {
  return JsonObject()
      .add("move", to_json(verdict.move))
      .add("best", to_json(verdict.best))
      .add("chance", thousandths(verdict.chance))
      .add("loss", thousandths(verdict.loss))
      .add("error", thousandths(verdict.error));
}

}  // namespace

Json replay_to_json(const Review& review) {
  const Record& record = review.record();
  Piles piles = piles_of(record.deck);
  JsonObject whole;
  whole.add("record", to_json(record)).add("piles", to_json(piles));
  const Game dealt = *Game::deal(record.options, record.deck);
  whole.add("table", to_json(dealt.table()));
  Game now = dealt;
  JsonArray steps;
  JsonArray decisions;
  int number = 0;
  for_each_decision(record, [&](const Decided& decided) {
    decisions.add(decision_to_json(decided, number).done());
    Table before = decided.before.table();
    for (const Step& step : steps_of(before, decided.events, decided.after.table())) {
      steps.add(step_to_json(step, before, decided.index, piles));
      before = step.table;
      ++number;
    }
    now = decided.after;
  });
  return whole.add("steps", steps.done())
      .add("decisions", decisions.done())
      .add("over", now.over())
      .add("result", result_tag(now))
      .done();
}

Json games_to_json(std::string_view rgn) {
  StringSource source(rgn);
  RgnReader reader(source);
  JsonArray games;
  auto record = reader.next();
  for (; record && *record; record = reader.next()) games.add(game_to_json(**std::move(record)));
  JsonObject file;
  file.add("games", games.done());
  if (!record) file.add("error", to_json(record.error().error));
  return file.done();
}

Json to_json(const Verdict& verdict) { return verdict_to_json(verdict).done(); }

Json to_json(const Report& report) {
  JsonArray players;
  for (const PlayerReport& player : report.players) players.add(to_json(player));
  JsonArray curve;
  for (const CurvePoint& point : report.curve) curve.add(to_json(point, report));
  JsonArray finds;
  for (const Find& find : report.finds) finds.add(to_json(find));
  JsonArray moments;
  for (const Moment& moment : report.moments) moments.add(to_json(moment, report));
  JsonArray verdicts;
  for (const auto& [decision, verdict] : report.verdicts) {
    verdicts.add(verdict_to_json(verdict).add("decision", decision).done());
  }
  return JsonObject()
      .add("players", players.done())
      .add("curve", curve.done())
      .add("finds", finds.done())
      .add("moments", moments.done())
      .add("verdicts", verdicts.done())
      .done();
}

}  // namespace rookie
