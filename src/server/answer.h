#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rookie {

// One field of an HTTP message.
struct Header {
  std::string_view name;
  std::string_view value;

  friend bool operator==(const Header&, const Header&) = default;
};

// To a request, whoever gives it. What it views must live until it is sent.
struct Answer {
  unsigned status = 0;
  std::vector<Header> headers;
  std::string_view body;                    // for HEAD too: its size is told, but it is not sent
  std::shared_ptr<const std::string> kept;  // where nobody else keeps the body
};

// Says in a sentence for people what is wrong.
[[nodiscard]] Answer refusal(unsigned status, std::string_view sentence);

// In every answer: the page needs nothing from elsewhere, and nobody else may use it.
[[nodiscard]] std::span<const Header> security_headers();

}  // namespace rookie
