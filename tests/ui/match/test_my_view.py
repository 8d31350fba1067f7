"""My view: the board from a player's own side, for that player alone, the way they like it."""

import asyncio
import re
import sqlite3
from contextlib import closing

import pytest
import simcord.interactions

from bot.records.people import Numbering, Posting
from bot.rules.dice import ScriptedDice
from bot.rules.match.partial import steps_of
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.scoring import Cube
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON
from bot.ui.board.boards import Boards
from bot.ui.kit import message as board_message
from bot.workers import studio
from bot.workers.process import WorkerProcess
from tests.ui.positions import put
from tests.ui.table import begin, buttons_of, forged, pictures_of, play_step, posts_in, selects_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def dice():
    """White opens with 3-1; Black follows with 6-5."""
    return ScriptedDice([(3, 1), (6, 5), (4, 3), (2, 1)])


@pytest.fixture
def scenes(monkeypatch):
    """What was drawn, in order."""
    found = []
    for name in ("render_board", "board_rows"):
        monkeypatch.setattr(board_message, name, noting(getattr(board_message, name), found))
    return found


def noting(draw, found):
    def note(scene):
        found.append(scene)
        return draw(scene)

    return note


async def my_view(table, side, message=None):
    answer = (await table.players[side].click(message or table.board, label="My board")).response
    assert answer.ephemeral
    return answer


async def choose(person, message, step):
    return (await play_step(person, message, step)).response


async def rename(table, side, name):
    """Give a player another name from now on."""
    record = await table.bot.store.match(1)
    with closing(sqlite3.connect(table.bot.settings.database_path)) as connection, connection:
        found = connection.execute(
            "UPDATE players SET name = ? WHERE user_id = ?", (name, record.players[side].user_id)
        ).rowcount
    assert found == 1
    table.bot.app.matches.forget([1])
    return name


@pytest.mark.parametrize("side", Side)
async def test_it_is_private_and_from_ones_own_side(match, scenes, side):
    posts = len(posts_in(match.env, match.channel))
    view = await my_view(match, side)
    assert scenes[-1].bottom is side
    (alt,) = pictures_of(view)
    assert "White, 167 pips" in alt
    assert "Black, 167 pips" in alt
    assert "alice" in text_of(view)
    assert len(posts_in(match.env, match.channel)) == posts
    # The public board keeps its orientation.
    await match.by_command(WHITE, "move", play="8/5 6/5")
    assert scenes[-1].bottom is WHITE


async def test_pip_counts_follow_the_play(match):
    await match.by_command(WHITE, "move", play="8/5 6/5")
    (alt,) = pictures_of(await my_view(match, BLACK))
    assert "White, 163 pips" in alt


async def test_the_plays_are_in_the_lists_and_nowhere_else(match):
    view = await my_view(match, WHITE)
    plays = {play.notation for play in plays_now(await match.state())}
    assert {option["label"] for one in selects_of(view) for option in one["options"]} == plays
    assert not any(play in text_of(view) for play in plays)
    assert not selects_of(await my_view(match, BLACK))


async def test_the_same_by_command(match, scenes):
    answer = await match.by_command(BLACK, "board")
    assert answer.ephemeral
    assert scenes[-1].bottom is BLACK
    public = await match.by_command(BLACK, "board", public=True)
    assert not public.ephemeral
    assert scenes[-1].bottom is WHITE


