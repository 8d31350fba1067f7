"""Digests in words, with the greatest swing as a picture: posted when they're due, once, whichever process does it."""

import asyncio
from datetime import timedelta
from typing import Final

import discord
import structlog
from msgspec.structs import replace

from bot.app.acting import each
from bot.app.digests import Digest, Swing, Told
from bot.app.logged import LoggedMatch, frames_of
from bot.app.recent import Recent
from bot.engine.explaining import Choice, choice_of
from bot.records.people import DigestOrder, Place
from bot.render.board.picture import BoardScene
from bot.rules.match.evolution import states_before
from bot.rules.match.state import MatchState
from bot.texts.catalogue import say, speaking
from bot.ui.coach.facts import explained, explanation_lines
from bot.ui.coach.words import action_text, lost, numbers_of, percent
from bot.ui.coach.words import signed as signed_equity
from bot.ui.kit.components import CustomId, TapButton
from bot.ui.kit.host import Host
from bot.ui.kit.message import Post, drawn_soon
from bot.ui.kit.names import bold
from bot.ui.kit.places import lacking, language_of_place
from bot.ui.kit.sending import UNREACHABLE, is_final, send
from bot.ui.match.lookup import is_open_beside, logged_id, logged_with_numbering
from bot.ui.match.ratings import gain_text
from bot.ui.match.scenes import ended_scene, scene_of
from bot.ui.match.style import theme_of

_AT_ONCE: Final = 2  # servers whose digests are made at the same time
_KEPT: Final = 20  # digests that are kept until they could be posted
_log: Final = structlog.get_logger()


class DigestDesk:
    """The digests of all servers."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._made: Recent[tuple[int, int, frozenset[int]], Post | None] = Recent(_KEPT)

    async def keep(self) -> None:
        """Post what is due. Raises StorageUnavailable."""
        await each(await self._host.app.digests.due(), self._see_to, at_once=_AT_ONCE)

    async def _see_to(self, order: DigestOrder) -> None:
        """Make a digest and post it, unless another process was first, or nothing was played."""
        digests, place = self._host.app.digests, Place(order.channel_id, order.guild_id)
        guild = await self._host.server(order.guild_id)
        channel = None if guild is None else guild.get_channel(order.channel_id)
        if guild is not None and (channel is None or lacking(channel.permissions_for(guild.me), in_thread=False)):
            if await self._host.app.digests.take(order):
                _log.warning("no channel for the digest", guild=order.guild_id, channel=order.channel_id)
                await self._host.app.digests.not_posted(order, for_good=True)
            return
        made = order.guild_id, order.week, await digests.players(order.guild_id)  # whose data is deleted isn't named
        if made not in self._made:
            digest = await digests.of(order.guild_id, lambda where: is_open_beside(guild, where, order.channel_id))
            with speaking(await language_of_place(self._host, place)):
                self._made[made] = await digest_post(self._host, digest, place) if digest.matches else None
        post = self._made[made]
        if not await digests.take(order) or post is None:
            return
        try:
            await send(self._host, place, post)
        except UNREACHABLE as error:
            for_good = isinstance(error, discord.HTTPException) and is_final(error)
            _log.warning("digest not posted", guild=order.guild_id, error=repr(error))
            await digests.not_posted(order, for_good=for_good)


_REPLAYS: Final = 4


async def digest_post(host: Host, digest: Digest, place: Place) -> Post:
    """The message, drawn, in the language being spoken. It mentions nobody."""
    first, last = (discord.utils.format_dt(one, "d") for one in (digest.since, digest.until - timedelta(days=1)))
    lines = [say("digest-heading", first=first, last=last)]
    lines.append(say("digest-counts", matches=len(digest.matches), players=digest.players))
    scenes: tuple[BoardScene, ...] = ()
    if digest.swing is not None:
        lines.append(_swing_line(digest.swing))
        scenes = (await asyncio.to_thread(_swing_scene, host, digest.swing, theme_of(host, place)),)
    named = ((digest.best, "best"), (digest.worst, "worst"))
    told = [await _decision_line(host, one, kind) for one, kind in named if one]
    if (luckiest := digest.luckiest) is not None:
        who, luck = bold(luckiest.person), signed_equity(luckiest.one.luck or 0.0)
        told.append(say("digest-luck", who=who, roll=str(luckiest.one.roll), luck=luck, match=luckiest.logged.key))
    if digest.risers:
        risers = ", ".join(f"{bold(person)} {gain_text(gained)}" for person, gained in digest.risers)
        told.append(say("digest-risers", who=risers))
    if digest.streak:
        told.append(say("digest-streak", days=digest.streak))
    if digest.swing is None:
        told.append(say("digest-not-analyzed"))
    post = Post((*lines, *(() if scenes else told)), scenes, (_replays(digest),), below=tuple(told) if scenes else ())
    return await drawn_soon(post, host.studio)


def _swing_line(swing: Swing) -> str:
    told, before, after = swing.told, percent(swing.before), percent(swing.after)
    who, roll = bold(told.person), str(told.one.roll or "")
    return say("digest-swing", who=who, before=before, after=after, roll=roll, match=told.logged.key)


def _swing_scene(host: Host, swing: Swing, theme: str) -> BoardScene:
    """The board after the turn, as its replay shows it."""
    logged = logged_with_numbering(host, swing.told.logged)
    seq = swing.told.one.seq
    frame = next(one for one in frames_of(logged.events) if any(step.state.seq == seq for step in one.steps))
    shown = replace(logged.record, state=frame.state, clock=None)
    return ended_scene(shown, frame.before, frame.steps, theme=theme) or scene_of(shown, theme=theme)


async def _decision_line(host: Host, told: Told, kind: str) -> str:
    """A decision, and the first thing that tells the best play from another."""
    logged, one = logged_with_numbering(host, told.logged), told.one
    states = await asyncio.to_thread(states_before, logged.events, [one.seq])
    [found] = await explained(host.engine, [_choice(told, states[one.seq], kind)])
    facts = explanation_lines(found, numbers_of(logged.record, one), one.best if one.plays else "")
    played, best = (action_text(logged.record, one, what) for what in (one.played, one.best))
    what = {"roll": str(one.roll) if one.plays else "none", "played": played, "best": best, "lost": lost(one.loss)}
    said = say("digest-play", kind=kind, who=bold(told.person), match=logged.key, **what)
    return f"{said} {facts[0]}" if facts else said


def _choice(told: Told, state: MatchState, kind: str) -> Choice:
    """The comparison that is explained: a wrong decision beside the best one, a right one beside the second best."""
    choice = choice_of(told.one, state)
    if kind == "worst":
        return choice
    second = min((play for play in told.one.plays if play.play != told.one.best), key=lambda play: play.loss)
    return replace(choice, played=second.play, loss=second.loss, chances=(choice.chances[0], second.chances))


def _replays(digest: Digest) -> tuple[TapButton, ...]:
    """The matches that were named; if none was, the latest."""
    swing = () if digest.swing is None else (digest.swing.told,)
    named = [one.logged for one in (*swing, digest.best, digest.worst, digest.luckiest) if one is not None]
    matches: dict[str, LoggedMatch] = {one.key: one for one in named}
    if matches:
        return tuple(_replay(key, logged_id("replay", one)) for key, one in matches.items())
    return tuple(_replay(str(one.match_id), logged_id("replay", one)) for one in digest.matches[:_REPLAYS])


def _replay(match: str, opens: CustomId) -> TapButton:
    return TapButton(opens, say("digest-replay", match=match))
