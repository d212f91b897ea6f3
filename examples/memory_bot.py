#!/usr/bin/env python3
"""A bot for ROOKIE that remembers every card it has seen, and takes the pairs it knows.

    rookie match --bots "exec:python3 examples/memory_bot.py",random --games 100

What it reads and writes is explained in docs/bot-protocol.md, the rules it cites (R7.1) in docs/rules.md.
"""
import random
import sys

EDITIONS = {"classic": "5x18", "pocket": "5x12"}


class Memory:
    """Which cards lie where, as far as they have been seen."""

    def __init__(self, edition, variant):
        colours, copies = map(int, EDITIONS.get(edition, edition).split("x"))
        cards = copies * (colours if variant == "kids" else colours + 1)  # R1.4
        self.heights = {spot: (cards - spot) // 9 + 1 for spot in range(1, 10)}  # R2.1
        self.kinds = {}  # of the top cards that were ever turned over, by spot
        self.open = set()  # spots whose top card lies face up

    def see(self, token):
        """Somebody has made this decision."""
        if token == "~":
            self.open.clear()
        elif token[0].isdigit():
            self.see_card(int(token[0]), token[1])
            self.shift()

    def see_card(self, spot, kind):
        self.kinds[spot] = kind
        if self.heights[spot] > 1:  # R7.1
            spot = self.move_to_gap(spot)
        match = next((other for other in self.open if self.kinds[other] == kind), None)
        if match:  # a pair: it leaves the table
            for taken in (spot, match):
                self.heights[taken] -= 1
                del self.kinds[taken]
            self.open.remove(match)
            if kind == "X":  # R4.3
                self.open.clear()
        else:
            self.open.add(spot)
            if len(self.open) == 2 and "X" not in self.open_kinds():  # R3.3
                self.open.clear()

    def shift(self):
        """R7.3: where nothing could be sought, open cards move away from their piles."""
        filled = {spot for spot, height in self.heights.items() if height}
        if "X" in self.open_kinds() and filled == self.open:
            for spot in sorted(self.open):
                if self.heights[spot] > 1:
                    self.open.remove(spot)
                    self.open.add(self.move_to_gap(spot))

    def move_to_gap(self, spot):
        """Moves the top card of a spot to the first empty spot, if there is one; returns where it lies then."""
        gap = next((gap for gap, height in self.heights.items() if not height), spot)
        self.heights[spot] -= 1
        self.heights[gap] += 1
        self.kinds[gap] = self.kinds.pop(spot)
        return gap

    def open_kinds(self):
        return {self.kinds[spot] for spot in self.open}

    def choose(self, moves):
        """One of the legal moves."""
        spots = [int(move) for move in moves if move.isdigit()]
        if not spots:  # cards to place, or somebody to take from
            return random.choice(moves)
        for spot in spots:  # a card that matches an open one
            if self.kinds.get(spot) in self.open_kinds():
                return str(spot)
        hidden = [spot for spot in self.kinds if spot not in self.open]
        for spot in hidden:  # a pair of hidden cards
            if [self.kinds[other] for other in hidden].count(self.kinds[spot]) > 1:
                if not self.open and str(spot) in moves:
                    return str(spot)
                if "~" in moves:
                    return "~"
        unknown = [spot for spot in spots if spot not in self.kinds]
        return str(random.choice(unknown or spots))


def main():
    memory = None
    for line in sys.stdin:
        word, *words = line.split()
        if word == "rookie":
            print("rookie 1", flush=True)
        elif word == "game":
            options = dict(zip(words[::2], words[1::2]))
            memory = Memory(options["edition"], options["variant"])
            random.seed(options["seed"])
        elif word == "move":
            memory.see(words[1])
        elif word == "go":
            print(memory.choose(words[words.index("moves") + 1 :]), flush=True)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