class TestPreferences:
    """The choices made in the panel are what is drawn, for that person alone."""

    @pytest.mark.parametrize(("numbering", "drawn"), [(Numbering.OWN, "black"), (Numbering.NONE, "none")])
    async def test_direction_numbers_and_theme(self, match, scenes, numbering, drawn):
        await match.bot.app.people.prefer(match.players[BLACK].id, home_left=True, numbering=numbering, theme="paper")
        await my_view(match, BLACK)
        assert (scenes[-1].home_left, scenes[-1].numbers, scenes[-1].theme) == (True, drawn, "paper")
        await my_view(match, WHITE)
        assert (scenes[-1].home_left, scenes[-1].numbers, scenes[-1].theme) == (False, "white", "classic")
        await match.by_command(WHITE, "move", play="8/5 6/5")
        assert (scenes[-1].home_left, scenes[-1].numbers, scenes[-1].theme) == (False, "black", "classic")
        await match.by_command(BLACK, "roll")
        assert (scenes[-1].home_left, scenes[-1].numbers, scenes[-1].theme) == (False, "black", "classic")

    async def test_the_pictures_differ_as_they_say(self, match):
        async def picture():
            return (await my_view(match, BLACK)).attachments[0]

        sizes = set()
        for changes in ({}, {"home_left": True}, {"theme": "high_contrast"}, {"numbering": Numbering.NONE}):
            await match.bot.app.people.prefer(match.players[BLACK].id, **changes)
            sizes.add((await picture()).size)
        assert len(sizes) == 4

    async def test_a_theme_that_is_gone_gives_way_to_the_usual_one(self, match, scenes):
        await match.bot.app.people.prefer(match.players[WHITE].id, theme="gone")
        await my_view(match, WHITE)
        assert scenes[-1].theme == "classic"

    async def test_a_board_in_characters(self, match, scenes):
        await match.bot.app.people.prefer(match.players[BLACK].id, text_board=True)
        drawn = len(scenes)
        view = await my_view(match, BLACK)
        assert not pictures_of(view)
        assert not view.attachments
        assert len(scenes) == drawn
        board = text_of(view).split("```")[1]
        assert "X bob: 167 pips, 0 off\nO alice: 167 pips, 0 off" in board
        assert max(map(len, board.splitlines())) <= 40
        # Black's own home is at the lower right: five on the 6-point, and White's two beyond.
        lower = board.strip("\n").splitlines()[3]
        assert lower.split() == ["O5", ".", ".", ".", "X3", ".", "|", "X5", ".", ".", ".", ".", "O2"]
        assert pictures_of(await my_view(match, WHITE))

    async def test_whose_cube_it_is_in_characters(self, match):
        name = await rename(match, BLACK, "```` evil")
        await match.bot.app.people.prefer(match.players[WHITE].id, text_board=True)
        await put(match, cube=Cube(4, BLACK))
        text = text_of(await my_view(match, WHITE))
        assert text.count("```") == 2
        assert "O alice: 167 pips, 0 off\nX " in text
        assert f"{name.replace('`', chr(39))}: 167 pips, 0 off, cube 4\n" in text

    async def test_numbers_in_characters(self, match):
        person = match.players[BLACK].id
        lowest = {}
        for numbering in Numbering:
            await match.bot.app.people.prefer(person, text_board=True, numbering=numbering)
            lines = text_of(await my_view(match, BLACK)).split("```")[1].split("\n")[1:]
            lowest[numbering] = lines[4].split()
        own = [str(point) for point in range(12, 0, -1)]
        assert lowest == {
            Numbering.OWN: own,
            Numbering.NONE: [],
        }


