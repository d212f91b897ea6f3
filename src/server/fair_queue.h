#pragma once

#include <deque>
#include <map>
#include <optional>
#include <utility>

namespace rookie {

// A queue whose items belong to keys. The keys take turns, so none waits for the many items of another.
template <typename Key, typename Item>
class FairQueue {
 public:
  void add(const Key& key, Item item) {
    std::deque<Item>& items = items_[key];
    if (items.empty()) turns_.push_back(key);
    items.push_back(std::move(item));
  }

  // Removes the next item; nothing if the queue is empty.
  [[nodiscard]] std::optional<Item> take() {
    if (turns_.empty()) return std::nullopt;
    const auto found = items_.find(turns_.front());
    turns_.pop_front();
    Item item = std::move(found->second.front());
    found->second.pop_front();
    if (found->second.empty()) {
      items_.erase(found);
    } else {
      turns_.push_back(found->first);
    }
    return item;
  }

 private:
  std::map<Key, std::deque<Item>> items_;  // none is empty
  std::deque<Key> turns_;
};

}  // namespace rookie
