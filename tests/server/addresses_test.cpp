#include "server/addresses.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace rookie {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Addresses, OfAServerForThisComputerOnly) {
  for (const std::string host : {"127.0.0.1", "::1"}) {
    const Addresses addresses = addresses_of({.host = host, .port = 8080});
    EXPECT_EQ(addresses.here, "http://localhost:8080/");
    EXPECT_THAT(addresses.nearby, IsEmpty());
  }
}

TEST(Addresses, OfAServerWithOneAddress) {
  const Addresses addresses = addresses_of({.host = "192.168.1.20", .port = 80});
  EXPECT_EQ(addresses.here, "http://192.168.1.20:80/");
  EXPECT_THAT(addresses.nearby, ElementsAre(addresses.here));
}

TEST(Addresses, OfAServerForEverybody) {
  const Addresses addresses = addresses_of({.host = "0.0.0.0", .port = 8080});
  EXPECT_EQ(addresses.here, "http://localhost:8080/");
  for (const std::string& nearby : addresses.nearby) {
    EXPECT_THAT(nearby, testing::MatchesRegex("http://[0-9]+\\.[0-9]+\\.[0-9]+\\.[0-9]+:8080/"));
    EXPECT_THAT(nearby, testing::Not(testing::HasSubstr("//127.")));
  }
}

}  // namespace
}  // namespace rookie
