#include "rules/scene.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <sstream>
#include <stdexcept>

namespace rookie {
namespace {

Lines words(std::string_view text) {
  std::istringstream stream{std::string(text)};
  Lines result;
  for (std::string word; stream >> word;) result.push_back(word);
  return result;
}

std::string joined(const Lines& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

template <typename T>
T or_throw(const Result<T>& result) {
  if (!result) throw std::invalid_argument(to_string(result.error()));
  return *result;
}

// R2.1: the card `below` places beneath the top of the pile on the spot with this index is dealt as number …
std::size_t dealt_as(std::size_t deck_size, std::size_t spot, std::size_t below) {
  const std::size_t height = (deck_size + Spot::count - 1 - spot) / Spot::count;
  if (below >= height) throw std::invalid_argument("a pile is higher than it is dealt");
  return (height - 1 - below) * Spot::count + spot;
}

Game set_up(const Options& options, std::string_view piles) {
  constexpr char unspecified = '.';
  const Cards full = full_deck(options);
  std::string deck(static_cast<std::size_t>(full.total()), unspecified);
  std::size_t spot = 0;
  for (const std::string& pile : words(piles)) {
    for (std::size_t below = 0; below < pile.size(); ++below) {
      deck[dealt_as(deck.size(), spot, below)] = pile[pile.size() - 1 - below];
    }
    ++spot;
  }
  for (const Kind kind : all_kinds) {
    for (auto used = std::ranges::count(deck, letter(kind)); used < full.of(kind); ++used) {
      if (const auto gap = deck.find(unspecified); gap != std::string::npos) deck[gap] = letter(kind);
    }
  }
  return or_throw(Game::deal(options, or_throw(Deck::parse(deck, options))));
}

std::optional<Placement> parse_placement(std::string_view text) {
  Placement::NewTops tops;
  if (text.size() != tops.size()) return std::nullopt;
  for (std::size_t pile = 0; pile < tops.size(); ++pile) {
    tops.at(pile) = kind_of(text[pile]);
    if (!tops.at(pile) && text[pile] != '-') return std::nullopt;
  }
  return Placement::of(tops);
}

Move parse_move(std::string_view text) {
  if (text == "~") return Move::cover();
  if (text == "<") return Move::take(Side::Left);
  if (text == ">") return Move::take(Side::Right);
  if (const auto spot = Spot::numbered(text.front() - '0')) return Move::turn(*spot);
  const bool with_partner = text.front() == '@';
  const auto placement = parse_placement(text.substr(with_partner ? 1 : 0));
  if (!placement) throw std::invalid_argument("not a move: " + std::string(text));
  return with_partner ? Move::place_with_partner(*placement) : Move::place(*placement);
}

std::string to_text(Placement placement) {
  std::string text;
  for (int pile = 0; pile < Pile::count; ++pile) {
    const auto top = placement.top(Pile::at(pile));
    text += top ? letter(*top) : '-';
  }
  return text;
}

std::string to_text(Seat seat) { return "seat " + std::to_string(seat.number()); }

std::string to_text(Spot spot) { return std::to_string(spot.number()); }

std::string to_text(SpotSet spots) {
  Lines numbers;
  for (const Spot spot : spots) numbers.push_back(to_text(spot));
  return joined(numbers);
}

template <typename Of>
auto by_seat(const Game& game, Of of) {
  std::vector<decltype(of(Seat()))> values;
  for (const Seat seat : seats_of(game.options())) values.push_back(of(seat));
  return values;
}

std::string subject(const Event& event) {
  if (event.type == Event::Type::Shifted) return to_text(event.from) + letter(event.kind);
  if (event.clause == Clause::R8_4) return "nobody";
  return to_text(event.seat);
}

std::string predicate(const Event& event) {
  const std::string kind(1, letter(event.kind));
  switch (event.type) {
    case Event::Type::Turned:
      return "turns over " + to_text(event.from) + kind + (event.from == event.to ? "" : " onto " + to_text(event.to));
    case Event::Type::Paired: return "takes the pair " + to_text(event.from) + kind + " " + to_text(event.to) + kind;
    case Event::Type::Placed:
      return "places " + letters(event.cards) + " as " + to_text(event.placement) + " with " + to_text(event.other);
    case Event::Type::Secured:
      return "secures " + letters(event.cards) + (event.clause == Clause::R5_3 ? " by three " + kind : "");
    case Event::Type::Rookie: return "has a Rookie";
    case Event::Type::Taken: return "takes " + letters(event.cards) + " from " + to_text(event.other);
    case Event::Type::Covered: return "covers " + to_text(event.spots);
    case Event::Type::Shifted: return "moves to " + to_text(event.to);
    case Event::Type::TurnEnded: return "ends the turn, " + to_text(event.other) + " is next";
    case Event::Type::GameEnded: break;
  }
  return "ends the game";
}

}  // namespace

Scene::Scene(const Options& options, std::string_view piles) : game_(set_up(options, piles)) {}

Lines Scene::play(std::string_view moves) {
  Lines happened;
  for (const std::string& text : words(moves)) {
    Events events;
    if (const auto made = game_.apply(parse_move(text), events); !made) {
      throw std::invalid_argument(text + ": " + std::string(made.error().why));
    }
    const Event& first = events[0];
    if (first.type == Event::Type::Turned && text.size() > 1 && text[1] != letter(first.kind)) {
      throw std::invalid_argument(text + ": the card is " + letter(first.kind));
    }
    std::ranges::transform(events, std::back_inserter(happened), describe);
  }
  return happened;
}

void Scene::play_times(int times, std::string_view moves) {
  for (int time = 0; time < times; ++time) play(moves);
}

std::string Scene::refused(std::string_view move) const {
  Game copy = game_;
  Events events;
  const auto made = copy.apply(parse_move(move), events);
  return made ? "" : std::string(to_string(made.error().clause));
}

std::string Scene::choices() const {
  Lines tokens;
  for (const Move move : game_.legal_moves()) tokens.push_back(token(move));
  return joined(tokens);
}

std::string Scene::spots() const {
  Lines views;
  for (const auto& view : game_.table().spots) {
    views.push_back(std::to_string(view.height) + (view.open ? std::string(1, letter(*view.open)) : ""));
  }
  return joined(views);
}

std::string Scene::hand() const { return letters(game_.table().hand); }

Lines Scene::trays() const {
  return by_seat(game_, [&](Seat seat) {
    std::string tops;
    for (const auto& pile : view_of(seat).tray) tops += pile.top ? letter(*pile.top) : '-';
    return tops;
  });
}

Lines Scene::tray_heights() const {
  return by_seat(game_, [&](Seat seat) {
    Lines heights;
    for (const auto& pile : view_of(seat).tray) heights.push_back(std::to_string(pile.height));
    return joined(heights);
  });
}

Lines Scene::unsecured() const {
  return by_seat(game_, [&](Seat seat) { return letters(game_.unsecured(seat)); });
}

std::vector<int> Scene::points() const {
  return by_seat(game_, [&](Seat seat) { return game_.points(seat); });
}

std::vector<int> Scene::winners() const {
  std::vector<int> numbers;
  for (const Seat seat : seats_of(game_.options())) {
    if (game_.won(seat)) numbers.push_back(seat.number());
  }
  return numbers;
}

Table::SeatView Scene::view_of(Seat seat) const {
  return game_.table().seats.at(static_cast<std::size_t>(seat.index()));
}

std::string describe(const Event& event) {
  return std::string(to_string(event.clause)) + ": " + subject(event) + " " + predicate(event);
}

std::string letters(Cards cards) {
  std::string text;
  for (const Kind kind : all_kinds) text.append(static_cast<std::size_t>(cards.of(kind)), letter(kind));
  return text;
}

std::string token(Move move) {
  switch (move.type()) {
    case Move::Type::Turn: return to_text(move.spot());
    case Move::Type::Cover: return "~";
    case Move::Type::Take: return move.side() == Side::Left ? "<" : ">";
    case Move::Type::Place: return to_text(move.placement());
    case Move::Type::PlaceWithPartner: break;
  }
  return "@" + to_text(move.placement());
}

}  // namespace rookie
