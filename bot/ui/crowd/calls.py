"""Direct messages to whoever decides for a team that consults, as the players of a match get them."""

from typing import Final

from bot.app.crowd.questions import has_crowd
from bot.app.recent import Recent
from bot.app.views import Turn
from bot.rules.sides import Side
from bot.texts.catalogue import say, speaking
from bot.ui.crowd.words import decider
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.places import language_for
from bot.ui.match.lookup import live_buttons
from bot.ui.match.narration import tell
from bot.ui.match.waiting import MOST_TOLD, asked, board_link, call_person

_AT_HAND: Final = 4096


class TeamCalls:
    """Calls those who want to be called, once for all that they decide in a turn."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._called: Recent[int, tuple[int, int, Side | None, int]] = Recent(_AT_HAND)
        """By match: game, turn, side and person of the latest call."""

    async def after(self, turn: Turn, interaction: Interaction | None = None) -> None:
        """Call whoever decides now that a turn is shown, unless their own side or their own tap brought it about."""
        record = turn.record
        crowd = await self._host.app.crowds.of_match(record.match_id) if has_crowd(record) else None
        person = None if crowd is None else decider(crowd, record)
        if person is None or record.state.waiting_for is turn.actor:
            return
        call = record.state.game, record.state.turns, record.state.waiting_for, person.user_id
        is_called, self._called[record.match_id] = self._called.get(record.match_id) == call, call
        wanted = (await self._host.app.people.preferences(person.user_id)).dm_turns
        if is_called or not wanted or (interaction is not None and interaction.user.id == person.user_id):
            return
        with speaking(await language_for(self._host, person.user_id, record.place)):
            happened = tell(record.players, turn.before, turn.steps)[-MOST_TOLD:]
            line = say("turn-call-team", match=record.match_id, what=asked(record), link=board_link(record))
            row = live_buttons(self._host, record)
        await call_person(self._host, person.user_id, [*happened, line], but_in=record.place.channel_id, row=row)
