#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

namespace rookie::load {

// The least that a server on Beast can do: whatever a client of a table sends, all clients of the table are sent a
// message of so many bytes, which tells the load that it was the next move. No rules, no limits, no store. Listens on
// this computer only; `ready` is told the port. Never returns.
void run_relay(std::size_t message_bytes, const std::function<void(std::uint16_t port)>& ready);

}  // namespace rookie::load
