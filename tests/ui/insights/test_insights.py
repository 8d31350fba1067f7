"""`/insights` as people meet it: their own numbers as a picture, from matches that were analyzed, for them alone."""

import re
from datetime import timedelta

import pytest

from bot.app.logged import Viewer
from bot.errors import EngineMissing
from bot.records.analyses import DecisionKind
from bot.records.people import Place
from bot.rules.match.evolution import states_before
from bot.rules.sides import Side
from bot.rules.transcript import to_mat
from tests.ui.coach.coached import remember, short_log, store_match
from tests.ui.table import buttons_of, pictures_of, posts_in, text_of

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.usefixtures("engine")]
KINDS = ("Opening", "Contact", "Race", "Bear-off", "Doubling", "Taking")


@pytest.fixture(autouse=True)
def remembering(engine):
    remember(engine)


async def insights(table, person, **options):
    return (await person.slash(table.channel, "insights", **options)).response


async def studied(table):
    """A match of the two that Alice has analyzed; returns her."""
    await store_match(table, short_log())
    await table.by_command(Side.WHITE, "analyze", match="1")
    return table.players[0]


async def own(table, side):
    """The decisions of a side that count, each with the state it was made in."""
    logged = await table.bot.app.logs.load("1", Viewer(table.players[0].id, Place(0)), shown=True)
    decisions = (await table.bot.app.coach.ready(logged, None)).decisions
    kept = [one for one in decisions if one.side is side and one.counted]
    states = states_before(logged.events, [one.seq for one in kept])
    return [(one, states[one.seq]) for one in kept]


def counts(words):
    rows = re.findall(r"([A-Z][\w -]*?) (?:too few|[\d.]+[^;:(]*?) ?\((\d+)\)", words)
    return {name: int(count) for name, count in rows}


async def test_a_picture_in_private_says_what_was_decided_kind_by_kind(table):
    alice = await studied(table)
    posts = len(posts_in(table.env, table.channel))
    answer = await insights(table, alice)
    assert answer.ephemeral
    assert len(posts_in(table.env, table.channel)) == posts
    assert len(pictures_of(answer)) == 1
    [words] = pictures_of(answer)
    kept = await own(table, Side.WHITE)
    found = counts(words)
    opening = [one for one, state in kept if one.kind is DecisionKind.CHECKER and state.turns < 6]
    assert found["Opening"] == len(opening) == 3
    assert "Opening too few (3)" in words
    assert sum(found.get(kind, 0) for kind in KINDS) == len(kept)
    rating = 500 * sum(one.loss for one, _ in kept) / len(kept)
    assert words.startswith(f"PR {rating:.0f}\u00a0±\u00a0")
    assert f"{len(kept)} decisions in 1 match" in words
    plans = words.split("Plays by game plan: ")[1].split(".\n")[0]
    plays = sum(one.kind is DecisionKind.CHECKER for one, _ in kept)
    assert sum(counts(plans).values()) == plays
    assert (
        "You lose the most in **Contact**: PR 32\u00a0±\u00a016 over 36 decisions, against 30\u00a0±\u00a015 overall."
        in text_of(answer)
    )
    assert "Plays after a hint don't count." in text_of(answer)


async def test_the_other_player_sees_their_own_numbers_and_somebody_else_what_to_do(table, carol):
    await studied(table)
    bob = await insights(table, table.players[1])
    [words] = pictures_of(bob)
    assert f"{len(await own(table, Side.BLACK))} decisions" in words
    nothing = await insights(table, carol)
    assert nothing.ephemeral
    assert "Nothing to show yet" in text_of(nothing)
    assert "tap **Analyze** below its result" in text_of(nothing)
    assert not pictures_of(nothing)
    assert buttons_of(nothing) == {}


async def test_a_match_that_was_not_analyzed_is_offered(table):
    await store_match(table, short_log())
    answer = await insights(table, table.players[0])
    assert list(buttons_of(answer)) == ["Analyze"]
    assert "Tap **Analyze** here for your latest, match 1, or below the result of any other." in text_of(answer)
    assert "Finish one" not in text_of(answer)
    await table.by_button(Side.WHITE, "Analyze", answer)
    assert len(pictures_of(await insights(table, table.players[0]))) == 1


async def test_a_period_leaves_out_what_is_older(table):
    alice = await studied(table)
    assert len(pictures_of(await insights(table, alice, period="30 days"))) == 1
    await table.env.advance_time(timedelta(days=31).total_seconds())
    nothing = await insights(table, alice, period="30 days")
    assert "in the last 30 days" in text_of(nothing)
    assert "Your analyzed matches are older: leave out the period to see them." in text_of(nothing)
    assert "**Analyze**" not in text_of(nothing), "it was analyzed"
    assert buttons_of(nothing) == {}
    assert "the last 90 days" in text_of(await insights(table, alice, period="90 days"))
    assert len(pictures_of(await insights(table, alice))) == 1
    await store_match(table, short_log(5))
    newer = await insights(table, alice, period="30 days")
    assert "to see them. Or tap **Analyze** here for your latest, match 2." in text_of(newer)
    assert list(buttons_of(newer)) == ["Analyze"]


async def test_a_hinted_decision_is_not_ones_own(table):
    alice = await studied(table)
    kept = await own(table, Side.WHITE)
    await table.bot.store.note_hint(1, kept[0][0].seq - 1, Side.WHITE)
    [words] = pictures_of(await insights(table, alice))
    assert f"{len(kept) - 1} decisions" in words


async def test_of_an_import_the_side_with_ones_name_counts(table, carol):
    alice = table.players[0]
    for number, name in enumerate(("Anna", "alice"), 1):
        data = to_mat(short_log(), (name, "Bill")).encode()
        card = (await alice.slash(table.channel, "import", file=(f"{number}.mat", data))).response
        await table.by_button(Side.WHITE, "Analyze", card)
    [words] = pictures_of(await insights(table, alice))
    assert "in 1 match" in words
    assert "Nothing to show" in text_of(await insights(table, carol))


async def test_without_the_engine_everything_but_the_plans_is_there(table, monkeypatch):
    alice = await studied(table)

    async def gone(*_, **__):
        raise EngineMissing

    with monkeypatch.context() as patched:
        patched.setattr(table.bot.engine, "ask", gone)
        [words] = pictures_of(await insights(table, alice))
    assert "Opening" in words
    assert "game plan" not in words
    assert "game plan" in pictures_of(await insights(table, alice))[0]


async def test_in_german(table):
    alice = await studied(table)
    await table.bot.app.people.prefer(alice.id, language="de")
    answer = await insights(table, alice)
    assert "Eröffnung" in pictures_of(answer)[0]
    assert "Am meisten verlierst du hier: **Kontakt**" in text_of(answer)
