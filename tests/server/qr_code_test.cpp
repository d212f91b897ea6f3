#include "server/qr_code.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace rookie {
namespace {

TEST(QrCode, OfAnAddress) {
  // Version 2, 25 modules wide: with the margin 33 columns and, two modules to a line, 17 lines.
  const std::string code = qr_code("http://192.168.1.20:8080/");
  EXPECT_EQ(std::ranges::count(code, '\n'), 17);
  const std::string white = "\x1b[38;5;16;48;5;231m" + std::string(33, ' ') + "\x1b[0m\n";
  EXPECT_TRUE(code.starts_with(white + white)) << code;
  // The finder patterns in the upper corners: their frame, and white around it.
  EXPECT_THAT(code, testing::HasSubstr("m    █▀▀▀▀▀█ "));
  EXPECT_THAT(code, testing::HasSubstr(" █▀▀▀▀▀█    \x1b[0m\n"));
}

TEST(QrCode, IsOfTheText) { EXPECT_NE(qr_code("http://192.168.1.20:8080/"), qr_code("http://192.168.1.21:8080/")); }

TEST(QrCode, LetsAPhoneIntoAWifi) {
  EXPECT_EQ(wifi_text("Zuhause", "geheim"), "WIFI:S:Zuhause;T:WPA;P:geheim;;");
  EXPECT_EQ(wifi_text("a;b\\c", "1:2,3\"4"), "WIFI:S:a\\;b\\\\c;T:WPA;P:1\\:2\\,3\\\"4;;");
  EXPECT_EQ(wifi_text("Café", ""), "WIFI:S:Café;T:nopass;;");
}

TEST(QrCode, NoneOfATextThatIsTooLong) { EXPECT_EQ(qr_code(std::string(3000, 'x')), ""); }

}  // namespace
}  // namespace rookie
