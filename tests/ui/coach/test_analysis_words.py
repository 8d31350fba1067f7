"""Studies in words: no difference is called none, zero is never negative, and text is free of markup."""

import re
from dataclasses import replace as with_field
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from bot.app.logged import LoggedMatch
from bot.records.analyses import (
    Chances,
    CubeVerdict,
    DecisionAnalysis,
    DecisionKind,
    GameAnalysis,
    MatchAnalysis,
    PositionAnalysis,
    RankedPlay,
    SideAnalysis,
)
from bot.records.computers import ComputerLevel, computer
from bot.records.matches import MatchRecord
from bot.records.people import Person, Place, Style
from bot.rules.dice import Roll
from bot.rules.ids import parse_xgid
from bot.rules.match.state import MatchState, Phase
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.ui.coach.analysis import numbers_post, report, terms_post
from bot.ui.coach.words import advice, compared, decision_words, percent, position_lines, ranked_lines, signed
from tests.ui.table import text_of

WON = "XGID=-B----------------------a-:0:0:1:{}:0:0:0:5:10"
CERTAIN = Chances(1.0, 0.0, 0.0, 0.0, 0.0)
TINY = 0.0000004
NAMES = ("max_power_*x", "a\\b [c](http://x.y) `d` @everyone <@1> **e**")
NOW = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.mark.simcord(check_errors=False)
@pytest.mark.parametrize(("dice", "wanted"), [("00", "**Double.** Your opponent should pass."), ("D", "**Pass.**")])
async def test_a_position_won_for_certain(table, dice, wanted):
    answer = await table.by_command(Side.WHITE, "position", text=WON.format(dice))
    await table.bot.app.coach.close()
    assert wanted in text_of(answer)
    assert ("Not doubling is just as good." in text_of(answer)) is (dice == "00")
    assert "cost 0.000" not in text_of(answer)


@pytest.mark.parametrize(
    ("verdict", "wanted"),
    [
        (CubeVerdict(1.0, 2.0, 1.0, CERTAIN), "**Double.** Your opponent should pass. Not doubling is just as good."),
        (CubeVerdict(1.0 + TINY, 2.0, 1.0, CERTAIN), "**Double.** Your opponent should pass. Not doubling is"),
        (
            CubeVerdict(0.5, 0.5, 1.0, CERTAIN),
            "**Double or don't:** it makes no difference. Your opponent should take.",
        ),
        (CubeVerdict(-1.0, -1.0, 1.0, CERTAIN, beaver=True), "A double would be beavered."),
        (CubeVerdict(0.5, 0.4, 1.0, CERTAIN), "**Don't double.** It would cost 0.100."),
        (CubeVerdict(0.9, 1.1, 1.0, CERTAIN), "**Double.** Your opponent should pass. Not doubling would cost 0.100."),
        (CubeVerdict(1.2, 1.5, 1.0, CERTAIN), "**Too good to double:**"),
    ],
)
def test_what_makes_no_difference_gives_nothing_away(verdict, wanted):
    told = advice(parse_xgid(WON.format("00")), verdict)
    assert wanted in told
    assert "0.000" not in told


def test_an_answer_that_makes_no_difference():
    state = parse_xgid(WON.format("D"))
    assert advice(state, CubeVerdict(0.9, 1.0, 1.0, CERTAIN)) == "**Take or pass:** it makes no difference."
    assert advice(state, CubeVerdict(0.9, 1.2, 1.0, CERTAIN)) == "**Pass.** Taking would cost 0.200."


def test_nothing_has_no_sign():
    assert (signed(-TINY), signed(-0.004, 2), signed(-0.006, 2)) == ("+0.000", "+0.00", "-0.01")
    assert percent(-TINY) == "0.0%"
    plays = tuple(RankedPlay(f"8/{5 - index}", -TINY, loss) for index, loss in enumerate((0.0, TINY, 0.0004, 0.0016)))
    lines = ranked_lines(plays)
    assert not any("-0.000" in line for line in lines)
    assert lines[4].endswith("-0.002")
    analysis = PositionAnalysis(-TINY, Chances(TINY, 0.0, 0.0, 0.0, 0.0), plays, winning=-TINY)
    assert "-0.0" not in "\n".join(position_lines(parse_xgid(WON.format("21")), analysis)).replace(lines[4], "")


@pytest.mark.parametrize(
    ("variant", "share", "said"),
    [
        ("backgammon", 0.1, {"gammon"}),
        ("fevga", 0.1, {"double"}),
        ("backgammon", 0.0, set()),
        ("american_acey_deucey", 0.0, set()),
    ],
)
def test_games_without_gammons_have_double_games_and_some_positions_neither(variant, share, said):
    state = MatchState(variant, Rules(), 5, Position.start(), on_roll=Side.WHITE, phase=Phase.TO_PLAY, roll=Roll(3, 1))
    chances = Chances(0.6, share, 0.0, share, 0.0)
    table = position_lines(state, PositionAnalysis(0.0, chances, (RankedPlay("8/5 6/5", 0.0, 0.0, chances),)))
    rolls = replace(state, phase=Phase.TO_ROLL, roll=None)
    told = "\n".join((*table, *position_lines(rolls, PositionAnalysis(0.0, chances))))
    assert told.count("You win 60.0%") == 1, "a table of chances needs no line of them"
    assert {word for word in ("gammon", "double") if word in told.lower()} == said
    assert re.search("1. +60.0 +40.0$" if not said else "1. +60.0 +10.0 +40.0 +10.0$", told, re.MULTILINE)
    assert told.count("Loss") == 1


