"""Watching: one live board or a post per turn, threads, followers, the result card and the replay."""

import aiohttp
import pytest
from structlog.testing import capture_logs

from bot.errors import StorageUnavailable
from bot.records.people import Posting
from bot.rules.dice import ScriptedDice
from bot.rules.match.state import Crawford, Phase
from bot.rules.match.turn import plays_now
from bot.rules.sides import Side
from bot.ui.board.boards import Boards
from tests.ui.table import begin, buttons_of, last_post, pictures_of, posts_in, selects_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def dice():
    """White opens with 3-1; Black follows with 6-5."""
    return ScriptedDice([(3, 1), (6, 5), (4, 3), (6, 6), (2, 1), (5, 4), (3, 1), (3, 1), (3, 1), (6, 1), (5, 2)])


async def choose(table, **settings):
    """Choose settings as somebody who manages the server."""
    await table.bot.app.people.choose(table.guild.id, **settings)


async def follow(person, channel, match="1"):
    shown = (await person.slash(channel, "watch", match=match)).response
    assert shown.ephemeral
    return (await person.click(shown, label="Follow")).response


def direct_messages(person):
    return [message.content for message in person.user.dm_channel.history()]


class TestOneLiveBoard:
    """The server wants one board per match, edited in place."""

    @pytest.fixture
    async def live(self, table):
        await choose(table, posting=Posting.LIVE)
        return await begin(table)

    async def test_taps_edit_it(self, live):
        board, posts = live.board, len(posts_in(live.env, live.channel))
        await live.play_by_lists(WHITE, plays_now(await live.state())[0])
        assert "Roll" in buttons_of(board)
        await live.by_button(BLACK, "Roll", board)
        assert live.board.id == board.id
        assert len(posts_in(live.env, live.channel)) == posts
        assert "6-5" in text_of(live.board)

    async def test_a_typed_command_answers_in_private_and_edits_it(self, live):
        board, posts = live.board, len(posts_in(live.env, live.channel))
        answer = await live.by_command(WHITE, "move", play="8/5 6/5")
        assert answer.ephemeral
        assert "up to date" in text_of(answer)
        assert "8/5 6/5" in text_of(board)
        assert "Roll" in buttons_of(board)
        assert len(posts_in(live.env, live.channel)) == posts + 1  # a line calls the next player
        record = await live.bot.store.match(1)
        assert (record.board.message_id, record.board.seq) == (board.id, record.state.seq)

    async def test_deleted_by_somebody_and_the_bot_restarted(self, live, make_bot):
        board = live.board
        await live.by_command(WHITE, "move", play="8/5 6/5")
        await live.restart(make_bot)
        await live.env.bot.http.delete_message(live.channel.id, board.id)
        answer = await live.by_command(BLACK, "roll")
        assert answer.ephemeral
        new = last_post(live)
        assert new.id != board.id
        assert "6-5" in text_of(new)
        await live.bot.get(Boards).live.note()
        assert (await live.bot.store.match(1)).board.message_id == new.id
        posts = len(posts_in(live.env, live.channel))
        await live.by_command(BLACK, "move", play="24/13")
        assert len(posts_in(live.env, live.channel)) == posts + 1  # a line calls the next player
        assert "24/13" in text_of(new)

    async def test_the_bot_may_not_edit_it_any_more(self, live):
        """The typed turn is shown where it was typed."""
        refused = (
            ("PATCH", "/channels/*/messages/*"),
            ("PATCH", "/webhooks/*/*/messages/*"),
            ("POST", "/channels/*/messages"),
        )
        for method, path in refused:
            live.env.inject_error(method, path, status=403, code=50001, times=None)
        result = await live.players[WHITE].slash(live.channel, "move", play="8/5 6/5")
        shown = [one for one in [result.response, *result.followups] if one is not None and not one.ephemeral]
        [board] = [one for one in shown if "8/5 6/5" in text_of(one)]
        live.env.backend.faults.clear()
        live.board = board
        await live.by_button(BLACK, "Roll")
        assert (await live.state()).phase is Phase.TO_PLAY

    async def test_two_turns_after_a_restart_stay_in_the_same_message(self, live, make_bot):
        board = live.board
        await live.restart(make_bot)
        await live.by_command(WHITE, "move", play="8/5 6/5")
        await live.restart(make_bot)
        await live.by_button(BLACK, "Roll", board)
        assert "6-5" in text_of(board)
        assert selects_of(board)


