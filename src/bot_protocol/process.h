#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>
#include <string_view>
#include <utility>

#include "core/result.h"

namespace rookie {

// A number that stands for something of the operating system's, given back in the end by `release(number)`.
template <auto release>
class Handle {
 public:
  Handle() = default;
  explicit Handle(int number) : number_(number) {}
  Handle(Handle&& other) noexcept : number_(other.take()) {}
  Handle& operator=(Handle&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  ~Handle() {
    if (number_ != none) release(number_);
  }

  [[nodiscard]] int number() const { return number_; }
  // The caller must give it back.
  [[nodiscard]] int take() { return std::exchange(number_, none); }

 private:
  static constexpr int none = -1;

  int number_ = none;
};

void close_descriptor(int number);
// Kills a group of processes, and returns how its leader, a child of this process, has ended, as waitpid does.
int end_group(pid_t leader);

// Kills all groups that live. A signal handler may call it.
void kill_all_groups();

using Descriptor = Handle<close_descriptor>;
using ProcessGroup = Handle<end_group>;

// A program that runs beside this one and answers questions, line by line, through its standard input and output. Its
// standard error is ours. Whatever it does, no call lasts longer than its limit. In the end it is killed, and all that
// it has started with it.
class Process {
 public:
  // Starts a command line of /bin/sh.
  [[nodiscard]] static Result<Process> start(const std::string& command);

  // A line, sent together with the next question. No line has a line end, here and below.
  void tell(std::string_view line) { unsent_.append(line).append("\n"); }

  // The line that it answers. After an error it is of no more use.
  [[nodiscard]] Result<std::string> ask(std::string_view line, std::chrono::milliseconds limit);

  // Tells it a last line and closes its input; then it has until the limit to end by itself.
  void dismiss(std::string_view line, std::chrono::milliseconds limit);

 private:
  using Deadline = std::chrono::steady_clock::time_point;

  Process(ProcessGroup group, Descriptor input, Descriptor output)
      : group_(std::move(group)), input_(std::move(input)), output_(std::move(output)) {}

  // Waits until something can be sent or received, or the deadline has passed. The error is why nothing can be any
  // more.
  [[nodiscard]] Result<void> exchange(Deadline deadline);
  [[nodiscard]] bool send();
  [[nodiscard]] bool receive();
  [[nodiscard]] std::unexpected<Error> gone();

  ProcessGroup group_;
  Descriptor input_;
  Descriptor output_;
  std::string unsent_;
  std::string received_;
};

}  // namespace rookie
