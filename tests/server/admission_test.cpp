#include "server/admission.h"

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <vector>

#include "server/fair_queue.h"

namespace rookie {
namespace {

using boost::asio::ip::make_address;
using std::chrono_literals::operator""s;

TEST(Remaining, IsUsedUpAndComesBack) {
  const Clock::time_point begin{};
  Remaining<Clock::time_point> remaining({.burst = 2, .per_second = 0.5}, begin);
  EXPECT_TRUE(remaining.is_whole(begin));
  EXPECT_TRUE(remaining.take(begin));
  EXPECT_TRUE(remaining.take(begin));
  EXPECT_FALSE(remaining.take(begin + 1s));
  EXPECT_EQ(remaining.next(begin + 1s), begin + 2s);
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

TEST(Remaining, CanBeReserved) {
  const Clock::time_point begin{};
  Remaining<Clock::time_point> remaining({.burst = 2, .per_second = 0.5}, begin);
  EXPECT_EQ(remaining.reserve(begin), 0s);
  EXPECT_EQ(remaining.reserve(begin), 0s);
  EXPECT_EQ(remaining.reserve(begin), 2s);
  EXPECT_EQ(remaining.reserve(begin), 4s);
  remaining.give_back();
  EXPECT_EQ(remaining.reserve(begin), 4s);
}

TEST(Whence, IsWhatOurProxySays) {
  for (const char* const text : {"192.0.2.1", "invented, 203.0.113.5, 192.0.2.1", "192.0.2.1:4711", " 192.0.2.1\t",
                                 "::ffff:192.0.2.1", "[::ffff:192.0.2.1]:4711"}) {
    EXPECT_EQ(whence_behind_proxy(text), make_address("192.0.2.1")) << text;
  }
  for (const char* const text : {"2001:db8::5", "[2001:db8::5]", "[2001:db8::5]:443"}) {
    EXPECT_EQ(whence_behind_proxy(text), make_address("2001:db8::")) << text;
  }
  for (const char* const text : {"", " ", "192.0.2.1, nonsense", "unknown", "_hidden", "192.0.2.1,", "192.0.2.1:x"}) {
    EXPECT_EQ(whence_behind_proxy(text), make_address("0.0.0.0")) << text;
  }
}

TEST(Whence, OfAMappedAddressIsTheAddress) {
  EXPECT_EQ(unmapped(make_address("::ffff:127.0.0.1")), make_address("127.0.0.1"));
  EXPECT_EQ(unmapped(make_address("::1")), make_address("::1"));
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

// Whoever has a /48 has 65,536 networks.
TEST(Admission, LimitsTheNetworksAroundAnAddress) {
  const Limits limits{.connections_per_address = 1, .new_tables = {.burst = 1}};
  Admission admission(limits);
  std::vector<Admission::Guest> guests;
  int tables = 0;
  const auto come_from = [&](const std::string& network) {
    const Whence whence = whence_of(make_address("2001:db8:1:" + network + "::1"));
    if (auto guest = admission.admit(whence)) guests.push_back(*std::move(guest));
    tables += admission.may_open_table(whence) ? 1 : 0;
  };
  for (const std::string network : {"1", "2", "3", "4", "5", "6"}) come_from(network);
  EXPECT_EQ(tables, 4) << "of a /56";
  EXPECT_EQ(guests.size(), 4U);
  for (int network = 1; network <= 50; ++network) come_from(std::to_string(network) + "00");
  EXPECT_EQ(tables, 16) << "of a /48";
  EXPECT_EQ(guests.size(), 16U);
  guests.clear();
  EXPECT_TRUE(admission.admit(whence_of(make_address("2001:db8:1:1::1"))));
  EXPECT_TRUE(admission.may_open_table(whence_of(make_address("2001:db8:2:1::1"))));
}

TEST(Admission, GivesBackTheVisitsOfThoseWhoComeBack) {
  const Limits limits{.visits = {.burst = 1}};
  Admission admission(limits);
  const Whence school = make_address("192.0.2.1");
  for (int visit = 0; visit < 100; ++visit) {
    EXPECT_TRUE(admission.may_visit(school));
    admission.give_visit_back(school);
  }
  EXPECT_TRUE(admission.may_visit(school));
  EXPECT_FALSE(admission.may_visit(school));
}

TEST(Admission, LetsWaitWhoAsksTooOften) {
  const Limits limits{.requests = {.burst = 2, .per_second = 1}};
  Admission admission(limits);
  const Whence one = make_address("192.0.2.1");
  EXPECT_EQ(admission.request_delay(one), 0s);
  EXPECT_EQ(admission.request_delay(one), 0s);
  EXPECT_GT(admission.request_delay(one), 0s);
  EXPECT_EQ(admission.request_delay(make_address("192.0.2.2")), 0s);
}

TEST(FairQueue, LetsKeysTakeTurns) {
  FairQueue<char, int> queue(10);
  for (int item = 1; item <= 3; ++item) queue.add('a', item);
  queue.add('b', 4);
  std::vector<int> order;
  while (const auto next = queue.take()) order.push_back(next->second);
  EXPECT_EQ(order, (std::vector{1, 4, 2, 3}));
}

TEST(FairQueue, LeavesRoomForOtherKeys) {
  using Next = std::optional<std::pair<char, int>>;
  FairQueue<char, int> queue(1);
  for (int item = 1; item <= 2; ++item) queue.add('a', item);
  EXPECT_EQ(queue.take(), Next({'a', 1}));
  EXPECT_EQ(queue.take(), std::nullopt);
  queue.add('b', 3);
  EXPECT_EQ(queue.take(), Next({'b', 3}));
  queue.done('b');
  EXPECT_EQ(queue.take(), std::nullopt);
  queue.done('a');
  EXPECT_EQ(queue.take(), Next({'a', 2}));
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