class TestThreads:
    """Each match has a thread of its own."""

    @pytest.fixture
    async def threaded(self, table):
        await choose(table, threads=True)
        await begin(table)
        [thread] = table.channel.threads
        table.thread = thread
        return table

    async def test_the_score_line_is_its_title_and_boards_go_on_there(self, threaded):
        assert threaded.thread.name == "alice 0 : 0 bob · 5-point match"
        [board] = posts_in(threaded.env, threaded.thread)
        record = await threaded.bot.store.match(1)
        assert (record.thread_id, record.board.message_id) == (threaded.thread.id, board.id)
        threaded.board = board
        assert selects_of(threaded.board)
        pointer = posts_in(threaded.env, threaded.channel)[1]
        assert threaded.thread.mention in text_of(pointer)
        assert buttons_of(pointer) == {}
        assert pictures_of(pointer) == []
        before = len(posts_in(threaded.env, threaded.channel))
        steps = (await threaded.players[WHITE].click(board, label="Move by move")).response
        form = await threaded.players[WHITE].click(steps, label="Type it")
        await threaded.players[WHITE].submit_modal(form, {"text": "8/5 6/5"})
        assert "8/5 6/5" in text_of(last_post(threaded, threaded.thread))
        assert len(posts_in(threaded.env, threaded.channel)) == before

    async def test_commands_find_the_match_in_both_places(self, threaded, carol):
        for channel in (threaded.channel, threaded.thread):
            for person in (*threaded.players, carol):
                answer = (await person.slash(channel, "match")).response
                assert "Match 1" in text_of(answer)
            assert "alice" in text_of((await carol.slash(channel, "matches")).response)
            choices = await threaded.players[WHITE].autocomplete(channel, "move", "play", "8/5")
            assert "8/5 6/5" in [choice["value"] for choice in choices]
        channel, threaded.channel = threaded.channel, threaded.thread
        assert not (await threaded.by_command(WHITE, "move", play="8/5 6/5")).ephemeral
        threaded.channel = channel
        await threaded.by_command(BLACK, "roll")
        assert (await threaded.state()).phase is Phase.TO_PLAY
        shown = [*posts_in(threaded.env, threaded.thread), *posts_in(threaded.env, channel)]
        assert any("rolled" in text_of(post) and selects_of(post) for post in shown)

    async def test_the_title_has_the_new_score(self, threaded, make_bot):
        threaded.channel = threaded.thread
        await threaded.restart(make_bot)
        await threaded.by_command(WHITE, "resign", what="gammon", sure=True)
        await threaded.by_command(BLACK, "accept")
        assert threaded.thread.name == "alice 0 : 2 bob · 5-point match"
        await threaded.by_command(WHITE, "resign", what="match", sure=True)
        assert threaded.thread.name == "alice 0 : 5 bob · 5-point match"
        assert "Result of match 1" in text_of(last_post(threaded, threaded.thread))

    async def test_it_is_deleted_under_the_match(self, threaded, make_bot):
        await threaded.env.bot.http.delete_channel(threaded.thread.id)
        await threaded.restart(make_bot)
        await threaded.by_command(WHITE, "move", play="8/5 6/5")
        threaded.board = last_post(threaded)
        assert "8/5 6/5" in text_of(threaded.board)
        await threaded.by_button(BLACK, "Roll")
        assert (await threaded.state()).phase is Phase.TO_PLAY
        await threaded.env.advance_time(60)
        await threaded.by_command(BLACK, "resign", what="match", sure=True)
        await threaded.env.advance_time(60)
        texts = [text_of(one) for one in posts_in(threaded.env, threaded.channel)]
        assert sum("Result of match 1" in text for text in texts) == 1

    async def test_it_is_deleted_and_the_match_ends_by_itself(self, threaded):
        """Nobody types anything: the last board and the result come to the channel."""
        await threaded.env.bot.http.delete_channel(threaded.thread.id)
        shown = (await threaded.players[WHITE].slash(threaded.channel, "privacy delete")).response
        await threaded.players[WHITE].click(shown, label="Delete everything")
        await threaded.env.advance_time(60)
        texts = [text_of(one) for one in posts_in(threaded.env, threaded.channel)]
        assert sum("resigns the match" in text for text in texts) == 1
        assert sum("Result of match 1" in text for text in texts) == 1

    @pytest.mark.parametrize("code", [50013, 160004])
    async def test_without_the_right_the_match_stays_in_the_channel(self, table, code):
        await choose(table, threads=True)
        table.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=code)
        await begin(table)
        assert table.channel.threads == []
        await table.by_command(WHITE, "move", play="8/5 6/5")
        await table.by_button(BLACK, "Roll")
        assert (await table.bot.store.match(1)).thread_id is None

    async def test_a_match_begun_inside_a_thread_stays_there(self, threaded, carol):
        threaded.channel = threaded.thread
        challenge = await threaded.by_command(WHITE, "challenge", opponent=carol, length=3)
        await carol.click(challenge, label="Accept")
        record = await threaded.bot.store.match(2)
        assert record.posts_to == threaded.thread.id

    async def test_a_live_board_in_a_thread(self, table):
        await choose(table, threads=True, posting=Posting.LIVE)
        await begin(table)
        [thread] = table.channel.threads
        [board] = posts_in(table.env, thread)
        answer = await table.by_command(WHITE, "move", play="8/5 6/5")
        assert answer.ephemeral
        assert "8/5 6/5" in text_of(board)
        assert [bool(pictures_of(post)) for post in posts_in(table.env, thread)] == [True, False]


