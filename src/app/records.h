#pragma once

#include <fstream>
#include <functional>
#include <string>

#include "core/result.h"
#include "notation/record.h"

namespace rookie {

// Reads the records of a file in RGN, `-` for the standard input, and calls `visit` for one after the other, numbered
// from 1. What cannot be read is said on the standard error. Gives the exit code.
int read_records(const std::string& file, const std::function<void(int number, const Record&)>& visit);

// A file to which records are written, if it has a name.
class RecordFile {
 public:
  // Empties the file. The error is that it cannot be written.
  [[nodiscard]] Result<void> open(const std::string& name);
  // Writes a record; empty if there is no file.
  [[nodiscard]] std::function<void(const Record&)> writer();
  // The error is that not everything could be written.
  [[nodiscard]] Result<void> close();

 private:
  std::string name_;
  std::ofstream file_;
};

}  // namespace rookie
