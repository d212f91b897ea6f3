#include "core/json.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace rookie {
namespace {

TEST(Json, Values) {
  EXPECT_EQ(to_json(std::uint8_t{7}).text(), "7");
  EXPECT_EQ(to_json(std::numeric_limits<std::int64_t>::min()).text(), "-9223372036854775808");
  EXPECT_EQ(to_json(nullptr).text(), "null");
  EXPECT_EQ(to_json(std::numeric_limits<std::uint64_t>::max()).text(), "18446744073709551615");
  EXPECT_EQ(to_json(true).text(), "true");
  EXPECT_EQ(to_json(false).text(), "false");
  EXPECT_EQ(to_json("").text(), R"("")");
  EXPECT_EQ(to_json(std::string("a")).text(), R"("a")");
  EXPECT_EQ(to_json(std::vector<int>()).text(), "[]");
  EXPECT_EQ(to_json(std::vector<std::string>{"a", "b"}).text(), R"(["a","b"])");
  EXPECT_EQ(to_json(to_json(1)).text(), "1");
}

TEST(Json, Doubles) {
  EXPECT_EQ(to_json(0.1).text(), "0.1");
  EXPECT_EQ(to_json(1.0).text(), "1.0");
  EXPECT_EQ(to_json(-1e300).text(), "-1e+300");
  EXPECT_EQ(to_json(-std::numeric_limits<double>::min()).text(), "-2.2250738585072014e-308");
  EXPECT_EQ(to_json(std::numeric_limits<double>::infinity()).text(), "null");
  EXPECT_EQ(to_json(std::numeric_limits<double>::quiet_NaN()).text(), "null");
}

TEST(Json, ArraysAndObjectsAreFilled) {
  EXPECT_EQ(to_json([](JsonArray&) {}).text(), "[]");
  EXPECT_EQ(to_json([](JsonObject&) {}).text(), "{}");
  const Json object = to_json([](JsonObject& filled) {
    filled.add("a\"", [](JsonArray& list) { list.add(1).add([](JsonArray&) {}).add("b"); })
        .add("c", std::optional<int>())
        .add("d", std::optional<bool>(true))
        .add("e", 2);
  });
  EXPECT_EQ(object.text(), R"({"a\"":[1,[],"b"],"d":true,"e":2})");
  const std::vector numbers{1, 2};
  const auto squares = objects_of(numbers, [](JsonObject& square, int of) { square.add("of", of).add("is", of * of); });
  EXPECT_EQ(to_json(squares).text(), R"([{"of":1,"is":1},{"of":2,"is":4}])");
}

// Another writer escapes the same characters in the same way, and another reader reads them back.
TEST(Json, StringsAreAsBoostWritesThem) {
  std::string all = "ü 🃏 </script>";
  for (int code = 0; code < 128; ++code) all += static_cast<char>(code);
  EXPECT_EQ(to_json(all).text(), boost::json::serialize(boost::json::string(all)));
  EXPECT_EQ(boost::json::parse(to_json(all).text()).as_string(), all);
}

}  // namespace
}  // namespace rookie
