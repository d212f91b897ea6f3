#include "server/supervisor.h"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <iterator>

#include "core/number.h"

namespace rookie {
namespace {

std::string_view environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

// These variables are for one process, not for the programs that it starts.
bool is_for_me(const char* name) { return parse_number<pid_t>(environment(name)) == getpid(); }

}  // namespace

void tell_supervisor(std::string_view state) {
  const std::string_view path = environment("NOTIFY_SOCKET");
  sockaddr_un address{.sun_family = AF_UNIX};
  if (path.empty() || path.size() >= sizeof address.sun_path) return;
  std::ranges::copy(path, std::begin(address.sun_path));
  if (path.front() == '@') address.sun_path[0] = '\0';  // no file: an abstract name
  const int sender = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (sender < 0) return;
  const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + path.size());
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): as the system requires
  const auto* const supervisor = reinterpret_cast<const sockaddr*>(&address);
  static_cast<void>(sendto(sender, state.data(), state.size(), MSG_DONTWAIT | MSG_NOSIGNAL, supervisor, size));
  close(sender);
}

std::optional<std::chrono::microseconds> watchdog_time() {
  const auto time = parse_number<std::int64_t>(environment("WATCHDOG_USEC"));
  if (!time || !is_for_me("WATCHDOG_PID")) return std::nullopt;
  return std::chrono::microseconds(*time);
}

std::optional<int> inherited_socket() {
  constexpr int first = 3;  // after the standard streams
  const auto sockets = parse_number<int>(environment("LISTEN_FDS"));
  if (!sockets || *sockets < 1 || !is_for_me("LISTEN_PID")) return std::nullopt;
  return first;
}

}  // namespace rookie
