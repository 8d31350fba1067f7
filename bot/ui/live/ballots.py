"""Votes and consultations at the live board: everybody on a side of several chooses on the same board.

What somebody has chosen is in the frames that they get, and in nobody else's; a captain reads what is proposed to them.
"""

from typing import Any, Final

from bot.app.crowd.questions import has_crowd
from bot.app.recent import Recent
from bot.crowd.counting import tally
from bot.crowd.events import CrowdRecord
from bot.crowd.machine import CHOICES
from bot.crowd.state import Decision, Mode, Question, Vote, Voter
from bot.errors import CrowdError, CrowdReason, StaleAction
from bot.live.desk import Done, Guest
from bot.live.frames import Act, interaction_of
from bot.live.hub import Hub
from bot.live.steps import played
from bot.records.matches import MatchRecord
from bot.rules.match.turn import play_named
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.crowd.desk import CrowdDesk
from bot.ui.crowd.panel import PROPOSED, decides, done_label, is_team, proposal_lines
from bot.ui.crowd.words import asked_line, choice_text
from bot.ui.kit.host import Host
from bot.ui.live.asking import plays_of
from bot.ui.live.words import unmarked_text
from bot.ui.match.style import numbers_on_own_board
from bot.ui.picking.words import value_of

DOES: Final = frozenset({"vote", "join"})
"""Acts at the board by one of several."""


class Ballots:
    """Asks those of a crowd, and takes their choices."""

    def __init__(self, host: Host) -> None:
        self._host, self._hub, self._crowds = host, host.get(Hub), host.app.crowds
        self._asked: Recent[int, tuple[tuple[int, int] | None, frozenset[Vote]]] = Recent(256)
        host.app.crowds.listen(self._heard)

    def _heard(self, crowd: CrowdRecord) -> None:
        """A vote changes what its voter is told; in a team, what the captain is."""
        decision, match_id = crowd.state.open, crowd.match_id
        if match_id is None:
            return
        before, now = self._asked.get(match_id), None if decision is None else (decision.seq, decision.captain)
        votes = frozenset() if decision is None else frozenset(decision.votes)
        self._asked[match_id] = now, votes
        if before is None or before[0] != now or crowd.state.plan.mode is Mode.TEAM:
            self._hub.ask(match_id)
        elif before[1] != votes:
            self._hub.ask(match_id, *(vote.voter for vote in before[1] ^ votes))

    async def look(self, record: MatchRecord) -> None:
        """Tell those whose vote another process has stored."""
        crowd = await self._crowds.of_match(record.match_id) if has_crowd(record) else None
        if crowd is not None:
            self._heard(crowd)

    async def side(self, record: MatchRecord, person_id: int) -> Side | None:
        """The side that somebody is one of."""
        crowd = await self._crowds.of_match(record.match_id) if has_crowd(record) else None
        voter = None if crowd is None else crowd.state.find(person_id)
        return None if voter is None else voter.side

    async def turn(self, record: MatchRecord, guest: Guest) -> dict[str, Any] | None:
        """The fields of `turn` for one of a crowd, or for who may join it; None where there is nothing to choose."""
        crowd = await self._crowds.of_match(record.match_id) if has_crowd(record) else None
        if crowd is None or crowd.state.over or record.state.is_over:
            return None
        fields = {"match": record.match_id, "seq": record.state.seq, "guess": False, "plays": None, "note": ""}
        voter, decision = crowd.state.find(guest.person.user_id), crowd.state.open
        if voter is None:
            may = _joining(crowd)
            return {**fields, "may": may} if may else None
        if decision is None or decision.side is not voter.side or decision.seq != record.state.seq:
            return None
        return {**fields, **self._ballot(record, crowd, decision, voter)}

    def _ballot(self, record: MatchRecord, crowd: CrowdRecord, decision: Decision, voter: Voter) -> dict[str, Any]:
        numbers = numbers_on_own_board(record, voter.side)

        def text(choice: str) -> str:
            return choice_text(record.state, decision.question, choice, numbers)

        own, plays = decision.vote_of(voter.id), decision.question is Question.PLAY
        yours = "" if own is None else say("vote-yours", choice=text(own.choice), team=is_team(crowd))
        lines = [asked_line(decision, record), yours, *proposal_lines(crowd, decision, voter, text)]
        if plays:
            choices = [one.choice for one in tally(decision)[:PROPOSED]] if decides(crowd, voter) else []
        else:
            choices = [*CHOICES[decision.question]]
        return {
            "may": [{"do": "vote", "arg": choice, "label": unmarked_text(text(choice))} for choice in choices],
            "plays": plays_of(record, voter.side) if plays else None,
            "note": unmarked_text(" ".join(filter(None, lines))),
            "sends": "vote",
            "label": done_label(crowd, voter),
        }

    async def act(self, guest: Guest, record: MatchRecord, act: Act) -> Done:
        """Vote, propose, decide, or join a side. Raises CrowdError, ChallengeError, StaleAction."""
        person, number = guest.person, interaction_of(guest.person.user_id, act.id)
        if act.do == "join":
            known = await self._crowds.of_match(record.match_id)
            if known is None:
                raise CrowdError(CrowdReason.NOT_IN)
            side = Side.BLACK if act.arg == "1" else Side.WHITE
            crowd = await self._crowds.join(known.crowd_id, person, side, interaction_id=number)
            self._host.get(CrowdDesk).note(crowd)
            return Done(match=record.match_id)
        crowd = await self._crowds.vote(record.match_id, person, act.seq, _choice(act, record), interaction_id=number)
        self._host.get(CrowdDesk).note(crowd)
        return Done(words="" if crowd.state.open is not None else say("vote-closed", team=is_team(crowd)), asks=True)


def _choice(act: Act, record: MatchRecord) -> str:
    """The choice voted for, as buttons write it. Raises StaleAction, and the errors of a play."""
    text = str(act.arg or "")
    if not text.startswith("@"):
        return text
    if act.seq != record.state.seq:
        raise StaleAction(f"voted on {act.seq}")
    play = play_named(record.state, played(text, record.state))
    if play is None:
        raise StaleAction(f"no such play: {text}")
    return value_of(record.state, play)


def _joining(crowd: CrowdRecord) -> list[dict[str, Any]]:
    """The sides of a vote that one may still join."""
    sides = [side for side in Side if crowd.state.plan.crowds[side]]
    if crowd.state.plan.mode is not Mode.VOTE:
        return []
    if len(sides) == 1:
        return [{"do": "join", "arg": str(int(sides[0])), "label": say("button-vote")}]
    labels = {side: say("button-join-side", side=side.name.lower()) for side in sides}
    return [{"do": "join", "arg": str(int(side)), "label": label} for side, label in labels.items()]
