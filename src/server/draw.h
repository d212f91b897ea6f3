#pragma once

#include <string>

#include "online/dealing.h"
#include "store/store.h"

namespace rookie {

// Unpredictable values from libsodium. `can_draw` must have returned true once before the others are called.
[[nodiscard]] bool can_draw();
[[nodiscard]] TableId draw_table_id();
// Five characters that are hard to confuse and cannot form a word.
[[nodiscard]] TableCode draw_table_code();
[[nodiscard]] Lots draw_lots();

// Names a table or a game in the log, which leads nobody to it: from the SHA-256 of its id.
[[nodiscard]] std::string key_of(const TableId& table);
[[nodiscard]] std::string key_of(const GameId& game);

// Reads a code as people may write it: in small letters, with blanks.
[[nodiscard]] TableCode read_table_code(std::string_view text);

}  // namespace rookie
