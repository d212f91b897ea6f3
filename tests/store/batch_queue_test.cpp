#include "store/batch_queue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <semaphore>
#include <utility>
#include <vector>

namespace rookie {
namespace {

using std::chrono::milliseconds;
using testing::ElementsAre;
using testing::SizeIs;
using Batch = std::vector<int>;

// Holds up the work until `go_on`, so that a test can decide what arrives meanwhile.
class HeldUp {
 public:
  explicit HeldUp(milliseconds apart)
      : queue_(1000, apart, [this](Batch batch) {
          batches_.push_back(std::move(batch));
          begun_.release();
          may_go_on_.acquire();
        }) {}
  ~HeldUp() { may_go_on_.release(100); }

  void add(int item) { EXPECT_TRUE(queue_.add(item)); }
  void wait_until_begun() { begun_.acquire(); }
  void go_on() { may_go_on_.release(); }
  [[nodiscard]] bool begins_within(milliseconds time) { return begun_.try_acquire_for(time); }
  [[nodiscard]] const std::vector<Batch>& batches() const { return batches_; }

 private:
  std::vector<Batch> batches_;
  std::counting_semaphore<> begun_{0};
  std::counting_semaphore<> may_go_on_{0};
  BatchQueue<int> queue_;
};

constexpr milliseconds very_long{60'000};

TEST(BatchQueue, FewAreNotKeptWaiting) {
  HeldUp queue(very_long);
  queue.add(1);
  queue.wait_until_begun();
  for (std::size_t item = 0; item < BatchQueue<int>::many - 1; ++item) queue.add(2);
  queue.go_on();
  queue.wait_until_begun();
  queue.go_on();
  queue.add(3);
  queue.wait_until_begun();
  EXPECT_THAT(queue.batches(), ElementsAre(Batch{1}, SizeIs(BatchQueue<int>::many - 1), Batch{3}));
}

TEST(BatchQueue, WhatComesMeanwhileMakesTheNextBatch) {
  HeldUp queue(milliseconds(0));
  queue.add(1);
  queue.wait_until_begun();
  queue.add(2);
  queue.add(3);
  queue.go_on();
  queue.wait_until_begun();
  EXPECT_THAT(queue.batches(), ElementsAre(Batch{1}, Batch{2, 3}));
}

TEST(BatchQueue, AfterManyTheNextBatchIsPutOffAndGrows) {
  HeldUp queue(milliseconds(300));
  queue.add(1);
  queue.wait_until_begun();
  for (std::size_t item = 0; item < BatchQueue<int>::many; ++item) queue.add(2);
  queue.go_on();
  queue.wait_until_begun();
  queue.go_on();
  queue.add(3);
  EXPECT_FALSE(queue.begins_within(milliseconds(50)));
  queue.add(4);
  queue.wait_until_begun();
  EXPECT_THAT(queue.batches(), ElementsAre(Batch{1}, SizeIs(BatchQueue<int>::many), Batch{3, 4}));
}

}  // namespace
}  // namespace rookie
