#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace rookie {

// The world outside the game: what a person types and sees, and time.
class Console {
 public:
  Console() = default;
  Console(const Console&) = delete;
  Console& operator=(const Console&) = delete;
  virtual ~Console() = default;

  virtual void write(std::string_view text) = 0;
  // The next line, without its end; nothing at the end of input. It may have been typed before it is asked for.
  [[nodiscard]] virtual std::optional<std::string> read_line() = 0;
  // Lets the time pass, or less if a key is pressed. What was typed before or meanwhile is forgotten: it is no answer
  // to what is shown afterwards.
  virtual void wait(std::chrono::milliseconds time) = 0;
};

// Standard input and output of this process.
class StandardConsole final : public Console {
 public:
  StandardConsole();

  // Whether a person sits at both ends, of a terminal that can be cleared; otherwise there is no waiting.
  [[nodiscard]] bool interactive() const { return interactive_; }
  // Whether the output shows colours and the user has not asked for none (NO_COLOR, see no-color.org).
  [[nodiscard]] static bool colour();

  void write(std::string_view text) override;
  // A line that no terminal has shown is repeated in the output.
  [[nodiscard]] std::optional<std::string> read_line() override;
  void wait(std::chrono::milliseconds time) override;

 private:
  bool interactive_;
};

}  // namespace rookie
