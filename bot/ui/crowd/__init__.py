"""Several people at one side of a board: votes, teams that consult, and spectators who guess."""

from bot.app.logged import LoggedMatch
from bot.records.analyses import MatchAnalysis
from bot.ui.crowd import guessing, lobby, panel
from bot.ui.crowd.card import CrowdCards
from bot.ui.crowd.cog import CrowdCog
from bot.ui.crowd.desk import CrowdDesk
from bot.ui.crowd.waiting import shared_by
from bot.ui.kit.feature import Feature
from bot.ui.kit.host import Host


async def analyzed(host: Host, logged: LoggedMatch, analysis: MatchAnalysis) -> None:
    """Give the points for good guesses, and post the card of the vote again."""
    await host.get(guessing.Guessing).judge(logged, analysis)
    await host.get(CrowdCards).analyzed(logged, analysis)


async def keep(host: Host) -> None:
    """See to what is decided or due, and close calls that nobody has started."""
    await host.get(CrowdDesk).tasks.keep()
    await lobby.close_expired(host)


FEATURE = Feature(
    "crowd",
    cogs=(CrowdCog,),
    taps=(guessing.TAPS, lobby.TAPS, panel.TAPS),
    desks=(CrowdDesk, CrowdCards, guessing.Guessing, lobby.CrowdCalls),
    follows=(
        lambda host, turn, by: host.get(guessing.Guessing).settle(turn, by),
        lambda host, turn, by: host.get(CrowdCards).show(turn, by),
        lambda host, turn, by: host.get(CrowdDesk).follow_up(turn, by),
    ),
    beside=lambda host, record, before: host.get(CrowdDesk).beside(record, before),
    analyzed=analyzed,
    shared=shared_by,
    starts=lambda host: host.get(CrowdDesk).remember(),
    keeps=keep,
    closes=lambda host: host.get(CrowdDesk).close(),
)
