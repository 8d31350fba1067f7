"""`/analyze` as people meet it, with the real engine: the result, asking again, buttons, refusals, a restart."""

import asyncio
import re
from functools import cache

import msgspec
import pytest

from bot.app.logged import Viewer
from bot.engine import analyst as coach_analyst
from bot.engine.analyst import PoolAnalyst
from bot.live.address import Address
from bot.records.matches import AnalysisRequest
from bot.records.people import Place
from bot.render.board.decision import render_decision
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.transcript import to_mat
from bot.ui.coach import words as coach_words
from bot.ui.kit.components import CustomId
from tests.ui.coach.coached import Counted, remember, short_log, store_match
from tests.ui.table import begin, buttons_of, forged, last_post, pictures_of, posts_in, text_of

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.usefixtures("engine")]


_PAINTED = cache(render_decision)


@pytest.fixture(autouse=True)
def remembering(engine, monkeypatch):
    """Most of these tests look at the same match: it is studied once, and its mistakes are painted once."""
    remember(engine)
    monkeypatch.setattr(coach_words, "render_decision", _PAINTED)


async def test_a_match_is_studied_and_its_result_told(table):
    await store_match(table, short_log())
    answer = await table.by_command(Side.WHITE, "analyze", match="1")
    assert answer.ephemeral
    text = text_of(answer)
    assert "Analysis of match 1" in text
    assert len(re.findall(r"\*\* PR \d+\u00a0±\u00a0\d+, \*[a-z ]+\*", text)) == 2, "one grade each, in one piece"
    lessons = re.findall(r"^\*\*\d\.\*\* \d-\d, played `[^`]+`. Best: \|\|\*\*.+\*\*.+\.\|\|$", text, re.MULTILINE)
    assert len(lessons) == 3, "her own"
    assert "lower is better" in text
    assert not all(one.endswith(" more.||") for one in lessons), "what tells the best play apart"
    [alt] = pictures_of(answer)
    assert "Played: " in alt
    assert "Best: " not in alt, "it's hidden, here as in words, until one has tried"
    assert list(buttons_of(answer)) == ["Try again", "1", "2", "3", "All mistakes", "Numbers"]
    numbers = (await table.players[0].click(answer, label="Numbers")).response
    assert len(re.findall(r"performance rating \*\*\d+\s±\s\d+\*\*", text_of(numbers))) == 2
    assert len(re.findall(r"by what the rolls were worth: luckiest \d-\d", text_of(numbers))) == 2
    _, card = pictures_of(numbers)
    assert len(re.findall(r"^(?:alice|bob): PR \d+(?:\u00a0±\u00a0\d+)? · luck [+-]\d", card, re.MULTILINE)) == 2
    assert list(buttons_of(numbers)) == ["Replay", "As text", "What it means"]
    terms = (await table.players[0].click(numbers, label="What it means")).response
    assert text_of(terms).count("as GNU Backgammon counts:") == 2
    assert await table.bot.store.analysis_requests() == []


async def test_the_result_card_has_a_button_for_it(table):
    async def resign_after_a_play():
        side = (await table.state()).waiting_for
        notation = (await table.players[side].autocomplete(table.channel, "move", "play", ""))[0]["value"]
        await table.by_command(side, "move", play=notation)
        await table.by_command(Side.WHITE, "resign", what="match", sure=True)

    await begin(table, length=1)
    await resign_after_a_play()
    card = last_post(table)
    answer = await table.by_button(Side.BLACK, "Analyze", card)
    assert answer.ephemeral
    assert "Analysis of match 1" in text_of(answer)
    # Everyone sees on the card now how both have played.
    [_, words] = pictures_of(card)
    assert len(re.findall(r"^(?:alice|bob): .*luck [+-]\d", words, re.MULTILINE)) == 2
    assert re.search(r"PR \d+ \(1 decision\) · luck", words)
    assert "-0.00" not in words
    assert {"Replay", "Analyze", "Rematch"} <= set(buttons_of(card))
    await table.bot.app.people.prefer(table.players[0].id, house_rules=Rules(quadruple=True))  # which no network knows
    await table.by_command(Side.WHITE, "challenge", opponent=table.players[1], length=1)
    table.match_id = 2
    await table.by_button(Side.BLACK, "Accept")
    await resign_after_a_play()
    assert list(buttons_of(last_post(table))) == ["Replay", "Export", "Rematch"]


