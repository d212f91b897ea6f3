// No byte that anybody is sent depends on a card that lies face down.
#include <gtest/gtest.h>

#include "core/random.h"
#include "notation/rgn.h"
#include "online/fake_hub.h"

namespace rookie {
namespace {

TEST(Hidden, SecretAndDeckAreInNoMessageBeforeTheEnd) {
  Party party(quick(2), 2, 7);
  const Record opening = parse_rgn(party.hub.stored().game->opening).value().front();
  const std::string secret = fair::to_string(*fair::proof_of(opening)->secret);
  const std::string deck = to_string(opening.deck);
  Random random(7);
  const auto in_any_message = [&](const std::string& text) {
    return std::ranges::any_of(party.people, [&](ClientId client) {
      return std::ranges::any_of(party.hub.heard(client),
                                 [&](const std::string& heard) { return heard.find(text) != std::string::npos; });
    });
  };
  while (!party.mirror().over) {
    EXPECT_FALSE(in_any_message(secret) || in_any_message(deck));
    party.go_on(random);
  }
  EXPECT_TRUE(in_any_message(secret) && in_any_message(deck));
  EXPECT_EQ(party.hub.stored().state.document.find(secret), std::string::npos);
}

}  // namespace
}  // namespace rookie
