// What every kind of store must do. A new one adds a line at the end.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>
#include <latch>
#include <mutex>
#include <thread>

#include "store/blocking.h"
#include "store/scratch_database.h"
#include "store/scratch_postgresql.h"

namespace rookie {
namespace {

using std::chrono::seconds;
using std::chrono::sys_seconds;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

constexpr sys_seconds now{seconds(1'800'000'000)};

NewTable table_named(const std::string& name) {
  return {.id = {"table-" + name},
          .code = {"CODE-" + name},
          .state = {.document = "document of " + name, .expires = now + seconds(60)}};
}

NewGame game_named(const std::string& name, const NewTable& table, std::int64_t number = 1) {
  return {.id = {"game-" + name}, .table = table.id, .number = number, .opening = "opening of " + name};
}

StoredGame as_stored(const NewGame& game) {
  return {.id = game.id, .table = game.table, .number = game.number, .opening = game.opening};
}

StoredTable as_stored(const NewTable& table) { return {.id = table.id, .code = table.code, .state = table.state}; }

template <typename T>
testing::AssertionResult succeeded(const Stored<T>& answer) {
  if (answer) return testing::AssertionSuccess();
  return testing::AssertionFailure() << answer.error().what;
}

template <typename T>
testing::AssertionResult failed_with(StoreError::Type type, const Stored<T>& answer) {
  if (answer) return testing::AssertionFailure() << "it succeeded";
  if (answer.error().what.empty()) return testing::AssertionFailure() << "it does not say why";
  if (answer.error().type != type) return testing::AssertionFailure() << "other error: " << answer.error().what;
  return testing::AssertionSuccess();
}

template <typename T>
testing::AssertionResult is_conflict(const Stored<T>& answer) {
  return failed_with(StoreError::Type::Conflict, answer);
}

struct StoreKind {
  std::string name;
  std::unique_ptr<ScratchDatabase> (*make)();
};

class StoreConformance : public testing::TestWithParam<StoreKind> {
 protected:
  [[nodiscard]] Blocking open(StoreSettings settings = {}) { return Blocking(database_->open(std::move(settings))); }

  // Opens a store that has a table and its first game with this many decisions: "0", "1", …
  [[nodiscard]] Blocking open_with_game(int decisions) {
    Blocking store = open();
    EXPECT_TRUE(succeeded(store.create_table(table)));
    EXPECT_TRUE(succeeded(store.begin_game(game)));
    for (int sequence = 0; sequence < decisions; ++sequence) {
      EXPECT_TRUE(succeeded(store.append(game.id, sequence, std::to_string(sequence))));
    }
    return store;
  }

  const NewTable table = table_named("a");
  const NewGame game = game_named("a1", table);

 private:
  std::unique_ptr<ScratchDatabase> database_ = GetParam().make();
};

// --- tables ---------------------------------------------------------------------------------------------------------

TEST_P(StoreConformance, BeginsEmpty) {
  Blocking store = open();
  EXPECT_THAT(store.load_tables(sys_seconds{}).value(), IsEmpty());
  EXPECT_EQ(store.find_table(table.id).value(), std::nullopt);
  EXPECT_EQ(store.find_table(table.code).value(), std::nullopt);
  EXPECT_EQ(store.find_game(game.id).value(), std::nullopt);
}

TEST_P(StoreConformance, FindsATableByIdAndByCode) {
  Blocking store = open();
  EXPECT_TRUE(succeeded(store.create_table(table)));
  EXPECT_TRUE(succeeded(store.create_table(table_named("b"))));
  EXPECT_EQ(store.find_table(table.id).value(), as_stored(table));
  EXPECT_EQ(store.find_table(table.code).value(), as_stored(table));
  EXPECT_EQ(store.find_table(TableId{table.code.text}).value(), std::nullopt);
}

TEST_P(StoreConformance, TakesAnIdAndACodeOnce) {
  Blocking store = open();
  EXPECT_TRUE(succeeded(store.create_table(table)));
  NewTable same_id = table_named("b");
  same_id.id = table.id;
  EXPECT_TRUE(is_conflict(store.create_table(same_id)));
  NewTable same_code = table_named("b");
  same_code.code = table.code;
  EXPECT_TRUE(is_conflict(store.create_table(same_code)));
  EXPECT_THAT(store.load_tables(now).value(), ElementsAre(as_stored(table)));
}

TEST_P(StoreConformance, GivesACodeAgainAfterItsTable) {
  Blocking store = open();
  EXPECT_TRUE(succeeded(store.create_table(table)));
  EXPECT_TRUE(succeeded(store.delete_table(table.id)));
  EXPECT_TRUE(succeeded(store.create_table(table)));
}

TEST_P(StoreConformance, TakesNoMoreTablesThanAllowed) {
  Blocking store = open();
  EXPECT_TRUE(succeeded(store.create_table(table, 2)));
  EXPECT_TRUE(succeeded(store.create_table(table_named("b"), 2)));
  EXPECT_TRUE(failed_with(StoreError::Type::Overloaded, store.create_table(table_named("c"), 2)));
  EXPECT_TRUE(succeeded(store.delete_table(table.id)));
  EXPECT_TRUE(succeeded(store.create_table(table_named("c"), 2)));
}

TEST_P(StoreConformance, GivesATableToWhoClaimsIt) {
  Blocking store = open_with_game(2);
  EXPECT_TRUE(succeeded(store.renew_lease()));
  const auto claimed = std::get<ClaimedTable>(store.claim_table(table.id).value());
  EXPECT_EQ(claimed.table, store.find_table(table.id).value());
  EXPECT_TRUE(succeeded(store.append(game.id, 2, "2", claimed.epoch)));
  const auto again = std::get<ClaimedTable>(store.claim_table(table.id).value());
  EXPECT_THAT(again.table.game->decisions, ElementsAre("0", "1", "2"));
  EXPECT_TRUE(succeeded(store.finish_game(game.id, 3, "over", again.epoch)));
  EXPECT_TRUE(succeeded(store.begin_game(game_named("a2", table, 2), again.epoch)));
  EXPECT_EQ(store.replace_table(table.id, 1, {.document = "new", .expires = now}, again.epoch).value(), 2);
  EXPECT_TRUE(std::holds_alternative<NoTable>(store.claim_table({"nowhere"}).value()));
  EXPECT_TRUE(succeeded(store.end_lease()));
}

TEST_P(StoreConformance, ReplacesOnlyTheRevisionThatIsStored) {
  Blocking store = open();
  EXPECT_TRUE(succeeded(store.create_table(table)));
  const TableState second{.document = "second", .expires = now + seconds(90)};
  EXPECT_EQ(store.replace_table(table.id, 1, second).value(), 2);
  EXPECT_TRUE(is_conflict(store.replace_table(table.id, 1, {.document = "late", .expires = now})));
  EXPECT_TRUE(is_conflict(store.replace_table(table.id, 3, {.document = "early", .expires = now})));
  EXPECT_TRUE(is_conflict(store.replace_table({"nowhere"}, 1, second)));
  StoredTable expected = as_stored(table);
  expected.state = second;
  expected.revision = 2;
  EXPECT_EQ(store.find_table(table.id).value(), expected);
}

TEST_P(StoreConformance, LeavesExpiredTablesOut) {
  Blocking store = open();
  NewTable longer = table_named("b");
  longer.state.expires = table.state.expires + seconds(1);
  EXPECT_TRUE(succeeded(store.create_table(table)));
  EXPECT_TRUE(succeeded(store.create_table(longer)));
  const sys_seconds then = table.state.expires;
  EXPECT_THAT(store.load_tables(then - seconds(1)).value(), SizeIs(2));
  EXPECT_THAT(store.load_tables(then).value(), ElementsAre(as_stored(longer)));
  EXPECT_EQ(store.delete_expired_tables(then - seconds(1)).value(), 0);
  EXPECT_EQ(store.delete_expired_tables(then).value(), 1);
  EXPECT_THAT(store.load_tables(sys_seconds{}).value(), ElementsAre(as_stored(longer)));
}

TEST_P(StoreConformance, DeletesATableWithItsGames) {
  Blocking store = open_with_game(3);
  EXPECT_TRUE(succeeded(store.delete_table(table.id)));
  EXPECT_EQ(store.find_table(table.id).value(), std::nullopt);
  EXPECT_EQ(store.find_game(game.id).value(), std::nullopt);
  EXPECT_TRUE(is_conflict(store.append(game.id, 3, "3")));
  EXPECT_TRUE(succeeded(store.delete_table(table.id)));
  EXPECT_TRUE(succeeded(store.create_table(table)));
  EXPECT_TRUE(succeeded(store.begin_game(game)));
  EXPECT_EQ(store.find_game(game.id).value(), as_stored(game));
}

TEST_P(StoreConformance, CountsTablesNotTheirGames) {
  Blocking store = open_with_game(3);
  EXPECT_EQ(store.delete_expired_tables(table.state.expires).value(), 1);
  EXPECT_EQ(store.find_game(game.id).value(), std::nullopt);
  EXPECT_TRUE(is_conflict(store.append(game.id, 3, "3")));
}

// --- games ----------------------------------------------------------------------------------------------------------

TEST_P(StoreConformance, AppendsOnlyTheNextDecision) {
  Blocking store = open_with_game(2);
  EXPECT_TRUE(is_conflict(store.append(game.id, 3, "early")));
  EXPECT_TRUE(is_conflict(store.append(game.id, 1, "late")));
  EXPECT_TRUE(is_conflict(store.append(game.id, 1, "1")));
  EXPECT_TRUE(is_conflict(store.append(game.id, -1, "never")));
  EXPECT_TRUE(is_conflict(store.append({"nowhere"}, 0, "0")));
  EXPECT_TRUE(succeeded(store.append(game.id, 2, "2")));
  EXPECT_THAT(store.find_game(game.id).value()->decisions, ElementsAre("0", "1", "2"));
}

TEST_P(StoreConformance, KeepsTheDecisionsOfGamesApart) {
  Blocking store = open_with_game(2);
  const NewTable other = table_named("b");
  const NewGame its_game = game_named("b1", other);
  EXPECT_TRUE(succeeded(store.create_table(other)));
  EXPECT_TRUE(succeeded(store.begin_game(its_game)));
  EXPECT_TRUE(is_conflict(store.append(its_game.id, 2, "2")));
  EXPECT_TRUE(succeeded(store.append(its_game.id, 0, "first")));
  EXPECT_THAT(store.find_game(game.id).value()->decisions, ElementsAre("0", "1"));
  EXPECT_THAT(store.find_game(its_game.id).value()->decisions, ElementsAre("first"));
}

TEST_P(StoreConformance, FinishesAGameOnceAndAtItsEnd) {
  Blocking store = open_with_game(2);
  EXPECT_TRUE(is_conflict(store.finish_game(game.id, 1, "too early")));
  EXPECT_TRUE(is_conflict(store.finish_game(game.id, 3, "too late")));
  EXPECT_EQ(store.find_game(game.id).value()->result, std::nullopt);
  EXPECT_TRUE(succeeded(store.finish_game(game.id, 2, "52 34")));
  EXPECT_TRUE(is_conflict(store.finish_game(game.id, 2, "34 52")));
  EXPECT_TRUE(is_conflict(store.append(game.id, 2, "2")));
  StoredGame expected = as_stored(game);
  expected.decisions = {"0", "1"};
  expected.result = "52 34";
  EXPECT_EQ(store.find_game(game.id).value(), expected);
}

TEST_P(StoreConformance, FinishesAGameWithoutDecisionsAndWithoutAResult) {
  Blocking store = open_with_game(0);
  EXPECT_TRUE(succeeded(store.finish_game(game.id, 0, "")));
  EXPECT_EQ(store.find_game(game.id).value()->result, "");
}

TEST_P(StoreConformance, BeginsGamesInOrderOneAfterTheOther) {
  Blocking store = open_with_game(1);
  const NewGame second = game_named("a2", table, 2);
  EXPECT_TRUE(is_conflict(store.begin_game(second))) << "the first is running";
  EXPECT_TRUE(succeeded(store.finish_game(game.id, 1, "1 0")));
  EXPECT_TRUE(is_conflict(store.begin_game(game_named("again", table, 1))));
  EXPECT_TRUE(is_conflict(store.begin_game(game_named("a3", table, 3))));
  EXPECT_TRUE(is_conflict(store.begin_game(game_named("nowhere", table_named("nowhere"), 1))));
  EXPECT_TRUE(is_conflict(store.begin_game(game_named("a1", table, 2)))) << "the id is taken";
  EXPECT_TRUE(succeeded(store.begin_game(second)));
  EXPECT_EQ(store.find_table(table.id).value()->game, as_stored(second));
  EXPECT_EQ(store.find_game(game.id).value()->result, "1 0");
}

TEST_P(StoreConformance, LoadsTheLatestGameOfEachTableRunningOrNot) {
  Blocking store = open_with_game(2);
  StoredTable expected = as_stored(table);
  expected.game = as_stored(game);
  expected.game->decisions = {"0", "1"};
  EXPECT_THAT(store.load_tables(now).value(), ElementsAre(expected));
  EXPECT_TRUE(succeeded(store.finish_game(game.id, 2, "1 0")));
  expected.game->result = "1 0";
  EXPECT_THAT(store.load_tables(now).value(), ElementsAre(expected));
  const NewTable other = table_named("0, which sorts first");
  EXPECT_TRUE(succeeded(store.create_table(other)));
  EXPECT_THAT(store.load_tables(now).value(), testing::UnorderedElementsAre(expected, as_stored(other)));
}

TEST_P(StoreConformance, KeepsTextsAsTheyAre) {
  Blocking store = open();
  const std::string odd = "\"'; DROP TABLE tables; --\n\t\\ %s ?1 $1 Zoë 🂡 \x7f";
  const NewTable odd_table{.id = {odd}, .code = {"?" + odd}, .state = {.document = odd, .expires = now + seconds(1)}};
  const NewGame odd_game{.id = {odd}, .table = {odd}, .number = 1, .opening = std::string(1'000'000, 'x')};
  EXPECT_TRUE(succeeded(store.create_table(odd_table)));
  EXPECT_TRUE(succeeded(store.begin_game(odd_game)));
  EXPECT_TRUE(succeeded(store.append(odd_game.id, 0, "")));
  EXPECT_TRUE(succeeded(store.append(odd_game.id, 1, odd)));
  StoredTable expected = as_stored(odd_table);
  expected.game = as_stored(odd_game);
  expected.game->decisions = {"", odd};
  EXPECT_EQ(store.find_table(odd_table.code).value(), expected);
}

TEST_P(StoreConformance, KeepsEverythingWhenOpenedAgain) {
  std::vector<StoredTable> before;
  {
    Blocking store = open_with_game(3);
    EXPECT_TRUE(succeeded(store.replace_table(table.id, 1, {.document = "new", .expires = now + seconds(5)})));
    before = store.load_tables(now).value();
    ASSERT_THAT(before, SizeIs(1));
  }
  Blocking store = open();
  EXPECT_EQ(store.load_tables(now).value(), before);
  EXPECT_TRUE(is_conflict(store.append(game.id, 2, "2")));
  EXPECT_TRUE(succeeded(store.append(game.id, 3, "3")));
}

// --- requests, batches, servers -------------------------------------------------------------------------------------

// Holds up the store's thread in its first answer, so that further requests have to wait.
class HeldUp {
 public:
  [[nodiscard]] StoreSettings settings(std::size_t most_waiting = 1000) {
    StoreSettings settings{.most_waiting = most_waiting};
    settings.post = [this](auto answers) {
      answers();
      if (std::exchange(first_, false)) {
        held_.set_value();
        released_.get_future().wait();
      }
    };
    settings.watch = [this](const StoreBatch& batch) { batches.push_back(batch); };
    return settings;
  }

  void hold(Store& store) {
    store.find_game({"any"}, [](const auto&) {});
    held_.get_future().wait();
  }
  void release() { released_.set_value(); }

  std::vector<StoreBatch> batches;  // read only after the store is gone

 private:
  bool first_ = true;
  std::promise<void> held_;
  std::promise<void> released_;
};

TEST_P(StoreConformance, CommitsWhatWaitsAsOneBatchInOrder) {
  constexpr int decisions = 50;
  (void)open_with_game(0);
  HeldUp held_up;
  std::vector<int> answered;
  {
    Blocking store = open(held_up.settings());
    held_up.hold(store.store());
    for (int sequence = 0; sequence < decisions; ++sequence) {
      store.store().append(game.id, Epoch(), sequence, std::to_string(sequence),
                           [&answered, sequence](const auto& answer) {
                             if (succeeded(answer)) answered.push_back(sequence);
                           });
    }
    EXPECT_EQ(store.store().waiting(), decisions);
    EXPECT_THAT(answered, IsEmpty());
    held_up.release();
  }
  ASSERT_THAT(answered, SizeIs(decisions)) << "what waits is done before a store is gone";
  EXPECT_TRUE(std::ranges::is_sorted(answered));
  ASSERT_THAT(held_up.batches, SizeIs(2));
  EXPECT_EQ(held_up.batches[1].requests, decisions);
  EXPECT_EQ(held_up.batches[1].waiting, 0);
  EXPECT_TRUE(held_up.batches[1].committed);
  EXPECT_GT(held_up.batches[1].duration.count(), 0);
  EXPECT_THAT(open().find_game(game.id).value()->decisions, SizeIs(decisions));
}

TEST_P(StoreConformance, AConflictLeavesTheRestOfItsBatchAlone) {
  (void)open_with_game(0);
  HeldUp held_up;
  std::vector<bool> answered;
  const auto note = [&](const auto& answer) { answered.push_back(answer.has_value()); };
  {
    Blocking store = open(held_up.settings());
    held_up.hold(store.store());
    store.store().append(game.id, Epoch(), 0, "0", note);
    store.store().append(game.id, Epoch(), 0, "another", note);
    store.store().create_table(table, 1000, note);
    store.store().begin_game(game, Epoch(), note);
    store.store().append(game.id, Epoch(), 1, "1", note);
    held_up.release();
  }
  EXPECT_THAT(answered, ElementsAre(true, false, false, false, true));
  EXPECT_THAT(open().find_game(game.id).value()->decisions, ElementsAre("0", "1"));
}

TEST_P(StoreConformance, RefusesMoreThanMayWait) {
  (void)open_with_game(0);
  HeldUp held_up;
  std::vector<Stored<void>> answers;
  {
    Blocking store = open(held_up.settings(2));
    held_up.hold(store.store());
    for (int sequence = 0; sequence < 3; ++sequence) {
      store.store().append(game.id, Epoch(), sequence, "", [&](const auto& answer) { answers.push_back(answer); });
    }
    EXPECT_THAT(answers, SizeIs(1)) << "at once";
    held_up.release();
  }
  ASSERT_THAT(answers, SizeIs(3));
  EXPECT_TRUE(failed_with(StoreError::Type::Overloaded, answers[0]));
  EXPECT_TRUE(succeeded(answers[1]));
  EXPECT_TRUE(succeeded(answers[2]));
  EXPECT_TRUE(succeeded(open().append(game.id, 2, "another attempt")));
}

TEST_P(StoreConformance, AnswersThroughPostOnly) {
  std::vector<std::move_only_function<void()>> posted;
  bool answered = false;
  {
    StoreSettings settings;
    settings.post = [&](auto answers) { posted.push_back(std::move(answers)); };
    Blocking store = open(std::move(settings));
    store.store().create_table(table, 1000, [&](const auto& answer) { answered = answer.has_value(); });
  }
  EXPECT_FALSE(answered);
  ASSERT_THAT(posted, SizeIs(1));
  posted.front()();
  EXPECT_TRUE(answered);
}

TEST_P(StoreConformance, ManyThreadsMayAsk) {
  constexpr int threads = 8;
  constexpr int decisions = 50;
  Blocking store = open();
  {
    std::vector<std::jthread> players;
    for (int number = 0; number < threads; ++number) {
      players.emplace_back([&store, number] {
        const NewTable own = table_named(std::to_string(number));
        const NewGame its_game = game_named(std::to_string(number), own);
        EXPECT_TRUE(succeeded(store.create_table(own)));
        EXPECT_TRUE(succeeded(store.begin_game(its_game)));
        for (int sequence = 0; sequence < decisions; ++sequence) {
          EXPECT_TRUE(succeeded(store.append(its_game.id, sequence, std::to_string(sequence))));
        }
      });
    }
  }
  const auto tables = store.load_tables(now).value();
  ASSERT_THAT(tables, SizeIs(threads));
  for (const StoredTable& one : tables) EXPECT_THAT(one.game->decisions, SizeIs(decisions));
}

TEST_P(StoreConformance, WhatAnotherServerHasStoredCounts) {
  Blocking one = open_with_game(1);
  Blocking other = open();
  EXPECT_TRUE(succeeded(other.append(game.id, 1, "1")));
  EXPECT_TRUE(is_conflict(one.append(game.id, 1, "also")));
  EXPECT_TRUE(succeeded(one.append(game.id, 2, "2")));
  EXPECT_TRUE(succeeded(other.append(game.id, 3, "3")));
  EXPECT_TRUE(succeeded(other.finish_game(game.id, 4, "over")));
  EXPECT_TRUE(is_conflict(one.append(game.id, 4, "4")));
  EXPECT_THAT(one.find_game(game.id).value()->decisions, ElementsAre("0", "1", "2", "3"));
}

// Two servers both believe that they own the table. For every decision, one server's is stored, and each server knows
// whose.
TEST_P(StoreConformance, OfTwoServersOneIsFirst) {
  constexpr int decisions = 100;
  (void)open_with_game(0);
  Blocking one = open();
  Blocking other = open();
  const auto play = [this](Blocking& store, const std::string& name, std::vector<std::string>& won, std::latch& start) {
    start.arrive_and_wait();
    for (std::int64_t sequence = 0; sequence < decisions;) {
      const std::string decision = name + std::to_string(sequence);
      const auto answer = store.append(game.id, sequence, decision);
      if (answer) {
        won.push_back(decision);
      } else {
        EXPECT_TRUE(is_conflict(answer));
      }
      sequence = std::ssize(store.find_game(game.id).value()->decisions);  // the loser loads again
    }
  };
  std::vector<std::string> won_by_one;
  std::vector<std::string> won_by_other;
  {
    std::latch start(2);
    const std::jthread first([&] { play(one, "one", won_by_one, start); });
    const std::jthread second([&] { play(other, "other", won_by_other, start); });
  }
  const auto stored = one.find_game(game.id).value()->decisions;
  EXPECT_THAT(stored, SizeIs(decisions));
  won_by_one.insert(won_by_one.end(), won_by_other.begin(), won_by_other.end());
  EXPECT_THAT(won_by_one, testing::UnorderedElementsAreArray(stored));
}

template <typename Scratch>
std::unique_ptr<ScratchDatabase> make_scratch() {
  return std::make_unique<Scratch>();
}

INSTANTIATE_TEST_SUITE_P(, StoreConformance,
                         testing::Values(StoreKind{.name = "Sqlite", .make = make_scratch<ScratchSqlite>},
                                         StoreKind{.name = "Postgresql", .make = make_scratch<ScratchPostgresql>}),
                         [](const auto& tested) { return tested.param.name; });

}  // namespace
}  // namespace rookie
