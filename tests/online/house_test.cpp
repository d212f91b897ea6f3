// A house on a virtual clock.
#include "online/house.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <deque>

#include "online/fake_hub.h"
#include "online/memory_store.h"
#include "online/pace.h"

namespace rookie {
namespace {

using std::chrono::floor;
using std::chrono::seconds;
using std::chrono::sys_seconds;

class FakePeer final : public Peer {
 public:
  void send(const Text& text) override {
    EXPECT_EQ(ended, std::nullopt) << "it was told something after its end";
    const json::object message = json::parse(*text).as_object();
    mirror.take(message);
    last_type = message.at("type").as_string();
  }
  void end(bool stopping) override { ended = stopping ? "stopping" : "dropped"; }
  void come_again(const std::string& node) override { ended = "come again " + node; }
  void recognise() override { ++returns; }

  Mirror mirror;
  std::string last_type;
  std::optional<std::string> ended;
  int returns = 0;
};

// A house whose store is in memory, whose bots answer at once, and whose time passes only on request.
class VirtualHouse final : public Outside {
 public:
  explicit VirtualHouse(std::size_t most_tables = 100, milliseconds lease = 0s)
      : house_(store, *this,
               {.most_tables = most_tables,
                .draw_names =
                    [this] {
                      const std::string number = std::to_string(++drawn_);
                      return TableNames{.id = {"table-" + number}, .code = {"CODE" + number}};
                    },
                .draw_lots =
                    [this] {
                      Random random(1, ++drawn_);
                      return Lots{.game = {"game-" + std::to_string(drawn_)},
                                  .secret = {},
                                  .bots = random.next(),
                                  .first = random.next()};
                    },
                .lease = lease}) {
    house_.wake();
    settle();
  }

  [[nodiscard]] Moment now() const override { return now_; }
  [[nodiscard]] sys_seconds today() const override { return floor<seconds>(now_) + jump; }
  void wake_at(Time time) override { wake_ = wake_ ? std::min(*wake_, time) : time; }
  void ask(const std::string& payer, std::unique_ptr<BotQuestion> question, Answered done) override {
    payers.push_back(payer);
    bots_.push_back([question = std::move(question), done = std::move(done)]() mutable {
      done(answer(std::move(*question), {.positions = 0}));
    });
  }
  void take(const Report& report) override { reports.push_back(report); }

  [[nodiscard]] House& house() { return house_; }

  // Gives all answers.
  void settle() {
    if (held) return;
    while (store.give_answer() || !bots_.empty()) {
      if (bots_.empty()) continue;
      auto first = std::move(bots_.front());
      bots_.pop_front();
      first();
    }
  }
  void pass(milliseconds time) {
    const Moment end = now_ + time;
    for (settle(); wake_ && *wake_ <= end; settle()) {
      now_ = std::max<Moment>(now_, *std::exchange(wake_, std::nullopt));
      house_.wake();
    }
    now_ = end;
  }

  // As if the process had been stopped.
  void stand_still(milliseconds time) { now_ += time; }

  [[nodiscard]] Stored<TableNames> create(const Settings& settings = quick(2)) {
    std::optional<Stored<TableNames>> created;
    house_.create(settings, [&](Stored<TableNames> names) { created = std::move(names); });
    settle();
    return *created;
  }
  [[nodiscard]] std::optional<TableNames> find(const TableCode& code) {
    std::optional<TableNames> found;
    house_.find(code, [&](const Stored<std::optional<TableNames>>& names) { found = names.value(); });
    settle();
    return found;
  }
  ClientId enter(const TableId& table, FakePeer& peer, std::optional<int> person = std::nullopt) {
    const ClientId client = house_.enter(table, peer, "somewhere");
    json::object hello{{"type", "hello"}, {"v", 1}};
    if (person) hello["token"] = FakeHub::token_of(*person);
    say(client, hello);
    return client;
  }
  void say(ClientId client, const json::object& message) {
    house_.receive(client, json::serialize(message));
    settle();
  }

  MemoryStore store;
  std::vector<Report> reports;
  std::vector<std::string> payers;
  seconds jump{};     // of the clock that may be adjusted
  bool held = false;  // the store and the bots do not answer

