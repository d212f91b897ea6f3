#include "server/hub.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <functional>
#include <list>

#include "online/fake_hub.h"
#include "server/draw.h"
#include "store/blocking.h"
#include "store/scratch_database.h"

namespace rookie {
namespace {

namespace asio = boost::asio;

class FakePeer final : public Peer {
 public:
  void send(const Text& text) override {
    if (throws) throw std::runtime_error("a mistake");
    EXPECT_FALSE(ended) << "it was told something after its end";
    const json::object message = json::parse(*text).as_object();
    mirror.take(message);
    last_type = message.at("type").as_string();
  }
  void recognise() override { ++returns; }
  void end(bool stopping) override { ended = stopping ? "the server stops" : "dropped"; }
  void come_again(const std::string& node) override { ended = "come again " + node; }

  Mirror mirror;
  std::string last_type;
  std::optional<std::string> ended;
  int returns = 0;
  bool throws = false;
};

// A hub on a store, without sockets.
class TestHub {
 public:
  explicit TestHub(const ScratchSqlite& database, std::size_t most_tables = 100)
      : hub_(context_, most_tables, log_, metrics_) {
    opened_ = hub_.open("sqlite:" + database.file());
    EXPECT_TRUE(opened_);
  }

  [[nodiscard]] Hub& hub() { return hub_; }
  void run_until(const std::function<bool()>& condition) {
    while (!condition()) ASSERT_GT(context_.run_one_for(30s), 0U);
  }
  template <typename T>
  [[nodiscard]] T wait_for(Awaitable<T> result) {
    std::optional<T> found;
    asio::co_spawn(context_, std::move(result), [&](const std::exception_ptr&, T value) { found = std::move(value); });
    run_until([&] { return found.has_value(); });
    return *std::move(found);
  }
  [[nodiscard]] Stored<TableNames> create(const Settings& settings = quick(2)) {
    return wait_for(hub_.create(settings));
  }

  [[nodiscard]] std::optional<TableNames> find(const TableCode& code) { return wait_for(hub_.find(code)).value(); }

  // Waits until the table is loaded.
  ClientId enter(const TableId& table, FakePeer& peer, int person) {
    const ClientId client = hub_.enter(table, peer, Whence());
    say(client, {{"type", "hello"}, {"v", 1}, {"token", FakeHub::token_of(person)}});
    run_until([&] { return !peer.last_type.empty() || peer.ended; });
    return client;
  }
  void say(ClientId client, const json::object& message) { hub_.receive(client, json::serialize(message)); }

 private:
  asio::io_context context_;
  asio::executor_work_guard<asio::io_context::executor_type> work_{context_.get_executor()};
  Log log_;
  Metrics metrics_;
  Hub hub_;
  Result<void> opened_;
};

// A person who plays alone against a bot.
struct Alone {
  Alone(TestHub& the_hub, const TableId& table) : hub(the_hub), client(hub.enter(table, peer, 1)) {}

  void start() {
    hub.say(client, {{"type", "join"}, {"name", "Ada"}});
    hub.run_until([this] { return peer.mirror.you.contains("seat"); });
    hub.say(client, {{"type", "start"}});
    hub.run_until([this] { return peer.mirror.deal.has_value(); });
    hub.say(client, {{"type", "entropy"}, {"game", peer.mirror.deal->at("game")}, {"entropy", std::string(32, 'a')}});
    hub.run_until([this] { return peer.last_type == "game"; });
  }
  [[nodiscard]] bool is_to_move() const { return peer.mirror.waiting_for() == "person"; }
  void move() {
    const auto before = peer.mirror.sequence();
    hub.say(client, move_message(before, peer.mirror.view.at("moves").at(0).at("move").as_string()));
    hub.run_until([&] {
      look();
      return peer.mirror.sequence() > before && (is_to_move() || peer.mirror.over);
    });
  }
  void look() {
    if (peer.mirror.waiting_for() != "look" || looked == peer.mirror.sequence()) return;
    looked = peer.mirror.sequence();
    ++looks;
    hub.say(client, {{"type", "shown"}, {"seq", looked}});
  }

