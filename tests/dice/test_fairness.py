"""Dice that anyone can check: drawn as documented, even, and every change of a bit is noticed."""

import hashlib
import hmac
import json
import secrets
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from itertools import product
from types import SimpleNamespace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.dice.fairness import (
    DiceLog,
    DrawnRoll,
    Flaw,
    MatchDice,
    ServerSeed,
    derived_seed,
    dice_of,
    draw,
    games_of,
    phrase_fingerprint,
    player_seed,
    read_logs,
    rolls_of,
    verify,
)
from bot.dice.statistics import Verdict, chi_square_test
from bot.rules.dice import Roll
from bot.rules.match import commands as cmd
from bot.rules.match.machine import decide, evolve, fold, start
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from tests.nightly import every

SEED = ServerSeed(bytes(range(32)))
SEEDS = ("1400000000000000100", "1400000000000000101:" + phrase_fingerprint("a phrase"))
DRAWS = 200_000
FACES = range(1, 7)


def log_of(seed=SEED, rolls=60):
    places = [(1 + number // 30, number % 30) for number in range(rolls)]
    drawn = tuple(DrawnRoll(*place, tuple(draw(seed, "m", *place, SEEDS))) for place in places)
    return DiceLog("m", seed.commitment, seed.hex, SEEDS, drawn, tuple(sorted({game for game, _ in places})))


def flipped(data, bit):
    changed = bytearray(data)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


def test_the_formula_is_the_documented_one():
    message = f"bg-dice-v1\nchallenge-7\n3\n14\n0\n{SEEDS[0]}\n{SEEDS[1]}".encode()
    digest = hmac.new(bytes(range(32)), message, hashlib.sha256).digest()
    first, second = [byte % 6 + 1 for byte in digest if byte < 252][:2]
    assert draw(SEED, "challenge-7", 3, 14, SEEDS) == Roll(first, second)
    assert SEED.commitment == hashlib.sha256(bytes(range(32))).hexdigest()
    assert SEED.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_a_roll_never_changes():
    """Written down once: exported matches must be right for ever."""
    rolls = [tuple(draw(SEED, "m", 1, index, ("0", "0"))) for index in range(8)]
    assert rolls == [(5, 3), (6, 5), (6, 1), (6, 5), (1, 4), (1, 2), (3, 2), (3, 2)]


def test_every_part_of_the_message_counts():
    base = [draw(SEED, "m", game, index, SEEDS) for game in (1, 2) for index in range(40)]
    others = [
        [draw(ServerSeed(bytes(32)), "m", game, index, SEEDS) for game in (1, 2) for index in range(40)],
        [draw(SEED, "n", game, index, SEEDS) for game in (1, 2) for index in range(40)],
        [draw(SEED, "m", game, index, SEEDS[::-1]) for game in (1, 2) for index in range(40)],
        [draw(SEED, "m", game, index, (SEEDS[0], "x")) for game in (1, 2) for index in range(40)],
    ]
    assert base[:40] != base[40:]
    assert len({tuple(rolls) for rolls in [base, *others]}) == 5


def test_a_part_with_a_line_break_is_refused():
    for label, seeds in (("a\nb", ("1", "2")), ("a", ("1\n2", "3"))):
        with pytest.raises(ValueError, match="line"):
            draw(SEED, label, 1, 0, seeds)


def test_each_face_has_as_many_bytes_as_the_others():
    assert Counter(dice_of(bytes(range(256)))) == dict.fromkeys(FACES, 42)


def test_a_digest_without_enough_dice_is_followed_by_the_next(monkeypatch):
    digests = iter([bytes([255] * 31 + [0]), bytes([252] * 32), bytes([5] + [255] * 31)])
    asked = []

    def new(_, message, __):
        asked.append(message.decode().split("\n")[4])
        return SimpleNamespace(digest=lambda: next(digests))

    monkeypatch.setattr("bot.dice.fairness.hmac.new", new)
    assert draw(SEED, "m", 1, 0, SEEDS) == Roll(1, 6)
    assert asked == ["0", "1", "2"]


def test_a_seed_is_never_shown_by_accident():
    dice = MatchDice(SEED, "m", SEEDS, SEED.commitment)
    for text in (repr(SEED), str(dice), f"{dice!r}", json.dumps(dice.shown(revealed=False))):
        assert SEED.hex not in text
        assert repr(SEED.secret) not in text
    assert dice.shown(revealed=True)["server_seed"] == SEED.hex


def test_seeds_of_other_sizes_are_refused():
    for bad in (b"", bytes(31), bytes(33)):
        with pytest.raises(ValueError, match="32"):
            ServerSeed(bad)
    for bad in ("", "zz" * 32, "00" * 31, " " + "0" * 63, "AA" * 32):
        with pytest.raises(ValueError, match="hexadecimal"):
            ServerSeed.from_hex(bad)
    assert ServerSeed.fresh(secrets.token_bytes) != ServerSeed.fresh(secrets.token_bytes)


def test_what_a_player_adds():
    assert player_seed(17, None) == "17"
    assert player_seed(None, None) == "0"
    assert player_seed(17, "ş") == "17:" + hashlib.sha256("ş".encode()).hexdigest()


def test_a_tournaments_seed_is_not_told_by_those_of_its_matches():
    one, other = derived_seed(SEED, "tournament-1-pairing-1-at-9"), derived_seed(SEED, "tournament-1-pairing-2-at-9")
    assert len({SEED, one, other}) == 3
    message = b"bg-dice-v1\nmatch seed\ntournament-1-pairing-1-at-9"
    assert one.secret == hmac.new(SEED.secret, message, hashlib.sha256).digest()


def test_the_right_log_is_right():
    assert verify(log_of()) == []


def test_a_changed_bit_of_the_seed_is_noticed():
    log = log_of()
    for bit in range(256):
        changed = replace(log, server_seed=flipped(SEED.secret, bit).hex())
        assert verify(changed)[0].flaw is Flaw.COMMITMENT, bit


def test_a_changed_bit_of_the_commitment_is_noticed():
    log = log_of()
    for bit in range(256):
        changed = replace(log, commitment=flipped(bytes.fromhex(SEED.commitment), bit).hex())
        assert [wrong.flaw for wrong in verify(changed)] == [Flaw.COMMITMENT], bit


def test_a_changed_bit_of_a_roll_is_noticed():
    log = log_of()
    for index, die, bit in product(range(len(log.rolls)), range(2), range(3)):
        rolls = list(log.rolls)
        dice = list(rolls[index].roll)
        dice[die] ^= 1 << bit
        rolls[index] = replace(rolls[index], roll=tuple(dice))
        (wrong,) = verify(replace(log, rolls=tuple(rolls)))
        assert (wrong.flaw, wrong.found, wrong.expected) == (Flaw.ROLL, rolls[index], log.rolls[index].roll)


@pytest.mark.parametrize("player", range(2))
def test_a_changed_bit_of_a_players_seed_is_noticed(player):
    log = log_of()
    for bit in range(8 * len(SEEDS[player])):
        data = flipped(SEEDS[player].encode(), bit)
        try:
            text = data.decode()
        except UnicodeDecodeError:
            continue
        seeds = list(SEEDS)
        seeds[player] = text
        changed = replace(log, player_seeds=tuple(seeds))
        if "\n" in text:
            with pytest.raises(ValueError, match="line"):
                verify(changed)
        else:
            assert {wrong.flaw for wrong in verify(changed)} == {Flaw.ROLL}


def test_a_game_that_is_played_with_the_rolls_of_another_is_noticed():
    log = log_of(rolls=30)
    again = replace(log, rolls=log.rolls * 2, games=(1, 1))
    assert [wrong.flaw for wrong in verify(again)] == [Flaw.GAME]
    assert [wrong.flaw for wrong in verify(replace(log, games=(2,)))] == [Flaw.GAME]


def test_a_seed_that_is_none_and_one_that_is_not_shown():
    assert [wrong.flaw for wrong in verify(replace(log_of(), server_seed="no seed"))] == [Flaw.SEED]
    with pytest.raises(ValueError, match="revealed"):
        verify(replace(log_of(), server_seed=None))


class Noting(MatchDice):
    """Dice that remember what they were asked for."""

    def roll(self, game, index):
        asked.append((game, index))
        return super().roll(game, index)


asked = []


@pytest.mark.parametrize(("variant", "number", "length"), [("backgammon", 1, 5), ("backgammon", 2, 3)])
def test_no_roll_of_a_match_is_asked_for_twice(variant, number, length):
    """Every way to a roll: openings with ties, games in a row, rolls that follow by themselves without a cube."""
    for cube, seed in product((True, False), every(range(6), daily=range(2))):
        asked.clear()
        dice = Noting(ServerSeed(bytes([number, seed] * 16)), "m", SEEDS, "")
        events = list(start(cmd.StartMatch(variant, length, Rules(cube=cube)), dice))
        state = fold(events)
        while not state.is_over:
            side = state.waiting_for
            play = state.phase is Phase.TO_PLAY
            command = cmd.MakePlay(side, plays_now(state)[0].notation) if play else cmd.RollDice(side)
            for event in decide(state, command, dice):
                events.append(event)
                state = evolve(state, event)
        assert len(asked) == len(set(asked))
        rolls = rolls_of(events)
        assert [(roll.game, roll.index) for roll in rolls] == asked
        assert verify(DiceLog("m", dice.seed.commitment, dice.seed.hex, SEEDS, rolls, games_of(events))) == []


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"[]",
        b"{}",
        b"null",
        b'{"matches": 3}',
        b'{"events": [], "dice": 3}',
        b'{"events": [{}], "dice": null}',
        b'{"events": [], "dice": {"match": "m", "commitment": "", "server_seed": 3, "player_seeds": []}}',
        b'{"events": [{"type": "DiceRolled", "roll": 4}], "dice": null}',
        b"\xff\xfe",
        b"[" * 100_000,
    ],
)
def test_a_file_of_something_else_is_refused(text):
    with pytest.raises(ValueError, match="not an exported match"):
        read_logs(text)


