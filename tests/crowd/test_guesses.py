"""Guess the play: sealed until it is made, judged once, and given points for good plays after the match."""

import msgspec
import pytest

from bot.app.crowd.guesses import bonus
from bot.app.crowd.questions import play_choices
from bot.records.analyses import DecisionAnalysis, DecisionKind, MatchAnalysis, RankedPlay
from bot.rules.dice import ScriptedDice
from bot.rules.sides import Side
from tests.ui.table import begin, buttons_of, forged, posts_in, selects_of, text_of


@pytest.fixture
def dice():
    return ScriptedDice([(3, 1), (6, 5), (4, 3), (2, 1)])


async def guessed(person, board, number=0):
    """Guess what stands at `number` in the list, from one's own view of a board."""
    view = (await person.click(board, label="My board")).response
    asked = (await person.click(view, label="Guess the play")).response
    value = selects_of(asked)[0]["options"][number]["value"]
    picked = (await person.select(asked, custom_id=selects_of(asked)[0]["custom_id"], values=[value])).response
    return value, (await person.click(picked, label="Guess it")).response, asked


async def test_a_guess_is_sealed_and_judged_once(table, carol):
    await begin(table, length=1)
    board = posts_in(table.env, table.channel)[-1]
    state = await table.state()
    value, answer, old = await guessed(carol, board, 2)
    assert answer.ephemeral
    assert "Your guess" in text_of(answer)
    public = "\n".join(text_of(post) for post in posts_in(table.env, table.channel))
    assert "guess" not in public.lower()
    assert [guess.same for guess in await table.bot.store.guesses(1)] == [None]
    play = play_choices(state)[value]
    await table.by_command(Side.WHITE, "move", play=play.notation)
    assert [guess.same for guess in await table.bot.store.guesses(1)] == [True]
    late = await carol.select(old, custom_id=selects_of(old)[0]["custom_id"], values=[value])
    assert "older position" in text_of(late.response)
    shown = (await carol.slash(table.channel, "guesses")).response
    assert "1 point" in text_of(shown)
    made = {one.seq: one for one in await table.bot.store.guesses(1)}
    decision = DecisionAnalysis(
        1, state.seq + 1, Side.WHITE, DecisionKind.CHECKER, state.position, state.roll, "", "", 0.0, True, False, 0.0,
        plays=(RankedPlay(play.notation, 0.1, 0.008),),
    )  # fmt: skip
    analysis = msgspec.convert({"sides": [], "games": [], "decisions": [], "curve": [], "level": ""}, dict)
    analysis = MatchAnalysis(**{**analysis, "decisions": (decision,)})
    for _ in range(2):
        await table.bot.app.guesses.judge(1, analysis)
    assert [guess.points for guess in await table.bot.store.guesses(1)] == [3]
    assert set(made) == {state.seq}


async def test_players_do_not_guess(table, carol):
    await begin(table, length=1)
    board = posts_in(table.env, table.channel)[-1]
    view = (await carol.click(board, label="My board")).response
    target = buttons_of(view)["Guess the play"]
    own = (await table.players[0].click(board, label="My board")).response
    assert "Guess the play" not in buttons_of(own)
    assert "Only spectators" in text_of(await forged(table.players[0], board, target))


async def test_one_guess_a_roll(table, carol):
    await begin(table, length=1)
    board = posts_in(table.env, table.channel)[-1]
    first, *_ = await guessed(carol, board, 0)
    second, *_ = await guessed(carol, board, 1)
    assert first != second
    assert [guess.play for guess in await table.bot.store.guesses(1)] == [second]


def test_points():
    assert [bonus(loss) for loss in (None, 0, 0.01, 0.011, 0.04, 0.041)] == [0, 2, 2, 1, 1, 0]
