#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <memory>
#include <string>
#include <vector>

#include "app/program.h"
#include "app/serving.h"
#include "notation/rgn.h"
#include "server/player.h"

namespace rookie {
namespace {

std::vector<std::string> moves_of(std::string_view rgn) {
  std::vector<std::string> moves;
  for (const Move move : parse_rgn(rgn).value().front().moves) moves.push_back(to_string(move));
  return moves;
}

TEST(KilledServer, LosesNoMoveThatItHasAcknowledgedAndMakesNoneTwice) {
  const ScratchFolder folder;
  write_file(folder.file("index.html"), "the start");
  const auto serve = [&] {
    return std::make_unique<Serving>("", folder.file(""), " --store sqlite:" + folder.file("tables.db"));
  };
  auto serving = serve();
  json::object settings = quick_settings();
  settings["edition"] = "pocket";
  const std::string table = open_table(serving->port(), settings);
  Player first(serving->port(), table, 1);
  Player second(serving->port(), table, 2);
  start_game(first, second);
  const std::string game(first.mirror().view.at("proof").at("Game").as_string());

  std::vector<std::string> made;
  int killed = 0;
  while (first.mirror().waiting_for() != "nobody") {
    const auto before = first.mirror().sequence();
    ASSERT_EQ(before, std::ssize(made));
    Player& active = first.is_to_move() ? first : second;
    const std::string move = active.choose();
    active.move(move);
    const bool kills = before % 15 == 14;
    const bool acknowledged = !kills || killed % 2 == 0;
    for (Player* player : {&first, &second}) {
      if (acknowledged) player->hear_until([&] { return player->mirror().sequence() > before; });
    }
    if (kills) {
      EXPECT_EQ(serving->end_with(SIGKILL), SIGKILL);
      serving = serve();
      for (Player* player : {&first, &second}) player->reconnect(serving->port());
      ++killed;
    }
    const auto after = first.mirror().sequence();
    EXPECT_EQ(second.mirror().sequence(), after);
    if (acknowledged) EXPECT_EQ(after, before + 1);
    if (after > before) made.push_back(move);  // else the same move is made again
  }
  EXPECT_GE(killed, 10);
  first.hear_until([&] { return first.mirror().over.has_value(); });
  const std::string rgn(first.mirror().over->at("rgn").as_string());
  EXPECT_EQ(moves_of(rgn), made);
  EXPECT_EQ(record_of(serving->port(), game), rgn);
  write_file(folder.file("game.rgn"), rgn);
  EXPECT_EQ(rookie({"verify", folder.file("game.rgn")}).exit_code, 0);
  EXPECT_EQ(serving->end_with(SIGTERM), 0);
}

}  // namespace
}  // namespace rookie