@given(st.binary(max_size=200))
@example(b'{"matches": [1]}')
def test_no_file_leads_to_another_error(text):
    with suppress(ValueError):
        read_logs(text)


@pytest.fixture(scope="module")
def thrown():
    dice = MatchDice(SEED, "m", SEEDS, SEED.commitment)
    return [dice.roll(1 + index // 50, index % 50) for index in range(DRAWS)]


def test_the_faces_are_even(thrown):
    for die in range(2):
        counts = Counter(roll[die] for roll in thrown)
        assert chi_square_test([counts[face] for face in FACES], [1 / 6] * 6).verdict is Verdict.FAIR


def test_the_two_dice_are_independent(thrown):
    counts = Counter(map(tuple, thrown))
    assert chi_square_test([counts[pair] for pair in product(FACES, FACES)], [1 / 36] * 36).verdict is Verdict.FAIR


@pytest.mark.parametrize("lag", [1, 2, 3, 10, 50])
def test_a_roll_tells_nothing_of_a_later_one(thrown, lag):
    # Each roll in one pair only: pairs that share a roll are not independent samples.
    firsts = [index for index in range(DRAWS - lag) if index // lag % 2 == 0]
    totals = Counter((thrown[index].first, thrown[index + lag].first) for index in firsts)
    assert chi_square_test([totals[pair] for pair in product(FACES, FACES)], [1 / 36] * 36).verdict is Verdict.FAIR


def test_the_tests_find_dice_that_are_not_even(thrown):
    """One byte too many for two faces, as without rejection, is found in as many draws as `make dice` makes."""
    share = [43 / 256] * 4 + [42 / 256] * 2
    assert chi_square_test([round(20_000_000 * one) for one in share], [1 / 6] * 6).verdict is Verdict.SUSPICIOUS
    loaded = [Roll(6, roll.second) if index % 50 == 0 else roll for index, roll in enumerate(thrown)]
    counts = Counter(roll.first for roll in loaded)
    assert chi_square_test([counts[face] for face in FACES], [1 / 6] * 6).verdict is Verdict.SUSPICIOUS
    sticky = [(a, b if index % 20 else a) for index, (a, b) in enumerate(zip(thrown[::2], thrown[1::2], strict=True))]
    pairs = Counter((a.first, b.first) for a, b in sticky)
    assert chi_square_test([pairs[pair] for pair in product(FACES, FACES)], [1 / 36] * 36).verdict is Verdict.SUSPICIOUS
