"""Pasted positions: which cubes can occur, and what is wrong with the others."""

from contextlib import nullcontext
from random import Random

import pytest

from bot.errors import ImpossiblePosition, PositionFault
from bot.rules.dice import LiveDice
from bot.rules.formats.match_id import gnubg_match_id
from bot.rules.formats.position_text import CubeFlaw, as_played, cube_flaw, find_position, read_position
from bot.rules.house_rules import usual_rules
from bot.rules.ids import xgid
from bot.rules.match import commands as cmd
from bot.rules.match.actions import may_double
from bot.rules.match.evolution import evolve
from bot.rules.match.machine import decide, fold, start
from bot.rules.match.state import Crawford, MatchState, Phase, Resignation
from bot.rules.match.turn import plays_now
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.scoring import Cube
from bot.rules.sides import Side
from bot.rules.variants import VARIANTS

START = "XGID=-b----E-C---eE---c-e----B-"


def flaw_in(text):
    with pytest.raises(ImpossiblePosition) as caught:
        read_position(text)
    assert caught.value.fault is PositionFault.FIELD
    return caught.value.field


@pytest.mark.parametrize(
    ("fields", "flaw"),
    [
        ("1:0:1:00:0:0:0:3:10", CubeFlaw.CENTRED),  # a cube at 2 that nobody has taken
        ("0:0:1:D:0:0:0:1:10", CubeFlaw.DEAD),  # a match to 1
        ("1:1:1:00:0:0:0:1:10", CubeFlaw.DEAD),
        ("2:1:1:00:0:0:0:2:10", CubeFlaw.DEAD),  # to 4 it was turned by one who had the match with 2
        ("3:1:1:00:0:0:0:3:10", CubeFlaw.DEAD),
        ("2:1:1:D:0:0:0:3:10", CubeFlaw.DEAD),  # 4 are enough for White, who turns it
        ("2:1:-1:00:1:3:0:5:10", CubeFlaw.DEAD),  # Black, two away, owned 2 and turned it
        ("2:-1:1:00:1:4:0:5:10", CubeFlaw.DEAD),  # Black, one away, turned it at 1
        ("1:1:1:B:0:0:0:5:10", CubeFlaw.BEAVER),
        ("1:1:1:00:0:0:3:0:0", CubeFlaw.NONE),
        ("0:0:1:D:0:0:0:5:0", CubeFlaw.NONE),
    ],
)
def test_a_cube_to_which_no_doubles_lead(fields, flaw):
    assert flaw_in(f"{START}:{fields}") == flaw


@pytest.mark.parametrize(
    "fields",
    [
        "0:0:1:D:0:0:0:2:10",
        "1:1:1:00:0:0:0:3:10",
        "2:1:1:00:0:0:0:3:10",  # both wanted more than what the cube was when they turned it
        "3:1:1:00:0:0:0:5:10",
        "2:1:1:D:0:0:0:5:10",
        "2:-1:1:00:1:3:0:5:10",
        "1:1:-1:00:1:3:0:5:10",
        "1:0:1:00:0:0:0:0:10",  # an automatic double
        "3:0:1:D:0:0:3:0:10",
        "9:1:1:00:0:0:0:0:10",
        "1:1:1:B:0:0:3:0:10",
        "0:0:1:00:0:0:0:5:0",
    ],
)
def test_a_cube_to_which_doubles_lead(fields):
    state = read_position(f"{START}:{fields}")
    assert xgid(state) == f"{START}:{fields}"


@pytest.mark.parametrize(
    ("fields", "fault", "field"),
    [
        ("0:0:1:00:5:5:0:5:10", PositionFault.BOTH_WON, 0),
        ("0:0:1:00:6:5:0:5:10", PositionFault.BOTH_WON, 0),
        ("0:0:1:00:5:x:0:5:10", PositionFault.FIELD, 7),
        ("0:0:1:00:5:4:0:5:10", PositionFault.OVER, 0),
    ],
)
def test_a_score_that_both_have_won_with_is_called_that(fields, fault, field):
    with pytest.raises(ImpossiblePosition) as caught:
        read_position(f"{START}:{fields}")
    assert (caught.value.fault, caught.value.field) == (fault, field)


