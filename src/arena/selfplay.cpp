#include "arena/selfplay.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "arena/share_out.h"
#include "bots/candidates.h"
#include "bots/evaluation/network/features.h"
#include "bots/luck.h"
#include "bots/pick.h"
#include "bots/search/search.h"
#include "core/random.h"
#include "play/course.h"

namespace rookie {
namespace {

constexpr std::uint32_t positions_an_example = 4;
constexpr std::uint64_t games_a_round = 256;  // per thread; examples stay in memory until the round is over

std::uint8_t between(Random& random, std::uint32_t least, std::uint32_t most) {
  return static_cast<std::uint8_t>(least + random.below(most - least + 1));
}

// Draws options, mostly what people play most: two or four seats of the classic edition.
Options draw_options(Random& random) {
  Options options;
  const std::uint32_t draw = random.below(100);
  if (draw < 56) {
    options.seats = draw < 30 ? 2 : 4;
  } else if (draw < 62) {
    options.seats = between(random, 3, 6);
  } else if (draw < 76) {
    options.variant = Variant::Team;
    options.seats = random.below(5) == 0 ? 6 : 4;
  } else if (draw < 92) {
    options.variant = Variant::Kids;
    options.seats = random.below(4) == 0 ? between(random, 3, 6) : std::uint8_t{2};
  } else {
    options.edition = pocket;
    options.variant = random.below(3) == 0 ? Variant::Kids : Variant::Standard;
    options.seats = random.below(2) == 0 ? 2 : 4;
  }
  if (random.below(12) == 0) options.rulings = {Ruling::It};
  options.first = Seat::at(static_cast<int>(random.below(options.seats)));
  return options;
}

void append(std::string& bytes, float number) {
  const auto bits = std::bit_cast<std::uint32_t>(number);
  for (unsigned byte = 0; byte < 4; ++byte) bytes.push_back(static_cast<char>(bits >> (8 * byte)));
}

std::string to_bytes(const Features& features) {
  std::string bytes;
  const auto add = [&](std::int8_t value) { bytes.push_back(static_cast<char>(value)); };
  for (const auto& kind : features.kinds) std::ranges::for_each(kind, add);
  std::ranges::for_each(features.rest, add);
  return bytes;
}

// Game `number`, as one of its players sees it.
class SelfPlayGame {
 public:
  SelfPlayGame(const SelfPlay& settings, Search& search, const Evaluation& evaluation, std::uint64_t number)
      : settings_(settings),
        search_(search),
        evaluation_(evaluation),
        random_(settings.seed, number),
        options_(draw_options(random_)),
        viewer_(Seat::at(static_cast<int>(random_.below(options_.seats)))),
        whims_(random_.below(4) == 0 ? 20 : 4) {}

  [[nodiscard]] std::vector<std::string> examples() {
    Course course = *Course::open({.options = options_, .deck = Deck::shuffled(options_, random_)});
    Events events;
    while (!course.over()) {
      const Recall before = course.recall();
      static_cast<void>(course.make(decide(before), events));
      luck_ += luck_of(events[0], before, evaluation_, viewer_);
    }
    const Chances result = result_of(course.game());
    return finish(at(result, viewer_));
  }

 private:
  // A position, recorded before the result is known, and the luck of the game up to it.
  struct Sighting {
    std::string features;
    bool other_side;  // sees it, not the viewer's
    float luck;
    float judged;  // NaN until a search has judged it
  };

  [[nodiscard]] Move decide(const Recall& recall) {
    const bool sight = recall.game().turning() && random_.below(positions_an_example) == 0;
    const bool whim = random_.below(100) < whims_;
    if (whim && !sight) return pick(candidates(recall), random_);
    const Judgement best = search_.within({.positions = settings_.positions}, recall);
    if (sight) look_at(recall);
    judge(recall.game().active(), best.chance);
    return whim ? pick(candidates(recall), random_) : best.move;
  }

  void look_at(const Recall& recall) {
    const Seat active = recall.game().active();
    const bool two_sides = sides_of(options_) == 2;
    sightings_.push_back({.features = to_bytes(features_of(recall, two_sides ? active : viewer_)),
                          .other_side = two_sides && !same_side(options_, active, viewer_),
                          .luck = luck_,
                          .judged = std::numeric_limits<float>::quiet_NaN()});
  }

  // Judges all sightings that are not judged yet by the active player's chance. With more than two sides they wait for
  // the viewer's turn. What the chance owes to luck since a sighting is subtracted.
  void judge(Seat active, float chance) {
    const bool own_turn = same_side(options_, active, viewer_);
    if (sides_of(options_) != 2 && !own_turn) return;
    for (; judged_ < sightings_.size(); ++judged_) {
      Sighting& sighting = sightings_[judged_];
      const float viewers = (own_turn ? chance : 1 - chance) - (luck_ - sighting.luck);
      sighting.judged = sighting.other_side ? 1 - viewers : viewers;
    }
  }

  [[nodiscard]] std::vector<std::string> finish(float result) {
    std::vector<std::string> examples;
    examples.reserve(sightings_.size());
    for (Sighting& sighting : sightings_) {
      const float luck = luck_ - sighting.luck;
      examples.push_back(std::move(sighting.features));
      append(examples.back(), sighting.other_side ? 1 - result : result);
      append(examples.back(), sighting.other_side ? -luck : luck);
      append(examples.back(), sighting.judged);
    }
    return examples;
  }

  const SelfPlay& settings_;
  Search& search_;
  const Evaluation& evaluation_;
  Random random_;
  Options options_;
  Seat viewer_;
  std::uint32_t whims_;  // per cent of the moves
  std::vector<Sighting> sightings_;
  std::size_t judged_ = 0;  // so many of them
  float luck_ = 0;
};

}  // namespace

void self_play(const SelfPlay& settings, const Evaluation& evaluation,
               const std::function<void(const std::string& example)>& keep,
               const std::function<void(std::uint64_t games_done)>& progress) {
  // A thread's examples by game number, and its search.
  struct Share {
    std::map<std::uint64_t, std::vector<std::string>> examples;
    std::unique_ptr<Search> search;
  };
  for (std::uint64_t first = 0; first < settings.games;) {
    const std::uint64_t end =
        std::min(settings.games, first + games_a_round * static_cast<std::uint64_t>(settings.threads));
    std::map<std::uint64_t, std::vector<std::string>> all;
    for (Share& share : share_out<Share>(first, end, settings.threads, [&](Share& share, std::uint64_t number) {
           if (!share.search) share.search = make_search(evaluation);
           share.examples.emplace(number, SelfPlayGame(settings, *share.search, evaluation, number).examples());
         })) {
      all.merge(share.examples);
    }
    for (const auto& [number, examples] : all) std::ranges::for_each(examples, keep);
    first = end;
    if (progress) progress(first);
  }
}

}  // namespace rookie
