"""What has to be true of a cluster, whatever was killed: read from its database, and from what Discord was sent."""

from collections import Counter

from bot.rules.match.events import MatchEnded
from tests.loopback.boards import board_in

WITHIN = 30
"""So many seconds late a clock may fire."""


class Posted:
    """Every board that was posted, as it was then."""

    def __init__(self, server):
        self.boards = Counter()
        self._tell = server.world._tell
        server.world._tell = self._note

    def _note(self, event, message):
        self._tell(event, message)
        board = board_in(message) if event == "MESSAGE_CREATE" and not message.ephemeral else None
        if board is not None and board.phase is not None:
            self.boards[board.match_id, board.seq] += 1

    def check(self):
        """Check that none was posted twice."""
        twice = {key: count for key, count in self.boards.items() if count > 1}
        assert twice == {}, f"boards shown twice: {twice}"


async def check_clocks(database, due):
    """Check that each of these clocks has fired once, and not too early. Returns how late, in seconds, in order."""
    late = []
    for match_id, moment in due.items():
        ended = [stored for stored in await database.events(match_id) if isinstance(stored.event, MatchEnded)]
        assert len(ended) == 1, f"match {match_id} ended {len(ended)} times"
        late.append(round((ended[0].at - moment).total_seconds(), 1))
        assert late[-1] >= 0, f"match {match_id} ended before its time"
    return sorted(late)


def check_secrets(server, workers):
    """Check that no log holds the bot's token, or one of those by which an interaction is answered."""
    for worker in workers:
        assert "looks after" in worker.log
        assert server.token not in worker.log
        assert not any(token in worker.log for token in server.interactions)
