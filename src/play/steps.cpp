#include "play/steps.h"

#include "rules/advance.h"

namespace rookie {

Steps steps_of(Table before, const Events& events, const Table& after) {
  Steps steps;
  steps.reserve(events.size());
  for (const Event& event : events) {
    advance(before, event);
    steps.push_back({.event = event, .table = before});
  }
  steps.back().table = after;
  return steps;
}

}  // namespace rookie