  TestHub& hub;
  FakePeer peer;
  ClientId client;
  std::int64_t looked = 0;  // the last look that was answered
  int looks = 0;
};

TEST(Draw, GivesIdsAndCodesThatDiffer) {
  ASSERT_TRUE(can_draw());
  EXPECT_NE(draw_table_id(), draw_table_id());
  EXPECT_NE(draw_lots().game, draw_lots().game);
  EXPECT_NE(draw_lots().secret, draw_lots().secret);
  EXPECT_NE(draw_lots().bots, draw_lots().bots);
  for (int number = 0; number < 200; ++number) {
    EXPECT_THAT(draw_table_code().text, testing::MatchesRegex("[CDFGHJKMNPQRTVWXY34679]{5}"));
  }
  EXPECT_EQ(read_table_code("k7q fm"), TableCode{"K7QFM"});
}

TEST(Hub, OpensTablesAndFindsThemByCode) {
  const ScratchSqlite database;
  TestHub hub(database);
  const auto table = hub.create();
  ASSERT_TRUE(table);
  EXPECT_EQ(hub.find(table->code)->id, table->id);
  EXPECT_FALSE(hub.find({"NONE"}));
  FakePeer peer;
  hub.enter(table->id, peer, 1);
  EXPECT_EQ(peer.last_type, "state");
  EXPECT_EQ(peer.mirror.lobby.at("code").as_string(), table->code.text);
}

TEST(Hub, TellsThoseWhoSeekATableThatIsNotThere) {
  const ScratchSqlite database;
  TestHub hub(database);
  FakePeer peer;
  const ClientId client = hub.enter({"nowhere"}, peer, 1);
  EXPECT_EQ(peer.last_type, "error");
  EXPECT_EQ(peer.ended, "dropped");
  hub.say(client, {{"type", "hello"}, {"v", 1}});
  hub.hub().leave(client);
}

TEST(Hub, OpensNoMoreTablesThanItShould) {
  const ScratchSqlite database;
  TestHub hub(database, 2);
  EXPECT_TRUE(hub.create());
  EXPECT_TRUE(hub.create());
  EXPECT_FALSE(hub.create());
}

TEST(Hub, PlaysAWholeGameAgainstABotAndGivesItsRecord) {
  const ScratchSqlite database;
  TestHub hub(database);
  Settings settings = quick(2, Variant::Standard, classic);
  settings.look = 5ms;
  Alone alone(hub, hub.create(settings)->id);
  alone.start();
  const std::string game(alone.peer.mirror.view.at("proof").at("Game").as_string());
  EXPECT_EQ(hub.wait_for(hub.hub().record({game})).value(), std::nullopt) << "a record of a game that is not over";
  while (!alone.peer.mirror.over) alone.move();
  std::optional<std::string> record;
  while (!record) record = hub.wait_for(hub.hub().record({game})).value();  // once its end is stored
  EXPECT_EQ(*record, alone.peer.mirror.over->at("rgn").as_string());
  EXPECT_EQ(hub.wait_for(hub.hub().record({"none"})).value(), std::nullopt);
  EXPECT_GT(hub.hub().metrics().move.sum().count(), 0);
  EXPECT_GT(alone.looks, 0) << "the hub did not have to wake the room";
}

TEST(Hub, GoesOnAfterARestart) {
  const ScratchSqlite database;
  TableNames names;
  std::int64_t sequence = 0;
  {
    TestHub hub(database);
    names = hub.create(quick(2, Variant::Standard, classic)).value();
    Alone alone(hub, names.id);
    alone.start();
    for (int number = 0; number < 5; ++number) alone.move();
    sequence = alone.peer.mirror.sequence();
  }
  TestHub hub(database);
  EXPECT_EQ(hub.find(names.code)->id, names.id);
  Alone alone(hub, names.id);
  EXPECT_GE(alone.peer.mirror.sequence(), sequence);
  hub.run_until([&] { return alone.is_to_move(); });
  while (!alone.peer.mirror.over) alone.move();
}

TEST(Hub, EndsThoseWhoDoNotGreet) {
  const ScratchSqlite database;
  TestHub hub(database);
  FakePeer peer;
  const ClientId client = hub.hub().enter(hub.create()->id, peer, Whence());
  hub.say(client, {{"type", "start"}});
  hub.run_until([&] { return peer.ended.has_value(); });
  EXPECT_EQ(peer.last_type, "error");
  EXPECT_EQ(peer.ended, "dropped");
  EXPECT_EQ(hub.hub().metrics().clients, 0U);
  hub.hub().leave(client);
}

TEST(Hub, EndsAllWhenItStops) {
  const ScratchSqlite database;
  TestHub hub(database);
  FakePeer peer;
  hub.enter(hub.create()->id, peer, 1);
  EXPECT_EQ(hub.hub().metrics().clients, 1U);
  hub.hub().stop();
  EXPECT_EQ(peer.ended, "the server stops");
}

TEST(Hub, ForgetsTablesThatAreExpired) {
  ScratchSqlite database;
  const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
  const Room old({"old"}, {"QQQQQ"}, quick(2), draw_lots, now);
  {
    Blocking store(database.open({}));
    ASSERT_TRUE(store.create_table(
        {.id = old.id(), .code = old.code(), .state = {.document = old.document(), .expires = now}}));
  }
  TestHub hub(database);
  EXPECT_TRUE(hub.find(old.code())) << "the clock may be wrong at the start";
  const TableNames fresh = hub.create().value();
  hub.hub().expire();
  EXPECT_FALSE(hub.find(old.code()));
  EXPECT_TRUE(hub.create()) << "comes after it at the store";
  EXPECT_TRUE(hub.find(fresh.code));
  Blocking store(database.open({}));
  EXPECT_EQ(store.find_table(old.id()).value(), std::nullopt);
  const auto expires = store.find_table(fresh.id).value()->state.expires;
  EXPECT_GE(expires, now + std::chrono::hours(1));
  EXPECT_LT(expires, now + std::chrono::hours(2)) << "nobody has sat there";
}

TEST(Hub, LeavesATableThatCannotBeReadInTheStore) {
  ScratchSqlite database;
  {
    Blocking store(database.open({}));
    const auto later =
        std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()) + std::chrono::days(1);
    ASSERT_TRUE(store.create_table({.id = {"torn"}, .code = {"QQQQQ"}, .state = {.document = "{", .expires = later}}));
  }
  TestHub hub(database);
  FakePeer peer;
  hub.enter({"torn"}, peer, 1);
  EXPECT_EQ(peer.ended, "dropped");
  EXPECT_EQ(hub.hub().metrics().tables_set_aside, 1U);
  EXPECT_TRUE(hub.find({"QQQQQ"}));
}

TEST(Hub, SurvivesAMistakeThatCostsAConnection) {
  const ScratchSqlite database;
  TestHub hub(database);
  FakePeer unlucky;
  FakePeer other;
  const TableId table = hub.create()->id;
  const ClientId client = hub.enter(table, unlucky, 1);
  const ClientId second = hub.enter(table, other, 2);
  unlucky.throws = true;
  hub.say(client, {{"type", "ping"}});
  EXPECT_EQ(unlucky.ended, "dropped");
  EXPECT_EQ(hub.hub().metrics().exceptions, 1U);
  EXPECT_EQ(hub.hub().metrics().clients, 1U);
  hub.say(second, {{"type", "ping"}});
  EXPECT_EQ(other.last_type, "pong");
}

TEST(Hub, NeedsAStore) {
  asio::io_context context;
  const Log log;
  Metrics metrics;
  Hub hub(context, 10, log, metrics);
  EXPECT_FALSE(hub.open("sqlite:/nowhere/at/all/tables.db"));
}

}  // namespace
}  // namespace rookie
