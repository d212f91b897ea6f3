#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bots/evaluation/evaluation.h"
#include "core/json.h"
#include "core/result.h"
#include "notation/json.h"
#include "notation/record.h"

#define ROOKIE_EXPORT(name) extern "C" __attribute__((export_name(#name)))

// How a module talks to its page: input and output are UTF-8 texts in the module's memory. An export that may refuse
// says so; if it does, it returns false and the output is the error, {"what", "clause"} (notation/json.h). text.cpp
// exports `input`, `output`, `output_size` and `load_weights`.
namespace rookie::wasm {

[[nodiscard]] const std::string& input_text();

bool answer(std::string output);
bool answer(const Json& json);
bool refuse(const Error& error);

template <typename T>
bool answer(const Result<T>& result) {
  return result ? answer(*result) : refuse(result.error());
}

// Null until its weights are loaded.
[[nodiscard]] const Evaluation* evaluation();

// Reads the input, which must be one record in RGN.
[[nodiscard]] Result<Record> read_one();

}  // namespace rookie::wasm
