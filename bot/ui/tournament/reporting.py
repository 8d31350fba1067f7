"""Results that organizers enter, correct or confirm, by command or by the tap under a question."""

from bot.errors import TournamentError, TournamentReason
from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import say, speaking
from bot.tournaments import commands as cmd
from bot.tournaments.sides import is_confirmed
from bot.ui.kit.host import Interaction
from bot.ui.kit.places import public_language
from bot.ui.tournament.asking import asks_to_correct, asks_to_report
from bot.ui.tournament.taps import as_asked, carry_out_tournament
from bot.ui.tournament.view import entrant_named, named


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
