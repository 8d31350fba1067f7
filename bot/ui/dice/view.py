"""`/dice`: a player's own seed, the check of a match, and what was rolled, in words and pictures."""

import asyncio
import math
import unicodedata
from collections.abc import Sequence
from typing import Final, Literal, cast

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.app.dice import DiceReport, RaceLuck, TournamentDice, luck_in
from bot.dice.fairness import Discrepancy, Flaw, phrase_fingerprint
from bot.dice.statistics import SUSPICIOUS, UNUSUAL, RollCounts, Test, Verdict, doublet_test, face_test
from bot.records.matches import MatchRecord
from bot.records.people import Person
from bot.render.pages.chart import render_face_chart
from bot.texts.catalogue import decimal, say
from bot.ui.kit.commands import command, group_description
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Picture, Post
from bot.ui.kit.names import bold, person_of, shown_name
from bot.ui.kit.places import place_of
from bot.ui.kit.sending import patiently, reply
from bot.ui.match.lookup import any_match_choices, chosen_match_to_look_at
from bot.ui.match.ratings import gain_text
from bot.ui.match.style import theme_for

_LONGEST_PHRASE = 100
_MOST_ROLLS: Final = 500  # the luck of a match with more rolls than this is not computed: it would take seconds
_TOLD: Final = 5  # the most discrepancies that are told one by one


class DiceCog(commands.GroupCog, group_name="dice", group_description=group_description("dice")):
    """Dice that anyone can check."""

    @command("dice")
    async def seed(
        self,
        interaction: Interaction,
        phrase: app_commands.Range[str, 1, _LONGEST_PHRASE] | None = None,
        forget: bool = False,
    ) -> None:
        """Choose, show or forget the player's phrase."""
        people, user_id = interaction.client.app.people, interaction.user.id
        chosen = None if phrase is None else unicodedata.normalize("NFC", phrase.strip()) or None
        preferences = await people.preferences(user_id)
        if forget or chosen is not None:
            preferences = await people.prefer(user_id, dice_phrase=None if forget else chosen)
        if preferences.dice_phrase is None:
            await reply(interaction, say("dice-seed-none"))
            return
        fingerprint = phrase_fingerprint(preferences.dice_phrase)
        await reply(interaction, say("dice-seed-chosen", fingerprint=fingerprint))

    @command("dice", match=any_match_choices)
    async def verify(self, interaction: Interaction, match: str | None = None) -> None:
        """Check every roll of a match."""
        record = await chosen_match_to_look_at(interaction, match)
        report = await interaction.client.app.dice.report(record)
        await reply(interaction, Post(tuple(report_lines(record, report)), ()))

    @command("dice", match=any_match_choices)
    async def stats(
        self,
        interaction: Interaction,
        scope: Literal["match", "player", "server"] | None = None,
        person: discord.Member | discord.User | None = None,
        match: str | None = None,
    ) -> None:
        """Show the rolls of a match, of a person, or of the server."""
        if scope is None:
            scope = "player" if person is not None and match is None else "match"
        bot = interaction.client
        theme = await theme_for(bot, interaction.user.id, place_of(interaction))
        if scope == "match":
            record = await chosen_match_to_look_at(interaction, match)
            with bot.app.workshop.one_thing(interaction.user.id):
                post = await patiently(interaction, _of_match(interaction, record, theme))
        elif scope == "player":
            shown = person_of(person or interaction.user)
            counts = await bot.app.dice.rolls_of_person(shown.user_id)
            post = await asyncio.to_thread(person_stats_post, shown, counts, theme)
        elif interaction.guild_id is None:
            post = Post((say("dice-no-server"),), ())
        else:
            counts = await bot.app.dice.rolls_of_server(interaction.guild_id)
            post = await asyncio.to_thread(server_stats_post, counts, theme)
        await reply(interaction, post)


async def _of_match(interaction: Interaction, record: MatchRecord, theme: str) -> Post:
    bot = interaction.client
    counts = await bot.app.dice.rolls_of_match(record.match_id)
    key = ("luck", record.match_id, record.created_at, record.state.seq)
    if key not in bot.app.kept:
        log = msgspec.json.encode([stored.event for stored in await bot.app.matches.log(record.match_id)])
        bot.app.kept[key] = await bot.app.workshop.do(luck_in, log, most=_MOST_ROLLS)
    luck = cast("tuple[RaceLuck, RaceLuck] | None", bot.app.kept[key])
    return await asyncio.to_thread(match_stats_post, record, counts, luck, theme)


def report_lines(record: MatchRecord, report: DiceReport | None) -> list[str]:
    """The findings of a check of a match's dice."""
    lines = [say("dice-heading", match=record.match_id)]
    if report is None:
        return [*lines, say("dice-unchecked")]
    log = report.log
    if not report.revealed:
        lines.append(say("dice-secret", rolls=len(log.rolls)))
    elif report.is_right:
        lines.append(say("dice-right", rolls=len(log.rolls)))
    else:
        lines += _wrong_lines(report)
    lines.append(say("dice-commitment", commitment=log.commitment))
    if log.server_seed is not None:
        lines.append(say("dice-server-seed", seed=log.server_seed))
    for person, seed in zip(record.players, log.player_seeds, strict=True):
        lines.append(say("dice-player-seed", who=bold(person), seed=seed))
    lines.append(say("dice-label", label=log.label))
    lines += _tournament_lines(report.tournament)
    return [*lines, say("dice-by-yourself")]


