#pragma once

#include <gtest/gtest.h>
#include <poll.h>
#include <unistd.h>

#include <array>

namespace rookie {

// A pipe held open by this process and by all processes started meanwhile, to detect when all of them have ended.
class Lifeline {
 public:
  Lifeline() { EXPECT_EQ(pipe(ends_.data()), 0); }
  Lifeline(const Lifeline&) = delete;
  Lifeline(Lifeline&&) = delete;
  Lifeline& operator=(const Lifeline&) = delete;
  Lifeline& operator=(Lifeline&&) = delete;
  ~Lifeline() { close(ends_[0]); }

  void let_go() { close(ends_[1]); }
  // Waits for that, at most 30 seconds.
  [[nodiscard]] bool all_have_ended() const {
    constexpr int patience_ms = 30'000;
    pollfd end{.fd = ends_[0], .events = POLLIN, .revents = 0};
    return poll(&end, 1, patience_ms) == 1 && (end.revents & POLLHUP) != 0;
  }

 private:
  std::array<int, 2> ends_{};
};

}  // namespace rookie
