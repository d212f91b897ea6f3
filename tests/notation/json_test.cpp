#include "notation/json.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <string>
#include <string_view>

#include "notation/rgn.h"

namespace rookie {
namespace {

using Type = Event::Type;

std::string text_of(const boost::json::value& json) { return boost::json::serialize(json); }

// Our text as another reader understands it.
boost::json::value parsed(const Json& json) { return boost::json::parse(json.text()); }

Spot spot(int number) { return *Spot::numbered(number); }
Seat seat(int number) { return *Seat::numbered(number); }

SpotSet spots(std::initializer_list<int> numbers) {
  SpotSet set;
  for (const int number : numbers) set.add(spot(number));
  return set;
}

Record finished_record() {
  const auto records = parse_rgn(R"([Rookie "1"]
[Edition "1x2"]
[Variant "standard"]
[Seats "Zoë \"Z\"" "Ben"]
[First "2"]
[Deck "GXGX"]
[Date "today"]
1. 1G 2X
2. 3G GG- 4X)");
  EXPECT_TRUE(records) << to_string(records.error(), "record");
  return records->front();
}

// One event of each type. The fields that a type does not use are set too, but must not be written.
TEST(Json, Events) {
  const Event all{.seat = seat(2),
                  .other = seat(3),
                  .kind = Kind::Red,
                  .from = spot(3),
                  .to = spot(5),
                  .spots = spots({1, 4, 9}),
                  .placement = *Placement::of({Kind::Yellow, std::nullopt, Kind::X}),
                  .cards = Cards(Kind::Green, 3) + Cards(Kind::X, 1)};
  const auto expect = [&all](Type type, Clause clause, std::string_view json) {
    Event event = all;
    event.type = type;
    event.clause = clause;
    EXPECT_EQ(to_json(event).text(), json);
  };
  expect(Type::Turned, Clause::R3_1, R"({"type":"turned","clause":"R3.1","seat":2,"kind":"R","from":3,"to":5})");
  expect(Type::Paired, Clause::R4_4, R"({"type":"paired","clause":"R4.4","seat":2,"kind":"R","from":3,"to":5})");
  expect(Type::Placed, Clause::R5_5,
         R"({"type":"placed","clause":"R5.5","seat":2,"other":3,"placement":"Y-X","cards":{"G":3,"X":1}})");
  expect(Type::Secured, Clause::R5_3,
         R"({"type":"secured","clause":"R5.3","seat":2,"kind":"R","cards":{"G":3,"X":1}})");
  expect(Type::Secured, Clause::R8_1, R"({"type":"secured","clause":"R8.1","seat":2,"cards":{"G":3,"X":1}})");
  expect(Type::Rookie, Clause::R6_4, R"({"type":"rookie","clause":"R6.4","seat":2})");
  expect(Type::Taken, Clause::R6_1, R"({"type":"taken","clause":"R6.1","seat":2,"other":3,"cards":{"G":3,"X":1}})");
  expect(Type::Covered, Clause::R4_1, R"({"type":"covered","clause":"R4.1","seat":2,"spots":[1,4,9]})");
  expect(Type::Shifted, Clause::R7_3, R"({"type":"shifted","clause":"R7.3","kind":"R","from":3,"to":5})");
  expect(Type::TurnEnded, Clause::R3_3, R"({"type":"turn_ended","clause":"R3.3","seat":2,"other":3})");
  expect(Type::GameEnded, Clause::R8_1, R"({"type":"game_ended","clause":"R8.1","seat":2})");
  expect(Type::GameEnded, Clause::R8_4, R"({"type":"game_ended","clause":"R8.4"})");
}

TEST(Json, MovesAndBack) {
  for (int id = 0; id < Move::count; ++id) {
    EXPECT_EQ(parse_move(std::string_view(parsed(to_json(Move::at(id))).as_string())), Move::at(id));
  }
  EXPECT_EQ(to_json(Move::turn(spot(3))).text(), R"("3")");
}

TEST(Json, TableToTurnOver) {
  Record record = finished_record();
  record.moves.resize(2);
  EXPECT_EQ(to_json(replay(record)->table()).text(),
            R"({"options":{"edition":"1x2","variant":"standard","ruling":"de","seats":2,"first":2},)"
            R"("turn":2,"phase":"cover_or_seek","active":1,)"
            R"("spots":[{"height":1,"open":"G"},{"height":1,"open":"X"},{"height":1},{"height":1},{"height":0},)"
            R"({"height":0},{"height":0},{"height":0},{"height":0}],)"
            R"("seats":[{"tray":[{"height":0},{"height":0},{"height":0}],"points":0},)"
            R"({"tray":[{"height":0},{"height":0},{"height":0}],"points":0}],)"
            R"("turnable":[3,4],"barred":[]})");
}

TEST(Json, TableToPlace) {
  Record record = finished_record();
  record.moves.resize(3);
  const boost::json::value json = parsed(to_json(replay(record)->table()));
  EXPECT_EQ(json.at("phase"), "place");
  EXPECT_EQ(text_of(json.at("hand")), R"({"G":2})");
  EXPECT_EQ(json.at("owner"), 1);
  EXPECT_EQ(json.at("partner_allowed"), false);

  record.moves.push_back(Move::place(*Placement::of({Kind::Green, Kind::Green, std::nullopt})));
  const boost::json::value placed = parsed(to_json(replay(record)->table()));
  EXPECT_EQ(text_of(placed.at("seats").at(0).at("tray")),
            R"([{"height":1,"top":"G"},{"height":1,"top":"G"},{"height":0}])");
  EXPECT_FALSE(placed.as_object().contains("hand"));
}

TEST(Json, WhatChangesOnATable) {
  Table before;
  before.spots[2] = {.height = 4, .open = Kind::Red};
  EXPECT_EQ(to_json(TableChanges{before, before}).text(), "{}");
  Table after = before;
  after.turn = 2;
  after.active = Seat::at(1);
  EXPECT_EQ(to_json(TableChanges{before, after}).text(), R"({"turn":2,"active":2})");
  after = before;
  after.phase = Phase::Place;
  after.hand = Cards(Kind::Red, 2);
  EXPECT_EQ(to_json(TableChanges{before, after}).text(),
            R"({"phase":"place","hand":{"R":2},"owner":1,"partner_allowed":false})");
  EXPECT_EQ(to_json(TableChanges{after, after}).text(), "{}");
  EXPECT_EQ(to_json(TableChanges{after, before}).text(), R"({"phase":"first_card"})");
}

TEST(Json, Record) {
  EXPECT_EQ(to_json(finished_record()).text(),
            R"({"options":{"edition":"1x2","variant":"standard","ruling":"de","seats":2,"first":2},)"
            R"("names":["Zoë \"Z\"","Ben"],"deck":"GXGX","deck_tag":true,"tags":{"Date":"today"},)"
            R"("moves":["1","2","3","GG-","4"]})");
}

TEST(Json, SeatCounts) {
  EXPECT_EQ(seat_counts_to_json().text(), R"({"standard":[2,3,4,5,6],"team":[4,6],"kids":[2,3,4,5,6]})");
}

TEST(Json, Errors) {
  EXPECT_EQ(to_json(Error{.rule = "R1.3", .what = "no"}).text(), R"({"what":"no","clause":"R1.3"})");
  EXPECT_EQ(to_json(Error{.what = "no"}).text(), R"({"what":"no"})");
}

}  // namespace
}  // namespace rookie
