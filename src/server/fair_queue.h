#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <utility>

namespace rookie {

// A queue of work whose items belong to keys. The keys take turns, and each has only so many items under way, so none
// waits for the many items of another.
template <typename Key, typename Item>
class FairQueue {
 public:
  explicit FairQueue(std::size_t most_under_way) : most_under_way_(most_under_way) {}

  void add(const Key& key, Item item) {
    Work& work = works_[key];
    if (work.items.empty()) turns_.push_back(key);
    work.items.push_back(std::move(item));
  }

  // Removes the next item, which is under way from now on; nothing if none may begin.
  [[nodiscard]] std::optional<std::pair<Key, Item>> take() {
    const auto turn =
        std::ranges::find_if(turns_, [this](const Key& key) { return works_.at(key).under_way < most_under_way_; });
    if (turn == turns_.end()) return std::nullopt;
    const Key key = std::move(*turn);
    turns_.erase(turn);
    Work& work = works_.at(key);
    std::pair<Key, Item> next(key, std::move(work.items.front()));
    work.items.pop_front();
    ++work.under_way;
    if (!work.items.empty()) turns_.push_back(key);
    return next;
  }

  // An item of this key is no longer under way.
  void done(const Key& key) {
    const auto found = works_.find(key);
    --found->second.under_way;
    if (found->second.under_way == 0 && found->second.items.empty()) works_.erase(found);
  }

 private:
  struct Work {
    std::deque<Item> items;
    std::size_t under_way = 0;
  };

  std::size_t most_under_way_;
  std::map<Key, Work> works_;  // of the keys that have items or have some under way
  std::deque<Key> turns_;      // of the keys that have items
};

}  // namespace rookie
