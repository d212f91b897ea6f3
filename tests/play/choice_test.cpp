#include "play/choice.h"

#include <gtest/gtest.h>

#include "notation/rgn.h"
#include "play/tables.h"
#include "rules/tray.h"

namespace rookie {
namespace {

// The placement suggested for a hand, given the tops of one's own tray and of the partner's.
std::string offered(std::string_view hand, std::string_view tray, std::string_view partners = "") {
  Table table = closed_table(Variant::Team, 4);
  give(table, hand);
  fill_tray(table, 1, tray, 1);
  fill_tray(table, 3, partners, 1);
  table.partner_allowed = !partners.empty();
  const Move move = suggest(table);
  return to_string(move) + (secured_by(table, move) ? "!" : "");
}

TEST(Suggestion, Secures) {
  EXPECT_EQ(offered("RR", "R--"), "-RR!");
  EXPECT_EQ(offered("RR", "RRB"), "--R!");
  EXPECT_EQ(offered("GGYYY", "---"), "YYY!");
}

TEST(Suggestion, PrefersARookie) {
  EXPECT_EQ(offered("PPPXXX", "---"), "XXX!");
  EXPECT_EQ(offered("PPPXX", "X--"), "-XX!");
}

TEST(Suggestion, MakesMostTopsEqualOnFewestPiles) {
  EXPECT_EQ(offered("YY", "---"), "YY-");
  EXPECT_EQ(offered("YY", "RR-"), "--Y");
  EXPECT_EQ(offered("YY", "RGB"), "YY-");
}

TEST(Suggestion, HelpsThePartnerOnlyToSecure) {
  EXPECT_EQ(offered("BB", "GG-", "-B-"), "@B-B!");
  EXPECT_EQ(offered("BB", "B--", "-B-"), "-BB!");
  EXPECT_EQ(offered("BB", "GG-", "RR-"), "--B");
}

TEST(OnlyKind, IsThatOfEqualCards) {
  EXPECT_EQ(only_kind(Cards(Kind::X, 2)), Kind::X);
  EXPECT_EQ(only_kind(Cards(Kind::X, 2) + Cards(Kind::Pink, 1)), std::nullopt);
}

}  // namespace
}  // namespace rookie
