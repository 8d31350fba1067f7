"""Several people at one side of a board: votes, teams that consult, and spectators who guess."""

from bot.app.logged import LoggedMatch
from bot.app.views import Turn
from bot.records.analyses import MatchAnalysis
from bot.ui.crowd import desk, lobby, panel
from bot.ui.crowd.desk import CrowdDesk
from bot.ui.crowd.verdicts import Verdicts
from bot.ui.crowd.words import shared_by
from bot.ui.kit.feature import Feature
from bot.ui.kit.host import Host, Interaction


async def settle(host: Host, turn: Turn, _: Interaction | None) -> None:
    """Judge the guesses of a turn that was just shown, and tell those who guessed."""
    await host.get(Verdicts).tell(turn, await host.app.guesses.settle(turn))


async def analyzed(host: Host, logged: LoggedMatch, analysis: MatchAnalysis) -> None:
    """Give the points for good guesses, and say on the card of the vote what it shows."""
    if not logged.is_imported:
        await host.app.guesses.judge(logged.record.match_id, analysis)
        await host.get(CrowdDesk).show_card(logged.record, analysis)


async def keep(host: Host) -> None:
    """See to what is decided or due, and close calls that nobody has started."""
    await host.get(CrowdDesk).tasks.keep()
    await lobby.close_expired(host)


FEATURE = Feature(
    "crowd",
    cogs=(lobby.CrowdCog,),
    taps=(desk.TAPS, lobby.TAPS, panel.TAPS),
    desks=(CrowdDesk, lobby.CrowdCalls, Verdicts),
    follows=(
        settle,
        lambda host, turn, _: host.get(CrowdDesk).show_card(turn.record),
        lambda host, turn, by: host.get(CrowdDesk).follow_up(turn, by),
    ),
    follows_late=(lambda host, turn, by: host.get(CrowdDesk).calls.after(turn, by),),
    beside=lambda host, record, before: host.get(CrowdDesk).beside(record, before),
    called=lambda host, record: host.get(CrowdDesk).called(record),
    analyzed=analyzed,
    shared=shared_by,
    starts=lambda host: host.get(CrowdDesk).remember(),
    keeps=keep,
    put_off=lambda host: host.get(CrowdDesk).put_off(),
    closes=lambda host: host.get(CrowdDesk).close(),
)
