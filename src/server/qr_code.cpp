#include "server/qr_code.h"

#include <qrencode.h>

#include <cstddef>
#include <memory>
#include <span>

namespace rookie {
namespace {

constexpr int margin = 4;  // white modules that readers expect around the code

class Modules {
 public:
  explicit Modules(std::string_view text)
      : code_(QRcode_encodeString8bit(std::string(text).c_str(), 0, QR_ECLEVEL_L), QRcode_free) {}

  [[nodiscard]] bool exist() const { return code_ != nullptr; }
  [[nodiscard]] int width() const { return code_->width; }
  // Modules outside the code are white.
  [[nodiscard]] bool black(int row, int column) const {
    if (row < 0 || column < 0 || row >= width() || column >= width()) return false;
    const auto size = static_cast<std::size_t>(width());
    return (std::span(code_->data,
                      size * size)[size * static_cast<std::size_t>(row) + static_cast<std::size_t>(column)] &
            1U) != 0;
  }

 private:
  std::unique_ptr<QRcode, void (*)(QRcode*)> code_;
};

// Shows two modules, one above the other, as one character.
std::string_view halves(bool upper, bool lower) {
  if (upper) return lower ? "█" : "▀";
  return lower ? "▄" : " ";
}

}  // namespace

std::string qr_code(std::string_view text) {
  const Modules modules(text);
  if (!modules.exist()) return {};
  const int end = modules.width() + margin;
  std::string lines;
  for (int row = -margin; row < end; row += 2) {
    lines += "\x1b[38;5;16;48;5;231m";
    for (int column = -margin; column < end; ++column) {
      lines += halves(modules.black(row, column), modules.black(row + 1, column));
    }
    lines += "\x1b[0m\n";
  }
  return lines;
}

std::string wifi_text(std::string_view name, std::string_view password) {
  const auto escaped = [](std::string_view text) {
    std::string result;
    for (const char letter : text) {
      if (std::string_view("\\;,:\"").contains(letter)) result += '\\';
      result += letter;
    }
    return result;
  };
  const std::string key = password.empty() ? "T:nopass;" : "T:WPA;P:" + escaped(password) + ";";
  return "WIFI:S:" + escaped(name) + ";" + key + ";";
}

}  // namespace rookie
