"""How somebody plays, as a picture and in words, in private."""

import asyncio
from datetime import timedelta
from typing import Final, Literal

from discord.ext import commands

from bot.app.app import App
from bot.records.insights import ENOUGH, Insight, Kind, Nerve, Performance, Plan
from bot.render.pages.insight_page import InsightPage, InsightRow, Part, render_insight
from bot.texts.catalogue import keys, say, speaking
from bot.ui.kit.commands import command
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Picture, Post
from bot.ui.kit.names import person_of, shown_name
from bot.ui.kit.places import place_of, private_language
from bot.ui.kit.sending import patiently, reply
from bot.ui.match.lookup import analyze_button
from bot.ui.match.ratings import performance_text, rating_text
from bot.ui.match.style import theme_for

_DAYS: Final = {"30 days": 30, "90 days": 90, "year": 365}
_KINDS: Final = keys("insights-kind", Kind)
_PLANS: Final = keys("insights-plan", Plan)
_NERVES: Final = keys("insights-nerve", Nerve)
_MOST_MONTHS: Final = 18


class InsightsCog(commands.Cog):
    """One's own play, kind by kind."""

    @command()
    async def insights(
        self, interaction: Interaction, period: Literal["30 days", "90 days", "year"] | None = None
    ) -> None:
        """Show the picture."""
        bot, user_id = interaction.client, interaction.user.id
        days = None if period is None else _DAYS[period]
        with bot.app.workshop.one_thing(user_id):
            insight, older = await patiently(interaction, _read(bot.app, user_id, days))
        if not insight.whole.decisions:
            await reply(interaction, await _nothing(interaction, days, older=older))
            return
        theme = await theme_for(bot, user_id, place_of(interaction))
        with speaking(private_language(interaction)):
            page = _page_of(insight, shown_name(person_of(interaction.user)))
            words = "\n".join(_in_words(page))
            lines = (say("insights-heading", days=days or 0), _sentence(insight))
        picture = await asyncio.to_thread(render_insight, page, theme)
        await reply(interaction, Post(lines, (), extra=(Picture(picture, words),), below=(say("insights-explained"),)))


async def _read(app: App, user_id: int, days: int | None) -> tuple[Insight, bool]:
    """Somebody's insights; and, where the period has none, whether they have older ones."""
    insight = await app.insights.of(user_id, days)
    older = days is not None and not insight.whole.decisions and (await app.insights.of(user_id)).whole.decisions > 0
    return insight, older


async def _nothing(interaction: Interaction, days: int | None, *, older: bool) -> Post:
    """The advice on how to get something to show."""
    bot = interaction.client
    with speaking(private_language(interaction)):
        finished = await bot.app.matches.finished(interaction.user.id, 1)
        since = None if days is None else bot.clock() - timedelta(days=days)
        latest = [record for record in finished if since is None or record.updated_at >= since]
        row = tuple(analyze_button(record) for record in latest)
        match = latest[0].match_id if latest else 0
        return Post((say("insights-none", days=days or 0, match=match, older=older),), (), (row,) if row else ())


def _sentence(insight: Insight) -> str:
    """Where most is to be gained."""
    if not any(one.is_enough for one in insight.kinds.values()):
        return say("insights-few", enough=ENOUGH)
    weakest = insight.weakest
    if weakest is None:
        return say("insights-even")
    one, kind = insight.kinds[weakest], say(_KINDS[weakest])
    rating, mean = performance_text(one), performance_text(insight.whole)
    return say("insights-weakest", kind=kind, rating=rating, decisions=one.decisions, mean=mean)


def _page_of(insight: Insight, name: str) -> InsightPage:
    whole, mean = insight.whole, insight.whole.rating or 0.0
    parts = [Part(say("insights-by-kind"), tuple(_row(say(_KINDS[one]), insight.kinds[one]) for one in Kind))]
    if any(one.decisions for one in insight.plans.values()):
        rows = tuple(_row(say(_PLANS[one]), insight.plans[one]) for one in Plan)
        parts.append(Part(say("insights-by-plan"), rows))
    if any(one.decisions for one in insight.nerves.values()):
        rows = tuple(_share(say(_NERVES[one]), insight.nerves[one], whole) for one in Nerve)
        parts.append(Part(say("insights-by-nerve"), rows))
    months = insight.months[-_MOST_MONTHS:] if len(insight.months) > 1 else ()
    counted = {"decisions": whole.decisions, "matches": insight.matches}
    return InsightPage(
        title=say("insights-title", who=name),
        headline=say("insights-headline", rating=performance_text(whole), **counted),
        mean=mean,
        parts=tuple(parts),
        curve=say("insights-by-month"),
        months=tuple(_row(f"{month:%Y-%m}", one) for month, one in months),
    )


def _row(name: str, one: Performance) -> InsightRow:
    is_vague = one.decisions > 0 and one.uncertainty is None
    written = say("insights-too-few") if is_vague else performance_text(one)
    return InsightRow(name, one.rating, one.uncertainty, written, str(one.decisions), not one.is_enough)


def _share(name: str, one: Performance, whole: Performance) -> InsightRow:
    """The cost of wrong plays of a sort: their part of the whole rating."""
    part = Performance(whole.decisions, one.loss)
    cost = say("insights-cost", rating=rating_text(part))
    return InsightRow(name, part.rating, None, cost, str(one.decisions), not one.is_enough, bar=True)


def _in_words(page: InsightPage) -> list[str]:
    """The picture in words, a line for each part."""
    parts = [*page.parts, *((Part(page.curve, page.months),) if page.months else ())]
    lines = [page.headline]
    for part in parts:
        rated = [row for row in part.rows if row.rating is not None]
        rows = [say("insights-row", name=row.name, rating=row.written, count=row.total) for row in rated]
        lines.append(say("insights-part", heading=part.heading, rows="; ".join(rows)))
    return lines