async def test_so_has_an_imported_match(table):
    data = to_mat(short_log(), ("Ann", "Bill")).encode()
    card = (await table.players[0].slash(table.channel, "import", file=("a.mat", data))).response
    answer = await table.by_button(Side.WHITE, "Analyze", card)
    assert answer.ephemeral
    assert "Analysis of match i1" in text_of(answer)


async def test_asked_again_the_store_answers_alone(table, engine):
    await store_match(table, short_log())
    first = await table.by_command(Side.WHITE, "analyze", match="1")
    counted = Counted(engine)
    again = await table.by_command(Side.WHITE, "analyze", match="1")
    one_game = await table.by_command(Side.BLACK, "analyze", match="1", game=1)
    assert counted.asked == 0
    assert text_of(again) == text_of(first)
    assert "game 1" in text_of(one_game)


async def test_the_same_match_again_is_known(table, engine):
    await store_match(table, short_log())
    await table.by_command(Side.WHITE, "analyze", match="1")
    await store_match(table, short_log())
    counted = Counted(engine)
    answer = await table.by_command(Side.BLACK, "analyze", match="2")
    assert counted.asked == 0
    assert "Analysis of match 2" in text_of(answer)


async def test_it_leads_to_the_live_board(table):
    table.bot.get(Address).open_at("http://127.0.0.1")
    await store_match(table, short_log())
    answer = await table.by_command(Side.WHITE, "analyze", match="1")
    assert list(buttons_of(answer))[-3:] == ["All mistakes", "Numbers", "Live board"]
    found = (await table.players[0].click(answer, label="Live board")).response
    assert "This link is for you alone" in text_of(found)


async def test_everyone_may_see_it(table):
    await store_match(table, short_log())
    answer = await table.by_command(Side.WHITE, "analyze", match="1", public=True)
    assert not answer.ephemeral
    assert "Analysis of match 1" in text_of(posts_in(table.env, table.channel)[-1])


async def test_its_buttons(table, carol):
    await store_match(table, short_log())
    answer = await table.by_command(Side.WHITE, "analyze", match="1", public=True)
    page = (await carol.click(answer, label="All mistakes")).response
    assert page.ephemeral
    assert re.search(r"^[0-9]+ mistakes, the worst first", text_of(page), re.MULTILINE)
    page = (await carol.click(page, label="alice's mistakes")).response
    assert "by **alice**, the worst first" in text_of(page)
    assert "**bob**" not in text_of(page)
    [worst] = pictures_of(page)  # one mistake fills a phone's screen
    more = (await carol.click(page, label="Next ▶")).response
    assert "2. **alice**" in text_of(more)
    assert pictures_of(more) != [worst]
    back = (await carol.click(more, label="◀ Worse")).response
    assert pictures_of(back) == [worst]
    numbers = (await carol.click(answer, label="Numbers")).response
    report = (await carol.click(numbers, label="As text")).response
    assert [one.filename for one in report.attachments] == ["analysis-1.txt"]
    assert "Game PR Wh." in (await report.attachments[0].read()).decode(), "what the first column numbers"
    curve = await forged(carol, answer, CustomId("study_curve", 1).encode("b"))
    assert len(pictures_of(curve)) == 1, "a button of an earlier version"


async def test_another_lesson_is_pictured(table, carol):
    await store_match(table, short_log())
    private = await table.by_command(Side.WHITE, "analyze", match="1")
    [first] = pictures_of(private)
    second = (await table.players[0].click(private, label="2")).response
    assert second.id == private.id, "in place"
    [alt] = pictures_of(second)
    assert alt != first
    assert buttons_of(second)["1"] != buttons_of(private)["2"]
    public = await table.by_command(Side.WHITE, "analyze", match="1", public=True)
    mine = (await carol.click(public, label="2")).response
    assert mine.ephemeral, "what everyone reads stays as it is"


