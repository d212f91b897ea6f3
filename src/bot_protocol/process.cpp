#include "bot_protocol/process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <system_error>

#include "bot_protocol/lines.h"

namespace rookie {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// The leaders of all living groups; 0 marks a free place. A signal handler reads this, so it cannot lock or allocate.
// If all places are taken, further groups are not listed.
auto& living_groups() {
  static constinit std::array<std::atomic<pid_t>, 2048> leaders{};
  return leaders;
}

void replace_living(pid_t before, pid_t after) {
  for (auto& leader : living_groups()) {
    pid_t expected = before;
    if (leader.compare_exchange_strong(expected, after)) return;
  }
}

std::unexpected<Error> not_started(int error) {
  return refuse("", "it cannot be started: " + std::generic_category().message(error));
}

// What happens between fork and exec: input and output are connected, and the process gets a group of its own.
class Preparation {
 public:
  Preparation(const Descriptor& input, const Descriptor& output) {
    posix_spawn_file_actions_init(&actions_);
    posix_spawn_file_actions_adddup2(&actions_, input.number(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions_, output.number(), STDOUT_FILENO);
    posix_spawnattr_init(&attributes_);
    posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP);
    posix_spawnattr_setpgroup(&attributes_, 0);
  }
  Preparation(const Preparation&) = delete;
  Preparation& operator=(const Preparation&) = delete;
  ~Preparation() {
    posix_spawnattr_destroy(&attributes_);
    posix_spawn_file_actions_destroy(&actions_);
  }

  [[nodiscard]] Result<ProcessGroup> start(std::string command) const {
    std::string shell = "sh";
    std::string option = "-c";
    const std::array<char*, 4> words{shell.data(), option.data(), command.data(), nullptr};
    pid_t process = 0;
    const int error = posix_spawn(&process, "/bin/sh", &actions_, &attributes_, words.data(), environ);
    if (error != 0) return not_started(error);
    replace_living(0, process);
    return ProcessGroup(process);
  }

 private:
  posix_spawn_file_actions_t actions_{};
  posix_spawnattr_t attributes_{};
};

}  // namespace

void close_descriptor(int number) { close(number); }

int end_group(pid_t leader) {
  kill(-leader, SIGKILL);
  replace_living(leader, 0);
  int status = 0;
  while (waitpid(leader, &status, 0) < 0 && errno == EINTR) continue;
  return status;
}

void kill_all_groups() {
  for (const auto& leader : living_groups()) {
    if (leader != 0) kill(-leader, SIGKILL);
  }
}

Result<Process> Process::start(const std::string& command) {
  std::array<int, 2> ends{};
  // Its input is a socket: only a socket can be written to without SIGPIPE when nobody reads any more.
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return not_started(errno);
  Descriptor input(ends[0]);
  const Descriptor its_input(ends[1]);
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return not_started(errno);
  Descriptor output(ends[0]);
  const Descriptor its_output(ends[1]);

  auto group = Preparation(its_input, its_output).start(command);
  if (!group) return std::unexpected(group.error());
  return Process(*std::move(group), std::move(input), std::move(output));
}

Result<std::string> Process::ask(std::string_view line, milliseconds limit) {
  if (!received_.empty()) {
    return refuse("", "it said " + in_quotes(received_.substr(0, received_.find('\n'))) + " without being asked");
  }
  tell(line);
  const Deadline deadline = steady_clock::now() + limit;
  while (true) {
    if (const std::size_t end = received_.find('\n'); end <= most_answer_bytes) {
      std::string answer = received_.substr(0, end);
      received_.erase(0, end + 1);
      return answer;
    }
    if (received_.size() > most_answer_bytes) {
      return refuse("", "its answer is longer than " + std::to_string(most_answer_bytes) + " bytes");
    }
    if (steady_clock::now() >= deadline) {
      return refuse("", "it gave no answer within " + std::to_string(limit.count()) + " ms");
    }
    if (const auto exchanged = exchange(deadline); !exchanged) return std::unexpected(exchanged.error());
  }
}

void Process::dismiss(std::string_view line, milliseconds limit) {
  tell(line);
  const Deadline deadline = steady_clock::now() + limit;
  while (steady_clock::now() < deadline && exchange(deadline)) {
    if (unsent_.empty()) input_ = Descriptor();
    received_.clear();
  }
}

Result<void> Process::exchange(Deadline deadline) {
  std::array<pollfd, 2> ends{
      {{.fd = unsent_.empty() ? -1 : input_.number(), .events = POLLOUT}, {.fd = output_.number(), .events = POLLIN}}};
  const auto left = std::chrono::ceil<milliseconds>(deadline - steady_clock::now());
  if (poll(ends.data(), ends.size(), static_cast<int>(left.count())) <= 0) return {};
  if (ends[0].revents != 0 && !send()) return gone();
  if (ends[1].revents != 0 && !receive()) return gone();
  return {};
}

bool Process::send() {
  const ssize_t sent = ::send(input_.number(), unsent_.data(), unsent_.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
  if (sent < 0) return errno == EAGAIN || errno == EINTR;
  unsent_.erase(0, static_cast<std::size_t>(sent));
  return true;
}

bool Process::receive() {
  std::array<char, 512> piece{};
  const ssize_t size = read(output_.number(), piece.data(), piece.size());
  if (size <= 0) return size < 0 && errno == EINTR;
  received_.append(piece.data(), static_cast<std::size_t>(size));
  return true;
}

std::unexpected<Error> Process::gone() {
  const int status = end_group(group_.take());
  if (WIFEXITED(status)) return refuse("", "it has ended, with exit code " + std::to_string(WEXITSTATUS(status)));
  if (WTERMSIG(status) != SIGKILL) {
    return refuse("", "it has ended, by signal " + std::to_string(WTERMSIG(status)));
  }
  return refuse("", "it was killed, or has closed its input or output");  // then end_group has just killed it
}

}  // namespace rookie
