#include "server/server.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <string>
#include <string_view>

#include "server/running_server.h"

// Real connections to a real server, byte by byte.
namespace rookie {
namespace {

using std::chrono_literals::operator""ms;
using std::chrono_literals::operator""s;
using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr auto patience = 30s;
constexpr std::size_t large = 16 * 1024 * 1024;  // more than the buffers of sockets hold

Page test_page() {
  return Page::of({{"/index.html", "the start"}, {"/index.html.gz", "packed"}, {"/large.txt", std::string(large, 'x')}})
      .value();
}

class PageServer : public RunningServer {
 public:
  explicit PageServer(const Limits& limits = {}) : RunningServer(test_page(), limits) {}
};

class Client {
 public:
  explicit Client(const RunningServer& server) {
    stream_.expires_after(patience);
    stream_.connect(server.endpoint().host, std::to_string(server.endpoint().port));
    EXPECT_TRUE(stream_) << stream_.error().message();
  }

  void send(std::string_view bytes) { stream_ << bytes << std::flush; }
  [[nodiscard]] std::string read(std::size_t size) {
    std::string bytes(size, '\0');
    stream_.read(bytes.data(), static_cast<std::streamsize>(size));
    bytes.resize(static_cast<std::size_t>(stream_.gcount()));
    return bytes;
  }
  // Everything until the server closes the connection.
  [[nodiscard]] std::string rest() {
    std::string bytes;
    while (stream_) bytes += read(64 * 1024);
    EXPECT_NE(stream_.error(), boost::asio::error::timed_out) << "the connection stays open";
    return bytes;
  }

