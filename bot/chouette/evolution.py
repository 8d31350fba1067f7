"""How each event changes a chouette: the `evolve` half of the machine, and events in the making."""

from typing import Final

from msgspec.structs import replace

from bot.chouette import events as ev
from bot.chouette import state as st
from bot.chouette.queries import box_of, captain_of, crew_of, game_now
from bot.eventlog.log import Changes, Draft, changed
from bot.rules.dice import DiceSource
from bot.rules.match import events as match_events
from bot.rules.match.evolution import evolve as evolve_board
from bot.rules.match.state import Phase
from bot.rules.rules import Rules
from bot.rules.scoring import Cube, opening_cube
from bot.rules.sides import with_side


def evolve(state: st.ChouetteState | None, event: ev.Event) -> st.ChouetteState:
    """The state after `event`. Only ChouetteOpened may come first; raises ValueError for a log out of order."""
    if state is None:
        if not isinstance(event, ev.ChouetteOpened):
            raise ValueError(f"a log cannot begin with {type(event).__name__}")
        return st.ChouetteState(event.settings, seq=1, moved=1)
    seq = state.seq + 1
    return replace(changed(_CHANGES, state, event), seq=seq, moved=state.moved if isinstance(event, ev.ASIDE) else seq)


def _without(people: tuple[int, ...], person: int) -> tuple[int, ...]:
    return tuple(one for one in people if one != person)


def _joined(state: st.ChouetteState, event: ev.MemberJoined) -> st.ChouetteState:
    computers = _without(state.computers, event.person)
    return replace(
        state,
        joiners=(*state.joiners, event.person),
        computers=(*computers, event.person) if event.computer else computers,
        scores={**state.scores, event.person: state.scores.get(event.person, 0)},
    )


def _leaving(state: st.ChouetteState, event: ev.MemberLeaving) -> st.ChouetteState:
    person = event.person
    if person in state.joiners:
        return replace(state, joiners=_without(state.joiners, person))
    left = replace(
        state,
        leaving=(*_without(state.leaving, person), person),
        standing=_without(state.standing, person) if event.now else state.standing,
    )
    if not event.now:
        return left
    return replace(left, gone=(*state.gone, person), proxies={**state.proxies, person: event.proxy})


def _seated(
    state: st.ChouetteState, order: tuple[int, ...], partner: int | None, joiners: tuple[int, ...]
) -> st.ChouetteState:
    """Everything that depends on who is there, once leavers are removed."""
    here = {*order, partner}
    same_question = order[:1] == state.order[:1] and state.partner_asked in order[2:]  # the captain is nobody's partner
    asked = same_question and len(order) >= state.settings.partner_may
    return replace(
        state,
        order=order,
        partner=partner,
        joiners=joiners,
        leaving=(),
        gone=(),
        proxies={person: proxy for person, proxy in state.proxies.items() if {person, proxy} <= here},
        standing=tuple(one for one in state.standing if one in here),
        partner_asked=state.partner_asked if asked else None,
    )


def _game_began(state: st.ChouetteState, event: ev.GameBegan) -> st.ChouetteState:
    rules = board_rules(state.settings.rules)
    session = evolve_board(None, match_events.MatchStarted(state.settings.variant, 0, rules, event.edition))
    board = evolve_board(session, match_events.GameStarted(event.game, event.opening))
    cube = opening_cube(event.opening, state.settings.rules)
    cubes = tuple(st.GameCube(number, person, box_of(state), cube) for number, person in enumerate(crew_of(state)))
    game = st.Game(board, cubes, crew_of(state)[0], before=state.scores)
    begun = replace(state, phase=st.ChouettePhase.PLAYING, games=event.game, game=game)
    return replace(begun, partner_asked=None, partner_declined=())


def board_rules(rules: Rules) -> Rules:
    """The rules of the board, whose own cube is never turned: cubes and Jacoby are counted one by one."""
    return replace(rules, jacoby=False, beavers=False, raccoons=False, automatic_doubles=0, crawford=False)


def _game_over(state: st.ChouetteState, event: ev.GameOver) -> st.ChouetteState:
    scores = dict(state.scores)
    if state.partner is not None:
        scores[state.partner] += event.share
        scores[box_of(state)] -= event.share
    over = replace(state, phase=st.ChouettePhase.BETWEEN, game=None, scores=scores, loser=event.loser)
    # A cube that the clock entrusted to the next captain is its owner's again.
    kept = {person: proxy for person, proxy in state.proxies.items() if proxy != st.CAPTAIN}
    return _seated(replace(over, proxies=kept), event.order, event.partner, event.joiners)


