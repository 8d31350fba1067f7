"""People as players: leaderboards, profiles and histories."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.app.ratings import Profile
from bot.ratings.records import FinishedMatch, Leader
from bot.ratings.tally import PersonalTally
from bot.records.chouettes import Attended, Standing
from bot.records.people import Person
from bot.render.pages.chart import render_rating_chart
from bot.render.pages.standings import StandingRow, render_standings
from bot.rules.match.state import score_shown
from bot.rules.variants import find_variant
from bot.texts.catalogue import say
from bot.ui.chouette.words import points
from bot.ui.kit.message import Picture, Post
from bot.ui.kit.names import bold, shown_name
from bot.ui.match.ratings import number_text, signed


def leaderboard_post(leaders: Sequence[Leader], title: str, theme: str, remark: str = "") -> Post:
    """The best players, as a picture with the same in words; a remark says who is listed."""
    if not leaders:
        return Post(tuple(filter(None, (say("leaderboard-empty"), remark))), ())
    rows = [
        StandingRow(
            leader.place or 0,
            shown_name(Person(leader.user_id, leader.name)) + ("" if leader.place else " *"),
            (number_text(leader.rating) if leader.gained is None else signed(leader.gained), str(leader.matches)),
        )
        for leader in leaders
    ]
    gained = leaders[0].gained is not None
    headings = [say("column-gained") if gained else say("column-rating"), say("column-matches")]
    pages = render_standings(rows, headings, title=title, theme=theme)
    words = "\n".join(map(_in_words, leaders))
    lines = [f"### {title}"]
    if any(leader.place is None for leader in leaders):
        lines.append(say("leaderboard-provisional"))
    lines += [remark] if remark else []
    return Post(tuple(lines), (), extra=tuple(Picture(page, words[:1024]) for page in pages[:4]))


def _in_words(leader: Leader) -> str:
    """A line of the leaderboard as a sentence."""
    return say(
        "leader-words",
        place=leader.place or 0,
        name=shown_name(Person(leader.user_id, leader.name)),
        by="rating" if leader.gained is None else "gained",
        value=number_text(leader.rating) if leader.gained is None else signed(leader.gained),
        matches=leader.matches,
    )


def profile_post(
    person: Person,
    profile: Profile,
    against: tuple[Person, PersonalTally] | None,
    theme: str,
    chouettes: Standing | None = None,
) -> Post:
    """A person's record: rating, matches, gammons, streak, favorite game, chouettes, and the rating over time."""
    tally = profile.tally
    lines = [say("profile-heading", who=bold(person))]
    game = find_variant(profile.variant).name
    lines.append(_rated(profile, game))
    lines.append(say("profile-record", won=tally.won, lost=tally.lost, streak=tally.longest_streak))
    lines.append(
        say(
            "profile-gammons",
            won=tally.gammons_won,
            lost=tally.gammons_lost,
            backgammons_won=tally.backgammons_won,
            backgammons_lost=tally.backgammons_lost,
        )
    )
    if tally.favourite:
        lines.append(say("profile-favourite", game=find_variant(tally.favourite).name))
    lines += [*_at_chouettes(chouettes), *_against(against)]
    extra: tuple[Picture, ...] = ()
    if len(profile.points) > 1:
        title = say("profile-chart", who=shown_name(person), game=game)
        extra = (Picture(render_rating_chart(profile.points, title, theme), title),)
    return Post(tuple(lines), (), extra=extra)


def _rated(profile: Profile, game: str) -> str:
    rating = profile.rating
    if rating is None:
        return say("profile-unrated", game=game)
    return say(
        "profile-rating",
        game=game,
        rating=number_text(rating.rating),
        experience=rating.experience,
        place=profile.place or 0,
        provisional=rating.is_provisional,
    )


def hidden_profile_post(person: Person, against: tuple[Person, PersonalTally] | None) -> Post:
    """Of a person who is shown in their own servers only: what whoever asks knows anyway."""
    return Post((say("profile-heading", who=bold(person)), say("profile-hidden"), *_against(against)), ())


def _at_chouettes(standing: Standing | None) -> list[str]:
    if standing is None:
        return []
    return [
        say(
            "profile-chouettes",
            points=points(standing.hundredths),
            games=standing.games,
            boxes=standing.boxes,
            chouettes=standing.chouettes,
        )
    ]


def _against(against: tuple[Person, PersonalTally] | None) -> list[str]:
    if against is None:
        return []
    other, between = against
    return [say("profile-against", other=bold(other), won=between.won, lost=between.lost)]


def history_post(person: Person, matches: Sequence[FinishedMatch], chouettes: Sequence[Attended] = ()) -> Post:
    """A person's last matches and chouettes, a line each."""
    if not matches and not chouettes:
        return Post((say("history-empty", who=bold(person)),), ())
    lines = [say("history-heading", who=bold(person)), *map(_finished, matches)] if matches else []
    if chouettes:
        lines += [say("history-chouettes", who=bold(person)), *map(_attended, chouettes)]
    return Post(tuple(lines), ())


def _attended(chouette: Attended) -> str:
    return say(
        "history-chouette",
        when=discord.utils.format_dt(chouette.at, "d"),
        number=chouette.chouette_id,
        over=chouette.over,
        points=points(chouette.hundredths),
        games=chouette.games,
        players=chouette.players,
    )


def _finished(match: FinishedMatch) -> str:
    own, others = score_shown(match.score, match.length)
    kind = "drawn" if match.won is None else "won" if match.won else "lost"
    line = say(
        "history-line",
        match=match.match_id,
        kind=kind,
        own=own,
        others=others,
        opponent=bold(Person(match.opponent_id, match.opponent_name)),
        when=discord.utils.format_dt(match.ended_at, "d"),
    )
    return line if match.change is None else f"{line} ({signed(match.change.gained)})"