class TestPlaying:
    """The buttons and lists of a private board work, and everyone sees the turn."""

    @pytest.mark.parametrize("text_board", [False, True])
    async def test_a_whole_turn_from_the_private_board(self, match, text_board):
        await match.bot.app.people.prefer(match.players[WHITE].id, text_board=text_board)
        public, alice = match.board, match.players[WHITE]
        shown = public.components
        view = await my_view(match, WHITE)
        play = next(play for play in plays_now(await match.state()) if play.notation == "8/5 6/5")
        first, second = steps_of(play, (await match.state()).roll, BACKGAMMON)
        view = (await alice.click(view, label="Move by move")).response
        step = await choose(alice, view, first)
        assert (step.id, step.ephemeral) == (view.id, True)
        assert "So far: 8/5" in text_of(step)
        assert bool(pictures_of(step)) is not text_board
        step = await choose(alice, step, second)
        assert "Play it" in buttons_of(step)
        undone = (await alice.click(step, label="Undo")).response
        assert "So far: 8/5" in text_of(undone)
        step = await choose(alice, undone, second)
        assert public.components == shown  # nobody sees a play that is only being tried
        board = (await alice.click(step, label="Play it")).response
        assert not board.ephemeral
        assert "8/5 6/5" in text_of(board)
        assert f"<@{match.players[BLACK].id}>" in text_of(board)
        assert (await match.state()).on_roll is BLACK
        await match.bot.get(Boards).live.note()
        assert (await match.bot.store.match(1)).board.message_id == board.id

    async def test_rolling_doubling_and_taking_from_the_private_board(self, match):
        alice, bob = match.players
        await match.by_command(WHITE, "move", play="8/5 6/5")
        view = await my_view(match, BLACK)
        board = await match.by_button(BLACK, "Double to 2", view)
        assert not board.ephemeral
        view = await my_view(match, WHITE, board)
        assert "**bob** doubles to **2**." in text_of(view), "the news, not one's own play before"
        assert "8/5 6/5" not in text_of(view)
        places = [[list(buttons_of(one)).index(label) for label in ("Take", "Pass")] for one in (view, board)]
        assert places == [[2, 3]] * 2, "where they stand for everyone"
        board = (await alice.click(view, label="Take")).response
        assert not board.ephemeral
        view = await my_view(match, BLACK, board)
        own = (await bob.click(view, label="Roll")).response
        assert (own.id, own.ephemeral) == (view.id, True)
        assert selects_of(own)
        assert selects_of(board)  # the board that everyone sees shows the roll as well
        assert (await match.state()).phase is Phase.TO_PLAY

    async def test_a_private_board_that_is_old_is_answered_with_the_present_one(self, match):
        view = await my_view(match, WHITE)
        await match.by_command(WHITE, "move", play="8/5 6/5")
        state = await match.state()
        select = selects_of(view)[0]
        value = select["options"][0]["value"]
        answer = (await match.players[WHITE].click(view, label="Move by move")).response
        assert (answer.id, answer.ephemeral) == (view.id, True)
        assert "older position" in text_of(answer)
        assert not selects_of(answer)
        answer = await forged(match.players[WHITE], view, select["custom_id"], [value])
        assert "older position" in text_of(answer)
        assert await match.state() == state

    async def test_whoever_has_to_wait_is_offered_nothing_he_would_be_refused(self, match):
        view = await my_view(match, BLACK)
        assert not selects_of(view)
        assert not buttons_of(view)
        question = await match.by_button(BLACK, "Resign")
        assert "What do you want to resign?" in text_of(question)
        await match.by_command(WHITE, "move", play="8/5 6/5")
        await match.by_button(BLACK, "Double to 2")
        assert not buttons_of(await my_view(match, BLACK))

    async def test_details_that_were_opened_earlier_still_lead_to_a_resignation(self, match):
        details = (await match.players[WHITE].click(match.board, label="Details")).response
        assert re.search(r"\nStarted <t:\d+:R> · \[show the board\]\(http\S+\)", text_of(details))
        await match.by_command(WHITE, "move", play="8/5 6/5")
        question = (await match.players[WHITE].click(details, label="Resign")).response
        assert "What do you want to resign?" in text_of(question)
        await match.by_button(WHITE, "The whole match", question)
        assert (await match.state()).is_over

    async def test_one_live_board_is_edited_from_the_private_one(self, match):
        await match.bot.app.people.choose(match.guild.id, posting=Posting.LIVE)
        public, posts = match.board, len(posts_in(match.env, match.channel))
        await match.by_command(WHITE, "move", play="8/5 6/5")
        view = await my_view(match, BLACK, public)
        answer = (await match.players[BLACK].click(view, label="Roll")).response
        assert answer.ephemeral
        assert "6-5" in text_of(public)
        assert selects_of(public)
        assert len(posts_in(match.env, match.channel)) == posts  # the line that called him is taken back


