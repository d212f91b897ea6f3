#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/random_record.h"
#include "notation/rgn.h"

namespace rookie {
namespace {

constexpr std::string_view seats_of_two = "[Variant \"standard\"]\n[Seats \"Ada\" \"Ben\"]\n";

// Gives a text in pieces of the same size.
class Pieces final : public TextSource {
 public:
  Pieces(std::string_view text, std::size_t size) : text_(text), size_(size) {}
  std::string_view read() override {
    const std::string_view piece = text_.substr(0, size_);
    text_.remove_prefix(piece.size());
    return piece;
  }

 private:
  std::string_view text_;
  std::size_t size_;
};

// A start, then a part repeated up to a size, then an end. The whole text is never in memory.
class Endless final : public TextSource {
 public:
  static constexpr std::size_t hundred_megabytes = 100'000'000;

  Endless(std::string start, std::string_view part, std::string end = "", std::size_t size = hundred_megabytes)
      : start_(std::move(start)), end_(std::move(end)), size_(size) {
    while (block_.size() < 65'536) block_ += part;
  }
  std::string_view read() override {
    if (!start_.empty()) {
      current_ = std::exchange(start_, {});
      return current_;
    }
    if (given_ < size_) {
      given_ += block_.size();
      return block_;
    }
    current_ = std::exchange(end_, {});
    return current_;
  }
  [[nodiscard]] std::size_t given() const { return given_; }

 private:
  std::string start_;
  std::string block_;
  std::string end_;
  std::size_t size_;
  std::string current_;
  std::size_t given_ = 0;
};

long peak_kilobytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;  // NOLINT(cppcoreguidelines-pro-type-union-access): the library's declaration
}

void expect_limit(TextSource& source, std::string_view token, std::string_view rule) {
  const auto records = read_rgn(source);
  ASSERT_FALSE(records);
  EXPECT_EQ(records.error().token, token);
  EXPECT_EQ(records.error().error.rule, rule);
}

// Empty if the text breaks no rule.
std::string rule_broken_by(std::string_view text) {
  const auto records = parse_rgn(text);
  return records ? "" : records.error().error.rule;
}

bool has_control_character(std::string_view text) {
  return std::ranges::any_of(text, [](char byte) { return (byte >= 0 && byte < ' ' && byte != '\t') || byte == 0x7F; });
}

void expect_printable(const RgnError& error, std::string_view text) {
  ASSERT_GE(error.line, 1);
  ASSERT_LE(error.line, 1 + std::ranges::count(text, '\n'));
  ASSERT_GE(error.column, 1);
  ASSERT_LE(error.column, static_cast<std::int64_t>(text.size()) + 1);
  ASSERT_FALSE(error.error.rule.empty());
  ASSERT_FALSE(has_control_character(to_string(error, "file"))) << text;
}

void expect_same_when_written(const std::vector<Record>& records) {
  std::string written;
  for (const Record& record : records) written += write_rgn(record);
  const auto again = parse_rgn(written);
  ASSERT_TRUE(again) << to_string(again.error(), "written") << written;
  ASSERT_EQ(*again, records);
}

// Any text is either rejected with a printable error, or can be written and read again.
void expect_handled(std::string_view text) {
  const auto records = parse_rgn(text);
  if (records) {
    expect_same_when_written(*records);
  } else {
    expect_printable(records.error(), text);
  }
}

std::string small_records() {
  Random random(3);
  std::string text = "{start}\n";
  while (text.size() < 900) {
    const Record record = random_record(random);
    if (record.moves.size() < 60) text += write_rgn(record);
  }
  return text;
}

// --- N9 -------------------------------------------------------------------------------------------------------------

TEST(N9, TokensHaveAtMost16Bytes) {
  const std::string header = "[Rookie \"1\"]\n" + std::string(seats_of_two);
  EXPECT_EQ(rule_broken_by(header + std::string(16, 'x')), "N5");
  const auto longer = parse_rgn(header + std::string(17, 'x'));
  ASSERT_FALSE(longer);
  EXPECT_EQ(longer.error(), (RgnError{4, 1, "xxxxxxxxxxxxxxxx…", {"N9", "a token has at most 16 bytes"}}));
}

TEST(N9, NamesOfTagsHaveAtMost32Bytes) {
  const std::string header = "[Rookie \"1\"]\n" + std::string(seats_of_two);
  EXPECT_TRUE(parse_rgn(header + "[" + std::string(32, 'N') + " \"\"]"));
  EXPECT_EQ(rule_broken_by(header + "[" + std::string(33, 'N') + " \"\"]"), "N9");
}

TEST(N9, ValuesHaveAtMost1000BytesWithoutEscapes) {
  const std::string header = "[Rookie \"1\"]\n" + std::string(seats_of_two);
  const std::string most = std::string(998, 'v') + "ü";
  const auto records = parse_rgn(header + "[Site \"" + most + "\"]");
  ASSERT_TRUE(records);
  EXPECT_EQ(records->front().other_tags.front().value, most);
  const auto longer = parse_rgn(header + "[Site \"" + most + "v\"]");
  ASSERT_FALSE(longer);
  EXPECT_EQ(longer.error().error.rule, "N9");
  EXPECT_EQ(longer.error().column, 7);

  std::string quotes;
  for (int quote = 0; quote < 1000; ++quote) quotes += "\\\"";
  EXPECT_TRUE(parse_rgn(header + "[Site \"" + quotes + "\"]"));
  EXPECT_EQ(rule_broken_by(header + "[Site \"" + quotes + "\\\"\"]"), "N9");
}

TEST(N9, RecordsHaveAtMost64OtherTags) {
  std::string text = "[Rookie \"1\"]\n";
  for (int tag = 0; tag < 64; ++tag) text += "[Tag" + std::to_string(tag) + " \"\"]\n";
  const auto records = parse_rgn(text + std::string(seats_of_two));
  ASSERT_TRUE(records);
  EXPECT_EQ(records->front().other_tags.size(), 64U);
  const auto more = parse_rgn(text + "[More \"\"]\n" + std::string(seats_of_two));
  ASSERT_FALSE(more);
  EXPECT_EQ(more.error().line, 66);
  EXPECT_EQ(more.error().token, "More");
  EXPECT_EQ(more.error().error.rule, "N9");
}

TEST(N9, CommentsAndWhiteSpaceOfAnyLengthNeedNoMemory) {
  const std::string record = "}\n[Rookie \"1\"]\n" + std::string(seats_of_two);
  Endless comment("{", "no line ever ends here, ü. ", record);
  Endless blanks("{}", " \t\r\n", record.substr(1), 10'000'000);
  const long before = peak_kilobytes();
  for (Endless* source : {&comment, &blanks}) {
    const auto records = read_rgn(*source);
    ASSERT_TRUE(records) << to_string(records.error(), "endless");
    EXPECT_EQ(records->size(), 1U);
    EXPECT_GE(source->given(), 10'000'000U);
  }
  EXPECT_LT(peak_kilobytes() - before, 20'000);
}

TEST(N9, ReaderStopsAtTheFirstLimit) {
  const std::string header = "[Rookie \"1\"]\n";
  Endless noise("", "no white space");
  Endless name("[", "Name");
  Endless value(header + "[Site \"", "value");
  Endless values(header + "[Seats", " \"name\"");
  Endless word(header + std::string(seats_of_two), "1.1.1.");
  Endless repeated(header, "[Site \"\"]\n");
  Endless brackets("", "[");
  expect_limit(noise, "no", "N1");
  expect_limit(name, "NameNameNameName…", "N9");
  expect_limit(value, "valuevaluevaluev…", "N9");
  expect_limit(values, "\"", "N2");
  expect_limit(word, "1.1.1.1.1.1.1.1.…", "N9");
  expect_limit(repeated, "Site", "N1");
  expect_limit(brackets, "[", "N1");
  for (const Endless* source : {&noise, &name, &value, &values, &word, &repeated, &brackets}) {
    EXPECT_LT(source->given(), 200'000U);
  }
}

TEST(N9, UnclosedCommentIsReadToItsEndOnce) {
  Endless comment("\n {", "{ { ", "", 10'000'000);
  const auto records = read_rgn(comment);
  ASSERT_FALSE(records);
  EXPECT_EQ(records.error(), (RgnError{2, 2, "{", {"N8", "this comment is not closed"}}));
}

TEST(N9, AnyNumberOfRecordsIsRead) {
  Endless many("", "[Rookie \"1\"]\n" + std::string(seats_of_two) + "1. 1G 2G\n", "", 1'000'000);
  RgnReader reader(many);
  int records = 0;
  auto record = reader.next();
  for (; record && *record; record = reader.next()) ++records;
  ASSERT_TRUE(record) << to_string(record.error(), "many");
  EXPECT_GT(records, 10'000);
}

// --- whatever else arrives ------------------------------------------------------------------------------------------

TEST(Hostile, PiecesOfAnySizeReadTheSame) {
  const std::string text = small_records();
  const auto whole = parse_rgn(text);
  ASSERT_TRUE(whole) << to_string(whole.error(), "whole");
  for (const std::size_t size : {1U, 2U, 3U, 7U, 64U}) {
    Pieces pieces(text, size);
    EXPECT_EQ(read_rgn(pieces), whole);
  }
}

TEST(Hostile, CutAnywhere) {
  const std::string text = small_records();
  for (std::size_t size = 0; size <= text.size(); ++size) expect_handled(text.substr(0, size));
}

TEST(Hostile, EveryByteReplaced) {
  constexpr std::array<char, 14> bytes{'\0', '\n', '\r', ' ', '"', '\\', '[', ']', '{', '}', 'X', '1', '\x80', '\xC3'};
  const std::string text = small_records();
  for (std::size_t at = 0; at < text.size(); ++at) {
    for (const char byte : bytes) {
      std::string changed = text;
      changed[at] = byte;
      expect_handled(changed);
    }
  }
}

TEST(Hostile, EveryByteLeftOutOrDoubled) {
  const std::string text = small_records();
  for (std::size_t at = 0; at < text.size(); ++at) {
    std::string changed = text;
    expect_handled(changed.erase(at, 1));
    changed = text;
    expect_handled(changed.insert(at, 1, text[at]));
  }
}

TEST(Hostile, Noise) {
  Random random(11);
  constexpr std::string_view alphabet = "[]{}\"\\\n\r\t .123GYRBPX-@~<>Rookie\x80\xC3\xFF";
  for (int round = 0; round < 2000; ++round) {
    std::string binary;
    std::string text = round % 2 == 0 ? "[Rookie \"1\"]\n" + std::string(seats_of_two) : "";
    for (std::uint32_t left = random.below(200); left > 0; --left) {
      binary += static_cast<char>(random.below(256));
      text += alphabet[random.below(static_cast<std::uint32_t>(alphabet.size()))];
    }
    expect_handled(binary);
    expect_handled(text);
  }
}

}  // namespace
}  // namespace rookie
