#include "fair/deal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <span>

#include "fair/vectors.h"

namespace rookie::fair {
namespace {

// Some secret, the same for the same number.
Secret secret_number(std::uint32_t number) {
  Secret secret;
  for (std::size_t at = 0; at < 4; ++at) secret.bytes[at] = static_cast<std::uint8_t>(number >> (8 * at));
  return secret;
}

const Terms terms{.game = "game", .options = {.seats = 2}, .names = {"Ada", "Ben"}};
const Contributions contributions{Entropy{{1, 2, 3}}, std::nullopt};

TEST(FairDeal, GivesTheKnownVectors) {
  const auto vectors = known_vectors();
  ASSERT_EQ(vectors.size(), 6);
  for (const Vector& known : vectors) {
    SCOPED_TRACE(known.terms.game);
    const Deal given = deal(known.secret, known.terms, known.contributions);
    EXPECT_EQ(to_string(commit(known.secret, known.terms)), known.commitment);
    EXPECT_EQ(to_string(given.commitment), known.commitment);
    EXPECT_EQ(to_string(given.seed), known.seed);
    EXPECT_EQ(to_string(given.deck), known.deck);
    EXPECT_TRUE(validate(given.deck, known.terms.options).has_value());
  }
}

TEST(FairDeal, DependsOnEverything) {
  const Secret secret = secret_number(1);
  std::set<std::string> decks{to_string(deal(secret, terms, contributions).deck)};
  std::size_t dealt = 1;
  const auto expect_new_deck = [&](const Secret& with, const Terms& under, const Contributions& given) {
    decks.insert(to_string(deal(with, under, given).deck));
    EXPECT_EQ(decks.size(), ++dealt);
  };
  expect_new_deck(secret_number(2), terms, contributions);

  const auto expect_new_deck_under = [&](auto change) {
    Terms changed = terms;
    change(changed);
    expect_new_deck(secret, changed, contributions);
  };
  expect_new_deck_under([](Terms& changed) { changed.game = "gamf"; });
  for (const Rulings rulings : std::span(all_rulings).subspan(1)) {
    expect_new_deck_under([rulings](Terms& changed) { changed.options.rulings = rulings; });
  }
  expect_new_deck_under([](Terms& changed) { changed.options.first = Seat::at(1); });
  expect_new_deck_under([](Terms& changed) { changed.options.edition = pocket; });
  expect_new_deck_under([](Terms& changed) { changed.options.variant = Variant::Kids; });
  expect_new_deck_under([](Terms& changed) { changed.names = {"Ben", "Ada"}; });

  expect_new_deck(secret, terms, {std::nullopt, std::nullopt});
  expect_new_deck(secret, terms, {std::nullopt, contributions[0]});
  expect_new_deck(secret, terms, {contributions[0], contributions[0]});
  expect_new_deck(secret, terms, {contributions[0], Entropy{}});
}

TEST(FairDeal, CommitmentDependsOnSecretAndTermsOnly) {
  const Secret secret = secret_number(1);
  EXPECT_EQ(deal(secret, terms, contributions).commitment, deal(secret, terms, {{}, {}}).commitment);
  EXPECT_NE(commit(secret, terms), commit(secret_number(2), terms));
  Terms quoted = terms;
  quoted.names = {"Ada\" \"Ben", "Cleo"};
  Terms plain = terms;
  plain.names = {"Ada", "Ben\" \"Cleo"};
  EXPECT_NE(commit(secret, quoted), commit(secret, plain));
}

// Exactly the bytes in docs/fair-deal.md. If this fails, every proof ever given is broken.
TEST(Terms, AreFrozen) {
  EXPECT_EQ(text_of(terms),
            "[Edition \"classic\"]\n[Variant \"standard\"]\n[Ruling \"de\"]\n[Seats \"Ada\" \"Ben\"]\n"
            "[First \"1\"]\n[Game \"game\"]\n");
  const Options team{.edition = pocket, .variant = Variant::Team, .rulings = {Ruling::It}, .seats = 4};
  EXPECT_EQ(text_of({.game = "-_9", .options = team, .names = {"Zoë \"Z\"", "back\\slash", "\u2028🂡", "D"}}),
            "[Edition \"pocket\"]\n[Variant \"team\"]\n[Ruling \"it\"]\n"
            "[Seats \"Zoë \\\"Z\\\"\" \"back\\\\slash\" \"\u2028🂡\" \"D\"]\n[First \"1\"]\n[Game \"-_9\"]\n");
  const Options kids{
      .edition = {.colours = 3, .copies = 4}, .variant = Variant::Kids, .seats = 2, .first = Seat::at(1)};
  EXPECT_EQ(text_of({.game = "g", .options = kids, .names = {"A", "B"}}),
            "[Edition \"3x4\"]\n[Variant \"kids\"]\n[Ruling \"de\"]\n[Seats \"A\" \"B\"]\n"
            "[First \"2\"]\n[Game \"g\"]\n");
  const Options house{.rulings = all_rulings.back()};
  EXPECT_EQ(text_of({.game = "g", .options = house, .names = {"A", "B"}}),
            "[Edition \"classic\"]\n[Variant \"standard\"]\n[Ruling \"it again either forfeit\"]\n"
            "[Seats \"A\" \"B\"]\n[First \"1\"]\n[Game \"g\"]\n");
}

// Pearson's test at every place of the deck. With this many degrees of freedom the sum is nearly normal.
TEST(FairDeal, PutsEveryKindEverywhereEquallyOften) {
  constexpr int deals = 2000;
  std::vector<std::array<int, kind_count>> counts(most_cards);
  std::vector<int> same_as_next(most_cards);
  for (std::uint32_t number = 0; number < deals; ++number) {
    const Deck deck = deal(secret_number(number), terms, contributions).deck;
    for (int card = 0; card < deck.size(); ++card) {
      ++counts[static_cast<std::size_t>(card)][static_cast<std::size_t>(index(*deck[card]))];
      if (card + 1 < deck.size() && deck[card] == deck[card + 1]) ++same_as_next[static_cast<std::size_t>(card)];
    }
  }
  constexpr double expected = static_cast<double>(deals) / kind_count;
  double sum = 0;
  for (const auto& kinds : counts) {
    for (const int count : kinds) sum += (count - expected) * (count - expected) / expected;
  }
  constexpr double freedom = most_cards * (kind_count - 1);
  EXPECT_NEAR(sum, freedom, 4 * std::sqrt(2 * freedom));

  constexpr double pair_chance = 17.0 / 107;  // that the next of 108 cards is one of the 17 others of its kind
  const double spread = std::sqrt(deals * pair_chance * (1 - pair_chance));
  for (int card = 0; card + 1 < most_cards; ++card) {
    EXPECT_NEAR(same_as_next[static_cast<std::size_t>(card)], deals * pair_chance, 4.5 * spread) << card;
  }
}

TEST(FairDeal, SecretsAreRandom) {
  std::set<std::string> secrets;
  for (int count = 0; count < 100; ++count) secrets.insert(to_string(random_secret().value()));
  EXPECT_EQ(secrets.size(), 100);
}

TEST(FairDeal, KnowsIdsOfGames) {
  for (const std::string id : {"g", "kT9vXw2b", "-_09AZaz"}) EXPECT_TRUE(is_game_id(id)) << id;
  EXPECT_TRUE(is_game_id(std::string(64, 'g')));
  for (const std::string id : {"", "a b", "\"", "ü", "a\n", "a/b"}) EXPECT_FALSE(is_game_id(id)) << id;
  EXPECT_FALSE(is_game_id(std::string(65, 'g')));
}

TEST(Hex, IsReadAsItIsWritten) {
  const Entropy entropy{{0, 1, 0xab, 0xff}};
  EXPECT_EQ(to_string(entropy), "0001abff000000000000000000000000");
  EXPECT_EQ(parse_hex<Entropy>(to_string(entropy)), entropy);
  for (const std::string wrong : {"", "00", "0001ABFF000000000000000000000000", "0001abff00000000000000000000000",
                                  "0001abff00000000000000000000000g", "0001abff0000000000000000000000000",
                                  "0001abff000000000000000000000000 ", " 001abff000000000000000000000000"}) {
    EXPECT_EQ(parse_hex<Entropy>(wrong), std::nullopt) << wrong;
  }
}

}  // namespace
}  // namespace rookie::fair
