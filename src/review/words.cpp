#include "review/words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include "notation/rgn.h"

namespace rookie {
namespace {

constexpr Words<Kind> kinds("green", "yellow", "red", "blue", "pink", "X");
constexpr std::string_view none = "–";

std::string percent(double share) { return fmt::format("{:.0f}%", 100 * share); }

// A loss is a difference of chances.
std::string percentage_points(double share) {
  const long whole = std::lround(100 * share);
  return fmt::format("{} percentage point{}", whole, whole == 1 ? "" : "s");
}

std::string with_sign(long whole) {
  return whole == 0 ? "0" : fmt::format("{}{}", whole < 0 ? "−" : "+", std::abs(whole));
}

std::string score_of(const PlayerReport& player) {
  const auto points = points_of(player.memory);
  return points ? std::to_string(*points) : std::string(none);
}

std::string recall_of(const MemoryScore& score) {
  const auto recall = score.recall();
  return recall ? percent(std::max(0.0, *recall)) : std::string(none);
}

std::string counted(int times, int cards) { return times == 0 ? "0" : fmt::format("{} ({})", times, cards); }

std::string loss_of(const PlayerReport& player) {
  const auto& decisions = player.decisions;
  if (decisions.judged == 0) return std::string(none);
  return fmt::format("{:.0f} ± {:.0f}", 100 * decisions.loss, 100 * decisions.error);
}

// The table of figures of the players shown.
class Figures {
 public:
  explicit Figures(std::vector<const PlayerReport*> players) : players_(std::move(players)) {}

  // `value(player)` is a text or a number.
  template <typename Value>
  void add(std::string label, Value value) {
    Figure figure{.label = std::move(label)};
    for (const PlayerReport* player : players_) figure.values.push_back(fmt::format("{}", value(*player)));
    all_.push_back(std::move(figure));
  }
  template <typename Value>
  void add_part(std::string label, Value value) {
    add(std::move(label), value);
    all_.back().part = true;
  }

  [[nodiscard]] std::vector<Figure> all() && { return std::move(all_); }

