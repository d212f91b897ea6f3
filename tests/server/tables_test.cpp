// Online tables over real connections: whole games, and clients that break the rules.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "notation/rgn.h"
#include "server/addresses.h"
#include "server/player.h"
#include "server/running_server.h"
#include "server/web_client.h"

namespace rookie {
namespace {

using testing::AllOf;
using testing::AnyOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr std::string_view hello = R"({"type":"hello","v":1})";

const Limits quick_talk{.messages = {.burst = 1e6}};  // for clients that play faster than people

class TableServer : public RunningServer {
 public:
  explicit TableServer(const Limits& limits = {}) : RunningServer(page(), limits) {}
  explicit TableServer(const ServerSettings& settings, const std::string& host = "127.0.0.1")
      : RunningServer(page(), settings, host) {}
  explicit TableServer(const ScratchSqlite& database) : RunningServer(page(), quick_talk, database.file()) {}

 private:
  static Page page() { return Page::of({{"/index.html", "the start"}}).value(); }
};

std::string type_of(const std::optional<std::string>& message) {
  return message ? std::string(json::parse(*message).at("type").as_string()) : "closed";
}

std::string code_of(const std::optional<std::string>& message) {
  return type_of(message) == "error" ? std::string(json::parse(*message).at("code").as_string()) : type_of(message);
}

// The next message, except those about who comes and goes.
std::optional<std::string> next(WebClient& client) {
  auto heard = client.hear();
  while (type_of(heard) == "lobby") heard = client.hear();
  return heard;
}

WebClient watch(const TableServer& server, const std::string& table) {
  WebClient client(server.port(), "/ws?table=" + table);
  EXPECT_EQ(client.status(), 101U);
  EXPECT_TRUE(client.say(hello));
  EXPECT_EQ(type_of(client.hear()), "state");
  return client;
}

// Two people can still begin a game and make some moves.
void expect_unaffected(const TableServer& server) {
  const std::string table = open_table(server.port(), quick_settings());
  Player first(server.port(), table, 1);
  Player second(server.port(), table, 2);
  start_game(first, second);
  for (int number = 0; number < 4; ++number) play_one(first, second);
}

TEST(Tables, TwoPlayAWholeGameWhileSomebodyWatches) {
  const TableServer server(quick_talk);
  const std::string table = open_table(server.port(), quick_settings());
  WebClient watcher = watch(server, table);
  Player first(server.port(), table, 1);
  Player second(server.port(), table, 2);
  start_game(first, second);
  const std::string game(first.mirror().view.at("proof").at("Game").as_string());
  while (first.mirror().waiting_for() != "nobody") play_one(first, second);
  for (Player* player : {&first, &second}) player->hear_until([&] { return player->mirror().over.has_value(); });
  EXPECT_EQ(first.mirror().over, second.mirror().over);
  const std::string rgn(first.mirror().over->at("rgn").as_string());
  std::string heard;
  while (type_of(heard = watcher.hear().value()) != "over") {
  }
  EXPECT_EQ(json::parse(heard).at("over").at("rgn").as_string(), rgn);
  EXPECT_EQ(record_of(server.port(), game), rgn);
}

TEST(Tables, AreFoundByTheirCode) {
  const TableServer server;
  const json::value table = json::parse(http(server.port(), "POST", "/api/tables").body);
  std::string code(table.at("code").as_string());
  for (char& letter : code) letter = static_cast<char>(std::tolower(letter));
  const HttpAnswer found = http(server.port(), "GET", "/api/tables/" + code);
  EXPECT_EQ(found.status, 200U);
  EXPECT_EQ(json::parse(found.body), table);
  EXPECT_EQ(http(server.port(), "GET", "/api/tables/ZZZZZ").status, 404U);
}

TEST(Tables, WrongRequestsAreRefused) {
  const TableServer server;
  const auto status = [&](std::string_view method, std::string_view target, std::string_view body = "") {
    return http(server.port(), method, target, body).status;
  };
  EXPECT_EQ(status("POST", "/api/tables", "{"), 400U);
  EXPECT_EQ(status("POST", "/api/tables", R"({"seats":9})"), 400U);
  EXPECT_EQ(status("POST", "/api/tables", std::string(2000, ' ')), 413U);
  EXPECT_EQ(status("GET", "/api/tables"), 405U);
  EXPECT_EQ(status("DELETE", "/api/tables/K7QFM"), 405U);
  EXPECT_EQ(status("GET", "/api/games/none.rgn"), 404U);
  EXPECT_EQ(status("GET", "/api/games/none"), 404U);
  EXPECT_EQ(status("GET", "/api/nothing"), 404U);
  EXPECT_EQ(WebClient(server.port(), "/elsewhere").status(), 404U);
  EXPECT_EQ(WebClient(server.port(), "/ws").status(), 404U);
}

TEST(Tables, ATableThatIsNotThereIsGone) {
  const TableServer server;
  WebClient client(server.port(), "/ws?table=nowhere");
  EXPECT_EQ(code_of(next(client)), "gone");
  EXPECT_EQ(next(client), std::nullopt);
  EXPECT_EQ(client.close_code(), 1000U);
}

TEST(Tables, AnotherPageMayNotPlayHere) {
  const TableServer server;
  const std::string table = open_table(server.port());
  const auto status_from = [&](const std::string& origin) {
    return WebClient(server.port(), "/ws?table=" + table, {{"Origin", origin}}).status();
  };
  EXPECT_EQ(status_from("http://localhost"), 101U);
  EXPECT_EQ(status_from("https://rookie.example"), 101U);
  EXPECT_EQ(status_from("https://elsewhere.example"), 403U);
  EXPECT_EQ(status_from("null"), 403U);
  EXPECT_EQ(http(server.port(), "POST", "/api/tables", "", "Origin: https://elsewhere.example\r\n").status, 403U);
}

TEST(Tables, TellHowTheyAre) {
  const TableServer server;
  const std::string table = open_table(server.port());
  const WebClient client = watch(server, table);
  EXPECT_EQ(http(server.port(), "GET", "/healthz").status, 200U);
  EXPECT_EQ(http(server.port(), "GET", "/readyz").status, 200U);
  const std::string metrics = server.metrics();
  EXPECT_THAT(metrics, AllOf(HasSubstr("\nrookie_tables 1\n"), HasSubstr("\nrookie_clients 1\n"),
                             HasSubstr("rookie_store_transaction_seconds_count "),
                             HasSubstr("\nrookie_http_answers_total{code=\"201\"} 1\n")));
  for (const std::string name : {"rookie_store_file_bytes", "process_resident_memory_bytes", "process_open_fds"}) {
    EXPECT_THAT(metrics, testing::ContainsRegex("\n" + name + " [1-9]"));
  }
  EXPECT_THAT(metrics, testing::Not(HasSubstr(table)));
}

TEST(Tables, TellFiguresOnlyAtADoorOfTheirOwn) {
  const TableServer server({.connections_per_address = 1});
  EXPECT_EQ(http(server.port(), "GET", "/metrics").status, 404U);
  for (const std::string path : {"/metrics", "/healthz", "/readyz"}) {
    EXPECT_EQ(http(server.watchers_port(), "GET", path).status, 200U) << path;
  }
  for (const std::string path : {"/", "/api/tables", "/ws?table=1"}) {
    EXPECT_EQ(http(server.watchers_port(), "GET", path).status, 404U) << path;
  }
}

TEST(Tables, CountWhatTheyRefuseByReason) {
  const TableServer server({.visits = {.burst = 1}, .new_tables = {.burst = 1}, .tables = 1});
  (void)open_table(server.port());
  EXPECT_EQ(http(server.port(), "POST", "/api/tables").status, 429U);
  while (http(server.port(), "GET", "/api/tables/ABCDE").status != 429U) {
  }
  const std::string metrics = server.metrics();
  EXPECT_THAT(metrics, HasSubstr("\nrookie_refused_total{reason=\"new_tables\"} 1\n"));
  EXPECT_THAT(metrics, HasSubstr("\nrookie_refused_total{reason=\"visits\"} 1\n"));
  EXPECT_THAT(metrics, HasSubstr("\nrookie_refused_total{reason=\"all_tables\"} 0\n"));
  EXPECT_THAT(metrics, HasSubstr("\nrookie_http_answers_total{code=\"429\"} 2\n"));
}

TEST(Tables, MeasureHowLateTheServerIs) {
  const TableServer server;
  while (server.metrics().find("\nrookie_event_loop_lag_seconds_count 0\n") != std::string::npos) {
  }
}

std::vector<std::string> addresses_told(const TableServer& server, std::string_view headers = "") {
  const HttpAnswer answer = http(server.port(), "GET", "/api/addresses", "", headers);
  EXPECT_EQ(answer.status, 200U);
  return json::value_to<std::vector<std::string>>(json::parse(answer.body).at("addresses"));
}

TEST(Tables, TellWhereOthersFindThem) {
  const TableServer everywhere;
  EXPECT_THAT(addresses_told(everywhere), ElementsAre("https://rookie.example/"));
  const TableServer here{ServerSettings()};
  EXPECT_THAT(addresses_told(here), IsEmpty()) << "it listens only to this computer";
  const TableServer nearby(ServerSettings(), "0.0.0.0");
  EXPECT_EQ(addresses_told(nearby), addresses_of(nearby.endpoint()).nearby);
  EXPECT_THAT(addresses_told(nearby, "X-Forwarded-For: 192.0.2.1\r\n"), IsEmpty()) << "strangers need not know";
}

// Everything that writes a line to the log happens. No line tells anything by which a person or a table could be found.
TEST(Tables, AreWrittenOfWithoutSecrets) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::tmpfile(), std::fclose);
  std::vector<std::string> secrets{"Ada", "Ben", "127.0.0.1", FakeHub::token_of(1), std::string(32, 'a')};
  {
    const TableServer server(ServerSettings{.log = Log(LogLevel::Info, file.get())});
    const HttpAnswer opened = http(server.port(), "POST", "/api/tables", json::serialize(quick_settings()));
    const std::string table(json::parse(opened.body).at("id").as_string());
    secrets.push_back(table);
    secrets.emplace_back(json::parse(opened.body).at("code").as_string());
    Player first(server.port(), table, 1);
    Player second(server.port(), table, 2);
    start_game(first, second);
    secrets.emplace_back(first.mirror().view.at("proof").at("Game").as_string());
    play_one(first, second);
  }
  std::rewind(file.get());
  std::string log(1 << 16, '\0');
  log.resize(std::fread(log.data(), 1, log.size(), file.get()));
  EXPECT_THAT(log, HasSubstr("table_created"));
  for (const std::string& secret : secrets) EXPECT_THAT(log, testing::Not(HasSubstr(secret)));
}

