"""A record that shows what to play in a rated match in progress is not studied; an old one is. With the real engine."""

import pytest

from bot.records.people import Person
from bot.rules.dice import ScriptedDice
from bot.rules.formats.mat_import import from_mat
from bot.rules.match.commands import MakePlay, RollDice
from bot.rules.sides import Side
from tests.ui.coach.coached import Counted, store_match
from tests.ui.files.test_records import bring, export
from tests.ui.table import begin, text_of

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.usefixtures("engine")]

WHITE, BLACK = Side.WHITE, Side.BLACK
REFUSED = "in match 1, or one that's a play away, and there's no help there"


@pytest.fixture
def dice():
    """White opens with 3-1, Black has 6-4, White 5-5."""
    return ScriptedDice([(3, 1), (6, 4), (5, 5), (6, 1), (2, 1), (4, 3)])


def mat(*rows, length=5):
    """A `.mat` file of one game whose turns are `rows` of White's and Black's, given up at the end."""
    lines = [f" {length} point match", "", " Game 1", f" {'Ann : 0':<31}Bill : 0"]
    lines += [f"{number:>3}) {white:<27} {black}" for number, (white, black) in enumerate(rows, 1)]
    return "\n".join([*lines, "      Wins 1 point", ""]).encode()


async def exported(table, play):
    """What the player on roll gets by exporting match 1, adding a play, and letting White win."""
    state = await table.state()
    _, _, data = await export(table, table.players[state.on_roll], match="1")
    lines = data.decode().rstrip("\n").split("\n")
    roll = f"{state.roll.high}{state.roll.low}:"
    at = max(index for index, line in enumerate(lines) if roll in line)
    before, _, _ = lines[at].rpartition(roll)
    return "\n".join([*lines[:at], f"{before}{roll} {play}", "      Wins 1 point", ""]).encode()


async def to_black(table):
    """A rated match in which Black has a 6-4 to play."""
    await begin(table)
    await table.by_command(WHITE, "move", play="8/5 6/5")
    await table.by_command(BLACK, "roll")


async def to_white(table):
    """A rated match in which White has a 5-5 to play, after one play each."""
    await to_black(table)
    await table.by_command(BLACK, "move", play="24/18 13/9")
    await table.by_command(WHITE, "roll")


@pytest.mark.parametrize(
    ("lead", "play"),
    [(begin, "8/5 6/5"), (to_black, "24/18 13/9"), (to_white, "13/8(2) 6/1(2)")],
    ids=["the first play of the game", "the reply", "the second turn"],
)
async def test_the_present_roll_is_not_learnt_by_way_of_a_file(table, engine, lead, play):
    await lead(table)
    side = (await table.state()).on_roll
    card = await bring(table, table.players[side], await exported(table, play))
    for answer in (
        await table.by_command(side, "analyze", match="i1"),
        await table.by_command(side, "analyze", match="i1", game=1),
        await table.by_command(side, "analyze", match="i1", public=True),
        (await table.players[side].click(card, label="Analyze")).response,
    ):
        assert REFUSED in text_of(answer)
        assert answer.ephemeral
    assert engine._asked == 0


async def test_nor_seen_from_the_other_side_at_another_score(table, engine):
    await to_white(table)
    turned = mat(("", "31: 8/5 6/5"), ("64: 24/18 13/9", "55: 13/8(2) 6/1(2)"), ("21: bar/23 6/5", ""), length=11)
    await bring(table, table.players[WHITE], turned)
    assert REFUSED in text_of(await table.by_command(WHITE, "analyze", match="i1"))
    assert engine._asked == 0


async def test_nor_from_a_record_that_somebody_else_shares(table, carol, engine):
    await to_white(table)
    card = await bring(table, carol, await exported(table, "13/8(2) 6/1(2)"))
    await carol.click(card, label="Share here")
    assert REFUSED in text_of(await table.by_command(WHITE, "analyze", match="i1"))
    assert engine._asked == 0


