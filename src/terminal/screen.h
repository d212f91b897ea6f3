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

// Steps that are shown together before the game goes on: the table of the first, with the sentences of all.
using Scene = std::span<const Step>;

// Splits the steps of one move into scenes. Each begins with something new (cards turned over, placed, taken or
// shifted; a Rookie), which it shows before later steps clear it away: a mismatch still open, three equal tops still in
// their tray.
[[nodiscard]] std::vector<Scene> scenes(std::span<const Step> steps);

// Shows one game on a console. If interactive, every page replaces the one before, including the scroll-back, so that
// no card stays readable once it is covered, and there are pauses. Otherwise it writes plain lines without pauses.
class Screen {
 public:
  struct Style {
    bool interactive = false;
    bool colour = false;
    std::chrono::milliseconds look;  // how long a mismatch is shown
  };

  Screen(Console& console, Names names, Style style);

  // Sets the sentences of the next pages.
  void say(Lines sentences);
  // Sets the warning about what was typed, for the next page only.
  void warn(std::string_view sentence);
  // Shows the steps of a move, scene by scene. If a person is next, the last scene is left to the page with the
  // request, unless it shows something that page does not.
  void tell(const Steps& steps, bool person_is_next);
  // Shows the page with the request and returns what the active player types, or nothing at the end of input.
  [[nodiscard]] std::optional<std::string> ask(const Table& table);
  [[nodiscard]] bool confirms_quitting();
  void help(const Table& table);
  void end(const Table& table);
  // Writes a last line below the page.
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
