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
template <typename TimePoint>
class Remaining {
 public:
  Remaining(const Allowance& allowance, TimePoint now) : allowance_(allowance), left_(allowance.burst), since_(now) {}

  // Uses the allowance once, if it permits that now. Returns whether it did.
  [[nodiscard]] bool take(TimePoint now) {
    left_ = left(now);
    since_ = now;
    if (!is_enough(left_)) return false;
    left_ -= 1;
    return true;
  }
  // Uses the allowance once, in advance if it does not permit that now. Returns how long to wait until it does.
  [[nodiscard]] typename TimePoint::duration reserve(TimePoint now) {
    left_ = left(now) - 1;
    since_ = now;
    return time_for(-left_);
  }
  // Takes one use back.
  void give_back() { left_ = std::min(allowance_.burst, left_ + 1); }
  // Whether the whole burst is available.
  [[nodiscard]] bool is_whole(TimePoint now) const { return left(now) >= allowance_.burst; }
  // The first time from `now` on at which `take` succeeds.
  [[nodiscard]] TimePoint next(TimePoint now) const {
    const double there = left(now);
    return is_enough(there) ? now : now + time_for(1 - there);
  }

 private:
  static bool is_enough(double left) {
    constexpr double rounding = 1e-6;
    return left + rounding >= 1;
  }
  // How long it takes until so many uses have come back; none if that is not positive.
  [[nodiscard]] typename TimePoint::duration time_for(double uses) const {
    constexpr double longest = 1e6;  // seconds, if it never comes back
    if (uses <= 0) return {};
    return std::chrono::ceil<typename TimePoint::duration>(
        std::chrono::duration<double>(std::min(uses / allowance_.per_second, longest)));
  }
  [[nodiscard]] double left(TimePoint now) const {
    const std::chrono::duration<double> passed = now - since_;
    return std::min(allowance_.burst, left_ + passed.count() * allowance_.per_second);
  }

  Allowance allowance_;
  double left_;
  TimePoint since_;
};

}  // namespace rookie
