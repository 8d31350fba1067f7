"""The next player is told, even if no thread could be made or a board was shown too late."""

from datetime import timedelta

import aiohttp
import pytest

from bot.records.matches import ChallengeStatus
from bot.records.people import Posting
from bot.rules.dice import ScriptedDice
from bot.rules.sides import Side
from bot.store.connections import PATIENCE, SWEEP
from bot.ui.board.boards import Boards
from bot.ui.board.threads import Threads
from bot.ui.kit.sending import QUIET, edit
from bot.ui.post import live, old_boards
from bot.ui.tournament.desk import TournamentDesk
from tests.ui.table import FIRST_GAME, begin, buttons_of, last_post, posts_in, requests_since, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def dice():
    return ScriptedDice(FIRST_GAME)


def pings(requests):
    """The people called by new messages, in order: an edit calls nobody."""
    called = []
    for one in requests:
        body = one.json if isinstance(one.json, dict) else {}
        allowed = body.get("allowed_mentions") or (body.get("data") or {}).get("allowed_mentions") or {}
        if one.method == "POST":
            called += [int(user) for user in allowed.get("users") or ()]
    return called


async def lost_turn(table, side, command, **options):
    """A turn that is stored while Discord accepts neither the answer nor a message."""
    table.env.inject_error("POST", "/interactions/*/*/callback", status=500)
    table.env.inject_error("POST", "/channels/*/messages", status=500)
    table.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
    await table.players[side].slash(table.channel, command, **options)


async def is_shown(table):
    record = await table.bot.store.match(1)
    return record.board.seq == record.state.seq and record.board.message_id


class TestThreads:
    """The server wants a thread for each match."""

    async def test_none_can_be_made_so_a_line_calls_whoever_is_next(self, table):
        await table.bot.app.people.choose(table.guild.id, threads=True)
        table.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=50013)
        start = len(table.env.http_requests)
        await begin(table)
        line = last_post(table)
        assert table.players[WHITE].mention in text_of(line)
        assert "discord.com/channels/" in text_of(line)
        assert pings(requests_since(table, start))[-1] == table.players[WHITE].id
        assert (await table.bot.store.match(1)).thread_id is None

    async def test_one_that_takes_no_board_gets_it_later(self, table):
        await table.bot.app.people.choose(table.guild.id, threads=True)
        await table.by_command(WHITE, "challenge", opponent=table.players[BLACK], length=5)
        table.env.inject_error("POST", "/channels/*/messages", status=500)
        await table.by_button(BLACK, "Accept")
        [thread] = table.channel.threads
        assert posts_in(table.env, thread) == []
        start = len(table.env.http_requests)
        await table.env.advance_time(60)
        [board] = posts_in(table.env, thread)
        assert await is_shown(table) == board.id
        assert pings(requests_since(table, start)) == [table.players[WHITE].id]

    async def test_a_turn_made_while_one_is_opened_is_shown_there(self, table, monkeypatch):
        await table.bot.app.people.choose(table.guild.id, posting=Posting.LIVE)
        await begin(table)
        await table.bot.app.people.choose(table.guild.id, threads=True)
        desk = table.bot.get(Boards)
        post = desk.live.post

        async def slow_post(*args, **options):
            monkeypatch.setattr(desk.live, "post", post)
            await table.players[WHITE].slash(table.channel, "move", play="8/5 6/5")
            return await post(*args, **options)

        monkeypatch.setattr(desk.live, "post", slow_post)
        await table.bot.get(Threads).open(await table.bot.store.match(1))
        await table.env.advance_time(120)
        [thread] = table.channel.threads
        boards_there = [one for one in posts_in(table.env, thread) if "Roll" in buttons_of(one)]
        assert [one.id for one in boards_there] == [await is_shown(table)]
        assert not any("Roll" in buttons_of(one) for one in posts_in(table.env, table.channel))


class TestBoardsThatWereBehind:
    """A turn was stored while Discord could not be reached."""

    async def test_a_new_board_calls_whoever_is_next(self, table):
        await begin(table)
        old = table.board
        await lost_turn(table, WHITE, "move", play="8/5 6/5")
        start = len(table.env.http_requests)
        assert last_post(table).id == old.id
        await table.env.advance_time(120)
        new = last_post(table)
        assert new.id != old.id
        assert table.players[BLACK].mention in text_of(new)
        assert "Roll" in buttons_of(new)
        assert pings(requests_since(table, start)) == [table.players[BLACK].id]
        assert await is_shown(table) == new.id
        posts = len(posts_in(table.env, table.channel))
        await table.env.advance_time(120)
        assert len(posts_in(table.env, table.channel)) == posts

    async def test_his_own_board_is_edited_for_whoever_goes_on(self, table):
        await begin(table)
        await table.by_command(WHITE, "move", play="8/5 6/5")
        board = table.board
        await lost_turn(table, BLACK, "roll")
        posts = len(posts_in(table.env, table.channel))
        await table.env.advance_time(120)
        assert len(posts_in(table.env, table.channel)) == posts
        assert "6-5" in text_of(board)
        assert await is_shown(table) == board.id

    async def test_edited_where_nothing_can_be_posted(self, table):
        await begin(table)
        board = table.board
        await lost_turn(table, WHITE, "move", play="8/5 6/5")
        table.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
        await table.env.advance_time(120)
        assert "Roll" in buttons_of(board)
        assert await is_shown(table) == board.id

    async def test_beside_the_one_live_board_a_line_calls(self, table):
        await table.bot.app.people.choose(table.guild.id, posting=Posting.LIVE)
        board = (await begin(table)).board
        start = len(table.env.http_requests)
        await lost_turn(table, WHITE, "move", play="8/5 6/5")
        await table.env.advance_time(120)
        assert "Roll" in buttons_of(board)
        assert await is_shown(table) == board.id
        line = last_post(table)
        assert table.players[BLACK].mention in text_of(line)
        assert buttons_of(line) == {}
        assert pings(requests_since(table, start)) == [table.players[BLACK].id]


