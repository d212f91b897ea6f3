#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "app/program.h"
#include "server/addresses.h"

// `rookie play` and `rookie serve` in a terminal.
namespace rookie {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

constexpr std::chrono::seconds patience{30};
constexpr std::string_view clear_scroll_back = "\x1b[3J";
constexpr std::string_view first_prompt = "Ada > ";
constexpr std::string_view second_prompt = "Ben > ";
constexpr std::string_view look = "Look closely!";

using Environment = std::vector<std::pair<std::string, std::string>>;

[[noreturn]] void become(Arguments words, const Environment& environment) {
  unsetenv("NO_COLOR");
  setenv("TERM", "xterm-256color", 1);
  for (const auto& [name, value] : environment) setenv(name.c_str(), value.c_str(), 1);
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  execv(argv.front(), argv.data());
  _exit(127);
}

// The program in a terminal of its own.
class Terminal {
 public:
  explicit Terminal(const Arguments& arguments, const Environment& environment = {}) {
    process_ = forkpty(&screen_, nullptr, nullptr, nullptr);
    if (process_ < 0) throw std::runtime_error("no terminal");
    if (process_ == 0) become(Arguments{ROOKIE_PROGRAM} + arguments, environment);
  }
  Terminal(const Terminal&) = delete;
  Terminal(Terminal&&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  Terminal& operator=(Terminal&&) = delete;
  ~Terminal() {
    if (process_ > 0) {
      kill(process_, SIGKILL);
      waitpid(process_, nullptr, 0);
    }
    close(screen_);
  }

  void type(std::string_view keys) const { ASSERT_EQ(write(screen_, keys.data(), keys.size()), std::ssize(keys)); }

  // Everything that has appeared since the last awaited text, up to and including this one.
  std::string until(std::string_view text) {
    const auto deadline = steady_clock::now() + patience;
    while (unread_.find(text) == std::string::npos) {
      if (!receive(deadline)) {
        ADD_FAILURE() << "'" << text << "' does not appear in: " << unread_;
        return std::exchange(unread_, {});
      }
    }
    const std::size_t end = unread_.find(text) + text.size();
    const std::string seen = unread_.substr(0, end);
    unread_.erase(0, end);
    return seen;
  }

  [[nodiscard]] bool takes_lines_and_shows_them() const {
    termios now{};
    EXPECT_EQ(tcgetattr(screen_, &now), 0);
    return (now.c_lflag & ICANON) != 0 && (now.c_lflag & ECHO) != 0;
  }

  void await_single_keys() const {
    const auto deadline = steady_clock::now() + patience;
    while (takes_lines_and_shows_them() && steady_clock::now() < deadline) std::this_thread::yield();
    ASSERT_FALSE(takes_lines_and_shows_them());
  }

  // How the program ended, as waitpid tells it.
  int end() {
    const auto deadline = steady_clock::now() + patience;
    while (receive(deadline)) {
    }
    int status = 0;
    EXPECT_GT(waitpid(std::exchange(process_, 0), &status, 0), 0);
    return status;
  }

 private:
  // Fails once the program has ended or the deadline has passed.
  bool receive(steady_clock::time_point deadline) {
    const auto left = std::chrono::duration_cast<milliseconds>(deadline - steady_clock::now());
    pollfd output{.fd = screen_, .events = POLLIN, .revents = 0};
    if (left.count() <= 0 || poll(&output, 1, static_cast<int>(left.count())) <= 0) return false;
    std::array<char, 4096> piece{};
    const ssize_t size = read(screen_, piece.data(), piece.size());
    if (size <= 0) return false;
    unread_.append(piece.data(), static_cast<std::size_t>(size));
    return true;
  }

  int screen_ = -1;
  pid_t process_ = 0;
  std::string unread_;
};

// A game in which spots 1 and 2 do not match. Kids, so that they are always covered again.
Arguments game_with_mismatch() {
  for (int seed = 0; seed < 100; ++seed) {
    const Arguments game{"play",   "--variant", "kids",   "--names",           "Ada,Ben",
                         "--look", "600",       "--seed", std::to_string(seed)};
    if (rookie(game, "1\n2\n").out.find("No pair") != std::string::npos) return game;
  }
  throw std::runtime_error("only pairs");
}

void await_look(Terminal& terminal) {
  terminal.until(first_prompt);
  terminal.type("1\n2\n");
  terminal.until(look);
  terminal.await_single_keys();
}

TEST(Terminal, TakesWhatIsTypedAhead) {
  Terminal terminal(game_with_mismatch());
  terminal.until(first_prompt);
  terminal.type("1\n2\n");
  EXPECT_THAT(terminal.until(look), HasSubstr("turned over spot 2"));
}

TEST(Terminal, AnyKeyEndsTheLook) {
  for (const std::string key : {" ", "\n", "z", "\x04", "\x1b[A"}) {
    Terminal terminal(game_with_mismatch());
    await_look(terminal);
    terminal.type(key);
    terminal.until(second_prompt);
    EXPECT_TRUE(terminal.takes_lines_and_shows_them());
    terminal.type("3\n");
    EXPECT_THAT(terminal.until(second_prompt), HasSubstr("Ben turned over spot 3"));
  }
}

TEST(Terminal, KeysOfTheLookAreNeitherShownNorAnswers) {
  Terminal terminal(game_with_mismatch());
  await_look(terminal);
  terminal.type("~~~");
  EXPECT_THAT(terminal.until(second_prompt), Not(HasSubstr("~")));
  terminal.type("3\n");
  EXPECT_THAT(terminal.until(second_prompt), HasSubstr("Ben turned over spot 3"));
}

// Scrolling back shows no card that was covered.
TEST(Terminal, ForgetsAMismatch) {
  Terminal terminal(game_with_mismatch());
  await_look(terminal);
  terminal.type(" ");
  const std::string after = terminal.until(second_prompt);
  EXPECT_THAT(after, HasSubstr(clear_scroll_back));
  EXPECT_THAT(after, Not(HasSubstr("turned over spot")));
}

TEST(Terminal, IsRestoredWhenAKeyEndsTheProgram) {
  Terminal terminal(game_with_mismatch());
  await_look(terminal);
  terminal.type("\x03");  // Ctrl-C
  const int status = terminal.end();
  EXPECT_TRUE(WIFSIGNALED(status));
  EXPECT_EQ(WTERMSIG(status), SIGINT);
  EXPECT_TRUE(terminal.takes_lines_and_shows_them());
}

TEST(Terminal, EndOfInputAtAPromptLeavesTheGame) {
  Terminal terminal(game_with_mismatch());
  terminal.until(first_prompt);
  terminal.type("\x04");
  terminal.until("The game was left before its end.");
  EXPECT_EQ(terminal.end(), 0);
}

TEST(Terminal, HasColoursUnlessTheUserWantsNone) {
  const auto colour_code = ContainsRegex("\x1b\\[[0-9;]*m");
  Terminal colourful(game_with_mismatch());
  EXPECT_THAT(colourful.until(first_prompt), colour_code);
  Terminal plain(game_with_mismatch(), {{"NO_COLOR", "1"}});
  const std::string page = plain.until(first_prompt);
  EXPECT_THAT(page, HasSubstr(clear_scroll_back));
  EXPECT_THAT(page, Not(colour_code));
}

TEST(Terminal, WithoutEscapeCodesIsGivenNone) {
  for (const std::string kind : {"dumb", ""}) {
    Terminal terminal(game_with_mismatch(), {{"TERM", kind}});
    terminal.until(first_prompt);
    terminal.type("1\n2\n");
    const std::string output = terminal.until(second_prompt);
    EXPECT_THAT(output, HasSubstr("No pair"));
    EXPECT_THAT(output, Not(HasSubstr("\x1b")));
    EXPECT_THAT(output, Not(HasSubstr(look)));
  }
}

TEST(ServeInATerminal, ShowsCodesForTheWifiAndTheGame) {
  const ScratchFolder folder;
  write_file(folder.file("index.html"), "the start");
  Terminal terminal({"serve", "--listen", "127.0.0.1:0", "--page", folder.file(""), "--store",
                     "sqlite:" + folder.file("tables.db"), "--wifi", "Zuhause", "--wifi-password", "geheim"});
  const std::string said = terminal.until("Ctrl-C ends it.");
  EXPECT_THAT(said, HasSubstr("▀▀▀▀▀"));
  EXPECT_THAT(said, HasSubstr("1. the Wi-Fi Zuhause"));
}

TEST(ServeInATerminal, HasANameInTheNetworkIfThereIsAvahi) {
  const Addresses addresses = addresses_of({.host = "0.0.0.0", .port = 0});
  if (addresses.nearby.empty()) GTEST_SKIP() << "this computer is in no network";
  const ScratchFolder folder;
  write_file(folder.file("index.html"), "the start");
  write_file(folder.file("avahi-publish-address"), "#!/bin/sh\necho $* $$ >" + folder.file("announced") +
                                                       "\necho \"Established under name 'rookie.local'\" >&2\n"
                                                       "exec sleep 1000\n");
  std::filesystem::permissions(folder.file("avahi-publish-address"), std::filesystem::perms::owner_all);
  Terminal terminal(
      {"serve", "--listen", "0.0.0.0:0", "--page", folder.file(""), "--store", "sqlite:" + folder.file("tables.db")},
      {{"PATH", folder.file("") + ":" + std::getenv("PATH")}});
  EXPECT_THAT(terminal.until("Ctrl-C ends it."), ContainsRegex("http://rookie.local:[1-9][0-9]*/"));
  const std::string announced = read_file(folder.file("announced"));
  const std::string expected = "-R rookie.local " + addresses.number + " ";
  EXPECT_THAT(announced, testing::StartsWith(expected));
  terminal.type("\x03");
  EXPECT_EQ(terminal.end(), 0);
  EXPECT_EQ(kill(std::stoi(announced.substr(expected.size())), 0), -1) << "it is still announced";
}

}  // namespace
}  // namespace rookie
