"""Tournaments: announced, entered, run, shown."""

from bot.ui.kit.feature import Feature
from bot.ui.tournament import creating, taps
from bot.ui.tournament.desk import TournamentDesk

FEATURE = Feature(
    "tournament",
    cogs=(creating.TournamentCog,),
    taps=(taps.TAPS,),
    desks=(TournamentDesk,),
    follows=(lambda host, turn, by: host.get(TournamentDesk).follow_up(turn, by),),
    spares=lambda host, match: host.get(TournamentDesk).spares(match),
    keeps=lambda host: host.get(TournamentDesk).keep(),
    put_off=lambda host: host.get(TournamentDesk).put_off(),
)
