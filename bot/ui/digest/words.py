"""A digest in words, with the greatest swing as a picture."""

import asyncio
from datetime import timedelta
from typing import Final

import discord
from msgspec.structs import replace

from bot.app.digests import Digest, Swing, Told
from bot.app.logged import LoggedMatch
from bot.app.summary import frames_of
from bot.engine.explaining import Choice, choice_of
from bot.records.people import Place
from bot.render.board.picture import BoardScene
from bot.rules.match.evolution import states_before
from bot.rules.match.state import MatchState
from bot.texts.catalogue import say
from bot.ui.coach.facts import explained, explanation_lines
from bot.ui.coach.words import action_text, lost, numbers_of, percent
from bot.ui.coach.words import signed as signed_equity
from bot.ui.kit.components import CustomId, TapButton
from bot.ui.kit.host import Host
from bot.ui.kit.message import Post, drawn_soon
from bot.ui.kit.names import bold
from bot.ui.match.lookup import logged_id, logged_with_numbering
from bot.ui.match.ratings import signed
from bot.ui.match.scenes import ended_scene, scene_of
from bot.ui.match.style import theme_of

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
    told = [
        await _decision_line(host, one, kind) for one, kind in ((digest.best, "best"), (digest.worst, "worst")) if one
    ]
    if digest.luckiest is not None:
        told.append(_luck_line(digest.luckiest))
    if digest.risers:
        risers = ", ".join(f"{bold(person)} {signed(gained)}" for person, gained in digest.risers)
        told.append(say("digest-risers", who=risers))
    if digest.streak:
        told.append(say("digest-streak", days=digest.streak))
    if digest.swing is None:
        told.append(say("digest-not-analyzed"))
    post = Post((*lines, *(() if scenes else told)), scenes, (_replays(digest),), below=tuple(told) if scenes else ())
    return await drawn_soon(post, host.studio)


def _swing_line(swing: Swing) -> str:
    told = swing.told
    return say(
        "digest-swing",
        who=bold(told.person),
        before=percent(swing.before),
        after=percent(swing.after),
        roll=str(told.one.roll or ""),
        match=told.logged.key,
    )


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
    said = say(
        "digest-play",
        kind=kind,
        who=bold(told.person),
        roll=str(one.roll) if one.plays else "none",
        played=action_text(logged.record, one, one.played),
        best=action_text(logged.record, one, one.best),
        lost=lost(one.loss),
        match=logged.key,
    )
    return f"{said} {facts[0]}" if facts else said


def _choice(told: Told, state: MatchState, kind: str) -> Choice:
    """What is explained: a wrong decision beside the best one, a right one beside the second best."""
    choice = choice_of(told.one, state)
    if kind == "worst":
        return choice
    second = min((play for play in told.one.plays if play.play != told.one.best), key=lambda play: play.loss)
    return replace(choice, played=second.play, loss=second.loss, chances=(choice.chances[0], second.chances))


def _luck_line(told: Told) -> str:
    return say(
        "digest-luck",
        who=bold(told.person),
        roll=str(told.one.roll),
        luck=signed_equity(told.one.luck or 0.0),
        match=told.logged.key,
    )


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
