// What systemd does to `rookie serve`: deploy/rookie.service, deploy/rookie.socket.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <future>
#include <memory>
#include <string>

#include "app/program.h"
#include "app/serving.h"
#include "server/player.h"

namespace rookie {
namespace {

using testing::HasSubstr;

struct Supervised : testing::Test {
  Supervised() { write_file(folder.file("index.html"), "the start"); }

  [[nodiscard]] std::unique_ptr<Serving> serve(const std::string& environment, const std::string& options) const {
    return std::make_unique<Serving>(environment, folder.file(""),
                                     " --store sqlite:" + folder.file("tables.db") + options);
  }

  ScratchFolder folder;
};

// A socket to which a program says how it is.
class Ear {
 public:
  explicit Ear(const std::string& path) {
    sockaddr_un address{.sun_family = AF_UNIX};
    std::ranges::copy(path, address.sun_path);
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): as the system requires
    EXPECT_EQ(bind(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  }
  Ear(const Ear&) = delete;
  Ear& operator=(const Ear&) = delete;
  ~Ear() { close(socket_); }

  // Waits for it.
  [[nodiscard]] std::string next() const {
    std::array<char, 256> text{};
    const auto size = recv(socket_, text.data(), text.size(), 0);
    return {text.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0))};
  }

 private:
  int socket_ = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
};

TEST_F(Supervised, SaysWhenItIsReadyThatItDoesNotHangAndWhenItStops) {
  const Ear ear(folder.file("notify"));
  const auto serving = serve("NOTIFY_SOCKET=" + folder.file("notify") + " WATCHDOG_USEC=100000 WATCHDOG_PID=$$", "");
  EXPECT_EQ(ear.next(), "READY=1");
  for (int beat = 0; beat < 3; ++beat) EXPECT_EQ(ear.next(), "WATCHDOG=1");
  EXPECT_EQ(serving->end_with(SIGTERM), 0);
  std::string last;
  while ((last = ear.next()) == "WATCHDOG=1") {
  }
  EXPECT_EQ(last, "STOPPING=1");
}

TEST_F(Supervised, TakesNewLimitsWhileItRuns) {
  const auto configure = [&](const std::string& tables) {
    write_file(folder.file("rookie.conf"), "[serve]\nlog = info\nmetrics = 127.0.0.1:0\ntables = " + tables + "\n");
  };
  const auto log = [&] { return read_file(folder.file("log")); };
  configure("1");
  const auto serving = serve("", " --config " + folder.file("rookie.conf") + " 2>" + folder.file("log"));
  (void)open_table(serving->port());
  EXPECT_EQ(http(serving->port(), "POST", "/api/tables").status, 503U);
  configure("many");
  serving->signal(SIGHUP);
  while (log().find("\"not_adjusted\"") == std::string::npos) {
  }
  EXPECT_EQ(http(serving->port(), "POST", "/api/tables").status, 503U);
  configure("2");
  serving->signal(SIGHUP);
  while (log().find("\"adjusted\"") == std::string::npos) {
  }
  (void)open_table(serving->port());
  EXPECT_EQ(serving->end_with(SIGTERM), 0);
}

// A socket that listens on a free port, and is kept while servers come and go.
class KeptSocket {
 public:
  KeptSocket() {
    sockaddr_in address{.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): as the system requires
    EXPECT_EQ(bind(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    EXPECT_EQ(listen(socket_, SOMAXCONN), 0);
  }
  KeptSocket(const KeptSocket&) = delete;
  KeptSocket& operator=(const KeptSocket&) = delete;
  ~KeptSocket() { close(socket_); }

  [[nodiscard]] std::string as_option() const { return " 3<&" + std::to_string(socket_); }

 private:
  // Not 3, as which it is passed on; and a shell only knows numbers of one digit.
  int socket_ = [] {
    const int any = socket(AF_INET, SOCK_STREAM, 0);
    const int kept = fcntl(any, F_DUPFD, 4);
    close(any);
    return kept;
  }();
};

TEST_F(Supervised, NobodyIsRefusedWhileItIsReplaced) {
  const KeptSocket socket;
  const auto start = [&] { return serve("LISTEN_FDS=1 LISTEN_PID=$$", socket.as_option()); };
  auto serving = start();
  const std::uint16_t port = serving->port();
  const std::string table = open_table(port, quick_settings());
  Player first(port, table, 1);
  Player second(port, table, 2);
  start_game(first, second);
  for (int upgrade = 0; upgrade < 3; ++upgrade) {
    play_one(first, second);
    const auto before = first.mirror().sequence();
    EXPECT_EQ(serving->end_with(SIGTERM), 0);
    // They come back while there is no server, and are served by the next one.
    auto back = std::async(std::launch::async, [&] {
      for (Player* player : {&first, &second}) player->reconnect(port);
    });
    serving = start();
    back.get();
    EXPECT_EQ(serving->port(), port);
    EXPECT_EQ(second.mirror().sequence(), before);
  }
  play_one(first, second);
  EXPECT_EQ(serving->end_with(SIGTERM), 0);
}

}  // namespace
}  // namespace rookie
