"""A tournament as messages: its announcement with the sign-up, where it stands, its rounds, its end."""

from collections.abc import Collection, Mapping, Sequence
from datetime import timedelta
from typing import Final

import discord

from bot.app.tournament.calendar import current, deadline
from bot.ratings.counting import LONGEST_RATED
from bot.records.marks import record_mark
from bot.records.people import Person
from bot.records.tournaments import TournamentPlan, TournamentRecord
from bot.rules.match.time_control import PATIENCE, AtZero
from bot.rules.variants import BACKGAMMON, find_variant
from bot.texts.catalogue import keys, say
from bot.tournaments.events import ResultCorrected
from bot.tournaments.queries import next_pairings_for
from bot.tournaments.settings import Format
from bot.tournaments.simul import score
from bot.tournaments.state import Entrant, Pairing, Status, TournamentPhase
from bot.ui.kit.components import BLUE, GREEN, GREY, CustomId, TapButton
from bot.ui.kit.message import MOST_CONTENT, MOST_TEXT, Listing, Picture, Post, fitted, size
from bot.ui.kit.names import bold, escaped, mention, plain
from bot.ui.kit.places import message_url
from bot.ui.match.clocks import clock_terms, for_length, rules_text
from bot.ui.match.style import style_text
from bot.ui.tournament.group_pictures import entrant_name
from bot.ui.tournament.pictures import round_title

_PHASES: Final = keys("tournament", [one for one in TournamentPhase if one is not TournamentPhase.SIGN_UP])
_GOLD: Final = discord.Colour(0xD9A441)
OPEN_NAMED: Final = 20
"""So many open pairings are listed."""
_PINGED: Final = 100  # so many people may be pinged by one message
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
    footer = say("tournament-footer", number=record.tournament_id)
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
    by_format = {Format.ARENA: say("arena-rules"), Format.SIMUL: say("simul-host-time")}
    lines: list[str | Listing] = [
        say("tournament-heading", name=escaped(record.name)),
        terms_line(record),
        clock_terms(for_length(plan.clock, plan.length(1))),
        by_format.get(state.settings.format, ""),
        say("tournament-deadline", hours=plan.round_hours) if plan.round_hours else "",
        _of_silence(plan, abandon_after.days) if _may_be_abandoned(plan, abandon_after) else "",
        *phase_lines(record, links),
    ]
    return tournament_post(record, [*lines, *_names(record)], [*_buttons(record), *dice_button(record)], pictures)


def phase_lines(record: TournamentRecord, links: Mapping[int, str]) -> list[str | Listing]:
    """How to sign up, who meets whom in the round that is played, or who won."""
    state = record.state
    if state.phase is TournamentPhase.SIGN_UP:
        return [*sign_up_lines(record)]
    if state.phase is TournamentPhase.RUNNING:
        paused = say("tournament-paused") if state.paused else ""
        now = [_until(record), open_pairings(record, links)] if current(state) else [say(_PHASES[state.phase])]
        return [paused, *now]
    if state.phase is TournamentPhase.CANCELLED:
        return [say(_PHASES[state.phase])]
    if state.settings.format is Format.SIMUL:
        return [simul_score(record), podium_line(record)]
    if state.champion is None:
        return [say(_PHASES[state.phase])]
    return [say("tournament-champion", who=escaped(entrant_name(state, state.champion))), podium_line(record)]


def open_pairings(record: TournamentRecord, links: Mapping[int, str]) -> Listing:
    """The pairings of the round that is played, with `links` to their matches."""
    lines = [pairing_line(record, one, links.get(one.number, "")) for one in current(record.state)]
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
        say("tournament-unrated", most=LONGEST_RATED) if is_long else "",
        style_text(plan.style),
        by_format.get(settings.format, ""),
        say("tournament-fillers", level=plan.fillers) if plan.fillers else "",
        say("tournament-weekly") if plan.weekly else "",
    )
    return " · ".join(filter(None, parts))


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


def _names(record: TournamentRecord) -> list[str | Listing]:
    inside, waiting = _inside_and_waiting(record)
    lines: list[str | Listing] = [_count(record, len(inside))]
    if inside:
        lines.append(Listing([marked(one) for one in inside], between=", "))
    if waiting:
        lines.append(Listing([marked(one) for one in waiting], say("tournament-waiting", names=""), ", "))
    return lines


def _count(record: TournamentRecord, inside: int) -> str:
    settings = record.state.settings
    if settings.format is Format.SIMUL:
        return say("simul-guests", count=inside)
    if record.state.phase is not TournamentPhase.SIGN_UP and settings.format is not Format.ARENA:
        return f"**{say('entrants', count=inside)}:**"  # how many could have come concerns nobody any more
    return say("tournament-entrants", count=inside, limit=settings.limit)


def _inside_and_waiting(record: TournamentRecord) -> tuple[list[Entrant], list[Entrant]]:
    """The entrants who are in and those who wait, without the host of a simul."""
    host = record.state.settings.host
    entrants = [one for one in record.state.entrants if one.status is not Status.REPLACED and one.id != host]
    waiting = [one for one in entrants if one.status is Status.WAITING]
    return [one for one in entrants if one.status is not Status.WAITING], waiting


