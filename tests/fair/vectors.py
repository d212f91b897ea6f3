#!/usr/bin/env python3
"""Known deals, computed by Python with its own SHA-256 (examples/verify_deal.py) and neither by our C++ nor by our
TypeScript, which are both tested against them.

    tests/fair/vectors.py > tests/fair/vectors.json
    tests/fair/vectors.py --check
"""
import json
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(here, "..", "..", "examples"))
import verify_deal  # noqa: E402


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def tag(name, *values):
    return f"[{name} {' '.join(map(quoted, values))}]\n"


def vector(secret, game, edition, variant, ruling, seats, first, entropy):
    terms = (tag("Edition", edition) + tag("Variant", variant) + tag("Ruling", ruling) + tag("Seats", *seats)
             + tag("First", str(first)))
    commitment = verify_deal.commitment_of(bytes.fromhex(secret), terms + tag("Game", game))
    seed = verify_deal.seed_of(bytes.fromhex(secret), commitment, [bytes.fromhex(one or "") for one in entropy])
    deck = verify_deal.deck_of(seed, verify_deal.cards_of(edition, variant))
    record = (tag("Rookie", "1") + terms + tag("Deck", deck) + tag("Result", "*") + tag("Game", game)
              + tag("Commit", commitment.hex()) + tag("Entropy", " ".join(one or "-" for one in entropy))
              + tag("Secret", secret) + "\n\n")
    assert verify_deal.problem_with(record) is None
    return {"secret": secret, "game": game, "edition": edition, "variant": variant, "ruling": ruling, "seats": seats,
            "first": first, "entropy": entropy, "commitment": commitment.hex(), "seed": seed.hex(), "deck": deck,
            "record": record}


def hexadecimal(start, size):
    return bytes((start + 7 * at) % 256 for at in range(size)).hex()


vectors = [
    vector("00" * 32, "g", "classic", "standard", "de", ["Ada", "Ben"], 1, [None, None]),
    vector(hexadecimal(1, 32), "kT9vXw2b", "classic", "standard", "de", ["Ada", "Ben", "Cleo"], 2,
           [hexadecimal(2, 16), None, hexadecimal(3, 16)]),
    vector("ff" * 32, "A-_9", "pocket", "team", "it", ['Zoë "Z"', "back\\slash", "Łukasz\u2028🂡", "D"], 4,
           ["00" * 16, "ff" * 16, None, hexadecimal(4, 16)]),
    vector(hexadecimal(5, 32), "g" * 64, "3x4", "kids", "de", list("ABCDEF"), 6,
           [hexadecimal(6 + seat, 16) for seat in range(6)]),
    vector(hexadecimal(10, 32), "house", "3x4", "standard", "it again either forfeit", ["A", "B", "C"], 1,
           [None, hexadecimal(11, 16), None]),
    vector(hexadecimal(9, 32), "smallest", "1x2", "standard", "de", ["A", "B"], 1, [hexadecimal(8, 16), None]),
]
text = json.dumps(vectors, indent=2) + "\n"
if sys.argv[1:] == ["--check"]:
    with open(os.path.join(here, "vectors.json"), encoding="utf-8") as file:
        sys.exit(None if file.read() == text else "tests/fair/vectors.json is not what tests/fair/vectors.py gives")
print(text, end="")
