#include "server/endpoint.h"

#include <gtest/gtest.h>

namespace rookie {
namespace {

TEST(Endpoint, IsAHostAndAPort) {
  EXPECT_EQ(parse_endpoint("0.0.0.0:8080"), (Endpoint{.host = "0.0.0.0", .port = 8080}));
  EXPECT_EQ(parse_endpoint("localhost:0"), (Endpoint{.host = "localhost", .port = 0}));
  EXPECT_EQ(parse_endpoint("[::1]:65535"), (Endpoint{.host = "::1", .port = 65535}));
}

TEST(Endpoint, IsPrintedAsItIsRead) {
  for (const std::string text : {"127.0.0.1:80", "[::]:8080", "localhost:1"}) {
    EXPECT_EQ(to_string(parse_endpoint(text).value()), text);
  }
}

TEST(Endpoint, NothingElse) {
  for (const std::string text : {"", "8080", ":8080", "host", "host:", "host:x", "host:-1", "host:65536", "host:80 "}) {
    EXPECT_FALSE(parse_endpoint(text)) << text;
  }
}

}  // namespace
}  // namespace rookie
