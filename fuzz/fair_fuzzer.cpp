// Reads any bytes as records. The proof of a record is refused with a reason, or reads back equal; a deal that passes
// the check has all cards.
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "check.h"
#include "fair/proof.h"
#include "notation/rgn.h"

namespace {

using namespace rookie;

void check_record(Record record) {
  const auto proof = fair::proof_of(record);
  if (!proof) {
    check(!proof.error().what.empty());
    return;
  }
  const auto checked = fair::check(record);
  if (checked) check(validate(checked->derived.deck, record.options).has_value());
  record.other_tags = fair::to_tags(*proof);
  const auto again = fair::proof_of(record);
  check(again && fair::to_tags(*again) == record.other_tags);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::span bytes(data, size);
  const auto records = parse_rgn(std::string(bytes.begin(), bytes.end()));
  if (!records) return 0;
  for (const Record& record : *records) check_record(record);
  return 0;
}
