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

// A server that is measured.
struct Subject {
  std::string_view name;
  std::unique_ptr<Player> (*make_player)(Table& table, int seat);
  // Starts it: a program that writes the port it listens on as its first line. "SELF" is this program.
  std::vector<std::string> command;
};
[[nodiscard]] const std::vector<Subject>& subjects();

// The process of a subject, on a processor of its own; the load keeps to another one. Ended with this.
class Process {
 public:
  explicit Process(const std::vector<std::string>& command);
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  ~Process();

  [[nodiscard]] std::uint16_t port() const { return port_; }
  // Of all its threads so far, in user and kernel mode.
  [[nodiscard]] std::chrono::duration<double> processor_time() const;
  // What it has in memory now, in KB.
  [[nodiscard]] double memory() const;

 private:
  [[nodiscard]] pid_t start(const std::vector<std::string>& command);

  int output_;
  pid_t id_;
  std::uint16_t port_ = 0;
};

}  // namespace rookie::load
