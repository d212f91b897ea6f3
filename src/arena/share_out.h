#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <thread>
#include <utility>
#include <vector>

namespace rookie {

// Calls `work(share, number)` once for every number in [first, end), on `threads` threads including the calling one,
// and returns each thread's share. Which thread gets a number is not determined. `progress`, if not empty, is called on
// the calling thread with the count done so far, now and then and at the end.
template <typename Share, typename Work>
std::vector<Share> share_out(std::uint64_t first, std::uint64_t end, int threads, Work work,
                             const std::function<void(std::uint64_t done)>& progress = {}) {
  std::vector<Share> shares(static_cast<std::size_t>(threads));
  std::atomic<std::uint64_t> next = first;
  std::atomic<std::uint64_t> done = 0;
  const auto take_part = [&](Share& result, bool reports) {
    Share share;  // local until the end: neighbours in `shares` would share cache lines
    for (std::uint64_t number = next++; number < end; number = next++) {
      work(share, number);
      const std::uint64_t so_far = ++done;
      if (reports && so_far < end - first) progress(so_far);
    }
    result = std::move(share);
  };
  {
    std::vector<std::jthread> others;
    for (std::size_t other = 1; other < shares.size(); ++other) {
      others.emplace_back([&take_part, &share = shares[other]] { take_part(share, false); });
    }
    take_part(shares.front(), bool(progress));
  }
  if (progress) progress(end - first);
  return shares;
}

}  // namespace rookie
