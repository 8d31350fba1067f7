"""The tutor: in practice matches it asks players who want it before they blunder, without naming the best play."""

from collections.abc import Callable
from typing import Final

import structlog

from bot.app.matches import side_of
from bot.engine.analyst import decision_of, loss_of
from bot.errors import BotError
from bot.records.analyses import Mark, mark_of
from bot.records.marks import record_mark
from bot.records.matches import MatchRecord
from bot.records.people import Tutor
from bot.rules.match import commands as cmd
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.kit.components import RED, CustomId, TapButton
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.sending import answer_alone

_log: Final = structlog.get_logger(__name__)
_FROM: Final = {Tutor.NONE: (), Tutor.BAD: (Mark.BAD, Mark.VERY_BAD), Tutor.VERY_BAD: (Mark.VERY_BAD,)}
"""The mistakes that each choice warns of."""
COMMANDS: Final[dict[str, Callable[[Side], cmd.Command]]] = {
    "d": cmd.OfferDouble,
    "r": cmd.RollDice,
    "t": cmd.Take,
    "b": cmd.Beaver,
    "x": cmd.Pass,
}
"""The command for each letter in the id of a button; a play is `p` and its steps."""


async def objects(
    interaction: Interaction, match_id: int, command_for: Callable[[Side], cmd.Command], seen_seq: int | None
) -> bool:
    """Has the player been asked whether they mean it? Then nothing is to be done before they answer.

    False if they want no tutor or may not be helped, if nothing is wrong, and if the engine is missing or too slow.
    Never raises BotError: the turn itself says what is wrong with the command.
    """
    bot = interaction.client
    try:
        if (await bot.app.people.preferences(interaction.user.id)).tutor is Tutor.NONE:
            return False
        record = await bot.app.matches.match(match_id)
        if seen_seq not in (None, record.state.seq):
            return False
        found = await _mistake(interaction, record, command_for(side_of(record, interaction.user.id)))
    except BotError:
        return False
    if found is None:
        return False
    await answer_alone(interaction, warning_post(record, *found))
    return True


async def remark(interaction: Interaction, record: MatchRecord, command: cmd.Command) -> str:
    """The tutor's remark on a command that the player is asked about anyway; empty if nothing is wrong."""
    try:
        found = await _mistake(interaction, record, command)
    except BotError:
        return ""
    return "" if found is None else say("tutor-remark", lost=f"{found[0]:.2f}")


async def _mistake(interaction: Interaction, record: MatchRecord, command: cmd.Command) -> tuple[float, str] | None:
    """The loss of a command, and the argument of the button that does it anyway; None if there is nothing to say.

    Raises CoachError if the player may not be helped, and whatever is wrong with the command.
    """
    bot = interaction.client
    marks = _FROM[(await bot.app.people.preferences(interaction.user.id)).tutor]
    found = decision_of(record.state, command) if marks else None
    if found is None:
        return None
    await bot.app.coach.may_help(record)
    decision, argument = found
    loss = await loss_of(bot.engine, decision)
    return None if loss is None or mark_of(loss) not in marks else (loss, argument)


def warning_post(record: MatchRecord, loss: float, argument: str) -> Post:
    """The question, with both answers."""
    number, seq, mark = record.match_id, record.state.seq, record_mark(record)
    anyway = CustomId("tutor_anyway", number, seq, argument, mark)
    row = (
        TapButton(CustomId("cancel", number, seq, mark=mark), say("button-think-again")),
        TapButton(anyway, say("button-anyway"), RED),
    )
    return Post((say("tutor-warning", lost=f"{loss:.2f}"),), (), (row,))