 private:
  boost::asio::ip::tcp::iostream stream_;
};

// The answer to one request, the last one of its connection.
std::string answer(const RunningServer& server, std::string_view request) {
  Client client(server);
  client.send(request);
  return client.rest();
}

std::string get(const RunningServer& server, std::string_view target, std::string_view more = "") {
  return answer(server, "GET " + std::string(target) + " HTTP/1.1\r\nHost: here\r\nConnection: close\r\n" +
                            std::string(more) + "\r\n");
}

TEST(Server, DeliversThePage) {
  const PageServer server;
  EXPECT_THAT(get(server, "/"), AllOf(StartsWith("HTTP/1.1 200 OK\r\n"), HasSubstr("\r\nContent-Length: 9\r\n"),
                                      HasSubstr("\r\nDate: "), EndsWith("\r\n\r\nthe start")));
  EXPECT_THAT(get(server, "/", "Accept-Encoding: gzip, deflate\r\n"),
              AllOf(HasSubstr("\r\nContent-Encoding: gzip\r\n"), EndsWith("\r\n\r\npacked")));
  EXPECT_THAT(get(server, "/", "If-None-Match: *\r\n"), AllOf(StartsWith("HTTP/1.1 304 "), EndsWith("\r\n\r\n")));
  EXPECT_THAT(get(server, "/missing"), StartsWith("HTTP/1.1 404 "));
}

TEST(Server, HeadHasNoBody) {
  const PageServer server;
  EXPECT_THAT(answer(server, "HEAD / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"),
              AllOf(StartsWith("HTTP/1.1 200 OK\r\n"), HasSubstr("\r\nContent-Length: 9\r\n"), EndsWith("\r\n\r\n")));
}

TEST(Server, EveryAnswerIsSafe) {
  const PageServer server;
  for (const std::string& text : {get(server, "/"), get(server, "/", "If-None-Match: *\r\n"), get(server, "/missing"),
                                  answer(server, "nonsense\r\n\r\n"), get(server, std::string(9000, '/'))}) {
    for (const auto& [name, value] : security_headers) {
      EXPECT_THAT(text, HasSubstr("\r\n" + std::string(name) + ": " + std::string(value) + "\r\n"));
    }
  }
}

TEST(Server, AnswersManyRequestsOfOneConnectionInTheirOrder) {
  const PageServer server;
  EXPECT_THAT(answer(server,
                     "GET / HTTP/1.1\r\nHost: here\r\n\r\n"
                     "HEAD / HTTP/1.1\r\nHost: here\r\n\r\n"
                     "GET /missing HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"),
              testing::ContainsRegex("HTTP/1.1 200 (.|\r|\n)*the startHTTP/1.1 200 (.|\r|\n)*\r\n\r\nHTTP/1.1 404 "));
}

TEST(Server, ClosesTheConnectionForThoseWhoDoNotKnowOtherwise) {
  const PageServer server;
  EXPECT_THAT(answer(server, "GET / HTTP/1.0\r\n\r\n"), AllOf(StartsWith("HTTP/1.0 200 OK"), EndsWith("the start")));
}

TEST(Server, RefusesWhatIsNoRequest) {
  const PageServer server;
  using std::string_literals::operator""s;
  const std::string target = "GET /" + std::string(9000, 'x');
  const std::string header = "GET / HTTP/1.1\r\nCookie: " + std::string(9000, 'x');
  for (const std::string& nonsense :
       {"nonsense\r\n\r\n"s, "\0\0\0\0"s, "\x16\x03\x01\x02\0 a browser that wants TLS"s, "GET  / HTTP/1.1\r\n\r\n"s,
        "GET / HTTP/9.9\r\n\r\n"s, "GET / HTTP/1.1\r\nNo colon\r\n\r\n"s, "GET / HTTP/1.1\r\nHost: a\0b\r\n\r\n"s,
        "GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n"s, "GET / HTTP/1.1\n\n"s}) {
    EXPECT_THAT(answer(server, nonsense), StartsWith("HTTP/1.1 400 ")) << nonsense;
  }
  for (const std::string& endless : {target, header, header + "\r\n\r\n"}) {
    EXPECT_THAT(answer(server, endless), StartsWith("HTTP/1.1 431 "));
  }
  EXPECT_THAT(get(server, "/"), EndsWith("the start"));
}

TEST(Server, RefusesABodyWithoutReadingIt) {
  const PageServer server;
  const std::string post = "POST / HTTP/1.1\r\nHost: here\r\n";
  for (const std::string& request :
       {post + "Content-Length: 1000000\r\n\r\n" + std::string(1'000'000, 'x'),
        post + "Content-Length: 99999999999\r\n\r\n", post + "Transfer-Encoding: chunked\r\n\r\n5\r\nGET /\r\n"}) {
    EXPECT_THAT(answer(server, request), AllOf(StartsWith("HTTP/1.1 405 "), HasSubstr("\r\nAllow: GET, HEAD\r\n")));
  }
}

TEST(Server, WaitsForNobodyForever) {
  const PageServer slow_header({.header_time = 20ms});
  EXPECT_EQ(answer(slow_header, "GET / HTTP/1.1\r\nHo"), "");
  const PageServer idle({.idle_time = 20ms});
  EXPECT_EQ(answer(idle, ""), "");
  EXPECT_THAT(answer(idle, "GET / HTTP/1.1\r\nHost: here\r\n\r\n"), EndsWith("the start"));
  const PageServer unread({.answer_time = 20ms, .connections = 1});
  Client client(unread);
  client.send("GET /large.txt HTTP/1.1\r\n\r\n");
  while (get(unread, "/").empty()) {  // until there is room for it
  }
  EXPECT_LT(client.rest().size(), large);
}

TEST(Server, HoldsNoMoreConnectionsThanItShould) {
  const PageServer server({.connections = 2});
  {
    Client first(server);
    Client second(server);
    for (Client* client : {&first, &second}) {
      client->send("HEAD / HTTP/1.1\r\nHost: here\r\n\r\n");
      EXPECT_EQ(client->read(5), "HTTP/");
    }
    EXPECT_EQ(get(server, "/"), "");
  }
  while (get(server, "/").empty()) {  // until it has noticed that they are gone
  }
}

TEST(Server, StopsAtOnceThoughConnectionsAreOpen) {
  PageServer server;
  Client idle(server);
  idle.send("HEAD / HTTP/1.1\r\nHost: here\r\n\r\n");
  EXPECT_EQ(idle.read(5), "HTTP/");
  Client half(server);
  half.send("GET / HT");
  server.end();
  EXPECT_THAT(idle.rest(), EndsWith("\r\n\r\n"));
  EXPECT_EQ(half.rest(), "");
}

TEST(Server, StopsAfterTheAnswersOnTheirWay) {
  PageServer server({.stopping_time = patience});
  Client client(server);
  client.send("GET /large.txt HTTP/1.1\r\nHost: here\r\n\r\n");
  EXPECT_EQ(client.read(5), "HTTP/");
  server.stop();
  EXPECT_GT(client.rest().size(), large);
}

TEST(Server, StopsAtOnceIfNothingIsOnItsWay) {
  const ScratchSqlite database;
  auto server = Server::listen({.host = "127.0.0.1", .port = 0}, test_page(),
                               {.store = "sqlite:" + database.file(), .limits = {.stopping_time = 2 * patience}});
  ASSERT_TRUE(server);
  server->stop_at_signals();
  server->adjust_at_signals([]() -> Result<Adjustment> { return Adjustment(); });
  const auto begin = std::chrono::steady_clock::now();
  server->stop();
  server->run();
  EXPECT_LT(std::chrono::steady_clock::now() - begin, patience);
}

TEST(Server, NeedsAPortOfItsOwn) {
  const PageServer server;
  const auto second = Server::listen(server.endpoint(), test_page(), {});
  ASSERT_FALSE(second);
  EXPECT_THAT(second.error().what, HasSubstr("port " + std::to_string(server.endpoint().port) + " is taken"));
}

TEST(Server, NeedsAnAddressOfThisComputer) {
  for (const std::string host : {"192.0.2.1", "no.such.host.invalid", "not an address"}) {
    const auto server = Server::listen({.host = host, .port = 0}, test_page(), {});
    ASSERT_FALSE(server) << host;
    EXPECT_THAT(server.error().what, HasSubstr(host));
  }
}

}  // namespace
}  // namespace rookie
