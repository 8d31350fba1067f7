"""Asking before what cannot be undone in a tournament: withdrawing, calling off, starting, entering a result."""

import functools
import math
from typing import Final

import discord

from bot.app.tournament.calendar import check_in_opens
from bot.app.tournament.matches import expect_possible
from bot.errors import TournamentError, TournamentReason
from bot.records.people import Person
from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import Key, say, speaking
from bot.tournaments import commands as cmd
from bot.tournaments.events import PairingsTakenBack
from bot.tournaments.evolution import evolve
from bot.tournaments.league import leaves_early
from bot.tournaments.machine import decide
from bot.tournaments.queries import playable
from bot.tournaments.settings import Format
from bot.tournaments.sides import GUEST, is_confirmed
from bot.tournaments.state import Status, TournamentPhase, TournamentState
from bot.ui.kit.components import BLUE, GREEN, RED, CustomId, TapButton
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Listing, Post
from bot.ui.kit.names import bold
from bot.ui.kit.places import can_play_here, is_guest, missing_permissions, place_of, public_language
from bot.ui.kit.sending import announce_reply, reply, reply_in_place
from bot.ui.tournament.desk import TournamentDesk
from bot.ui.tournament.ground import in_the_way, needed_for
from bot.ui.tournament.group_view import packed
from bot.ui.tournament.meant import tournament_of
from bot.ui.tournament.overview import is_gathering
from bot.ui.tournament.taps import TAPS, as_asked, carry_out_tournament, check_organizer, naming, side_of
from bot.ui.tournament.view import button, entrant_named, marked, named, tournament_post

_ORDER: Final = 20  # digits of an id at most
_LEAVES: Final = {
    "struck": Key("league-withdraw-ask"),
    "arena": Key("arena-withdraw-ask"),
    "other": Key("tournament-withdraw-ask"),
}
"""The question to somebody who leaves, by what becomes of their matches."""


TAPS.says("t_nothing", Key("tournament-nothing-done"))


async def withdraw(interaction: Interaction, record: TournamentRecord, *, sure: bool) -> None:
    """Withdraw from a running tournament, after asking unless `sure`. Raises TournamentError."""
    user_id = interaction.user.id
    kind = _kind_of_leaving(record, user_id)
    done = say("tournament-withdrawn", name=named(record), kind=kind)
    if await _is_done(interaction, record, cmd.Withdraw(user_id, user_id), done, sure=sure):
        return
    opponents = _opponents(record, user_id)
    text = say(_LEAVES[kind], name=named(record), playing=bool(opponents), opponents=", ".join(opponents))
    await _ask(interaction, record, [text], button(record, "t_withdraw", say("button-withdraw"), RED))


async def take_out(interaction: Interaction, record: TournamentRecord, user_id: int, *, sure: bool) -> None:
    """Take a person out of a running tournament, after asking unless `sure`. Raises TournamentError."""
    who, name = entrant_named(record, user_id), named(record)
    kind = _kind_of_leaving(record, user_id)
    done = say("tournament-forfeited", who=who, name=name, kind=kind)
    if await _is_done(interaction, record, cmd.Withdraw(user_id, interaction.user.id), done, sure=sure):
        return
    opponents = _opponents(record, user_id)
    playing, against = bool(opponents), ", ".join(opponents)
    ask = Key("league-remove-ask") if kind == "struck" else Key("tournament-forfeit-ask")
    text = say(ask, who=who, name=name, playing=playing, opponents=against)
    yes = button(record, "t_forfeit", say("button-take-out"), RED, argument=str(user_id))
    await _ask(interaction, record, [text], yes)


async def asks_to_report(interaction: Interaction, record: TournamentRecord, command: cmd.Report) -> bool:
    """Ask before a result is entered that ends a match which has begun. Raises TournamentError for what can't be."""
    asked = as_asked(interaction, record, command)
    expect_possible(record, command)
    decide(record.state, asked)
    if isinstance(asked, cmd.OfSide) or command.pairing not in await interaction.client.app.tournaments.in_play(record):
        return False  # nothing that was played is lost, or the other side is asked
    who, name, number = entrant_named(record, command.winner), named(record), command.pairing
    text = say("tournament-report-ask", name=name, pairing=number, who=who)
    label = say("button-enter-result")
    yes = button(record, "t_report", label, RED, seq=number, argument=packed(command.winner, command.score))
    await _ask(interaction, record, [text], yes)
    return True


