#pragma once

#include <expected>
#include <string>
#include <utility>

namespace rookie {

// Why something was refused: the clause of docs/rules.md or docs/notation.md that it breaks (`R1.3`, `N5`; empty if
// none applies) and a message for people.
struct Error {
  std::string rule;
  std::string what;

  friend bool operator==(const Error&, const Error&) = default;
};

template <typename T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> refuse(std::string rule, std::string what) {
  return std::unexpected(Error{std::move(rule), std::move(what)});
}

// "what (R1.3)", or just "what" if no clause is named.
inline std::string to_string(const Error& error) {
  return error.rule.empty() ? error.what : error.what + " (" + error.rule + ")";
}

}  // namespace rookie