async def test_one_live_board_promises_no_ping(table):
    await table.bot.app.people.choose(table.guild.id, posting=Posting.LIVE)
    await begin(table)
    answer = await table.by_command(BLACK, "roll")
    assert "opponent's turn" in text_of(answer)
    assert "ping" not in text_of(answer)


class TestLeftOpen:
    """A board that was replaced and not closed is closed later."""

    async def test_tried_again_until_it_is_closed(self, table):
        await begin(table)
        old = table.board
        table.env.inject_error("PATCH", "/webhooks/*/*/messages/*", status=500, times=None)
        table.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=1)
        await table.players[WHITE].slash(table.channel, "move", play="8/5 6/5")
        assert buttons_of(old)
        await table.env.advance_time(60)
        assert not buttons_of(old)
        assert await table.bot.store.old_boards("match") == []

    async def test_the_bot_was_killed_before_it_closed_one(self, table, make_bot):
        await begin(table)
        old = table.board
        table.env.inject_error("PATCH", "/webhooks/*/*/messages/*", status=500, times=None)
        await table.players[WHITE].slash(table.channel, "move", play="8/5 6/5")
        assert buttons_of(old)
        [left] = await table.bot.store.old_boards("match")
        assert left.message_id == old.id
        table.bot = make_bot()
        await table.env.restart_bot(table.bot)
        assert not buttons_of(old)
        assert "Roll" in buttons_of(last_post(table))
        await table.env.advance_time(20)
        assert await table.bot.store.old_boards("match") == []

    async def test_the_bot_was_killed_before_it_noted_the_new_board(self, table, make_bot, monkeypatch):
        await begin(table)
        old = table.board

        async def killed(*_):
            pass

        boards = table.bot.get(Boards)
        monkeypatch.setattr(boards.live, "note", killed)
        monkeypatch.setattr(boards.live.old, "close", killed)
        await table.players[WHITE].slash(table.channel, "move", play="8/5 6/5")
        new = last_post(table)
        assert new.id != old.id
        table.bot = make_bot()
        await table.env.restart_bot(table.bot)
        await table.env.advance_time(60)
        assert last_post(table).id == new.id
        assert not buttons_of(old)
        assert await is_shown(table) == new.id


async def test_an_interaction_that_discord_no_longer_knows_leaves_the_board_in_place(table):
    await begin(table)
    await table.by_command(WHITE, "move", play="8/5 6/5")
    posts = len(posts_in(table.env, table.channel))
    table.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    await table.players[BLACK].click(table.board, label="Roll")
    assert len(posts_in(table.env, table.channel)) == posts
    assert "6-5" in text_of(table.board)
    assert await is_shown(table) == table.board.id