async def asks_to_correct(interaction: Interaction, record: TournamentRecord, command: cmd.Correct) -> bool:
    """Ask before a winner is changed, and say what it does. Raises TournamentError for what can't be corrected."""
    state, pairing = record.state, record.state.pairing(command.pairing)
    before = None if pairing is None or pairing.result is None else pairing.result.winner
    is_reversed = before not in (None, command.winner)
    if pairing is None or not is_reversed or isinstance(as_asked(interaction, record, command), cmd.OfSide):
        return False  # nothing is reversed, or the other side is asked
    expect_possible(record, command)
    events = decide(state, command)
    redrawn = [event.first for event in events if isinstance(event, PairingsTakenBack)]
    left = playable(functools.reduce(evolve, events, state))
    ended = sum(one not in left or one.number >= min(redrawn, default=math.inf) for one in playable(state))
    was, now = (entrant_named(record, one) for one in (before, command.winner))
    drawn = state.settings.format is Format.SWISS and any(one.round > pairing.round for one in state.pairings)
    name, number = named(record), command.pairing
    text = say("tournament-correct-ask", name=name, pairing=number, drawn=drawn, was=was, now=now, ended=ended)
    result = packed(command.winner, command.score)
    yes = button(record, "t_correct", say("button-correct"), RED, seq=number, argument=result)
    await _ask(interaction, record, [text], yes)
    return True


async def asks_to_replace(interaction: Interaction, record: TournamentRecord, command: cmd.Replace) -> bool:
    """Ask before a match that has begun is ended by a substitute. Raises TournamentError for what cannot be."""
    decide(record.state, as_asked(interaction, record, command))
    begun = await interaction.client.app.tournaments.in_play(record)
    if not any(one.number in begun and command.entrant in one.entrants for one in playable(record.state)):
        return False
    who, newcomer = entrant_named(record, command.entrant), bold(Person(command.newcomer, command.name))
    opponents = ", ".join(_opponents(record, command.entrant))
    text = say("tournament-replace-ask", name=named(record), who=who, newcomer=newcomer, opponents=opponents)
    yes = button(record, "t_replace", say("button-replace"), RED, argument=f"{command.entrant},{command.newcomer}")
    await _ask(interaction, record, [text], yes)
    return True


def _kind_of_leaving(record: TournamentRecord, user_id: int) -> str:
    """The fate of the matches of somebody who leaves now, as texts tell it."""
    if record.state.settings.format is Format.LEAGUE and leaves_early(record.state, user_id):
        return "struck"
    return "arena" if record.state.settings.format is Format.ARENA else "other"


async def call_off(interaction: Interaction, record: TournamentRecord, *, sure: bool) -> None:
    """Call a tournament off, after asking unless `sure`. Raises TournamentError."""
    guest = side_of(interaction, record) == GUEST and record.state.phase is TournamentPhase.RUNNING
    done = say("tournament-called-off", name=named(record), why="organizer")
    done = say("team-withdrawn", name=named(record)) if guest else done
    if await _is_done(interaction, record, cmd.Cancel(interaction.user.id), done, sure=sure):
        return
    if guest:
        end = button(record, "t_end_now", say("button-end-now"))
        yes = button(record, "t_call_off", say("button-withdraw"), RED)
        await _ask(interaction, record, [say("team-withdraw-ask", name=named(record))], end, yes)
        return
    under_way = await interaction.client.app.tournaments.count_under_way(record)
    text = say("tournament-cancel-ask", name=named(record), under_way=under_way, is_weekly=record.plan.weekly)
    await _ask(interaction, record, [text], button(record, "t_call_off", say("button-call-off"), RED))


async def _ask(
    interaction: Interaction, record: TournamentRecord, lines: list[str | Listing], *ways: TapButton
) -> None:
    """Ask this person alone. Without `ways` to go on there's only the button that does nothing."""
    no = TapButton(CustomId("t_nothing", 0), say("button-not-after-all"), GREEN)
    await reply(interaction, tournament_post(record, lines, (no, *ways)))


async def _is_done(
    interaction: Interaction, record: TournamentRecord, command: cmd.Command, done: str, *, sure: bool
) -> bool:
    """Carry out a command if that is `sure`. If not, refuse what is impossible now rather than after the question."""
    if sure:
        was_asked = interaction.message is not None and not interaction.response.is_done()
        await carry_out_tournament(interaction, record, command, done, in_place=was_asked)
    else:
        decide(record.state, as_asked(interaction, record, command))
    return sure


