// The example conversation of docs/protocol.md. This test plays it. It is kept in examples.json for the tests of server
// and page, and the document quotes it.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

#include "online/fake_hub.h"

namespace rookie {
namespace {

const std::string examples_file = ROOKIE_SOURCE_DIR "/tests/online/examples.json";
const std::string document_file = ROOKIE_SOURCE_DIR "/docs/protocol.md";

std::string read(const std::string& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

// Everything that Ada and Ben say, everything that Ada hears, and what only Ben hears.
class Conversation {
 public:
  Conversation() : hub_(settings()) {}

  void say(const std::string& who, json::object message) {
    if (message.at("type") == "hello") {
      message["token"] = FakeHub::token_of(who == "Ada" ? 0 : 1);
      add("says", who, message);
      heard_[who] = 0;
      clients_[who] = hub_.connect(who == "Ada" ? 0 : 1);
    } else {
      add("says", who, message);
      hub_.say(clients_[who], message);
    }
    listen();
  }
  void pass(milliseconds time) {
    hub_.pass(time);
    listen();
  }
  void leave_the_line(const std::string& who) {
    hub_.disconnect(clients_[who]);
    listen();
  }

  [[nodiscard]] const Mirror& mirror(const std::string& who) { return hub_.mirror(clients_.at(who)); }
  [[nodiscard]] std::string active() { return mirror("Ada").active() == 1 ? "Ada" : "Ben"; }
  // One message a line.
  [[nodiscard]] std::string text() const { return "[\n" + lines_ + "\n]\n"; }

 private:
  static Settings settings() {
    Settings settings = quick(3, Variant::Standard, {2, 2});
    settings.look = 2s;
    settings.bot_pause = 900ms;
    return settings;
  }

  void add(std::string_view how, const std::string& who, const json::object& message) {
    lines_ += (lines_.empty() ? "" : ",\n") + json::serialize(json::object{{how, who}, {"message", message}});
  }

  void listen() {
    for (const auto& [who, client] : clients_) {
      const auto& heard = hub_.heard(client);
      for (std::size_t& next = heard_[who]; next < heard.size(); ++next) {
        const json::object message = json::parse(heard[next]).as_object();
        static const std::set<std::string_view> personal{"state", "you", "error"};
        if (who == "Ada" || personal.contains(message.at("type").as_string())) add("hears", who, message);
      }
    }
  }

  FakeHub hub_;
  std::map<std::string, ClientId> clients_;
  std::map<std::string, std::size_t> heard_;
  std::string lines_;
};

void start(Conversation& talk) {
  talk.say("Ada", {{"type", "start"}});
  const auto game = talk.mirror("Ada").deal->at("game");
  talk.say("Ada", {{"type", "entropy"}, {"game", game}, {"entropy", "000102030405060708090a0b0c0d0e0f"}});
  talk.say("Ben", {{"type", "entropy"}, {"game", game}, {"entropy", "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff"}});
}

void play_the_game(Conversation& talk) {
  bool undone = false;
  for (int choice = 0; !talk.mirror("Ada").over; ++choice) {
    const Mirror& mirror = talk.mirror("Ada");
    if (mirror.waiting_for() == "look") {
      for (const char* const who : {"Ada", "Ben"}) talk.say(who, {{"type", "shown"}, {"seq", mirror.sequence()}});
      talk.pass(2s);
    } else if (mirror.view.contains("undo") && !std::exchange(undone, true)) {
      talk.say(talk.active(), {{"type", "undo"}, {"seq", mirror.sequence()}});
    } else {
      const auto& moves = mirror.view.at("moves").as_array();
      const auto& move = moves[static_cast<std::size_t>(choice * 5) % moves.size()].at("move").as_string();
      talk.say(talk.active(), move_message(mirror.sequence(), move));
    }
  }
}

std::string conversation() {
  Conversation talk;
  talk.say("Ada", {{"type", "hello"}, {"v", 1}});
  talk.say("Ada", {{"type", "join"}, {"name", "Ada"}, {"face", 12}});
  talk.say("Ben", {{"type", "hello"}, {"v", 1}});
  talk.say("Ben", {{"type", "join"}, {"name", "Ben"}, {"seat", 3}});
  talk.say("Ben", {{"type", "start"}});
  talk.say("Ada", {{"type", "bot"}, {"seat", 2}, {"level", "fox"}});
  talk.say("Ada", {{"type", "clear"}, {"seat", 2}});
  talk.say("Ada", {{"type", "swap"}, {"seat", 2}, {"other", 3}});
  talk.say("Ada", {{"type", "settings"}, {"settings", {{"seats", 2}}}});
  talk.say("Ben", {{"type", "react"}, {"reaction", "wave"}});
  talk.say("Ada", {{"type", "ping"}});
  start(talk);
  talk.say("Ben", {{"type", "move"}, {"seq", 0}, {"move", "1"}});
  talk.say("Ada", {{"type", "move"}, {"seq", 0}, {"move", "1"}});
  talk.leave_the_line("Ben");
  talk.say("Ben", {{"type", "hello"}, {"v", 1}});
  talk.say("Ben", {{"type", "pause"}, {"paused", true}});
  talk.say("Ada", {{"type", "pause"}, {"paused", false}});
  play_the_game(talk);
  start(talk);
  talk.say("Ada", {{"type", "end"}});
  talk.say("Ben", {{"type", "leave"}});
  return talk.text();
}

json::array examples() { return json::parse(read(examples_file)).as_array(); }

TEST(Examples, AreWhatIsSaid) {
  const std::string said = conversation();
  if (std::getenv("ROOKIE_WRITE_EXAMPLES") != nullptr) std::ofstream(examples_file) << said;
  EXPECT_EQ(read(examples_file), said) << "with ROOKIE_WRITE_EXAMPLES=1 in the environment this test writes them anew";
}

TEST(Examples, HaveEveryMessage) {
  std::set<std::string_view> said;
  std::set<std::string> heard;
  for (const auto& example : examples()) {
    const auto& message = example.at("message");
    if (example.as_object().contains("hears")) {
      heard.emplace(message.at("type").as_string());
    } else {
      const auto parsed = parse_message(json::serialize(message));
      ASSERT_TRUE(parsed) << message;
      said.insert(type_of(*parsed));
    }
  }
  EXPECT_EQ(said.size(), std::variant_size_v<Message>);
  EXPECT_EQ(heard, (std::set<std::string>{"state", "lobby", "you", "deal", "game", "happened", "over", "reaction",
                                          "pong", "error"}));
}

// All lines in the document's blocks of JSON.
std::vector<std::string> quoted_lines() {
  std::vector<std::string> lines;
  std::istringstream text(read(document_file));
  bool quoting = false;
  for (std::string line; std::getline(text, line);) {
    if (line.starts_with("```")) {
      quoting = line == "```json";
    } else if (quoting) {
      lines.push_back(line);
    }
  }
  return lines;
}

TEST(Document, QuotesTheExamples) {
  std::set<std::string> messages;
  for (const auto& example : examples()) messages.insert(json::serialize(example.at("message")));
  const auto lines = quoted_lines();
  EXPECT_GE(lines.size(), 20U);
  for (const std::string& line : lines) EXPECT_TRUE(messages.contains(line)) << line;
}

TEST(Document, NamesEveryMessageCodeReactionAndSetting) {
  const std::string text = read(document_file);
  const auto expect_named = [&](std::string_view word) {
    EXPECT_NE(text.find("`" + std::string(word) + "`"), std::string::npos) << word;
  };
  for (int code = 0; code <= static_cast<int>(Refusal::Gone); ++code) {
    expect_named(to_string(static_cast<Refusal>(code)));
  }
  for (const std::string_view reaction : reactions) expect_named(reaction);
  const json::value settings = json::parse(to_json(Settings()).text());
  for (const auto& [name, value] : settings.as_object()) expect_named(name);
  for (const auto& example : examples()) {
    for (const auto& [name, value] : example.at("message").as_object()) expect_named(name);
    expect_named(example.at("message").at("type").as_string());
  }
}

}  // namespace
}  // namespace rookie