class TestFollowing:
    """Somebody who does not play is told when the match becomes interesting."""

    @pytest.fixture
    async def match(self, table):
        return await begin(table)

    async def test_told_of_the_cube_and_the_end_and_of_nothing_else(self, match, carol, make_bot):
        shown = await follow(carol, match.channel)
        assert "You're following" in text_of(shown)
        assert "Unfollow" in buttons_of(shown)
        await match.restart(make_bot)
        await match.by_command(WHITE, "move", play="8/5 6/5")
        assert direct_messages(carol) == []
        assert "**bob** to roll or double." in text_of((await carol.slash(match.channel, "match")).response)
        assert "**bob** to roll or double." in text_of((await carol.slash(match.channel, "watch")).response)
        await match.by_command(BLACK, "double")
        [told] = direct_messages(carol)
        assert "doubles" in told
        assert "discord.com/channels/" in told
        await match.by_command(WHITE, "accept")
        await match.by_command(BLACK, "roll")
        assert len(direct_messages(carol)) == 1
        await match.by_command(BLACK, "resign", what="match", sure=True)
        assert "wins the match" in direct_messages(carol)[-1]
        assert len(direct_messages(carol)) == 2

    async def test_told_of_the_crawford_game(self, match, carol):
        await follow(carol, match.channel)
        await match.by_command(WHITE, "resign", what="backgammon", sure=True)
        await match.by_command(BLACK, "accept") if (await match.state()).resignation else None
        assert direct_messages(carol) == []
        await match.by_command(WHITE, "resign", what="single", sure=True)
        await match.by_command(BLACK, "accept")
        assert (await match.state()).crawford is Crawford.NOW
        assert "Crawford" in direct_messages(carol)[-1]

    @pytest.mark.parametrize(
        ("length", "promised"),
        [
            (0, "when someone doubles and when the match ends."),
            (1, "message when the match ends."),
            (5, "when someone doubles, when the Crawford game starts and when the match ends."),
        ],
    )
    async def test_no_more_is_promised_than_can_happen(self, table, carol, length, promised):
        await begin(table, length)
        assert promised in text_of((await carol.slash(table.channel, "watch")).response)

    async def test_no_longer_told(self, match, carol):
        shown = await follow(carol, match.channel)
        shown = (await carol.click(shown, label="Unfollow")).response
        assert "Follow" in buttons_of(shown)
        await match.by_command(WHITE, "resign", what="match", sure=True)
        assert direct_messages(carol) == []

    async def test_closed_direct_messages_disturb_nobody(self, match, carol):
        await follow(carol, match.channel)
        dave = match.guild.add_member(match.env.create_user("dave"))
        await follow(dave, match.channel)
        match.env.inject_error("POST", f"/channels/{carol.user.dm_channel.id}/messages", status=403, code=50007)
        board = await match.by_command(WHITE, "resign", what="match", sure=True)
        assert not board.ephemeral
        assert direct_messages(carol) == []
        assert len(direct_messages(dave)) == 1
        assert "Result of match 1" in text_of(last_post(match))

    async def test_a_connection_that_breaks_off_disturbs_nobody(self, match, carol, monkeypatch):
        """aiohttp raises `ServerDisconnectedError`, which is no error of the system and none of Discord's."""
        await follow(carol, match.channel)
        dave = match.guild.add_member(match.env.create_user("dave"))
        await follow(dave, match.channel)
        request, tried = match.bot.http.request, []

        async def broken(route, **options):
            if route.path == "/channels/{channel_id}/messages" and route.channel_id == carol.user.dm_channel.id:
                tried.append(route)
                raise aiohttp.ServerDisconnectedError
            return await request(route, **options)

        monkeypatch.setattr(match.bot.http, "request", broken)
        with capture_logs() as log:
            board = await match.by_command(WHITE, "resign", what="match", sure=True)
        assert not board.ephemeral
        assert len(tried) == 1
        assert (direct_messages(carol), len(direct_messages(dave))) == ([], 1)
        assert "Result of match 1" in text_of(last_post(match))
        assert [entry["event"] for entry in log if entry["log_level"] in {"warning", "error"}] == []

    async def test_whoever_is_not_found_in_the_records_keeps_nobody_else_from_being_told(
        self, match, carol, monkeypatch
    ):
        await follow(carol, match.channel)
        dave = match.guild.add_member(match.env.create_user("dave"))
        await follow(dave, match.channel)
        preferences = match.bot.app.people.preferences

        async def failing(user_id):
            if user_id == carol.id:
                raise StorageUnavailable("the disk is full")
            return await preferences(user_id)

        monkeypatch.setattr(match.bot.app.people, "preferences", failing)
        await match.by_command(WHITE, "resign", what="match", sure=True)
        assert (direct_messages(carol), len(direct_messages(dave))) == ([], 1)

    async def test_told_although_the_result_card_cannot_be_posted(self, match, carol):
        await follow(carol, match.channel)
        for method, path in (("POST", "/webhooks/*"), ("PATCH", "/webhooks/*"), ("PATCH", "/channels/*")):
            match.env.inject_error(method, path, status=403, code=50013, times=None)
        await match.by_command(WHITE, "resign", what="match", sure=True)
        assert not any("Result of match" in text_of(post) for post in posts_in(match.env, match.channel))
        assert len(direct_messages(carol)) == 1

    async def test_a_player_watches_his_own_match_on_his_own_board(self, match):
        shown = await match.by_command(WHITE, "watch")
        assert shown.ephemeral
        assert "Follow" not in buttons_of(shown)
        assert "to play 3-1" in text_of(shown)
        assert "Move by move" in buttons_of(shown)

    async def test_a_player_is_led_to_the_match_of_others(self, match, carol):
        dave = match.guild.add_member(match.env.create_user("dave"))
        sent = await carol.slash(match.channel, "challenge", opponent=dave, length=3)
        await dave.click(sent.response, label="Accept")
        shown = await match.by_command(WHITE, "watch")
        assert "**carol** 0 : 0 **dave**" in text_of(shown)
        assert "Follow" in buttons_of(shown)

    async def test_what_cannot_be_followed(self, match, carol):
        assert "can't find that match" in text_of((await carol.slash(match.channel, "watch", match="99")).response)
        other = match.env.create_guild()
        stranger = other.add_member(match.env.create_user("stranger"))
        elsewhere = other.create_text_channel("elsewhere")
        assert "can't find that match" in text_of((await stranger.slash(elsewhere, "watch", match="1")).response)
        await match.by_command(WHITE, "resign", what="match", sure=True)
        shown = (await carol.slash(match.channel, "watch", match="1")).response
        assert buttons_of(shown) == {}


