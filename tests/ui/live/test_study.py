"""What a match that is over teaches at the live board: lessons, mistakes, and each of them tried again."""

import asyncio
from random import Random

import pytest

from bot.records.analyses import DecisionKind
from bot.rules.dice import LiveDice
from bot.rules.match.evolution import states_before
from bot.rules.match.turn import plays_now
from tests.ui.chouette.chouette_table import ChouetteTable
from tests.ui.coach.coached import doubled_log, remember, short_log, store_match
from tests.ui.live.window import path_of
from tests.ui.table import begin, posts_in

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.usefixtures("engine", "hurried")]


@pytest.fixture(autouse=True)
def remembering(engine):
    remember(engine)


async def studied(window, match=1):
    """What a match teaches, analyzed if it has to be."""
    told = await window.ask("study", t="study", match=match, begin=True)
    for _ in range(1200):
        if "lessons" in told:
            return told
        await asyncio.sleep(0.02)
        told = await window.ask("study", t="study", match=match)
    raise AssertionError(told)


async def worst_of(table, kind=DecisionKind.CHECKER):
    logged = await table.bot.app.logs.of(await table.bot.store.match(1))
    analysis = await table.bot.app.coach.ready(logged, None)
    one = next(one for one in analysis.blunders if one.kind is kind)
    return one, states_before(logged.events, (one.seq,))[one.seq]


async def test_three_lessons_of_ones_own_once_it_is_asked_for(table, pages):
    await store_match(table, short_log())
    window = await pages.window(table.players[0], 1)
    assert window.last("table")["over"]
    told = await window.ask("study", t="study", match=1)
    assert told["may"] is True
    assert "total" not in told
    assert "lessons" not in told
    assert told["facts"][0]["label"] == "Rating"
    under_way = await window.ask("study", t="study", match=1, begin=True)
    assert under_way["total"] > under_way["done"]
    told = await studied(window)
    assert [fact["label"] for fact in told["facts"]] == ["Rating", "Performance (lower is better)", "Luck"]
    assert told["facts"][1]["note"] == "beginner"
    assert 1 <= len(told["lessons"]) <= 3
    assert len(told["mistakes"]) >= len(told["lessons"])
    assert [one["seq"] for one in told["mistakes"]] == sorted(one["seq"] for one in told["mistakes"])
    for lesson in told["lessons"]:
        assert lesson["title"].endswith(", game 1")
        assert lesson["cost"].startswith("cost 0.")
        assert lesson["words"].startswith("Played: ")
        assert "**" not in lesson["words"]
        assert lesson["position"]["white"]
    assert posts_in(table.env, table.channel) == []


async def test_a_spectator_gets_the_lessons_of_both(table, pages, carol):
    await store_match(table, short_log())
    window = await pages.window(carol, 1)
    told = await studied(window)
    assert told["facts"] == []
    assert all(": " in lesson["title"] for lesson in told["lessons"])


async def test_a_mistake_is_asked_again_and_judged(table, pages, carol):
    await store_match(table, short_log())
    window = await pages.window(carol, 1)
    await studied(window)
    one, state = await worst_of(table)
    asked = await window.ask("again", t="study", match=1, seq=one.seq)
    assert "What's the best play?" in asked["question"]
    assert "#" not in asked["question"]
    assert asked["table"]["view"]["bottom"] == one.side.name.lower()
    assert asked["table"]["roll"]["dice"] == list(state.roll)
    assert asked["table"]["over"] is None
    assert asked["choices"] == []
    assert asked["played"]["arrows"]
    assert asked["played"]["position"] != asked["best"]["position"]
    assert asked["words"][0] == f"Played: {one.played}. Best: {one.best}."
    assert asked["words"][1].startswith(one.best)
    best = await window.ask("judged", t="study", match=1, seq=one.seq, play=one.best)
    assert best["words"][0] == f"Best! {one.best}"
    assert best["words"][-1].startswith(f"In the match: {one.played}")
    assert best["shown"] == asked["best"]
    path = path_of(asked, lambda _: 0)
    assert (await window.ask("judged", t="study", match=1, seq=one.seq, play=path))["words"]
    known = {ranked.play for ranked in one.plays}
    other = next(play.notation for play in plays_now(state) if play.notation not in known)
    judged = await window.ask("judged", t="study", match=1, seq=one.seq, play=other)
    assert "Best: " in judged["words"][0]
    for wrong in ("24/3", "@99"):
        refused = await window.ask("refused", t="study", match=1, seq=one.seq, play=wrong)
        assert refused["why"]
    assert (await window.ask("refused", t="study", match=1, seq=99999))["why"]