TEST(Tables, GoOnAfterARestart) {
  const ScratchSqlite database;
  std::string table;
  std::int64_t sequence = 0;
  {
    const TableServer server(database);
    table = open_table(server.port(), quick_settings());
    Player first(server.port(), table, 1);
    Player second(server.port(), table, 2);
    start_game(first, second);
    for (int number = 0; number < 6; ++number) play_one(first, second);
    sequence = first.mirror().sequence();
  }
  const TableServer server(database);
  Player first(server.port(), table, 1);
  Player second(server.port(), table, 2);
  EXPECT_EQ(first.mirror().sequence(), sequence);
  while (first.mirror().waiting_for() != "nobody") play_one(first, second);
}

TEST(Tables, ThoseConnectedAreToldThatTheServerStops) {
  TableServer server;
  WebClient client = watch(server, open_table(server.port()));
  server.stop();
  EXPECT_EQ(next(client), std::nullopt);
  EXPECT_EQ(client.close_code(), 1001U);
  server.end();
}

TEST(HostileClient, SaysNonsense) {
  const TableServer server;
  const std::string table = open_table(server.port());
  WebClient client = watch(server, table);
  for (const std::string text : {"", "{", "[]", "null", R"({"type":7})", R"({"type":"move"})", "\xff\xfe"}) {
    if (!client.say(text)) break;
    const std::string answer = code_of(next(client));
    EXPECT_THAT(answer, AnyOf("malformed", "closed")) << text;
  }
  WebClient other = watch(server, table);
  EXPECT_TRUE(other.say(R"({"type":"juggle"})"));
  EXPECT_EQ(code_of(next(other)), "unknown_type");
  expect_unaffected(server);
}

