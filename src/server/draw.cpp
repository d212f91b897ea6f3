#include "server/draw.h"

#include <sodium.h>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "fair/hex.h"

namespace rookie {
namespace {

constexpr std::string_view code_characters = "CDFGHJKMNPQRTVWXY34679";
constexpr std::size_t code_length = 5;

std::string draw_id() {
  std::array<std::uint8_t, 16> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return fair::to_hex(bytes);
}

std::string key_of(std::string_view id) {
  constexpr std::size_t length = 12;
  std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash{};
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): as libsodium requires
  const auto* const bytes = reinterpret_cast<const unsigned char*>(id.data());
  crypto_hash_sha256(hash.data(), bytes, id.size());
  return fair::to_hex(hash).substr(0, length);
}

}  // namespace

bool can_draw() { return sodium_init() >= 0; }

TableId draw_table_id() { return {draw_id()}; }

TableCode draw_table_code() {
  TableCode code;
  while (code.text.size() < code_length) {
    code.text += code_characters[randombytes_uniform(static_cast<std::uint32_t>(code_characters.size()))];
  }
  return code;
}

Lots draw_lots() {
  Lots lots{.game = {draw_id()}};
  randombytes_buf(lots.secret.bytes.data(), lots.secret.bytes.size());
  randombytes_buf(&lots.bots, sizeof lots.bots);
  randombytes_buf(&lots.first, sizeof lots.first);
  return lots;
}

std::string key_of(const TableId& table) { return key_of(table.text); }
std::string key_of(const GameId& game) { return key_of(game.text); }

TableCode read_table_code(std::string_view text) {
  TableCode code;
  for (const char letter : text) {
    const bool small = letter >= 'a' && letter <= 'z';
    if (letter != ' ') code.text += small ? static_cast<char>(letter - 'a' + 'A') : letter;
  }
  return code;
}

}  // namespace rookie
