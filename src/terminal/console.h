#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace rookie {

// Input, output and time, as the terminal game sees them.
class Console {
 public:
  Console() = default;
  Console(const Console&) = delete;
  Console& operator=(const Console&) = delete;
  virtual ~Console() = default;

  virtual void write(std::string_view text) = 0;
  // Returns the next line without its line end, or nothing at the end of input. It may have been typed before the call.
  [[nodiscard]] virtual std::optional<std::string> read_line() = 0;
  // Waits for this time, or until a key is pressed. Discards anything typed before or meanwhile, since it does not
  // answer what is shown afterwards.
  virtual void wait(std::chrono::milliseconds time) = 0;
};

// Standard input and output of this process.
class StandardConsole final : public Console {
 public:
  StandardConsole();

  // Whether input and output are a terminal that can be cleared. If not, wait() returns at once.
  [[nodiscard]] bool interactive() const { return interactive_; }
  // Whether the output can show colours and the user has not turned them off (NO_COLOR, see no-color.org).
  [[nodiscard]] static bool colour();

  void write(std::string_view text) override;
  // If the input is not a terminal, writes the line to the output too.
  [[nodiscard]] std::optional<std::string> read_line() override;
  void wait(std::chrono::milliseconds time) override;

 private:
  bool interactive_;
};

}  // namespace rookie
