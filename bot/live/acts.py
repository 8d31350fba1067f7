"""Requests of a page, as commands of the rules."""

from collections.abc import Callable
from typing import Final

from bot.errors import NotationError
from bot.live.frames import Act
from bot.live.steps import MARK, play_on
from bot.rules.match import commands as cmd
from bot.rules.match.state import MatchState
from bot.rules.sides import Side

CommandFor = Callable[[Side], cmd.Command]

_PLAIN: Final[dict[str, CommandFor]] = {
    "roll": cmd.RollDice,
    "double": cmd.OfferDouble,
    "take": cmd.Take,
    "pass": cmd.Pass,
    "beaver": cmd.Beaver,
    "pass_until": cmd.PassUntilFree,
    "resign_match": cmd.ResignMatch,
    "accept_resignation": cmd.AcceptResignation,
    "refuse_resignation": cmd.RefuseResignation,
}


def played(text: str, state: MatchState) -> str:
    """The notation of a play that is named by its path, or by its notation. Raises NotationError."""
    return play_on(state, text) if text.startswith(MARK) else text


def command_of(act: Act, state: MatchState) -> CommandFor:
    """The command that an act gives in a match that stands so. Raises NotationError for one that there is not."""
    plain = _PLAIN.get(act.do)
    if plain is not None:
        return plain
    if act.do == "play" and isinstance(act.arg, str):
        text = played(act.arg, state)
        return lambda side: cmd.MakePlay(side, text)
    number = act.arg if isinstance(act.arg, int) else 0
    if act.do == "name":
        return lambda side: cmd.NameDoublet(side, number)
    if act.do == "resign":
        return lambda side: cmd.Resign(side, max(1, number))
    raise NotationError(act.do, "act")
