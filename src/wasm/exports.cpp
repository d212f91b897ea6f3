// The thin C interface of the browser build. Texts go in and out as UTF-8 in the module's memory.
#include <cstdint>
#include <string>

#include "arena/playout.h"
#include "arena/signature.h"
#include "notation/rgn.h"
#include "notation/transcript.h"
#include "rules/deck.h"

#define ROOKIE_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

std::string text;  // the last input, then the last output

}  // namespace

// Where to write an input of `size` bytes. Valid until the next call of an export.
ROOKIE_EXPORT(input) char* input(std::uint32_t size) {
  text.resize(size);
  return text.data();
}

// Where the last output lies, and its size in bytes.
ROOKIE_EXPORT(output) const char* output() { return text.data(); }
ROOKIE_EXPORT(output_size) std::uint32_t output_size() { return static_cast<std::uint32_t>(text.size()); }

ROOKIE_EXPORT(signature) std::uint64_t signature() { return rookie::functional_signature(); }

// Plays standard two-seat games at random until `decisions` have been made; how many were. For measuring.
ROOKIE_EXPORT(play_randomly) std::uint32_t play_randomly(std::uint32_t decisions) {
  const rookie::Options options;
  rookie::Random random(1);
  std::uint32_t made = 0;
  while (made < decisions) {
    auto game = rookie::Game::deal(options, rookie::Deck::shuffled(options, random));
    made += static_cast<std::uint32_t>(
        rookie::play_randomly(*game, random, [](const rookie::Moves&, const rookie::Events&) {}));
  }
  return made;
}

// The input is RGN. True: the output is the transcript of all its records. False: the output is the error.
ROOKIE_EXPORT(transcript) bool transcript() {
  const auto records = rookie::parse_rgn(text);
  if (!records) {
    text = to_string(records.error(), "input");
    return false;
  }
  std::string transcripts;
  for (const rookie::Record& record : *records) transcripts += rookie::transcript(record);
  text = std::move(transcripts);
  return true;
}
