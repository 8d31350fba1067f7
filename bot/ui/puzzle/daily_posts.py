"""The position of the day as everyone sees it: while it's open, and once it's solved."""

import asyncio
from dataclasses import replace
from datetime import date
from typing import Final

from discord.utils import format_dt

from bot.engine.explaining import choice_of
from bot.records.analyses import DecisionAnalysis, DecisionKind
from bot.records.marks import record_mark
from bot.records.matches import MatchRecord
from bot.records.people import Person, Place
from bot.records.puzzles import Daily, Streak, Tally
from bot.texts.catalogue import say, speaking
from bot.ui.coach.facts import explained, explanation_lines
from bot.ui.coach.words import DecisionWords, compared, cube_action, heads, lost
from bot.ui.kit.components import BLUE, Buttons
from bot.ui.kit.host import Host
from bot.ui.kit.message import Post, Row, drawn_soon
from bot.ui.kit.names import mention
from bot.ui.kit.places import language_of_place
from bot.ui.match.scenes import scene_of
from bot.ui.match.style import theme_of
from bot.ui.puzzle.desk import numbers_of, plies_of, questions_of_all, record_of

PREFIX: Final = "daily_"
_LINES: Final = 3  # the choices that are told once it's solved
_NONE_MADE: Final = Tally(0, 0, ())


def buttons_of(daily: Daily) -> Buttons:
    """Makes its components."""
    return Buttons(PREFIX, daily.daily_id, 0, record_mark(daily))


def place_of_daily(daily: Daily) -> Place:
    """Where it's posted."""
    return Place(daily.channel_id, daily.guild_id)


async def open_post(host: Host, daily: Daily, *, kept: bool = False) -> Post:
    """It, while it can be answered, drawn; with `kept` the picture that is there stays."""
    place = place_of_daily(daily)
    await host.app.people.settings(daily.guild_id)
    with speaking(await language_of_place(host, place)):
        scene = daily.puzzle.scene
        record = record_of(scene, daily.opened_at, private=False)
        lines = [say("daily-heading"), *questions_of_all(scene, record)]
        if not daily.rated:
            lines.append(say("daily-again"))
        ids = buttons_of(daily)
        row = (ids("answer", say("button-daily-answer"), BLUE), ids("rules", say("button-daily-rules")))
        footer = say("daily-counted", count=daily.answers, when=format_dt(daily.closes_at, "R"))
        post = Post(tuple(lines), (scene_of(record, theme=theme_of(host, place)),), (row,), footer)
        return replace(post, kept=1) if kept else await drawn_soon(post, host.studio)


async def solved_post(host: Host, daily: Daily, named: list[Streak]) -> Post:
    """It, once it's closed: the best and the most frequent other choice, how many made which, what tells them apart."""
    place = place_of_daily(daily)
    await host.app.people.settings(daily.guild_id)
    tally, puzzle = daily.tally or _NONE_MADE, daily.puzzle
    one = puzzle.decision(_other(daily, tally))
    [why] = await explained(host.engine, [choice_of(one, puzzle.scene.state)])
    with speaking(await language_of_place(host, place)):
        record = record_of(puzzle.scene, daily.opened_at, private=False)
        best = one.best if one.kind is DecisionKind.CHECKER else ""
        lines = [
            say("daily-solved"),
            *questions_of_all(puzzle.scene, record),
            say("daily-found", found=tally.solved, count=tally.answers),
            *_choice_lines(daily, tally),
            *explanation_lines(why, numbers_of(puzzle.scene), best, other=one.played),
        ]
        streaks = [say("daily-streak", who=mention(Person(one.user_id, "")), days=one.streak) for one in named]
        if streaks:
            lines.append(say("daily-streaks", who=", ".join(streaks)))
        if plies := plies_of(puzzle):
            lines.append(say("daily-own-network", plies=plies))
        words = _words(daily, tally, one)
        picture = await asyncio.to_thread(compared, record, one, record.state, words, theme_of(host, place))
        ids = buttons_of(daily)
        row = (
            ids("mine", say("button-daily-mine")),
            ids("talk", say("button-daily-talk")),
            ids("puzzle", say("button-daily-puzzle")),
        )
        return Post(tuple(lines), (), (row,), extra=(picture,))


async def solution_post(host: Host, daily: Daily, record: MatchRecord, theme: str, row: Row) -> Post:
    """The solution for one person who has not answered in time, in the language spoken."""
    one = daily.puzzle.decision([*daily.puzzle.losses][1])
    [why] = await explained(host.engine, [choice_of(one, record.state)])
    best = one.best if one.kind is DecisionKind.CHECKER else ""
    withdrawn = "yes" if daily.closes_at <= daily.opened_at else "no"
    said = say("daily-solution", what=named_choice(daily, one.best), withdrawn=withdrawn)
    lines = (said, *explanation_lines(why, numbers_of(daily.puzzle.scene), best, other=one.played))
    words = _words(daily, _NONE_MADE, one)
    picture = await asyncio.to_thread(compared, record, one, record.state, words, theme)
    return Post(lines, (), (row,), extra=(picture,))


def _other(daily: Daily, tally: Tally) -> str:
    """The most frequent choice beside the best; where nobody made another, the next best."""
    best = daily.puzzle.best
    made = next((choice for choice, _ in tally.choices if choice != best), None)
    return made or [*daily.puzzle.losses][1]


def _choice_lines(daily: Daily, tally: Tally) -> list[str]:
    """The best choice and the most frequent others: what each loses and, unless nobody made any, how many made it."""
    counted, losses, best = dict(tally.choices), daily.puzzle.losses, daily.puzzle.best
    others = [choice for choice, _ in tally.choices if choice != best]
    others += [choice for choice in losses if choice not in {best, *others}]
    lines = []
    for one in (best, *others[: _LINES - 1]):
        what, count = named_choice(daily, one), counted.get(one, 0) if tally.answers else "none"
        lines.append(say("daily-choice", what=what, lost=lost(losses[one]), count=count, best=one == best))
    return lines


def day_and_month(day: str) -> dict[str, int]:
    """A date of the plan, as the catalogue wants it."""
    found = date.fromisoformat(day)
    return {"day": found.day, "month": found.month}


def named_choice(daily: Daily, choice: str) -> str:
    """A choice in words: a play in the solver's numbers, or what is done with the cube."""
    scene = daily.puzzle.scene
    return numbers_of(scene).text(choice) if scene.kind is DecisionKind.CHECKER else cube_action(choice)


def _words(daily: Daily, tally: Tally, one: DecisionAnalysis) -> DecisionWords:
    popular, told = one.played in dict(tally.choices), {"what": named_choice(daily, one.played), "lost": lost(one.loss)}
    other = say("daily-most-other", **told) if popular else say("daily-next-best", **told)
    best = say("daily-best", what=named_choice(daily, one.best))
    return DecisionWords(other, best, heads("popular" if popular else "next"))
