#include <fmt/core.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <system_error>

#include "app/command.h"
#include "notation/json.h"
#include "notation/rgn.h"
#include "notation/transcript.h"

namespace rookie {
namespace {

struct ReplayArguments {
  std::string file;
  bool transcript = false;
  bool json = false;
};

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

File open(const std::string& name) {
  if (name == "-") return {stdin, [](std::FILE*) { return 0; }};
  return {std::fopen(name.c_str(), "rb"), std::fclose};
}

class FileSource final : public TextSource {
 public:
  explicit FileSource(std::FILE* file) : file_(file) {}

  std::string_view read() override { return {buffer_.data(), std::fread(buffer_.data(), 1, buffer_.size(), file_)}; }
  [[nodiscard]] bool failed() const { return std::ferror(file_) != 0; }

 private:
  std::FILE* file_;
  std::array<char, 65536> buffer_{};
};

void print_summary(int number, const Record& record) {
  const Game game = *replay(record);
  fmt::print("game {}: {}, {}, ruling {}, {} seats, {} turns, {} decisions, result {}\n", number,
             to_string(record.options.variant), to_string(record.options.edition), to_string(record.options.ruling),
             record.options.seats, game.turn(), record.moves.size(), result_tag(game));
}

int run_replay(const ReplayArguments& arguments) {
  const File file = open(arguments.file);
  if (!file) return wrong_call({.what = fmt::format("cannot read {}: {}", arguments.file, std::strerror(errno))});
  std::error_code unknown;
  if (arguments.file != "-" && std::filesystem::is_directory(arguments.file, unknown)) {
    return wrong_call({.what = fmt::format("cannot read {}: it is a directory", arguments.file)});
  }
  FileSource source(file.get());
  RgnReader reader(source);
  for (int number = 1;; ++number) {
    const auto record = reader.next();
    if (source.failed()) {
      fmt::print(stderr, "{}: cannot be read to its end: {}\n", arguments.file, std::strerror(errno));
      return exit_failed;
    }
    if (!record) {
      fmt::print(stderr, "{}\n", to_string(record.error(), arguments.file));
      return exit_failed;
    }
    if (!*record) return 0;
    if (arguments.json) {
      fmt::print("{}\n", replay_to_json(**record).text());
    } else if (arguments.transcript) {
      fmt::print("{}", transcript(**record));
    } else {
      print_summary(number, **record);
    }
  }
}

}  // namespace

void add_replay(CLI::App& app, Run& run) {
  auto arguments = std::make_shared<ReplayArguments>();
  CLI::App* command = app.add_subcommand("replay", "checks and replays recorded games");
  command->add_option("file", arguments->file, "in RGN; - for the standard input")->required();
  CLI::Option* transcript =
      command->add_flag("--transcript", arguments->transcript, "every decision with all that it caused");
  command->add_flag("--json", arguments->json, "the same as JSON, one game a line")->excludes(transcript);
  command->callback([arguments, &run] { run = [arguments] { return run_replay(*arguments); }; });
}

}  // namespace rookie
