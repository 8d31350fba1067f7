"""One player's private answers: their own board, the play they picked, and how these answers end."""

from contextlib import suppress

import discord

from bot.app.views import Turn
from bot.errors import BotError
from bot.live.address import Address
from bot.records.matches import MatchRecord
from bot.records.people import Posting
from bot.render.board.picture import render_boards
from bot.rules.match import commands as cmd
from bot.rules.play import Play
from bot.texts.catalogue import say, speaking, speaks
from bot.ui.board.buttons import details_post
from bot.ui.board.posts import BoardPosts
from bot.ui.kit import sending
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Post, drawn_soon
from bot.ui.kit.names import person_of
from bot.ui.kit.places import private_language, public_language
from bot.ui.match.clocks import away_line
from bot.ui.match.style import language_of_match, posting_of
from bot.ui.match.waiting import more_waiting, side_in
from bot.ui.post.live import LiveBoard


class Panels:
    """Private answers about matches. They are brought up to date in place when they are tapped."""

    def __init__(self, host: Host, posts: BoardPosts, live: LiveBoard[MatchRecord]) -> None:
        self._host, self._posts, self._live = host, posts, live

    async def show(
        self,
        interaction: Interaction,
        record: MatchRecord,
        heading: str = "",
        *,
        rows: bool = True,
        opening: int | None = None,
    ) -> None:
        """Show one person the match as it is, from their own side if they play, with `rows` to play on.

        It takes the place of a private answer that was tapped, or else is a new one.
        """
        preferences = await self._host.app.people.preferences(interaction.user.id)
        side = side_in(record, interaction.user.id)
        with speaking(private_language(interaction)):
            if rows:
                await self._posts.prepare(record)
            post = self._posts.private(record, side, preferences, heading=heading, rows=rows, opening=opening)
            post = await drawn_soon(post, self._host.studio)
        await sending.answer_alone(interaction, post)

    async def show_instead(self, interaction: Interaction, record: MatchRecord, heading: str) -> None:
        """Answer a tap that came too late or never should have been possible: the match as it is.

        An old board that was tapped loses its controls. The present one keeps them, even if it is a moment behind.
        """
        await self._live.old.close_tapped(interaction, record)
        await self.show(interaction, record, heading)

    async def details(self, interaction: Interaction, record: MatchRecord) -> None:
        """Show what does not stand on the board."""
        more = await more_waiting(self._host, interaction.user.id, but=record.match_id)
        live = self._host.get(Address).is_open
        inside, side = self._host.settings.live_activity, side_in(record, interaction.user.id)
        away = await away_line(self._host, record)
        await sending.reply(interaction, details_post(record, side, more, away=away, live=live, inside=inside))

    async def foresee(self, interaction: Interaction, record: MatchRecord, play: Play) -> None:
        """Have the board drawn that a play leads to, while its player looks at their own."""
        if not self._host.studio.is_ready:
            return
        side, person = record.state.on_roll, person_of(interaction.user)
        with suppress(BotError):  # whatever is wrong, making the play will tell
            turn = await self._host.app.matches.foreseen(record, person, side, cmd.MakePlay(side, play.notation))
            if turn is not None:
                with speaking(await language_of_match(self._host, record, public_language(interaction))):
                    self._host.studio.foresee(render_boards, speaks(), self._posts.scenes_of(turn))

    def can_close(self, interaction: Interaction) -> bool:
        """Was a private answer tapped that can still be closed later?"""
        panel = sending.private_panel(interaction)
        return panel is not None and self._host.answers.of(panel.id) is not None

    async def close_first(self, interaction: Interaction, turn: Turn) -> None:
        """Close a private answer that was tapped and that nobody could close later: its token is gone."""
        # What begins a match, such as a form of options, is no answer about it.
        panel = None if turn.before is None else sending.private_panel(interaction)
        if panel is not None and not self.can_close(interaction) and not interaction.response.is_done():
            with suppress(discord.NotFound):
                await sending.reply_in_place(interaction, await _last_words(interaction, turn.record) or done_post())

    async def close(self, interaction: Interaction, turn: Turn) -> None:
        """Close a private answer that was tapped, once its turn is shown, and those that led there."""
        await sending.close_led_to(interaction)
        panel = None if turn.before is None else sending.private_panel(interaction)
        answered = None if panel is None else self._host.answers.of(panel.id)
        if panel is not None and answered is not None and answered.interaction is not interaction:
            await sending.close_private(self._host, panel.id, await _last_words(interaction, turn.record))

    async def point(self, interaction: Interaction, turn: Turn, where: str) -> None:
        """Answer a player who acted away from the board: their own board if they go on, else where the board is."""
        record = turn.record
        if sending.private_panel(interaction) is None:
            await sending.reply(interaction, where)
            return
        if turn.actor is not None and record.state.waiting_for is turn.actor:
            await self.show(interaction, record)
            return
        words = await _last_words(interaction, record)
        if words is None and self.can_close(interaction) and not interaction.response.is_done():
            await sending.defer_in_place(interaction)  # `close` takes it away
        else:
            await sending.answer_alone(interaction, words or done_post())


async def _last_words(interaction: Interaction, record: MatchRecord) -> Post | None:
    """The end of a private answer to a turn: other boards wait, with the way to the first.

    Below a board in place it would push that out of sight: there the way to the next is among the details.
    """
    if posting_of(interaction.client, record) is Posting.LIVE:
        return None
    more = await more_waiting(interaction.client, interaction.user.id, but=record.match_id)
    return None if more is None else more.as_post()


def done_post() -> Post:
    """The text of a private answer that is done with and cannot be deleted."""
    return Post((say("answer-done"),), ())
