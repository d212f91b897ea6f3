#include "notation/move_from_json.h"

#include <boost/json.hpp>

#include "notation/rgn.h"

namespace rookie {

Result<Move> move_from_json(const boost::json::value& json) {
  if (const auto* id = json.if_int64()) {
    if (const auto move = Move::from_id(*id)) return *move;
    return refuse("", "a move's id is a number from 0 to 695");
  }
  if (const auto* text = json.if_string()) {
    if (const auto move = parse_move(*text)) return *move;
    return refuse("N5", "no decision is written like this");
  }
  return refuse("", "a move is its id, a number, or its token, a string");
}

}  // namespace rookie
