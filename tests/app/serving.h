#pragma once

#include <cstdint>
#include <cstdio>
#include <string>

namespace rookie {

// The program, and what it says from when it is asked to serve a page until it is ready. Killed in the end, if a test
// has not come so far as to end it.
class Serving {
 public:
  Serving(const std::string& environment, const std::string& page, const std::string& options);
  Serving(const Serving&) = delete;
  Serving& operator=(const Serving&) = delete;
  ~Serving();

  [[nodiscard]] const std::string& said() const { return said_; }
  [[nodiscard]] std::uint16_t port() const;
  // What pclose says.
  [[nodiscard]] int end_with(int signal);

 private:
  std::FILE* output_;
  int process_;
  std::string said_;
};

}  // namespace rookie
