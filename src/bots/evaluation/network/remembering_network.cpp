#include "bots/evaluation/network/remembering_network.h"

#include <array>
#include <cstddef>
#include <cstring>

#include "core/random.h"

namespace rookie {
namespace {

constexpr std::size_t parts_kept = std::size_t{1} << 9U;
constexpr std::size_t chances_kept = std::size_t{1} << 13U;

template <std::size_t Size>
std::uint64_t key_of(const std::array<std::int8_t, Size>& features) {
  constexpr std::uint64_t step = 0x9e3779b97f4a7c15U;
  std::array<std::uint64_t, Size / sizeof(std::uint64_t)> words{};
  static_assert(sizeof(words) == Size);
  std::memcpy(words.data(), features.data(), Size);
  std::uint64_t key = 0;
  for (std::size_t at = 0; at < words.size(); ++at) key += mix(words[at] + at * step);
  return key;
}

// The part made of these features: the one that is remembered, or else the one that `make` makes.
template <typename Known, typename OfPart, typename Make>
const Network::Part& recalled(std::vector<Known>& all, std::uint64_t key, const OfPart& features, Make make) {
  Known& one = all[key % all.size()];
  if (!one.known || one.features != features) one = {.features = features, .known = true, .part = make(features)};
  return one.part;
}

}  // namespace

RememberingNetwork::RememberingNetwork(const Network& network)
    : network_(network), colours_(parts_kept), crosses_(parts_kept), rests_(parts_kept), judged_(chances_kept) {}

float RememberingNetwork::judge(const Recall& recall, Seat viewer) const {
  const Features features = features_of(recall, viewer);
  const std::uint64_t rest_key = key_of(features.rest);
  PerKind<std::uint64_t> keys;
  std::uint64_t key = rest_key;
  for (const Kind kind : all_kinds) {
    keys[kind] = key_of(features.kinds[kind]);
    key = mix(key) + keys[kind];
  }
  Judged& judged = judged_[key % chances_kept];
  if (judged.key == key) return judged.chance;

  Network::Sum sum;
  for (const Kind kind : all_kinds) {
    sum.add(kind, recalled(kind == Kind::X ? crosses_ : colours_, keys[kind], features.kinds[kind],
                           [&](const auto& of_kind) { return network_.part_of(kind, of_kind); }));
  }
  sum.add(recalled(rests_, rest_key, features.rest, [&](const auto& rest) { return network_.part_of(rest); }));
  judged = {.key = key, .chance = network_.chance_of(sum)};
  return judged.chance;
}

}  // namespace rookie
