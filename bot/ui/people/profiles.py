"""`/leaderboard`, `/profile`, `/history`, and which of a person's matches and chouettes somebody else may see."""

import asyncio
from collections.abc import Sequence
from typing import Final, Literal

import discord
from discord.ext import commands

from bot.app.ratings import Profile
from bot.ratings.records import FinishedMatch, Leader, Onlooker, PersonalTally
from bot.records.chouettes import Attended, Standing
from bot.records.people import Person
from bot.render.pages.chart import render_rating_chart
from bot.render.pages.standings import StandingRow, render_standings
from bot.rules.match.state import score_shown
from bot.rules.variants import find_variant
from bot.texts.catalogue import say
from bot.ui.chouette.words import points
from bot.ui.kit.commands import command
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Picture, Post
from bot.ui.kit.names import bold, person_of, shown_name
from bot.ui.kit.places import is_guest, place_of
from bot.ui.kit.sending import reply
from bot.ui.match.games import game_called, game_choices
from bot.ui.match.lookup import may_view
from bot.ui.match.ratings import gain_text, number_text
from bot.ui.match.style import theme_for

_LISTED: Final = 20
_AT_ONCE: Final = 100
_CHOUETTES: Final = 10
_PAGES: Final = 10  # so many times so many matches are looked through at most


class PeopleCog(commands.Cog):
    """People as players."""

    @command(variant=game_choices)
    async def leaderboard(
        self,
        interaction: Interaction,
        where: Literal["server", "everywhere"] | None = None,
        month: bool = False,
        variant: str | None = None,
    ) -> None:
        """Show the best."""
        bot = interaction.client
        guild_id = None if where == "everywhere" else interaction.guild_id
        game = game_called(variant)
        since = bot.clock() if month else None
        # In their own server everyone is listed; elsewhere only who wants to be.
        onlooker = None if guild_id else Onlooker(interaction.user.id, interaction.guild_id)
        leaders = await bot.app.ratings.leaderboard(guild_id, game.key, month=since, limit=_LISTED, onlooker=onlooker)
        scope = "server" if guild_id else "everywhere"
        title = say("leaderboard-title", scope=scope, game=game.name, month=month)
        theme = await theme_for(bot, interaction.user.id, place_of(interaction))
        remark = "" if guild_id else say("leaderboard-everywhere")
        await reply(interaction, await asyncio.to_thread(leaderboard_post, leaders, title, theme, remark))

    @command(variant=game_choices)
    async def profile(
        self, interaction: Interaction, person: discord.Member | discord.User | None = None, variant: str | None = None
    ) -> None:
        """Show a person's record, and their record against the person who asks."""
        await show_profile(interaction, person, variant)

    @command()
    async def history(self, interaction: Interaction, person: discord.Member | discord.User | None = None) -> None:
        """Show a person's last matches."""
        shown = person_of(person or interaction.user)
        matches = await seen_history(interaction, shown.user_id, _LISTED)
        await reply(interaction, history_post(shown, matches, await seen_chouettes(interaction, shown.user_id)))


async def show_profile(
    interaction: Interaction, person: discord.Member | discord.User | None, variant: str | None = None
) -> None:
    """Answer with a person's record, also against the person who asks. Raises PreferenceError for the game."""
    bot, shown, asks = interaction.client, person_of(person or interaction.user), person_of(interaction.user)
    game = None if variant is None else game_called(variant).key
    against = None
    if shown.user_id != asks.user_id:
        between = await bot.app.ratings.head_to_head(asks.user_id, shown.user_id)
        against = (asks, between) if between.matches else None
    if not await _is_shown(interaction, shown):
        lines = (say("profile-heading", who=bold(shown)), say("profile-hidden"), _against(against))
        await reply(interaction, Post(tuple(filter(None, lines)), ()))
        return
    profile = await bot.app.ratings.profile(shown.user_id, interaction.guild_id, game)
    standing = await bot.app.chouettes.standing(shown.user_id, interaction.guild_id)
    theme = await theme_for(bot, interaction.user.id, place_of(interaction))
    await reply(interaction, await asyncio.to_thread(profile_post, shown, profile, against, theme, standing))


async def _is_shown(interaction: Interaction, shown: Person) -> bool:
    """May the person who asks see somebody's record? Outside servers, only if they want to be shown there."""
    if interaction.guild_id is not None or shown.user_id == interaction.user.id:
        return True
    return (await interaction.client.app.people.preferences(shown.user_id)).shown_outside


async def seen_history(interaction: Interaction, person_id: int, limit: int) -> list[FinishedMatch]:
    """The last matches of a person that the one who asks may see, in this server or (without one) everywhere.

    One sees one's own matches, and those against oneself; of others only those in channels of this server that one can
    see, and none outside a server.
    """
    asks, guild_id = interaction.user.id, interaction.guild_id
    ratings = interaction.client.app.ratings
    if person_id == asks:
        return await ratings.history(person_id, guild_id, limit=limit)
    if guild_id is None:
        return await ratings.history(person_id, None, limit=limit, opponent_id=asks)
    seen: list[FinishedMatch] = []
    for page in range(_PAGES):
        found = await ratings.history(person_id, guild_id, limit=_AT_ONCE, offset=page * _AT_ONCE)
        seen += [match for match in found if match.opponent_id == asks or _sees(interaction, match.channel_id)]
        if len(seen) >= limit or len(found) < _AT_ONCE:
            break
    return seen[:limit]


