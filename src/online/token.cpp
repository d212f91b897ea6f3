#include "online/token.h"

#include <sodium.h>

namespace rookie {

TokenHash hash_of(const Token& token) {
  TokenHash hash;
  crypto_hash_sha256(hash.bytes.data(), token.bytes.data(), token.bytes.size());
  return hash;
}

}  // namespace rookie
