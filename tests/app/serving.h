#pragma once

#include <cstdint>
#include <cstdio>
#include <string>

namespace rookie {

// A running `rookie serve`, and what it printed before it was ready. The destructor kills it if the test has not ended
// it.
class Serving {
 public:
  Serving(const std::string& environment, const std::string& page, const std::string& options);
  Serving(const Serving&) = delete;
  Serving& operator=(const Serving&) = delete;
  ~Serving();

  [[nodiscard]] const std::string& said() const { return said_; }
  [[nodiscard]] std::uint16_t port() const;
  // Where it gives its metrics, as HOST:PORT, if the options say so.
  [[nodiscard]] std::string metrics() const;
  void signal(int signal) const;
  // Returns the result of pclose.
  [[nodiscard]] int end_with(int signal);

 private:
  std::FILE* output_;
  int process_;
  std::string said_;
};

}  // namespace rookie
