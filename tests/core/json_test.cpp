#include "core/json.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <cstdint>
#include <limits>

namespace rookie {
namespace {

TEST(Json, Values) {
  EXPECT_EQ(Json::number(std::uint8_t{7}).text(), "7");
  EXPECT_EQ(Json::number(std::numeric_limits<std::int64_t>::min()).text(), "-9223372036854775808");
  EXPECT_EQ(Json::boolean(true).text(), "true");
  EXPECT_EQ(Json::boolean(false).text(), "false");
  EXPECT_EQ(JsonArray().done().text(), "[]");
  EXPECT_EQ(JsonObject().done().text(), "{}");
  const Json list = JsonArray().add(Json::number(1)).add(JsonArray().done()).done();
  const Json object = JsonObject().add("a\"", list).add("b", "c").add("d", true).add("e", 2).done();
  EXPECT_EQ(object.text(), R"({"a\"":[1,[]],"b":"c","d":true,"e":2})");
}

// Another writer escapes the same characters in the same way, and another reader reads them back.
TEST(Json, StringsAreAsBoostWritesThem) {
  std::string all = "ü 🃏 </script>";
  for (int code = 0; code < 128; ++code) all += static_cast<char>(code);
  EXPECT_EQ(Json::string(all).text(), boost::json::serialize(boost::json::string(all)));
  EXPECT_EQ(boost::json::parse(Json::string(all).text()).as_string(), all);
}

}  // namespace
}  // namespace rookie
