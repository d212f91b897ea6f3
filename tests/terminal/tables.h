#pragma once

#include <string>
#include <vector>

#include "play/tables.h"
#include "terminal/lines.h"

namespace rookie {

inline const std::vector<std::string> six_names{"Ada", "Ben", "Cleo", "Dora", "Emil", "Frieda"};

[[nodiscard]] inline std::string text(const Lines& lines) {
  std::string all = "\n";
  for (const std::string& line : lines) all.append(line.substr(0, line.find_last_not_of(' ') + 1)).append("\n");
  return all;
}

}  // namespace rookie