class TestOvertaken:
    """A turn is made and shown while its match is being brought up to date to what it was before."""

    @pytest.fixture
    async def before(self, table):
        """The match as it was, one turn ago."""
        await begin(table)
        await table.by_command(WHITE, "move", play="8/5 6/5")
        record = await table.bot.store.match(1)
        await table.by_command(BLACK, "roll")
        return record

    async def is_at_the_latest(self, table):
        assert "6-5" in text_of(table.board)
        assert "Move by move" in buttons_of(table.board)
        assert await is_shown(table) == table.board.id

    async def test_nothing_is_put_over_a_newer_board(self, table, before):
        start = len(table.env.http_requests)
        desk = table.bot.get(Boards)
        assert await desk.live.edit_or_post(before, desk.posts.current(before), QUIET)
        await desk.live.refresh(before)
        assert requests_since(table, start) == []
        await self.is_at_the_latest(table)

    async def test_what_was_posted_too_late_loses_its_controls(self, table, before):
        assert await table.bot.get(Boards).post_anew(before)
        late = last_post(table)
        assert late.id != table.board.id
        assert "Roll" not in buttons_of(late)
        await self.is_at_the_latest(table)

    @pytest.fixture
    async def racing(self, table, monkeypatch):
        """Edits of boards, beginning with one that a roll on the same board outruns: which of them fail, and how."""
        await begin(table)
        await table.by_command(WHITE, "move", play="8/5 6/5")
        failing, edits = {}, []

        async def slow_edit(*args, **options):
            edits.append(args)
            if len(edits) == 1:
                await table.by_button(BLACK, "Roll")
            lost = failing.get(len(edits))
            if lost != "request":
                await edit(*args, **options)
            if lost is not None:
                raise aiohttp.ClientError("away")

        record = await table.bot.store.match(1)
        monkeypatch.setattr(live, "edit", slow_edit)
        return record, failing

    async def test_edited_at_the_same_time_the_board_ends_with_the_latest(self, table, racing):
        before, _ = racing
        await table.bot.get(Boards).live.refresh(before)
        await self.is_at_the_latest(table)

    async def test_words_brought_up_to_date_at_the_same_time(self, table, racing):
        before, _ = racing
        await table.bot.get(Boards).live.restate(before)
        await self.is_at_the_latest(table)

    async def test_words_brought_up_to_date_leave_a_board_closed_that_was_replaced_meanwhile(self, table, monkeypatch):
        await begin(table)
        await table.by_command(WHITE, "move", play="8/5 6/5")
        before, old, boards, edits = await table.bot.store.match(1), table.board, table.bot.get(Boards), []

        async def slow_edit(*args, **options):
            edits.append(args)
            if len(edits) == 1:
                await boards.post_anew(before)
            await edit(*args, **options)

        monkeypatch.setattr(live, "edit", slow_edit)
        await boards.live.restate(before)
        assert last_post(table).id != old.id
        assert "Roll" in buttons_of(last_post(table))
        assert "Roll" not in buttons_of(old)

    async def test_an_edit_that_arrived_though_its_answer_was_lost(self, table, racing):
        before, failing = racing
        failing[1] = "answer"
        await table.bot.get(Boards).live.refresh(before)
        await self.is_at_the_latest(table)

    async def test_what_could_not_be_put_right_is_later(self, table, racing):
        before, failing = racing
        failing[2] = "request"
        await table.bot.get(Boards).live.refresh(before)
        assert "Roll" in buttons_of(table.board)
        await table.env.advance_time(120)
        await self.is_at_the_latest(table)

    async def test_a_board_that_was_gone_on_with_is_not_closed_later(self, table, monkeypatch):
        await begin(table)
        await table.by_command(WHITE, "move", play="8/5 6/5")
        before, tapped = await table.bot.store.match(1), table.board
        with monkeypatch.context() as away:

            async def fails(*args, **options):
                raise aiohttp.ClientError("away")

            away.setattr(old_boards, "edit", fails)
            await table.bot.get(Boards).post_anew(before)
        await table.by_button(BLACK, "Roll", tapped)
        assert table.board.id == tapped.id
        await table.bot.get(Boards).live.old.try_again()
        await self.is_at_the_latest(table)


class TestWhatFails:
    """What fails in one match or one part of the housekeeping keeps nothing from the others."""

    async def test_a_board_that_cannot_be_made_does_not_keep_the_others_behind(
        self, table, carol, monkeypatch, nothing_unexpected
    ):
        await begin(table)
        await lost_turn(table, WHITE, "move", play="8/5 6/5")
        challenge = (await table.players[WHITE].slash(table.channel, "challenge", opponent=carol, length=3)).response
        await carol.click(challenge, label="Accept")
        posts, made = table.bot.get(Boards).posts, table.bot.get(Boards).posts.current
        await table.bot.app.matches.board_outdated(2)
        asked = []

        def current(record, **options):
            asked.append(record.match_id)
            if record.match_id == 1:
                raise RuntimeError("on purpose")
            return made(record, **options)

        monkeypatch.setattr(posts, "current", current)
        await table.env.advance_time(120)
        assert asked.count(1) == 1  # it is left alone until somebody plays there
        second = await table.bot.store.match(2)
        assert second.board.seq == second.state.seq
        failed = [entry for entry in nothing_unexpected if entry["log_level"] == "error"]
        assert [(entry["event"], entry["match"]) for entry in failed] == [("board not brought up to date", 1)]
        nothing_unexpected.clear()

    async def test_one_part_of_the_housekeeping(self, table, monkeypatch, nothing_unexpected):
        challenges = table.bot.app.challenges
        challenges.lasts = timedelta(seconds=20)
        await table.by_command(WHITE, "challenge", opponent=table.players[BLACK], length=5)

        async def broken(*_):
            raise RuntimeError("on purpose")

        monkeypatch.setattr(table.bot.get(TournamentDesk), "keep", broken)
        await table.env.advance_time(45)
        assert (await table.bot.store.challenge(1)).status is ChallengeStatus.EXPIRED
        assert {entry["what"] for entry in nothing_unexpected if entry["log_level"] == "error"} == {"tournament"}
        nothing_unexpected.clear()


async def test_housekeeping_gives_statements_more_time_than_a_turn(table, monkeypatch):
    given = []

    async def look(*_):
        given.append(PATIENCE.get())

    monkeypatch.setattr(table.bot.get(TournamentDesk), "keep", look)
    await table.env.advance_time(15)
    assert set(given) == {SWEEP}