def test_the_cube_of_a_match_id():
    state = MatchState("backgammon", Rules(), 5, Position.start(), score=(4, 0), crawford=Crawford.NOW)
    turned = MatchState(
        "backgammon", Rules(), 5, Position.start(), score=(4, 0), crawford=Crawford.NOW,
        cube=Cube(2, Side.WHITE, turned=True),
    )  # fmt: skip
    position = Position.start().gnubg_id
    assert read_position(f"{position}:{gnubg_match_id(state)}").crawford is Crawford.NOW
    assert flaw_in(f"{position}:{gnubg_match_id(turned)}") == CubeFlaw.CRAWFORD
    centred = MatchState("backgammon", Rules(), 5, Position.start(), cube=Cube(2))
    assert flaw_in(f"{position}:{gnubg_match_id(centred)}") == CubeFlaw.CENTRED


@pytest.mark.parametrize("seed", range(6))
def test_no_cube_of_a_game_that_is_played_is_refused(seed):
    random = Random(seed)
    dice = LiveDice(random.randrange)
    length = random.choice((0, 1, 2, 3, 5, 9))
    rules = Rules(jacoby=True, beavers=True, raccoons=True, automatic_doubles=2) if not length else Rules()
    state = fold(start(cmd.StartMatch("backgammon", length, rules), dice))
    turned = 0
    for _ in range(150):
        if state.is_over or state.game > 3:
            break
        assert cube_flaw(state) is None
        turned += state.cube.value > 1 or state.phase is Phase.DOUBLE_OFFERED
        for event in decide(state, next_command(state, random), dice):
            state = evolve(state, event)
    assert turned or length == 1


def next_command(state, random):
    side = state.waiting_for
    if state.phase is Phase.DOUBLE_OFFERED:
        return cmd.Take(side)
    if state.phase is Phase.TO_PLAY:
        return cmd.MakePlay(side, random.choice(plays_now(state)).notation)
    return cmd.OfferDouble(side) if may_double(state) and random.random() < 0.5 else cmd.RollDice(side)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (f"what now? `{START}:0:0:1:31:0:0:3:0:10` I say 8/5", f"{START}:0:0:1:31:0:0:3:0:10"),
        ("Position ID: 4HPwATDgc/ABMA Match ID: cAkAAAAAAAAA, in a long text", "4HPwATDgc/ABMA"),
        ("x" * 3000 + " 4HPwATDgc/ABMA:cAkAAAAAAAAA", "4HPwATDgc/ABMA:cAkAAAAAAAAA"),
        ("Congratulations, congratulates, Reconciliation and AAAAAAAAAAAAAA", ""),
        ("12345678901234 https://discord.com/channels/1456074443980800038/1456074443980800041", ""),
        ("", ""),
    ],
)
def test_an_id_is_found_in_a_longer_text(text, found):
    assert find_position(text).startswith(found)
    assert bool(find_position(text)) is bool(found)


def test_a_position_is_looked_at_as_if_in_the_first_game_with_no_offer_but_a_double():
    offered = Resignation(Side.WHITE, 1, 1, Phase.TO_ROLL)
    state = MatchState("backgammon", Rules(), 5, Position.start(), resignation=offered, phase=Phase.RESIGNATION_OFFERED)
    played = as_played(state)
    assert (played.game, played.phase, played.resignation) == (1, Phase.TO_ROLL, None)
    assert may_double(played)
    doubled = read_position(f"{START}:0:0:1:D:0:0:0:5:10")
    assert as_played(doubled).phase is doubled.phase is Phase.DOUBLE_OFFERED


