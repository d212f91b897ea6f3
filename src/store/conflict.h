#pragma once

#include <cstdint>
#include <expected>
#include <string>

#include "store/store.h"

namespace rookie {

// Why a store refuses what does not fit to what it holds.

inline std::unexpected<StoreError> conflict(const std::string& what) {
  return std::unexpected(StoreError{.type = StoreError::Type::Conflict, .what = what});
}
inline std::unexpected<StoreError> name_is_taken() { return conflict("the table's id or code is taken"); }
inline std::unexpected<StoreError> no_revision(std::int64_t revision) {
  return conflict("the table has no revision " + std::to_string(revision) + ", or another server has claimed it");
}
inline std::unexpected<StoreError> cannot_begin(std::int64_t number) {
  return conflict("game " + std::to_string(number) + " cannot begin at this table, or its id is taken");
}
inline std::unexpected<StoreError> not_at(std::int64_t sequence) {
  return conflict("the game is not running, or is not at decision " + std::to_string(sequence));
}
inline std::unexpected<StoreError> too_many_tables() {
  return std::unexpected(StoreError{.type = StoreError::Type::Overloaded, .what = "there are too many tables"});
}

}  // namespace rookie
