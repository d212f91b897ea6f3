#include "wasm/text.h"

#include <utility>

#include "notation/rgn.h"

namespace {

std::string text;  // the last input, then the last output
std::unique_ptr<rookie::Evaluation> loaded_evaluation;

}  // namespace

namespace rookie::wasm {

const std::string& input_text() { return text; }

const Evaluation* evaluation() { return loaded_evaluation.get(); }

bool answer(std::string output) {
  text = std::move(output);
  return true;
}

bool answer(const Json& json) { return answer(json.text()); }

bool refuse(const Error& error) {
  text = to_json(error).text();
  return false;
}

Result<Record> read_one() {
  auto records = parse_rgn(text);
  if (!records) return std::unexpected(records.error().error);
  if (records->size() != 1) return rookie::refuse("", "one record is needed");
  return std::move(records->front());
}

}  // namespace rookie::wasm

// Returns where to write an input of `size` bytes. Valid until the next call of an export.
ROOKIE_EXPORT(input) char* input(std::uint32_t size) {
  text.resize(size);
  return text.data();
}

// The address of the last output, and its size in bytes.
ROOKIE_EXPORT(output) const char* output() { return text.data(); }
ROOKIE_EXPORT(output_size) std::uint32_t output_size() { return static_cast<std::uint32_t>(text.size()); }

// The input is the file of the evaluation's weights, which `grandmaster`, hints and reviews need. Later calls do not
// replace the first weights, since open games refer to them. May refuse.
ROOKIE_EXPORT(load_weights) bool load_weights() {
  const std::vector<std::uint8_t> file(text.begin(), text.end());
  auto read = rookie::read_evaluation(file);
  if (!read) return rookie::wasm::refuse(read.error());
  if (!loaded_evaluation) loaded_evaluation = *std::move(read);
  return rookie::wasm::answer("");
}