async def test_a_double_is_decided_again(table, pages):
    await store_match(table, doubled_log())
    window = await pages.window(table.players[0], 1)
    await studied(window)
    one, _ = await worst_of(table, DecisionKind.DOUBLE)
    asked = await window.ask("again", t="study", match=1, seq=one.seq)
    assert {choice["choice"] for choice in asked["choices"]} == {"double", "no_double"}
    assert asked["plays"] is None
    assert asked["best"] is None
    judged = await window.ask("judged", t="study", match=1, seq=one.seq, play=one.best)
    assert judged["words"][0].startswith("Best!")
    assert (await window.ask("refused", t="study", match=1, seq=one.seq, play="take"))["why"]


async def test_nothing_is_told_of_a_match_that_goes_on_or_that_is_hidden(table, pages, carol):
    await begin(table)
    window = await pages.window(table.players[0], 1)
    told = await window.ask("study", t="study", match=1, begin=True)
    assert told["may"] is False
    assert (await window.ask("refused", t="study", match=1, seq=3))["why"]
    assert (await window.ask("gone", t="study", match=77))["why"] == "There's no such board."


@pytest.fixture
def dice(request):
    """In a chouette people play by chance, and so badly."""
    return LiveDice(Random(5).randrange) if "chouette" in request.node.name else None


async def test_a_chouette_teaches_each_what_they_decided(table, pages, carol):
    club = ChouetteTable(table, 3)
    await club.open()
    chouettes = table.bot.app.chouettes
    windows = [await pages.window(person, -1) for person in club.people]
    for _ in range(16):
        await club.step()
    assert (await windows[0].ask("study", t="study", match=-1, begin=True))["may"] is False
    for person in club.people:
        await chouettes.give_up(1, person.id)
    over = (await windows[0].until(lambda frame: frame["t"] == "table" and frame["over"]))["over"]
    assert over["headline"] == "The chouette is over after one game."
    assert len(over["sub"].split(" · ")) == 3
    table = windows[0].last("table")
    assert all(table["players"][side]["name"] for side in ("white", "black"))  # box and captain of the last game
    asked = dict[int, int]()
    for person, window in zip(club.people, windows, strict=True):
        told = await studied(window, -1)
        assert told["facts"], person.name
        assert all(fact["note"].endswith((" decision", " decisions")) for fact in told["facts"]), "too few for a word"
        for mistake in told["mistakes"]:
            assert asked.setdefault(mistake["seq"], person.id) == person.id  # nobody is told what another decided
    assert asked
    seq, owner = next(iter(asked.items()))
    window = windows[[person.id for person in club.people].index(owner)]
    again = await window.ask("again", t="study", match=-1, seq=seq)
    assert again["table"]["match"] == -1
    assert again["words"][0].startswith("Played: ")
    best = path_of(again, lambda _: 0) if again["plays"] else again["choices"][0]["choice"]
    assert (await window.ask("judged", t="study", match=-1, seq=seq, play=best))["words"]
    others = next(one for one in windows if one is not window)
    assert (await others.ask("refused", t="study", match=-1, seq=seq))["why"]
    stranger = await pages.window(carol, -1)
    told = await stranger.ask("study", t="study", match=-1)
    assert (told["may"], told["lessons"], told["mistakes"], told["best"]) == (False, [], [], "")
