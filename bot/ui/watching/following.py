"""Watching: following a match, and being told when it becomes interesting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord
import structlog

from bot.app.views import Turn
from bot.errors import BotError, NotFound, NotFoundWhat
from bot.records import MatchRecord
from bot.rules.match import events as ev
from bot.rules.match.state import Crawford
from bot.rules.sides import Side
from bot.texts.catalogue import best_language, say, speaking
from bot.ui.kit.components import CustomId, TapButton, on_tap
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import bold
from bot.ui.match.lookup import chosen_match_to_look_at, others_in_server
from bot.ui.match.narration import match_link, score_line, tell

if TYPE_CHECKING:
    from bot.ui.client import BackgammonBot

_log: Final = structlog.get_logger()
_LONGEST: Final = 1900
"""Characters of a list; Discord takes 2000."""
_MOST: Final = 50
"""So many followers of a match are told, no more: Discord counts requests."""


def watch_post(record: MatchRecord, *, follows: bool, plays: bool = False) -> Post:
    """A match to watch: the score, where it is played, and the button to follow it, which a player does not need."""
    if plays or record.state.is_over:
        return Post(tuple(line for line in (score_line(record), match_link(record)) if line), ())
    name = say("button-unfollow") if follows else say("button-follow")
    action = "unfollow" if follows else "follow"
    button = TapButton(CustomId(action, record.match_id), name)
    explained = say("watch-following") if follows else say("watch-explained")
    lines = (score_line(record), match_link(record), explained)
    return Post(tuple(line for line in lines if line), (), ((button,),))


async def show_watch(interaction: Interaction, record: MatchRecord) -> None:
    """Answer with a match to watch, to this person alone."""
    follows = interaction.user.id in await interaction.client.store.followers(record.match_id)
    plays = interaction.user.id in {person.user_id for person in record.players}
    post = watch_post(record, follows=follows, plays=plays)
    await interaction.response.send_message(view=post.view(), ephemeral=True)


def match_item(record: MatchRecord) -> str:
    """A match in a line of a list, with a link to its board, or else the name of its channel."""
    return f"- #{record.match_id} {score_line(record)} {match_link(record) or f'<#{record.posts_to}>'}"


def within(lines: Sequence[str]) -> str:
    """As many lines as fit into a message, and how many did not."""
    kept: list[str] = []
    used = 0
    for index, line in enumerate(lines):
        if used + len(line) + 1 > _LONGEST:
            kept.append(say("matches-more", count=len(lines) - index))
            break
        kept.append(line)
        used += len(line) + 1
    return "\n".join(kept)


async def find_and_watch(interaction: Interaction) -> None:
    """Answer with the match that a person is likely to mean, or with a list where it may be several of this server.

    What is played in this channel comes before what is played in others. Raises NotFound.
    """
    record: MatchRecord | None = None
    try:
        record = await chosen_match_to_look_at(interaction, None)
    except NotFound:
        _log.debug("nothing to watch in this channel", interaction=interaction.id)
    if record is None or record.state.is_over:
        others = await others_in_server(interaction)
        if len(others) > 1:
            text = within([say("watch-several"), *map(match_item, others)])
            await interaction.response.send_message(view=Post((text,), ()).view(), ephemeral=True)
            return
        record = others[0] if others else record
    if record is None:
        raise NotFound(NotFoundWhat.MATCH_HERE)
    await show_watch(interaction, record)


@on_tap("follow")
async def _follow(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await interaction.client.matches.match(target.subject)
    await interaction.client.store.follow(target.subject, interaction.user.id)
    await interaction.response.edit_message(view=watch_post(record, follows=True).view())


@on_tap("unfollow")
async def _unfollow(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await interaction.client.matches.match(target.subject)
    await interaction.client.store.unfollow(target.subject, interaction.user.id)
    await interaction.response.edit_message(view=watch_post(record, follows=False).view())


def is_interesting(turn: Turn) -> bool:
    """Has the match ended, was the cube turned, or did the Crawford game begin?"""
    for step in turn.steps:
        if isinstance(step.event, ev.MatchEnded | ev.MatchAbandoned | ev.DoubleOffered):
            return True
        if isinstance(step.event, ev.GameStarted) and step.state.crawford is Crawford.NOW:
            return True
    return False


async def tell_followers(bot: BackgammonBot, turn: Turn) -> None:
    """Tell everyone who follows a match what just made it interesting, each in a direct message. Never raises."""
    if not is_interesting(turn):
        return
    record = turn.record
    try:
        followers = await bot.store.followers(record.match_id)
        players = {record.players[side].user_id for side in Side}
        for user_id in [one for one in followers if one not in players][:_MOST]:
            await _tell(bot, user_id, turn)
    except BotError as error:
        _log.warning("followers not told", match=record.match_id, error=repr(error))


async def _tell(bot: BackgammonBot, user_id: int, turn: Turn) -> None:
    chosen = (await bot.people.preferences(user_id)).language
    with speaking(best_language(chosen, await bot.boards.language_of(turn.record))):
        what = tell(turn.record.players, turn.before, turn.steps)
        names = " : ".join(bold(person) for person in turn.record.players)
        text = "\n".join([say("follow-notice", players=names), *what[-4:], match_link(turn.record)])
    try:
        person = await bot.fetch_user(user_id)
        await person.send(text[:2000], allowed_mentions=discord.AllowedMentions.none())
    except (discord.HTTPException, OSError) as error:
        _log.info("follower not told", user=user_id, error=str(error))
