#pragma once

#include <cstdint>

namespace rookie {

// The picture that a person has chosen, by its number. Only the page knows what it shows (web/src/art/faces.ts).
using Face = std::uint8_t;

}  // namespace rookie