TEST(HostileClient, SendsPiecesOfAMessage) {
  const TableServer server;
  WebClient client(server.port(), "/ws?table=" + open_table(server.port()));
  EXPECT_TRUE(client.say_in_pieces(hello));
  EXPECT_EQ(type_of(next(client)), "state");
}

TEST(HostileClient, SendsTooLongMessages) {
  const TableServer server;
  const std::string table = open_table(server.port());
  WebClient whole = watch(server, table);
  whole.say(std::string(1025, ' '));
  EXPECT_EQ(next(whole), std::nullopt);
  EXPECT_EQ(whole.close_code(), 1009U);
  WebClient pieces = watch(server, table);
  pieces.say_in_pieces(std::string(1025, ' '));
  EXPECT_EQ(next(pieces), std::nullopt);
  WebClient promised = watch(server, table);  // 2^62 bytes, masked
  promised.send_bytes({"\x81\xff\x40\0\0\0\0\0\0\0\1\2\3\4", 14});
  EXPECT_EQ(next(promised), std::nullopt);
  expect_unaffected(server);
}

TEST(HostileClient, SendsWhatIsNoFrame) {
  const TableServer server;
  const std::string table = open_table(server.port());
  for (const std::string& bytes :
       {std::string("\x81\x02{}") /* unmasked */, std::string("GET / HTTP/1.1\r\n\r\n"), std::string(32, '\xff')}) {
    WebClient client = watch(server, table);
    client.send_bytes(bytes);
    EXPECT_EQ(next(client), std::nullopt);
  }
  expect_unaffected(server);
}

