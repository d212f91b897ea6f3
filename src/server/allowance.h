#pragma once

#include <algorithm>
#include <chrono>

namespace rookie {

// How often something may be done: `burst` times at once, then `per_second` times a second.
struct Allowance {
  double burst = 0;
  double per_second = 0;

  friend constexpr Allowance operator*(const Allowance& allowance, double factor) {
    return {.burst = allowance.burst * factor, .per_second = allowance.per_second * factor};
  }
};

// The rest of an allowance (a token bucket).
class Remaining {
 public:
  using Clock = std::chrono::steady_clock;

  Remaining(const Allowance& allowance, Clock::time_point now)
      : allowance_(allowance), left_(allowance.burst), since_(now) {}

  // Uses the allowance once, if it permits that now. Returns whether it did.
  [[nodiscard]] bool take(Clock::time_point now) {
    left_ = left(now);
    since_ = now;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }
  // Whether the whole burst is available.
  [[nodiscard]] bool is_whole(Clock::time_point now) const { return left(now) >= allowance_.burst; }
  // If the last call of `take` refused: how long after it the next one succeeds.
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