async def test_a_spectator_looks_and_has_no_buttons_to_play_with(match, carol, scenes):
    await match.bot.app.people.prefer(carol.id, theme="dark", home_left=True)
    view = (await carol.click(match.board, label="My board")).response
    assert view.ephemeral
    assert list(buttons_of(view)) == ["Follow", "Guess the play"]
    assert not selects_of(view)
    assert "legal" not in text_of(view).lower()
    assert (scenes[-1].bottom, scenes[-1].theme, scenes[-1].home_left) == (WHITE, "dark", True)
    assert "167 pips" in pictures_of(view)[0]


async def test_the_last_board_can_still_be_looked_at(match):
    await match.by_command(WHITE, "resign", what="match", sure=True)
    for side in Side:
        view = await match.by_command(side, "board")
        assert "won" in pictures_of(view)[0]
        assert "bob wins the match" in text_of(view)
        assert not buttons_of(view)


@pytest.fixture
def german(monkeypatch):
    """People whose Discord is in German; the simulator knows only English."""
    ids = set()
    original = simcord.interactions.base_payload

    def base_payload(backend, *, user_id, guild_id, **rest):
        record, payload = original(backend, user_id=user_id, guild_id=guild_id, **rest)
        payload["locale"] = "de" if user_id in ids else "en-US"
        return record, payload

    monkeypatch.setattr(simcord.interactions, "base_payload", base_payload)
    return ids


@pytest.mark.parametrize("by", ["Discord", "preference"])
async def test_it_speaks_the_players_language_and_the_public_board_the_servers(match, german, by):
    alice, bob = match.players
    if by == "Discord":
        german.add(bob.id)
    else:
        await match.bot.app.people.prefer(bob.id, language="de")
    await match.by_command(WHITE, "move", play="8/5 6/5")
    view = (await bob.click(match.board, label="My board")).response
    assert "Würfeln" in buttons_of(view)
    assert "Weiß (alice)" in pictures_of(view)[0]
    own = (await bob.click(view, label="Würfeln")).response
    assert "Weiß (alice)" in pictures_of(own)[0]
    board = match.board
    assert "rolled" in text_of(board)
    assert "White (alice)" in pictures_of(board)[0]
    assert "Move by move" in buttons_of(board)
    view = (await bob.click(board, label="My board")).response
    assert "Move by move" not in buttons_of(view)
    picked = await match.pick(BLACK, plays_now(await match.state())[0])
    assert "Spielen" in buttons_of(picked)
    assert "Weiß (alice)" in pictures_of(picked)[0]
    board = await match.by_button(BLACK, "Spielen", picked)
    assert "White (alice)" in pictures_of(board)[0]
    english = (await alice.click(board, label="My board")).response
    assert "White (alice)" in pictures_of(english)[0]


@pytest.mark.parametrize("way", ["list", "steps"])
async def test_the_board_of_a_picked_play_is_drawn_before_it_is_made(table, monkeypatch, way):
    monkeypatch.setattr(studio, "_processors", lambda: 2)
    monkeypatch.setattr(studio, "PATIENCE", 60.0)  # on a busy machine
    table.bot.studio.open(len, "")
    async with asyncio.timeout(60):
        while not table.bot.studio.is_ready:  # noqa: ASYNC110 - it waits for another process
            await asyncio.sleep(0.01)
    await begin(table)
    state = await table.state()
    play = next(play for play in plays_now(state) if play.notation == "8/5 6/5")
    if way == "list":
        answer = await table.pick(WHITE, play)
    else:
        answer = (await table.players[WHITE].click(table.board, label="Move by move")).response
        for step in steps_of(play, state.roll, BACKGAMMON):
            answer = await choose(table.players[WHITE], answer, step)
    await table.bot.studio.order(len, "")  # what was foreseen is done before
    drawn, send = [], WorkerProcess.send
    monkeypatch.setattr(WorkerProcess, "send", lambda self, message: (drawn.append(message), send(self, message)))
    await table.players[WHITE].click(answer, label="Play it")
    assert (await table.state()).on_roll is BLACK
    assert drawn == []
    assert "Black to move" in pictures_of(posts_in(table.env, table.channel)[-1])[0]
