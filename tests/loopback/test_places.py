"""Where the bot may be used: alone with it, in a group of people, in a server that has not added it."""

import json

import discord
import pytest

from bot.rules.match.state import Phase
from bot.rules.sides import Side
from bot.ui.board.boards import Boards
from bot.ui.board.catch_up import MatchCatchUp
from tests.chaos.checks import armed
from tests.discord_server.options import CannotUse
from tests.loopback.boards import all_done, begin, board_in, go_on, to_commit
from tests.loopback.test_restart import noted
from tests.nightly import NIGHTLY

EVERYWHERE = {"contexts": [0, 1, 2], "integration_types": [0, 1]}


@pytest.fixture
def direct(club):
    """The channel of alice alone with the bot."""
    return club.server.direct(club.alice)


@pytest.fixture(params=["group", "server without the bot"])
def as_guest(request, club):
    """A channel of people who have installed the bot for themselves."""
    return _guest_channel(club, request.param)


def _guest_channel(club, kind):
    if kind == "group":
        return club.server.add_group(club.alice, club.bob, club.carol)
    return club.server.add_foreign_guild().add_text_channel("games")


async def test_where_commands_are_offered(club):
    """Every command works everywhere, except a server's settings and what needs many people of a server."""
    for command in club.server.world.commands[None]:
        found = {name: sorted(command[name]) for name in EVERYWHERE}
        if command["name"] in {"settings", "daily"}:
            assert found["contexts"] == [0]
            assert int(command["default_member_permissions"]) == discord.Permissions(manage_guild=True).value
        elif command["name"] in {"tournament", "league", "team"}:
            assert found["contexts"] == [0]
        else:
            assert found == EVERYWHERE, command["name"]


class TestWithTheBotAlone:
    """There is nobody to play, but much to look up."""

    async def test_a_challenge_is_refused_with_what_would_work(self, club, direct):
        answer = await club.alice.slash(direct, "challenge", opponent=club.bob)
        assert "nobody to play here" in answer.text
        assert "in a server" in answer.text

    async def test_the_form_of_a_challenge_offers_only_the_computer(self, club, direct):
        form = await club.alice.slash(direct, "challenge")
        assert "Computer (intermediate)" in form.text
        assert set(form.message.buttons) == {"Play the computer", "More options"}

    async def test_there_are_no_settings(self, club, direct):
        with pytest.raises(CannotUse):
            await club.alice.slash(direct, "settings")

    @pytest.mark.parametrize("command", ["help", "preferences show", "privacy show", "matches"])
    async def test_what_is_for_one_person_works(self, club, direct, command):
        answer = await club.alice.slash(direct, command)
        assert answer.text

    async def test_ones_own_match_played_elsewhere(self, club):
        board = await begin(club.channel, *club.players)
        await noted(club, board)
        player = club.players[board.waiting_for]
        direct = club.server.direct(player)
        link = f"https://discord.com/channels/{club.channel.guild.id}/{club.channel.id}/"
        for command, options in (("board", {}), ("board", {"match": str(board.match_id)}), ("watch", {})):
            shown = await player.slash(direct, command, **options)
            assert board_in(shown.message).seq == board.seq
            assert shown.files
        for command in ("match", "matches"):
            assert link in (await player.slash(direct, command)).text
        export = player.slash(direct, "privacy export")
        finished = await export.finished()
        json.loads(next(iter(finished.files.values())))

    async def test_playing_says_where(self, club, direct):
        board = await begin(club.channel, *club.players)
        await noted(club, board)
        link = f"https://discord.com/channels/{club.channel.guild.id}/{club.channel.id}/"
        player = club.players[board.waiting_for]
        direct = club.server.direct(player)
        for command, options in (
            ("roll", {}),
            ("move", {"play": "8/5 6/5"}),
            ("resign", {}),
            ("roll", {"match": str(board.match_id)}),
        ):
            answer = await player.slash(direct, command, **options)
            assert answer.ephemeral
            assert link in answer.text, (command, answer.text)
        assert board_in(board.message).seq == board.seq

    async def test_playing_without_a_match(self, club, direct):
        answer = await club.alice.slash(direct, "roll")
        assert "no match" in answer.text

    async def test_other_peoples_matches_are_not_shown(self, club):
        board = await begin(club.channel, *club.players)
        answer = await club.carol.slash(club.server.direct(club.carol), "board", match=str(board.match_id))
        assert "can't find that match" in answer.text