TEST(HostileClient, SendsWhatIsNoText) {
  const TableServer server;
  const std::string table = open_table(server.port());
  WebClient client = watch(server, table);
  client.send_bytes({"\x82\x82\0\0\0\0{}", 8});
  EXPECT_EQ(next(client), std::nullopt);
  EXPECT_EQ(client.close_code(), 1003U);
  expect_unaffected(server);
}

// Two people play while a third tries what only others may do. Nobody hears of it, and nothing of it is stored.
TEST(HostileClient, ActsForOthers) {
  const TableServer server(quick_talk);
  const std::string table = open_table(server.port(), quick_settings());
  Player first(server.port(), table, 1);
  Player second(server.port(), table, 2);
  start_game(first, second);
  play_one(first, second);
  const auto sequence = first.mirror().sequence();
  const auto refusal = [](Player& player, const json::object& message) {
    player.say(message);
    return std::string(player.hear("error").at("code").as_string());
  };
  Player forger(server.port(), table, 3);  // nobody's seat has this token
  Player& waiting = first.is_to_move() ? second : first;
  const std::string move = first.is_to_move() ? first.choose() : second.choose();
  EXPECT_EQ(refusal(forger, move_message(sequence, move)), "not_seated");
  EXPECT_EQ(refusal(forger, {{"type", "clear"}, {"seat", 1}}), "not_seated");
  EXPECT_EQ(refusal(forger, {{"type", "join"}, {"name", "Eve"}, {"seat", 1}}), "seat_taken");
  EXPECT_EQ(refusal(forger, {{"type", "hello"}, {"v", 1}, {"token", FakeHub::token_of(1)}}), "not_now");
  EXPECT_EQ(refusal(waiting, move_message(sequence, move)), "not_your_turn");
  EXPECT_EQ(refusal(second, {{"type", "clear"}, {"seat", 1}}), "not_host");
  EXPECT_EQ(first.mirror().sequence(), sequence);
  while (first.mirror().waiting_for() != "nobody") play_one(first, second);
}

