#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/values.h"

namespace rookie {

// R1.6: the house rulings. Each is the other reading of a clause.
enum class Ruling : std::uint8_t {
  It,       // R4.3: after a sought pair of X the turn ends
  Again,    // R4.1: cards just covered may be turned over again at once
  Either,   // R6.3: a sought pair of X takes from either neighbour
  Forfeit,  // R8.1: the finder of the last pair does not collect the own unsecured cards
};

inline constexpr Words<Ruling> ruling_words("it", "again", "either", "forfeit");

// The house rulings of a table: any set of them.
class Rulings {
 public:
  constexpr Rulings() = default;
  constexpr Rulings(std::initializer_list<Ruling> rulings) {
    for (const Ruling ruling : rulings) add(ruling);
  }

  [[nodiscard]] constexpr bool contains(Ruling ruling) const { return (bits_ & bit(ruling)) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  constexpr void add(Ruling ruling) { bits_ = static_cast<std::uint8_t>(bits_ | bit(ruling)); }

  friend constexpr bool operator==(Rulings, Rulings) = default;

 private:
  static constexpr unsigned bit(Ruling ruling) { return 1U << static_cast<unsigned>(ruling); }

  std::uint8_t bits_ = 0;
};

// All sets of rulings, the empty one first.
inline constexpr auto all_rulings = [] {
  std::array<Rulings, std::size_t{1} << count_of<Ruling>()> sets;
  for (std::size_t at = 0; at < sets.size(); ++at) {
    for (const Ruling ruling : values_of<Ruling>) {
      if ((at >> static_cast<std::size_t>(ruling)) % 2 == 1) sets[at].add(ruling);
    }
  }
  return sets;
}();

// "de" for none of them, otherwise their words in order, with `between` between them: "it again".
[[nodiscard]] std::string to_string(Rulings rulings, char between = ' ');
// Reads the words in any order, each once, with one space or comma between them.
[[nodiscard]] Result<Rulings> parse_rulings(std::string_view text);

}  // namespace rookie
