#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.h"
#include "rules/deck.h"
#include "rules/event.h"
#include "rules/game.h"
#include "rules/literal_model.h"
#include "rules/move.h"
#include "rules/occurrences.h"
#include "rules/options.h"
#include "rules/players.h"
#include "rules/scene.h"
#include "rules/table.h"

// The engine and the literal model must agree after every decision on what is legal, what happens, what is seen and who
// wins, in random games of players of all styles with all options. A disagreement is a bug in one of them;
// docs/rules.md says in which.

namespace rookie {
namespace {

// --- What to say when they do not agree -----------------------------------------------------------------------------

std::string text(const Options& options) {
  std::ostringstream out;
  out << to_string(options.edition) << ' ' << to_string(options.variant) << ' ' << to_string(options.rulings) << ", "
      << int{options.seats} << " seats, first " << options.first.number();
  return out.str();
}

std::string text(const std::vector<Move>& moves) {
  std::ostringstream out;
  for (const Move move : moves) out << token(move) << ' ';
  return out.str();
}

// Besides the sentence for an event, lists all its fields, whether its type uses them or not.
std::string text(const std::vector<Event>& events) {
  std::ostringstream out;
  for (const Event& event : events) {
    out << "\n  " << describe(event) << "  [type " << static_cast<int>(event.type) << ' ' << to_string(event.clause)
        << " seat " << event.seat.number() << " other " << event.other.number() << " kind " << letter(event.kind)
        << " from " << event.from.number() << " to " << event.to.number() << " spots " << event.spots.bits()
        << " placement " << event.placement.index() << " cards " << letters(event.cards) << ']';
  }
  return out.str();
}

std::string text(int height, std::optional<Kind> top) {
  return ' ' + std::to_string(height) + (top ? std::string(1, letter(*top)) : "");
}

std::string text(const Table& table) {
  std::ostringstream out;
  out << text(table.options) << "\n  turn " << table.turn << " phase " << static_cast<int>(table.phase) << " active "
      << table.active.number() << " turnable " << table.turnable.bits() << " barred " << table.barred.bits() << " hand "
      << letters(table.hand) << " owner " << table.owner.number() << " partner_allowed " << table.partner_allowed
      << "\n  spots";
  for (const auto& spot : table.spots) out << text(spot.height, spot.open);
  for (const auto& seat : table.seats) {
    out << "\n  points " << int{seat.points} << " tray";
    for (const auto& pile : seat.tray) out << text(pile.height, pile.top);
  }
  return out.str();
}

// Points, unsecured cards and victory of every seat: what a Table does not show.
struct Standing {
  int points;
  std::string unsecured;
  bool won;

  friend bool operator==(const Standing&, const Standing&) = default;
};

std::string text(const std::vector<Standing>& standings) {
  std::ostringstream out;
  for (const auto& [points, unsecured, won] : standings) {
    out << "\n  " << points << " points, unsecured " << unsecured << (won ? ", won" : "");
  }
  return out.str();
}

std::vector<Standing> standings(const auto& game, const Options& options) {
  std::vector<Standing> result;
  for (const Seat seat : seats_of(options)) {
    result.push_back({game.points(seat), letters(game.unsecured(seat)), game.over() && game.won(seat)});
  }
  return result;
}

// --- One game, twice ------------------------------------------------------------------------------------------------

class Duel {
 public:
  Duel(const Options& options, const Deck& deck, Occurrences& occurrences)
      : deck_(deck), engine_(Game::deal(options, deck).value()), literal_(options, deck), recorder_(occurrences) {}

  // Plays to the end, or to the first disagreement. Returns that disagreement, if any. First turns over the cards of
  // `opening`, whatever the styles prefer.
  std::string play(const std::vector<Style>& styles, const std::vector<Spot>& opening, Random& random) {
    auto next_of_opening = opening.begin();
    while (failure_.empty()) {
      const std::vector<Move> legal = literal_.legal_moves();
      const Table table = literal_.table();
      compare_positions(legal, table);
      try_illegal_moves(legal, table, random);
      if (!failure_.empty() || literal_.over()) break;
      recorder_.decision(table);

      const bool in_opening = next_of_opening != opening.end() && !table.turnable.empty();
      const Style style = styles.at(static_cast<std::size_t>(table.active.index()));
      make(in_opening ? Move::turn(*next_of_opening++) : choose(style, table, legal, memory_, random));
    }
    recorder_.end(engine_);
    return failure_;
  }