async def seen_chouettes(interaction: Interaction, person_id: int) -> list[Attended]:
    """The last chouettes of a person that the one who asks may see: their own, or those in channels they can see."""
    own, guild_id = person_id == interaction.user.id, interaction.guild_id
    if guild_id is None and not own:
        return []
    found = await interaction.client.app.chouettes.attended(person_id, guild_id)
    return [one for one in found if own or _sees(interaction, one.place.channel_id)][:_CHOUETTES]


def _sees(interaction: Interaction, channel_id: int) -> bool:
    """Does the person who asks see a channel of this server?"""
    if is_guest(interaction):
        return channel_id == interaction.channel_id
    return may_view(interaction, channel_id) is True


def leaderboard_post(leaders: Sequence[Leader], title: str, theme: str, remark: str = "") -> Post:
    """The best players, as a picture with the same in words; a remark says who is listed."""
    if not leaders:
        return Post(tuple(filter(None, (say("leaderboard-empty"), remark))), ())
    rows, words = [], []
    for one in leaders:
        name, place = shown_name(Person(one.user_id, one.name)), one.place or 0
        value = number_text(one.rating) if one.gained is None else gain_text(one.gained)
        rows.append(StandingRow(place, name + ("" if place else " *"), (value, str(one.matches))))
        by = "rating" if one.gained is None else "gained"
        words.append(say("leader-words", place=place, name=name, by=by, value=value, matches=one.matches))
    gained = leaders[0].gained is not None
    headings = [say("column-gained") if gained else say("column-rating"), say("column-matches")]
    pages = render_standings(rows, headings, title=title, theme=theme)
    told = "\n".join(words)[:1024]
    lines = [f"### {title}"]
    if any(leader.place is None for leader in leaders):
        lines.append(say("leaderboard-provisional"))
    lines += [remark] if remark else []
    return Post(tuple(lines), (), extra=tuple(Picture(page, told) for page in pages[:4]))


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
    backgammons = {"backgammons_won": tally.backgammons_won, "backgammons_lost": tally.backgammons_lost}
    lines.append(say("profile-gammons", won=tally.gammons_won, lost=tally.gammons_lost, **backgammons))
    if tally.favourite:
        lines.append(say("profile-favourite", game=find_variant(tally.favourite).name))
    lines += [_at_chouettes(chouettes), _against(against)]
    extra: tuple[Picture, ...] = ()
    if len(profile.points) > 1:
        title = say("profile-chart", who=shown_name(person), game=game)
        extra = (Picture(render_rating_chart(profile.points, title, theme), title),)
    return Post(tuple(filter(None, lines)), (), extra=extra)


def _rated(profile: Profile, game: str) -> str:
    rating = profile.rating
    if rating is None:
        return say("profile-unrated", game=game)
    known = {"experience": rating.experience, "place": profile.place or 0, "provisional": rating.is_provisional}
    return say("profile-rating", game=game, rating=number_text(rating.rating), **known)


def _at_chouettes(standing: Standing | None) -> str:
    if standing is None:
        return ""
    won = points(standing.hundredths)
    games, boxes = standing.games, standing.boxes
    return say("profile-chouettes", points=won, games=games, boxes=boxes, chouettes=standing.chouettes)


def _against(against: tuple[Person, PersonalTally] | None) -> str:
    if against is None:
        return ""
    other, between = against
    return say("profile-against", other=bold(other), won=between.won, lost=between.lost)


def history_post(person: Person, matches: Sequence[FinishedMatch], chouettes: Sequence[Attended] = ()) -> Post:
    """A person's last matches and chouettes, a line each."""
    if not matches and not chouettes:
        return Post((say("history-empty", who=bold(person)),), ())
    lines = [say("history-heading", who=bold(person)), *map(_finished, matches)] if matches else []
    if chouettes:
        lines += [say("history-chouettes", who=bold(person)), *map(_attended, chouettes)]
    return Post(tuple(lines), ())


def _attended(one: Attended) -> str:
    when, won = discord.utils.format_dt(one.at, "d"), points(one.hundredths)
    table = {"number": one.chouette_id, "over": one.over, "games": one.games, "players": one.players}
    return say("history-chouette", when=when, points=won, **table)


def _finished(match: FinishedMatch) -> str:
    own, others = score_shown(match.score, match.length)
    kind = "drawn" if match.won is None else "won" if match.won else "lost"
    who, when = bold(Person(match.opponent_id, match.opponent_name)), discord.utils.format_dt(match.ended_at, "d")
    line = say("history-line", match=match.match_id, kind=kind, own=own, others=others, opponent=who, when=when)
    return line if match.change is None else f"{line} ({gain_text(match.change.gained)})"
