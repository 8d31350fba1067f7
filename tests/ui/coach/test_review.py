"""What players might try with the coach but should not, and what they read; with the real engine."""

import re

import pytest
from msgspec.structs import replace

from bot.engine.analyst import PoolAnalyst
from bot.records.analyses import DecisionKind
from bot.rules.dice import ScriptedDice
from bot.rules.ids import xgid
from bot.rules.match.turn import plays_now
from bot.rules.position import Position
from bot.rules.sides import Side
from bot.ui.coach.analysis import report, side_lines
from tests.ui.coach.coached import short_log, store_match
from tests.ui.computer.computer_table import challenge, settled, without_pause
from tests.ui.table import begin, pictures_of, play_on, text_of
from tests.ui.tournament.club import Club

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.usefixtures("engine")]

START = "-b----E-C---eE---c-e----B-"


@pytest.fixture
def dice():
    """White begins with 3-1, and Black has 5-5."""
    return ScriptedDice([(3, 1), (5, 5), (6, 1), (2, 1), (4, 3)])


@pytest.mark.parametrize(
    "text",
    [
        f"XGID={START}:0:0:1:31:0:0:0:5:10",
        f"XGID={START}:0:0:1:31:0:0:3:0:10",
        f"XGID={START}:1:1:-1:66:2:0:0:9:10",
        "4HPwATDgc/ABMA",
    ],
    ids=["as the board says", "as a session", "other dice, cube and side", "as a GNU ID"],
)
async def test_a_position_of_ones_own_rated_match_is_not_valued(table, engine, text):
    await begin(table)
    answer = await table.by_command(Side.WHITE, "position", text=text)
    assert answer.ephemeral
    assert "in match 1, where there's no help" in text_of(answer)
    assert not pictures_of(answer)
    assert engine._asked == 0


async def test_nor_what_a_play_of_the_roll_leads_to(table, engine):
    await begin(table)
    state = await table.state()
    for play in plays_now(state)[::5]:
        answer = await table.by_command(Side.WHITE, "position", text=xgid(replace(state, position=play.after)))
        assert "in match 1, where there's no help" in text_of(answer)
    assert engine._asked == 0


async def test_both_players_are_refused_and_others_are_not(table, carol):
    await begin(table)
    text = f"XGID={START}:0:0:1:31:0:0:3:0:10"
    assert "there's no help" in text_of(await table.by_command(Side.BLACK, "position", text=text))
    answer = (await carol.slash(table.channel, "position", text=text)).response
    assert "8/5 6/5" in text_of(answer)


async def test_positions_of_other_games_are_valued(table, carol):
    text = f"XGID=-aaa{'-' * 18}AAA-:0:0:1:61:0:0:0:0:10"
    answer = (await carol.slash(table.channel, "position", text=text, variant="hypergammon")).response
    assert "Hypergammon" in text_of(answer)
    assert "1. 23/16" in text_of(answer), "the best opening, as the game was solved"
    answer = (await carol.slash(table.channel, "position", text=f"{START}", variant="fevga")).response
    assert "don't know that game" in text_of(answer)


async def test_a_position_elsewhere_in_the_game_is_valued_while_a_rated_match_goes_on(table):
    await begin(table)
    await table.by_command(Side.WHITE, "move", play="8/5 6/5")
    answer = await table.by_command(Side.WHITE, "position", text=f"XGID={START}:0:0:1:31:0:0:3:0:10")
    assert "8/5 6/5" in text_of(answer)


async def test_after_a_rated_match_its_last_position_is_valued(table):
    await begin(table)
    await table.by_command(Side.WHITE, "resign", what="match", sure=True)
    answer = await table.by_command(Side.WHITE, "position", text=f"XGID={START}:0:0:1:31:0:0:3:0:10")
    assert "8/5 6/5" in text_of(answer)


@pytest.mark.parametrize("dice", [None])
async def test_nor_that_of_a_tournament_match_against_a_computer(table):
    without_pause(table.bot)
    club = Club(table, 3)
    await club.organize("create", name="Cup", system="single_elimination", length=1, fillers="beginner")
    for person in club.people:
        await club.by(person, "join")
    await club.organize("start")
    for _ in range(20):
        await table.env.settle()
    found = [
        (match, person)
        for match in (await club.matches()).values()
        for person in club.people
        if not match.rated and person.id in {one.user_id for one in match.players}
    ]
    match, person = found[0]
    state = (await table.bot.store.match(match.match_id)).state
    answer = (await person.slash(table.channel, "position", text=xgid(state))).response
    assert f"in match {match.match_id}, where there's no help" in text_of(answer)


