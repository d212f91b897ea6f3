#include "fair/proof.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "fair/vectors.h"
#include "notation/rgn.h"

namespace rookie::fair {
namespace {

using testing::HasSubstr;

Record record_of(const Vector& known) { return parse_rgn(known.record).value().front(); }

std::string& tag(Record& record, std::string_view name) {
  const auto found = std::ranges::find(record.other_tags, name, &Record::Tag::name);
  EXPECT_NE(found, record.other_tags.end());
  return found->value;
}

void remove_tag(Record& record, std::string_view name) {
  std::erase_if(record.other_tags, [&](const Record::Tag& one) { return one.name == name; });
}

// The records of vectors.py. They have three seats; the second one added nothing.
class RecordOfAFairDeal : public testing::Test {
 protected:
  // The record is what a cheating server would publish in the end.
  void expect_caught(bool commitment_kept, bool dealt_as_derived) const {
    const auto checked = check(record);
    ASSERT_TRUE(checked.has_value()) << to_string(checked.error());
    EXPECT_EQ(checked->commitment_kept(), commitment_kept);
    EXPECT_EQ(checked->dealt_as_derived(), dealt_as_derived);
  }
  void expect_refused(const std::string& why) const {
    const auto checked = check(record);
    ASSERT_FALSE(checked.has_value());
    EXPECT_THAT(checked.error().what, HasSubstr(why));
  }

  const Vector known = known_vectors()[1];
  Record record = record_of(known);
};

TEST(RecordsOfFairDeals, AreWrittenReadAndConfirmed) {
  for (const Vector& known : known_vectors()) {
    SCOPED_TRACE(known.terms.game);
    const Deal dealt = deal(known.secret, known.terms, known.contributions);
    const Proof proof{.game = known.terms.game,
                      .commitment = dealt.commitment,
                      .contributions = known.contributions,
                      .secret = known.secret};
    const Record record{
        .options = known.terms.options, .names = known.terms.names, .deck = dealt.deck, .other_tags = to_tags(proof)};
    EXPECT_EQ(write_rgn(record), known.record);
    const auto checked = check(record_of(known));
    ASSERT_TRUE(checked.has_value());
    EXPECT_TRUE(checked->commitment_kept());
    EXPECT_TRUE(checked->dealt_as_derived());
    EXPECT_EQ(to_string(checked->derived.seed), known.seed);
  }
}

// Three games that a server dealt, and people and bots played, when there was only version 1 of the terms.
TEST(RecordsOfFairDeals, HoldForever) {
  std::ifstream file(ROOKIE_SOURCE_DIR "/tests/fair/records.rgn");
  const auto records = parse_rgn(std::string(std::istreambuf_iterator<char>(file), {})).value();
  ASSERT_EQ(records.size(), 3);
  for (Record record : records) {
    for (const std::string tag : {"", "Invented"}) {  // a tag that the notation gets later changes nothing
      if (!tag.empty()) record.other_tags.insert(record.other_tags.begin(), {.name = tag, .value = "later"});
      const auto checked = check(record);
      ASSERT_TRUE(checked.has_value()) << to_string(checked.error());
      EXPECT_TRUE(checked->commitment_kept()) << checked->proof.game;
      EXPECT_TRUE(checked->dealt_as_derived()) << checked->proof.game;
    }
  }
}

// --- servers that cheat ---------------------------------------------------------------------------------------------

TEST_F(RecordOfAFairDeal, WithAnotherSecretIsCaught) {
  tag(record, "Secret") = std::string(64, '0');
  expect_caught(false, false);
}

TEST_F(RecordOfAFairDeal, WithAnotherSecretAndTheDeckThatFollowsIsCaught) {
  const Secret other{};
  tag(record, "Secret") = to_string(other);
  record.deck = deal(other, known.terms, known.contributions).deck;
  expect_caught(false, true);
}

TEST_F(RecordOfAFairDeal, WithAnotherDeckIsCaught) {
  std::string letters = known.deck;
  std::swap(letters[0], letters[letters.find_first_not_of(letters[0])]);
  record.deck = Deck::parse(letters, record.options).value();
  expect_caught(true, false);
}

TEST_F(RecordOfAFairDeal, WithSwappedChangedOrDroppedEntropyIsCaught) {
  const std::string ada = to_string(*known.contributions[0]);
  const std::string cleo = to_string(*known.contributions[2]);
  EXPECT_EQ(tag(record, "Entropy"), ada + " - " + cleo);
  for (const std::string& instead : {cleo + " - " + ada, "- " + ada + " " + cleo, ada + " - -", std::string("- - -"),
                                     ada + " " + cleo + " " + cleo}) {
    tag(record, "Entropy") = instead;
    expect_caught(true, false);
  }
}

TEST_F(RecordOfAFairDeal, WithOtherTermsIsCaught) {
  const Record honest = record;
  record.options.first = Seat::at(0);
  expect_caught(false, false);
  record = honest;
  record.options.rulings = {Ruling::It};
  expect_caught(false, false);
  record = honest;
  std::swap(record.names[0], record.names[1]);
  expect_caught(false, false);
  record = honest;
  tag(record, "Game") = "another";
  expect_caught(false, false);
}

// The record alone does not give it away, since it is consistent. Everybody who has kept the commitment notices.
TEST_F(RecordOfAFairDeal, MadeUpAfterwardsHasAnotherCommitment) {
  const Deal made_up = deal(Secret{}, known.terms, known.contributions);
  record.deck = made_up.deck;
  tag(record, "Secret") = to_string(Secret{});
  tag(record, "Commit") = to_string(made_up.commitment);
  expect_caught(true, true);
  EXPECT_NE(to_string(made_up.commitment), known.commitment);
}

// --- records that cannot be checked ---------------------------------------------------------------------------------

TEST_F(RecordOfAFairDeal, MustHaveAllItsTags) {
  for (const std::string name : {"Game", "Commit", "Entropy", "Secret"}) {
    record = record_of(known);
    remove_tag(record, name);
    expect_refused("no tag " + name);
  }
  record = record_of(known);
  record.deck_tag = false;
  expect_refused("no tag Deck");
}

TEST_F(RecordOfAFairDeal, KeepsItsSecretUntilTheEnd) {
  const auto proof = proof_of(record).value();
  EXPECT_EQ(proof.secret, known.secret);
  remove_tag(record, "Secret");
  const auto running = proof_of(record).value();
  EXPECT_EQ(running.secret, std::nullopt);
  for (const auto& one : to_tags(running)) EXPECT_NE(one.name, "Secret");
}

TEST_F(RecordOfAFairDeal, MustHaveTagsOfTheRightForm) {
  const std::string entropy(32, '0');
  const std::vector<std::pair<std::string, std::vector<std::string>>> wrong{
      {"Game", {"", "a b", std::string(65, 'g')}},
      {"Commit", {"", known.commitment + "0", "0x" + known.commitment.substr(2), std::string(64, 'A')}},
      {"Secret", {"", "?", std::string(63, '0')}},
      {"Entropy",
       {"", "-", "- -", "- - - -", " - - -", "- - - ", "-  - -", entropy + " " + entropy, "- - " + entropy + "0"}}};
  for (const auto& [name, values] : wrong) {
    for (const std::string& value : values) {
      SCOPED_TRACE(name + " " + value);
      record = record_of(known);
      tag(record, name) = value;
      expect_refused("the tag " + name);
    }
  }
}

}  // namespace
}  // namespace rookie::fair
