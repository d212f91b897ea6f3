// What only PostgreSQL does: owners, leases, lost connections, versions.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <future>
#include <thread>

#include "store/blocking.h"
#include "store/scratch_postgresql.h"

namespace rookie {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;

const NewTable table{.id = {"table"}, .code = {"CODE"}, .state = {.document = "document", .expires = {}}};
const NewGame game{.id = {"game"}, .table = table.id, .number = 1, .opening = "opening"};

bool is_conflict(const auto& answer) { return !answer && answer.error().type == StoreError::Type::Conflict; }

class Postgresql : public testing::Test {
 protected:
  [[nodiscard]] Blocking open(const std::string& node, std::chrono::milliseconds lease = 60s) {
    return Blocking(database.open({.node = node, .lease = lease}));
  }
  // Opens a store whose server has a lease.
  [[nodiscard]] Blocking open_with_lease(const std::string& node, std::chrono::milliseconds lease = 60s) {
    Blocking store = open(node, lease);
    EXPECT_TRUE(store.renew_lease().has_value());
    return store;
  }
  static Epoch claim(Blocking& store) { return std::get<ClaimedTable>(store.claim_table(table.id).value()).epoch; }
  static std::string owner(Blocking& store) { return std::get<OwnedTable>(store.claim_table(table.id).value()).node; }

  ScratchPostgresql database;
};

TEST_F(Postgresql, GivesATableToOneServerWhileItsLeaseIsValid) {
  Blocking one = open_with_lease("one");
  Blocking other = open_with_lease("other");
  EXPECT_TRUE(one.create_table(table));
  claim(one);
  EXPECT_EQ(owner(other), "one");
  EXPECT_TRUE(one.end_lease());
  claim(other);
  EXPECT_TRUE(one.renew_lease());
  EXPECT_EQ(owner(one), "other");
}

TEST_F(Postgresql, GivesATableToAnotherServerOnceALeaseHasRunOut) {
  Blocking one = open_with_lease("one", 1ms);
  Blocking other = open_with_lease("other");
  EXPECT_TRUE(one.create_table(table));
  std::optional<Epoch> first;
  while (!first) {  // the lease may have run out before the claim
    EXPECT_TRUE(one.renew_lease());
    const auto claimed = one.claim_table(table.id);
    if (claimed) first = std::get<ClaimedTable>(*claimed).epoch;
  }
  database.run("SELECT pg_sleep(0.002)");
  EXPECT_GT(claim(other), *first);
}

TEST_F(Postgresql, GivesNothingToAServerWithoutALease) {
  Blocking one = open("one");
  EXPECT_TRUE(one.create_table(table));
  const auto answer = one.claim_table(table.id);
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().type, StoreError::Type::Failed);
  EXPECT_THAT(answer.error().what, HasSubstr("lease"));
}

TEST_F(Postgresql, LetsOneProcessHaveAName) {
  Blocking one = open_with_lease("one");
  Blocking same = open("one");
  EXPECT_TRUE(is_conflict(same.renew_lease()));
  EXPECT_TRUE(one.renew_lease());
  EXPECT_TRUE(same.end_lease()) << "it has none";
  EXPECT_TRUE(is_conflict(same.renew_lease()));
  EXPECT_TRUE(one.end_lease());
  EXPECT_TRUE(same.renew_lease());
}

TEST_F(Postgresql, RefusesEveryWriteOfAnEarlierEpoch) {
  Blocking one = open_with_lease("one");
  EXPECT_TRUE(one.create_table(table));
  const Epoch before = claim(one);
  EXPECT_TRUE(one.begin_game(game, before));
  EXPECT_TRUE(one.append(game.id, 0, "0", before));
  const Epoch after = claim(one);
  EXPECT_TRUE(is_conflict(one.replace_table(table.id, 1, table.state, before)));
  EXPECT_TRUE(is_conflict(one.append(game.id, 1, "1", before)));
  EXPECT_TRUE(is_conflict(one.finish_game(game.id, 1, "over", before)));
  EXPECT_TRUE(one.append(game.id, 1, "1", after));
  EXPECT_TRUE(one.finish_game(game.id, 2, "over", after));
  NewGame second = game;
  second.id = {"second"};
  second.number = 2;
  EXPECT_TRUE(is_conflict(one.begin_game(second, before)));
  EXPECT_TRUE(one.begin_game(second, after));
  EXPECT_EQ(one.replace_table(table.id, 1, table.state, after).value(), 2);
}