 private:
  void fail(const std::string& what) {
    if (!failure_.empty()) return;
    failure_ = what + "\nin " + text(engine_.options()) + "\ndeck " + to_string(deck_) + "\nafter " + text(moves_);
  }

  template <typename T>
  void compare(const std::string& what, const T& engine, const T& literal) {
    if (engine != literal) fail(what + "\nengine:  " + text(engine) + "\nliteral: " + text(literal));
  }

  void compare_positions(const std::vector<Move>& legal, const Table& table) {
    const Moves engine_legal = engine_.legal_moves();
    compare("legal moves", std::vector<Move>(engine_legal.begin(), engine_legal.end()), legal);
    compare("tables", engine_.table(), table);
    compare("standings", standings(engine_, engine_.options()), standings(literal_, engine_.options()));
  }

  void make(Move move) {
    moves_.push_back(move);
    Events happened;
    if (!engine_.apply(move, happened)) fail("the engine refuses the last move");
    const std::vector<Event> events = literal_.apply(move);
    compare("events of the last move", std::vector<Event>(happened.begin(), happened.end()), events);
    recorder_.happened(events, literal_.table());
    for (const Event& event : events) memory_.watch(event);
  }

  // Tries every barred card, and some other illegal moves now and then.
  void try_illegal_moves(const std::vector<Move>& legal, const Table& table, Random& random) {
    const auto is_legal = [&](Move move) { return std::ranges::binary_search(legal, move); };
    for (const Spot spot : table.barred) {
      if (is_legal(Move::turn(spot))) continue;
      expect_refused(Move::turn(spot), Clause::R4_1);
      recorder_.refused_barred_card();
    }
    if (random.below(8) != 0) return;
    for (int tries = 0; tries < 4; ++tries) {
      // Placements are many and other moves few: tries as many of each.
      const int bound = random.below(2) == 0 ? Move::place(Placement::at(0)).id() : Move::count;
      const Move move = Move::at(static_cast<int>(random.below(static_cast<std::uint32_t>(bound))));
      if (!is_legal(move)) expect_refused(move, std::nullopt);
    }
  }

  void expect_refused(Move move, std::optional<Clause> clause) {
    const Game before = engine_;
    Events events;
    const auto result = engine_.apply(move, events);
    if (result) {
      fail("the engine allows " + token(move));
    } else if (engine_ != before) {
      fail("the engine refuses " + token(move) + ", but has changed");
    } else if (clause && *clause != result.error().clause) {
      fail("the engine refuses " + token(move) + " by " + std::string(to_string(result.error().clause)));
    }
  }

