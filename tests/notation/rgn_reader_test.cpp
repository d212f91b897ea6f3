#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "notation/rgn.h"

namespace rookie {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using Tag = Record::Tag;

// Four lines of header; the deck of this edition is G G X X.
constexpr std::string_view tiny = R"([Rookie "1"]
[Edition "1x2"]
[Variant "standard"]
[Seats "Ada" "Ben"]
)";

std::string with_tiny(std::string_view rest) { return std::string(tiny).append(rest); }

// Three lines of header, without a deck: the decisions may tell any story of 108 cards.
std::string story(std::string_view variant, std::string_view seats, std::string_view body) {
  return "[Rookie \"1\"]\n[Variant \"" + std::string(variant) + "\"]\n[Seats " + std::string(seats) + "]\n" +
         std::string(body);
}

Record only_record(std::string_view text) {
  const auto records = parse_rgn(text);
  if (!records) {
    ADD_FAILURE() << to_string(records.error(), "record");
    return {};
  }
  EXPECT_THAT(*records, SizeIs(1));
  return records->empty() ? Record{} : records->front();
}

void expect_accepted(std::string_view text) {
  const auto records = parse_rgn(text);
  EXPECT_TRUE(records) << to_string(records.error(), "record");
}

void expect_rejected(std::string_view text, std::int64_t line, std::int64_t column, std::string_view token,
                     std::string_view rule) {
  const auto records = parse_rgn(text);
  if (records) {
    ADD_FAILURE() << "accepted:\n" << text;
    return;
  }
  const RgnError& error = records.error();
  SCOPED_TRACE(to_string(error, "record"));
  EXPECT_EQ(error.line, line);
  EXPECT_EQ(error.column, column);
  EXPECT_EQ(error.token, token);
  EXPECT_EQ(error.error.rule, rule);
  EXPECT_FALSE(error.error.what.empty());
}

std::string replaced(std::string text, std::string_view old, std::string_view with) {
  const std::size_t at = text.find(old);
  EXPECT_NE(at, std::string::npos) << old;
  return text.replace(at, old.size(), with);
}

// --- N0 -------------------------------------------------------------------------------------------------------------

TEST(N0, TextWithoutRecordsIsValid) {
  for (const std::string_view text : {"", "\n", " \t\r\n", "{only a comment}", "{a}\n{b}\n"}) {
    const auto records = parse_rgn(text);
    ASSERT_TRUE(records) << text;
    EXPECT_THAT(*records, IsEmpty());
  }
}

TEST(N0, LinesEndWithLfOrCrlf) {
  const std::string lf = with_tiny("[First \"2\"]\n\n1. 1G {a\nb} 3G\n");
  std::string crlf;
  for (const char letter : lf) crlf += letter == '\n' ? "\r\n" : std::string(1, letter);
  EXPECT_EQ(only_record(lf), only_record(crlf));
  expect_rejected("[Rookie \"1\"]\r[Edition \"1x2\"]", 1, 13, "0x0D", "N0");
  expect_rejected("{a\r}", 1, 3, "0x0D", "N0");
  expect_rejected("\n\r", 2, 1, "0x0D", "N0");
  expect_rejected("\r\r\n", 1, 1, "0x0D", "N0");
}

TEST(N0, NoByteOrderMark) {
  expect_rejected("\uFEFF" + std::string(tiny), 1, 1, "0xEF", "N0");
  EXPECT_EQ(only_record(replaced(std::string(tiny), "Ada", "\uFEFF")).names[0], "\uFEFF");
}

TEST(N0, NoControlCharactersAnywhere) {
  expect_rejected("\x1B[2J", 1, 1, "0x1B", "N0");
  expect_rejected("{\x1B[2J}", 1, 2, "0x1B", "N0");
  expect_rejected(replaced(std::string(tiny), "Ada", "A\x7F"), 4, 10, "0x7F", "N0");
  expect_rejected(with_tiny("\n1. 1G\x01"), 6, 6, "0x01", "N0");
  expect_rejected(with_tiny(std::string_view("\n\0", 2)), 6, 1, "0x00", "N0");
  expect_rejected("{\u009B2J}", 1, 2, "0xC2", "N0");
  expect_rejected("{\u0080}", 1, 2, "0xC2", "N0");
  expect_accepted("{\u00A0}");
  EXPECT_EQ(only_record(replaced(std::string(tiny), "Ada", "A\tb")).names[0], "A\tb");
}