@pytest.mark.parametrize("game", [game for game in VARIANTS.values() if game.has_ids], ids=lambda game: game.key)
def test_positions_of_other_games_come_back(game):
    dice, random = LiveDice(Random(4).randrange), Random(4)
    state = fold(start(cmd.StartMatch(game.key, 3, usual_rules(game, 3)), dice))
    for _ in range(30):
        if state.phase is Phase.TO_PLAY and state.game == 1:
            read = read_position(xgid(state), game)
            assert (read.position, read.roll, read.variant) == (state.position, state.roll, game.key)
            assert read.rules.cube == state.rules.cube
        for event in decide(state, next_command(state, random), dice):
            state = evolve(state, event)


def test_a_text_without_an_id_cannot_be_read():
    with pytest.raises(ImpossiblePosition) as caught:
        read_position("8/5 6/5")
    assert caught.value.fault is PositionFault.UNREADABLE


def test_what_a_game_cannot_have_is_refused():
    for game, fault in (("hypergammon", PositionFault.TOO_MANY), ("fevga", PositionFault.NO_IDS)):
        with pytest.raises(ImpossiblePosition) as caught:
            read_position(f"{START}:0:0:1:00:0:0:0:0:10", VARIANTS[game])
        assert caught.value.fault is fault


@pytest.mark.parametrize("text", [START.lower(), START.upper()])
def test_an_xgid_whose_letters_are_all_alike_has_lost_its_capitals(text):
    with pytest.raises(ImpossiblePosition) as caught:
        read_position(f"{text}:0:0:1:00:0:0:0:0:10")
    assert caught.value.fault is PositionFault.CAPITALS


@pytest.mark.parametrize(
    "text",
    [
        "https://example.org/?xgid=XGID%3D-b----E-C---eE---c-e----B-%3A0%3A0%3A1%3A31%3A0%3A0%3A3%3A0%3A10",
        "XGID=-b\u2014\u2014E-C\u2014-eE\u2014-c-e\u2014\u2014B-:0:0:1:31:0:0:3:0:10",
        r"XGID=\-b\-\-\-\-E\-C\-\-\-eE\-\-\-c\-e\-\-\-\-B\-:0:0:1:31:0:0:3:0:10",
        "https://example.org/?id=4HPwATDgc%2FABMA%3AcAkGAAAAAAAA",
        "https://example.org/4HPwATDgc/ABMA:cAkGAAAAAAAA",
        "https://abcdefghijk/4HPwATDgc/ABMA",
    ],
)
def test_links_phones_and_discord_change_an_id_and_it_is_read(text):
    for part in (text, find_position(f"look: {text}")):
        assert read_position(part).position == Position.start()


SHUT = dict.fromkeys(range(1, 7), 2)


@pytest.mark.parametrize(
    ("mine", "theirs", "fault"),
    [
        (SHUT | {25: 1}, SHUT | {25: 1}, PositionFault.BOTH_SHUT),
        (SHUT | {25: 3}, SHUT | {6: 3, 25: 2}, PositionFault.BOTH_SHUT),
        (SHUT | {7: 1}, SHUT | {25: 1}, None),  # nobody of mine is on the bar
        (SHUT | {4: 1, 25: 1}, SHUT | {25: 1}, None),  # who closed their board last came in
        ({0: 15}, {6: 15}, PositionFault.OVER),
        ({0: 15}, {0: 15}, PositionFault.BOTH_OFF),
        ({0: 14, 1: 1}, {0: 14, 1: 1}, None),
    ],
)
def test_what_no_game_comes_to_is_refused_by_its_fault(mine, theirs, fault):
    position = Position.of(*({**one, 0: 15 - sum(one[point] for point in one if point)} for one in (mine, theirs)))
    text = xgid(MatchState("backgammon", Rules(), 0, position))
    with pytest.raises(ImpossiblePosition) if fault else nullcontext() as refused:
        assert read_position(text).position == position
    assert refused is None or refused.value.fault is fault
