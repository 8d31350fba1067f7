"""Brackets of any size with made-up results."""

import random

from bot.render.pages.bracket_layout import BracketLayout, BracketPicture, Column, PairingBox, SlotLine

NAMES = (
    "Alexandra",
    "Magnus",
    "さくら 🌸",
    "Опонент",
    "محمد علي",
    "Jean-Baptiste Poquelin",
    "Zoë",
    "Ğüneş İnci",
    "Li",
    "WWWWWWWWWWWWWWWW",
    "Bob the Builder",
    "O'Neill",
    "ไทย สวัสดี",
    "דניאל",
)


def name_of(seed):
    return NAMES[seed - 1] if seed <= len(NAMES) else f"Player {seed}"


def seeding(size):
    """Seeds from top to bottom, so that the best meet last."""
    order = [1]
    while len(order) < size:
        order = [seed for kept in order for seed in (kept, 2 * len(order) + 1 - kept)]
    return order


def bracket_of(rounds, title="Round"):
    return BracketPicture([BracketLayout([Column(title, pairings) for pairings in rounds])])


def columns(players, played, final=None):
    """The rounds of `players` players, the first `played` matches over; None is a bye, 0 not yet known."""
    chance = random.Random(players)
    current = [seed if seed <= players else None for seed in seeding(players)]
    made = []
    while len(current) > 1:
        last = len(current) == 2
        pairings, following = [], []
        for index in range(0, len(current), 2):
            pair = current[index : index + 2]
            pairing, winner = _match(pair, chance, len(made) < played, last and final is None)
            target = final if last else index // 4
            pairings.append(PairingBox(*pairing, leads_to=target))
            following.append(winner)
        made.append(Column(f"Round {len(made) + 1}", pairings))
        current = following
    return made


def _match(pair, chance, played, crowning):
    slots = [_slot(seed) for seed in pair]
    if None in pair:
        return (*slots, "done"), next(seed for seed in pair if seed is not None)
    if 0 in pair or not played:
        state = "playing" if all(pair) and chance.random() < 0.5 else "open"
        return (*slots, state), 0
    won = chance.randrange(2)
    scored = [
        SlotLine(
            slot.name,
            slot.seed,
            "7" if side == won else str(chance.randrange(7)),
            winner=side == won,
            champion=crowning and side == won,
        )
        for side, slot in enumerate(slots)
    ]
    return (*scored, "done"), pair[won]


def _slot(seed):
    if seed is None:
        return SlotLine(bye=True, note="Bye")
    return SlotLine(name_of(seed), seed) if seed else SlotLine()


def single_elimination(players, played=99, title="Monday Cup"):
    return BracketPicture([BracketLayout(columns(players, played))], title)


def double_elimination(players, played=99, title="Monday Cup"):
    """The losers' bracket has names in turn: who really lost does not matter to a picture."""
    main = columns(players, played, final=0)
    champion = PairingBox(
        SlotLine(name_of(1), 1, "7", winner=True, champion=True), SlotLine(name_of(2), 2, "4"), "done"
    )
    main.append(Column("Grand final", [champion]))
    rounds, size, seed = [], len(seeding(players)) // 4, 0
    while size:
        for shrinking in (False, True):
            pairings = []
            for index in range(size):
                seeds = [(seed + side) % players + 1 for side in (0, 1)]
                target = None if shrinking and size == 1 else index // 2 if shrinking else index
                upper, lower = (
                    SlotLine(name_of(number), number, score) for number, score in zip(seeds, "53", strict=True)
                )
                pairings.append(PairingBox(upper, lower, "open", target))
                seed += 2
            rounds.append(Column(f"Round {len(rounds) + 1}", pairings))
        size //= 2
    return BracketPicture([BracketLayout(main, "Main"), BracketLayout(rounds, "Losers")], title)