TEST(N0, TextIsValidUtf8) {
  for (const std::string_view good : {"\uD7FF", "\uE000", "\uFFFF", "\U00010000", "\U0010FFFF", "\u07FF", "\u0800"}) {
    EXPECT_EQ(only_record(replaced(std::string(tiny), "Ada", good)).names[0], good);
  }
}

TEST(N0, OtherBytesAreRejected) {
  for (const std::string_view bad :
       {"\x80", "\xC0\xAF", "\xC1\xBF", "\xC3", "\xC3(", "\xE0\x9F\xBF", "\xE2\x82", "\xED\xA0\x80", "\xEF\xBF",
        "\xF0\x8F\xBF\xBF", "\xF0\x9F\x83", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF"}) {
    const auto records = parse_rgn("{ü\n" + std::string(bad) + "}");
    ASSERT_FALSE(records) << testing::PrintToString(bad);
    EXPECT_EQ(records.error().line, 2);
    EXPECT_EQ(records.error().column, 1);
    EXPECT_EQ(records.error().error.rule, "N0");
  }
}

TEST(N0, WhatIsWrongFirstIsSaid) { expect_rejected(with_tiny("1.\x01"), 5, 3, "0x01", "N0"); }

TEST(N0, OtherSpacesAreNoWhiteSpace) { expect_rejected(with_tiny("1.\u00A01G"), 5, 1, "1.\u00A01G", "N5"); }

// --- N1 -------------------------------------------------------------------------------------------------------------

TEST(N1, RookieStartsARecord) {
  expect_rejected("[Variant \"kids\"]\n[Rookie \"1\"]", 1, 1, "Variant", "N1");
  expect_rejected("1. 3R", 1, 1, "1.", "N1");
  expect_rejected("\n  hello", 2, 3, "hello", "N1");
  expect_rejected("}", 1, 1, "}", "N1");
}

TEST(N1, OtherTagsComeInAnyOrder) {
  const Record record = only_record(R"([Rookie "1"]
[Deck "XGXG"]
[First "2"]
[Result "*"]
[Seats "Ada" "Ben"]
[Ruling "it"]
[Variant "standard"]
[Edition "1x2"]
)");
  EXPECT_EQ(record.options, (Options{.edition = {.colours = 1, .copies = 2},
                                     .variant = Variant::Standard,
                                     .rulings = {Ruling::It},
                                     .seats = 2,
                                     .first = Seat::at(1)}));
  EXPECT_EQ(to_string(record.deck), "XGXG");
}

TEST(N1, TagsStandAtMostOnce) {
  expect_rejected(with_tiny("[Edition \"1x2\"]\n"), 5, 1, "Edition", "N1");
  expect_rejected(with_tiny("[Site \"a\"]\n[Date \"\"]\n [Site \"b\"]\n"), 7, 2, "Site", "N1");
}

TEST(N1, TagsStandBeforeTheFirstDecision) {
  expect_rejected(with_tiny("1. 1G\n[First \"2\"]\n"), 6, 1, "First", "N1");
  expect_rejected(with_tiny("1.\n[Site \"a\"]\n"), 6, 1, "Site", "N1");
  expect_rejected(with_tiny("1. 1G 2G GG- 3X 4X\n[Site \"a\"]\n"), 6, 1, "Site", "N1");
}

TEST(N1, TagStandsAloneOnItsLine) {
  expect_rejected(with_tiny("[First \"1\"] [Site \"a\"]\n"), 5, 13, "Site", "N1");
  expect_rejected(with_tiny("[First \"1\"] 1. 1G"), 5, 13, "1.", "N1");
  expect_rejected(with_tiny("1. 1G [Rookie \"1\"]"), 5, 7, "Rookie", "N1");
  expect_accepted(with_tiny("{a} \t[First \"1\"] {b\nc} [Site \"a\"] {d}\n1. 1G"));
}

TEST(N1, TagHasItsForm) {
  expect_rejected("[Rookie]", 1, 8, "]", "N1");
  expect_rejected("[Rookie 1]", 1, 9, "1", "N1");
  expect_rejected("[Rookie\"1\"]", 1, 8, "\"", "N1");
  expect_rejected("[Rookie \"1\" ]", 1, 13, "]", "N1");
  expect_rejected("[ Rookie \"1\"]", 1, 3, "R", "N1");
  expect_rejected("[Rookie \"1\"", 1, 12, "", "N1");
  expect_rejected("[Rookie \"1\"x]", 1, 12, "x", "N1");
  expect_rejected("[Rookie\n\"1\"]", 1, 8, "", "N1");
  expect_rejected("[Rookie \"1\"\n]", 1, 12, "", "N1");
  expect_rejected("[Rookie {c} \"1\"]", 1, 9, "{", "N1");
  expect_rejected("[", 1, 2, "", "N1");
  expect_rejected("[]", 1, 2, "]", "N1");
  expect_rejected("[ \"1\"]", 1, 1, "", "N1");
  expect_rejected("[rookie \"1\"]", 1, 1, "rookie", "N1");
  expect_rejected(with_tiny("[deck \"GXGX\"]"), 5, 1, "deck", "N1");
  expect_rejected(with_tiny("[2nd \"a\"]"), 5, 1, "2nd", "N1");
  expect_rejected(with_tiny("[Größe \"a\"]"), 5, 4, "ö", "N1");
  expect_accepted("[Rookie \t \"1\"]\n[Variant \"kids\"]\n[Seats\t\"a\"  \"b\"]");
}

TEST(N1, RecordNeedsNoDecisions) {
  EXPECT_THAT(only_record(tiny).moves, IsEmpty());
  const auto records = parse_rgn(with_tiny(tiny));
  ASSERT_TRUE(records);
  EXPECT_THAT(*records, SizeIs(2));
  expect_rejected("[Rookie \"1\"]\n" + std::string(tiny), 1, 1, "Rookie", "N2");
}

// --- N2 -------------------------------------------------------------------------------------------------------------

TEST(N2, RookieIsOne) {
  expect_rejected("[Rookie \"2\"]\n[Whatever 2 brings]", 1, 9, "2", "N2");
  expect_rejected("[Rookie \"\"]", 1, 9, "", "N2");
  expect_rejected("[Rookie \"01\"]", 1, 9, "01", "N2");
}

TEST(N2, VariantAndSeatsAreRequired) {
  expect_rejected("\n[Rookie \"1\"]\n[Seats \"a\" \"b\"]\n", 2, 1, "Rookie", "N2");
  expect_rejected("\n[Rookie \"1\"]\n[Variant \"kids\"]\n1. 1G", 2, 1, "Rookie", "N2");
}

TEST(N2, DefaultsAreClassicNoHouseRulingsAndSeatOne) {
  const Record record = only_record(story("team", R"("a" "b" "c" "d")", ""));
  EXPECT_EQ(record.options,
            (Options{.edition = classic, .variant = Variant::Team, .rulings = {}, .seats = 4, .first = Seat::at(0)}));
  EXPECT_FALSE(record.deck_tag);
}

TEST(N2, Editions) {
  EXPECT_EQ(only_record(replaced(std::string(tiny), "1x2", "pocket")).options.edition, pocket);
  EXPECT_EQ(only_record(replaced(std::string(tiny), "1x2", "5x16")).options.edition, (Edition{5, 16}));
  EXPECT_EQ(only_record(replaced(std::string(tiny), "1x2", "5x18")).options.edition, classic);
  for (const std::string_view wrong :
       {"huge", "", "6x2", "0x2", "1x3", "1x20", "1x", "x2", "1x2x3", "-1x2", "1X2", "01x2", "1x02", "1x258"}) {
    expect_rejected(replaced(std::string(tiny), "1x2", wrong), 2, 10, wrong, "R1.5");
  }
}

TEST(N2, VariantsAndRulings) {
  expect_rejected(replaced(std::string(tiny), "standard", "Standard"), 3, 10, "Standard", "R1.3");
  expect_rejected(with_tiny("[Ruling \"fr\"]"), 5, 9, "fr", "R1.6");
  EXPECT_EQ(only_record(with_tiny("[Ruling \"de\"]")).options.rulings, Rulings());
  EXPECT_EQ(only_record(with_tiny("[Ruling \"it forfeit\"]")).options.rulings, (Rulings{Ruling::It, Ruling::Forfeit}));
  for (const std::string_view wrong : {"", "de it", "it it", "it  again", " it", "it "}) {
    expect_rejected(with_tiny("[Ruling \"" + std::string(wrong) + "\"]"), 5, 9, wrong, "R1.6");
  }
  for (const std::string_view wrong : {"again it", "it,again"}) {
    expect_rejected(with_tiny("[Ruling \"" + std::string(wrong) + "\"]"), 5, 9, wrong, "N2");
  }
}

TEST(N2, Seats) {
  EXPECT_THAT(only_record(story("kids", R"("Zoë" "李" "Z\"o\\e" "d" "d" "f")", "")).names,
              ElementsAre("Zoë", "李", "Z\"o\\e", "d", "d", "f"));
  expect_rejected(story("kids", R"("a")", ""), 3, 1, "Seats", "R1.3");
  expect_rejected(story("kids", R"("a" "b" "c" "d" "e" "f" "g")", ""), 3, 32, "\"", "N2");
  expect_rejected(story("team", R"("a" "b" "c" "d" "e")", ""), 3, 1, "Seats", "R1.3");
  expect_rejected(story("kids", R"("a" "")", ""), 3, 12, "", "N2");
  expect_rejected(story("kids", R"("a" "b)", ""), 3, 12, "\"", "N8");
}

TEST(N2, OnlySeatsHasSeveralValues) {
  expect_rejected(with_tiny(R"([First "1" "2"])"), 5, 12, "2", "N2");
  expect_rejected(with_tiny(R"([Site "a" "b"])"), 5, 11, "b", "N2");
}

TEST(N2, First) {
  EXPECT_EQ(only_record(with_tiny("[First \"2\"]")).options.first, Seat::at(1));
  for (const std::string_view wrong : {"0", "7", "", "a", "02", "1 ", "-1"}) {
    expect_rejected(with_tiny("[First \"" + std::string(wrong) + "\"]"), 5, 8, wrong, "N2");
  }
  expect_rejected(with_tiny("[First \"3\"]"), 5, 8, "3", "R2.3");
  expect_rejected(R"([Rookie "1"]
[First "3"]
[Variant "kids"]
[Seats "a" "b"])",
                  2, 8, "3", "R2.3");
}

TEST(N2, Deck) {
  EXPECT_EQ(to_string(only_record(with_tiny("[Deck \"GXGX\"]")).deck), "GXGX");
  for (const std::string_view wrong : {"GXG", "GXGXG", "GGGX", ""}) {
    expect_rejected(with_tiny("[Deck \"" + std::string(wrong) + "\"]"), 5, 7, wrong, "R1.2");
  }
  expect_rejected(with_tiny("[Deck \"RXRX\"]"), 5, 7, "RXRX", "R1.5");
  for (const std::string_view wrong : {"gxgx", "GXG?", "G X G X", "GXGÄ"}) {
    expect_rejected(with_tiny("[Deck \"" + std::string(wrong) + "\"]"), 5, 7, wrong, "R1.1");
  }
}

TEST(N2, DeckIsJudgedByTagsThatFollow) {
  expect_rejected(R"([Rookie "1"]
[Deck "GXGX"]
[Seats "a" "b"]
[Edition "1x2"]
[Variant "kids"])",
                  2, 7, "GXGX", "R1.2");
}