def _game(state: st.ChouetteState, **changes: object) -> st.ChouetteState:
    return replace(state, game=replace(game_now(state), **changes))


def _cubes(state: st.ChouetteState, changed: dict[int, st.GameCube]) -> st.ChouetteState:
    return _game(state, cubes=tuple(changed.get(one.number, one) for one in game_now(state).cubes))


def _cube(state: st.ChouetteState, number: int, **changes: object) -> st.ChouetteState:
    return _cubes(state, {number: replace(game_now(state).cubes[number], **changes)})


def _open_window(state: st.ChouetteState) -> st.Window:
    window = game_now(state).window
    if window is None:
        raise ValueError("no window is open")
    return window


def _window(state: st.ChouetteState, **changes: object) -> st.ChouetteState:
    return _game(state, window=replace(_open_window(state), **changes))


def _on_board(state: st.ChouetteState, event: ev.OnBoard) -> st.ChouetteState:
    """Offers die with what happens on the board; a play ends the consultation."""
    game = game_now(state)
    cubes = tuple(
        [
            one if one.settlement is None and one.resigning is None else replace(one, settlement=None, resigning=None)
            for one in game.cubes
        ]
    )
    board = evolve_board(game.board, event.event)
    proposals = game.proposals if board.phase is Phase.TO_PLAY and board.turns == game.board.turns else {}
    return replace(state, game=replace(game, board=board, cubes=cubes, proposals=proposals))


def _window_opened(state: st.ChouetteState, event: ev.WindowOpened) -> st.ChouetteState:
    number = state.windows + 1
    window = st.Window(number, event.kind, event.side, event.asked, taker=event.taker, givers=event.givers)
    game = game_now(state)
    doubling = event.kind is st.WindowKind.DOUBLE
    asked_turn = game.board.turns if doubling else game.asked_turn
    return replace(state, windows=number, game=replace(game, window=window, asked_turn=asked_turn))


def _doubled(state: st.ChouetteState, event: ev.DoublesOffered) -> st.ChouetteState:
    game = game_now(state)
    doubled = _cubes(
        state, {one: replace(game.cubes[one], offered=1, settlement=None, resigning=None) for one in event.cubes}
    )
    extras = all(game.cubes[one].extra for one in event.cubes)
    return doubled if event.side is st.CREW or extras else _game(doubled, doubled_turn=game.board.turns)


def _taken(game: st.Game, number: int) -> st.GameCube:
    """The side that was doubled first owns the cube, even after a beaver."""
    one = game.cubes[number]
    return replace(one, cube=Cube(one.cube.value << one.offered, game.board.on_roll.other, turned=True), offered=0)


def _beavered(state: st.ChouetteState, event: ev.CubesBeavered) -> st.ChouetteState:
    cubes = game_now(state).cubes
    return _cubes(state, {one: replace(cubes[one], offered=cubes[one].offered + 1) for one in event.cubes})


def _captain_replaced(state: st.ChouetteState, event: ev.CaptainReplaced) -> st.ChouetteState:
    replaced = _game(state, replaced=(*game_now(state).replaced, event.person))
    return replace(replaced, proxies={**state.proxies, event.person: st.CAPTAIN})


def _settled(state: st.ChouetteState, event: ev.CubesSettled) -> st.ChouetteState:
    game = game_now(state)
    scores = dict(state.scores)
    changed: dict[int, st.GameCube] = {}
    for payment in event.payments:
        one = game.cubes[payment.cube]
        scores[one.crew] += payment.hundredths
        scores[one.other] -= payment.hundredths
        changed[one.number] = replace(one, paid=payment.hundredths, offered=0, settlement=None, resigning=None)
    settled = replace(_cubes(state, changed), scores=scores)
    if any(not one.extra for one in changed.values()):
        settled = _game(settled, last_captain=captain_of(state))
    window = game.window
    if window is None:
        return settled
    asked = tuple(number for number in window.asked if number not in changed)
    choices = {number: choice for number, choice in window.choices.items() if number not in changed}
    return _window(settled, asked=asked, choices=choices)


def _extras(state: st.ChouetteState, event: ev.ExtrasGiven) -> st.ChouetteState:
    game = game_now(state)
    taker = game.cubes[event.taker].crew
    scores = dict(state.scores)
    cubes = list(game.cubes)
    for number in event.givers:
        giver = game.cubes[number].crew
        scores[giver] -= event.points * st.POINT
        scores[taker] += event.points * st.POINT
        cubes.append(st.GameCube(len(cubes), taker, giver, Cube(event.points * 2, st.CREW, turned=True), extra=True))
    return replace(_game(state, cubes=tuple(cubes)), scores=scores)