async def test_a_list_of_what_is_played(table, carol):
    answer = (await carol.slash(table.channel, "matches")).response
    assert answer.ephemeral
    assert not pictures_of(answer)
    await begin(table)
    await table.by_command(BLACK, "challenge", opponent=carol, length=3)
    await carol.click(table.board, label="Accept")
    answer = (await carol.slash(table.channel, "matches")).response
    assert answer.ephemeral
    text = text_of(answer)
    assert "match 1" in text
    assert "match 2" in text
    assert not pictures_of(answer)  # one's own board stands beside its line
    onlooker = table.guild.add_member(table.env.create_user("dora"))
    [picture] = pictures_of((await onlooker.slash(table.channel, "matches")).response)
    assert "alice 0 : 0 bob" in picture
    other = table.guild.create_text_channel("other")
    assert "match 2" in text_of((await carol.slash(other, "matches")).response)
    assert "match 1" in text_of((await carol.slash(other, "matches")).response)


async def test_spectators_disturb_nothing(table, carol):
    await begin(table)
    before = await table.bot.store.match(1)
    for label in [label for label in buttons_of(table.board) if label not in ("My board", "Details")]:
        answer = (await carol.click(table.board, label=label)).response
        assert answer.ephemeral
        assert "not playing in this match" in text_of(answer)
    for select in selects_of(table.board):
        value = select["options"][0]["value"]
        answer = (await carol.select(table.board, [value], custom_id=select["custom_id"])).response
        assert answer.ephemeral
    view = (await carol.click(table.board, label="My board")).response
    assert view.ephemeral
    assert set(buttons_of(view)) == {"Follow", "Guess the play"}
    assert await table.bot.store.match(1) == before
