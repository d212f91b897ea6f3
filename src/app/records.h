#pragma once

#include <fstream>
#include <functional>
#include <string>

#include "core/result.h"
#include "notation/record.h"

namespace rookie {

// Reads the records of an RGN file, `-` for the standard input, and calls `visit` for each of them, numbered from 1.
// Reports errors on the standard error. Returns the exit code.
int read_records(const std::string& file, const std::function<void(int number, const Record&)>& visit);

// A file for records. If its name is empty, nothing is written.
class RecordFile {
 public:
  // Empties the file. Fails if it cannot be written.
  [[nodiscard]] Result<void> open(const std::string& name);
  // Returns a function that writes a record; empty if there is no file.
  [[nodiscard]] std::function<void(const Record&)> writer();
  // Fails if not everything could be written.
  [[nodiscard]] Result<void> close();

 private:
  std::string name_;
  std::ofstream file_;
};

}  // namespace rookie
