#include "review/json.h"

#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <string>

#include "core/values.h"
#include "notation/json.h"
#include "notation/rgn.h"
#include "play/course.h"
#include "play/json.h"
#include "review/walk.h"

namespace rookie {
namespace {

int thousandths(double value) { return static_cast<int>(std::lround(1000 * value)); }

constexpr Words<Seek::How> how_words("memory", "deduction", "luck");
constexpr Words<Moment::Type> moment_words("lucky_find", "steal", "secured", "rookie", "missed_pair", "missed_secure",
                                           "blunder", "lead", "end");

// The cards on the nine spots as letters, lowest card first; `?` for an unknown card.
using Piles = std::array<std::string, Spot::count>;

void move_top(Piles& piles, Spot from, Spot to) {
  const char card = at(piles, from).back();
  at(piles, from).pop_back();
  at(piles, to).push_back(card);
}

// Returns the piles as dealt (R2.1).
Piles piles_of(const Deck& deck) {
  Piles piles;
  const std::string letters = to_string(deck);
  for (std::size_t card = 0; card < letters.size(); ++card) piles[card % piles.size()].push_back(letters[card]);
  return piles;
}

void advance(Piles& piles, const Event& event) {
  switch (event.type) {
    case Event::Type::Turned:
    case Event::Type::Shifted: move_top(piles, event.from, event.to); break;
    case Event::Type::Paired:
      at(piles, event.from).pop_back();
      at(piles, event.to).pop_back();
      break;
    default: break;
  }
}

void add_decision(JsonObject& object, const Decided& decided, int first_step) {
  object.add("seat", decided.seat())
      .add("turn", decided.turn())
      .add("phase", decided.before.phase())
      .add("move", decided.move)
      .add("step", first_step)
      .add("seen", seen_tops(decided.recall));
}

void add_step(JsonObject& object, const Table& before, const Step& step, int decision, Piles& piles) {
  add_step(object, before, step);
  object.add("decision", decision);
  const Piles piles_before = piles;
  advance(piles, step.event);
  if (piles != piles_before) object.add("piles", piles);
}

bool is_of_device(const Record::Tag& tag) { return tag.name == "Ended" || tag.name == "Mine"; }

void add_game(JsonObject& object, Record record) {
  const Game end = *replay(record);
  std::vector<int> points;
  std::vector<Seat> winners;
  for (const Seat seat : seats_of(record.options)) {
    points.push_back(end.points(seat));
    if (end.over() && end.won(seat)) winners.push_back(seat);
  }
  object.add("record", record).add("points", points).add("winners", winners);
  std::erase_if(record.other_tags, is_of_device);
  object.add("rgn", write_rgn(record));
}

void add_memory(JsonObject& object, const MemoryScore& score, const ScoresByAge& by_age) {
  object.add("score", points_of(score)).add("tests", score.tests).add("passed", score.passed);
  std::size_t group = 0;
  object.add("by_age", objects_of(by_age, [&](JsonObject& ages, const MemoryScore& its) {
               ages.add("from", age_groups[group++]);
               if (group < by_age.size()) ages.add("to", age_groups[group] - 1);
               ages.add("tests", its.tests).add("passed", its.passed);
               if (const auto recall = its.recall()) ages.add("recall", std::max(0, thousandths(*recall)));
             }));
}

void add_player(JsonObject& object, const PlayerReport& player) {
  const auto& [made, cards_made, suffered, cards_suffered, preventable, rookies] = player.steals;
  const auto& certain = player.certain;
  const auto& finds = player.finds;
  const auto& securing = player.securing;
  const auto& decisions = player.decisions;
  const auto luck = thousandths(player.luck);
  const auto start = thousandths(player.result.start);
  const auto own = thousandths(player.result.own);
  const auto end = thousandths(player.result.end);
  object.add("seat", player.seat)
      .add("memory", [&](JsonObject& memory) { add_memory(memory, player.memory, player.memory_by_age); })
      .add("certain",
           [&](JsonObject& its) {
             its.add("taken", certain.taken).add("missed", certain.missed).add("left", certain.left);
           })
      .add("again_in_vain", player.again_in_vain)
      .add("finds",
           [&](JsonObject& its) {
             its.add("memory", finds.memory)
                 .add("deduction", finds.deduction)
                 .add("luck", finds.luck)
                 .add("expected_by_luck", thousandths(finds.expected_by_luck));
           })
      .add("steals",
           [&](JsonObject& its) {
             its.add("made", made)
                 .add("cards_made", cards_made)
                 .add("suffered", suffered)
                 .add("cards_suffered", cards_suffered)
                 .add("preventable", preventable)
                 .add("rookies", rookies);
           })
      .add("securing",
           [&](JsonObject& its) {
             its.add("done", securing.done)
                 .add("missed_placing", securing.missed_placing)
                 .add("missed_pair", securing.missed_pair);
           })
      .add("luck", luck)
      .add("result",
           [&](JsonObject& its) {
             its.add("start", start).add("own", own).add("others", end - start - luck - own).add("end", end);
           })
      .add("decisions", [&](JsonObject& its) {
        its.add("all", decisions.all)
            .add("judged", decisions.judged)
            .add("loss", thousandths(decisions.loss))
            .add("error", thousandths(decisions.error))
            .add("best", decisions.best);
      });
}

int last_step(const Report& report, int decision) {
  return report.decisions[static_cast<std::size_t>(decision)].last_step;
}

void add_point(JsonObject& object, const CurvePoint& point, const Report& report) {
  object.add("turn", point.turn);
  if (point.decision) object.add("step", last_step(report, *point.decision));
  object.add("chances", [&](JsonArray& chances) {
    for (const PlayerReport& player : report.players) chances.add(thousandths(at(point.chances, player.seat)));
  });
}

void add_find(JsonObject& object, const Seek& find) {
  object.add("decision", find.decision)
      .add("seat", find.seat)
      .add("kind", find.kind)
      .add("how", how_words[find.how])
      .add("chance", thousandths(find.chance));
}

void add_moment(JsonObject& object, const Moment& moment, const Report& report) {
  object.add("type", moment_words[moment.type])
      .add("decision", moment.decision)
      .add("step", last_step(report, moment.decision))
      .add("turn", moment.turn)
      .add("weight", thousandths(moment.weight));
  if (moment.type != Moment::Type::End) object.add("seat", moment.seat);
  switch (moment.type) {
    case Moment::Type::Rookie:
    case Moment::Type::Secured: object.add("cards", moment.cards); break;
    case Moment::Type::Steal:
      object.add("other", moment.other).add("cards", moment.cards).add("preventable", moment.preventable);
      break;
    case Moment::Type::LuckyFind: object.add("kind", moment.kind).add("chance", thousandths(moment.chance)); break;
    case Moment::Type::MissedPair: object.add("kind", moment.kind); break;
    case Moment::Type::Blunder: object.add("loss", thousandths(moment.loss)); break;
    case Moment::Type::End: object.add("winners", report.winners); break;
    case Moment::Type::MissedSecure:
    case Moment::Type::Lead: break;
  }
}

void add_verdict(JsonObject& object, const Verdict& verdict) {
  object.add("move", verdict.move)
      .add("best", verdict.best)
      .add("chance", thousandths(verdict.chance))
      .add("loss", thousandths(verdict.loss))
      .add("error", thousandths(verdict.error));
}

}  // namespace

Json replay_to_json(const Review& review) {
  const Record& record = review.record();
  Piles piles = piles_of(record.deck);
  const Table dealt = Game::deal(record.options, record.deck)->table();
  return to_json([&](JsonObject& whole) {
    whole.add("record", record).add("piles", piles).add("table", dealt);
    Json decisions;
    std::optional<Game> end;
    int number = 0;
    whole.add("steps", [&](JsonArray& steps) {
      JsonArray array(decisions);
      const auto add = [&](const Decided& decided) {
        array.add([&](JsonObject& object) { add_decision(object, decided, number); });
        Table before = decided.before.table();
        for (const Step& step : steps_of(before, decided.events, decided.after.table())) {
          steps.add([&](JsonObject& object) { add_step(object, before, step, decided.index, piles); });
          before = step.table;
          ++number;
        }
      };
      end = walk(record, add);
    });
    whole.add("decisions", decisions);
    whole.add("over", end->over()).add("result", result_tag(*end));
  });
}

Json games_to_json(std::string_view rgn) {
  StringSource source(rgn);
  RgnReader reader(source);
  return to_json([&](JsonObject& file) {
    auto record = reader.next();
    file.add("games", [&](JsonArray& games) {
      for (; record && *record; record = reader.next()) {
        games.add([&](JsonObject& game) { add_game(game, **std::move(record)); });
      }
    });
    if (!record) file.add("error", record.error().error);
  });
}

void write_json(Json& json, const Verdict& verdict) {
  JsonObject object(json);
  add_verdict(object, verdict);
}

void write_json(Json& json, const Report& report) {
  const auto add_its_point = [&](JsonObject& object, const CurvePoint& point) { add_point(object, point, report); };
  const auto add_its_moment = [&](JsonObject& object, const Moment& moment) { add_moment(object, moment, report); };
  const auto add_its_verdict = [](JsonObject& object, const auto& judged) {
    const auto& [decision, verdict] = judged;
    add_verdict(object, verdict);
    object.add("decision", decision);
  };
  JsonObject(json)
      .add("players", objects_of(report.players, add_player))
      .add("curve", objects_of(report.curve, add_its_point))
      .add("finds", objects_of(report.finds, add_find))
      .add("moments", objects_of(report.moments, add_its_moment))
      .add("verdicts", objects_of(report.verdicts, add_its_verdict));
}

}  // namespace rookie
