#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace rookie {

using Names = std::vector<std::string>;  // one per seat

inline constexpr std::size_t name_width = 12;  // the most columns of a name on the board

}  // namespace rookie