class TestAsAGuest:
    """Every request about the channel is refused: a match lives only on answers."""

    async def test_a_match(self, club, as_guest):
        most = 2000 if NIGHTLY else 24  # by day it is then given up
        board = await begin(as_guest, *club.players, length=1)
        with club.server.counting() as requests:
            for acted in range(2000):
                if board.waiting_for is None:
                    break
                if acted == most:
                    player, given_up = club.players[board.waiting_for], {"what": "match", "match": str(board.match_id)}
                    await player.slash(as_guest, "resign", sure=True, **given_up)
                    break
                board = await go_on(club.players, board, club.random)
            await club.server.until(lambda: bool(as_guest.find("Result of match")), what="the result card")
        assert (await club.bot.store.match(board.match_id)).state.is_over
        # After one attempt to take the buttons off the challenge, nothing is asked of the channel.
        asked = [request.method for request in requests if request.path.startswith("/channels/")]
        assert asked in ([], ["PATCH"])
        [card] = as_guest.find("Result of match")
        assert (await club.carol.click(card, "Replay")).ephemeral

    async def test_by_commands(self, club, as_guest):
        board = await begin(as_guest, *club.players, length=3)
        side = board.waiting_for
        suggested = await club.players[side].autocomplete(as_guest, "move", "play", "")
        played = await club.players[side].slash(as_guest, "move", play=suggested.choices[0]["value"])
        assert not played.ephemeral
        rolled = await club.players[side.other].slash(as_guest, "roll")
        assert not rolled.ephemeral
        for command in ("board", "match", "matches", "watch"):
            assert (await club.carol.slash(as_guest, command)).ephemeral
        assert (await club.carol.slash(as_guest, "roll")).ephemeral

    async def test_resigning_and_the_result(self, club, as_guest):
        board = await begin(as_guest, *club.players, length=3)
        await club.alice.slash(as_guest, "resign", what="match", sure=True)
        await club.server.until(lambda: bool(as_guest.find("Result of match")), what="the result card")
        assert (await club.bot.store.match(board.match_id)).state.winner is Side.BLACK

    async def test_who_taps_on_the_app_of_somebody_else_is_one_as_well(self, club, as_guest):
        """The bot needs no permission to answer them."""
        await begin(as_guest, *club.players, length=3)
        await club.alice.slash(as_guest, "resign", what="match", sure=True)
        await club.server.until(lambda: bool(as_guest.find("Result of match")), what="the result card")
        as_guest.deny("send_messages", "attach_files")
        offer = await club.bob.click(as_guest.find("Result of match")[0], "Rematch")
        assert "challenges" in offer.text
        assert not offer.ephemeral

    async def test_deleting_ones_data_there(self, club, as_guest):
        await begin(as_guest, *club.players, length=3)
        question = await club.alice.slash(as_guest, "privacy delete")
        answer = await club.alice.click(question, "Delete everything")
        await club.server.until(lambda: "has been deleted" in answer.text, what="the word that it is done")

    async def test_a_lost_answer_is_not_tried_for_ever(self, club, as_guest):
        board = await begin(as_guest, *club.players)
        board, tap = await to_commit(club.players, board, club.random)
        fault = club.server.lose("POST", "/interactions/**", carried_out=False)

        async def lost():
            tap.by(club.players)
            await club.server.until(lambda: bool(fault.hits), what="a lost answer")

        await all_done(lost)
        for _ in range(3):
            await club.bot.get(MatchCatchUp).catch_up(before=club.bot.clock())
        with club.server.counting() as requests:
            await club.bot.get(MatchCatchUp).catch_up(before=club.bot.clock())
        assert requests == []
        shown = await club.players[tap.side].slash(as_guest, "board", public=True)
        board = board_in(shown.message)
        assert board.seq > 1
        await go_on(club.players, board, club.random)

    async def test_a_match_in_a_group_is_not_shown_in_another(self, club):
        mine = club.server.add_group(club.alice, club.bob)
        board = await begin(mine, *club.players)
        other = club.server.add_group(club.bob, club.carol)
        for command in ("board", "match", "watch"):
            answer = await club.carol.slash(other, command, match=str(board.match_id))
            assert "can't find that match" in answer.text
        # Not alone with the bot either, except by its players.
        answer = await club.carol.slash(club.server.direct(club.carol), "board", match=str(board.match_id))
        assert "can't find that match" in answer.text
        player = club.players[board.waiting_for]
        answer = await player.slash(club.server.direct(player), "board", match=str(board.match_id))
        assert board_in(answer.message).seq == board.seq

    async def test_nor_one_of_another_channel_of_a_server_without_the_bot(self, club):
        """The bot knows nothing of who may see that channel: only those who play the match open it by its number."""
        guild = club.server.add_foreign_guild()
        staff, games = guild.add_text_channel("staff"), guild.add_text_channel("games")
        board = await begin(staff, *club.players)
        for command in ("board", "match"):
            answer = await club.carol.slash(games, command, match=str(board.match_id))
            assert "can't find that match" in answer.text
        for person, channel in ((club.players[board.waiting_for], games), (club.carol, staff)):
            answer = await person.slash(channel, "board", match=str(board.match_id))
            assert board_in(answer.message).match_id == board.match_id

    async def test_the_history_of_somebody_else_shows_what_both_have_seen(self, club):
        """Outside a server, a match may have been played anywhere."""
        board = await begin(club.channel, *club.players)
        await club.alice.slash(club.channel, "resign", what="match", sure=True, match=str(board.match_id))
        for asks, seen in ((club.carol, False), (club.alice, True)):
            answer = await asks.slash(club.server.direct(asks), "history", person=club.bob)
            assert (f"Match {board.match_id}:" in answer.text) is seen
        assert f"Match {board.match_id}:" in (await club.bob.slash(club.server.direct(club.bob), "history")).text
        assert f"Match {board.match_id}:" in (await club.carol.slash(club.channel, "history", person=club.bob)).text


