#include "bots/search/search.h"

#include <array>

#include "bots/search/look_ahead/look_ahead.h"

namespace rookie {
namespace {

template <typename Made>
std::unique_ptr<Search> make(const Evaluation& evaluation) {
  return std::make_unique<Made>(evaluation);
}

constexpr std::array types{
    SearchType{.bot = "grandmaster", .make = make<LookAhead>},
};

}  // namespace

std::span<const SearchType> search_types() { return types; }

std::unique_ptr<Search> make_search(const Evaluation& evaluation) { return types.back().make(evaluation); }

}  // namespace rookie
