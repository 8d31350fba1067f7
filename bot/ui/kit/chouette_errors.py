"""Refusals of a chouette, as sentences."""

from __future__ import annotations

from typing import Final

from bot.chouette.refusal import ChouetteError, ChouetteReason
from bot.chouette.state import POINT
from bot.records.people import Person
from bot.texts.catalogue import Key, say
from bot.ui.kit.names import mention

_REASONS: Final = {
    ChouetteReason.SETTINGS: Key("error-chouette-settings"),
    ChouetteReason.OVER: Key("error-chouette-over"),
    ChouetteReason.STARTED: Key("error-chouette-started"),
    ChouetteReason.NOT_STARTED: Key("error-chouette-not-started"),
    ChouetteReason.TOO_FEW: Key("error-chouette-too-few"),
    ChouetteReason.GAME_GOES_ON: Key("error-chouette-game-goes-on"),
    ChouetteReason.NO_GAME: Key("error-chouette-no-game"),
    ChouetteReason.ALREADY_HERE: Key("error-chouette-already-here"),
    ChouetteReason.NOT_HERE: Key("error-chouette-not-here"),
    ChouetteReason.ALREADY_LEAVING: Key("error-chouette-already-leaving"),
    ChouetteReason.BOX_PLAYS_ON: Key("error-chouette-box-plays-on"),
    ChouetteReason.LAST_OF_SIDE: Key("error-chouette-last-of-side"),
    ChouetteReason.NOT_BOX: Key("error-chouette-not-box"),
    ChouetteReason.NOT_YOUR_TURN: Key("error-chouette-not-your-turn"),
    ChouetteReason.NOT_YOUR_CUBE: Key("error-chouette-not-your-cube"),
    ChouetteReason.NO_SUCH_CUBE: Key("error-chouette-no-such-cube"),
    ChouetteReason.CUBE_SETTLED: Key("error-chouette-cube-settled"),
    ChouetteReason.NOT_ASKED: Key("error-chouette-not-asked"),
    ChouetteReason.NO_SUCH_CHOICE: Key("error-chouette-no-such-choice"),
    ChouetteReason.ALL_AT_ONCE: Key("error-chouette-all-at-once"),
    ChouetteReason.ALL_ALIKE: Key("error-chouette-all-alike"),
    ChouetteReason.A_THIRD: Key("error-chouette-a-third"),
    ChouetteReason.WITH_CAPTAIN: Key("error-chouette-with-captain"),
    ChouetteReason.WINDOW_OPEN: Key("error-chouette-window-open"),
    ChouetteReason.BOX_CLOCK: Key("error-chouette-box-clock"),
    ChouetteReason.ROLLED: Key("error-chouette-rolled"),
    ChouetteReason.DOUBLED_ALREADY: Key("error-chouette-doubled-already"),
    ChouetteReason.NO_SETTLEMENTS: Key("error-chouette-no-settlements"),
    ChouetteReason.PRICE: Key("error-chouette-price"),
    ChouetteReason.NO_OFFER: Key("error-chouette-no-offer"),
    ChouetteReason.COMPUTER: Key("error-chouette-computer"),
    ChouetteReason.MAY_NOT_CONSULT: Key("error-chouette-may-not-consult"),
    ChouetteReason.NO_SUCH_PROXY: Key("error-chouette-no-such-proxy"),
    ChouetteReason.NO_PARTNER: Key("error-chouette-no-partner"),
    ChouetteReason.NOT_HOST: Key("error-chouette-not-host"),
    ChouetteReason.TOO_MANY: Key("error-chouette-too-many"),
}


def chouette_refused(error: ChouetteError) -> str:
    """A sentence about what is wrong, and what would work."""
    number = error.number or 0
    who = "" if error.person is None else mention(Person(error.person, ""))
    count = number // POINT if error.reason is ChouetteReason.PRICE else number
    return say(_REASONS[error.reason], who=who, count=count, detail=error.detail)