def _resignation_refused(state: st.ChouetteState, event: ev.ResignationRefused) -> st.ChouetteState:
    game = game_now(state)
    one = game.cubes[event.cube]
    if one.resigning is None:
        return state
    refused = with_side(one.refused, one.resigning.side, game.board.turns)
    return _cube(state, event.cube, resigning=None, refused=refused)


def _standing_changed(state: st.ChouetteState, event: ev.StandingChanged) -> st.ChouetteState:
    others = _without(state.standing, event.person)
    return replace(state, standing=(*others, event.person) if event.on else others)


def _proxy_named(state: st.ChouetteState, event: ev.ProxyNamed) -> st.ChouetteState:
    proxies = {person: proxy for person, proxy in state.proxies.items() if person != event.person}
    return replace(state, proxies=proxies if event.proxy is None else {**proxies, event.person: event.proxy})


def _partner_declined(state: st.ChouetteState, event: ev.PartnerDeclined) -> st.ChouetteState:
    return replace(state, partner_asked=None, partner_declined=(*state.partner_declined, event.person))


def _partner_taken(state: st.ChouetteState, event: ev.PartnerTaken) -> st.ChouetteState:
    return replace(state, order=_without(state.order, event.person), partner=event.person, partner_asked=None)


def _settlement_offered(state: st.ChouetteState, event: ev.SettlementOffered) -> st.ChouetteState:
    return _cube(state, event.cube, settlement=st.SettlementOffer(event.side, event.hundredths))


def _resignation_offered(state: st.ChouetteState, event: ev.ResignationOffered) -> st.ChouetteState:
    return _cube(state, event.cube, resigning=st.ResignOffer(event.side, event.grade))


def _proposed(state: st.ChouetteState, event: ev.PlayProposed) -> st.ChouetteState:
    return _game(state, proposals={**game_now(state).proposals, event.person: event.play})


_CHANGES: Final[Changes[st.ChouetteState]] = {
    ev.MemberJoined: _joined,
    ev.MemberLeaving: _leaving,
    ev.MemberStayed: lambda state, event: replace(state, leaving=_without(state.leaving, event.person)),
    ev.OrderChanged: lambda state, event: _seated(state, event.order, event.partner, event.joiners),
    ev.OrderThrown: lambda state, event: replace(state, order=event.order, phase=st.ChouettePhase.BETWEEN),
    ev.PartnerAsked: lambda state, event: replace(state, partner_asked=event.person),
    ev.PartnerDeclined: _partner_declined,
    ev.PartnerTaken: _partner_taken,
    ev.GameBegan: _game_began,
    ev.OnBoard: _on_board,
    ev.WindowOpened: _window_opened,
    ev.ChoicesMade: lambda state, event: _window(state, choices={**_open_window(state).choices, **event.choices}),
    ev.StandingChanged: _standing_changed,
    ev.WindowExpired: lambda state, _: _window(state, expired=True),
    ev.WindowClosed: lambda state, _: _game(state, window=None),
    ev.DoublesOffered: _doubled,
    ev.CubesTaken: lambda state, event: _cubes(state, {one: _taken(game_now(state), one) for one in event.cubes}),
    ev.CubesBeavered: _beavered,
    ev.CubesSettled: _settled,
    ev.ExtrasGiven: _extras,
    ev.SettlementOffered: _settlement_offered,
    ev.ResignationOffered: _resignation_offered,
    ev.ResignationRefused: _resignation_refused,
    ev.PlayProposed: _proposed,
    ev.ProxyNamed: _proxy_named,
    ev.CaptainReplaced: _captain_replaced,
    ev.TimeRanOut: lambda state, _: state,  # what comes of it is an event of its own
    ev.GameOver: _game_over,
    ev.ChouetteEnded: lambda state, _: replace(state, phase=st.ChouettePhase.OVER),
}


class ChouetteDraft(Draft[st.ChouetteState, ev.Event]):
    """Events of a chouette in the making."""

    def __init__(self, state: st.ChouetteState, dice: DiceSource) -> None:
        super().__init__(evolve, state)
        self.dice = dice

    @property
    def game(self) -> st.Game:
        """The game being played. Raises ChouetteError(NO_GAME) when there is none."""
        return game_now(self.state)
