#pragma once

#include <cstddef>

#include "core/id.h"

namespace rookie {

// Returns the item of a seat, a spot or a pile from an array or vector that has one for each.
template <typename Items, typename Tag, int Count>
[[nodiscard]] auto& at(Items& items, Id<Tag, Count> id) {
  return items[static_cast<std::size_t>(id.index())];
}

}  // namespace rookie
