"""The coach as people meet it: hints, positions, the tutor; with the real engine."""

import re

import msgspec
import pytest

from bot.engine import analyst as coach_analyst
from bot.engine import pool, standing
from bot.records.analyses import Chances, PositionAnalysis, RankedPlay
from bot.records.people import Tutor
from bot.rules.dice import ScriptedDice
from bot.rules.formats.position_text import read_position
from bot.rules.scoring import Cube
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON
from bot.ui.coach.words import position_lines
from tests.ui.table import begin, buttons_of, pictures_of, posts_in, selects_of, text_of

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.usefixtures("engine")]

OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10"
NO_CUBE_YET = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"


@pytest.fixture
def dice():
    """White begins with 3-1; then 5-5, 6-1."""
    return ScriptedDice([(3, 1), (5, 5), (6, 1), (2, 1), (4, 3)])


async def practice(table, **options):
    """A match that is not rated; White has 3-1 to play."""
    other = table.players[1]
    await table.by_command(Side.WHITE, "challenge", opponent=other, length=5, rated=False, **options)
    return await table.by_button(Side.BLACK, "Accept")


async def test_a_hint_tells_the_best_three_plays(table):
    await practice(table)
    answer = await table.by_command(Side.WHITE, "hint")
    assert answer.ephemeral
    lines = re.findall(r"^\d\. (\S+(?: \S+)?) +([+-]\d\.\d{3})", text_of(answer), re.MULTILINE)
    assert len(lines) == 3
    assert lines[0][0] == "8/5 6/5"
    equities = [float(equity) for _, equity in lines]
    assert equities == sorted(equities, reverse=True)
    assert 0.1 < equities[0] < 0.3
    assert "First hint" in text_of(answer)
    best = f"Best: \\*\\*8/5 6/5\\*\\*. It's worth 0.[0-9]{{3}} more than `{lines[1][0]}`."
    assert re.search(best + r"\n\*\*8/5 6/5\*\* makes the 5 point", text_of(answer))
    assert "Gammon" not in text_of(answer), "the chances would make it higher than a phone"
    head, first, *_ = re.search(r"```\n(.*?)```", text_of(answer), re.DOTALL)[1].splitlines()
    assert head.split() == ["Play", "Equity", "Diff."]
    assert head.index("Equity") == first.index("+0.")


async def test_a_hint_shows_the_best_play_as_arrows_and_makes_it(table):
    await practice(table)
    await want_tutor(table, Side.WHITE)
    answer = await table.by_command(Side.WHITE, "hint")
    [seen] = pictures_of(answer)
    assert seen.startswith("Best: 8/5 6/5, equity +0.")
    assert list(buttons_of(answer)) == ["Play it", "Back"]
    played = await table.by_button(Side.WHITE, "Play it", answer)
    assert not played.ephemeral
    assert (await table.state()).last_turn.moves == ((8, 5, False), (6, 5, False))


async def test_a_hint_leads_back_to_the_turn(table):
    await practice(table)
    details = (await table.players[0].click(table.board, label="Details")).response
    hint = (await table.players[0].click(details, label="Hint")).response
    back = (await table.players[0].click(hint, label="Back")).response
    assert (back.id, len(pictures_of(back))) == (hint.id, 1)
    assert "Move by move" in buttons_of(back)
    await table.by_command(Side.WHITE, "move", play="8/5 6/5")
    hint = await table.by_command(Side.BLACK, "hint")
    back = (await table.players[1].click(hint, label="Back")).response
    assert {"Roll", "Double to 2"} <= set(buttons_of(back))


async def test_a_hint_that_is_late_makes_no_play(table):
    await practice(table)
    answer = await table.by_command(Side.WHITE, "hint")
    await table.by_command(Side.WHITE, "move", play="24/20")
    before = await table.state()
    late = await table.by_button(Side.WHITE, "Play it", answer)
    assert late.ephemeral
    assert await table.state() == before


async def test_a_hint_on_a_board_in_characters_is_in_characters(table):
    await practice(table)
    await table.bot.app.people.prefer(table.players[Side.WHITE].id, text_board=True)
    answer = await table.by_command(Side.WHITE, "hint")
    assert not pictures_of(answer)
    assert " 13 14 15 16 17 18 " in text_of(answer)
    assert "Play it" in buttons_of(answer)


