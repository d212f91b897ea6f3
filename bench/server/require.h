#pragma once

#include <fmt/core.h>

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace rookie::load {

// Ends the program with a message unless `done`: a failed measurement is void.
inline void require(bool done, std::string_view what) {
  if (done) return;
  fmt::print(stderr, "bench_server: {}\n", what);
  std::exit(1);
}

}  // namespace rookie::load