 private:
  Moment now_{seconds(1'000'000'000)};
  std::optional<Time> wake_;
  std::deque<std::move_only_function<void()>> bots_;
  std::uint64_t drawn_ = 0;
  House house_;
};

template <typename Kind>
std::size_t count(const VirtualHouse& house) {
  return static_cast<std::size_t>(
      std::ranges::count_if(house.reports, [](const Report& report) { return std::holds_alternative<Kind>(report); }));
}

// A person who plays against a bot.
struct Guest {
  Guest(VirtualHouse& the_house, const TableId& table) : house(the_house), client(house.enter(table, peer, 1)) {}

  void start() {
    house.say(client, {{"type", "join"}, {"name", "Ada"}});
    house.say(client, {{"type", "start"}});
    house.pass(3s);
    wait();
  }
  // Until it is this person's turn.
  void wait() {
    while (!peer.mirror.over && peer.mirror.waiting_for() != "person") house.pass(1s);
  }
  void move() {
    const auto& moves = peer.mirror.view.at("moves").get_array();
    house.say(client, move_message(peer.mirror.sequence(), moves.at(0).at("move").get_string()));
    wait();
  }

  VirtualHouse& house;
  FakePeer peer;
  ClientId client;
};

TEST(House, CreatesTablesAndFindsThemByCode) {
  VirtualHouse house;
  const auto table = house.create();
  ASSERT_TRUE(table);
  EXPECT_EQ(house.find(table->code)->id, table->id);
  EXPECT_FALSE(house.find({"NONE"}));
  EXPECT_EQ(count<report::TableCreated>(house), 1U);
}

TEST(House, TriesAnotherCodeIfOneIsTaken) {
  VirtualHouse house;
  house.store.tables()["other"] = {.id = {"other"}, .code = {"CODE1"}};
  const auto table = house.create();
  ASSERT_TRUE(table);
  EXPECT_EQ(table->code.text, "CODE2");
  EXPECT_EQ(count<report::StoreFailed>(house), 1U);
}

TEST(House, OpensNoMoreTablesThanItShould) {
  VirtualHouse house(1);
  EXPECT_TRUE(house.create());
  EXPECT_EQ(house.create().error().type, StoreError::Type::Overloaded);
}

TEST(House, TellsThoseWhoSeekATableThatIsNotThere) {
  VirtualHouse house;
  FakePeer peer;
  const ClientId client = house.enter({"nowhere"}, peer, 1);
  EXPECT_EQ(peer.last_type, "error");
  EXPECT_EQ(peer.ended, "dropped");
  house.say(client, {{"type", "ping"}});
  house.house().leave(client);
}

TEST(House, WakesItsRoomsAndAsksBotsAtTheExpenseOfTheLatestClient) {
  VirtualHouse house;
  Guest guest(house, house.create()->id);
  guest.start();
  while (!guest.peer.mirror.over) guest.move();
  EXPECT_THAT(house.payers, testing::Each("somewhere"));
  EXPECT_FALSE(house.payers.empty());
  EXPECT_GT(count<report::Moved>(house), 10U);
  EXPECT_TRUE(house.store.tables().begin()->second.game->result);
}

TEST(House, KeepsTheTablesOfPeopleWithASeatAndNoOthers) {
  VirtualHouse house;
  const TableNames empty = house.create().value();
  Guest guest(house, house.create()->id);
  house.say(guest.client, {{"type", "join"}, {"name", "Ada"}});
  for (int day = 0; day < 8; ++day) {
    house.pass(std::chrono::days(1));
    house.house().expire();
    house.settle();
  }
  EXPECT_FALSE(house.find(empty.code));
  EXPECT_EQ(house.house().tables(), 1U);
  EXPECT_EQ(house.store.tables().size(), 1U);
  EXPECT_EQ(guest.peer.ended, std::nullopt);
}

TEST(House, DeletesNothingBecauseTheClockJumps) {
  VirtualHouse house;
  EXPECT_TRUE(house.create());
  house.jump = std::chrono::days(30);
  house.house().expire();
  house.settle();
  EXPECT_EQ(house.store.tables().size(), 1U);
}

TEST(House, EndsAllWhenItStops) {
  VirtualHouse house;
  FakePeer peer;
  house.enter(house.create()->id, peer, 1);
  EXPECT_EQ(house.house().clients(), 1U);
  house.house().stop();
  EXPECT_EQ(peer.ended, "stopping");
  EXPECT_EQ(house.house().clients(), 0U);
}

TEST(House, LoadsATableWhenSomebodyComesAndHearsWhatWasSaidMeanwhile) {
  VirtualHouse house;
  const TableId table = house.create()->id;
  EXPECT_EQ(house.house().tables(), 0U);
  FakePeer first;
  FakePeer second;
  house.held = true;
  house.enter(table, first, 1);
  house.enter(table, second, 2);
  EXPECT_EQ(first.last_type, "");
  house.held = false;
  house.settle();
  EXPECT_TRUE(first.mirror.lobby.contains("code"));
  EXPECT_TRUE(second.mirror.lobby.contains("code"));
  EXPECT_EQ(house.house().tables(), 1U);
}

TEST(House, DropsWhoSaysTooMuchWhileATableIsLoaded) {
  VirtualHouse house;
  const TableId table = house.create()->id;
  FakePeer peer;
  house.held = true;
  const ClientId client = house.enter(table, peer, 1);
  for (int number = 0; number < 100; ++number) house.say(client, {{"type", "ping"}});
  EXPECT_EQ(peer.ended, "dropped");
}

TEST(House, PutsATableAwayWhenNobodyHasBeenThereForAMinute) {
  VirtualHouse house;
  const TableId table = house.create()->id;
  std::int64_t sequence = 0;
  {
    Guest guest(house, table);
    guest.start();
    for (int number = 0; number < 3; ++number) guest.move();
    sequence = guest.peer.mirror.sequence();
    house.pass(std::chrono::hours(1));
    EXPECT_EQ(house.house().tables(), 1U);
    house.house().leave(guest.client);
  }
  house.pass(Pace::put_away - 1ms);
  EXPECT_EQ(house.house().tables(), 1U);
  house.pass(1ms);
  EXPECT_EQ(house.house().tables(), 0U);
  Guest again(house, table);
  EXPECT_EQ(again.peer.mirror.sequence(), sequence);
  EXPECT_EQ(again.peer.mirror.you.at("seat"), 1);
}

TEST(House, PutsNoTableAwayThatWaitsForTheStore) {
  VirtualHouse house;
  FakePeer peer;
  const ClientId client = house.enter(house.create()->id, peer, 1);
  house.held = true;
  house.say(client, {{"type", "join"}, {"name", "Ada"}});
  house.house().leave(client);
  house.pass(Pace::put_away);
  EXPECT_EQ(house.house().tables(), 1U);
  house.held = false;
  house.pass(Pace::put_away);
  EXPECT_EQ(house.house().tables(), 0U);
}

TEST(House, LeavesATableThatCannotBeReadInTheStore) {
  VirtualHouse house;
  house.store.tables()["torn"] = {.id = {"torn"}, .code = {"TORN"}, .state = {.document = "{", .expires = {}}};
  FakePeer peer;
  house.enter({"torn"}, peer, 1);
  EXPECT_EQ(peer.ended, "dropped");
  EXPECT_EQ(count<report::TableSetAside>(house), 1U);
  EXPECT_EQ(house.house().tables(), 0U);
  EXPECT_TRUE(house.store.tables().contains("torn"));
}

TEST(House, TellsWhoComesWhileTheStoreFailsToComeAgain) {
  VirtualHouse house;
  const TableId table = house.create()->id;
  house.store.fails = true;
  FakePeer peer;
  house.enter(table, peer, 1);
  EXPECT_EQ(peer.ended, "come again ");
  EXPECT_EQ(house.house().tables(), 0U);
}

// --- several servers -------------------------------------------------------------------------------------------------

TEST(House, SendsClientsToTheOwnerOfTheirTable) {
  VirtualHouse house(100, 2s);
  const TableId table = house.create()->id;
  house.store.owner = "other";
  FakePeer peer;
  house.enter(table, peer, 1);
  EXPECT_EQ(peer.ended, "come again other");
  EXPECT_EQ(count<report::TableLost>(house), 0U) << "it was not ours";
}

TEST(House, SaysNothingMoreOnceItIsFenced) {
  VirtualHouse house(100, 2s);
  const TableId table = house.create()->id;
  Guest guest(house, table);
  guest.start();
  ASSERT_EQ(guest.peer.mirror.waiting_for(), "person");
  const auto stored = house.store.tables().begin()->second.game->decisions;
  house.store.owner = "other";
  ++house.store.epochs[table.text];
  const auto& moves = guest.peer.mirror.view.at("moves").get_array();
  house.say(guest.client, move_message(guest.peer.mirror.sequence(), moves.at(0).at("move").get_string()));
  EXPECT_EQ(guest.peer.ended, "come again other");
  EXPECT_EQ(house.store.tables().begin()->second.game->decisions, stored);
  EXPECT_EQ(count<report::TableLost>(house), 1U);
  EXPECT_EQ(house.house().tables(), 0U);
  EXPECT_EQ(house.house().clients(), 0U);
}

TEST(House, RenewsItsLeaseAndOwnsNothingWithoutIt) {
  VirtualHouse house(100, 2s);
  const TableId table = house.create()->id;
  FakePeer peer;
  house.enter(table, peer, 1);
  house.pass(10s);
  EXPECT_TRUE(house.house().may_own());
  EXPECT_EQ(peer.ended, std::nullopt);
  house.store.fails = true;
  house.pass(1s);
  EXPECT_EQ(peer.ended, std::nullopt);
  house.pass(1s);
  EXPECT_FALSE(house.house().may_own());
  EXPECT_EQ(peer.ended, "come again ");
  FakePeer late;
  house.enter(table, late, 1);
  EXPECT_EQ(late.ended, "come again ");
  house.store.fails = false;
  house.pass(1s);
  FakePeer back;
  house.enter(table, back, 1);
  EXPECT_EQ(back.last_type, "state");
}

TEST(House, NoticesThatItsLeaseHasRunOutBeforeItHearsAnything) {
  VirtualHouse house(100, 2s);
  const TableId table = house.create()->id;
  FakePeer peer;
  const ClientId client = house.enter(table, peer, 1);
  house.stand_still(2s);
  peer.last_type = "";
  house.say(client, {{"type", "ping"}});
  EXPECT_EQ(peer.last_type, "");
  EXPECT_EQ(peer.ended, "come again ");
}

}  // namespace
}  // namespace rookie
