// Feeds any bytes to a bot, line by line. The bot either refuses a line, with a reason that fits into an answer and has
// no control characters, or accepts it and answers only with the greeting or a move. A line that can be read is written
// so that it reads the same.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <sstream>
#include <string>

#include "bot_protocol/lines.h"
#include "bot_protocol/session.h"
#include "check.h"
#include "notation/rgn.h"

namespace {

using namespace rookie;

std::chrono::nanoseconds no_time() { return {}; }

bool is_control(char byte) { return (byte >= 0 && byte < ' ') || byte == 0x7F; }

void check_error(const Error& error) {
  const std::string text = "error line 2147483647: " + to_string(error);
  check(!error.what.empty() && text.size() <= most_answer_bytes && std::ranges::none_of(text, is_control));
}

void check_written_again(std::string_view line) {
  const std::string_view word = take_word(line);
  if (word == "game") {
    if (const auto read = parse_game_line(line)) check(parse_game_line(to_string(*read).substr(word.size())) == read);
  } else if (word == "move") {
    if (const auto read = parse_move_line(line)) check(parse_move_line(to_string(*read).substr(word.size())) == read);
  } else if (word == "go") {
    if (const auto read = parse_go_line(line)) check(parse_go_line(to_string(*read, {}).substr(word.size())) == read);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::span bytes(data, size);
  std::istringstream text(std::string(bytes.begin(), bytes.end()));
  BotSession session("elephant", 1, no_time, nullptr);
  for (std::string line; std::getline(text, line);) {
    const auto answer = session.hear(line);
    if (!answer) check_error(answer.error());
    if (answer && !answer->empty()) check(*answer == greeting || parse_move(*answer));
    check_written_again(line);
  }
  return 0;
}
