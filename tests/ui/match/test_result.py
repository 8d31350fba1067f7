"""The end of a match: the result card, and the replay behind its button."""

import pytest

from bot.rules.dice import ScriptedDice
from bot.rules.sides import Side
from tests.ui.table import FIRST_GAME, buttons_of, pictures_of, play_to_a_take, posts_in, requests_since, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def dice():
    """White opens with 3-1; Black follows with 6-5."""
    return ScriptedDice(FIRST_GAME)


@pytest.fixture
async def over(table):
    await play_to_a_take(table)
    await table.by_command(WHITE, "resign", what="single", sure=True)
    await table.by_command(BLACK, "accept")
    state = await table.state()
    play = (await table.players[state.waiting_for].autocomplete(table.channel, "move", "play", ""))[0]["value"]
    await table.by_command(state.waiting_for, "move", play=play)
    await table.by_command(WHITE, "resign", what="match", sure=True)
    return table


def cards(table):
    return [one for one in posts_in(table.env, table.channel) if "Result of match 1" in text_of(one)]


async def test_one_card_in_picture_and_words(over, make_bot):
    await over.env.advance_time(60)
    await over.restart(make_bot)
    await over.env.advance_time(60)
    [card] = cards(over)
    [_, words] = pictures_of(card)
    for part in (
        "alice 0 : 3 bob · 3-point match",
        "Game 1: bob +2 points (single game, resigned), 0 : 2",
        "Game 2: bob +1 point (match resigned), 0 : 3",
        "Best roll by pips: ",
        "bob: rolls 3 pips above average",
    ):
        assert part in words, words
    assert "*" not in words
    assert "Rating" not in words  # so short a match counts nothing, and that is said once
    assert text_of(card).count("Too short to rate") == 1
    assert "Replay" in buttons_of(card)
    assert text_of(card).strip().startswith("### Result of match 1\n")
    assert sum("bob wins" in text_of(one) for one in posts_in(over.env, over.channel)) == 1, "told once"


async def test_the_replay_steps_to_both_ends_for_anyone_after_a_restart(over, carol, make_bot):
    [card] = cards(over)
    await over.restart(make_bot)
    shown = (await carol.click(card, label="Replay")).response
    assert shown.ephemeral
    first, count = text_of(shown).splitlines()[1].split(" of ")
    assert first == "1"
    count = int(count)
    assert "**alice** wins the opening roll, 3 to 1." in text_of(shown)
    places = [1]

    async def step(label):
        nonlocal shown
        shown = (await carol.click(shown, label=label)).response
        assert shown.ephemeral
        assert len(pictures_of(shown)) == 1
        places.append(int(text_of(shown).splitlines()[1].split(" of ")[0]))

    for _ in range(count - 1):
        await step("▶")
    assert places == list(range(1, count + 1))
    with pytest.raises(Exception, match="disabled"):
        await carol.click(shown, label="▶")
    await over.restart(make_bot)
    await step("◀")
    assert places[-1] == count - 1
    await step("⏭")
    assert places[-1] == count
    while places[-1] > 1:
        await step("⏮")
    assert places[-1] == 1
    await step("⏭")
    assert 1 < places[-1] < count
    assert "resigns a single game" in text_of(shown)


async def test_a_replay_can_be_opened_while_others_play_on(over, carol):
    [card] = cards(over)
    start = len(over.env.http_requests)
    await carol.click(card, label="Replay")
    await over.players[WHITE].click(card, label="Replay")
    assert len(requests_since(over, start)) == 2
