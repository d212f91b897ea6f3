#pragma once

#include <cstddef>
#include <cstdint>

namespace rookie {

// What this process uses, as in Prometheus' process metrics. What the system does not tell is 0.
struct ProcessUse {
  double cpu_seconds = 0;
  std::uint64_t resident_bytes = 0;
  std::uint64_t virtual_bytes = 0;
  std::size_t open_files = 0;
  std::uint64_t most_files = 0;
  std::int64_t began = 0;  // in Unix time
};

[[nodiscard]] ProcessUse process_use();

}  // namespace rookie
