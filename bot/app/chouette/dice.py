"""The dice of a chouette: what may be shown of them, and every roll checked once it is over."""

from typing import Any

from bot.app.dice import DiceReport
from bot.chouette.state import ChouettePhase
from bot.dice.fairness import DiceLog, games_of, rolls_of, verify
from bot.records.chouettes import ChouetteRecord
from bot.store import Store


async def dice_of(store: Store, record: ChouetteRecord) -> DiceReport | None:
    """The throws for the order, openings and rolls checked, as far as they may be; None without dice of its own."""
    dice = await store.chouette_dice(record.chouette_id)
    if dice is None:
        return None
    over = record.state.phase is ChouettePhase.OVER
    events = [stored.event for stored in await store.chouette_events(record.chouette_id)]
    shown = dice.seed.hex if over else None
    log = DiceLog(dice.label, dice.commitment, shown, dice.player_seeds, rolls_of(events), games_of(events))
    return DiceReport(log, tuple(verify(log)) if over else ())


async def dice_shown(store: Store, record: ChouetteRecord) -> dict[str, Any] | None:
    """What a file says of the dice: without the server seed until the chouette is over."""
    dice = await store.chouette_dice(record.chouette_id)
    return None if dice is None else dice.shown(revealed=record.state.phase is ChouettePhase.OVER)