// Sends old messages again, later and in a different order.
TEST(HostileClient, RepeatsAndReordersMoves) {
  const TableServer server(quick_talk);
  const std::string table = open_table(server.port(), quick_settings());
  Player first(server.port(), table, 1);
  Player second(server.port(), table, 2);
  start_game(first, second);
  const std::string game(first.mirror().view.at("proof").at("Game").as_string());
  std::vector<json::object> sent;
  std::vector<std::string> made;
  while (first.mirror().waiting_for() != "nobody") {
    Player& active = first.is_to_move() ? first : second;
    made.push_back(active.choose());
    sent.push_back(move_message(first.mirror().sequence(), made.back()));
    for (auto old = sent.rbegin(); old != sent.rend(); ++old) active.say(*old);
    active.say(move_message(first.mirror().sequence() + 5, made.back()));
    for (Player* player : {&first, &second}) {
      player->hear_until([&] { return player->mirror().sequence() >= std::ssize(made); });
    }
  }
  std::vector<std::string> stored;
  for (const Move move : parse_rgn(record_of(server.port(), game)).value().front().moves) {
    stored.push_back(to_string(move));
  }
  EXPECT_EQ(stored, made);
}

TEST(HostileClient, IsReadNoFasterThanItMayTalk) {
  const TableServer server({.messages = {.burst = 5, .per_second = 50}});
  WebClient client = watch(server, open_table(server.port()));
  const auto begin = std::chrono::steady_clock::now();
  constexpr int messages = 24;
  for (int number = 0; number < messages; ++number) EXPECT_TRUE(client.say("{}"));
  for (int number = 0; number < messages; ++number) EXPECT_EQ(code_of(next(client)), "malformed");
  EXPECT_GE(std::chrono::steady_clock::now() - begin, std::chrono::milliseconds(20) * (messages - 5));
}

TEST(HostileClient, IsDroppedWhenItPingsTooMuch) {
  const TableServer server({.messages = {.burst = 5, .per_second = 0.001}});
  WebClient client = watch(server, open_table(server.port()));
  for (int number = 0; number < 10 && client.ping(); ++number) {
  }
  EXPECT_EQ(next(client), std::nullopt);
}

TEST(HostileClient, ReadsTooSlowlyAndIsDroppedWhileOthersGoOn) {
  const TableServer server({.unsent_bytes = 16 * 1024, .messages = {.burst = 1e6}});
  const std::string table = open_table(server.port(), {{"seats", 2}, {"look", 0}, {"bot_pause", 0}});
  const WebClient lazy = watch(server, table);
  Player host(server.port(), table, 1);
  Player second(server.port(), table, 2);
  start_game(host, second);
  const auto dropped = [&] {
    return server.metrics().find("\nrookie_clients_too_slow_total 1\n") != std::string::npos;
  };
  while (!dropped()) {
    const std::string game(host.mirror().view.at("proof").at("Game").as_string());
    while (host.mirror().waiting_for() != "nobody") play_one(host, second);
    (void)record_of(server.port(), game);  // now its end is stored
    host.say({{"type", "start"}});
    for (Player* player : {&host, &second}) player->hear("game");
  }
  EXPECT_THAT(server.metrics(), HasSubstr("\nrookie_clients 2\n"));
  watch(server, table);
}

