"""Try again: a mistake of a studied match is decided once more, with the real engine and a verdict in words."""

import re

import pytest
from msgspec.structs import replace

from bot.app.logged import Viewer
from bot.records.analyses import DecisionKind
from bot.records.people import Place
from bot.rules.match import commands as cmd
from bot.rules.match.evolution import states_before
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.transcript import to_mat
from bot.ui.coach import trying, words
from bot.ui.kit.names import unmarked
from tests.engine.test_analysis import followed
from tests.ui.coach.coached import choose, doubled_log, remember, short_log, store_match
from tests.ui.table import buttons_of, forged, pictures_of, text_of

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.usefixtures("engine")]


@pytest.fixture(autouse=True)
def remembering(engine):
    remember(engine)


def viewer_of(table):
    return Viewer(table.players[0].id, Place(table.channel.id, table.guild.id))


async def worst_of(table, match, kind=DecisionKind.CHECKER, rank=0):
    """The worst mistake of a kind, or one of a lower rank, in a studied match, and the state in which it was made."""
    logged = await table.bot.app.logs.load(match, viewer_of(table))
    analysis = await table.bot.app.coach.ready(logged, None)
    one = [one for one in analysis.blunders if one.kind is kind][rank]
    return one, states_before(logged.events, (one.seq,))[one.seq]


async def test_a_play_is_chosen_again_and_judged_in_words(table, carol):
    await store_match(table, short_log())
    answer = (await carol.slash(table.channel, "analyze", match="1")).response
    one, state = await worst_of(table, "1")
    asked = (await carol.click(answer, label="Try again")).response
    assert "What's the best play?" in text_of(asked)
    assert one.best not in text_of(asked)
    assert len(pictures_of(asked)) == 1
    verdict = await choose(carol, asked, state, one.best)
    assert verdict.ephemeral
    assert f"**Best!** `{one.best}`" in text_of(verdict)
    assert re.search(rf"^\*\*{re.escape(unmarked(one.best))}\*\* .+\.$", text_of(verdict), re.MULTILINE), (
        "what tells it apart"
    )
    assert f"In the match: `{one.played}`" in text_of(verdict)
    again = (await carol.click(verdict, label="Try again")).response
    verdict = await choose(carol, again, state, one.played)
    assert f"`{one.played}` costs {one.loss:.3f}. Best: `{one.best}`." in text_of(verdict)
    assert f"Best: {one.best}, equity {one.equity + one.loss:+.3f}" in pictures_of(verdict)[0]


async def test_a_play_that_was_not_studied_is_looked_at(table, carol):
    await store_match(table, short_log())
    answer = (await carol.slash(table.channel, "analyze", match="1")).response
    one, state = await worst_of(table, "1")
    known = {ranked.play for ranked in one.plays}
    other = next(play.notation for play in plays_now(state) if play.notation not in known)
    verdict = await choose(carol, (await carol.click(answer, label="Try again")).response, state, other)
    assert re.search(rf"`{re.escape(other)}` (?:costs|loses) 0\.\d{{3}}\. Best: ", text_of(verdict))


async def test_a_quick_look_thinks_no_better_of_a_play_than_the_study_that_left_it_out(table, carol, monkeypatch):
    await store_match(table, short_log())
    answer = (await carol.slash(table.channel, "analyze", match="1")).response
    one, state = await worst_of(table, "1")
    known = {ranked.play for ranked in one.plays}
    other = next(play.notation for play in plays_now(state) if play.notation not in known)
    fifth = sorted(ranked.loss for ranked in one.plays)[4]

    async def quick(*_):
        return replace(one, played=other, loss=0.0)

    monkeypatch.setattr(trying, "look_at", quick)
    verdict = await choose(carol, (await carol.click(answer, label="Try again")).response, state, other)
    assert "Best!" not in text_of(verdict)
    assert f"`{other}` costs {fifth:.3f}. Best: `{one.best}`." in text_of(verdict)


async def test_the_verdict_leads_back_to_the_lessons_in_whose_place_it_was_asked(table, carol):
    await store_match(table, short_log())
    first = (await carol.slash(table.channel, "analyze", match="1")).response
    answer = (await carol.click(first, label="2")).response
    lesson = text_of(answer)
    asked = (await carol.click(answer, label="Try again")).response
    one, state = await worst_of(table, "1", rank=1)
    verdict = await choose(carol, asked, state, one.best)
    assert list(buttons_of(verdict)) == ["Try again", "Lessons"]
    back = (await carol.click(verdict, label="Lessons")).response
    assert text_of(back) == lesson
    assert [back.id, pictures_of(back)] == [verdict.id, pictures_of(answer)]