def everything_post(record: TournamentRecord, page: int) -> Post:
    """All that a long message about a tournament leaves out, in pages (from 0): what is played, and everyone in it."""
    inside, waiting = _inside_and_waiting(record)
    lines = [pairing_line(record, one) for one in current(record.state)]
    lines.append(_count(record, len(inside)))
    lines += [f"- {marked(one)}" for one in inside]
    if waiting:
        lines += [say("tournament-waiting", names=""), *(f"- {marked(one)}" for one in waiting)]
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
    """Somebody in a list: here, out, or neither."""
    name = plain(Person(entrant.id, entrant.name))
    if entrant.is_out:
        return f"~~{name}~~"
    return f"✅ {name}" if entrant.status is Status.CHECKED_IN or entrant.present else name


def _buttons(record: TournamentRecord) -> list[TapButton]:
    if record.state.phase is TournamentPhase.SIGN_UP:
        row = [button(record, "t_join", say("button-join"), GREEN), button(record, "t_leave", say("button-leave"))]
        if record.state.settings.format is Format.SIMUL:
            row.append(button(record, "s_start", say("button-simul-start"), BLUE))
            row.append(button(record, "s_off", say("button-call-off")))
        if record.agenda.reminded:  # check-in has begun
            row.append(button(record, "t_check_in", say("button-check-in"), BLUE))
        return row
    row = [button(record, "t_standings", say("button-standings"))]
    drawn = record.state.settings.format not in (Format.ARENA, Format.SIMUL)
    if drawn and record.state.phase is not TournamentPhase.CANCELLED:
        row.insert(0, button(record, "t_bracket", say("button-bracket")))
    return row


def status_post(
    record: TournamentRecord, matches: dict[int, str], user_id: int, corrections: Sequence[ResultCorrected] = ()
) -> Post:
    """Where it stands, for one person: the round, what is played (`matches`: links by pairing), their next match.

    `corrections` by organizers are listed with who made them, and the results before and after.
    """
    state = record.state
    lines: list[str | Listing] = [say("tournament-heading", name=escaped(record.name)), terms_line(record)]
    lines += phase_lines(record, matches)
    if state.phase is TournamentPhase.SIGN_UP:
        lines += _names(record)
    own = next_pairings_for(state, user_id) if state.phase is TournamentPhase.RUNNING else ()
    if own:
        lines.append(say("tournament-your-match", round=round_title(state, own[0].stage, own[0].round)))
    lines.append(Listing([_corrected(record, one) for one in corrections]))
    return tournament_post(record, lines, _buttons(record))


def _until(record: TournamentRecord) -> str:
    """The end of the round's time; empty without one."""
    due = deadline(record)
    return "" if due is None else say("round-until", left=discord.utils.format_dt(due, "R"))


def _corrected(record: TournamentRecord, event: ResultCorrected) -> str:
    before, after = (escaped(entrant_name(record.state, one.winner) or "-") for one in (event.before, event.after))
    by = f"<@{event.by}>" if event.by is not None and event.by > 0 else "-"
    return say("correction-line", pairing=event.pairing, before=before, after=after, by=by)


def pairing_line(record: TournamentRecord, pairing: Pairing, link: str = "") -> str:
    """A pairing in a line."""
    state = record.state
    first, second = (escaped(entrant_name(state, entrant) or "?") for entrant in pairing.entrants)
    title = round_title(state, pairing.stage, pairing.round)
    line = say("pairing-line", number=pairing.number, round=title, first=first, second=second)
    return f"{line} {link}".rstrip()


def check_in_calls(
    record: TournamentRecord, people: Sequence[Person], to_ping: Collection[int]
) -> list[tuple[str, list[Person]]]:
    """The call to check in, in as many messages as it takes to name `people`, each with those of them whom it pings."""
    starts_at = record.plan.starts_at
    left = "" if starts_at is None else discord.utils.format_dt(starts_at, "R")
    text = say("check-in-now", name=named(record), left=left, url=announcement_url(record))
    calls: list[tuple[str, list[Person]]] = [(text, [])]
    for one in people:
        is_pinged = one.user_id in to_ping
        word = mention(one) if is_pinged else bold(one)
        text, pinged = calls[-1]
        if size(text) + 1 + size(word) > MOST_CONTENT or len(pinged) == _PINGED:
            calls.append((word, [one] if is_pinged else []))
        else:
            calls[-1] = (f"{text} {word}", [*pinged, one] if is_pinged else pinged)
    return calls


def blocked_line(record: TournamentRecord, pairing: Pairing) -> str:
    """A pairing in which one player has blocked the other, as its organizer is told of it."""
    first, second = (entrant_named(record, one) for one in pairing.entrants)
    title = round_title(record.state, pairing.stage, pairing.round)
    return say(
        "tournament-blocked", name=named(record), round=title, first=first, second=second, pairing=pairing.number
    )


def end_post(record: TournamentRecord, lines: Sequence[str | Listing], pictures: list[Picture]) -> Post:
    """The end: the winners' card and the standings."""
    return tournament_post(record, lines, _buttons(record), pictures[:4])


def winner_line(record: TournamentRecord) -> str:
    """The winner."""
    champion = record.state.find(record.state.champion) if record.state.champion is not None else None
    if champion is None:
        return say("tournament-no-champion", name=escaped(record.name))
    return say("tournament-won", name=escaped(record.name), who=escaped(entrant_name(record.state, champion.id)))
