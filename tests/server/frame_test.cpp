#include "server/frame.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>

namespace rookie {
namespace {

using std::string_literals::operator""s;

struct Example {
  std::size_t size = 0;
  std::string header;
};

// RFC 6455, 5.2 and the examples in 5.7.
class TextFrameOf : public testing::TestWithParam<Example> {};

TEST_P(TextFrameOf, SaysHowLongTheTextIs) {
  const std::string text(GetParam().size, 'x');
  EXPECT_TRUE(TextFrame(text).bytes() == GetParam().header + text)
      << testing::PrintToString(TextFrame(text).bytes().substr(0, 10));
}

INSTANTIATE_TEST_SUITE_P(, TextFrameOf,
                         testing::Values(Example{.size = 0, .header = "\x81\0"s},
                                         Example{.size = 5, .header = "\x81\x05"},
                                         Example{.size = 125, .header = "\x81\x7d"},
                                         Example{.size = 126, .header = "\x81\x7e\0\x7e"s},
                                         Example{.size = 256, .header = "\x81\x7e\x01\0"s},
                                         Example{.size = 65'535, .header = "\x81\x7e\xff\xff"},
                                         Example{.size = 65'536, .header = "\x81\x7f\0\0\0\0\0\x01\0\0"s}),
                         [](const auto& tested) { return "Bytes" + std::to_string(tested.param.size); });

}  // namespace
}  // namespace rookie