async def test_the_question_leads_back_to_the_lessons_without_an_answer(table, carol):
    await store_match(table, short_log())
    first = (await carol.slash(table.channel, "analyze", match="1")).response
    answer = (await carol.click(first, label="2")).response
    lesson = text_of(answer)
    asked = (await carol.click(answer, label="Try again")).response
    steps = (await carol.click(asked, label="Move by move")).response
    asked = (await carol.click(steps, label="Back")).response
    assert list(buttons_of(asked)) == ["Move by move", "Lessons"]
    back = (await carol.click(asked, label="Lessons")).response
    assert (back.id, text_of(back)) == (asked.id, lesson)


async def test_an_imported_match_is_tried_as_well(table):
    alice = table.players[0]
    data = to_mat(short_log(), ("Ann", "Bill")).encode()
    card = (await alice.slash(table.channel, "import", file=("a.mat", data))).response
    answer = await table.by_button(Side.WHITE, "Analyze", card)
    one, state = await worst_of(table, "i1")
    asked = (await alice.click(answer, label="Try again")).response
    assert "**Best!**" in text_of(await choose(alice, asked, state, one.best))


async def test_the_verdict_shows_the_board_from_the_side_that_was_asked(table, carol, monkeypatch):
    shown, paint = [], words.render_decision
    monkeypatch.setattr(words, "render_decision", lambda picture: shown.append(picture.scene.bottom) or paint(picture))
    await store_match(table, short_log())
    answer = (await carol.slash(table.channel, "analyze", match="1")).response
    analysis = await table.bot.app.coach.ready(await table.bot.app.logs.load("1", viewer_of(table)), None)
    for side in Side:
        one = next(one for one in analysis.blunders if one.side is side and one.kind is DecisionKind.CHECKER)
        tap = buttons_of(answer)["Try again"].split(":")
        asked = await forged(carol, answer, ":".join((*tap[:-1], str(one.seq))))
        [state] = states_before(short_log(), (one.seq,)).values()
        await choose(carol, asked, state, one.best)
        assert shown[-1] is side


async def test_a_double_is_decided_again(table, carol):
    await store_match(table, doubled_log())
    answer = (await carol.slash(table.channel, "analyze", match="1")).response
    one, _ = await worst_of(table, "1", DecisionKind.DOUBLE)
    tap = buttons_of(answer)["Try again"].split(":")
    tap[-1] = str(one.seq)
    asked = await forged(carol, answer, ":".join(tap))
    assert "Double or not?" in text_of(asked)
    assert set(buttons_of(asked)) == {"Double", "Roll", "Lessons"}
    right, wrong = ("Double", "Roll") if one.best == "double" else ("Roll", "Double")
    verdict = (await carol.click(asked, label=right)).response
    assert f"**Best!** `{right.lower()}`" in text_of(verdict)
    assert "\n-# The doubling point is" in text_of(verdict)
    asked = (await carol.click(verdict, label="Try again")).response
    verdict = (await carol.click(asked, label=wrong)).response
    assert f"costs {one.loss:.3f}" in text_of(verdict)


def passed_session():
    """A session with beavers: Black passes a double that should be taken, and no more."""
    choices = [
        lambda state: cmd.MakePlay(state.on_roll, "8/5 6/5"),
        lambda state: cmd.RollDice(state.on_roll),
        lambda state: cmd.MakePlay(state.on_roll, "24/22 13/9"),
        lambda state: cmd.OfferDouble(state.on_roll),
        lambda state: cmd.Pass(state.on_roll.other),
    ]
    return tuple(followed("backgammon", [(3, 1), (4, 2), (2, 1)], choices, Rules(beavers=True)))


async def test_a_beaver_can_be_chosen_wherever_it_was_allowed_not_only_where_it_is_right(table, carol):
    await store_match(table, passed_session())
    answer = (await carol.slash(table.channel, "analyze", match="1", game=1)).response
    asked = (await carol.click(answer, label="Try again")).response
    assert set(buttons_of(asked)) == {"Take", "Beaver", "Pass", "Lessons"}
    verdict = (await carol.click(asked, label="Beaver")).response
    assert "Beavering costs" in text_of(verdict)
    assert "Best: `take`" in text_of(verdict)


async def test_a_decision_that_is_none_is_refused(table, carol):
    await store_match(table, short_log())
    answer = (await carol.slash(table.channel, "analyze", match="1")).response
    tap = buttons_of(answer)["Try again"].split(":")
    tap[-1] = "99999"
    assert "no longer stored" in text_of(await forged(carol, answer, ":".join(tap)))
