"""A tournament as messages: its announcement with the sign-up, where it stands, its rounds, its end."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Final

import discord

from bot.app.tournament.calendar import current, deadline
from bot.ratings.counting import LONGEST_RATED
from bot.records.computers import is_computer
from bot.records.marks import record_mark
from bot.records.people import Person
from bot.records.tournaments import TournamentPlan, TournamentRecord
from bot.rules.match.time_control import PATIENCE, AtZero
from bot.rules.variants import BACKGAMMON, find_variant
from bot.texts.catalogue import keys, say
from bot.tournaments.queries import playable, resting
from bot.tournaments.settings import Format
from bot.tournaments.simul import score
from bot.tournaments.state import Entrant, Pairing, Status, TournamentPhase, TournamentState
from bot.ui.kit.components import BLUE, GREEN, GREY, CustomId, TapButton
from bot.ui.kit.message import MOST_TEXT, Listing, Picture, Post, fitted, size
from bot.ui.kit.names import bold, escaped, plain
from bot.ui.kit.places import message_url
from bot.ui.match.clocks import clock_terms, for_length, rules_text
from bot.ui.match.style import style_text
from bot.ui.tournament.group_pictures import entrant_name
from bot.ui.tournament.pictures import pairing_title, round_title

_PHASES: Final = keys("tournament", [one for one in TournamentPhase if one is not TournamentPhase.SIGN_UP])
_GOLD: Final = discord.Colour(0xD9A441)
OPEN_NAMED: Final = 20
"""So many open pairings are listed."""
_PAGE: Final = 3500  # characters of a page of everything


def named(record: TournamentRecord) -> str:
    """The name of a tournament in a sentence."""
    return bold(Person(0, record.name))


def entrant_named(record: TournamentRecord, entrant: int | None) -> str:
    """The name of an entrant in a sentence."""
    return bold(Person(entrant or 0, entrant_name(record.state, entrant)))


def button(
    record: TournamentRecord,
    action: str,
    label: str,
    style: discord.ButtonStyle = GREY,
    *,
    seq: int = 0,
    argument: str = "",
) -> TapButton:
    """A button about a tournament. Raises ValueError for an argument that its id has no room for."""
    return TapButton(CustomId(action, record.tournament_id, seq, argument, record_mark(record)), label, style)


def dice_button(record: TournamentRecord) -> tuple[TapButton, ...]:
    """The button that shows anyone what the dice are committed to."""
    return () if record.commitment is None else (button(record, "t_dice", say("button-dice")),)


def tournament_post(
    record: TournamentRecord,
    lines: Sequence[str | Listing],
    buttons: Sequence[TapButton],
    pictures: Sequence[Picture] = (),
) -> Post:
    """Any message about a tournament, within Discord's limits: what is cut from a list can be shown by a button."""
    footer = say("tournament-footer", number=record.tournament_id, kind=record.state.settings.format.value)
    texts, is_cut = fitted(lines, MOST_TEXT - size(footer))
    more = (button(record, "t_all", say("button-show-all")),) if is_cut else ()
    rows = tuple(filter(None, (tuple(buttons), more)))
    return Post(texts, (), rows, footer, _GOLD, extra=tuple(pictures))


def announcement_url(record: TournamentRecord) -> str:
    """The address of the announcement; if its message is not known, of its channel."""
    return message_url(record.place.guild_id, record.place.channel_id, record.message_id)


def announcement(
    record: TournamentRecord, abandon_after: timedelta, links: Mapping[int, str], pictures: Sequence[Picture] = ()
) -> Post:
    """The post where everyone signs up; it is kept up to date, with `links` to the matches by pairing.

    A match that nobody touches for `abandon_after` is closed.
    """
    state, plan = record.state, record.plan
    by_format = {Format.ARENA: say("arena-rules"), Format.SIMUL: host_time(state)}
    lines: list[str | Listing] = [
        say("tournament-heading", name=escaped(record.name)),
        terms_line(record),
        clock_terms(for_length(plan.clock, plan.length(1))),
        by_format.get(state.settings.format, ""),
        say("tournament-deadline", hours=plan.round_hours) if plan.round_hours else "",
        _of_silence(plan, abandon_after.days) if _may_be_abandoned(plan, abandon_after) else "",
        *phase_lines(record, links),
    ]
    return tournament_post(record, [*lines, *names_of(record)], [*buttons_of(record), *dice_button(record)], pictures)


def phase_lines(record: TournamentRecord, links: Mapping[int, str], own: Sequence[Pairing] = ()) -> list[str | Listing]:
    """How to sign up, who meets whom in the round that is played, or who won; `own` pairings are told elsewhere."""
    state = record.state
    if state.phase is TournamentPhase.SIGN_UP:
        return [*sign_up_lines(record)]
    if state.phase is TournamentPhase.RUNNING:
        now = [_until(record), byes_line(state), open_pairings(record, links, own)]
        paused = say("tournament-paused") if state.paused else ""
        return [paused, *(now if playable(state) else [say(_PHASES[state.phase])])]
    if state.phase is TournamentPhase.CANCELLED:
        return [say(_PHASES[state.phase])]
    if state.settings.format is Format.SIMUL:
        return [simul_score(record), podium_line(record)]
    if state.champion is None:
        return [say(_PHASES[state.phase])]
    return [say("tournament-champion", who=escaped(entrant_name(state, state.champion))), podium_line(record)]


