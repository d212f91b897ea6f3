#pragma once

#include <functional>
#include <string>

#include "notation/record.h"

namespace rookie {

// Reads the records of a file in RGN, `-` for the standard input, and calls `visit` for one after the other, numbered
// from 1. What cannot be read is said on the standard error. Gives the exit code.
int read_records(const std::string& file, const std::function<void(int number, const Record&)>& visit);

}  // namespace rookie
