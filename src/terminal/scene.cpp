#include "terminal/scene.h"

#include "rules/advance.h"

namespace rookie {
namespace {

bool begins_scene(const Event& event) {
  switch (event.type) {
    case Event::Type::Turned:
    case Event::Type::Placed:
    case Event::Type::Rookie:
    case Event::Type::Taken:
    case Event::Type::Shifted: return true;
    case Event::Type::Secured: return is_of_last_pair(event);
    default: return false;
  }
}

}  // namespace

std::vector<Scene> scenes(const Table& before, const Events& events) {
  std::vector<Scene> result;
  Table table = before;
  for (const Event& event : events) {
    advance(table, event);
    if (result.empty() || begins_scene(event)) result.push_back({.table = table});
    result.back().events.push_back(event);
  }
  return result;
}

}  // namespace rookie