TEST(N2, ResultOfAFinishedGame) {
  const std::string game = "\n1. 1G 2G GG- 3X 4X\n";
  expect_accepted(with_tiny(game));
  expect_accepted(with_tiny("[Result \"4 0\"]" + game));
  for (const std::string_view wrong : {"*", "0 4", "4", "4 0 0", "4  0", " 4 0", "04 0", ""}) {
    expect_rejected(with_tiny("[Result \"" + std::string(wrong) + "\"]" + game), 5, 9, wrong, "N2");
  }
}

TEST(N2, ResultOfAnUnfinishedGame) {
  const std::string game = "\n1. 1G 2G GG- 3X\n";
  expect_accepted(with_tiny(game));
  expect_accepted(with_tiny("[Result \"*\"]" + game));
  for (const std::string_view wrong : {"0 0", "2 0", ""}) {
    expect_rejected(with_tiny("[Result \"" + std::string(wrong) + "\"]" + game), 5, 9, wrong, "N2");
  }
}

TEST(N2, Escapes) {
  EXPECT_THAT(only_record(with_tiny(R"([Site "\\\"a\"\\"])")).other_tags,
              ElementsAre(Tag{.name = "Site", .value = R"(\"a"\)"}));
  expect_rejected(with_tiny(R"([Site "a\n"])"), 5, 10, "n", "N2");
  expect_rejected(with_tiny("[Site \"a\\\n\"]"), 5, 10, "", "N2");
  expect_rejected(with_tiny("[Site \"a\\"), 5, 10, "", "N2");
}

// --- N3, N4 ---------------------------------------------------------------------------------------------------------

TEST(N3, OtherTagsAreKeptInOrder) {
  const Record record =
      only_record(replaced(std::string(tiny), "[Edition", "[Site \"a\"]\n[DECK \"x\"]\n[A_1 \"\"]\n[Edition"));
  EXPECT_THAT(record.other_tags, ElementsAre(Tag{.name = "Site", .value = "a"}, Tag{.name = "DECK", .value = "x"},
                                             Tag{.name = "A_1", .value = ""}));
}

TEST(N4, DecisionsTellTheDeck) {
  const Record record = only_record(with_tiny("1. 1G 3X\n2. 2X XX- 4G"));
  EXPECT_EQ(to_string(record.deck), "GXXG");
  EXPECT_FALSE(record.deck_tag);
  EXPECT_EQ(to_string(only_record(with_tiny("1. 1G 3X")).deck), "G?X?");
}

TEST(N4, CardsThatMoveAreRememberedWhereTheyWereDealt) {
  // Two levels: 10 cards, so that spot 1 has a second card, which R7.1 lays elsewhere.
  const std::string header = replaced(std::string(tiny), "1x2", "4x2");
  const Record record = only_record(header + "1. 2G 3G GG- 1Y 1X\n2. ~ 4R 5B");
  EXPECT_EQ(to_string(record.deck), "XGGRB????Y");
}

TEST(N4, CardSeenKeepsItsKind) { expect_rejected(with_tiny("1. 1G 2X\n2. ~ 3X 4G\n3. ~ 1X"), 7, 6, "1X", "N4"); }

TEST(N4, NoKindAppearsMoreOftenThanTheEditionHasIt) {
  expect_rejected(with_tiny("1. 1G 2X\n2. ~ 3G 4G"), 6, 9, "4G", "N4");
  expect_rejected(with_tiny("1. 1R"), 5, 4, "1R", "N4");
  expect_rejected(story("kids", R"("a" "b")", "1. 1X"), 4, 4, "1X", "N4");
}

// --- N5 -------------------------------------------------------------------------------------------------------------

TEST(N5, ExampleOfTheDocumentIsValid) {
  std::ifstream file(ROOKIE_SOURCE_DIR "/docs/notation.md");
  const std::string document{std::istreambuf_iterator<char>(file), {}};
  const std::size_t start = document.find("```\n") + 4;
  std::istringstream lines(document.substr(start, document.find("\n```", start) - start));
  std::string example;
  for (std::string line; std::getline(lines, line);) {
    const bool shortened = line.starts_with("[Deck") || line.starts_with("[Result");  // which makes them invalid
    if (!shortened) example += line + '\n';
  }
  EXPECT_THAT(only_record(example).moves, SizeIs(13));
}

TEST(N5, DecisionsBecomeMoves) {
  const auto at = [](int spot) { return Move::turn(*Spot::numbered(spot)); };
  const Move place_gg = Move::place(*Placement::of({std::nullopt, Kind::Green, Kind::Green}));
  EXPECT_THAT(only_record(with_tiny("1. 1G 3X\n2. ~ 2X 4G\n3. 1G -GG 3X")).moves,
              ElementsAre(at(1), at(3), Move::cover(), at(2), at(4), at(1), place_gg, at(3)));
}

TEST(N5, LineBreaksMeanNothing) {
  const Record record = only_record(with_tiny("1. 1G 3X\n2. ~ 2G 4X\n"));
  EXPECT_EQ(record, only_record(with_tiny("\n\n1.\n1G\t3X 2. ~\n\n2G   4X")));
}

TEST(N5, CommentsCountAsWhiteSpace) {
  const Record record = only_record(with_tiny("1. 1G 3X\n2. ~ 2G 4X\n"));
  EXPECT_EQ(record, only_record(with_tiny("{a}1.{b\n[Deck \"c\"]}1G{{d}{}3X 2. {\"} ~ {ü🃏} 2G 4X{e}\n{f}")));
  expect_rejected(with_tiny("1. {a {b} c} 1G"), 5, 11, "c}", "N5");
}

TEST(N5, UnknownTokens) {
  for (const std::string_view token :
       {"1g",  "1",   "G",    "0G",    "10G",  "1Q",  "G1",  "1GG", "--", "---", "GG",  "GG--",
        "gg-", "@",   "@---", "@@GG-", "GG-@", "~~",  "<<",  "<>",  "-",  "*",   "1G,", "1.1G",
        ".",   "1..", "1)",   "}",     "\"",   "4-0", "@1G", "~G",  "<G", "1G[", "ü",   "1Ä"}) {
    expect_rejected(with_tiny("1. " + std::string(token)), 5, 4, token, "N5");
  }
}

TEST(N5, NumbersAreRequiredWhereATurnBegins) {
  expect_rejected(with_tiny("1G"), 5, 1, "1G", "N5");
  expect_rejected(with_tiny("1. 1G 3X ~"), 5, 10, "~", "N5");
  expect_rejected(with_tiny("1. 1G 3X\n3. ~"), 6, 1, "3.", "N5");
  expect_rejected(with_tiny("2. 1G"), 5, 1, "2.", "N5");
  expect_rejected(with_tiny("0. 1G"), 5, 1, "0.", "N5");
  expect_rejected(with_tiny("01. 1G"), 5, 1, "01.", "N5");
  expect_rejected(with_tiny("1 . 1G"), 5, 1, "1", "N5");
  expect_rejected(with_tiny("4294967297. 1G"), 5, 1, "4294967297.", "N5");
}

TEST(N5, NumbersStandNowhereElse) {
  expect_rejected(with_tiny("1. 1G 1. 3X"), 5, 7, "1.", "N5");
  expect_rejected(with_tiny("1. 1G 2. 3X"), 5, 7, "2.", "N5");
  expect_rejected(with_tiny("1. 1. 1G"), 5, 4, "1.", "N5");
}

TEST(N5, TurnHasADecision) {
  expect_rejected(with_tiny("1."), 5, 1, "1.", "N5");
  expect_rejected(with_tiny("1. 1G 3X\n2.\n" + std::string(tiny)), 6, 1, "2.", "N5");
}

TEST(N5, KindIsThatOfTheDeck) {
  expect_rejected(with_tiny("[Deck \"GXGX\"]\n1. 1X"), 6, 4, "1X", "N5");
  expect_rejected(with_tiny("[Deck \"GXGX\"]\n1. 1G 2X\n2. 3X"), 7, 4, "3X", "N5");
}

constexpr std::string_view three = R"("a" "b" "c")";
// Seat 2 has found two X, and both neighbours have unsecured cards.
constexpr std::string_view choice = "1. 1R 2R RR- 3G 4Y 2. 1B 2P 3. 5B 6B BB- 7P 8G 4. 3G 4Y\n5. 9X 5X XX- ";

TEST(N5, TakeFromLeftOrRight) {
  const auto after = [](std::string_view rest) { return story("standard", three, std::string(choice).append(rest)); };
  expect_accepted(after("< --R"));
  expect_accepted(after("> --B"));
  expect_rejected(after("< --B"), 5, 16, "--B", "R5.2");
  expect_rejected(after("--R"), 5, 14, "--R", "R6.1");
}

constexpr std::string_view four = R"("a" "b" "c" "d")";

TEST(N5, AtSignPlacesThePairWithThePartner) {
  const Record record = only_record(story("team", four, "1. 1R 2R @RR- 3G 4Y"));
  ASSERT_GE(record.moves.size(), 3U);
  EXPECT_EQ(record.moves[2].type(), Move::Type::PlaceWithPartner);
  expect_rejected(story("standard", four, "1. 1R 2R @RR- 3G 4Y"), 4, 10, "@RR-", "R5.5");
}

TEST(N5, RookiesPlacementNeverCarriesTheAtSign) {
  // Seat 1 completes three X for its partner, seat 3, who gains the red cards.
  const std::string body =
      "1. 1X 2X @XX- 3R 4R RR- 5G 6Y 2. 5G 6Y 3. 7P 8B 4. 5G 6Y\n"
      "5. 1X 2X @--X ";
  expect_accepted(story("team", four, body + "RR-"));
  expect_rejected(story("team", four, body + "@RR-"), 5, 15, "@RR-", "R5.5");
}

// --- N6 -------------------------------------------------------------------------------------------------------------

TEST(N6, WhatTheRulesDecideHasNoToken) {
  // Only the left neighbour has cards.
  const std::string body = "1. 1R 2R RR- 3G 4Y\n2. 5X 6X XX- ";
  expect_accepted(story("standard", three, body + "--R"));
  expect_rejected(story("standard", three, body + "<"), 5, 14, "<", "R5.1");
  // With two players both neighbours are the same person.
  expect_rejected(story("standard", R"("a" "b")", body + ">"), 5, 14, ">", "R5.1");
}

// --- N8 (N7 is in rgn_writer_test.cpp, N9 in hostile_test.cpp) ------------------------------------------------------

TEST(N8, IllegalDecisionsNameTheirRule) {
  expect_rejected(with_tiny("1. 5G"), 5, 4, "5G", "R3.1");
  expect_rejected(with_tiny("1. 1G 1G"), 5, 7, "1G", "R3.1");
  expect_rejected(with_tiny("1. ~"), 5, 4, "~", "R4.1");
  expect_rejected(with_tiny("1. 1G 2X\n2. ~ 2X"), 6, 6, "2X", "R4.1");
  expect_rejected(with_tiny("1. 1G 2G ~"), 5, 10, "~", "R5.1");
  expect_rejected(with_tiny("1. 1G 2G GGG"), 5, 10, "GGG", "R5.2");
  expect_rejected(with_tiny("1. GG-"), 5, 4, "GG-", "R5.1");
  expect_rejected(with_tiny("1. <"), 5, 4, "<", "R6.1");
  expect_rejected(story("kids", R"("a" "b")", "1. GG-"), 4, 4, "GG-", "R9.1");
}

TEST(N8, OnlyCommentsFollowTheEnd) {
  const std::string game = "1. 1G 2G GG- 3X 4X";
  expect_accepted(with_tiny(game + " {well played}\n{really}\n"));
  expect_rejected(with_tiny(game + " 1G"), 5, 20, "1G", "N8");
  expect_rejected(with_tiny(game + "\n2."), 6, 1, "2.", "N8");
  expect_rejected(with_tiny(game + "\n4-0"), 6, 1, "4-0", "N8");
}

TEST(N8, UnclosedCommentsAndQuotes) {
  expect_rejected(with_tiny(" {a\nb"), 5, 2, "{", "N8");
  expect_rejected("{", 1, 1, "{", "N8");
  expect_rejected("[Rookie \"1]\n", 1, 9, "\"", "N8");
  expect_rejected("[Rookie \"1", 1, 9, "\"", "N8");
  expect_rejected("[Rookie \"1\\\"]\r\n", 1, 9, "\"", "N8");
}

TEST(N8, ColumnsCountCharacters) {
  expect_rejected("{ü🃏\t} foo", 1, 7, "foo", "N1");
  expect_rejected("\n\r\n {\n}x", 4, 2, "x", "N1");
}

TEST(N8, ErrorsNameFileLineColumnTokenAndRule) {
  const auto records = parse_rgn(with_tiny("1. 1G 1G"));
  ASSERT_FALSE(records);
  EXPECT_EQ(to_string(records.error(), "games.rgn"), "games.rgn:5:7: 1G: this card lies open already (R3.1)");
  const auto cut = parse_rgn("[Rookie");
  ASSERT_FALSE(cut);
  EXPECT_EQ(to_string(cut.error(), "games.rgn"), "games.rgn:1:8: a tag reads [Name \"value\"] (N1)");
}

TEST(N8, LongTokensAreCutBetweenCharacters) {
  expect_rejected(replaced(std::string(tiny), "1x2", "a long edition in words"), 2, 10, "a long edition i…", "R1.5");
  expect_rejected(replaced(std::string(tiny), "1x2", "a long edition ü"), 2, 10, "a long edition …", "R1.5");
}

TEST(N8, AfterAnErrorTheReaderStays) {
  StringSource source("[Rookie \"1\"]\n\n[Rookie \"1\"]\n");
  RgnReader reader(source);
  const auto error = reader.next();
  ASSERT_FALSE(error);
  EXPECT_EQ(reader.next(), error);
}

TEST(N8, RejectedRecordChangesNothing) {
  const std::string text = with_tiny("1. 1G 2X\n" + std::string(tiny) + "1. 1G 9G\n" + std::string(tiny));
  StringSource source(text);
  RgnReader reader(source);
  const auto first = reader.next();
  ASSERT_TRUE(first);
  ASSERT_TRUE(*first);
  EXPECT_EQ(**first, only_record(with_tiny("1. 1G 2X\n")));
  const auto second = reader.next();
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().line, 10);
  EXPECT_THAT(second.error().error.what, HasSubstr("no card lies on this spot"));
}

}  // namespace
}  // namespace rookie