async def test_hints_are_counted_and_told_with_the_result(table):
    await practice(table)
    await table.by_command(Side.WHITE, "hint")
    await table.by_command(Side.WHITE, "hint")
    assert await table.bot.store.hints_in(1) == (1, 0)
    await table.by_command(Side.WHITE, "move", play="8/5 6/5")
    await table.by_command(Side.BLACK, "hint")
    assert "Double" in text_of(await table.by_command(Side.BLACK, "hint"))
    await table.by_command(Side.BLACK, "resign", what="match", sure=True)
    posts = [text_of(post) for post in posts_in(table.env, table.channel)]
    assert "Hints used by **alice**: 1\nHints used by **bob**: 1" in posts[-1]


async def test_the_cube_in_a_plain_sentence(table):
    await practice(table)
    await table.by_command(Side.WHITE, "move", play="8/5 6/5")
    hint = await table.by_command(Side.BLACK, "hint")
    [seen], text = pictures_of(hint), text_of(hint)
    assert "Best:" not in seen
    assert list(buttons_of(hint)) == ["Back"]
    assert "**Don't double.** It would cost 0." in text
    assert "market" in text
    assert re.search(r"Double, pass +\+1\.000", text)
    await table.by_command(Side.BLACK, "double")
    text = text_of(await table.by_command(Side.WHITE, "hint"))
    assert "**Take.** Passing would cost" in text
    assert re.search(r"\*\*Take:\*\* you win (5|4)\d%; a take needs about \d\d%\.", text)
    assert re.search(r"Take +[+-]0\.\d+\nPass +-1\.000\n", text), "as the reader sees it, not the doubler"
    won, match = (float(one) for one in re.findall(r"(?:You win|winning the match:) (\d+\.\d)%", text))
    assert abs(won - match) < 15
    assert "market" not in text  # the double has been made


async def test_nobody_is_helped_in_a_rated_match(table, engine):
    await begin(table)
    answer = await table.by_command(Side.WHITE, "hint")
    assert answer.ephemeral
    assert "is rated" in text_of(answer)
    assert await table.bot.store.hints_in(1) == (0, 0)
    assert engine._asked == 0


async def test_a_hint_is_for_who_has_to_decide(table, carol):
    await practice(table)
    assert "opponent's turn" in text_of(await table.by_command(Side.BLACK, "hint")).lower()
    answer = (await carol.slash(table.channel, "hint", match="1")).response
    assert "You're not playing in this match" in text_of(answer)
    assert await table.bot.store.hints_in(1) == (0, 0)


async def test_games_that_no_network_can_count(table, monkeypatch):
    monkeypatch.setattr(standing, "KNOWN", frozenset({"backgammon"}))
    await practice(table, variant="hypergammon")
    answer = text_of(await table.by_command(Side.WHITE, "hint"))
    assert "can't handle Hypergammon" in answer


