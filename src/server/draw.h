#pragma once

#include "online/dealing.h"
#include "store/store.h"

namespace rookie {

// What nobody can foresee, from libsodium. `can_draw` must have said yes once before.
[[nodiscard]] bool can_draw();
[[nodiscard]] TableId draw_table_id();
// Five characters that cannot be taken for each other, nor make a word.
[[nodiscard]] TableCode draw_table_code();
[[nodiscard]] Lots draw_lots();

// As people may write it: in small letters, with blanks.
[[nodiscard]] TableCode read_table_code(std::string_view text);

}  // namespace rookie
