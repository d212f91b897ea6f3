#pragma once

#include <array>
#include <cstddef>

namespace rookie {

// A list that never allocates. Items beyond `size` are not initialised. Adding more than `Capacity` items is a
// programming error.
template <typename T, std::size_t Capacity>
class FixedList {
 public:
  FixedList() {}  // NOLINT(modernize-use-equals-default): a defaulted constructor would clear the whole array

  void add(const T& item) { items_[size_++] = item; }
  // Adds `item` if `keep` is true, without a branch, for filters in hot loops. Needs room for one more item even if
  // `keep` is false.
  void add_if(bool keep, const T& item) {
    items_[size_] = item;
    size_ += static_cast<std::size_t>(keep);
  }
  void clear() { size_ = 0; }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] const T& operator[](std::size_t at) const { return items_[at]; }
  [[nodiscard]] T* begin() { return items_.data(); }
  [[nodiscard]] T* end() { return items_.data() + size_; }
  [[nodiscard]] const T* begin() const { return items_.data(); }
  [[nodiscard]] const T* end() const { return items_.data() + size_; }

 private:
  std::size_t size_ = 0;
  std::array<T, Capacity> items_;
};

}  // namespace rookie