async def test_without_the_engine_a_hint_says_so(table, monkeypatch, nothing_unexpected):
    monkeypatch.setattr(coach_analyst, "engine_installed", lambda: False)
    await practice(table)
    assert "isn't installed" in text_of(await table.by_command(Side.WHITE, "hint"))
    answer = await table.by_command(Side.WHITE, "position", text=OPENING)
    assert "isn't installed" in text_of(answer)
    assert len(pictures_of(answer)) == 1
    # The log has said it once, at the start.
    assert [entry for entry in nothing_unexpected if entry["log_level"] in ("warning", "error")] == []


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (OPENING, "8/5 6/5"),
        (OPENING.removeprefix("XGID="), "8/5 6/5"),
        (NO_CUBE_YET, "Don't double"),
        ("4HPwATDgc/ABMA", "Don't double"),
        ("4HPwATDgc/ABMA:cAkAAAAAAAAA", "Don't double"),
        ("Position ID: 4HPwATDgc/ABMA\nMatch ID   : cAkAAAAAAAAA", "Don't double"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:7:10", "Take"),
    ],
)
async def test_a_pasted_position_is_shown_and_valued(table, text, wanted):
    answer = await table.by_command(Side.WHITE, "position", text=text)
    assert answer.ephemeral
    assert wanted in text_of(answer)
    assert len(pictures_of(answer)) == 1


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("hello", "can't find a position"),
        ("XGID=-b----O-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10", "more checkers than the game has"),
        ("XGID=--------------------------:0:0:1:00:0:0:0:0:10", "neither side has a checker"),
        ("XGID=aBBBBBB------------bbbbbbA:0:0:1:00:0:0:0:0:10", "six closed points"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:7:7:0:7:10", "both sides have reached"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:7:3:0:7:10", "already over"),
        ("XGID=-b----------------------B:0:0:1:00:0:0:0:0:10", "26 places"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:77:0:0:0:0:10", "the dice"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:5:00:0:0:0:0:10", "the turn"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1", "ten fields"),
        ("XGID=-b----------------------b-:0:0:1:00:0:0:0:0:10", "already over"),
        ("4HPwATDgc/ABMA:////////////", "match ID"),
        ("XGID=-b----E-C---eE---c-e----B-:3:1:1:00:0:0:0:3:10", "so they couldn't double"),
        ("XGID=-b----E-C---eE---c-e----B-:1:0:1:00:0:0:0:3:10", "stays in the middle at 1"),
    ],
)
async def test_a_position_that_cannot_be_gets_its_reason(table, engine, text, wanted):
    answer = await table.by_command(Side.WHITE, "position", text=text)
    assert answer.ephemeral
    assert wanted in text_of(answer)
    assert engine._asked == 0


async def want_tutor(table, side, tutor=Tutor.BAD):
    await table.bot.app.people.prefer(table.players[side].id, tutor=tutor)


async def test_the_tutor_asks_before_a_blunder_without_telling_the_best_play(table):
    await practice(table)
    await want_tutor(table, Side.WHITE)
    answer = await table.by_command(Side.WHITE, "move", play="24/20")
    assert answer.ephemeral
    assert re.search(r"This costs about 0\.\d\d points\. Are you sure\?", text_of(answer))
    assert "8/5" not in text_of(answer)
    assert "**Another play** " in text_of(answer), "but what tells another from it"
    assert (await table.state()).roll is not None
    again = await table.by_button(Side.WHITE, "Play it anyway", answer)
    assert not again.ephemeral
    assert (await table.state()).on_roll is Side.BLACK


async def test_thinking_again_changes_nothing(table):
    await practice(table)
    await want_tutor(table, Side.WHITE)
    answer = await table.by_command(Side.WHITE, "move", play="24/20")
    before = await table.state()
    await table.by_button(Side.WHITE, "Think again", answer)
    assert await table.state() == before
    await table.by_command(Side.WHITE, "move", play="8/5 6/5")
    assert (await table.state()).on_roll is Side.BLACK


async def test_the_tutor_lets_good_plays_through_in_one_answer(table):
    await practice(table)
    await want_tutor(table, Side.WHITE)
    start = len(table.env.http_requests)
    answer = await table.by_command(Side.WHITE, "move", play="8/5 6/5")
    assert not answer.ephemeral
    sent = [request for request in table.env.http_requests[start:] if request.method in ("POST", "PATCH")]
    token = sent[0].path.split("/")[3]
    assert [request for request in sent if token in request.path] == sent[:1]
    assert len(sent) == 2  # the other takes the buttons off the board before


async def test_the_tutor_speaks_of_the_cube(table):
    await practice(table)
    await table.by_command(Side.WHITE, "move", play="8/5 6/5")
    await want_tutor(table, Side.BLACK)
    answer = await table.by_command(Side.BLACK, "double")
    assert re.search(
        r"^This costs about 0\.\d\d points\. Are you sure\?\n\*\*No double:\*\* you win .*$", text_of(answer).strip()
    )
    await table.by_button(Side.BLACK, "Double to 2", answer)
    await want_tutor(table, Side.WHITE)
    asked = await table.by_button(Side.WHITE, "Pass")
    assert "**Tutor:** this costs" in text_of(asked)
    assert "**Take:** you win" in text_of(asked)
    await table.by_button(Side.WHITE, "Take")
    assert (await table.state()).cube.value == 2


