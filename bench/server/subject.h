#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "table.h"

namespace rookie::load {

// A server to measure.
struct Subject {
  std::string_view name;
  std::unique_ptr<Player> (*make_player)(Table& table, int seat);
  // The command that starts it. The program must print the port it listens on as its first line. "SELF" is this
  // program.
  std::vector<std::string> command;
};
[[nodiscard]] const std::vector<Subject>& subjects();

// The process of a subject. It runs on one processor, the load on another. The destructor ends it.
class Process {
 public:
  explicit Process(const std::vector<std::string>& command);
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  ~Process();

  [[nodiscard]] std::uint16_t port() const { return port_; }
  // The time of all its threads so far, in user and kernel mode.
  [[nodiscard]] std::chrono::duration<double> processor_time() const;
  // Its resident memory in KB.
  [[nodiscard]] double memory() const;

 private:
  [[nodiscard]] pid_t start(const std::vector<std::string>& command);

  int output_;
  pid_t id_;
  std::uint16_t port_ = 0;
};

}  // namespace rookie::load
