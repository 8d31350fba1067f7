"""The board of a match: its posts, its buttons, and what a tap or a command does to it."""

from bot.ui.board.boards import Boards
from bot.ui.board.catch_up import MatchCatchUp
from bot.ui.board.play import TAPS
from bot.ui.board.threads import Threads
from bot.ui.kit.errors import Recovery
from bot.ui.kit.feature import Feature
from bot.ui.match.guide import remember_lesson

FEATURE = Feature(
    "board",
    taps=(TAPS,),
    desks=(Boards, MatchCatchUp, Threads, lambda host: Recovery(host.get(Boards).panels.show)),
    follows=(
        remember_lesson,
        lambda host, turn, by: host.get(Threads).begin(turn, by),
        lambda host, turn, by: host.get(Threads).retitle(turn, by),
        lambda host, turn, by: host.get(Boards).calls.to_guests(turn, by),
    ),
    keeps=lambda host: host.get(MatchCatchUp).keep(),
    closes=lambda host: host.get(MatchCatchUp).rest(),
)
