#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "store/batch_queue.h"
#include "store/store.h"

namespace rookie {

// Something to do in a transaction on an `Access` to a database.
template <typename Access>
class Request {
 public:
  Request() = default;
  Request(const Request&) = delete;
  Request& operator=(const Request&) = delete;
  virtual ~Request() = default;

  virtual void perform(Access& access) = 0;
  // Called after all requests of the transaction were performed, in the same order.
  virtual void finish(Access& access) = 0;
  // Answers with `failure` if the transaction was not tried or not committed, else with the result of the request.
  virtual void answer(const std::optional<StoreError>& failure) = 0;
};

// All waiting requests make one transaction, on a thread of its own.
template <typename Access>
class GroupCommit {
 public:
  using Requests = std::vector<std::unique_ptr<Request<Access>>>;
  // Performs the requests in one transaction. Returns why it was not committed.
  using Commit = std::function<std::optional<StoreError>(const Requests&)>;

  // `settings` must outlive it. See BatchQueue for `apart`.
  GroupCommit(const StoreSettings& settings, std::chrono::milliseconds apart, Commit commit)
      : settings_(settings),
        commit_(std::move(commit)),
        queue_(settings.most_waiting, apart, [this](Requests batch) { perform(std::move(batch)); }) {}

  void add(std::unique_ptr<Request<Access>> one) {
    if (queue_.add(one)) return;
    settings_.post([one = std::move(one)] {
      one->answer(StoreError{.type = StoreError::Type::Overloaded, .what = "too many requests are waiting"});
    });
  }
  [[nodiscard]] std::size_t waiting() const { return queue_.size(); }

 private:
  // One transaction. If it fails, each request has one of its own, so that none fails because of another; but no more
  // are tried once several have failed, since then the reason is not theirs.
  void perform(Requests batch) {
    constexpr int most_failures = 3;
    const auto failure = commit(batch);
    if (!failure || batch.size() == 1 || failure->type == StoreError::Type::Unknown) {
      answer(std::move(batch), failure);
      return;
    }
    int failures = 0;
    for (auto& one : batch) {
      Requests alone;
      alone.push_back(std::move(one));
      const auto its_failure = failures < most_failures ? commit(alone) : failure;
      if (its_failure) ++failures;
      answer(std::move(alone), its_failure);
    }
  }

  [[nodiscard]] std::optional<StoreError> commit(const Requests& batch) {
    const auto start = std::chrono::steady_clock::now();
    auto failure = commit_(batch);
    settings_.watch({.requests = batch.size(),
                     .waiting = queue_.size(),
                     .duration = std::chrono::steady_clock::now() - start,
                     .committed = !failure});
    return failure;
  }

  void answer(Requests batch, const std::optional<StoreError>& failure) const {
    settings_.post([batch = std::move(batch), failure] {
      for (const auto& one : batch) one->answer(failure);
    });
  }

  const StoreSettings& settings_;
  Commit commit_;
  BatchQueue<std::unique_ptr<Request<Access>>> queue_;
};

}  // namespace rookie