TEST(HostileClient, PingsWithoutReadingTheAnswers) {
  const TableServer server({.unsent_bytes = 16 * 1024, .messages = {.burst = 1e9}});
  WebClient lazy = watch(server, open_table(server.port()));
  std::string pings;
  constexpr std::string_view masked_ping("\x89\xfd\0\0\0\0", 6);  // of 125 bytes
  for (int number = 0; number < 1000; ++number) pings += std::string(masked_ping) + std::string(125, 'p');
  while (server.metrics().find("\nrookie_clients_too_slow_total 1\n") == std::string::npos) {
    lazy.send_bytes(pings);
  }
  expect_unaffected(server);
}

// A message that never ends, of frames that are empty: Beast passes none of them on.
TEST(HostileClient, ContinuesWithoutSayingAnything) {
  const TableServer server({.messages = {.burst = 5}});
  WebClient client = watch(server, open_table(server.port()));
  client.send_bytes({"\x01\x80\0\0\0\0", 6});
  std::string frames;
  for (int number = 0; number < 1000; ++number) frames += std::string("\0\x80\0\0\0\0", 6);
  while (client.send_bytes(frames)) {
  }
  EXPECT_EQ(next(client), std::nullopt);
  expect_unaffected(TableServer());
}

TEST(HostileClient, NeverGreetsAndIsCutOff) {
  const TableServer server({.greeting_time = std::chrono::milliseconds(100)});
  WebClient client(server.port(), "/ws?table=" + open_table(server.port()));
  EXPECT_EQ(client.status(), 101U);
  EXPECT_EQ(next(client), std::nullopt);
}

TEST(HostileClient, AsksTooOftenAndWaits) {
  const TableServer server({.requests = {.burst = 5, .per_second = 50}});
  const auto begin = std::chrono::steady_clock::now();
  constexpr int requests = 15;
  for (int number = 0; number < requests; ++number) EXPECT_EQ(http(server.port(), "GET", "/").status, 200U);
  EXPECT_GE(std::chrono::steady_clock::now() - begin, std::chrono::milliseconds(20) * (requests - 6));
}

TEST(HostileClient, SaysGoodbyeAndStays) {
  const TableServer server({.silence = std::chrono::hours(1), .parting_time = std::chrono::milliseconds(200)});
  WebClient undecided = watch(server, open_table(server.port()));
  undecided.send_bytes({"\x88\x80\0\0\0\0", 6});
  while (server.metrics().find("\nrookie_clients 0\n") == std::string::npos) {
  }
}

TEST(HostileClient, DoesNotAnswerAndIsFoundOut) {
  const TableServer server({.silence = std::chrono::milliseconds(200)});
  const WebClient silent = watch(server, open_table(server.port()));  // reads nothing, so it answers no ping
  while (server.metrics().find("\nrookie_clients 0\n") == std::string::npos) {
  }
}

TEST(Tables, WhoOnlyAnswersStays) {
  const TableServer server({.silence = std::chrono::milliseconds(500)});
  WebClient quiet = watch(server, open_table(server.port()));
  EXPECT_TRUE(quiet.answer_pings(2));
}

TEST(HostileClient, JoinsThousandsOfTimes) {
  const TableServer server({.visits = {.burst = 10}});
  const std::string table = open_table(server.port());
  int accepted = 0;
  for (int number = 0; number < 2000; ++number) {
    const unsigned status = WebClient(server.port(), "/ws?table=" + table).status();
    EXPECT_THAT(status, AnyOf(101U, 429U));
    accepted += status == 101 ? 1 : 0;
  }
  EXPECT_EQ(accepted, 10);
  EXPECT_EQ(http(server.port(), "GET", "/api/tables/K7QFM").status, 429U) << "codes can be tried";
  EXPECT_EQ(WebClient(server.port(), "/ws?table=" + table, {{"X-Forwarded-For", "192.0.2.1"}}).status(), 101U)
      << "others behind the same proxy are refused";
}