def _opponents(record: TournamentRecord, user_id: int) -> list[str]:
    """The opponents in the matches that a person can play now."""
    pairs = [pairing.entrants for pairing in playable(record.state) if user_id in pairing.entrants]
    return [entrant_named(record, one) for pair in pairs for one in pair if one not in (user_id, None)]


async def start(interaction: Interaction, record: TournamentRecord, order: tuple[int, ...], *, sure: bool) -> None:
    """Draw and begin, once it is certain; `order` are the ids to seed by hand, the top seed first."""
    if not await can_be_played(interaction, record):
        return
    if not sure and await _has_asked(interaction, record, order):
        return
    await announce_reply(interaction)
    await _draw(interaction, record, order)


async def go_on(interaction: Interaction, record: TournamentRecord, *, sure: bool) -> None:
    """Begin the season of a league that is announced, or its next round once all of this one is played.

    Asks unless `sure`. Raises TournamentError.
    """
    if record.state.phase is TournamentPhase.SIGN_UP:
        await start(interaction, record, (), sure=sure)
        return
    number = record.state.opened + 1
    done = say("league-next", name=named(record), round=number)
    if await _is_done(interaction, record, cmd.NextRound(interaction.user.id), done, sure=sure):
        return
    text = say("league-next-ask", name=named(record), round=number)
    await _ask(interaction, record, [text], button(record, "t_next", say("button-start-now"), BLUE))


async def _draw(
    interaction: Interaction, record: TournamentRecord, order: tuple[int, ...], *, in_place: bool = False
) -> None:
    """Start it, and say so; `in_place` of the question whether to."""
    side, actor_id, number = side_of(interaction, record), interaction.user.id, interaction.id
    turn = await interaction.client.app.tournaments.start(
        record.tournament_id, order=order, side=side, actor_id=actor_id, interaction_id=number
    )
    text = say("tournament-started", name=named(record), format=record.state.settings.format.value)
    if in_place:
        await reply_in_place(interaction, Post((text,), ()))
    else:
        await reply(interaction, text)
    await interaction.client.get(TournamentDesk).show(turn)


async def _has_asked(interaction: Interaction, record: TournamentRecord, order: tuple[int, ...]) -> bool:
    """Ask before a draw, which is final, and where it is before the time. Raises TournamentError for what cannot be."""
    state, bot = record.state, interaction.client
    opens, now = check_in_opens(record), bot.clock()
    everyone = opens is not None and bot.app.tournaments.is_before_check_in(record)
    command = as_asked(interaction, record, cmd.Start(0, order, everyone=everyone))
    drawn = functools.reduce(evolve, decide(state, command), state)  # what cannot be is said at once, not afterwards
    missing = [one for one in state.entrants if one.status is Status.REGISTERED] if state.settings.check_in else []
    starts_at = record.plan.starts_at
    is_early = starts_at is not None and now < starts_at
    if is_gathering(record) and not missing and not is_early:
        return False  # nothing is drawn there
    lines: list[str | Listing] = [say("tournament-start-ask", name=named(record))]
    if not is_gathering(record):
        lines.append(_draw_line(state, len(drawn.field)))
    if starts_at is not None and is_early:
        lines.append(say("tournament-start-early", at=discord.utils.format_dt(starts_at, "f")))
    if everyone:
        lines.append(say("tournament-start-everyone"))
    elif missing:
        here = sum(one.status is Status.CHECKED_IN for one in state.entrants)
        before = say("tournament-start-missing", here=here, count=here + len(missing))
        lines.append(Listing([marked(one) for one in missing], f"{before} ", ", "))
    try:
        ways = [button(record, "t_start", say("button-start-now"), BLUE, argument=",".join(map(str, order)))]
    except ValueError:  # more seeds than an id can hold
        ways = []
        lines.append(say("tournament-start-sure"))
    await _ask(interaction, record, lines, *ways)
    return True


def _draw_line(state: TournamentState, count: int) -> str:
    """How many have signed up, and that a draw of `count` entrants is final."""
    signed = sum(one.is_signed_up for one in state.entrants)
    system = say("format-name", format=state.settings.format.value)
    return say("tournament-start-draw", signed=signed, limit=state.settings.limit, count=count, system=system)


async def can_be_played(interaction: Interaction, record: TournamentRecord) -> bool:
    """May the bot post where a tournament was announced, which may be another channel? If not, the person is told."""
    why = say("tournament-needs-member") if interaction.guild is None or is_guest(interaction) else ""
    if not why and record.place.channel_id == interaction.channel_id:
        why = needed_for(record, missing_permissions(interaction))
    why = why or await in_the_way(interaction.client, record)
    if why:
        await reply(interaction, why)
    return not why


