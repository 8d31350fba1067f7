"""Automatic consequences: byes, forfeits of entrants who are out, the next round, the next stage, the end."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from bot.eventlog.log import Draft
from bot.tournaments import events as ev
from bot.tournaments import state as st
from bot.tournaments.elimination import Draw, double_elimination, single_elimination, with_consolation
from bot.tournaments.events import PairingsDrawn
from bot.tournaments.evolution import evolve
from bot.tournaments.league import struck_in
from bot.tournaments.parting import Apart, pair_swiss, swiss_rounds
from bot.tournaments.queries import PairingTally, rounds_left
from bot.tournaments.round_robin import qualified, round_robin
from bot.tournaments.settings import Format, TournamentSettings
from bot.tournaments.simul import simul
from bot.tournaments.standings import group_tables, standings


class TournamentDraft(Draft[st.TournamentState, ev.Event]):
    """Events of a tournament in the making.

    `touched` are the numbers of pairings that may have consequences. `apart` holds the ids of pairs that aren't drawn
    against each other if another draw exists.
    """

    def __init__(self, state: st.TournamentState, apart: Apart = frozenset()) -> None:
        super().__init__(evolve, state)
        self.apart = apart
        self.touched = set[int]()

    def touch(self, numbers: Iterable[int]) -> None:
        """Look at these pairings when the decision goes on."""
        self.touched.update(numbers)

    def touch_all(self) -> None:
        """Look at every pairing when the decision goes on."""
        self.touch(pairing.number for pairing in self.state.pairings)

    def settle(self, number: int, result: st.PairingResult) -> None:
        """Record a result and look at where the two go next."""
        self.record(ev.ResultReported(number, result))
        self.touch(_links(self.state.pairings[number - 1]))


def go_on(draft: TournamentDraft) -> None:
    """Record all automatic consequences, until somebody has to play or it's over."""
    if draft.state.phase is not st.TournamentPhase.RUNNING or draft.state.settings.format is Format.ARENA:
        return
    while _follow(draft) or _draw_more(draft):
        pass
    state = draft.state
    if all(pairing.result is not None for pairing in reversed(state.pairings)) and not _awaits_round(state):
        draft.record(ev.TournamentEnded(_winner(state)))


def draw_first(draft: TournamentDraft, order: Sequence[int]) -> None:
    """Draw the first stage of the format."""
    settings = draft.state.settings
    if settings.format is Format.SWISS:
        draw_swiss_round(draft, (st.Stage(st.StageKey.SWISS, swiss_rounds(len(order), settings.swiss_rounds)),))
        return
    draw = Draw()
    _FIRST[settings.format](draw, order, settings)
    record_draw(draft, draw)


def draw_swiss_round(draft: TournamentDraft, stages: tuple[st.Stage, ...] = ()) -> None:
    """Draw the next Swiss round for everyone who isn't out."""
    state = draft.state
    tally = PairingTally(state.pairings)
    active = [one for one in state.field if not one.is_out]
    ranked = [one.id for one in sorted(active, key=lambda one: (-tally.score(one.id), one.seed))]
    pairs, bye = pair_swiss(ranked, tally, draft.apart)
    draw = Draw(len(state.pairings) + 1)
    draw.stages.extend(stages)
    round_ = max((pairing.round for pairing in state.pairings), default=0) + 1
    for one, other in pairs:
        draw.add(st.StageKey.SWISS, round_, st.Slot(st.SlotKind.ENTRANT, one), st.Slot(st.SlotKind.ENTRANT, other))
    if bye is not None:
        draw.add(st.StageKey.SWISS, round_, st.Slot(st.SlotKind.ENTRANT, bye), st.BYE)
    record_draw(draft, draw)


def automatic_result(
    pairing: st.Pairing, out: frozenset[int], struck: frozenset[int] = frozenset()
) -> st.PairingResult | None:
    """The automatic result of a pairing: a bye, or a forfeit by an entrant who is out. None if it must be played.

    A match of somebody whose matches don't count (`struck`) is not a forfeit.
    """
    if pairing.result is not None or not pairing.is_known:
        return None
    first, second = pairing.entrants
    if first is None or second is None:
        return st.PairingResult(st.How.BYE, second if first is None else first, automatic=True)
    if struck & {first, second}:
        return st.PairingResult(st.How.STRUCK, automatic=True)
    gone = [entrant for entrant in (first, second) if entrant in out]
    if not gone:
        return None
    if len(gone) == 2:
        return st.PairingResult(st.How.FORFEIT, automatic=True)
    winner = second if gone[0] == first else first
    return st.PairingResult(st.How.FORFEIT, winner, gone[0], automatic=True)


