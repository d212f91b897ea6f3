// Reads any bytes as RGN. The reader rejects them, or returns records that write and read back equal (N7), in whatever
// pieces the text arrives.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "check.h"
#include "notation/rgn.h"
#include "notation/transcript.h"

namespace {

using namespace rookie;

// Returns a text in pieces of 1, 2, 3, … bytes.
class GrowingPieces final : public TextSource {
 public:
  explicit GrowingPieces(std::string_view text) : text_(text) {}
  std::string_view read() override {
    const std::string_view piece = text_.substr(0, ++size_);
    text_.remove_prefix(piece.size());
    return piece;
  }

 private:
  std::string_view text_;
  std::size_t size_ = 0;
};

bool is_control(char byte) { return (byte >= 0 && byte < ' ' && byte != '\t') || byte == 0x7F; }

void check_error(const RgnError& error) {
  check(error.line >= 1 && error.column >= 1 && !error.error.rule.empty() && !error.error.what.empty());
  check(std::ranges::none_of(to_string(error, "file"), is_control));
}

void check_record(const Record& record) {
  const std::string written = write_rgn(record);
  const auto again = parse_rgn(written);
  check(again && again->size() == 1 && again->front() == record);
  check(write_rgn(again->front()) == written);
  check(!transcript(record).empty());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::span bytes(data, size);
  const std::string text(bytes.begin(), bytes.end());
  const auto records = parse_rgn(text);
  GrowingPieces pieces(text);
  check(records == read_rgn(pieces));
  if (!records) {
    check_error(records.error());
    return 0;
  }
  for (const Record& record : *records) check_record(record);
  return 0;
}
