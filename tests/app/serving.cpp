#include "app/serving.h"

#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <string_view>
#include <utility>

namespace rookie {
namespace {

std::string next_line(std::FILE* stream) {
  std::array<char, 4096> line{};
  return std::fgets(line.data(), line.size(), stream) == nullptr ? "" : line.data();
}

}  // namespace

Serving::Serving(const std::string& environment, const std::string& page, const std::string& options)
    : output_(popen((environment + " exec sh -c 'echo $$; exec " ROOKIE_PROGRAM " serve --listen 127.0.0.1:0 --page " +
                     page + options + "'")
                        .c_str(),
                    "r")),
      process_(std::stoi(next_line(output_))) {
  for (std::string line; !said_.ends_with("Ctrl-C ends it.\n") && !(line = next_line(output_)).empty();) said_ += line;
}

std::uint16_t Serving::port() const {
  constexpr std::string_view before = "http://localhost:";
  return static_cast<std::uint16_t>(std::stoi(said_.substr(said_.find(before) + before.size())));
}

std::string Serving::metrics() const {
  constexpr std::string_view before = "metrics            http://";
  const std::string rest = said_.substr(said_.find(before) + before.size());
  return rest.substr(0, rest.find('/'));
}

Serving::~Serving() {
  if (output_ != nullptr) static_cast<void>(end_with(SIGKILL));
}

void Serving::signal(int signal) const { kill(process_, signal); }

int Serving::end_with(int signal) {
  this->signal(signal);
  EXPECT_EQ(next_line(output_), "");
  return pclose(std::exchange(output_, nullptr));
}

}  // namespace rookie