def _links(pairing: st.Pairing) -> list[int]:
    return [link.pairing for link in (pairing.winner_to, pairing.loser_to) if link is not None]


def record_draw(draft: TournamentDraft, draw: Draw) -> None:
    """Add the draw to the events."""
    draft.record(PairingsDrawn(tuple(draw.pairings), tuple(draw.stages)))
    draft.touch(drawn.number for drawn in draw.pairings)


def _follow(draft: TournamentDraft) -> bool:
    """Record one wave of automatic results; False if there were none."""
    state = draft.state
    numbers, draft.touched = sorted(draft.touched), set()
    out, struck = state.out, struck_in(state)
    followed = []
    for number in numbers:
        result = automatic_result(state.pairings[number - 1], out, struck)
        if result is not None:
            followed.append(ev.Followed(number, result))
            draft.touch(_links(state.pairings[number - 1]))
    if followed:
        draft.record(ev.ResultsFollowed(tuple(followed)))
    return bool(followed)


def _draw_more(draft: TournamentDraft) -> bool:
    """Draw the decider, the knockout or the next Swiss round if it's time; False if it isn't."""
    state = draft.state
    if state.settings.format is Format.DOUBLE_ELIMINATION:
        return _draw_decider(draft)
    if any(pairing.result is None for pairing in reversed(state.pairings)):
        return False
    if state.settings.format is Format.ROUND_ROBIN:
        return _draw_knock_out(draft)
    if _awaits_round(state) and not (state.settings.rounds_by_hand or state.paused):
        draw_swiss_round(draft)
        return True
    return False


def _draw_decider(draft: TournamentDraft) -> bool:
    """The undefeated entrant lost the final: they play once more, unless that entrant is out."""
    state = draft.state
    final = state.pairings[-1]
    undefeated, other = final.entrants
    result = final.result
    if final.stage is not st.StageKey.FINALS or final.round != 1 or result is None:
        return False
    if undefeated is None or other is None or result.winner != other or undefeated in state.out:
        return False
    draw = Draw(len(state.pairings) + 1)
    draw.add(st.StageKey.FINALS, 2, *final.slots)
    record_draw(draft, draw)
    return True


def _draw_knock_out(draft: TournamentDraft) -> bool:
    """The best entrants of each group who are still in."""
    state = draft.state
    if not state.settings.advance or state.stage(st.StageKey.MAIN) is not None:
        return False
    draw = knock_out(state, draft.apart)
    if draw is not None:
        record_draw(draft, draw)
    return draw is not None


def knock_out(state: st.TournamentState, apart: Apart) -> Draw | None:
    """The knockout that the groups as they stand lead to; None if fewer than two go on."""
    out = state.out
    tables = [[line.entrant for line in table if line.entrant not in out] for table in group_tables(state)]
    order = qualified(tables, state.settings.advance, apart)
    if len(order) < 2:
        return None
    draw = Draw(1 + sum(pairing.stage is st.StageKey.GROUPS for pairing in state.pairings))
    single_elimination(draw, order, state.settings)
    return draw


def _awaits_round(state: st.TournamentState) -> bool:
    """True for a Swiss tournament with a round to be drawn and two to play it."""
    return rounds_left(state) > 0 and sum(not one.is_out for one in state.field) > 1


def _winner(state: st.TournamentState) -> int | None:
    """The winner; None for teams, in a simul, if all are out, and if the last match was a bye of someone who left."""
    if state.settings.format in (Format.TEAM, Format.SIMUL):
        return None
    if state.stage(st.StageKey.MAIN) is None:
        return next((line.entrant for line in standings(state) if not line.is_out), None)
    stage = st.StageKey.FINALS if state.settings.format is Format.DOUBLE_ELIMINATION else st.StageKey.MAIN
    result = next(pairing.result for pairing in reversed(state.pairings) if pairing.stage is stage)
    if result is None or (result.how is st.How.BYE and result.winner in state.out):
        return None
    return result.winner


_FIRST: Final[dict[Format, Callable[[Draw, Sequence[int], TournamentSettings], None]]] = {
    Format.SINGLE_ELIMINATION: single_elimination,
    Format.DOUBLE_ELIMINATION: lambda draw, order, _: double_elimination(draw, order),
    Format.ROUND_ROBIN: round_robin,
    Format.CONSOLATION: with_consolation,
    Format.SIMUL: simul,
}
