#include "server/own_page.h"

#include <gtest/gtest.h>

namespace rookie {
namespace {

TEST(PublicUrl, IsSchemeAndHost) {
  EXPECT_EQ(parse_public_url("https://rookie.example/"), "https://rookie.example");
  EXPECT_EQ(parse_public_url("http://192.0.2.1:8080"), "http://192.0.2.1:8080");
  for (const auto* const wrong :
       {"", "/", "rookie.example", "https://", "https:///", "ftp://rookie.example", "https://rookie.example/play",
        "https://rookie.example?x", "https://me@rookie.example", "https://rookie.example example"}) {
    EXPECT_FALSE(parse_public_url(wrong)) << wrong;
  }
}

TEST(OwnPage, IsTheOneOfThisHostOrOfThePublicUrl) {
  EXPECT_TRUE(is_own_page("http://192.0.2.1:8080", "192.0.2.1:8080", ""));
  EXPECT_TRUE(is_own_page("https://Rookie.example", "rookie.EXAMPLE", ""));
  EXPECT_TRUE(is_own_page("https://rookie.example", "127.0.0.1:8080", "https://rookie.example"));
}

TEST(OwnPage, IsNoOther) {
  for (const auto* const origin :
       {"https://elsewhere.example", "https://rookie.example:444", "https://rookie.example.elsewhere", "null",
        "rookie.example", "https://", "file://", "http://rookie.example@elsewhere.example"}) {
    EXPECT_FALSE(is_own_page(origin, "rookie.example", "https://play.example")) << origin;
    EXPECT_FALSE(is_own_page(origin, "", "")) << origin;
  }
  EXPECT_FALSE(is_own_page("http://play.example", "rookie.example", "https://play.example"));
}

TEST(OwnPage, DoesNotConcernProgramsThatAreNoBrowser) { EXPECT_TRUE(is_own_page("", "rookie.example", "")); }

TEST(OwnHost, IsANumberAHomelyNameOrThePublicOne) {
  constexpr std::string_view ours = "https://rookie.example";
  for (const char* const host :
       {"", "localhost", "localhost:8080", "192.168.1.20:8080", "[::1]:8080", "[2001:db8::1]", "raspberrypi",
        "rookie.local", "Rookie.Local:8080", "rookie.example", "ROOKIE.example"}) {
    EXPECT_TRUE(is_own_host(host, ours)) << host;
  }
  for (const char* const host : {"evil.example", "evil.example:8080", "rookie.example.evil.com", "local.evil.com",
                                 "192.168.1.20.evil.com", ".", "rookie.example:8080"}) {
    EXPECT_FALSE(is_own_host(host, ours)) << host;
  }
  EXPECT_FALSE(is_own_host("rookie.example", ""));
}

}  // namespace
}  // namespace rookie
