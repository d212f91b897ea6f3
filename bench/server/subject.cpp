#include "subject.h"

#include <fcntl.h>
#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <limits>

#include "players.h"
#include "require.h"

namespace rookie::load {
namespace {

constexpr int server_processor = 0;
constexpr int load_processor = 1;

void keep_to_processor(int number) {
  cpu_set_t processors;
  CPU_ZERO(&processors);
  CPU_SET(number, &processors);
  require(sched_setaffinity(0, sizeof processors, &processors) == 0, "two processors are needed");
}

[[noreturn]] void become(std::vector<std::string> command) {
  const std::string program = command.front() == "SELF" ? "/proc/self/exe" : command.front();
  std::vector<char*> words;
  words.reserve(command.size() + 1);
  for (std::string& word : command) words.push_back(word.data());
  words.push_back(nullptr);
  execvp(program.c_str(), words.data());
  require(false, "cannot start " + program);
  std::abort();
}

std::string first_line_of(int file) {
  std::string line;
  char byte = 0;
  while (read(file, &byte, 1) == 1 && byte != '\n') line += byte;
  return line;
}

}  // namespace

const std::vector<Subject>& subjects() {
  static const std::vector<Subject> all{
      {.name = "rookie", .make_player = make_rookie_player, .command = {"SELF", "--serve", "rookie"}},
      {.name = "relay", .make_player = make_relay_player, .command = {"SELF", "--serve", "relay"}},
      {.name = "colyseus",
       .make_player = make_colyseus_player,
       .command = {"env", "NODE_ENV=production", "node", ROOKIE_PEERS "/colyseus.js"}},
      {.name = "boardgame.io",
       .make_player = make_boardgame_io_player,
       .command = {"env", "NODE_ENV=production", "node", ROOKIE_PEERS "/boardgame_io.js"}},
  };
  return all;
}

Process::Process(const std::vector<std::string>& command) : output_(), id_(start(command)) {
  port_ = static_cast<std::uint16_t>(std::atoi(first_line_of(output_).c_str()));
  require(port_ != 0, command.back() + " did not start");
}

pid_t Process::start(const std::vector<std::string>& command) {
  keep_to_processor(load_processor);
  std::array<int, 2> ends{};
  require(pipe2(ends.data(), O_CLOEXEC) == 0, "cannot create a pipe");
  const pid_t id = fork();
  require(id >= 0, "cannot create a process");
  if (id == 0) {
    keep_to_processor(server_processor);
    dup2(ends[1], STDOUT_FILENO);
    become(command);
  }
  close(ends[1]);
  output_ = ends[0];
  return id;
}

Process::~Process() {
  kill(id_, SIGKILL);
  waitpid(id_, nullptr, 0);
  close(output_);
}

std::chrono::duration<double> Process::processor_time() const {
  constexpr int before_time = 11;  // fields between the name and utime: proc(5)
  std::ifstream file(fmt::format("/proc/{}/stat", id_));
  file.ignore(std::numeric_limits<std::streamsize>::max(), ')');
  std::string ignored;
  for (int field = 0; field < before_time; ++field) file >> ignored;
  double user = 0;
  double kernel = 0;
  require(bool(file >> user >> kernel), "the server has ended");
  return std::chrono::duration<double>((user + kernel) / static_cast<double>(sysconf(_SC_CLK_TCK)));
}

double Process::memory() const {
  std::ifstream file(fmt::format("/proc/{}/status", id_));
  std::string word;
  while (file >> word && word != "VmRSS:") {
  }
  double size = 0;
  require(bool(file >> size), "the server has ended");
  return size;
}

}  // namespace rookie::load
