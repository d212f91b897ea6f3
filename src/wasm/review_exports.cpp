// The exports of build/wasm/review.wasm, the module for reviews, which is not loaded just to play. They review the
// record opened last; review/json.h describes the JSON. All but `review_games` may refuse.
#include <memory>
#include <optional>

#include "bots/search/search.h"
#include "notation/rgn.h"
#include "play/json.h"
#include "review/json.h"
#include "review/report.h"
#include "review/review.h"
#include "wasm/text.h"

namespace {

std::optional<rookie::Review> review;
std::unique_ptr<rookie::Search> search;  // created when first needed, since it is large

// Answers with what `ask` returns for the open review.
template <typename Ask>
bool answer_by_review(Ask ask) {
  if (!review) return rookie::wasm::refuse({.what = "no record is open"});
  return rookie::wasm::answer(ask(*review));
}

}  // namespace

// The input is RGN. The output is its games, for a device to keep. Opens no record.
ROOKIE_EXPORT(review_games) bool review_games() {
  return rookie::wasm::answer(rookie::games_to_json(rookie::wasm::input_text()));
}

// The input is one record, of a finished or unfinished game. The output is what the page needs to replay it. Needs no
// weights.
ROOKIE_EXPORT(review_open) bool review_open() {
  auto record = rookie::wasm::read_one();
  if (!record) return rookie::wasm::refuse(record.error());
  review.emplace(*std::move(record));
  return rookie::wasm::answer(replay_to_json(*review));
}

// The output is the choices of a decision: [{"move", "secures", "rookie"}] (play/json.h).
ROOKIE_EXPORT(review_choices) bool review_choices(std::int32_t decision) {
  return answer_by_review([&](const rookie::Review& its) {
    return its.choices(decision).transform([](const auto& choices) { return to_json(choices); });
  });
}

// Judges a decision with at most `positions` positions. The input is empty, or another move to judge instead of the one
// made; that verdict is not kept. The output is the verdict.
ROOKIE_EXPORT(review_judge) bool review_judge(std::int32_t decision, std::int32_t positions) {
  const std::string move = rookie::wasm::input_text();
  const auto instead = rookie::parse_move(move);
  if (!instead && !move.empty()) {
    return rookie::wasm::refuse({.rule = "N5", .what = "this is not a decision"});
  }
  return answer_by_review([&](rookie::Review& its) {
    return rookie::loaded(rookie::wasm::evaluation())
        .and_then([&](const rookie::Evaluation& evaluation) {
          if (!search) search = rookie::make_search(evaluation);
          return its.judge(*search, decision, positions, instead);
        })
        .transform([](const rookie::Verdict& verdict) { return to_json(verdict); });
  });
}

// The output is the report, with all verdicts so far.
ROOKIE_EXPORT(review_report) bool review_report() {
  return answer_by_review([](const rookie::Review& its) {
    return rookie::loaded(rookie::wasm::evaluation()).transform([&](const rookie::Evaluation& evaluation) {
      return to_json(report_of(its.record(), its.verdicts(), evaluation));
    });
  });
}
