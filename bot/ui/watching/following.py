"""Watching: following a match, and hearing when it becomes interesting."""

from __future__ import annotations

from typing import Final

import structlog

from bot.app.views import Turn
from bot.errors import BotError, NotFound, NotFoundWhat
from bot.records.marks import record_mark
from bot.records.matches import MatchRecord
from bot.texts.catalogue import best_language, say, speaking
from bot.ui.board.details import guess_buttons
from bot.ui.kit.components import CustomId, TapButton, Taps
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.languages import language_of_place
from bot.ui.kit.message import MOST_TEXT, Post, drawn, within
from bot.ui.kit.names import bold
from bot.ui.kit.sending import reply, reply_in_place, tell_person
from bot.ui.match.lookup import chosen_match_to_look_at, others_in_server
from bot.ui.match.narration import match_item, match_link, score_line, tell, whose_turn
from bot.ui.match.scenes import scene_of
from bot.ui.match.style import numbering_side, theme_for, with_numbering

_log: Final = structlog.get_logger()

TAPS: Final = Taps()


def watch_post(record: MatchRecord, theme: str, *, follows: bool, plays: bool = False) -> Post:
    """A match to watch: score, board, where it is played, and a button to follow it, which players do not need."""
    scenes = (scene_of(record, theme=theme),)
    if plays or record.state.is_over:
        return drawn(Post(tuple(line for line in (score_line(record), match_link(record)) if line), scenes))
    name = say("button-unfollow") if follows else say("button-follow")
    action = "unfollow" if follows else "follow"
    button = TapButton(CustomId(action, record.match_id, mark=record_mark(record)), name)
    explained = say("watch-following") if follows else say("watch-explained")
    lines = (score_line(record), whose_turn(record, ping=False), match_link(record), explained)
    return drawn(Post(tuple(line for line in lines if line), scenes, ((button, *guess_buttons(record)),)))


async def show_watch(interaction: Interaction, record: MatchRecord) -> None:
    """Answer with a match to watch, to this person alone."""
    follows = await interaction.client.app.following.follows(interaction.user.id, record.match_id)
    plays = interaction.user.id in {person.user_id for person in record.players}
    theme = await theme_for(interaction.client, interaction.user.id, record.place)
    await reply(interaction, watch_post(record, theme, follows=follows, plays=plays))


async def find_and_watch(interaction: Interaction) -> None:
    """Answer with the match that a person probably means, or with a list if there may be several in this server.

    Matches in this channel come before those in others. Raises NotFound.
    """
    record: MatchRecord | None = None
    try:
        record = await chosen_match_to_look_at(interaction, None)
    except NotFound:
        _log.debug("nothing to watch in this channel", interaction=interaction.id)
    if record is None or record.state.is_over:
        others = await others_in_server(interaction)
        if len(others) > 1:
            lines = within([say("watch-several"), *map(match_item, others)], MOST_TEXT, latest=False)
            await reply(interaction, Post(tuple(lines), ()))
            return
        record = others[0] if others else record
    if record is None:
        raise NotFound(NotFoundWhat.MATCH_HERE)
    await show_watch(interaction, record)


@TAPS.on("follow")
async def _follow(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await interaction.client.app.matches.match(target.subject)
    await interaction.client.app.following.follow(interaction.user.id, target.subject)
    theme = await theme_for(interaction.client, interaction.user.id, record.place)
    await reply_in_place(interaction, watch_post(record, theme, follows=True))


@TAPS.on("unfollow")
async def _unfollow(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await interaction.client.app.matches.match(target.subject)
    await interaction.client.app.following.unfollow(interaction.user.id, target.subject)
    theme = await theme_for(interaction.client, interaction.user.id, record.place)
    await reply_in_place(interaction, watch_post(record, theme, follows=False))


class Followers:
    """Tells the followers of a match what has just made it interesting."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def tell(self, turn: Turn, _: Interaction | None = None) -> None:
        """Tell each of them in a direct message. If one cannot be told, the others still are."""
        for user_id in await self._host.app.following.to_tell(turn):
            try:
                await self._tell(user_id, turn)
            except BotError as error:
                _log.warning("follower not told", user=user_id, match=turn.record.match_id, error=repr(error))

    async def _tell(self, user_id: int, turn: Turn) -> None:
        chosen = (await self._host.app.people.preferences(user_id)).language
        with speaking(best_language(chosen, await language_of_place(self._host, turn.record.place))):
            worn = numbering_side(with_numbering(self._host, turn.record))
            what = tell(turn.record.players, turn.before, turn.steps, worn=worn)
            names = " : ".join(bold(person) for person in turn.record.players)
            text = "\n".join([say("follow-notice", players=names), *what[-4:], match_link(turn.record)])
        await tell_person(self._host, user_id, text)
