#pragma once

#include <memory>

#include "table.h"

namespace rookie::load {

// Each creates a player that speaks the protocol of one server.
[[nodiscard]] std::unique_ptr<Player> make_rookie_player(Table& table, int seat);
[[nodiscard]] std::unique_ptr<Player> make_relay_player(Table& table, int seat);
[[nodiscard]] std::unique_ptr<Player> make_boardgame_io_player(Table& table, int seat);
[[nodiscard]] std::unique_ptr<Player> make_colyseus_player(Table& table, int seat);

}  // namespace rookie::load
