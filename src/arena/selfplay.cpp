#include "arena/selfplay.h"

#include <algorithm>
#include <bit>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "arena/share_out.h"
#include "bots/candidates.h"
#include "bots/evaluation/network/features.h"
#include "bots/greedy.h"
#include "bots/luck.h"
#include "bots/pick.h"
#include "bots/search/search.h"
#include "core/random.h"
#include "play/course.h"

namespace rookie {
namespace {

constexpr std::uint32_t positions_an_example = 4;
constexpr std::uint32_t moves_a_whim = 4;
constexpr std::uint64_t games_a_round = 256;  // per thread; examples stay in memory until the round is over

std::uint8_t between(Random& random, std::uint32_t least, std::uint32_t most) {
  return static_cast<std::uint8_t>(least + random.below(most - least + 1));
}

// Draws options, mostly what people play most: two or four seats of the classic edition.
Options draw_options(Random& random) {
  Options options;
  const std::uint32_t draw = random.below(100);
  if (draw < 66) {
    options.seats = draw < 32 ? 2 : 4;
  } else if (draw < 71) {
    options.seats = between(random, 3, 6);
  } else if (draw < 83) {
    options.variant = Variant::Team;
    options.seats = random.below(5) == 0 ? 6 : 4;
  } else if (draw < 93) {
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
        looks_ahead_(random_.below(100) < static_cast<std::uint32_t>(settings.ahead)),
        // Without games that look ahead, the others provide examples of both kinds of play.
        play_(looks_ahead_ || (settings.ahead == 0 && random_.below(2) == 0) ? Play::Ahead : Play::Alike),
        whims_until_(random_.below(2) == 0 ? random_.below(most_cards) : 0) {}

  [[nodiscard]] std::vector<std::string> examples() {
    Course course = *Course::open({.options = options_, .deck = Deck::shuffled(options_, random_)});
    Events events;
    for (std::uint32_t decision = 0; !course.over(); ++decision) {
      const Recall recall = course.recall();
      const bool whims = decision < whims_until_;
      if (!whims && course.game().turning() && random_.below(positions_an_example) == 0) look_at(recall);
      const Move move = whims && random_.below(moves_a_whim) == 0 ? pick(candidates(recall), random_) : decide(recall);
      static_cast<void>(course.make(move, events));
      luck_ += luck_of(events[0], recall, evaluation_, viewer_, play_);
    }
    return finish(result_of(course.game())[static_cast<std::size_t>(viewer_.index())]);
  }

 private:
  // A position, recorded before the result is known, and the luck of the game up to it.
  struct Sighting {
    std::string features;
    float luck;
  };

  void look_at(const Recall& recall) {
    sightings_.push_back({.features = to_bytes(features_of(recall, viewer_, play_)), .luck = luck_});
  }

  [[nodiscard]] std::vector<std::string> finish(float result) {
    std::vector<std::string> examples;
    examples.reserve(sightings_.size());
    for (Sighting& sighting : sightings_) {
      examples.push_back(std::move(sighting.features));
      append(examples.back(), result);
      append(examples.back(), luck_ - sighting.luck);
    }
    return examples;
  }

  [[nodiscard]] Move decide(const Recall& recall) {
    if (!looks_ahead_ || !same_side(options_, recall.game().active(), viewer_)) return greedy_move(recall);
    return search_.within({.positions = settings_.positions}, recall).move;
  }

  const SelfPlay& settings_;
  Search& search_;
  const Evaluation& evaluation_;
  Random random_;
  Options options_;
  Seat viewer_;
  bool looks_ahead_;
  Play play_;
  std::uint32_t whims_until_;
  std::vector<Sighting> sightings_;
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
