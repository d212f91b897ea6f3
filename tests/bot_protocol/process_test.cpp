#include "bot_protocol/process.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cerrno>
#include <csignal>
#include <optional>
#include <string>

#include "bot_protocol/lifeline.h"

namespace rookie {
namespace {

using std::chrono::milliseconds;
using testing::HasSubstr;

constexpr milliseconds patience{30'000};
constexpr milliseconds little_patience{50};

Process start(const std::string& command) { return Process::start(command).value(); }

std::string refusal(Process& process, milliseconds limit = patience) {
  const auto answer = process.ask("question", limit);
  EXPECT_FALSE(answer) << *answer;
  return answer ? "" : answer.error().what;
}

bool has_children() { return waitpid(-1, nullptr, WNOHANG) != -1 || errno != ECHILD; }

TEST(Process, AnswersLineByLine) {
  Process process = start("while read line; do echo \"<$line>\"; done");
  EXPECT_EQ(process.ask("one", patience), "<one>");
  EXPECT_EQ(process.ask("two", patience), "<two>");
}

TEST(Process, IsToldBeforeItIsAsked) {
  Process process = start("read one; read two; read three; echo $one $two $three");
  process.tell("a");
  process.tell("b");
  EXPECT_EQ(process.ask("c", patience), "a b c");
}

TEST(Process, SaysHowItEnded) {
  Process by_itself = start("exit 3");
  EXPECT_EQ(refusal(by_itself), "it has ended, with exit code 3");
  Process by_signal = start("read question; kill -TERM $$");
  EXPECT_EQ(refusal(by_signal), "it has ended, by signal 15");
  Process killed = start("read question; kill -KILL $$");
  EXPECT_THAT(refusal(killed), HasSubstr("it was killed"));
  Process missing = start("no-such-program 2>&-");
  EXPECT_EQ(refusal(missing), "it has ended, with exit code 127");
}

TEST(Process, EndsBetweenTwoQuestions) {
  Process process = start("read question; echo answer");
  EXPECT_EQ(process.ask("question", patience), "answer");
  EXPECT_EQ(refusal(process), "it has ended, with exit code 0");
}

TEST(Process, ClosesItsInputOrOutput) {
  Process deaf = start("read question; exec <&-; echo answer; sleep 1000");
  EXPECT_EQ(deaf.ask("question", patience), "answer");
  EXPECT_THAT(refusal(deaf), HasSubstr("closed its input or output"));
  Process mute = start("exec >&-; sleep 1000");
  EXPECT_THAT(refusal(mute), HasSubstr("closed its input or output"));
}

TEST(Process, GivesNoAnswer) {
  Process silent = start("sleep 1000");
  EXPECT_EQ(refusal(silent, little_patience), "it gave no answer within 50 ms");
  Process half = start("printf 5; sleep 1000");
  EXPECT_EQ(refusal(half, little_patience), "it gave no answer within 50 ms");
}

// More than any buffer between the two programs holds.
TEST(Process, ReadsNothing) {
  Process process = start("sleep 1000");
  process.tell(std::string(10'000'000, 'x'));
  EXPECT_EQ(refusal(process, little_patience), "it gave no answer within 50 ms");
}

TEST(Process, ReadsMuchBeforeItAnswers) {
  Process process = start("head -c 10000000 >/dev/null; echo answer; sleep 1000");
  process.tell(std::string(10'000'000, 'x'));
  EXPECT_EQ(process.ask("question", patience), "answer");
}

TEST(Process, SaysTooMuch) {
  Process long_line = start("yes | tr -d '\\n'");
  EXPECT_EQ(refusal(long_line), "its answer is longer than 200 bytes");
  Process long_answer = start("printf '%0201d\\n' 0; sleep 1000");
  EXPECT_EQ(refusal(long_answer), "its answer is longer than 200 bytes");
  Process longest_answer = start("printf '%0200d\\n' 0; sleep 1000");
  EXPECT_EQ(longest_answer.ask("question", patience), std::string(200, '0'));
  Process two_lines = start("printf 'one\\ntwo\\033\\n'; sleep 1000");
  EXPECT_EQ(two_lines.ask("question", patience), "one");
  EXPECT_EQ(refusal(two_lines), "it said 'two?' without being asked");
}

TEST(Process, LeavesNobodyBehind) {
  Lifeline lifeline;
  {
    Process stubborn = start("trap '' TERM HUP INT; sleep 1000 & (sleep 1000 & sleep 1000) & echo started; sleep 1000");
    lifeline.let_go();
    EXPECT_EQ(stubborn.ask("question", patience), "started");
    EXPECT_TRUE(has_children());
  }
  EXPECT_TRUE(lifeline.all_have_ended());
  EXPECT_FALSE(has_children());
}

TEST(Process, EndsByItselfWhenDismissed) {
  Lifeline lifeline;
  Process process = start("read one; read two; read three || exit; echo still here; sleep 1000");
  lifeline.let_go();
  process.tell("news");
  process.dismiss("goodbye", patience);
  EXPECT_TRUE(lifeline.all_have_ended());
}

TEST(Process, HasOnlySoLongToEndByItself) {
  Process stubborn = start("yes");
  stubborn.dismiss("goodbye", little_patience);  // returns
}

TEST(KillAllGroups, EndsThemAll) {
  Lifeline lifeline;
  const Process one = start("sleep 1000 & sleep 1000");
  const Process two = start("sleep 1000");
  lifeline.let_go();
  kill_all_groups();
  EXPECT_TRUE(lifeline.all_have_ended());
}

}  // namespace
}  // namespace rookie
