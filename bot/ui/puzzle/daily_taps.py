"""Taps on the position of the day: answer in private, see how it works, and look at it once it's solved."""

import asyncio
from dataclasses import replace
from typing import Final

import discord
import structlog

from bot.app.puzzles.puzzles import Wanted
from bot.errors import PuzzleError, PuzzleReason
from bot.records.puzzles import Daily, DailyAnswer
from bot.texts.catalogue import say, speaking
from bot.ui.coach.trying import Asked, ask, deciding, verdict_on
from bot.ui.kit.components import CustomId, TapButton, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.places import language_of_place, message_url, private_language
from bot.ui.kit.sending import UNREACHABLE, answer_alone, open_thread, patiently, reply
from bot.ui.match.style import theme_for
from bot.ui.puzzle.daily_posts import PREFIX, buttons_of, day_and_month, named_choice, place_of_daily, solution_post
from bot.ui.puzzle.desk import asked_of, question_lines, rating_line, record_of, show_next, why_lines
from bot.ui.puzzle.own import object_button

_log: Final = structlog.get_logger()
TAPS: Final = Taps()


async def _daily(interaction: Interaction, target: CustomId) -> Daily:
    return await interaction.client.app.dailies.daily(target.subject)


def _is_over(interaction: Interaction, daily: Daily) -> bool:
    return daily.closed_at is not None or daily.closes_at <= interaction.client.clock()


async def _own(interaction: Interaction, daily: Daily) -> DailyAnswer | None:
    return await interaction.client.app.dailies.answer_of(daily.daily_id, interaction.user.id)