@pytest.mark.parametrize("dice", [None])
async def test_against_the_computer_a_position_may_be_pasted(table):
    await challenge(table, 1, level="beginner")
    state = await settled(table)
    answer = await table.by_command(Side.WHITE, "position", text=xgid(state))
    assert len(pictures_of(answer)) == 1


@pytest.mark.parametrize("side", Side)
async def test_a_position_of_ones_own_practice_match_counts_as_a_hint(table, carol, side):
    """It counts once per position, however they ask, and only for the players of the match."""
    await table.by_command(Side.WHITE, "challenge", opponent=table.players[1], length=5, rated=False)
    await table.by_button(Side.BLACK, "Accept")
    state = await table.state()
    wanted = (1, 0) if side is Side.WHITE else (0, 1)
    for _ in range(2):
        answer = await table.by_command(side, "position", text=xgid(state))
        assert "Match 1 has this position" in text_of(answer)
        assert await table.bot.store.hints_in(1) == wanted
    assert "has this position" not in text_of((await carol.slash(table.channel, "position", text=xgid(state))).response)
    if side is Side.WHITE:
        assert "First hint" in text_of(await table.by_command(side, "hint"))
    await table.by_command(Side.WHITE, "move", play="8/5 6/5")
    answer = await table.by_command(side, "position", text=xgid(state))
    assert "has this position" not in text_of(answer)
    assert await table.bot.store.hints_in(1) == wanted
    later = await table.by_command(side, "position", text=xgid(await table.state()))
    assert "hint number 2" in text_of(later)


async def test_a_rated_match_is_not_analysed_while_it_goes_on(table, engine):
    await begin(table)
    for options in ({}, {"game": 1}, {"match": "1"}, {"match": "1", "game": 1, "public": True}):
        answer = await table.by_command(Side.WHITE, "analyze", **options)
        refused = "still being played" if "game" in options else "Match 1 isn't over yet"
        assert refused in text_of(answer)
    assert engine._asked == 0


async def test_a_kind_of_decision_that_never_came_up_is_not_told_of(table):
    match_id = await store_match(table, short_log())
    logged = await table.bot.app.logs.of(await table.bot.store.match(match_id))
    analyzed = {}
    async for progress in table.bot.get(PoolAnalyst).analyze(logged.events, {}, None):
        if progress.decision is not None:
            analyzed[progress.decision.seq] = progress.decision
    analysis = table.bot.get(PoolAnalyst).put_together(logged.events, analyzed, None)
    assert all(one.kind is DecisionKind.CHECKER for one in analysis.decisions if one.counted), "one point has no cube"
    for side in Side:
        text = "\n".join(side_lines(analysis, logged.record, side, 0))
        assert re.search(r"^plays -\d+\.\d{3} \(\d+\)$", text, re.MULTILINE)
        assert "doubles" not in text
        assert "takes and passes" not in text
    assert "Winning chances lost" not in report(logged, analysis, None, (0, 0)), "added up they pass 100%"


@pytest.mark.parametrize("dice", [ScriptedDice([(3, 1), (5, 2), (6, 1), (2, 1), (4, 3), (6, 5)])])
async def test_one_pip_beside_ones_rated_match_is_refused(table, carol):
    """From the third turn on, since before that many matches stand alike; and to the players of the match alone."""
    await table.by_command(Side.WHITE, "challenge", opponent=table.players[1], length=5)
    await table.by_button(Side.BLACK, "Accept")
    await play_on(table, 3)
    state = await table.state()
    assert state.turns >= 2
    mine = list(state.position.mine)
    source = next(point for point in range(24, 1, -1) if mine[point] and not state.position.theirs[26 - point])
    mine[source], mine[source - 1] = mine[source] - 1, mine[source - 1] + 1
    beside = xgid(replace(state, position=Position(tuple(mine), state.position.theirs)))
    for side in Side:
        answer = text_of(await table.by_command(side, "position", text=beside))
        assert "in match 1, where there's no help" in answer
    answer = (await carol.slash(table.channel, "position", text=beside)).response
    assert "there's no help" not in text_of(answer)
