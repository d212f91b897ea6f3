#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

namespace rookie::load {

// Runs a minimal server on Beast: for every message of a client, it sends a message of `message_bytes` to all clients
// of the table, which the load takes for the next move. No rules, limits or store. Listens on this computer only and
// calls `ready` with the port. Never returns.
void run_relay(std::size_t message_bytes, const std::function<void(std::uint16_t port)>& ready);

}  // namespace rookie::load
