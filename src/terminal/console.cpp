#include "terminal/console.h"

#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>

namespace rookie {
namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nobody changes the environment
  return value == nullptr ? "" : value;
}

}  // namespace

StandardConsole::StandardConsole() : interactive_(isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0) {}

bool StandardConsole::colour() {
  return isatty(STDOUT_FILENO) != 0 && environment("NO_COLOR").empty() && environment("TERM") != "dumb";
}

void StandardConsole::write(std::string_view text) { std::cout << text << std::flush; }

std::optional<std::string> StandardConsole::read_line() {
  // What was typed while cards were to be looked at is no decision.
  if (interactive_) tcflush(STDIN_FILENO, TCIFLUSH);
  std::string line;
  if (!std::getline(std::cin, line)) return std::nullopt;
  return line;
}

// A terminal hands over one line at a time, so that std::cin never holds back one that poll does not see.
void StandardConsole::wait(std::chrono::milliseconds time) {
  pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
  if (!interactive_ || poll(&input, 1, static_cast<int>(time.count())) <= 0) return;
  std::string ignored;
  std::getline(std::cin, ignored);
}

}  // namespace rookie