class TestTimeAsAGuest:
    """Posts are impossible. The match goes on all the same, and nothing is tried forever."""

    @pytest.fixture(params=["group", "server without the bot"])
    def channel(self, request, timed):
        return _guest_channel(timed, request.param)

    async def begin(self, timed, channel, at_zero):
        offer = await timed.alice.slash(
            channel, "challenge", opponent=timed.bob, length=3, clock="12h", at_zero=at_zero
        )
        return board_in((await timed.bob.click(offer, "Accept")).message)

    async def nothing_more(self, timed):
        with timed.server.counting() as requests:
            await timed.wait(seconds=1)
        assert [request.path for request in requests] == []

    async def test_reminders(self, timed, channel):
        await self.begin(timed, channel, "lose")
        for hours in (6, 5):
            with timed.server.counting() as requests:
                await timed.wait(hours=hours, minutes=1)
            tried = [request for request in requests if request.path == f"/channels/{channel.id}/messages"]
            assert len(tried) == 1
            await self.nothing_more(timed)

    async def test_time_out(self, timed, channel):
        board = await self.begin(timed, channel, "lose")
        await timed.wait(hours=13)
        assert (await timed.bot.store.match(board.match_id)).state.is_over
        await self.nothing_more(timed)
        shown = await timed.alice.slash(channel, "board", match=str(board.match_id))
        assert "wins the match" in shown.text

    async def test_a_claim(self, timed, channel):
        board = await self.begin(timed, channel, "claim")
        await timed.wait(hours=13)
        await self.nothing_more(timed)
        late = board.waiting_for
        shown = await timed.players[late.other].slash(channel, "board", public=True)
        won = await timed.players[late.other].click(shown, "Claim the match")
        assert not won.ephemeral
        assert "claims the match" in won.text
        assert (await timed.bot.store.match(board.match_id)).state.winner is late.other

    async def test_an_open_challenge_expires(self, timed, channel):
        offer = await timed.alice.slash(channel, "challenge", length=3)
        await timed.wait(hours=25)
        await self.nothing_more(timed)
        answer = await timed.bob.click(offer, "Accept")
        assert answer.ephemeral
        assert "expired" in answer.text

    async def test_abandoned(self, timed, channel):
        offer = await timed.alice.slash(channel, "challenge", opponent=timed.bob, length=3)
        board = board_in((await timed.bob.click(offer, "Accept")).message)
        await timed.wait(days=91)
        assert (await timed.bot.store.match(board.match_id)).state.phase is Phase.OVER
        await self.nothing_more(timed)


async def test_a_member_hears_of_it_where_the_bot_is_at_home(timed):
    """In the club's own channel the same is announced, once."""
    offer = await timed.alice.slash(
        timed.channel, "challenge", opponent=timed.bob, length=3, clock="12h", at_zero="lose"
    )
    await timed.bob.click(offer, "Accept")
    await timed.wait(hours=7)
    await timed.wait(hours=4, minutes=30)
    await timed.wait(hours=1)
    await timed.wait(hours=1)
    assert len(timed.channel.find("runs out")) == 2
    assert len(timed.channel.find("has run out of time")) == 1
    assert len(timed.channel.find("Result of match")) == 1


async def test_a_board_that_came_in_words_loses_its_controls_too(club):
    """No file may be sent any more: what shows the match has no picture to keep, and is closed all the same."""
    board = await begin(club.channel, *club.players)
    club.channel.deny("attach_files")
    record = await club.bot.store.match(board.match_id)
    assert await club.bot.get(Boards).post_anew(record)
    in_words = board_in(club.channel.last)
    assert not in_words.message.attachments
    assert not armed(club.server)["match", board.match_id].keys() - {in_words.message.id}
    await all_done(lambda: go_on(club.players, in_words, club.random))
    seq = (await club.bot.store.match(board.match_id)).state.seq
    assert list(armed(club.server)["match", board.match_id].values()) == [seq]
    club.server.problems.clear()
