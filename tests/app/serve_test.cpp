#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <string>

#include "app/program.h"

namespace rookie {
namespace {

std::string next_line(std::FILE* stream) {
  std::array<char, 4096> line{};
  return std::fgets(line.data(), line.size(), stream) == nullptr ? "" : line.data();
}

// The program, and what it says from when it is asked to serve a page until it is ready.
class Serving {
 public:
  Serving(const std::string& environment, const std::string& page, const std::string& options)
      : output_(
            popen((environment + " exec sh -c 'echo $$; exec " ROOKIE_PROGRAM " serve --listen 127.0.0.1:0 --page " +
                   page + options + "'")
                      .c_str(),
                  "r")),
        process_(std::stoi(next_line(output_))) {
    for (std::string line; !said_.ends_with("Ctrl-C ends it.\n") && !(line = next_line(output_)).empty();)
      said_ += line;
  }
  Serving(const Serving&) = delete;
  Serving& operator=(const Serving&) = delete;
  ~Serving() = default;

  [[nodiscard]] const std::string& said() const { return said_; }
  // The exit code.
  [[nodiscard]] int end_with(int signal) const {
    kill(process_, signal);
    EXPECT_EQ(next_line(output_), "");
    return pclose(output_);
  }

 private:
  std::FILE* output_;
  int process_;
  std::string said_;
};

TEST(Serve, SaysWhereItIsAndEndsWhenToldTo) {
  const ScratchFolder page;
  write_file(page.file("index.html"), "the start");
  for (const int signal : {SIGINT, SIGTERM}) {
    const Serving serving("", page.file(""), "");
    EXPECT_THAT(serving.said(), testing::ContainsRegex("on this computer +http://localhost:[1-9][0-9]*/\n"));
    EXPECT_THAT(serving.said(), testing::Not(testing::HasSubstr("nearby")));
    EXPECT_EQ(serving.end_with(signal), 0) << "signal " << signal;
  }
}

TEST(Serve, OpensTheBrowserThere) {
  const ScratchFolder page;
  write_file(page.file("index.html"), "the start");
  ASSERT_EQ(mkfifo(page.file("opened").c_str(), 0600), 0);
  write_file(page.file("xdg-open"), "#!/bin/sh\necho $1 >" + page.file("opened"));
  std::filesystem::permissions(page.file("xdg-open"), std::filesystem::perms::owner_all);
  const Serving serving("PATH=" + page.file("") + ":$PATH", page.file(""), " --open");
  const std::string opened = read_file(page.file("opened"));  // waits for it
  EXPECT_THAT(opened, testing::StartsWith("http://localhost:"));
  EXPECT_THAT(serving.said(), testing::HasSubstr(opened));
  EXPECT_EQ(serving.end_with(SIGTERM), 0);
}

}  // namespace
}  // namespace rookie
