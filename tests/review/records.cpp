#include "review/records.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "arena/simulate.h"
#include "bots/evaluation/trained.h"
#include "notation/rgn.h"

namespace rookie {

Record read_record(const std::string& rgn) {
  const auto records = parse_rgn(rgn);
  if (!records) ADD_FAILURE() << to_string(records.error(), "record");
  return records.value().at(0);
}

Record forgetful_children() {
  return read_record(R"([Rookie "1"]
[Edition "4x2"]
[Variant "kids"]
[Seats "Ada" "Ben"]
[Deck "GYRBGYRB"]
[Result "8 0"]

1. 1G 2Y
2. 5G 3R
3. 4B 6Y
4. 1G 8B
5. 1G 5G 4B 8B 2Y 6Y 3R 7R
)");
}

Record robbed() {
  return read_record(R"([Rookie "1"]
[Edition "2x4"]
[Variant "standard"]
[Seats "Ada" "Ben"]
[Deck "YXXGYXXYYGGG"]
[Result "0 12"]

1. 1G 2G GG- 3G 4G G-- 5Y 6X
2. 7X XX- GGG 8Y 9Y YY- 1Y 5Y --Y 2X 3X
)");
}

Search& trained_search() {
  static const auto search = make_search(trained_evaluation());
  return *search;
}

namespace {

template <typename Observer>
auto all_seen(const Record& record, Observer observer) {
  walk(record, observer);
  return observer.all;
}

}  // namespace

std::vector<MemoryTest> tests_in(const Record& record) { return all_seen(record, MemoryTests(trained_evaluation())); }

std::vector<Attempt> attempts_in(const Record& record) {
  MemoryTests tests(trained_evaluation());
  Attempts attempts(tests);
  walk(record, tests, attempts);
  return attempts.all;
}

std::vector<Securing> securings_in(const Record& record) { return all_seen(record, Securings()); }

std::vector<Steal> steals_in(const Record& record) {
  MemoryTests tests(trained_evaluation());
  Attempts attempts(tests);
  Securings securings;
  Steals steals(attempts, securings);
  walk(record, tests, attempts, securings, steals);
  return steals.all;
}

std::vector<Seek> seeks_in(const Record& record) { return all_seen(record, Seeks()); }

std::vector<LuckyCard> lucky_cards_in(const Record& record) {
  return all_seen(record, LuckyCards{.evaluation = trained_evaluation()});
}

Record playthrough(const std::string& name) {
  std::ifstream file(ROOKIE_SOURCE_DIR "/tests/playthroughs/" + name + ".rgn");
  std::stringstream text;
  text << file.rdbuf();
  return read_record(text.str());
}

std::vector<Record> simulated(const Options& options, const std::vector<std::string>& bots, int games,
                              std::uint64_t seed) {
  std::vector<Record> records;
  const auto played = simulate({.options = options,
                                .bots = bots,
                                .games = static_cast<std::uint64_t>(games),
                                .seed = seed,
                                .budget = {.positions = 20},
                                .evaluation = &trained_evaluation()},
                               {.record = [&](const Record& record) { records.push_back(record); }});
  if (!played) ADD_FAILURE() << to_string(played.error());
  return records;
}

}  // namespace rookie
