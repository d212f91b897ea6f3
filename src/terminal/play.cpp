#include "terminal/play.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <utility>
#include <variant>

#include "notation/rgn.h"
#include "play/local_game.h"
#include "terminal/input.h"
#include "terminal/screen.h"
#include "terminal/texts.h"

namespace rookie {
namespace {

// Deals the game.
Result<LocalGame> set_up(const PlaySettings& settings) {
  Record record{.options = settings.options, .deck_tag = false};
  Levels levels;
  for (const auto& player : settings.players) {
    record.names.push_back(player.name);
    levels.push_back(player.bot);
  }
  return LocalGame::set_up(std::move(record), settings.seed, std::move(levels), settings.evaluation);
}

Names names_on_screen(const PlaySettings& settings) {
  Names names;
  for (const auto& player : settings.players) names.push_back(player.you ? std::string(texts::you) : player.name);
  return names;
}

// Asks the person whose turn it is for a move and makes it; returns nothing if they leave.
std::optional<Steps> ask_person(LocalGame& game, Screen& screen) {
  const Table table = game.table();
  while (const auto typed = screen.ask(table)) {
    const auto command = parse(*typed, table);
    if (!command) {
      screen.warn(to_string(command.error()) + ".");
    } else if (const Move* move = std::get_if<Move>(&*command)) {
      auto steps = game.play(*move);
      if (steps) return *std::move(steps);
      screen.warn(fmt::format(texts::not_possible, to_string(steps.error())));
    } else if (std::holds_alternative<Help>(*command)) {
      screen.help(table);
    } else if (screen.confirms_quitting()) {
      break;
    }
  }
  return std::nullopt;
}

Lines opening(const Options& options) {
  Lines sentences{std::string(texts::welcome)};
  if (has_house_rules(options)) sentences.push_back(fmt::format(texts::house_rules, to_string(options.rulings, ',')));
  return sentences;
}

// Plays to the end, or until a person leaves. Fails if a bot makes no legal move.
Result<void> run(LocalGame& game, const Budget& budget, Screen& screen) {
  screen.say(opening(game.table().options));
  while (game.waiting_for() != WaitingFor::Nobody) {
    std::optional<Steps> steps;
    if (game.waiting_for() == WaitingFor::Bot) {
      auto played = game.play_bot(budget);
      if (!played) return std::unexpected(played.error());
      steps = *std::move(played);
    } else {
      steps = ask_person(game, screen);
    }
    if (!steps) {
      screen.note(texts::left);
      return {};
    }
    screen.tell(*steps, game.waiting_for() == WaitingFor::Person);
  }
  screen.end(game.table());
  return {};
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
  const auto game = set_up(settings);
  if (!game) return std::unexpected(game.error());
  // Reading the record again refuses names that are empty or contain control characters (N0, N2).
  if (const auto read = parse_rgn(game->saved()); !read) return std::unexpected(read.error().error);
  if (settings.record) return append(*settings.record, "");
  return {};
}

Result<void> play(const PlaySettings& settings, Console& console) {
  if (auto right = check(settings); !right) return right;
  LocalGame game = set_up(settings).value();
  Screen screen(console, names_on_screen(settings),
                {.interactive = settings.interactive, .colour = settings.colour, .look = settings.look});
  if (auto played = run(game, settings.budget, screen); !played) return played;
  if (settings.record) {
    if (auto recorded = append(*settings.record, game.saved()); !recorded) return recorded;
    screen.note(fmt::format(texts::recorded, settings.record->string()));
  }
  return {};
}

}  // namespace rookie