async def go_on_here(interaction: Interaction, record: TournamentRecord) -> None:
    """Let a tournament whose channel is gone go on in this one, with its boards posted anew."""
    if is_guest(interaction):
        await reply(interaction, say("tournament-needs-member"))
    elif await can_play_here(interaction):
        number, by, tournaments = record.tournament_id, interaction.user.id, interaction.client.app.tournaments
        moved = await tournaments.move(number, place_of(interaction).channel_id)
        if moved.state.paused and await tournaments.halted_at(number) is None:
            await tournaments.act(number, cmd.Resume(by), actor_id=by, interaction_id=None)
            await tournaments.halt(number)
        elif not moved.state.paused:
            await tournaments.halt(number)
        await interaction.client.get(TournamentDesk).announce(moved)
        await carry_out_tournament(interaction, moved, cmd.Resume(by), say("tournament-moved", name=named(record)))


@TAPS.on("t_start")
async def _start(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await tournament_of(interaction, target.subject)
    await check_organizer(interaction, record)
    order = tuple(int(one) for one in target.argument.split(",") if one.isdecimal() and len(one) <= _ORDER)
    if not await can_be_played(interaction, record):
        return
    await reply_in_place(interaction, Post((say("tournament-starting", name=named(record)),), ()))
    async with naming(interaction, record):
        await _draw(interaction, record, order, in_place=True)


async def report(interaction: Interaction, record: TournamentRecord, numbers: tuple[int, ...]) -> None:
    """Enter or correct a result; reversing one, or ending a match that has begun, is asked first."""
    number, winner, points, against = numbers
    make, text = _result(interaction, record, number, winner, (points, against))
    if isinstance(make, cmd.Correct):
        has_asked = await asks_to_correct(interaction, record, make)
    else:
        has_asked = await asks_to_report(interaction, record, make)
    if not has_asked:
        await carry_out_tournament(interaction, record, make, text)


async def enter(interaction: Interaction, record: TournamentRecord, numbers: tuple[int, ...]) -> None:
    """Enter a result after the question. One that has come in meanwhile isn't corrected by it."""
    packed, number = numbers
    winner, score = _unpacked(packed)
    make = cmd.Report(number, winner, score, interaction.user.id, organizer=True)
    text = say("tournament-reported", name=named(record), pairing=number, who=entrant_named(record, winner))
    await carry_out_tournament(interaction, record, make, text, in_place=True)


async def correct(interaction: Interaction, record: TournamentRecord, numbers: tuple[int, ...]) -> None:
    """Correct a result, after the question."""
    packed, number = numbers
    make, text = _result(interaction, record, number, *_unpacked(packed))
    await carry_out_tournament(interaction, record, make, text, in_place=True)


async def confirm(interaction: Interaction, record: TournamentRecord, numbers: tuple[int, ...]) -> None:
    """Agree to the result that the other side of a team match has entered."""
    packed, number = numbers
    with speaking(public_language(interaction)):
        make, text = _result(interaction, record, number, *_unpacked(packed))
    asked = as_asked(interaction, record, make)
    if not isinstance(asked, cmd.OfSide) or not is_confirmed(record.state, asked):
        raise TournamentError(TournamentReason.LAPSED)
    await carry_out_tournament(interaction, record, make, text, in_place=True)


def _unpacked(packed: int) -> tuple[int, tuple[int, int]]:
    """The winner of a result and its score, as `packed` has packed them; somebody deleted has a negative id."""
    winner, score = divmod(abs(packed), 10_000)
    return winner if packed > 0 else -winner, (score // 100, score % 100)


def _result(
    interaction: Interaction, record: TournamentRecord, number: int, winner: int, score: tuple[int, int]
) -> tuple[cmd.Report | cmd.Correct, str]:
    """The command that enters or corrects a result, and the answer to it."""
    by, pairing = interaction.user.id, record.state.pairing(number)
    make: cmd.Report | cmd.Correct = cmd.Report(number, winner, score, by, organizer=True)
    if pairing is not None and pairing.result is not None:
        make = cmd.Correct(number, winner, score, by)
    name, who, asked = named(record), entrant_named(record, winner), as_asked(interaction, record, make)
    if not isinstance(asked, cmd.OfSide):
        return make, say("tournament-reported", name=name, pairing=number, who=who)
    return make, say("team-entered", name=name, pairing=number, who=who, both=is_confirmed(record.state, asked))
