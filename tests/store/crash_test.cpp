// Kills a process in the middle of appending, again and again. (power_test.cpp cuts the power.)
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <map>

#include "store/blocking.h"
#include "store/scratch_database.h"

namespace rookie {
namespace {

constexpr int games = 3;

struct Acknowledgement {
  int game = 0;
  std::int64_t sequence = 0;
};

GameId game_id(int game) { return {"game" + std::to_string(game)}; }

// All decisions are different, so that none can be mistaken for another.
std::string decision(int game, std::int64_t sequence) { return std::to_string(game) + ":" + std::to_string(sequence); }

void set_up(ScratchDatabase& database) {
  Blocking store(database.open({}));
  for (int game = 0; game < games; ++game) {
    const std::string name = std::to_string(game);
    ASSERT_TRUE(store.create_table({.id = {name}, .code = {name}, .state = {}}).has_value());
    ASSERT_TRUE(store.begin_game({.id = game_id(game), .table = {name}, .number = 1, .opening = ""}).has_value());
  }
}

std::vector<std::string> decisions_of(Blocking& store, int game) {
  return store.find_game(game_id(game)).value()->decisions;
}

// Continues all games for ever. Each game makes its next decision as soon as the last one is acknowledged.
// Acknowledgements go into the pipe before anything else happens.
[[noreturn]] void play_until_killed(ScratchDatabase& database, int pipe) {
  Blocking store(database.open({}));
  std::function<void(int, std::int64_t)> go_on = [&](int game, std::int64_t sequence) {
    store.store().append(game_id(game), Epoch(), sequence, decision(game, sequence),
                         [&, game, sequence](const auto& answer) {
                           const Acknowledgement done{.game = game, .sequence = sequence};
                           if (!answer || write(pipe, &done, sizeof done) != sizeof done) _exit(1);
                           go_on(game, sequence + 1);
                         });
  };
  for (int game = 0; game < games; ++game) go_on(game, std::ssize(decisions_of(store, game)));
  while (true) pause();
}

// Kills the process after this many acknowledgements. Returns the last one of each game.
std::map<int, std::int64_t> kill_after(int acknowledgements, ScratchDatabase& database) {
  std::array<int, 2> ends{};
  EXPECT_EQ(pipe(ends.data()), 0);
  const pid_t child = fork();
  if (child == 0) play_until_killed(database, ends[1]);
  close(ends[1]);
  std::map<int, std::int64_t> last;
  Acknowledgement done;
  for (int count = 0; read(ends[0], &done, sizeof done) == sizeof done; ++count) {
    if (count == acknowledgements) kill(child, SIGKILL);
    last[done.game] = done.sequence;  // including those already on their way
  }
  close(ends[0]);
  int status = 0;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFSIGNALED(status)) << "it ended by itself";
  return last;
}

TEST(StoreCrash, LosesNothingThatWasAcknowledged) {
  ScratchSqlite database;
  set_up(database);
  for (int round = 0; round < 20; ++round) {
    const auto last = kill_after(1 + 13 * round, database);
    ASSERT_FALSE(last.empty());
    Blocking store(database.open({}));
    for (const auto& [game, sequence] : last) {
      const auto stored = decisions_of(store, game);
      EXPECT_GT(std::ssize(stored), sequence);
      for (std::int64_t at = 0; at < std::ssize(stored); ++at) {
        EXPECT_EQ(stored[static_cast<std::size_t>(at)], decision(game, at));
      }
    }
  }
}

}  // namespace
}  // namespace rookie
