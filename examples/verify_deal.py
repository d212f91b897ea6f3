#!/usr/bin/env python3
"""Checks the fair deal of recorded games, as docs/fair-deal.md describes it, with nothing but Python's own SHA-256.

    examples/verify_deal.py FILE.rgn

The file must be in the writer's form (N7 in docs/notation.md), as servers give it out.
"""
import hashlib
import re
import sys


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def commitment_of(secret, terms):
    return sha256(b"rookie commitment 1\n", secret, terms.encode())


def seed_of(secret, commitment, entropy):
    return sha256(b"rookie seed 1\n", secret, commitment, *(bytes([len(one)]) + one for one in entropy))


def deck_of(seed, cards):
    tickets = [(sha256(seed, number.to_bytes(4, "big")), card) for number, card in enumerate(cards)]
    return "".join(card for _, card in sorted(tickets))


def cards_of(edition, variant):
    """All cards in canonical order: G Y R B P, as many colours as the edition has, then X."""
    colours, copies = {"classic": (5, 18), "pocket": (5, 12)}.get(edition) or map(int, edition.split("x"))
    kinds = "GYRBP"[:colours] + ("" if variant == "kids" else "X")
    return "".join(kind * copies for kind in kinds)


def problem_with(record):
    """What is wrong with the deal of a record; nothing, if it is fair."""
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]$', record, re.MULTILINE))
    lines = {line[1:].split(" ")[0]: line for line in re.findall(r"^\[.*\n", record, re.MULTILINE)}
    terms = ("Edition", "Variant", "Ruling", "Seats", "First", "Game")
    for name in (*terms, "Deck", "Commit", "Entropy", "Secret"):
        if name not in lines:
            return f"there is no tag {name}"
    secret = bytes.fromhex(tags["Secret"])
    entropy = [b"" if one == "-" else bytes.fromhex(one) for one in tags["Entropy"].split(" ")]
    commitment = commitment_of(secret, "".join(lines[name] for name in terms))
    if commitment.hex() != tags["Commit"]:
        return "the commitment is not to this secret and these terms"
    if deck_of(seed_of(secret, commitment, entropy), cards_of(tags["Edition"], tags["Variant"])) != tags["Deck"]:
        return "the deck is another one than secret and entropy give"
    return None


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8", newline="") as file:
        records = re.split(r"^(?=\[Rookie )", file.read(), flags=re.MULTILINE)[1:]
    problems = [problem_with(record) for record in records]
    for number, problem in enumerate(problems, 1):
        print(f"game {number}: {problem or 'fair'}")
    sys.exit(1 if any(problems) else 0)


if __name__ == "__main__":
    main()
