#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "play/course.h"
#include "rules/table.h"
#include "terminal/console.h"
#include "terminal/lines.h"
#include "terminal/names.h"
#include "terminal/paint.h"

namespace rookie {

// Steps to be looked at before the game goes on: the table of the first, and what is said about all of them.
using Scene = std::span<const Step>;

// The scenes of one move. Each begins with something new (cards turned over, placed, taken, shifted; a Rookie) and
// shows it before the steps that follow clear it away: a mismatch lies open, three equal tops lie in their tray.
[[nodiscard]] std::vector<Scene> scenes(std::span<const Step> steps);

// Shows one game on a console. Interactive: every page replaces the one before, scroll-back included, so that nothing
// that was seen stays readable, and takes its time. Otherwise: plain lines, at once.
class Screen {
 public:
  struct Style {
    bool interactive = false;
    bool colour = false;
    std::chrono::milliseconds look;  // how long a mismatch lies open
  };

  Screen(Console& console, Names names, Style style);

  // What the next pages say; replaces what was said before.
  void say(Lines sentences);
  // What is wrong with what was typed; only for the next page.
  void warn(std::string_view sentence);
  // What a move has caused, scene by scene. If a person is next, the last one is left to the page with the request,
  // unless it shows what that page no longer does.
  void tell(const Steps& steps, bool person_is_next);
  // The page with its request; then what the active player types, or nothing at the end of input.
  [[nodiscard]] std::optional<std::string> ask(const Table& table);
  [[nodiscard]] bool confirms_quitting();
  void help(const Table& table);
  void end(const Table& table);
  // A last line, below the page.
  void note(std::string_view sentence);

 private:
  [[nodiscard]] std::optional<std::string> read(std::string_view prompt);
  [[nodiscard]] Lines narrate(Scene scene) const;
  void show(Scene scene);
  void draw(const Table& table, const Lines& below);
  void clear();
  void write(const Lines& lines);

  Console& console_;
  Names names_;
  Style style_;
  Paint paint_;
  Lines said_;
  std::string warning_;
};

}  // namespace rookie
