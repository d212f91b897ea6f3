#pragma once

#include "online/dealing.h"
#include "store/store.h"

namespace rookie {

// Unpredictable values from libsodium. `can_draw` must have returned true once before the others are called.
[[nodiscard]] bool can_draw();
[[nodiscard]] TableId draw_table_id();
// Five characters that are hard to confuse and cannot form a word.
[[nodiscard]] TableCode draw_table_code();
[[nodiscard]] Lots draw_lots();

// Reads a code as people may write it: in small letters, with blanks.
[[nodiscard]] TableCode read_table_code(std::string_view text);

}  // namespace rookie
