"""The features of the bot: the commands of each, and what each does on a tap."""

from __future__ import annotations

from typing import Final

from bot.ui.board import asking as board_asking
from bot.ui.board import picks, play
from bot.ui.challenge import form, offers, panel, rematch
from bot.ui.challenge.cog import ChallengeCog
from bot.ui.chouette import house as chouette
from bot.ui.chouette.cog import ChouetteCog
from bot.ui.clock import taps as clock_taps
from bot.ui.clock.cog import ClockCog
from bot.ui.coach import cog as coach
from bot.ui.crowd import feature as crowd
from bot.ui.dice.cog import DiceCog
from bot.ui.files import export, imported
from bot.ui.files.cog import FilesCog
from bot.ui.league.cog import LeagueCog
from bot.ui.league.team import TeamCog
from bot.ui.people import privacy
from bot.ui.people.cog import PeopleCog
from bot.ui.replay import film
from bot.ui.replay import view as replay
from bot.ui.replay.cog import ReplayCog
from bot.ui.rules import view as rules
from bot.ui.rules.cog import RulesCog
from bot.ui.settings import preferences, server
from bot.ui.settings.cog import PreferencesCog, SettingsCog
from bot.ui.simul.cog import SimulCog
from bot.ui.tournament import asking, creating
from bot.ui.tournament import taps as tournament_taps
from bot.ui.tournament.cog import TournamentCog
from bot.ui.typed.cog import PlayCog
from bot.ui.waiting import next as next_match
from bot.ui.waiting.cog import WaitingCog
from bot.ui.watching import following
from bot.ui.watching.cog import WatchCog
from bot.ui.watching.look import LookCog
from bot.ui.welcome import view as welcome

COGS: Final = (
    ChallengeCog,
    PlayCog,
    ClockCog,
    LookCog,
    WaitingCog,
    RulesCog,
    WatchCog,
    ReplayCog,
    PreferencesCog,
    SettingsCog,
    privacy.PrivacyCog,
    PeopleCog,
    TournamentCog,
    ChouetteCog,
    LeagueCog,
    TeamCog,
    SimulCog,
    DiceCog,
    coach.CoachCog,
    FilesCog,
    crowd.CrowdCog,
)
"""The commands of each feature."""
TAPS: Final = (
    play,
    picks,
    board_asking,
    offers,
    form,
    panel,
    rematch,
    clock_taps,
    coach,
    export,
    imported,
    privacy,
    film,
    replay,
    rules,
    preferences,
    server,
    asking,
    creating,
    tournament_taps,
    chouette,
    following,
    welcome,
    next_match,
    crowd,
)
"""The modules with a `TAPS`: what each feature does on a tap."""
OF_A_TURN: Final = frozenset({*play.TAPS.handlers, *picks.TAPS.handlers, *board_asking.TAPS.handlers})
"""What is tapped to play."""