@TAPS.on("daily_answer")
async def _answer(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Ask in private; after it's closed, or once told, show what there is."""
    daily = await _daily(interaction, target)
    own = await _own(interaction, daily)
    if _is_over(interaction, daily) or (own is not None and not daily.sealed):
        await _show(interaction, daily, own)
        return
    await interaction.client.app.puzzles.check_may_ask(interaction.user.id, daily.puzzle)
    played = await interaction.client.app.own.played(daily.guild_id, daily.puzzle.key, interaction.user.id)
    await ask(interaction, _asked(interaction, daily, own, played=played))


def _asked(interaction: Interaction, daily: Daily, own: DailyAnswer | None = None, *, played: bool = False) -> Asked:
    record = record_of(daily.puzzle.scene, interaction.created_at, private=True)
    lines = [say("daily-yours", what=named_choice(daily, own.chosen))] if own is not None else []
    lines += question_lines(daily.puzzle.scene, record)
    lines += [say("daily-from-yours")] if played else []
    lines.append(say("daily-how", sealed=daily.sealed, when=discord.utils.format_dt(daily.closes_at, "R")))

    async def judge(interaction: Interaction, _: Asked, chosen: str, __: float | None) -> None:
        await _judge(interaction, daily, chosen)

    asked = asked_of(daily.puzzle, record, buttons_of(daily), tuple(lines), judge)
    return replace(asked, sealed=daily.sealed)


async def _asked_about(interaction: Interaction, target: CustomId) -> Asked:
    """The position of a tap on the private board. Raises CoachError if a match of the person stands so by now."""
    daily = await _daily(interaction, target)
    await interaction.client.app.puzzles.check_may_ask(interaction.user.id, daily.puzzle)
    return _asked(interaction, daily)


TAPS.take_in(deciding(PREFIX, _asked_about))


async def _judge(interaction: Interaction, daily: Daily, chosen: str) -> None:
    """Store an answer. A sealed one isn't told before all are; one that came too late gets the solution alone."""
    app, user_id = interaction.client.app, interaction.user.id
    try:
        own = await app.dailies.answer(daily, user_id, interaction.id, chosen)
    except PuzzleError as error:
        if error.reason is not PuzzleReason.OVER:
            raise
        await _show(interaction, daily, await _own(interaction, daily))
        return
    if not daily.sealed:
        await _show(interaction, daily, own)
        return
    when = discord.utils.format_dt(daily.closes_at, "R")
    with speaking(private_language(interaction)):
        change = buttons_of(daily)("answer", say("button-daily-change"))
        post = Post((say("daily-noted", what=named_choice(daily, own.chosen), when=when),), (), ((change,),))
    await answer_alone(interaction, post)


async def _show(interaction: Interaction, daily: Daily, own: DailyAnswer | None) -> None:
    """Show how good somebody's answer was, or the solution to who has none. Once it's solved, many ask at once."""
    await answer_alone(interaction, await patiently(interaction, _shown(interaction, daily, own)))


async def _shown(interaction: Interaction, daily: Daily, own: DailyAnswer | None) -> Post:
    app, user_id, scene = interaction.client.app, interaction.user.id, daily.puzzle.scene
    await app.puzzles.check_may_ask(user_id, daily.puzzle)
    await app.guesses.asked(user_id, scene.position)
    streak, last, hidden = await app.dailies.streak(daily.guild_id, user_id)
    ids = buttons_of(daily)
    record = record_of(scene, interaction.created_at, private=True)
    theme = await theme_for(interaction.client, user_id, place_of_daily(daily))
    with speaking(private_language(interaction)):
        if own is None:
            row = (ids("why", say("button-puzzle-why")),)
            return await solution_post(interaction.client, daily, record, theme, row)
        lines = [say("puzzle-first-counts")] if not daily.sealed and daily.closed_at is None else []
        lines.append(_rated(daily, own))
        buttons = [ids("why", say("button-puzzle-why")), ids("wrong", say("button-puzzle-wrong"))]
        if last == daily.daily_id:
            lines.append(say("daily-own-streak", days=streak, hidden=hidden))
            buttons.append(_hide_button(daily, hidden=hidden))
        asked = _asked(interaction, daily, own)
        return await verdict_on(interaction, asked, own.chosen, own.loss, "\n".join(lines), tuple(buttons))


def _rated(daily: Daily, own: DailyAnswer) -> str:
    if own.before is not None and own.after is not None:
        return rating_line(own.before, own.after)
    if not own.counted:
        return say("daily-from-yours")
    return say("daily-rated-soon") if own.rated else say("daily-not-rated", again=not daily.rated)


def _hide_button(daily: Daily, *, hidden: bool) -> TapButton:
    label = say("button-daily-name") if hidden else say("button-daily-hide")
    return buttons_of(daily)("hide", label, argument="0" if hidden else "1")


@TAPS.on("daily_mine")
async def _mine(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    daily = await _daily(interaction, target)
    await _show(interaction, daily, await _told(interaction, daily))


async def _told(interaction: Interaction, daily: Daily) -> DailyAnswer | None:
    """A person's answer, where it may be told how good it was. Raises PuzzleError before that."""
    own = await _own(interaction, daily)
    if not _is_over(interaction, daily) and (own is None or daily.sealed):
        raise PuzzleError(PuzzleReason.NOT_ANSWERED)
    return own


@TAPS.on("daily_why")
async def _why(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    daily, app, user_id = await _daily(interaction, target), interaction.client.app, interaction.user.id
    own = await _told(interaction, daily)
    await app.puzzles.check_may_ask(user_id, daily.puzzle)
    await app.guesses.asked(user_id, daily.puzzle.scene.position)
    await reply(interaction, Post(tuple(why_lines(daily.puzzle, None if own is None else own.chosen)), ()))


@TAPS.on("daily_wrong")
async def _wrong(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Take it for wrong; if it's withdrawn by that, it's over."""
    daily, app = await _daily(interaction, target), interaction.client.app
    if await _told(interaction, daily) is None:
        raise PuzzleError(PuzzleReason.NOT_ANSWERED)
    if await app.puzzles.take_for_wrong(daily.puzzle.key, interaction.user.id, daily.guild_id):
        await app.dailies.close(daily)
    await reply(interaction, say("puzzle-objected", server=True))


@TAPS.on("daily_hide")
async def _hide(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Name a person no more among the streaks, or again."""
    daily, hidden = await _daily(interaction, target), target.argument != "0"
    await interaction.client.app.dailies.hide(daily.guild_id, interaction.user.id, hidden=hidden)
    back = _hide_button(daily, hidden=hidden)
    await answer_alone(interaction, Post((say("daily-hidden", hidden=hidden),), (), ((back,),)))


@TAPS.on("daily_rules")
async def _rules(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    daily = await _daily(interaction, target)
    lines = [say("daily-rules", sealed=daily.sealed)]
    if await interaction.client.app.own.standing(daily.guild_id) is None:
        await reply(interaction, Post(tuple(lines), ()))
    else:
        await reply(interaction, Post((*lines, say("own-heard")), (), ((object_button(),),)))


@TAPS.on("daily_puzzle")
async def _puzzle(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    daily = await _daily(interaction, target)
    await show_next(interaction, Wanted(daily.puzzle.scene.variant))


@TAPS.on("daily_talk")
async def _talk(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Open a thread below it, or show the way to the one that there is."""
    daily = await _daily(interaction, target)
    if not _is_over(interaction, daily):
        raise PuzzleError(PuzzleReason.NOT_ANSWERED)
    thread_id = daily.thread_id or await _opened(interaction, daily)
    there = "" if thread_id is None else say("daily-talk", url=message_url(daily.guild_id, thread_id))
    await reply(interaction, there or say("daily-no-thread"))


async def _opened(interaction: Interaction, daily: Daily) -> int | None:
    """A thread of its own; None if there can't be one."""
    host, place = interaction.client, place_of_daily(daily)
    with speaking(await language_of_place(host, place)):
        title = say("daily-thread", **day_and_month(daily.day))
    try:
        thread = await asyncio.shield(open_thread(host, place, daily.message_id or 0, title))
    except UNREACHABLE as error:
        opened = (await host.app.dailies.daily(daily.daily_id)).thread_id
        if opened is None:
            _log.info("no thread for the daily position", daily=daily.daily_id, error=repr(error))
        return opened
    await host.app.dailies.note_thread(daily.daily_id, thread.id)
    return thread.id
