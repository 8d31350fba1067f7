"""The one armed message of a chouette: who is what, what happened, the board, what is asked, offered and answered."""

from collections.abc import Sequence
from typing import Final

import discord
from msgspec import structs

from bot.app.recent import Recent
from bot.chouette import events as ev
from bot.chouette.deals import payment
from bot.chouette.queries import captain_of, decider, player_of
from bot.chouette.seen import seen_by
from bot.chouette.state import BOX, CREW, POINT, ChouettePhase, ChouetteState, Game, GameCube, ResignOffer
from bot.chouette.windows import waiting_for
from bot.records.chouettes import ChouetteRecord
from bot.render.board.picture import BoardScene
from bot.rules.match.partial import partial_now
from bot.rules.match.state import Phase
from bot.rules.match.turn import game_of
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.chouette.buttons import chouette_buttons, live_club_buttons, may_double, public_rows
from bot.ui.chouette.sheet import as_match, public_scene, worn
from bot.ui.chouette.stakes import question, waiting_line
from bot.ui.chouette.telling import Happened
from bot.ui.chouette.words import amount, called, cubes_named, joiners_line, name_of, names_of, whose, with_points
from bot.ui.kit.components import GREEN, TapButton
from bot.ui.kit.host import Host
from bot.ui.kit.message import Post, Row, within
from bot.ui.kit.names import bold
from bot.ui.match.narration import danced_line, played_line
from bot.ui.match.style import told_play
from bot.ui.picking.words import progress_line

_WIDEST: Final = 5  # buttons in a row
_MOST_TOLD: Final = 1400  # how many characters tell what happened at most; everything else has the rest
_MOST_ROWS: Final = 3


def board_post(
    host: Host, record: ChouetteRecord, lines: Sequence[str], *, ping: bool = False, seats: ChouetteRecord | None = None
) -> Post:
    """The chouette as everyone sees it; `lines` tell what happened to `seats`. With `ping` who has to act is called."""
    game = record.state.game
    shown = [*heading(seats or record), *within(list(lines), _MOST_TOLD)]
    calls = [line for line in calls_of(host, record, ping=ping) if line]
    rows = public_rows(record, None if game is None else worn(host, record, game))
    if rows and len(rows[-1]) < _WIDEST:
        rows = (*rows[:-1], (*rows[-1], *live_club_buttons(host, record)))
    return Post(tuple(shown), scenes_of(host, record), rows, calls=tuple(calls))


def scenes_of(host: Host, record: ChouetteRecord) -> tuple[BoardScene, ...]:
    """The board of the game that is going on; none between games."""
    game = record.state.game
    if game is None:
        return ()
    partial = partial_now(game.board) if game.window is None else None
    return (public_scene(host, record, game, partial),)


def heading(record: ChouetteRecord) -> list[str]:
    """Box, captain and line with their points."""
    state = record.state
    if len(state.order) < 2:
        return [say("chouette-heading-bare", number=record.chouette_id)]
    captain = state.order[1] if state.game is None else captain_of(state) or state.order[1]
    leads = {"box": state.order[0], "captain": captain}
    shown = {role: with_points(record, one, short=True) for role, one in leads.items()}
    lines = [say("chouette-heading", game=max(1, state.games), **shown)]
    playing = [one for one in state.order[1:] if one not in (captain, *state.gone)]
    behind = state.order[2:] if state.game is None else playing
    small = []
    if state.partner is not None:
        small.append(say("chouette-partner-line", who=with_points(record, state.partner)))
    if behind:
        small.append(say("chouette-line", who=", ".join(with_points(record, one) for one in behind)))
    return [*lines, *([f"-# {' · '.join(small)}"] if small else [])]


def recap(host: Host, record: ChouetteRecord) -> list[str]:
    """The last turn in a line, for a post made when what happened is not known any more.

    Nor is then who made a play for the crew, once it has another captain.
    """
    game = record.state.game
    last = None if game is None else game.board.last_turn
    if game is None or last is None:
        return []
    player = player_of(record.state, last.side)
    if player is None:
        return []
    what, who = str(last.roll), bold(record.person(player))
    if last.side is CREW and player != game.captain:
        who = say("chouette-crew")
    if not last.moves:
        return [danced_line(who, what, on_bar=False)]
    play = told_play(as_match(host, record, game), last)
    return [played_line(who, what, play, last.lost)]


def pinged(record: ChouetteRecord) -> list[int]:
    """Whom a new post calls: who rolls, moves or answers as the box; the crew in a window only by correspondence.

    Also those whose standing word nobody sees yet: everyone could read who is called.
    """
    state = record.state
    waiting = [one for one in seen_by(state, None).waiting if one not in state.computers]
    window = None if state.game is None else state.game.window
    if window is not None and window.side is CREW and state.settings.live:
        return []
    return waiting


