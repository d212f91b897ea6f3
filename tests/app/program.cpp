#include "app/program.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <system_error>

namespace rookie {
namespace {

void require(bool done, const char* what) {
  if (!done) throw std::runtime_error(what);
}

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor(Descriptor&&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  Descriptor& operator=(Descriptor&&) = delete;
  ~Descriptor() { close(number_); }

  [[nodiscard]] int number() const { return number_; }

 private:
  int number_;
};

// The end of a pipe from which all of `input` can be read.
int pipe_with(std::string_view input) {
  std::array<int, 2> ends{};
  require(pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) == 0, "no pipe");
  const Descriptor writing(ends[1]);
  require(write(writing.number(), input.data(), input.size()) == std::ssize(input), "the input is too long for a pipe");
  return ends[0];
}

// A file without a name, which its reader and its writer share.
class UnnamedFile {
 public:
  UnnamedFile() { require(file_ != nullptr, "no temporary file"); }

  [[nodiscard]] int number() const { return fileno(file_.get()); }
  [[nodiscard]] std::string content() const {
    require(std::fseek(file_.get(), 0, SEEK_SET) == 0, "the output cannot be read");
    std::string text;
    std::array<char, 4096> piece{};
    while (const std::size_t size = std::fread(piece.data(), 1, piece.size(), file_.get())) {
      text.append(piece.data(), size);
    }
    return text;
  }

 private:
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_{std::tmpfile(), std::fclose};
};

pid_t start(Arguments words, int in, int out, int err) {
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, err, STDERR_FILENO);
  pid_t process = 0;
  const int failed = posix_spawn(&process, argv.front(), &actions, nullptr, argv.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  require(failed == 0, "the program cannot be started");
  return process;
}

}  // namespace

Outcome rookie(const Arguments& arguments, std::string_view input) {
  const Descriptor in(pipe_with(input));
  const UnnamedFile out;
  const UnnamedFile err;
  const pid_t process = start(Arguments{ROOKIE_PROGRAM} + arguments, in.number(), out.number(), err.number());
  int status = 0;
  require(waitpid(process, &status, 0) == process, "the program is lost");
  const int exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return {.exit_code = exit_code, .out = out.content(), .err = err.content()};
}

std::string succeed(const Arguments& arguments, std::string_view input) {
  const Outcome outcome = rookie(arguments, input);
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_EQ(outcome.err, "");
  return outcome.out;
}

Arguments operator+(Arguments left, const Arguments& right) {
  left.insert(left.end(), right.begin(), right.end());
  return left;
}

ScratchFolder::ScratchFolder() {
  std::string pattern = testing::TempDir() + "rookieXXXXXX";
  require(mkdtemp(pattern.data()) != nullptr, "no temporary folder");
  path_ = pattern;
}

ScratchFolder::~ScratchFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  require(file.is_open(), "the file cannot be read");
  return {std::istreambuf_iterator<char>(file), {}};
}

void write_file(const std::string& path, std::string_view text) {
  std::ofstream file(path, std::ios::binary);
  file << text << std::flush;
  require(file.good(), "the file cannot be written");
}

}  // namespace rookie
