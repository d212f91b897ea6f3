#pragma once

#include <cmath>

namespace rookie {

// Of numbers that are added one by one.
struct Statistics {
  double count = 0;
  double sum = 0;
  double squares = 0;

  void add(double value) {
    ++count;
    sum += value;
    squares += value * value;
  }
  [[nodiscard]] double mean() const { return sum / count; }
  [[nodiscard]] double variance() const { return squares / count - mean() * mean(); }
  [[nodiscard]] double error_of_mean() const { return std::sqrt(variance() / count); }
};

}  // namespace rookie