// Some proxies add a line instead of an entry.
TEST(HostileClient, SaysItselfWhoItIs) {
  const TableServer server({.new_tables = {.burst = 1}});
  const auto status = [&](const std::string& said) {
    return http(server.port(), "POST", "/api/tables", "",
                "X-Forwarded-For: " + said + "\r\nX-Forwarded-For: 192.0.2.1\r\n")
        .status;
  };
  EXPECT_EQ(status("192.0.2.7"), 201U);
  EXPECT_EQ(status("192.0.2.8"), 429U);
  const TableServer nearby(ServerSettings(), "0.0.0.0");
  EXPECT_THAT(addresses_told(nearby, "X-Forwarded-For: 127.0.0.1\r\nX-Forwarded-For: 192.0.2.1\r\n"), IsEmpty());
}

TEST(HostileClient, WhoseAddressCannotBeReadIsNotTheProxy) {
  const TableServer server({.new_tables = {.burst = 1}});
  const auto status = [&](const std::string& headers) {
    return http(server.port(), "POST", "/api/tables", "", headers).status;
  };
  EXPECT_EQ(status("X-Forwarded-For: unknown\r\n"), 201U);
  EXPECT_EQ(status("X-Forwarded-For: hidden\r\n"), 429U);
  EXPECT_EQ(status(""), 201U) << "this computer itself";
}

TEST(HostileClient, PretendsToBeAProxy) {
  const auto status = [](const TableServer& server) {
    const std::string headers = "X-Forwarded-For: 192.0.2.1\r\n";
    EXPECT_EQ(http(server.port(), "POST", "/api/tables").status, 201U);
    return http(server.port(), "POST", "/api/tables", "", headers).status;
  };
  const Limits one_table{.new_tables = {.burst = 1}};
  const auto address = [](const char* text) { return boost::asio::ip::make_address(text); };
  EXPECT_EQ(status(TableServer(ServerSettings{.proxy = address("127.0.0.1"), .limits = one_table})), 201U);
  EXPECT_EQ(status(TableServer(ServerSettings{.proxy = address("192.0.2.9"), .limits = one_table})), 429U);
}

TEST(Tables, ThoseWhoComeBackToTheirSeatsAreNoNewVisitors) {
  const TableServer server({.messages = {.burst = 1e6}, .visits = {.burst = 3}});
  const std::string table = open_table(server.port(), quick_settings());
  Player first(server.port(), table, 1);
  Player second(server.port(), table, 2);
  start_game(first, second);
  for (int time = 0; time < 5; ++time) {
    first.reconnect(server.port());
    second.reconnect(server.port());
  }
  EXPECT_EQ(WebClient(server.port(), "/ws?table=" + table).status(), 101U);
  EXPECT_EQ(WebClient(server.port(), "/ws?table=" + table).status(), 429U);
}

TEST(HostileClient, HoldsTooManyConnections) {
  const TableServer server({.connections_per_address = 3});
  const std::string table = open_table(server.port());
  std::vector<WebClient> clients;
  for (int number = 0; number < 3; ++number) clients.push_back(watch(server, table));
  EXPECT_EQ(WebClient(server.port(), "/ws?table=" + table).status(), 429U);
  clients.pop_back();
  while (WebClient(server.port(), "/ws?table=" + table).status() != 101) {  // until the server has noticed
  }
}

TEST(HostileClient, OpensTooManyTables) {
  const TableServer server({.new_tables = {.burst = 2}});
  EXPECT_EQ(http(server.port(), "POST", "/api/tables").status, 201U);
  EXPECT_EQ(http(server.port(), "POST", "/api/tables").status, 201U);
  EXPECT_EQ(http(server.port(), "POST", "/api/tables").status, 429U);
}

}  // namespace
}  // namespace rookie
