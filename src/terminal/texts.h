#pragma once

#include <array>
#include <string_view>

#include "core/values.h"
#include "rules/kind.h"
#include "rules/rulings.h"

// All texts of the terminal game, in British English: the file to translate. Only the reasons why a move is illegal
// come from the rules. The texts are fmt format strings with numbered arguments, so that a translation can reorder
// them.
namespace rookie::texts {

inline constexpr Words<Kind> kinds("green", "yellow", "red", "blue", "pink", "X");
inline constexpr std::string_view you = "You";
inline constexpr std::string_view and_between = " and ";

// --- events: {0} is the player who acted. The wording also suits a player called "You" ------------------------------

inline constexpr std::string_view welcome = "Welcome to ROOKIE. Type ? whenever you want to know more.";
inline constexpr std::string_view turned = "{0} turned over spot {1}: {2}.";
inline constexpr std::string_view turned_and_moved = "{0} turned over spot {1}: {2}. The card now lies on spot {3}.";
inline constexpr std::string_view paired = "A pair: {0} took both.";
inline constexpr std::string_view paired_by_seeking = "It matches an open card: {0} took both.";
inline constexpr std::string_view placed = "{0} placed {1} cards: {2}.";
inline constexpr std::string_view placed_for = "{0} placed {1} cards for {2}: {3}.";
inline constexpr std::string_view new_top = "{0} on pile {1}";
inline constexpr std::string_view secured = "Three {1} tops: {0} secured {2} cards.";
inline constexpr std::string_view secured_pair = "{0} scored {1} points.";
inline constexpr std::string_view secured_last = "The last pair secured {1} cards for {0}.";
inline constexpr std::string_view rookie = "Rookie! {0} gained the unsecured cards of all others.";
inline constexpr std::string_view taken = "{0} took {2} cards from {1}: {3}.";
inline constexpr std::string_view covered_mismatch = "No pair: both cards are turned face down again.";
inline constexpr std::string_view covered = "{0} covered the open cards.";
inline constexpr std::string_view shifted = "No card can be turned over, so the open {0} card moves to spot {1}.";
inline constexpr std::string_view next = "Next: {1}.";
inline constexpr std::string_view next_after_cross = "A colour and an X stay open. Next: {1}.";
inline constexpr std::string_view next_after_seeking = "No match: all open cards stay open. Next: {1}.";
inline constexpr std::string_view standstill =
    "A hundred turns brought nothing new: the game is over, and only secured cards count.";

// --- the table ------------------------------------------------------------------------------------------------------

inline constexpr std::string_view title = "ROOKIE";
inline constexpr std::string_view subtitle = "{0}, {1}, turn {2}";
inline constexpr std::string_view piles = "piles";
inline constexpr std::string_view points = "points";
inline constexpr std::string_view barred = "barred";
inline constexpr std::string_view plays_now = "plays now";
inline constexpr std::string_view plays_next = "plays next";
inline constexpr std::string_view right_neighbour = "right, plays next";
inline constexpr std::string_view left_neighbour = "left";
inline constexpr std::string_view partner = "partner";
inline constexpr std::string_view team_points = "team total {0}";

// --- requests -------------------------------------------------------------------------------------------------------

inline constexpr std::string_view ask_first = "{0}, turn over a card.";
inline constexpr std::string_view ask_new = "{0}, turn over a card, not one of those just covered.";
inline constexpr std::string_view ask_second = "{0}, turn over a second card.";
inline constexpr std::string_view ask_cover_or_seek =
    "{0}, turn over one card to match an open one, or cover them all.";
inline constexpr std::string_view ask_seek = "{0}, turn over another card to match an open one.";
inline constexpr std::string_view ask_place = "{0}, place on your piles:";
inline constexpr std::string_view ask_place_for = "{0}, place for {1}:";
inline constexpr std::string_view ask_take = "{0}, take all unsecured cards of a neighbour.";

inline constexpr std::string_view keys_always = "? help   q quit";
inline constexpr std::string_view keys_turn = "{0} turn over";
inline constexpr std::string_view keys_cover = "c cover";
inline constexpr std::string_view keys_piles = "1 2 3 all on one pile   12 13 23 on two";
inline constexpr std::string_view keys_partner = "@12 on the piles of {0}";
inline constexpr std::string_view keys_tops = "new tops of piles 1 2 3, - where one stays, such as {0}";
inline constexpr std::string_view keys_take = "< {0} (left)   > {1} (right)";
inline constexpr std::string_view keys_enter = "Enter {0}";
inline constexpr std::string_view keys_enter_secures = "Enter {0} (secures {1} cards)";

inline constexpr std::string_view prompt = "{0} > ";
inline constexpr std::string_view look_closely = "Look closely!   any key go on";
inline constexpr std::string_view any_key = "any key go on";
inline constexpr std::string_view go_on = "Enter go on";
inline constexpr std::string_view confirm_quit = "Leave this game?   y yes   Enter no > ";

// --- input, and answers to wrong input ------------------------------------------------------------------------------

inline constexpr std::string_view word_help = "help";
inline constexpr std::string_view word_quit = "quit";
inline constexpr std::string_view word_yes = "yes";
inline constexpr std::string_view word_cover = "cover";
inline constexpr std::string_view word_left = "left";
inline constexpr std::string_view word_right = "right";

inline constexpr std::string_view type_spot = "Type the number of a spot, 1 to 9";
inline constexpr std::string_view type_spot_or_cover = "Type the number of a spot, 1 to 9, or c to cover";
inline constexpr std::string_view type_piles = "Type the piles, such as 1 or 23, or their new tops, such as RR-";
inline constexpr std::string_view type_tops = "Type the new top of each pile, - where it stays, such as RX-";
inline constexpr std::string_view type_side = "Type < for the left neighbour or > for the right one";
inline constexpr std::string_view not_possible = "Not possible: {0}.";

// --- help -----------------------------------------------------------------------------------------------------------

inline constexpr std::string_view help_aim =
    "Find pairs and put them on your three piles. When all three show the same kind, all their cards are secured: "
    "a point each. Until then others can take them from you.";
inline constexpr std::string_view help_aim_kids = "Find pairs. Every card you find is a point.";
inline constexpr std::string_view help_turn =
    "Turn over two cards. A pair is yours, and you go on (R3.2). If they differ, both are covered and your turn ends "
    "(R3.3).";
inline constexpr std::string_view help_cross = "But a colour and an X stay open (R3.4).";
inline constexpr std::string_view help_seek =
    "Turn over one card. If it matches an open one, take both and seek again (R4.4). The second X also takes the "
    "unsecured cards of {0} (R6.3). If it matches none, it stays open too and your turn ends (R4.5).";
inline constexpr std::string_view help_seek_left = "your left neighbour";
inline constexpr std::string_view help_seek_either = "a neighbour";
inline constexpr std::string_view help_cover = "Or cover all open cards and turn over two new ones (R4.1).";
inline constexpr std::string_view help_place =
    "Place all the cards, on as many piles as you like. Only the tops count (R5.2): three of a kind secure all three "
    "piles (R5.3), and three X bring the unsecured cards of everybody else as well: Rookie! (R6.4)";
inline constexpr std::string_view help_partner = "A pair may go to your partner's piles instead (R5.5).";
inline constexpr std::string_view help_take =
    "A pair of X takes all unsecured cards of one neighbour (R6.1). You then place them on your own piles.";
inline constexpr std::string_view help_keys_turn = "3          turn over the card on spot 3";
inline constexpr std::array help_keys_trays = std::to_array<std::string_view>({
    "c          cover the open cards",
    "1   23     place the pair on pile 1, or one card each on piles 2 and 3",
    "RX-        place with red on top of pile 1 and X on pile 2; pile 3 stays",
    "Enter      place as offered",
    "<   >      take from the left, or the right neighbour",
});
inline constexpr std::string_view help_keys_partner = "@1  @RR-   place on your partner's piles";
inline constexpr std::string_view help_keys_always = "?   q      this help; leave the game";

// --- the house rulings (R1.6) ---------------------------------------------------------------------------------------

inline constexpr std::string_view house_rules = "House rules: {0}.";
inline constexpr std::string_view help_house_rules = "House rules at this table:";
inline constexpr Words<Ruling> rulings("After a sought pair of X the turn ends (R4.3).",
                                       "Cards just covered may be turned over again at once (R4.1).",
                                       "A sought pair of X takes from either neighbour (R6.3).",
                                       "Who finds the last pair does not get the cards on their own piles (R8.1).");

// --- the end --------------------------------------------------------------------------------------------------------

inline constexpr std::string_view winner = "Winner: {0}, with {1} points.";
inline constexpr std::string_view winning_team = "Winners: {0}, with {1} points.";
inline constexpr std::string_view shared_win = "Shared win: {0}, with {1} points each.";
inline constexpr std::string_view left = "The game was left before its end.";
inline constexpr std::string_view recorded = "The record of this game is in {0}.";
inline constexpr std::string_view not_recorded = "the record could not be written to {0}";
inline constexpr std::string_view wrong_seats = "every seat needs one player";
inline constexpr std::string_view tab_in_name = "a name has no tab";

}  // namespace rookie::texts