async def test_nor_is_a_study_shown_that_is_stored(table, carol, engine):
    """People who do not play may study it; its players see nothing of that study."""
    await to_white(table)
    card = await bring(table, carol, await exported(table, "13/8(2) 6/1(2)"))
    await carol.click(card, label="Share here")
    shown = (await carol.slash(table.channel, "analyze", match="i1", public=True)).response
    assert "Analysis of match i1" in text_of(shown)
    asked = Counted(engine)
    for label in ("All mistakes", "Numbers", "Try again"):
        answer = (await table.players[WHITE].click(shown, label=label)).response
        assert REFUSED in text_of(answer)
        assert not answer.attachments
        assert (await carol.click(shown, label=label)).response.attachments
    assert REFUSED in text_of(await table.by_command(WHITE, "analyze", match="i1", game=1))
    assert asked.asked == 0


async def test_nor_told_when_the_match_has_come_to_it_meanwhile(table, engine):
    """A file from before the match is studied; meanwhile the match goes the same way."""
    old = mat(("31: 8/5 6/5", "64: 24/18 13/9"), ("55: 13/8(2) 6/1(2)", "21: bar/23 6/5"))
    card = await bring(table, table.players[WHITE], old)
    await table.env.advance_time(60)
    await begin(table)
    white, black = (Person(one.id, one.name) for one in table.players)
    way = [
        (white, lambda side: MakePlay(side, "8/5 6/5")),
        (black, RollDice),
        (black, lambda side: MakePlay(side, "24/18 13/9")),
    ]
    ask = engine.ask

    async def asked(request, **options):
        while way:
            person, command = way.pop(0)
            await table.bot.app.matches.act(1, person, command, interaction_id=None)
        return await ask(request, **options)

    engine.ask = asked
    answer = (await table.players[WHITE].click(card, label="Analyze")).response
    assert not way
    assert REFUSED in text_of(answer)
    assert "Analysis of match i1" not in text_of(answer)


@pytest.mark.parametrize("lead", [begin, to_black], ids=["the first play of the game", "the reply"])
async def test_a_record_of_before_is_studied_though_it_begins_like_the_match(table, lead):
    old = mat(("31: 8/5 6/5", "64: 24/18 13/9"), ("61: 13/7 8/7", ""))
    card = await bring(table, table.players[BLACK], old)
    await table.env.advance_time(60)
    await lead(table)
    answer = (await table.players[BLACK].click(card, label="Analyze")).response
    assert "Analysis of match i1" in text_of(answer)


@pytest.mark.parametrize("lead", [begin, to_black], ids=["the first play of the game", "the reply"])
async def test_so_is_one_that_comes_meanwhile_and_began_with_other_rolls(table, lead):
    await lead(table)
    old = mat(("42: 8/4 6/4", "31: 8/5 6/5"), ("61: 13/7 8/7", ""))
    if lead is to_black:
        old = mat(("31: 8/5 6/5", "65: 24/13"), ("61: 13/7 8/7", ""))
    card = await bring(table, table.players[BLACK], old)
    answer = (await table.players[BLACK].click(card, label="Analyze")).response
    assert "Analysis of match i1" in text_of(answer)


async def test_once_the_match_has_moved_on_or_is_over_it_is_studied(table):
    await begin(table)
    card = await bring(table, table.players[WHITE], await exported(table, "8/5 6/5"))
    await table.by_command(WHITE, "move", play="13/10 6/5")
    answer = (await table.players[WHITE].click(card, label="Analyze")).response
    assert "Analysis of match i1" in text_of(answer)


async def test_the_match_of_two_that_is_not_rated_stands_in_no_ones_way(table):
    await table.by_command(WHITE, "challenge", opponent=table.players[1], length=5, rated=False)
    await table.by_button(BLACK, "Accept")
    card = await bring(table, table.players[WHITE], await exported(table, "8/5 6/5"))
    answer = (await table.players[WHITE].click(card, label="Analyze")).response
    assert "Analysis of match i1" in text_of(answer)


async def test_a_match_that_was_played_here_is_studied_whatever_is_on_the_board(table):
    """Nobody could choose its dice, so it was not played for the sake of its study."""
    played = mat(("31: 8/5 6/5", "64: 24/18 13/9"), ("55: 13/8(2) 6/1(2)", "21: bar/23 6/5"), length=1)
    await to_white(table)
    await store_match(table, from_mat(played).events)
    assert "Analysis of match 2" in text_of(await table.by_command(WHITE, "analyze", match="2"))