def open_pairings(record: TournamentRecord, links: Mapping[int, str], own: Sequence[Pairing] = ()) -> Listing:
    """The pairings that can be played, with `links` to their matches; without one's `own`."""
    found = [one for one in playable(record.state) if one not in own]
    lines = [pairing_line(record, one, links.get(one.number, "")) for one in found]
    return Listing(lines, most=OPEN_NAMED)


def podium_line(record: TournamentRecord) -> str:
    """A link to the post that tells how it ended."""
    if record.agenda.podium_id is None:
        return ""
    url = message_url(record.place.guild_id, record.place.channel_id, record.agenda.podium_id)
    return say("tournament-podium", format=record.state.settings.format.value, url=url)


def simul_score(record: TournamentRecord) -> str:
    """How many matches the host of a simul won and lost."""
    final, host = score(record.state), record.state.settings.host
    return say("simul-over", who=escaped(entrant_name(record.state, host)), won=final.won, lost=final.lost)


def host_time(state: TournamentState) -> str:
    """How much time the host of a simul has; a computer needs none."""
    return "" if is_computer(state.settings.host) else say("simul-host-time")


def _of_silence(plan: TournamentPlan, lost_after: int) -> str:
    """The end of a match in which nobody plays on for days."""
    if plan.clock is None:
        return say("challenge-patience", days=PATIENCE.turn // 86_400, lost=lost_after)
    return say("tournament-abandon", days=lost_after)


def _may_be_abandoned(plan: TournamentPlan, abandon_after: timedelta) -> bool:
    """Can a match lie untouched that long, or does a deadline or a clock decide it before?"""
    if plan.round_hours and timedelta(hours=plan.round_hours) <= abandon_after:
        return False
    return plan.clock is None or plan.clock.at_zero is not AtZero.LOSE


def terms_line(record: TournamentRecord) -> str:
    """The kind of tournament: its format, the length of its matches, and what else is agreed."""
    settings, plan = record.state.settings, record.plan
    lengths = ", ".join(str(length) for length in plan.lengths)
    points = plan.lengths[0] if len(plan.lengths) == 1 else 0
    is_long = max(*plan.lengths, plan.final_length or 0) > LONGEST_RATED
    minutes = plan.minutes
    unit = "minutes" if minutes % 60 else "hours"
    by_format = {
        Format.ARENA: say("arena-lasts", unit=unit, minutes=minutes, hours=minutes // 60),
        Format.SIMUL: say("simul-unrated"),
    }
    parts = (
        say("format-name", format=settings.format.value),
        say("tournament-lengths", lengths=lengths, points=points),
        "" if plan.final_length is None else say("tournament-final-length", length=plan.final_length),
        "" if plan.variant == BACKGAMMON.key else find_variant(plan.variant).name,
        rules_text(plan.rules, plan.variant, plan.length(1)),
        _of_system(record.state),
        say("tournament-unrated", most=LONGEST_RATED) if is_long else "",
        style_text(plan.style),
        by_format.get(settings.format, ""),
        say("tournament-fillers", level=plan.fillers) if plan.fillers else "",
        say("tournament-weekly") if plan.weekly else "",
    )
    return " · ".join(filter(None, parts))


def _of_system(state: TournamentState) -> str:
    """How many rounds a Swiss tournament has; the groups of a round robin, and who goes on from them."""
    settings, stages = state.settings, state.stages[:1]
    if settings.format is Format.SWISS:
        rounds = next((stage.rounds for stage in stages), settings.swiss_rounds)
        return say("tournament-rounds", rounds=rounds) if rounds else ""
    groups = next((stage.groups for stage in stages), settings.groups)
    if settings.format is not Format.ROUND_ROBIN or (groups == 1 and not settings.advance):
        return ""
    return say("tournament-groups", groups=groups, advance=settings.advance)


def sign_up_lines(record: TournamentRecord) -> list[str]:
    """The start, and whether one has to check in."""
    plan, settings = record.plan, record.state.settings
    if settings.format is Format.SIMUL:
        return [say("simul-starts-by-hand", most=settings.limit - 1)]
    if plan.starts_at is None:
        return [say("tournament-starts-by-hand")]
    left = discord.utils.format_dt(plan.starts_at, "R")
    lines = [say("tournament-starts", at=discord.utils.format_dt(plan.starts_at, "f"), left=left)]
    if plan.check_in:
        lines.append(say("tournament-check-in", minutes=plan.check_in))
    return lines


def names_of(record: TournamentRecord) -> list[str | Listing]:
    """Everyone who is in, and who waits."""
    inside = _inside(record)
    lines: list[str | Listing] = [_count(record, len(inside))]
    if inside:
        lines.append(Listing([marked(one) for one in inside], between=", "))
    return [*lines, *(Listing([marked(one) for one in names], said, ", ") for said, names in _outside(record))]


def _count(record: TournamentRecord, inside: int) -> str:
    settings = record.state.settings
    if settings.format is Format.SIMUL:
        return say("simul-guests", count=inside)
    if record.state.phase is not TournamentPhase.SIGN_UP:
        return f"**{say('entrants', count=inside)}:**"  # how many could have come concerns nobody any more
    return say("tournament-entrants", count=inside, limit=settings.limit)


def _inside(record: TournamentRecord) -> list[Entrant]:
    """The entrants who are in, without the host of a simul."""
    but = {record.state.settings.host, *(one.id for _, names in _outside(record) for one in names)}
    return [one for one in record.state.entrants if one.status is not Status.REPLACED and one.id not in but]


def _outside(record: TournamentRecord) -> list[tuple[str, list[Entrant]]]:
    """Who waits, and who wasn't drawn since they hadn't checked in; each with its words. Empty ones are left out."""
    entrants = record.state.entrants
    waiting = [one for one in entrants if one.status is Status.WAITING]
    missed = [one for one in entrants if one.status is Status.NO_SHOW and not one.seed]
    both = ((say("tournament-waiting", names=""), waiting), (say("tournament-missed", names=""), missed))
    return [(said, names) for said, names in both if names]


def everything_post(record: TournamentRecord, page: int) -> Post:
    """All that a long message about a tournament leaves out, in pages (from 0): what is played, and everyone in it."""
    inside = _inside(record)
    lines = [pairing_line(record, one) for one in playable(record.state)]
    lines.append(_count(record, len(inside)))
    lines += [f"- {marked(one)}" for one in inside]
    for said, names in _outside(record):
        lines += [said, *(f"- {marked(one)}" for one in names)]
    pages: list[list[str]] = [[]]
    for line in lines:
        if sum(map(size, pages[-1])) + len(pages[-1]) + size(line) > _PAGE:
            pages.append([])
        pages[-1].append(line)
    page = min(page, len(pages) - 1)
    heading = say("tournament-heading", name=escaped(record.name))
    pager = say("tournament-page", page=page + 1, pages=len(pages))
    turns = (("\u25c0", page - 1), ("\u25b6", page + 1))
    buttons = [button(record, "t_page", name, seq=at) for name, at in turns if 0 <= at < len(pages)]
    return tournament_post(record, [heading, *pages[page], pager], buttons)


def marked(entrant: Entrant) -> str:
    """Somebody in a list: here, out, or neither. The mark stays on the line of its name."""
    name = plain(Person(entrant.id, entrant.name))
    if entrant.is_out:
        return f"~~{name}~~"
    is_here = entrant.status is Status.CHECKED_IN or entrant.present
    return f"✅\u00a0{name}" if is_here and not entrant.seed else name  # once drawn, everybody is


def start_button(record: TournamentRecord) -> TapButton:
    """The button with which an organizer starts it."""
    label = say("button-start") if record.plan.starts_at is None else say("button-start-now")
    return button(record, "s_start", label, BLUE)


def buttons_of(record: TournamentRecord) -> list[TapButton]:
    """The buttons under a tournament, as it stands."""
    if record.state.phase is TournamentPhase.SIGN_UP:
        row = [button(record, "t_join", say("button-join"), GREEN), button(record, "t_leave", say("button-leave"))]
        if record.state.settings.format is Format.SIMUL:
            row.append(start_button(record))
            row.append(button(record, "s_off", say("button-call-off")))
        if record.agenda.reminded:  # check-in has begun
            row.append(button(record, "t_check_in", say("button-check-in"), BLUE))
        return row
    row = [button(record, "t_standings", say("button-standings"))]
    drawn = record.state.settings.format not in (Format.ARENA, Format.SIMUL, Format.SWISS)
    if drawn and record.state.phase is not TournamentPhase.CANCELLED:
        row.insert(0, button(record, "t_bracket", say("button-bracket")))
    return row


def _until(record: TournamentRecord) -> str:
    """The end of the round's time; empty without one."""
    due, now = deadline(record), current(record.state)
    if due is None or not now:
        return ""
    title = round_title(record.state, now[0].stage, now[0].round)
    return say("round-until", round=title, left=discord.utils.format_dt(due, "R"))


def byes_line(state: TournamentState) -> str | Listing:
    """Who has nothing to play in the round that is played."""
    names = [escaped(entrant_name(state, one)) for one in resting(state)]
    return Listing(names, say("round-byes") + " ", ", ") if names else ""


def pairing_line(record: TournamentRecord, pairing: Pairing, link: str = "") -> str:
    """A pairing in a line."""
    state = record.state
    first, second = (escaped(entrant_name(state, entrant) or "?") for entrant in pairing.entrants)
    title = pairing_title(state, pairing)
    line = say("pairing-line", number=pairing.number, round=title, first=first, second=second)
    return f"{line} {link}".rstrip()


def winner_line(record: TournamentRecord) -> str:
    """The winner."""
    champion = record.state.find(record.state.champion) if record.state.champion is not None else None
    if champion is None:
        return say("tournament-no-champion", name=escaped(record.name))
    return say("tournament-won", name=escaped(record.name), who=escaped(entrant_name(record.state, champion.id)))