class Called:
    """Who was called to what a chouette asks: nobody is called to it again because cubes are settled meanwhile."""

    def __init__(self) -> None:
        self._known: Recent[int, tuple[tuple[object, ...], frozenset[int]]] = Recent(1024)

    def still_to(self, record: ChouetteRecord) -> list[int]:
        """Whom a post calls who wasn't called yet."""
        already = self._already(record)
        return [one for one in pinged(record) if one not in already]

    def recall(self, record: ChouetteRecord, before: ChouetteState | None) -> None:
        """The post of the state `before` has called those whom it waited for, perhaps before a restart."""
        board = record.board
        if before is not None and board is not None and before.seq <= board.seq:
            self.note(structs.replace(record, state=before))

    def note(self, record: ChouetteRecord) -> None:
        """They are called now."""
        self._known[record.chouette_id] = _question(record), self._already(record).union(pinged(record))

    def _already(self, record: ChouetteRecord) -> frozenset[int]:
        question, people = self._known.get(record.chouette_id, ((), frozenset[int]()))
        return people if question == _question(record) else frozenset()


def _question(record: ChouetteRecord) -> tuple[object, ...]:
    state, game = record.state, record.state.game
    if game is None:
        return state.games, state.partner_asked
    return state.games, game.board.turns, game.board.phase, None if game.window is None else game.window.number


def heirs_of(record: ChouetteRecord, happened: Sequence[Happened]) -> set[int]:
    """Whoever has to move by now in place of somebody who has left in the middle of a game."""
    if record.state.game is None or record.state.game.window is not None:
        return set()
    for before, step in happened:
        if isinstance(step.event, ev.MemberLeaving) and step.event.now and before is not None:
            return set(pinged(record)).difference(waiting_for(before))
    return set()


def calls_of(host: Host, record: ChouetteRecord, *, ping: bool, own: bool = False) -> list[str]:
    """The questions and offers that stand, and who comes and goes. `own`: beside the buttons that answer the offers."""
    state, game = record.state, record.state.game
    if state.phase is ChouettePhase.OVER:
        return []
    if game is None:
        return [*_between(record), *_comings(record)]
    if game.window is not None:
        ping = ping and not (state.settings.live and game.window.side is CREW)
        asked = [question(record, game, game.window), waiting_line(record, game, game.window, ping=ping)]
    else:
        asked = _turn_lines(host, record, game, ping=ping)
    return [*asked, *_offers(record, game, own=own), *_comings(record)]


def _between(record: ChouetteRecord) -> list[str]:
    state = record.state
    if state.partner_asked is not None:
        box, who = name_of(record, state.order[0]), called(record, (state.partner_asked,))
        return [say("chouette-call-partner", box=box, who=who)]
    until = record.clock.until
    when = "" if until is None else discord.utils.format_dt(until, "R")
    return [say("chouette-call-next", when=when, timed=bool(when))]


def _turn_lines(host: Host, record: ChouetteRecord, game: Game, *, ping: bool) -> list[str]:
    state, board = record.state, game.board
    player = player_of(state, board.on_roll)
    if player is None:
        return []
    who = called(record, (player,)) if ping else name_of(record, player)
    if player in state.computers:
        return [say("turn-computer", who=who)]
    due = record.clock.sides.due
    until = "" if due is None else say("chouette-time-up", when=discord.utils.format_dt(due, "R"))
    if board.phase is not Phase.TO_PLAY:
        return [_dotted(say("chouette-call-roll", who=who, doubles=may_double(state)), until)]
    partial = partial_now(board)
    forced = progress_line(partial, worn(host, record, game)) if partial is not None and partial.steps else ""
    name, count = name_of(record, player), len(game.proposals)
    proposed = say("chouette-proposals", who=name, count=count) if count else ""
    called_line = _dotted(say("chouette-call-play", who=who, roll=str(board.roll)), until)
    return [called_line, forced, f"-# {proposed}" if proposed else ""]


def _dotted(*parts: str) -> str:
    return " · ".join(filter(None, parts))


def _offers(record: ChouetteRecord, game: Game, *, own: bool) -> list[str]:
    """Settlements and resignations that somebody can accept."""
    lines, answered = [], "" if own else f" {say('chouette-offer-answer')}"
    stands = f" {say('chouette-offer-stands')}" if own else answered
    for cube in game.cubes:
        if cube.settlement is not None:
            who, other = (party(record, cube, side) for side in (CREW, BOX))
            by = cube.settlement.side.name.lower()
            price = cube.settlement.hundredths
            offer = say("chouette-offer-settlement", by=by, who=who, pays=price < 0, price=amount(price), other=other)
            lines.append(f"{offer}{stands}")
        if cube.resigning is not None:
            lines.append(f"{resignation_line(record, game, cube, cube.resigning)}{answered}")
    return within(lines, 700) if lines else []


