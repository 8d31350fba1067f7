"""Chouettes: the lobby, the post that everyone taps, each person's own board, the score sheet."""

from bot.ui.chouette import acting, answers, deals, more, sheet
from bot.ui.chouette.desk import ChouetteDesk
from bot.ui.chouette.waiting import shared_by
from bot.ui.kit.feature import Feature
from bot.ui.kit.host import Host


async def keep(host: Host) -> None:
    """Let happen what is due, show what is not shown, and let computers act that somebody waits for."""
    await host.get(ChouetteDesk).keep()
    await host.get(acting.ChouetteComputerDesk).tasks.keep()


async def close(host: Host) -> None:
    """Stop the computers, and store what the posts show. What is stored stays."""
    await host.get(acting.ChouetteComputerDesk).tasks.close()
    await host.get(ChouetteDesk).behind.rest()


FEATURE = Feature(
    "chouette",
    cogs=(more.ChouetteCog,),
    taps=(answers.TAPS, answers.DOUBLES, deals.TAPS, more.TAPS, acting.TAPS, sheet.TAPS),
    desks=(ChouetteDesk, acting.ChouetteComputerDesk),
    shared=shared_by,
    keeps=keep,
    put_off=lambda host: host.get(ChouetteDesk).put_off(),
    closes=close,
)
