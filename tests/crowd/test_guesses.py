"""Guess the play: sealed until it is made, judged once, and given points for good plays after the match."""

import msgspec
import pytest
from msgspec.structs import replace

from bot.app.crowd.guesses import bonus
from bot.app.crowd.questions import play_choices
from bot.records.analyses import DecisionAnalysis, DecisionKind, MatchAnalysis, RankedPlay
from bot.rules.dice import ScriptedDice
from bot.rules.ids import xgid
from bot.rules.position import Position
from bot.rules.sides import Side
from tests.ui.files.test_records import bring
from tests.ui.table import begin, buttons_of, forged, posts_in, selects_of, text_of


@pytest.fixture
def dice():
    return ScriptedDice([(3, 1), *[(6, 5), (4, 3), (2, 1)] * 4])


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
    play, plays = play_choices(state)[value], selects_of(old)[0]["custom_id"]
    await table.by_command(Side.WHITE, "move", play=play.notation)
    assert [guess.same for guess in await table.bot.store.guesses(1)] == [True]
    assert "Right: " in text_of(old)
    assert "older position" in text_of(await forged(carol, old, plays, [value]))
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
    assert [(guess.same, guess.bonus) for guess in await table.bot.store.guesses(1)] == [(True, 2)]
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


async def by_position(table, person):
    await person.slash(table.channel, "position", text=xgid(await table.state()))


async def by_import(table, person):
    lines = [
        " 5 point match",
        "",
        " Game 1",
        f" {'Ann : 0':<31}Bill : 0",
        f"  1) {'31: 8/5 6/5':<27}",
        "      Wins 1 point",
    ]
    card = await bring(table, person, "\n".join([*lines, ""]).encode())
    await person.click(card, label="Analyze")


async def by_hint(table, person):
    """In a match of their own that stands so as well."""
    table.channel, before = table.practice, table.channel
    await person.slash(table.channel, "challenge", opponent=table.players[1], length=5, rated=False)
    await table.players[1].click(posts_in(table.env, table.channel)[-1], label="Accept")
    assert "First hint" in text_of((await person.slash(table.channel, "hint")).response)
    table.channel = before


@pytest.mark.parametrize("ask", [by_position, by_import, by_hint])
async def test_who_has_asked_the_engine_does_not_guess_that_play(table, carol, ask):
    table.practice = table.guild.create_text_channel("practice")
    await begin(table, length=1)
    board = posts_in(table.env, table.channel)[-1]
    seen = (await carol.click(board, label="My board")).response
    far = Position.of({3: 2}, {4: 2})
    await table.bot.app.guesses.asked(carol.id, far)
    value, kept, asked = await guessed(carol, board, 2)
    assert "Your guess" in text_of(kept)
    await ask(table, carol)
    for late in (
        (await carol.click(seen, label="Guess the play")).response,
        (await carol.select(asked, custom_id=selects_of(asked)[0]["custom_id"], values=[value])).response,
    ):
        assert late.ephemeral
        assert "Guess the next one" in text_of(late)
    assert len(await table.bot.store.guesses(1)) == 1, "what was guessed before stands"
    state = await table.state()
    await table.by_command(Side.WHITE, "move", play=next(iter(play_choices(state).values())).notation)
    await guessed(carol, posts_in(table.env, table.channel)[-1])
    assert len(await table.bot.store.guesses(1)) == 2


async def test_who_has_asked_about_nearly_that_position_does_not_guess_either(table, carol):
    await begin(table, length=1)
    for _ in range(8):
        state = await table.state()
        play = next(iter(play_choices(state).values())).notation
        await table.by_command(state.on_roll, "move", play=play)
    state = await table.state()
    mine = list(state.position.mine)
    source = next(point for point in range(24, 1, -1) if mine[point] and state.position.theirs[26 - point] < 2)
    mine[source], mine[source - 1] = mine[source] - 1, mine[source - 1] + 1
    nearly = replace(state, position=replace(state.position, mine=tuple(mine)))
    await carol.slash(table.channel, "position", text=xgid(nearly))
    answer = (await carol.click(table.board, label="My board")).response
    refused = (await carol.click(answer, label="Guess the play")).response
    assert "Guess the next one" in text_of(refused)


def test_points():
    assert [bonus(loss) for loss in (None, 0, 0.01, 0.011, 0.04, 0.041)] == [0, 2, 2, 1, 1, 0]
