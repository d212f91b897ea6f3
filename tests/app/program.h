#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace rookie {

using Arguments = std::vector<std::string>;

struct Outcome {
  int exit_code = 0;  // 128 + N if signal N ended the program, as in shells
  std::string out;
  std::string err;

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// Runs the real program. Its input is a pipe, so `input` must not exceed 64 KiB.
[[nodiscard]] Outcome rookie(const Arguments& arguments, std::string_view input = "");

// Runs the program and returns its output. Expects success and no output on standard error.
std::string succeed(const Arguments& arguments, std::string_view input = "");

[[nodiscard]] Arguments operator+(Arguments left, const Arguments& right);

// A new, empty folder. The destructor removes it with its contents.
class ScratchFolder {
 public:
  ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder(ScratchFolder&&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  ScratchFolder& operator=(ScratchFolder&&) = delete;
  ~ScratchFolder();

  [[nodiscard]] std::string file(std::string_view name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

[[nodiscard]] std::string read_file(const std::string& path);
void write_file(const std::string& path, std::string_view text);

}  // namespace rookie