// The old owner is in the middle of a transaction when another server claims the table. The claim waits, and finds what
// that transaction has begun.
TEST_F(Postgresql, FencesAGameThatIsBegunWhileItsTableIsClaimed) {
  Blocking one = open_with_lease("one");
  Blocking other = open_with_lease("other");
  EXPECT_TRUE(one.create_table(table));
  const Epoch before = claim(one);
  EXPECT_TRUE(one.end_lease());
  const std::unique_ptr<PGconn, void (*)(PGconn*)> slow(PQconnectdb(database.address().c_str()), PQfinish);
  const auto run = [&](const std::string& sql) { PQclear(PQexec(slow.get(), sql.c_str())); };
  run("SET search_path TO rookie");
  run("BEGIN");
  run("SELECT 1 FROM tables WHERE id = 'table' FOR UPDATE");
  run("WITH begun AS (INSERT INTO games (id, of_table, number, opening) SELECT 'game', entry, 1, '' FROM tables "
      "RETURNING entry) INSERT INTO progress SELECT entry, " +
      std::to_string(std::to_underlying(before)) + ", 0 FROM begun");
  std::promise<Stored<Claim>> claimed;
  other.store().claim_table(table.id, [&](Stored<Claim> answer) { claimed.set_value(std::move(answer)); });
  while (database.run("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'") == "0") {
    std::this_thread::yield();
  }
  run("COMMIT");
  const auto answer = std::get<ClaimedTable>(claimed.get_future().get().value());
  EXPECT_EQ(answer.table.game->id, game.id);
  EXPECT_TRUE(is_conflict(one.append(game.id, 0, "0", before)));
  EXPECT_TRUE(other.append(game.id, 0, "0", answer.epoch));
}

TEST_F(Postgresql, ConnectsAgain) {
  Blocking one = open("one");
  EXPECT_TRUE(one.create_table(table));
  database.cut();
  while (!one.find_table(table.id)) continue;
  EXPECT_TRUE(one.begin_game(game));
}

// The connection is lost without a word while the transaction waits for a lock.
TEST_F(Postgresql, DoesNotKnowWhetherALostTransactionWasCommitted) {
  Blocking one = open("one");
  EXPECT_TRUE(one.create_table(table));
  EXPECT_TRUE(one.begin_game(game));
  const std::unique_ptr<PGconn, void (*)(PGconn*)> slow(PQconnectdb(database.address().c_str()), PQfinish);
  const auto run = [&](const char* sql) { PQclear(PQexec(slow.get(), sql)); };
  run("BEGIN");
  run("SELECT 1 FROM rookie.progress FOR UPDATE");
  std::promise<Stored<void>> appended;
  one.store().append(game.id, Epoch(), 0, "0", [&](const Stored<void>& answer) { appended.set_value(answer); });
  while (database.run("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'") == "0") {
    std::this_thread::yield();
  }
  kill(std::stoi(database.run("SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'")), SIGKILL);
  const auto answer = appended.get_future().get();
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().type, StoreError::Type::Unknown);
  while (!one.find_game(game.id)) std::this_thread::yield();  // PostgreSQL restarts
  EXPECT_THAT(one.find_game(game.id).value()->decisions, ElementsAre());
}

TEST_F(Postgresql, SaysWhyItCannotBeUsed) {
  const auto missing = open_store(ScratchServer::get().address("nowhere"), {});
  ASSERT_FALSE(missing);
  EXPECT_THAT(to_string(missing.error()), HasSubstr("nowhere"));
  (void)open("one");
  database.run("UPDATE rookie.version SET number = 99, least = 99");
  const auto newer = open_store(database.address(), {});
  ASSERT_FALSE(newer);
  EXPECT_THAT(to_string(newer.error()), HasSubstr("a newer one has made it"));
}

TEST_F(Postgresql, IsUsedByServersOfTheVersionBeforeDuringAnUpgrade) {
  (void)open("one");
  database.run("UPDATE rookie.version SET number = 2, least = 1");
  Blocking store = open("one");
  EXPECT_TRUE(store.create_table(table));
}

TEST_F(Postgresql, IsMadeOnceByServersThatStartTogether) {
  std::vector<std::jthread> servers;
  for (int number = 0; number < 4; ++number) {
    servers.emplace_back([&] { EXPECT_TRUE(open_store(database.address(), {}).has_value()); });
  }
}

TEST_F(Postgresql, LeavesTablesThatAreInUseToTheNextTidying) {
  Blocking one = open("one");
  EXPECT_TRUE(one.create_table(table));
  const std::unique_ptr<PGconn, void (*)(PGconn*)> busy(PQconnectdb(database.address().c_str()), PQfinish);
  PQclear(PQexec(busy.get(), "BEGIN"));
  PQclear(PQexec(busy.get(), "SELECT 1 FROM rookie.tables FOR UPDATE"));
  EXPECT_EQ(one.delete_expired_tables(std::chrono::sys_seconds(1s)).value(), 0);
  PQclear(PQexec(busy.get(), "COMMIT"));
  EXPECT_EQ(one.delete_expired_tables(std::chrono::sys_seconds(1s)).value(), 1);
}

}  // namespace
}  // namespace rookie
