#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace rookie {

using Names = std::vector<std::string>;  // one a seat

inline constexpr std::size_t name_width = 12;  // of a name on the board, at most

}  // namespace rookie
