#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace rookie {

// A bounded queue with one thread that takes all waiting items at once. Items that arrive while it works make the next
// batch. After a batch of many items, the next one begins at least `apart` later, so that batches are fewer and larger;
// a single item never waits.
template <typename Item>
class BatchQueue {
 public:
  static constexpr std::size_t many = 8;

  // `work` is called on the queue's thread, never with an empty batch.
  BatchQueue(std::size_t most, std::chrono::milliseconds apart, std::function<void(std::vector<Item>)> work)
      : most_(most), apart_(apart), work_(std::move(work)), thread_([this] { run(); }) {}
  BatchQueue(const BatchQueue&) = delete;
  BatchQueue& operator=(const BatchQueue&) = delete;
  // Finishes the waiting items first.
  ~BatchQueue() {
    {
      const std::scoped_lock lock(mutex_);
      closed_ = true;
    }
    changed_.notify_one();
    thread_.join();
  }

  // Takes the item, unless the queue is full.
  [[nodiscard]] bool add(Item& item) {
    {
      const std::scoped_lock lock(mutex_);
      if (items_.size() >= most_) return false;
      items_.push_back(std::move(item));
    }
    changed_.notify_one();
    return true;
  }

  [[nodiscard]] std::size_t size() const {
    const std::scoped_lock lock(mutex_);
    return items_.size();
  }

 private:
  void run() {
    while (true) {
      std::vector<Item> batch = take();
      if (batch.empty()) return;
      const auto next = std::chrono::steady_clock::now() + apart_;
      const bool are_many = batch.size() >= many;
      work_(std::move(batch));
      if (are_many) std::this_thread::sleep_until(next);
    }
  }

  // Waits for items. Empty once the queue is closed and nothing is left.
  std::vector<Item> take() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return closed_ || !items_.empty(); });
    return std::exchange(items_, {});
  }

  std::size_t most_;
  std::chrono::milliseconds apart_;
  std::function<void(std::vector<Item>)> work_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Item> items_;
  bool closed_ = false;
  std::thread thread_;  // last: it uses all of the above
};

}  // namespace rookie