async def test_the_tutor_is_silent_in_rated_matches(table, engine):
    await begin(table)
    await want_tutor(table, Side.WHITE)
    answer = await table.by_command(Side.WHITE, "move", play="24/20")
    assert not answer.ephemeral
    assert engine._asked == 0


async def test_without_the_engine_turns_go_through(table, monkeypatch):
    monkeypatch.setattr(pool, "engine_installed", lambda: False)
    await practice(table)
    await want_tutor(table, Side.WHITE)
    answer = await table.by_command(Side.WHITE, "move", play="24/20")
    assert not answer.ephemeral
    assert (await table.state()).on_roll is Side.BLACK


@pytest.mark.parametrize("dice", [ScriptedDice([(4, 3), (5, 5)])], ids=["4-3"])
async def test_of_very_bad_mistakes_only_if_so_chosen(table):
    await practice(table)
    await want_tutor(table, Side.WHITE, Tutor.BAD)
    assert (await table.by_command(Side.WHITE, "move", play="13/6")).ephemeral
    await want_tutor(table, Side.WHITE, Tutor.VERY_BAD)
    assert not (await table.by_command(Side.WHITE, "move", play="13/6")).ephemeral


async def test_the_tutor_is_chosen_in_the_preferences(table):
    panel = await table.by_command(Side.WHITE, "preferences show")
    alice = table.players[Side.WHITE]
    select = next(one for one in selects_of(panel) if one["custom_id"].endswith(":tutor"))
    await alice.select(panel, custom_id=select["custom_id"], values=["bad"])
    assert (await table.bot.app.people.preferences(alice.id)).tutor is Tutor.BAD


async def test_a_position_lists_wins_gammons_and_losses_of_every_candidate(table):
    answer = await table.by_command(Side.WHITE, "position", text=OPENING)
    [block] = re.findall(r"```\n(.*?)```", text_of(answer), re.DOTALL)
    ranked, shares = block.strip("\n").split("\n\n")
    head, *rows = shares.splitlines()
    assert head.split() == ["%", "Win", "Gammon", "Loss", "Gammon"]
    assert [row.split()[0] for row in rows] == [line.split()[0] for line in ranked.splitlines()[1:]]
    assert {len(row) for row in (head, *rows)} == {30}  # aligned, and a phone shows 34 characters a line
    for row in rows:
        win, gammon, loss, gammon_lost = map(float, row.split()[1:])
        assert win + loss == pytest.approx(100, abs=0.11)
        assert 0 < gammon < win
        assert 0 < gammon_lost < loss
    assert "unlimited session · Jacoby rule" in text_of(answer)  # of no game


def test_where_plays_differ_in_backgammons_alone_those_are_in_the_table():
    state = read_position(OPENING, BACKGAMMON)
    plays = [RankedPlay(f"8/{5 - n} 6/5", -2.0 - n / 10, n / 10, Chances(0, 0, 0, 1, n / 5)) for n in range(3)]
    lines = position_lines(state, PositionAnalysis(-2.0, None, tuple(plays)))
    assert [line.split() for line in lines if line.startswith(("%", "1."))][1:] == [
        ["%", "Win", "Bg.", "Loss", "Bg."],
        ["1.", "0.0", "0.0", "100.0", "0.0"],
    ]
    assert [line.split()[-1] for line in lines[-4:-1]] == ["0.0", "20.0", "40.0"]
    decided = msgspec.structs.replace(state, length=3, cube=Cube(2, Side.WHITE, turned=True))  # by a gammon
    assert "Bg." not in "".join(position_lines(decided, PositionAnalysis(-2.0, None, tuple(plays))))
    plays[0] = msgspec.structs.replace(plays[0], chances=Chances(0, 0, 0, 0.9, 0))
    assert "Bg." not in "".join(position_lines(state, PositionAnalysis(-2.0, None, tuple(plays))))


@pytest.mark.parametrize(("length", "is_told"), [(1, False), (5, True)])
async def test_the_chance_of_winning_the_match_is_told_where_it_is_not_that_of_winning_the_game(table, length, is_told):
    text = OPENING.replace(":3:0:10", f":0:{length}:10")
    answer = await table.by_command(Side.WHITE, "position", text=text)
    assert ("Your chance of winning the match" in text_of(answer)) is is_told
