#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.h"
#include "terminal/console.h"

namespace rookie {

// A console without a real person, device or clock.
class FakeConsole final : public Console {
 public:
  // Answers what was written since its last answer. Returning nothing ends the input.
  using Person = std::function<std::optional<std::string>(std::string_view written)>;

  explicit FakeConsole(Person person) : person_(std::move(person)) {}

  void write(std::string_view text) override { output_.append(text); }
  std::optional<std::string> read_line() override;
  void wait(std::chrono::milliseconds time) override { waits_.push_back(time); }

  [[nodiscard]] const std::string& output() const { return output_; }
  [[nodiscard]] const std::vector<std::chrono::milliseconds>& waits() const { return waits_; }

 private:
  Person person_;
  std::string output_;
  std::size_t answered_ = 0;
  std::vector<std::chrono::milliseconds> waits_;
};

// A person who types these lines, whatever is asked, and then ends the input.
[[nodiscard]] FakeConsole::Person typing(std::deque<std::string> lines);

// A person who reads each request and types one of the keys it offers.
[[nodiscard]] FakeConsole::Person reading(std::uint64_t seed);

inline constexpr std::string_view clear_screen_and_scroll_back = "\x1b[H\x1b[2J\x1b[3J";

// Splits the output where the screen is cleared.
[[nodiscard]] std::vector<std::string> pages(std::string_view output);

[[nodiscard]] std::vector<std::string> lines_of(std::string_view text);

}  // namespace rookie
