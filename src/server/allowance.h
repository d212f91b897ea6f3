#pragma once

#include <algorithm>
#include <chrono>

namespace rookie {

// How often something may be done: so many times at once, and then so many times a second.
struct Allowance {
  double burst = 0;
  double per_second = 0;

  friend constexpr Allowance operator*(const Allowance& allowance, double factor) {
    return {.burst = allowance.burst * factor, .per_second = allowance.per_second * factor};
  }
};

// What is left of an allowance (a token bucket).
class Remaining {
 public:
  using Clock = std::chrono::steady_clock;

  Remaining(const Allowance& allowance, Clock::time_point now)
      : allowance_(allowance), left_(allowance.burst), since_(now) {}

  // Whether it may be done once more, now.
  [[nodiscard]] bool take(Clock::time_point now) {
    left_ = left(now);
    since_ = now;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }
  // Nothing is missing.
  [[nodiscard]] bool is_whole(Clock::time_point now) const { return left(now) >= allowance_.burst; }
  // How long after the last call of `take`, if that refused, it will not.
  [[nodiscard]] std::chrono::nanoseconds wait() const {
    return std::chrono::ceil<std::chrono::nanoseconds>(
        std::chrono::duration<double>((1 - left_) / allowance_.per_second));
  }

 private:
  [[nodiscard]] double left(Clock::time_point now) const {
    const std::chrono::duration<double> passed = now - since_;
    return std::min(allowance_.burst, left_ + passed.count() * allowance_.per_second);
  }

  Allowance allowance_;
  double left_;
  Clock::time_point since_;
};

}  // namespace rookie
