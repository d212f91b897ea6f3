#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "server/page.h"

// The files of a page come from a folder or from the program itself.
namespace rookie {

PageFiles embedded_folder();  // tests/server/folder

namespace {

using testing::Pair;
using testing::UnorderedElementsAre;

const std::string folder = ROOKIE_SOURCE_DIR "/tests/server/folder";

TEST(PageFiles, OfAFolderByPathWithoutHiddenOnes) {
  using std::string_literals::operator""s;
  EXPECT_THAT(
      read_page(folder).value(),
      UnorderedElementsAre(Pair("/index.html", "<!doctype html>\n<title>A page</title>\n"), Pair("/empty.txt", ""),
                           Pair("/assets/bytes-1f2e.wasm", "zero \0 and line \r\n ends"s)));
}

TEST(PageFiles, OfTheProgramAreThoseOfTheFolder) { EXPECT_EQ(embedded_folder(), read_page(folder)); }

TEST(PageFiles, OfNoFolder) {
  EXPECT_THAT(read_page(folder + "/missing").error().what, testing::HasSubstr("missing"));
  EXPECT_FALSE(read_page(folder + "/index.html"));
}

}  // namespace
}  // namespace rookie
