#include "terminal/console.h"

#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <iostream>

namespace rookie {
namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nobody changes the environment
  return value == nullptr ? "" : value;
}

bool is_terminal(int descriptor) { return isatty(descriptor) != 0; }

// Whether the terminal understands escape codes.
bool is_smart() { return !environment("TERM").empty() && environment("TERM") != "dumb"; }

// Makes every key take effect at once, even Ctrl-D, and shows none, until it is destroyed. Discards typed input when
// created and when destroyed. A signal that ends the program restores the terminal first.
class SingleKeys {
 public:
  SingleKeys() {
    tcgetattr(STDIN_FILENO, &before);
    struct sigaction restoring{};
    restoring.sa_handler = restore_and_end;               // NOLINT(cppcoreguidelines-pro-type-union-access): POSIX
    restoring.sa_flags = static_cast<int>(SA_RESETHAND);  // raised again, the signal has its usual effect
    for (std::size_t i = 0; i < ending.size(); ++i) sigaction(ending[i], &restoring, &actions_[i]);
    termios keys = before;
    keys.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &keys);
  }
  SingleKeys(const SingleKeys&) = delete;
  SingleKeys& operator=(const SingleKeys&) = delete;
  ~SingleKeys() {
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &before);
    for (std::size_t i = 0; i < ending.size(); ++i) sigaction(ending[i], &actions_[i], nullptr);
  }

 private:
  static constexpr std::array ending{SIGINT, SIGQUIT, SIGTERM};

  static void restore_and_end(int signal) {
    tcsetattr(STDIN_FILENO, TCSANOW, &before);
    raise(signal);
  }

  static inline termios before;  // static for the signal handler; only one SingleKeys exists at a time
  std::array<struct sigaction, ending.size()> actions_{};
};

}  // namespace

StandardConsole::StandardConsole()
    : interactive_(is_terminal(STDIN_FILENO) && is_terminal(STDOUT_FILENO) && is_smart()) {}

bool StandardConsole::colour() { return is_terminal(STDOUT_FILENO) && is_smart() && environment("NO_COLOR").empty(); }

void StandardConsole::write(std::string_view text) { std::cout << text << std::flush; }

std::optional<std::string> StandardConsole::read_line() {
  std::string line;
  const bool read = static_cast<bool>(std::getline(std::cin, line));
  if (!is_terminal(STDIN_FILENO)) write(line + "\n");
  return read ? std::optional(line) : std::nullopt;
}

// A terminal delivers one line at a time, so std::cin never buffers a line that should be discarded.
void StandardConsole::wait(std::chrono::milliseconds time) {
  if (!interactive_) return;
  const SingleKeys keys;
  pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
  poll(&input, 1, static_cast<int>(time.count()));
}

}  // namespace rookie
