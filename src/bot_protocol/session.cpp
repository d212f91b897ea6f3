#include "bot_protocol/session.h"

#include <algorithm>
#include <limits>

#include "bot_protocol/lines.h"
#include "notation/rgn.h"

namespace rookie {
namespace {

// Whether no line may have this byte: besides visible characters, only tabs and a CR at the end are allowed.
bool is_foreign(char byte) { return (byte < ' ' || byte > '~') && byte != '\t' && byte != '\r'; }

std::unexpected<Error> not_the_turn(const Game& game) {
  return refuse("R2.3",
                game.over() ? "the game is over" : "it is the turn of seat " + std::to_string(game.active().number()));
}

}  // namespace

Result<std::string> BotSession::hear(std::string_view line) {
  if (line.size() > most_line_bytes) {
    return refuse("", "a line has at most " + std::to_string(most_line_bytes) + " bytes");
  }
  if (std::ranges::any_of(line, is_foreign)) return refuse("", "a line has printable ASCII characters only");
  const std::string_view word = take_word(line);
  if (word == "rookie") return greet(line);
  if (word == "quit") {
    over_ = true;
    return "";
  }
  if (!greeted_) return refuse("", "first comes '" + std::string(greeting) + "'");
  if (word == "game") return start(line);
  if (word == "move") return watch(line);
  if (word == "go") return decide(line);
  return refuse("", "a line begins with rookie, game, move, go or quit, not with " + in_quotes(word));
}

Result<std::string> BotSession::greet(std::string_view version) {
  const std::string_view number = take_word(version);
  if (number != bot_protocol_version) {
    return refuse("", "this bot speaks version " + std::string(bot_protocol_version) + ", not " + in_quotes(number));
  }
  greeted_ = true;
  return std::string(greeting);
}

Result<std::string> BotSession::start(std::string_view words) {
  const auto line = parse_game_line(words);
  if (!line) return std::unexpected(line.error());
  auto bot = make_bot(level_, line->options, line->you, line->seed, evaluation_, reads_);
  if (!bot) return std::unexpected(bot.error());
  playing_ = {.you = line->you, .told = ToldGame(line->options, Deck::blank(line->options)), .bot = std::move(*bot)};
  return "";
}

Result<std::string> BotSession::watch(std::string_view words) {
  const auto line = parse_move_line(words);
  if (!line) return std::unexpected(line.error());
  if (!playing_) return refuse("", "there is no game yet");
  ToldGame told = playing_->told;
  if (told.game().over() || told.game().active() != line->seat) return not_the_turn(told.game());
  Events events;
  if (const auto made = told.make(line->decision, events); !made) return std::unexpected(made.error());
  playing_->told = told;
  for (const Event& event : events) playing_->bot->observe(event);
  return "";
}

Result<std::string> BotSession::decide(std::string_view words) {
  const auto line = parse_go_line(words);
  if (!line) return std::unexpected(line.error());
  if (!playing_) return refuse("", "there is no game yet");
  const Game& game = playing_->told.game();
  if (game.over() || game.active() != playing_->you) return not_the_turn(game);
  const int positions = positions_.value_or(line->positions.value_or(std::numeric_limits<int>::max()));
  const auto move = playing_->bot->decide(game.table(), game.legal_moves(),
                                          {.positions = positions, .time = line->time, .now = now_});
  if (!move) return std::unexpected(move.error());
  return to_string(*move);
}

}  // namespace rookie
