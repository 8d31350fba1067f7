"""A direct message when it is one's turn, for those who want that."""

from typing import Final

from bot.app.recent import Recent
from bot.app.views import Turn
from bot.records.computers import is_somebody
from bot.records.matches import MatchRecord
from bot.records.people import Person
from bot.texts.catalogue import say, speaking
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.languages import language_for
from bot.ui.kit.names import bold
from bot.ui.match.narration import tell
from bot.ui.match.waiting import MOST_TOLD, asked, board_link, call_person, opponent_of

_AT_HAND: Final = 4096


class TurnCalls:
    """Calls players to their turns by direct message.

    A turn is called for once its board is noted, by whichever of the two ways notes it: at once, or when it is brought
    up to date later. So a restart repeats no call, and one that Discord could not be reached for is made up for.
    """

    def __init__(self, host: Host) -> None:
        self._host = host
        self._called: Recent[int, int] = Recent(_AT_HAND)
        """By match: the length of its log at the last call."""

    async def call(self, turn: Turn, interaction: Interaction | None = None) -> None:
        """Tell the player whom the match now waits for, if somebody else's turn has brought that about."""
        person = _called(turn, interaction)
        if person is None or not (await self._host.app.people.preferences(person.user_id)).dm_turns:
            return
        record = await self._host.app.matches.match(turn.record.match_id)
        seq = record.state.seq
        if seq == turn.record.state.seq and _is_shown(record) and self._called.get(record.match_id) != seq:
            self._called[record.match_id] = seq
            await self._tell(person, record, turn)

    async def _tell(self, person: Person, record: MatchRecord, turn: Turn) -> None:
        with speaking(await language_for(self._host, person.user_id, record.place)):
            happened = tell(record.players, turn.before, turn.steps)[-MOST_TOLD:]
            who = bold(opponent_of(record, person.user_id))
            line = say("turn-call", who=who, what=asked(record), link=board_link(record))
        await call_person(self._host, person.user_id, [*happened, line], but_in=record.place.channel_id)


def _called(turn: Turn, interaction: Interaction | None) -> Person | None:
    """The person whom the match waits for after somebody else's turn; None for a computer, or if it is over."""
    side, was_shown = turn.record.state.waiting_for, turn.record.board is not None
    if side is None or side is turn.actor:
        return None
    if turn.actor is None and turn.before is not None and turn.before.waiting_for is side and was_shown:
        return None  # only the picture was late
    person = turn.record.players[side]
    acted = interaction is not None and interaction.user.id == person.user_id
    return person if is_somebody(person.user_id) and not acted else None


def _is_shown(record: MatchRecord) -> bool:
    """Does the board show the turn? If not, it is called for when the board is brought up to date."""
    return record.board is not None and record.board.seq >= record.state.seq
