#pragma once

#include <chrono>
#include <optional>
#include <string_view>

// What systemd agrees on with the programs it starts: sd_notify(3), sd_watchdog_enabled(3), sd_listen_fds(3). Without
// systemd none of this has an effect.
namespace rookie {

// Tells how this program is: "READY=1".
void tell_supervisor(std::string_view state);

// How often it must be told WATCHDOG=1, if it wants to know whether this program hangs.
[[nodiscard]] std::optional<std::chrono::microseconds> watchdog_time();

// The socket that it listens on for this program, also while this program is being replaced.
[[nodiscard]] std::optional<int> inherited_socket();

}  // namespace rookie
