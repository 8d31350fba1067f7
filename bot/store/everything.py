"""Everything that the use cases need stored, whatever database it is in."""

from bot.store.challenges import ChallengeRows
from bot.store.chouettes import ChouetteRows
from bot.store.crowds import CrowdRows
from bot.store.dice import DiceRows
from bot.store.eventlog import OldBoardRows
from bot.store.fence import FenceRows
from bot.store.learning.analyses import AnalysisRows
from bot.store.learning.dailies import DailyRows
from bot.store.learning.puzzles import PuzzleRows
from bot.store.learning.training import TrainingRows
from bot.store.leases import LeaseRows
from bot.store.matches import MatchRows
from bot.store.people import PeopleRows
from bot.store.privacy import PrivacyRows
from bot.store.ratings.ratings import RatingRows
from bot.store.tournaments import TournamentRows


class Store(
    MatchRows,
    ChallengeRows,
    PeopleRows,
    PrivacyRows,
    TournamentRows,
    RatingRows,
    DiceRows,
    FenceRows,
    AnalysisRows,
    ChouetteRows,
    CrowdRows,
    LeaseRows,
    OldBoardRows,
    TrainingRows,
    PuzzleRows,
    DailyRows,
):
    """Everything that is stored, once it has connections; every use case is given it.

    Every method raises StorageUnavailable when the database cannot serve it (nothing was changed then) and
    StorageCorrupt when what it read makes no sense. Answers come when they are durable: what was acknowledged survives
    a power cut.
    """
