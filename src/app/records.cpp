#include "app/records.h"

#include <fmt/core.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <system_error>

#include "app/command.h"
#include "notation/rgn.h"

namespace rookie {
namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

File open(const std::string& name) {
  if (name == "-") return {stdin, [](std::FILE*) { return 0; }};
  return {std::fopen(name.c_str(), "rb"), std::fclose};
}

class FileSource final : public TextSource {
 public:
  explicit FileSource(std::FILE* file) : file_(file) {}

  std::string_view read() override { return {buffer_.data(), std::fread(buffer_.data(), 1, buffer_.size(), file_)}; }
  [[nodiscard]] bool failed() const { return std::ferror(file_) != 0; }

 private:
  std::FILE* file_;
  std::array<char, 65536> buffer_{};
};

}  // namespace

int read_records(const std::string& file, const std::function<void(int number, const Record&)>& visit) {
  const File opened = open(file);
  if (!opened) return wrong_call({.what = fmt::format("cannot read {}: {}", file, std::strerror(errno))});
  std::error_code unknown;
  if (file != "-" && std::filesystem::is_directory(file, unknown)) {
    return wrong_call({.what = fmt::format("cannot read {}: it is a directory", file)});
  }
  FileSource source(opened.get());
  RgnReader reader(source);
  for (int number = 1;; ++number) {
    const auto record = reader.next();
    if (source.failed()) {
      fmt::print(stderr, "{}: cannot be read to its end: {}\n", file, std::strerror(errno));
      return exit_failed;
    }
    if (!record) {
      fmt::print(stderr, "{}\n", to_string(record.error(), file));
      return exit_failed;
    }
    if (!*record) return 0;
    visit(number, **record);
  }
}

Result<void> RecordFile::open(const std::string& name) {
  if (name.empty()) return {};
  name_ = name;
  file_.open(name, std::ios::binary);
  if (!file_) return refuse("", "cannot write " + name);
  return {};
}

std::function<void(const Record&)> RecordFile::writer() {
  if (name_.empty()) return {};
  return [this](const Record& record) { file_ << write_rgn(record); };
}

Result<void> RecordFile::close() {
  if (name_.empty()) return {};
  file_.close();
  if (file_.fail()) return refuse("", name_ + " could not be written completely");
  return {};
}

}  // namespace rookie
