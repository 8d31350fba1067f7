"""What a walk finds arranged where taps alone would take long: a position, a crowd."""

from bot.rules.match.state import Phase
from bot.rules.position import Position
from bot.rules.sides import Side
from bot.tournaments import commands as cmd
from tests.ui.positions import put


async def closed_out(walker):
    """Black is on the bar, and White has made all the points it could enter on."""
    position = Position.of(dict.fromkeys(range(1, 7), 2) | {8: 3}, {25: 1, 6: 14})
    await put(walker.table, position=position, phase=Phase.TO_ROLL, on_roll=Side.WHITE, roll=None)


async def a_crowd_of_people(walker):
    """So many in a tournament, with names so long, that no message holds them all."""
    for number in range(120):
        command = cmd.Join(10**18 + number, f"{number} {'W' * 28}")
        await walker.table.bot.app.tournaments.act(1, command, actor_id=None, interaction_id=None)
