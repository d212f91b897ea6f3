#include "terminal/play.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <memory>
#include <utility>
#include <variant>

#include "bots/bot.h"
#include "core/lookup.h"
#include "core/random.h"
#include "notation/rgn.h"
#include "rules/game.h"
#include "terminal/input.h"
#include "terminal/screen.h"
#include "terminal/texts.h"

namespace rookie {
namespace {

using Bots = std::vector<std::unique_ptr<Bot>>;  // one a seat; null for a person

std::string why(const IllegalMove& illegal) { return fmt::format("{} ({})", illegal.why, to_string(illegal.clause)); }

class Session {
 public:
  // All must outlive the session. The moves made are added to the record.
  Session(Record& record, const Game& game, const Bots& bots, const Budget& budget, Screen& screen)
      : record_(record), game_(game), bots_(bots), budget_(budget), screen_(screen) {}

  // Plays until the end, or until a person leaves. The error is a bot's illegal move.
  [[nodiscard]] Result<void> run();

 private:
  [[nodiscard]] Bot* active_bot() const { return at(bots_, game_.active()).get(); }
  [[nodiscard]] std::optional<Move> decide();
  [[nodiscard]] std::optional<Move> ask_person();
  [[nodiscard]] Result<void> make(Move move);

  Record& record_;
  Game game_;
  const Bots& bots_;
  Budget budget_;
  Screen& screen_;
};

Result<void> Session::run() {
  screen_.say({std::string(texts::welcome)});
  while (!game_.over()) {
    const auto move = decide();
    if (!move) {
      screen_.note(texts::left);
      return {};
    }
    if (auto made = make(*move); !made) return made;
  }
  screen_.end(game_.table());
  return {};
}

// Nothing if the player leaves.
std::optional<Move> Session::decide() {
  if (Bot* bot = active_bot()) return *bot->decide(game_.table(), game_.legal_moves(), budget_);
  return ask_person();
}

std::optional<Move> Session::ask_person() {
  const Table table = game_.table();
  while (const auto typed = screen_.ask(table)) {
    const auto command = parse(*typed, table);
    if (!command) {
      screen_.warn(to_string(command.error()) + ".");
    } else if (const Move* move = std::get_if<Move>(&*command)) {
      Events ignored;
      const auto tried = Game(game_).apply(*move, ignored);
      if (tried) return *move;
      screen_.warn(fmt::format(texts::not_possible, why(tried.error())));
    } else if (std::holds_alternative<Help>(*command)) {
      screen_.help(table);
    } else if (screen_.confirms_quitting()) {
      break;
    }
  }
  return std::nullopt;
}

Result<void> Session::make(Move move) {
  const Table before = game_.table();
  const std::string& name = at(record_.names, game_.active());
  Events events;
  if (const auto made = game_.apply(move, events); !made) {
    return refuse(to_error(made.error()).rule, fmt::format(texts::illegal_bot, name, made.error().why));
  }
  record_.moves.push_back(move);
  for (const auto& bot : bots_) {
    if (!bot) continue;
    for (const Event& event : events) bot->observe(event);
  }
  screen_.tell(before, events, !game_.over() && active_bot() == nullptr);
  return {};
}

// The record of the game before its first move.
Record deal(const PlaySettings& settings) {
  Random random(settings.seed);
  Record record{.options = settings.options, .deck = Deck::shuffled(settings.options, random)};
  for (const auto& player : settings.players) record.names.push_back(player.name);
  return record;
}

Result<Bots> make_bots(const PlaySettings& settings) {
  Bots bots;
  for (const auto& player : settings.players) {
    const Seat seat = Seat::at(static_cast<int>(bots.size()));
    bots.emplace_back();
    if (!player.bot) continue;
    auto bot = make_bot(*player.bot, settings.options, seat, Random(settings.seed, bots.size()).next());
    if (!bot) return std::unexpected(bot.error());
    bots.back() = std::move(*bot);
  }
  return bots;
}

Result<void> append(const std::filesystem::path& path, std::string_view text) {
  std::ofstream file(path, std::ios::app | std::ios::binary);
  file << text << std::flush;
  if (!file) return refuse("", fmt::format(texts::not_recorded, path.string()));
  return {};
}

bool has_tab(const PlaySettings::Player& player) { return player.name.find('\t') != std::string::npos; }

}  // namespace

Result<void> check(const PlaySettings& settings) {
  if (auto valid = validate(settings.options); !valid) return valid;
  if (settings.players.size() != settings.options.seats) return refuse("R1.3", std::string(texts::wrong_seats));
  if (std::ranges::any_of(settings.players, has_tab)) return refuse("", std::string(texts::tab_in_name));
  // A record that can be read again has no name that is empty or drives the terminal (N0, N2).
  if (const auto read = parse_rgn(write_rgn(deal(settings))); !read) return std::unexpected(read.error().error);
  if (const auto bots = make_bots(settings); !bots) return std::unexpected(bots.error());
  if (settings.record) return append(*settings.record, "");
  return {};
}

Result<void> play(const PlaySettings& settings, Console& console) {
  if (auto right = check(settings); !right) return right;
  Record record = deal(settings);
  const Game game = replay(record).value();
  const Bots bots = make_bots(settings).value();
  Screen screen(console, record.names,
                {.interactive = settings.interactive, .colour = settings.colour, .look = settings.look});
  if (auto played = Session(record, game, bots, settings.budget, screen).run(); !played) return played;
  if (settings.record) {
    if (auto recorded = append(*settings.record, write_rgn(record)); !recorded) return recorded;
    screen.note(fmt::format(texts::recorded, settings.record->string()));
  }
  return {};
}

}  // namespace rookie