 private:
  std::vector<const PlayerReport*> players_;
  std::vector<Figure> all_;
};

std::string label_of_age(std::size_t group) {
  const int from = age_groups.at(group);
  if (group + 1 == age_groups.size()) return fmt::format("{} cards later or more", from);
  return fmt::format("{} to {} cards later", from, age_groups.at(group + 1) - 1);
}

void add_memory(Figures& figures) {
  figures.add("Memory score, of 100", score_of);
  figures.add_part("remembered", [](const auto& player) {
    return fmt::format("{} of {}", player.memory.passed, player.memory.tests);
  });
  for (std::size_t group = 0; group < age_groups.size(); ++group) {
    figures.add_part(label_of_age(group),
                     [group](const auto& player) { return recall_of(player.memory_by_age.at(group)); });
  }
  figures.add("Certain pairs taken", [](const auto& player) { return player.certain.taken; });
  figures.add_part("missed", [](const auto& player) { return player.certain.missed; });
  figures.add_part("left lying", [](const auto& player) { return player.certain.left; });
  figures.add("Turned over again in vain", [](const auto& player) { return player.again_in_vain; });
}

void add_finds(Figures& figures) {
  figures.add("Pairs from memory", [](const auto& player) { return player.finds.memory; });
  figures.add("Pairs by deduction", [](const auto& player) { return player.finds.deduction; });
  figures.add("Pairs by luck (expected)", [](const auto& player) {
    return fmt::format("{} ({:.1f})", player.finds.luck, player.finds.expected_by_luck);
  });
}

void add_trays(Figures& figures) {
  figures.add("Steals made (cards)",
              [](const auto& player) { return counted(player.steals.made, player.steals.cards_made); });
  figures.add("Steals suffered (cards)",
              [](const auto& player) { return counted(player.steals.suffered, player.steals.cards_suffered); });
  figures.add_part("could be prevented", [](const auto& player) { return player.steals.preventable; });
  figures.add("Rookies", [](const auto& player) { return player.steals.rookies; });
  figures.add("Secured", [](const auto& player) { return player.securing.done; });
  figures.add_part("missed when placing", [](const auto& player) { return player.securing.missed_placing; });
  figures.add_part("missed with its pair", [](const auto& player) { return player.securing.missed_pair; });
}

// In whole per cent, so rounded that they add up.
void add_result(Figures& figures) {
  const auto whole = [](double share) { return std::lround(100 * share); };
  const auto others = [whole](const auto& player) {
    const auto& result = player.result;
    return whole(result.end) - whole(result.start) - whole(player.luck) - whole(result.own);
  };
  figures.add("Result, in per cent of a win", [whole](const auto& player) { return whole(player.result.end); });
  figures.add_part("chance at the start", [whole](const auto& player) { return whole(player.result.start); });
  figures.add_part("luck with the cards", [whole](const auto& player) { return with_sign(whole(player.luck)); });
  figures.add_part("own decisions", [whole](const auto& player) { return with_sign(whole(player.result.own)); });
  figures.add_part("others' decisions", [others](const auto& player) { return with_sign(others(player)); });
}

void add_decisions(Figures& figures) {
  figures.add("Lost, in percentage points", loss_of);
  figures.add_part("as good as the best", [](const auto& player) {
    return fmt::format("{} of {}", player.decisions.best, player.decisions.judged);
  });
}

std::string joined(const std::vector<std::string>& names) {
  if (names.size() < 2) return fmt::format("{}", fmt::join(names, ""));
  const std::vector<std::string> all_but_last(names.begin(), names.end() - 1);
  return fmt::format("{} and {}", fmt::join(all_but_last, ", "), names.back());
}

std::vector<std::string> names_of(const std::vector<Seat>& seats, const Record& record) {
  std::vector<std::string> names;
  names.reserve(seats.size());
  for (const Seat seat : seats) names.push_back(at(record.names, seat));
  return names;
}

// Partners win and lead together.
std::string side_of(Seat seat, const Record& record) {
  if (record.options.variant != Variant::Team) return at(record.names, seat);
  return joined({at(record.names, seat), at(record.names, partner_of(record.options, seat))});
}

bool together(const Record& record, const Report& report) {
  return report.winners.size() == static_cast<std::size_t>(record.options.seats / sides_of(record.options));
}

std::string what_happened(const Moment& moment, const Record& record, const Report& report) {
  const std::string& who = at(record.names, moment.seat);
  switch (moment.type) {
    case Moment::Type::Rookie: return fmt::format("Rookie! {} gains {} cards.", who, moment.cards);
    case Moment::Type::Steal:
      return fmt::format("{} takes {} cards from {}{}.", who, moment.cards, at(record.names, moment.other),
                         moment.preventable ? ", who could have prevented it" : "");
    case Moment::Type::Secured: return fmt::format("{} secures {} cards.", who, moment.cards);
    case Moment::Type::LuckyFind:
      return fmt::format("{} finds a pair of {} by luck; the chance was {}.", who, kinds[moment.kind],
                         percent(moment.chance));
    case Moment::Type::MissedPair: return fmt::format("{} misses a certain pair of {}.", who, kinds[moment.kind]);
    case Moment::Type::MissedSecure: return fmt::format("{} could secure, and does not.", who);
    case Moment::Type::Blunder: return fmt::format("{} loses {} by a decision.", who, percentage_points(moment.loss));
    case Moment::Type::Lead:
      return fmt::format("{} {} ahead from here on.", side_of(moment.seat, record),
                         record.options.variant == Variant::Team ? "are" : "is");
    case Moment::Type::End: return winners_of(record, report);
  }
  return {};
}

std::string cost_of(const Report::Decision& decision, const Verdict& verdict, const Record& record) {
  return fmt::format("Turn {}: {}, {} instead of {}: {:.1f} percentage points (± {:.1f}).", decision.turn,
                     at(record.names, decision.seat), to_string(verdict.move), to_string(verdict.best),
                     100 * verdict.loss, 100 * verdict.error);
}

}  // namespace

std::vector<const PlayerReport*> players_shown(const Report& report, std::optional<Seat> only) {
  std::vector<const PlayerReport*> players;
  for (const PlayerReport& player : report.players) {
    if (!only || player.seat == *only) players.push_back(&player);
  }
  return players;
}

std::vector<Figure> figures_of(const Record& record, const Report& report, std::optional<Seat> only) {
  Figures figures(players_shown(report, only));
  add_memory(figures);
  add_finds(figures);
  if (record.options.variant != Variant::Kids) add_trays(figures);
  add_result(figures);
  add_decisions(figures);
  return std::move(figures).all();
}

std::string setting_of(const Record& record, const Report& report) {
  return fmt::format("Variant {}, {} edition, ruling {}: {} turns, {} decisions.", to_string(record.options.variant),
                     to_string(record.options.edition), to_string(record.options.rulings, ','),
                     report.curve.back().turn, record.moves.size());
}

std::string winners_of(const Record& record, const Report& report) {
  if (report.winners.empty()) return {};
  const std::string names = joined(names_of(report.winners, record));
  if (!together(record, report)) return names + " share the win.";
  return names + (report.winners.size() == 1 ? " wins." : " win.");
}

std::vector<std::string> greatest_moments(const Record& record, const Report& report, std::optional<Seat> only,
                                          std::size_t most) {
  std::vector<Moment> moments;
  for (const Moment& moment : report.moments) {
    const bool concerned = moment.seat == only || (moment.type == Moment::Type::Steal && moment.other == only);
    if (!only || concerned) moments.push_back(moment);
  }
  std::ranges::sort(moments, std::greater(), &Moment::weight);
  moments.resize(std::min(moments.size(), most));
  std::ranges::sort(moments, {}, [](const Moment& moment) { return std::pair(moment.decision, moment.type); });
  std::vector<std::string> sentences;
  sentences.reserve(moments.size());
  for (const Moment& moment : moments) {
    sentences.push_back(fmt::format("Turn {}: {}", moment.turn, what_happened(moment, record, report)));
  }
  return sentences;
}

std::vector<std::string> costly_decisions(const Record& record, const Report& report, std::optional<Seat> only,
                                          std::size_t most) {
  std::vector<std::pair<float, std::string>> costs;
  for (const auto& [index, verdict] : report.verdicts) {
    const Report::Decision& decision = report.decisions[static_cast<std::size_t>(index)];
    if (verdict.loss <= verdict.error || (only && decision.seat != *only)) continue;
    costs.emplace_back(verdict.loss, cost_of(decision, verdict, record));
  }
  std::ranges::sort(costs, std::greater());
  costs.resize(std::min(costs.size(), most));
  std::vector<std::string> sentences;
  sentences.reserve(costs.size());
  for (auto& [loss, sentence] : costs) sentences.push_back(std::move(sentence));
  return sentences;
}

}  // namespace rookie
