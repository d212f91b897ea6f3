#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bots/search/search.h"
#include "notation/record.h"
#include "review/attempts.h"
#include "review/curve.h"
#include "review/memory.h"
#include "review/seeks.h"
#include "review/steals.h"
#include "rules/options.h"

// Games to review. For most, the results can be counted by hand.
namespace rookie {

[[nodiscard]] Record read_record(const std::string& rgn);
[[nodiscard]] inline Seat seat(int number) { return *Seat::numbered(number); }

// Kids, eight cards, G Y R B G Y R B on the spots 1 to 8. Ada plays turns 1, 3 and 5, Ben 2 and 4.
//
//   1. shows G and Y on 1 and 2
//   2. turns over the other G, but not its mate: with so few cards waiting is as good, so this does not test memory
//   3. leaves the known pair of G lying for two new cards
//   4. turns over a known G but misses its mate on 5
//   5. takes all pairs, three from memory and the last by deduction
[[nodiscard]] Record forgetful_children();

// Standard, twelve cards. The tops are G G G G Y X X Y Y on the spots 1 to 9; beneath 1, 2 and 3 lie Y, X and X.
//
//   1. Ada finds two pairs of G by luck (3/11, 1/9), but does not secure them; then Y and X stay open
//   2. Ben seeks: every unseen card matches. X takes her four cards, with which he secures. He finds a pair of Y by
//      luck (1/2), one from memory, secures again, and ends the game with the last pair of X, by deduction
[[nodiscard]] Record robbed();

// Shared by all tests: earlier searches do not affect its results.
[[nodiscard]] Search& trained_search();

// What the observers of a review find, with the built-in evaluation.
[[nodiscard]] std::vector<MemoryTest> tests_in(const Record& record);
[[nodiscard]] std::vector<Attempt> attempts_in(const Record& record);
[[nodiscard]] std::vector<Securing> securings_in(const Record& record);
[[nodiscard]] std::vector<Steal> steals_in(const Record& record);
[[nodiscard]] std::vector<Seek> seeks_in(const Record& record);
[[nodiscard]] std::vector<LuckyCard> lucky_cards_in(const Record& record);

// Reads a golden game by its name in tests/playthroughs.
[[nodiscard]] Record playthrough(const std::string& name);

// Records games between bots, named by seat.
[[nodiscard]] std::vector<Record> simulated(const Options& options, const std::vector<std::string>& bots, int games,
                                            std::uint64_t seed = 1);

}  // namespace rookie