def _wrong_lines(report: DiceReport) -> list[str]:
    lines = [_wrong(one) for one in report.wrong]
    if report.tournament is not None and report.tournament.fits is False:
        lines.append(say("dice-wrong-tournament"))
    told = [say("dice-wrong", count=len(lines)), *lines[:_TOLD]]
    return told if len(lines) <= _TOLD else [*told, say("told-more", count=len(lines) - _TOLD)]


def _wrong(one: Discrepancy) -> str:
    if one.flaw is Flaw.SEED:
        return say("dice-wrong-seed")
    if one.flaw is Flaw.GAME:
        return say("dice-wrong-game")
    if one.found is None or one.expected is None:
        return say("dice-wrong-commitment")
    found, expected = ("-".join(map(str, roll)) for roll in (one.found.roll, one.expected))
    return say("dice-wrong-roll", game=one.found.game, number=one.found.index + 1, found=found, expected=expected)


def _tournament_lines(tournament: TournamentDice | None) -> list[str]:
    if tournament is None:
        return []
    number = tournament.tournament_id
    lines = [say("dice-tournament-commitment", tournament=number, commitment=tournament.commitment)]
    if tournament.server_seed is not None:
        lines.append(say("dice-tournament-seed", tournament=number, seed=tournament.server_seed))
    return lines


def match_stats_post(
    record: MatchRecord, counts: Sequence[RollCounts], luck: Sequence[RaceLuck] | None, theme: str
) -> Post:
    """The rolls of a match, and how lucky each side was."""
    title = say("dice-title-match", match=record.match_id)
    lines = _tested(counts[0] + counts[1])
    for person, counted in zip(record.players, counts, strict=True):
        if counted.rolls:
            pips, spread = _signed(counted.pip_luck), round(counted.pip_spread)
            lines.append(say("dice-pips", who=bold(person), rolls=counted.rolls, pips=pips, spread=spread))
    for person, one in zip(record.players, luck or (), strict=False):
        if one.rolls:
            lines.append(say("dice-race-luck", who=bold(person), pips=_signed(one.pips), rolls=one.rolls))
    return _stats_post(title, title, counts[0] + counts[1], lines, theme)


def person_stats_post(person: Person, counts: RollCounts, theme: str) -> Post:
    """The rolls of a person in all matches."""
    title = say("dice-title-person", who=shown_name(person))
    heading = say("dice-title-person", who=bold(person))
    lines = _tested(counts)
    if counts.rolls:
        lines.append(say("dice-pips-all", pips=_signed(counts.pip_luck), spread=round(counts.pip_spread)))
    return _stats_post(title, heading, counts, lines, theme)


def server_stats_post(counts: RollCounts, theme: str) -> Post:
    """The rolls of a server; its luck would be nobody's."""
    title = say("dice-title-server")
    return _stats_post(title, title, counts, _tested(counts), theme)


def _stats_post(title: str, heading: str, counts: RollCounts, lines: list[str], theme: str) -> Post:
    heading = f"### {heading}"
    if not counts.rolls:
        return Post((heading, say("dice-no-rolls", opened=bool(counts.dice))), ())
    data = render_face_chart(counts.faces, title, say("dice-expected", count=_rounded(counts.dice / 6)), theme)
    faces = ", ".join(f"{face}: {count}" for face, count in enumerate(counts.faces, 1))
    return Post((heading, *lines), (), extra=(Picture(data, say("dice-faces-in-words", title=title, faces=faces)),))


def _tested(counts: RollCounts) -> list[str]:
    faces, doublets = face_test(counts), doublet_test(counts)
    counted = say("dice-counted", rolls=counts.rolls, dice=counts.dice)
    of_faces = say("dice-faces", verdict=faces.verdict.value, **_measures(faces))
    fell = {"doublets": counts.doublets, "expected": _rounded(counts.rolls / 6)}
    return [counted, of_faces, say("dice-doublets", verdict=doublets.verdict.value, **fell, **_measures(doublets))]


def _rounded(expected: float) -> float:
    """A number as it is shown: with one decimal where that matters."""
    return round(expected, 1) if expected < 100 else round(expected)


def _measures(test: Test) -> dict[str, str | int]:
    """Chi-square, its degrees of freedom, p, the N of "one sample in N", and below which p the verdict changes."""
    if test.p is None or test.verdict is Verdict.TOO_FEW:
        return {"chi": "", "freedom": test.freedom, "p": "", "often": 0, "limit": ""}
    often = math.floor(1 / test.p) if test.p > 1e-9 else 10**9
    return {
        "chi": decimal(f"{test.chi_square:.2f}"),
        "freedom": test.freedom,
        "p": decimal(f"{test.p:.2g}" if test.p < 0.1 else f"{test.p:.2f}"),
        "often": often,
        "limit": decimal(f"{SUSPICIOUS if test.verdict is Verdict.SUSPICIOUS else UNUSUAL:g}"),
    }


def _signed(pips: float) -> str:
    return gain_text(round(pips), 0) if round(pips) else "0"