  Deck deck_;
  Game engine_;
  LiteralGame literal_;
  Memory memory_;
  Recorder recorder_;
  std::vector<Move> moves_;
  std::string failure_;
};

// --- Many games -----------------------------------------------------------------------------------------------------

// For each of the options; with sanitizers fewer. All variants together have 192 options and 45 editions, so this makes
// more than 40,000 games.
#ifdef NDEBUG
constexpr int games_each = 5;
#else
constexpr int games_each = 1;
#endif

// R1.5
std::vector<Edition> all_editions() {
  std::vector<Edition> result;
  for (std::uint8_t colours = 1; colours <= colour_count; ++colours) {
    for (std::uint8_t copies = 2; copies <= classic.copies; copies += 2) result.push_back({colours, copies});
  }
  return result;
}

// All valid combinations of house rulings and number of seats. Every seat starts with some of the rulings.
std::vector<Options> all_options(Edition edition, Variant variant) {
  std::vector<Options> result;
  for (std::size_t set = 0; set < all_rulings.size(); ++set) {
    for (std::uint8_t seats = 2; seats <= Seat::count; ++seats) {
      const Options options{.edition = edition,
                            .variant = variant,
                            .rulings = all_rulings[set],
                            .seats = seats,
                            .first = Seat::at(static_cast<int>(set) % seats)};
      if (validate(options)) result.push_back(options);
    }
  }
  return result;
}

// All seats the same style, or each its own.
std::vector<Style> random_styles(const Options& options, Random& random) {
  const auto random_style = [&] { return static_cast<Style>(random.below(style_count)); };
  std::vector<Style> styles(options.seats, random_style());
  if (random.below(2) == 0) std::ranges::generate(styles, random_style);
  return styles;
}

// Shuffled games of all editions and options of the variant, to the first disagreement.
void play_shuffled(Variant variant, Occurrences& occurrences) {
  std::uint64_t games = 0;
  for (const Edition edition : all_editions()) {
    for (const Options& options : all_options(edition, variant)) {
      for (int i = 0; i < games_each; ++i) {
        Random random(1, games++);
        Duel duel(options, Deck::shuffled(options, random), occurrences);
        const std::string disagreement = duel.play(random_styles(options, random), {}, random);
        if (!disagreement.empty()) FAIL() << disagreement;
      }
    }
  }
}

void expect_occurred(Occurrences& occurrences, std::initializer_list<const char*> names) {
  for (const char* name : names) EXPECT_GT(occurrences[name], 0) << name;
}

TEST(Differential, Standard) {
  Occurrences occurrences;
  ASSERT_NO_FATAL_FAILURE(play_shuffled(Variant::Standard, occurrences));
  EXPECT_EQ(occurrences["game"], 45 * 16 * 5 * games_each);
  expect_occurred(occurrences, {"R4.1 barred", "R4.1 all barred, second card", "R4.1 covered card taken at once",
                                "R4.3 turn ends", "R4.5 six open", "R6.1 choice", "R6.3 choice", "R6.4 twice", "R7.1",
                                "R7.3", "R8.1 forfeit", "R8.2 shared", "R8.4"});
}

TEST(Differential, Team) {
  Occurrences occurrences;
  ASSERT_NO_FATAL_FAILURE(play_shuffled(Variant::Team, occurrences));
  EXPECT_EQ(occurrences["game"], 45 * 16 * 2 * games_each);
  expect_occurred(occurrences,
                  {"R4.1 barred", "R4.1 all barred, second card", "R4.1 covered card taken at once", "R4.3 turn ends",
                   "R4.5 six open", "R5.5", "R6.1 choice", "R6.3 choice", "R6.4 placed for partner", "R6.4 twice",
                   "R7.1", "R7.3", "R8.1 forfeit", "R8.2 shared", "R8.4"});
}

TEST(Differential, Kids) {
  Occurrences occurrences;
  ASSERT_NO_FATAL_FAILURE(play_shuffled(Variant::Kids, occurrences));
  EXPECT_EQ(occurrences["game"], 45 * 16 * 5 * games_each);
  expect_occurred(occurrences, {"R7.1", "R8.2 shared", "R8.4"});
}

// For cases too rare to wait for: plays games with one deck that all begin by turning over `opening`.
void play_opening(Edition edition, std::string_view letters, const std::vector<Spot>& opening,
                  Occurrences& occurrences) {
  std::uint64_t games = 0;
  for (const Variant variant : {Variant::Standard, Variant::Team}) {
    for (const Options& options : all_options(edition, variant)) {
      Random random(2, games++);
      Duel duel(options, Deck::parse(letters, options).value(), occurrences);
      const std::string disagreement = duel.play(random_styles(options, random), opening, random);
      if (!disagreement.empty()) FAIL() << disagreement;
    }
  }
}

// R4.1 after R4.3: the seeker has taken all but the pile of the open pink card, which is then covered.
TEST(Differential, AllBarredForTheFirstCard) {
  Occurrences occurrences;
  ASSERT_NO_FATAL_FAILURE(
      play_opening({.colours = 5, .copies = 2}, "PBBXGGYYXPRR",
                   {spot(1), spot(4), spot(5), spot(6), spot(7), spot(8), spot(2), spot(3), spot(2), spot(3), spot(9)},
                   occurrences));
  EXPECT_EQ(occurrences["R4.1 all barred, first card"],
            occurrences["game in which the turn goes on and cards are barred"]);
}

// R7.3: six kinds lie open, four of them on other cards, and there are three gaps.
TEST(Differential, TooFewGapsForTheLastPiles) {
  Occurrences occurrences;
  ASSERT_NO_FATAL_FAILURE(play_opening({.colours = 5, .copies = 4}, "GXRBPBBPPXYXPBYYRRXGYRGG",
                                       {spot(5), spot(6), spot(6), spot(7), spot(8), spot(9),  // three pairs
                                        spot(1), spot(2), spot(3), spot(4), spot(6),  // X and four colours lie open
                                        spot(7), spot(5), spot(5), spot(8), spot(9)},
                                       occurrences));
  EXPECT_EQ(occurrences["R7.3 too few gaps"], occurrences["game"]);
}

}  // namespace
}  // namespace rookie
