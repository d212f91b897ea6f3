#include "server/admission.h"

#include <gtest/gtest.h>

#include <chrono>

namespace rookie {
namespace {

using boost::asio::ip::make_address;
using std::chrono_literals::operator""s;

TEST(Remaining, IsUsedUpAndComesBack) {
  const Remaining::Clock::time_point begin{};
  Remaining remaining({.burst = 2, .per_second = 0.5}, begin);
  EXPECT_TRUE(remaining.is_whole(begin));
  EXPECT_TRUE(remaining.take(begin));
  EXPECT_TRUE(remaining.take(begin));
  EXPECT_FALSE(remaining.take(begin + 1s));
  EXPECT_EQ(remaining.wait(), 1s);
  EXPECT_FALSE(remaining.is_whole(begin + 2s));
  EXPECT_TRUE(remaining.take(begin + 2s));
  EXPECT_FALSE(remaining.take(begin + 2s));
  EXPECT_TRUE(remaining.is_whole(begin + 1000s));
  EXPECT_TRUE(remaining.take(begin + 1000s));
  EXPECT_TRUE(remaining.take(begin + 1000s));
  EXPECT_FALSE(remaining.take(begin + 1000s)) << "more than a burst was saved";
}

TEST(Whence, IsAnAddressOrANetwork) {
  EXPECT_EQ(whence_of(make_address("192.0.2.1")), make_address("192.0.2.1"));
  EXPECT_EQ(whence_of(make_address("::ffff:192.0.2.1")), make_address("192.0.2.1"));
  EXPECT_EQ(whence_of(make_address("2001:db8:1:2:3:4:5:6")), whence_of(make_address("2001:db8:1:2::1")));
  EXPECT_NE(whence_of(make_address("2001:db8:1:2::1")), whence_of(make_address("2001:db8:1:3::1")));
}

TEST(Whence, IsWhatOurProxySays) {
  const auto proxy = make_address("127.0.0.1");
  EXPECT_EQ(whence_behind(proxy, "192.0.2.1"), make_address("192.0.2.1"));
  EXPECT_EQ(whence_behind(proxy, "invented, 203.0.113.5, 192.0.2.1"), make_address("192.0.2.1"));
  EXPECT_EQ(whence_behind(proxy, ""), proxy);
  EXPECT_EQ(whence_behind(proxy, "192.0.2.1, nonsense"), proxy);
}

TEST(Admission, CountsConnectionsByAddressWhileTheyLive) {
  const Limits limits{.connections_per_address = 2};
  Admission admission(limits);
  const Whence one = make_address("192.0.2.1");
  const Whence other = make_address("192.0.2.2");
  auto first = admission.admit(one);
  const auto second = admission.admit(one);
  EXPECT_TRUE(first && second);
  EXPECT_FALSE(admission.admit(one));
  EXPECT_TRUE(admission.admit(other));
  {
    const auto moved = *std::move(first);
    first.reset();
    admission.tidy();
    EXPECT_FALSE(admission.admit(one));
  }
  EXPECT_TRUE(admission.admit(one));
}

TEST(Admission, LimitsVisitsAndTablesOfAnAddress) {
  const Limits limits{.visits = {.burst = 3}, .new_tables = {.burst = 1}};
  Admission admission(limits);
  const Whence one = make_address("192.0.2.1");
  for (int visit = 0; visit < 3; ++visit) EXPECT_TRUE(admission.may_visit(one));
  EXPECT_FALSE(admission.may_visit(one));
  EXPECT_TRUE(admission.may_open_table(one));
  EXPECT_FALSE(admission.may_open_table(one));
  admission.tidy();
  EXPECT_FALSE(admission.may_visit(one)) << "tidying forgot what is used up";
  EXPECT_TRUE(admission.may_visit(make_address("192.0.2.2")));
}

}  // namespace
}  // namespace rookie
