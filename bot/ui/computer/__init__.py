"""Matches against the computer: begun, and its turns shown."""

from bot.ui.computer.desk import ComputerDesk, stands_in
from bot.ui.kit.feature import Feature

FEATURE = Feature(
    "computer",
    desks=(ComputerDesk,),
    beside=stands_in,
    follows=(lambda host, turn, by: host.get(ComputerDesk).follow_up(turn, by),),
    keeps=lambda host: host.get(ComputerDesk).tasks.keep(),
    closes=lambda host: host.get(ComputerDesk).tasks.close(),
)
