// Whatever a client sends, it gets the right code, and nobody else notices.
#include <gtest/gtest.h>

#include "core/random.h"
#include "online/fake_hub.h"

namespace rookie {
namespace {

TEST(Hostile, TextIsRefused) {
  Party party(quick(2), 2);
  const auto others = party.hub.heard(party.people[1]).size();
  const auto code = [&](std::string_view text) {
    party.hub.say(party.people[0], text);
    return party.hub.code_of_last(party.people[0]);
  };
  for (const std::string& text : {std::string(),
                                  std::string("{"),
                                  std::string("[]"),
                                  std::string("null"),
                                  std::string("\xff\xfe"),
                                  std::string("{}"),
                                  std::string(R"({"type":1})"),
                                  std::string(R"({"type":"move"})"),
                                  std::string(R"({"type":"move","seq":"0","move":"1"})"),
                                  std::string(R"({"type":"move","seq":0,"move":1})"),
                                  std::string(R"({"type":"move","seq":1e99,"move":"1"})"),
                                  std::string(R"({"type":"entropy","game":"g","entropy":"00"})"),
                                  std::string(R"({"type":"settings","settings":[]})"),
                                  std::string(R"({"type":"join","name":"a","seat":7})"),
                                  std::string(R"({"type":"join","name":"a","face":256})"),
                                  std::string(R"({"type":"join","name":"a","face":"x"})"),
                                  std::string(R"({"type":"shown"})"),
                                  std::string(R"({"type":"start","x":[[[[1]]]]})"),
                                  R"({"type":"start","x":")" + std::string(2000, ' ') + "\"}",
                                  std::string(5000, '[')}) {
    EXPECT_EQ(code(text), "malformed") << text.substr(0, 80);
  }
  EXPECT_EQ(code(R"({"type":"cheat"})"), "unknown_type");
  EXPECT_EQ(code(R"({"type":"hello","v":1})"), "not_now");
  EXPECT_EQ(code(R"({"type":"shown","seq":99})"), "stale");
  EXPECT_EQ(party.hub.heard(party.people[1]).size(), others);
}

TEST(Hostile, UnknownFieldsAreIgnored) {
  Party party(quick(2), 2);
  party.hub.say(party.people[0], R"({"type":"move","seq":0,"move":"1","seat":2,"new":{"a":1}})");
  EXPECT_EQ(party.mirror().sequence(), 1);
}

TEST(Hostile, WhoSpeaksOurVersionTooIsAnsweredInIt) {
  FakeHub hub(quick(2));
  const ClientId client{1000};
  const Effects effects = hub.room().receive(client, R"({"type":"hello","v":2,"least":1})", hub.now());
  ASSERT_EQ(effects.size(), 1U);
  EXPECT_EQ(json::parse(*std::get<Send>(effects[0]).text).at("v"), 1);
}

TEST(Hostile, WhoDoesNotGreetIsDropped) {
  FakeHub hub(quick(2));
  for (const char* const text :
       {R"({"type":"start"})", "x", R"({"type":"hello","v":2})", R"({"type":"hello"})",
        R"({"type":"hello","v":3,"least":2})", R"({"type":"hello","v":0,"least":0})",
        R"({"type":"hello","v":1,"least":"1"})", R"({"type":"hello","v":1,"token":"short"})"}) {
    const ClientId client{1000};
    const Effects effects = hub.room().receive(client, text, hub.now());
    ASSERT_EQ(effects.size(), 2U) << text;
    EXPECT_TRUE(std::holds_alternative<Send>(effects[0]) && std::holds_alternative<Drop>(effects[1]));
  }
  EXPECT_EQ(hub.room().clients(), 0U);
  EXPECT_TRUE(hub.room().disconnected(ClientId{1000}, hub.now()).empty());
}

// Anybody sends messages of all kinds at any time. The table can still be stored and opened again.
TEST(Hostile, ChaosLeavesTheTableWhole) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Random random(seed);
    const auto any = [&](std::size_t count) { return random.below(static_cast<std::uint32_t>(count)); };
    FakeHub hub(quick(3), seed);
    std::vector<ClientId> clients;
    for (int step = 0; step < 400; ++step) {
      if (clients.size() < 2 || any(12) == 0) clients.push_back(hub.connect(static_cast<int>(any(4))));
      const ClientId client = clients[any(clients.size())];
      if (!hub.connected(client)) continue;
      const auto sequence = hub.stored().game ? static_cast<std::int64_t>(hub.stored().game->decisions.size()) : 0;
      const std::vector<json::object> messages{
          {{"type", "join"}, {"name", "N"}},
          {{"type", "join"}, {"name", "N"}},
          {{"type", "leave"}},
          {{"type", "settings"}, {"settings", {{"seats", 2 + any(4)}, {"look", any(2) * 500}}}},
          {{"type", "swap"}, {"seat", 1 + any(3)}, {"other", 1 + any(3)}},
          {{"type", "bot"}, {"seat", 1 + any(4)}, {"level", "fox"}},
          {{"type", "clear"}, {"seat", 1 + any(4)}},
          {{"type", "start"}},
          {{"type", "undo"}, {"seq", sequence}},
          {{"type", "shown"}, {"seq", sequence}},
          {{"type", "entropy"}, {"game", "game-1"}, {"entropy", std::string(32, '1')}},
          move_message(sequence, std::to_string(1 + any(9))),
          move_message(sequence, std::to_string(1 + any(9))),
          move_message(sequence, "GG-"),
      };
      hub.say(client, messages[any(messages.size())]);
      if (any(40) == 0) hub.disconnect(client);
      if (any(20) == 0) hub.fail_store_once(static_cast<StoreError::Type>(any(4)));
      hub.pass(milliseconds(any(4) * any(20'000)));
      hub.pass(2s);
      ASSERT_TRUE(Room::open(hub.stored(), [] { return Lots(); }, hub.now()));
    }
  }
}

}  // namespace
}  // namespace rookie
