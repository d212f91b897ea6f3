#include "terminal/screen.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "terminal/board.h"
#include "terminal/describe.h"
#include "terminal/input.h"
#include "terminal/ranking.h"
#include "terminal/request.h"
#include "terminal/texts.h"
#include "terminal/width.h"

namespace rookie {
namespace {

constexpr std::chrono::milliseconds step_time{1500};  // how long a scene without a mismatch is shown
constexpr std::string_view clear_screen = "\x1b[H\x1b[2J\x1b[3J";
constexpr std::size_t said_height = 3;  // always reserved, so that requests stay in one place

bool begins_scene(const Event& event) {
  switch (event.type) {
    case Event::Type::Turned:
    case Event::Type::Placed:
    case Event::Type::Rookie:
    case Event::Type::Taken:
    case Event::Type::Shifted: return true;
    case Event::Type::Secured: return is_of_last_pair(event);
    default: return false;
  }
}

// Whether this event removes what the scene shows from the next page.
bool clears_away(const Event& event) {
  return event.type == Event::Type::Paired || event.type == Event::Type::Secured || covers_mismatch(event);
}

}  // namespace

std::vector<Scene> scenes(std::span<const Step> steps) {
  std::vector<Scene> all;
  std::size_t first = 0;
  for (std::size_t next = 1; next <= steps.size(); ++next) {
    if (next < steps.size() && !begins_scene(steps[next].event)) continue;
    all.push_back(steps.subspan(first, next - first));
    first = next;
  }
  return all;
}

Screen::Screen(Console& console, Names names, Style style)
    : console_(console), names_(std::move(names)), style_(style), paint_(style.colour) {
  for (std::string& name : names_) name = cut(name, name_width);
}

void Screen::say(Lines sentences) {
  said_ = std::move(sentences);
  if (style_.interactive) return;
  for (const std::string& sentence : said_) write({indent(sentence)});
}

void Screen::warn(std::string_view sentence) {
  warning_ = indent(sentence);
  if (!style_.interactive) write({warning_});
}

void Screen::tell(const Steps& steps, bool person_is_next) {
  const auto all = scenes(steps);
  for (std::size_t number = 0; number < all.size(); ++number) {
    const Scene scene = all[number];
    say(narrate(scene));
    const bool last = number + 1 == all.size();
    if (!last || !person_is_next || std::ranges::any_of(scene, clears_away, &Step::event)) show(scene);
    // Nothing about cards that are face down again may stay readable.
    const auto is_cover = [](const Step& step) { return step.event.type == Event::Type::Covered; };
    const auto covered = std::ranges::find_if(scene, is_cover);
    if (covered != scene.end()) said_ = narrate({covered, scene.end()});
  }
}

std::optional<std::string> Screen::ask(const Table& table) {
  draw(table, render_request(table, names_, paint_));
  return read(paint_.strong(fmt::format(texts::prompt, at(names_, table.active))));
}

bool Screen::confirms_quitting() {
  const auto answer = read(texts::confirm_quit);
  return !answer || means(*answer, texts::word_yes);
}

void Screen::help(const Table& table) {
  clear();
  write(render_help(table));
  if (!style_.interactive) return;
  write({""});
  static_cast<void>(read(texts::go_on));
}

void Screen::end(const Table& table) {
  clear();
  if (style_.interactive) write(wrap(said_));
  write({""});
  write(render_ranking(table, names_, paint_));
}

void Screen::note(std::string_view sentence) { write({"", indent(sentence)}); }

std::optional<std::string> Screen::read(std::string_view prompt) {
  console_.write(indent(prompt));
  return console_.read_line();
}

Lines Screen::narrate(Scene scene) const {
  Lines sentences;
  for (const Step& step : scene) {
    std::string sentence = describe(step.event, names_);
    if (!sentence.empty()) sentences.push_back(std::move(sentence));
  }
  return sentences;
}

void Screen::show(Scene scene) {
  if (!style_.interactive) return;
  const bool mismatch = std::ranges::any_of(scene, covers_mismatch, &Step::event);
  draw(scene.front().table, {indent(paint_.faint(mismatch ? texts::look_closely : texts::any_key))});
  console_.wait(mismatch ? style_.look : step_time);
}

void Screen::draw(const Table& table, const Lines& below) {
  clear();
  write(render_board(table, names_, paint_));
  if (style_.interactive) {
    Lines said = wrap(said_);
    said.resize(std::max(said.size(), said_height));
    write({""});
    write(said);
    write({std::exchange(warning_, {})});
  }
  write(below);
}

void Screen::clear() { console_.write(style_.interactive ? clear_screen : "\n"); }

void Screen::write(const Lines& lines) { console_.write(fmt::format("{}\n", fmt::join(lines, "\n"))); }

}  // namespace rookie