def analysis_of_little():
    side = SideAnalysis(1, 1, TINY, -TINY, 0, 0, 0, 0.0)
    one = DecisionAnalysis(
        game=1, seq=2, side=Side.WHITE, kind=DecisionKind.CHECKER, position=Position.start(), roll=Roll(3, 1),
        played="24/20*/16*", best="8/5* 6/5", loss=TINY, counted=True, forced=False, equity=0.0, luck=-TINY,
    )  # fmt: skip
    return MatchAnalysis(
        (side, side), (GameAnalysis(1, (side, side)),), (one, replace(one, side=Side.BLACK)), (), "2ply"
    )


@pytest.mark.parametrize("fixed", [False, True])
@pytest.mark.parametrize("side", Side)
def test_the_picture_of_a_mistake_has_the_numbers_of_its_words(side, fixed):
    """Also where a computer made it, whose match wears the person's."""
    state = MatchState("backgammon", Rules(), 5, Position.start(), on_roll=side, phase=Phase.TO_PLAY, roll=Roll(3, 1))
    people = Person(1, "Alice"), computer(ComputerLevel.BEGINNER)
    record = MatchRecord(7, Place(1, 1), people, state, None, NOW, NOW, style=Style(fixed_numbers=fixed))
    one = replace(analysis_of_little().decisions[0], side=side, played="13/10 6/5", best="8/5 6/5", loss=0.2)
    told = compared(record, one, state, decision_words(record, one), "classic").words
    numbers = Side.WHITE if fixed else side
    assert f"Points are numbered from {numbers.name.capitalize()}'s side." in told
    assert ("17/20 19/20" if fixed and side is Side.BLACK else "8/5 6/5") in told


def test_a_report_is_plain_text():
    players = Person(1, NAMES[0]), Person(2, NAMES[1])
    state = MatchState("backgammon", Rules(), 5, Position.start(), game=1)
    record = MatchRecord(7, Place(1, 1), players, state, None, NOW, NOW)
    logged = LoggedMatch("7", record, ())
    text = report(logged, analysis_of_little(), None, (0, 1))
    assert text.splitlines()[0] == "Analysis of match 7"
    assert f"{NAMES[0]} 0 : 0 {NAMES[1]} · 5-point match" in text
    for name in NAMES:
        assert f"\n{name}: performance rating 0 (1 decision), too few to name a level\n" in text
        assert f"\n{name}, as GNU Backgammon counts: 0.0 thousandths\n" in text + "\n"
        assert f", {name}, 3-1: 24/20*/16*, best 8/5* 6/5, costs 0.000, luck +0.000" in text
    assert "plays 0.000 (1)" in text
    assert "```" not in text
    assert "\u200b" not in text
    assert "-0.0" not in text
    loser = with_field(logged, record=replace(record, players=players[::-1]))
    assert report(loser, analysis_of_little(), 1, (0, 0)).startswith("Analysis of match 7, game 1\n")


@pytest.mark.parametrize(
    ("variant", "games", "says", "counts_as_gnu"),
    [
        ("backgammon", (1, 2), "GNU Backgammon calls that 1-ply", True),
        ("fevga", (1,), "our own network for this game", False),
        ("hypergammon", (1,), "is solved: what a position is worth without a cube is known", False),
        ("tavli", (1, 2, 3, 4), "Portes by bgsage's network, the other games by our own", False),
        ("tavli", (1,), "GNU Backgammon calls that 1-ply", True),
        ("tavli", (2,), "our own network for this game", False),
    ],
)
def test_whose_word_it_is(variant, games, says, counts_as_gnu):
    """Whichever game a match ended with, what was studied counts; GNU Backgammon's scale means nothing elsewhere."""
    players = Person(1, NAMES[0]), Person(2, NAMES[1])
    state = MatchState(variant, Rules(cube=False), 5, Position.start(), game=max(games))
    logged = LoggedMatch("7", MatchRecord(7, Place(1, 1), players, state, None, NOW, NOW), ())
    sides = analysis_of_little().sides
    analysis = replace(analysis_of_little(), games=tuple(GameAnalysis(game, sides) for game in games), decisions=())
    post = numbers_post(logged, analysis, games[0] if len(games) == 1 else None, (0, 0), "classic")
    assert says in post.footer
    assert not any("GNU Backgammon" in line for line in post.lines), "one grade on a page"
    assert any("as GNU Backgammon counts: " in line for line in terms_post(logged, analysis).lines) is counts_as_gnu
