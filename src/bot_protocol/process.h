#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>
#include <string_view>
#include <utility>

#include "core/result.h"

namespace rookie {

// Owns a number that the operating system gave out, and returns it with `release(number)`.
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
  // The caller takes over ownership.
  [[nodiscard]] int take() { return std::exchange(number_, none); }

 private:
  static constexpr int none = -1;

  int number_ = none;
};

void close_descriptor(int number);
// Kills a group of processes. Returns the status of its leader, a child of this process, as waitpid does.
int end_group(pid_t leader);

// Kills all living groups. A signal handler may call it.
void kill_all_groups();

using Descriptor = Handle<close_descriptor>;
using ProcessGroup = Handle<end_group>;

// A program that answers questions line by line through its standard input and output. Its standard error is ours.
// Whatever it does, no call takes longer than its limit. The destructor kills it, with everything it started.
class Process {
 public:
  // Starts a command line with /bin/sh.
  [[nodiscard]] static Result<Process> start(const std::string& command);

  // Queues a line, to be sent with the next question. Lines have no line end, here and below.
  void tell(std::string_view line) { unsent_.append(line).append("\n"); }

  // Returns its answer. After an error the process cannot be used any more.
  [[nodiscard]] Result<std::string> ask(std::string_view line, std::chrono::milliseconds limit);

  // Sends a last line and closes its input; it then has until the limit to end.
  void dismiss(std::string_view line, std::chrono::milliseconds limit);

 private:
  using Deadline = std::chrono::steady_clock::time_point;

  Process(ProcessGroup group, Descriptor input, Descriptor output)
      : group_(std::move(group)), input_(std::move(input)), output_(std::move(output)) {}

  // Waits until something was sent or received, or the deadline has passed. The error says why the program is gone.
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
