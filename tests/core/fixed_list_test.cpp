#include "core/fixed_list.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

namespace rookie {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

template <typename T, std::size_t Capacity>
std::vector<T> items(const FixedList<T, Capacity>& list) {
  return {list.begin(), list.end()};
}

TEST(FixedList, IsEmptyAtFirst) {
  const FixedList<int, 3> list;
  EXPECT_TRUE(list.empty());
  EXPECT_EQ(list.size(), 0U);
  EXPECT_THAT(items(list), IsEmpty());
}

TEST(FixedList, KeepsWhatIsAddedInOrderUpToItsCapacity) {
  FixedList<int, 3> list;
  for (const int item : {7, 8, 9}) list.add(item);
  EXPECT_FALSE(list.empty());
  EXPECT_EQ(list.size(), 3U);
  EXPECT_EQ(list[1], 8);
  EXPECT_THAT(items(list), ElementsAre(7, 8, 9));
}

TEST(FixedList, AddIfKeepsOnlyWhatShallBeKept) {
  FixedList<int, 4> list;
  for (const int item : {1, 2, 3, 4, 5, 6}) list.add_if(item % 2 == 0, item);
  EXPECT_THAT(items(list), ElementsAre(2, 4, 6));
}

TEST(FixedList, CanBeFilledAgainAfterClear) {
  FixedList<int, 2> list;
  list.add(1);
  list.add(2);
  list.clear();
  EXPECT_THAT(items(list), IsEmpty());
  list.add(3);
  EXPECT_THAT(items(list), ElementsAre(3));
}

}  // namespace
}  // namespace rookie