async def test_its_pictures_are_seen_from_the_readers_side(table, carol, monkeypatch):
    seen = []
    monkeypatch.setattr(coach_words, "render_decision", lambda one: seen.append(one.scene.bottom) or _PAINTED(one))
    await store_match(table, short_log())
    for player, side in zip((*table.players, carol), (*Side, Side.WHITE), strict=True):
        lessons = (await player.slash(table.channel, "analyze", match="1")).response
        lessons = (await player.click(lessons, label="2")).response
        page = (await player.click(lessons, label="All mistakes")).response
        assert set(seen) == {side}
        assert len(seen) == 3, "the first lesson, the second, and a mistake"
        own = f"by **{player.name}**" in text_of(page)
        assert own is (player is not carol), "a player's own come first"
        seen.clear()


async def test_what_is_not_over_cannot_be_studied(table, engine):
    await begin(table)
    answer = await table.by_command(Side.WHITE, "analyze")
    assert answer.ephemeral
    assert "isn't over yet" in text_of(answer)
    assert "still being played" in text_of(await table.by_command(Side.WHITE, "analyze", game=1))
    assert "no such game" in text_of(await table.by_command(Side.WHITE, "analyze", game=2))
    assert engine._asked == 0


async def test_without_the_engine_it_says_so(table, monkeypatch):
    await store_match(table, short_log())
    monkeypatch.setattr(coach_analyst, "engine_installed", lambda: False)
    answer = await table.by_command(Side.WHITE, "analyze", match="1")
    assert "isn't installed" in text_of(answer)
    assert await table.bot.store.analysis_requests() == []


async def test_it_goes_on_after_a_restart_and_edits_its_message(table, make_bot, monkeypatch):
    """The first process studies a part and dies; the next one finishes the study in the same message."""
    await store_match(table, short_log())
    posted = await table.by_command(Side.WHITE, "board", public=True, match="1")
    bot = table.bot
    logged = await bot.app.logs.load(
        "1", Viewer(table.players[0].id, Place(table.channel.id, table.guild.id)), shown=True
    )
    await bot.app.coach.close()
    request = AnalysisRequest(
        0, table.players[0].id, "1", None, Place(table.channel.id, table.guild.id), posted.id,
        "gone", True, "en", bot.clock().replace(year=2020),
    )  # fmt: skip
    await bot.store.ask_analysis(request)
    material = await bot.app.coach.material(logged, None)
    steps = 0
    async for progress in bot.get(PoolAnalyst).analyze(logged.events, {}, None):
        if progress.decision is not None:
            game = material.games[0]
            place = progress.decision.seq - game.begins
            analysis = msgspec.structs.replace(progress.decision, game=0, seq=place)
            await bot.store.keep_analysis(game.digest, "1ply", place, analysis)
            steps += 1
        if steps == progress.total - 4:
            break
    new = make_bot()
    counted = Counted(new.engine)
    table.bot = new
    await table.env.restart_bot(new)
    try:
        shown = next(post for post in posts_in(table.env, table.channel) if post.id == posted.id)
        assert "Analysis of match 1" in text_of(shown)
        assert counted.asked == 4
        assert await new.store.analysis_requests() == []
    finally:
        await new.app.coach.close()


class NoRoom:
    """Nobody is served: whoever waits, the simulator does not wait for them."""

    async def __aenter__(self):
        await asyncio.sleep(1e6)

    async def __aexit__(self, *_):
        pass


async def test_stopped_by_who_asked_alone(table, carol):
    await store_match(table, short_log())
    table.bot.app.coach.room = NoRoom()
    await table.players[0].slash(table.channel, "analyze", match="1", public=True)
    shown = posts_in(table.env, table.channel)[-1]
    assert "Analyzing match" in text_of(shown)
    await carol.click(shown, label="Stop")
    assert len(await table.bot.store.analysis_requests()) == 1
    answer = (await table.players[0].click(shown, label="Stop")).response
    assert "Stopped analyzing match 1" in text_of(answer)
    assert await table.bot.store.analysis_requests() == []