def _comings(record: ChouetteRecord) -> list[str]:
    """Who comes with the next game, who waits for a place, who leaves."""
    state = record.state
    free = max(0, state.settings.most - len(state.seated))
    lines = []
    if state.joiners:
        lines.append(joiners_line(record, full=state.game is None or not free))
    leaving = [one for one in state.leaving if one not in state.gone]
    if leaving:
        lines.append(say("chouette-leaving", who=names_of(record, leaving), gone=False))
    gone = [one for one in state.gone if one not in state.joiners]
    if gone:
        lines.append(say("chouette-leaving", who=names_of(record, gone), gone=True))
    return [f"-# {line}" for line in lines]


def own_cubes(record: ChouetteRecord, person: int) -> list[tuple[GameCube, Side]]:
    """The open cubes that a person decides, each with the side on which they do."""
    game = record.state.game
    cubes = () if game is None else tuple(one for one in game.cubes if one.is_open)
    found = []
    for cube in cubes:
        side = next((side for side in (CREW, BOX) if decider(record.state, cube, side) == person), None)
        if side is not None:
            found.append((cube, side))
    return found


def party(record: ChouetteRecord, cube: GameCube, side: Side) -> str:
    """Who decides a cube on a side, in bold; for whom, if it isn't theirs."""
    named = cubes_named(record, (cube,)) if side is CREW else name_of(record, cube.other)
    decides = decider(record.state, cube, side)
    return named if decides == cube.owner_on(side) else say("chouette-for", who=name_of(record, decides), whose=named)


def resignation_line(
    record: ChouetteRecord, game: Game, cube: GameCube, offer: ResignOffer, *, mine: bool = False
) -> str:
    """Who offers whom to lose a cube, as what and for how many points. `mine`: for the owner who offers it."""
    paid, by = payment(record.state, cube, offer.side, offer.grade), "mine" if mine else "other"
    who, other = (party(record, cube, side) for side in (offer.side, offer.side.other))
    grade, lost = game_of(game.board).grade_name(paid.grade), abs(paid.hundredths) // POINT
    return say("chouette-offer-resignation", by=by, who=who, other=other, grade=grade, points=lost)


def just_asked(record: ChouetteRecord, happened: Sequence[Happened]) -> set[int]:
    """The people to whom somebody has just offered something that still stands."""
    game, state, asked = record.state.game, record.state, set[int]()
    for event in [one.step.event for one in happened]:
        if game is None or not isinstance(event, ev.SettlementOffered | ev.ResignationOffered):
            continue
        for cube in game.cubes:
            stands = cube.settlement is not None or cube.resigning is not None
            person = decider(state, cube, event.side.other)
            if cube.number == event.cube and stands and person is not None and person not in state.computers:
                asked.add(person)
    return asked


def offer_rows(record: ChouetteRecord, person: int) -> tuple[Row, ...]:
    """The answers to what others offer a person now: to lose a cube, or to settle one."""
    cubes = own_cubes(record, person)
    settling = [button for cube, side in cubes if (button := settlement_button(record, cube, side)) is not None]
    rows = resignation_rows(record, [(cube, side) for cube, side in cubes if cube.offered_to(side) is not None])
    return (*rows, *([tuple(settling[:5])] if settling else []))[:_MOST_ROWS]


def settlement_button(record: ChouetteRecord, cube: GameCube, side: Side) -> TapButton | None:
    """Accepts the price that the other side of a cube has offered; None without an offer."""
    offer = cube.settlement
    if offer is None or offer.side is side:
        return None
    gets = (offer.hundredths > 0) is (side is CREW)
    label = say("button-chouette-settle-accept", price=amount(offer.hundredths), gets=gets)
    if not _is_own(record, cube, side):
        label = say("button-chouette-cube", who=whose(record, cube)[:40], choice=label)
    return chouette_buttons(record)("ch_settle_ok", label[:80], GREEN, f"{cube.number}.{offer.hundredths}")


def _is_own(record: ChouetteRecord, cube: GameCube, side: Side) -> bool:
    """Does somebody in the crew decide for themselves? The box has a cube with each of them."""
    return side is CREW and decider(record.state, cube, side) == cube.owner_on(side)


def resignation_rows(record: ChouetteRecord, cubes: Sequence[tuple[GameCube, Side]]) -> tuple[Row, ...]:
    """For each cube that somebody offers to lose: accept or play on; for one's own offer, to take it back.

    Where they could mean another cube, each says whose.
    """
    button, rows = chouette_buttons(record), list[Row]()
    offered = [(cube, side) for cube, side in cubes if cube.resigning is not None]
    for cube, side in offered:
        own = side is BOX or _is_own(record, cube, side)
        accept, play_on = say("button-accept"), say("button-play-on")
        if len(offered) > 1 or not own:
            who = whose(record, cube)[:40]
            accept, play_on = (say("button-chouette-cube", who=who, choice=one)[:80] for one in (accept, play_on))
        yes = button("ch_resign_answer", accept, GREEN, f"{cube.number}.1")
        no = button("ch_resign_answer", play_on, argument=f"{cube.number}.0")
        rows.append((yes, no) if cube.offered_to(side) else (no,))
    return tuple(rows[:_MOST_ROWS])
