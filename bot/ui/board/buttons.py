"""The rows under a board, and *Details*: what does not stand on it, for one person, and what is rarely done."""

from contextlib import suppress
from typing import Any, Final

import discord

from bot.app.coach import is_practice
from bot.engine.analyst import can_teach
from bot.records.computers import CrowdKind, crowd_kind, is_computer, is_crowd
from bot.records.marks import record_mark
from bot.records.matches import MatchRecord
from bot.rules.ids import gnubg_match_id, xgid
from bot.rules.match.actions import may_ask_to_pass, may_beaver, may_double, resign_options
from bot.rules.match.state import IN_PLAY, MatchState, Phase
from bot.rules.match.turn import game_of, plays_now
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.coach.tutor import has_decision
from bot.ui.kit.components import BLUE, GREEN, RED, Buttons, CustomId, TapButton
from bot.ui.kit.message import Post, Row
from bot.ui.kit.names import plain
from bot.ui.match.clocks import clock_line, terms_of
from bot.ui.match.narration import commitment_line, match_link, score_line, whose_turn
from bot.ui.match.style import PointNumbers
from bot.ui.match.waiting import More
from bot.ui.picking.words import play_rows

_A_ROW: Final = 5  # the most buttons that Discord takes in a row


def rows_of(record: MatchRecord, numbers: PointNumbers, *, live: bool = False) -> tuple[Row, ...]:
    """The rows under the board that everyone sees, for the side that has to act.

    With a live board the way there takes the place of *My board*, which is found under *Details* then.
    """
    rows = _public_rows(record, numbers)
    return tuple(tuple(_live_for_own(record, one) for one in row) for row in rows) if live else rows


def _live_for_own(record: MatchRecord, item: discord.ui.Item[Any]) -> discord.ui.Item[Any]:
    target = CustomId.parse(str(getattr(item, "custom_id", "")), "b")
    return live_button(record) if target is not None and target.action == "my_view" else item


def _public_rows(record: MatchRecord, numbers: PointNumbers) -> tuple[Row, ...]:
    state, button = record.state, buttons_of(record)
    if state.is_over:
        return ()
    waiting_for = state.waiting_for
    if _is_paused(record):
        return (_public_row(record, [button("resume", say("button-resume"), GREEN)]),)
    if waiting_for is not None and is_computer(record.players[waiting_for].user_id):
        return (_public_row(record, _while_waiting(state, button)),)  # nobody taps for a computer
    if waiting_for is not None and is_crowd(record.players[waiting_for].user_id):
        return (_public_row(record, [crowd_button(record)]),)
    return _acting_rows(record, numbers)


def rows_for(record: MatchRecord, side: Side, numbers: PointNumbers) -> tuple[Row, ...]:
    """The same for a board that one player sees alone, without what they would be refused, such as their own claim."""
    state, button = record.state, buttons_of(record)
    if state.is_over or _is_paused(record):
        return ()
    if state.waiting_for is side:
        return _acting_rows(record, numbers, private=True)
    row = _private_row(record, _while_waiting(state, button), side)
    return (row,) if row else ()


def own_rows(record: MatchRecord, side: Side | None, numbers: PointNumbers, *, live: bool) -> tuple[Row, ...]:
    """All rows of a board that one person sees alone: a hint, the clock and the way to a `live` board among them.

    Answers to an offer stand where they stand on the board that everyone sees.
    """
    acting, tools = () if side is None else rows_for(record, side, numbers), tool_rows(record, side)
    way = live_button(record)
    if record.state.phase in IN_PLAY or record.state.waiting_for is not side or not acting:
        return joined(joined(acting, tools), ((way,),)) if live else joined(acting, tools)
    others = [*((way,) if live else ()), *(tools[0] if tools else ())]
    first, *more = others or [buttons_of(record)("my_view", say("button-my-view"))]
    return joined(((first, *acting[0]),), (tuple(more),) if more else ())


def _is_paused(record: MatchRecord) -> bool:
    """Does the match stand still, so that nobody can do anything in it but let it go on?

    An offer to resign may be made in a break, and is answered in it.
    """
    offered = record.state.phase is Phase.RESIGNATION_OFFERED
    return not offered and record.agreed_clock is not None and record.agreed_clock.is_paused


def _acting_rows(record: MatchRecord, numbers: PointNumbers, *, private: bool = False) -> tuple[Row, ...]:
    state, button = record.state, buttons_of(record)
    side = state.waiting_for if private else None
    lists: tuple[Row, ...] = ()
    first: list[TapButton] = []
    if state.phase is Phase.TO_NAME:
        names = [button("name", say("button-name", number=number), BLUE, str(number)) for number in range(6, 0, -1)]
        lists = (tuple(names[:3]), tuple(names[3:]))
    elif state.phase is Phase.TO_PLAY:
        lists, first = play_rows(state, numbers, buttons_of(record))
    elif state.phase is Phase.DOUBLE_OFFERED:
        return (_answers(record, _double_answers(state, button), private=private),)
    elif state.phase is Phase.RESIGNATION_OFFERED:
        accept = button("accept_resignation", say("button-accept"), GREEN)
        return (_answers(record, [accept, button("refuse_resignation", say("button-play-on"))], private=private),)
    else:
        first = _roll_buttons(state, button)
    row = _private_row(record, first, side) if private else _public_row(record, first)
    return (*lists, row) if row else lists


def _answers(record: MatchRecord, answers: list[TapButton], *, private: bool) -> Row:
    """The answers to an offer. A button that does nothing final takes the place where Roll was; two, if there's room.

    Three answers and a claim fill the row: then *My board* gives way, as `/board` shows the same.
    """
    button = buttons_of(record)
    row = [button("details", say("button-details")), *answers]
    if not private:
        row += [*_claim(record, private=False), *_agreement(record)]
        row = row if len(row) >= _A_ROW else [button("my_view", say("button-my-view")), *row]
    return tuple(row[:_A_ROW])


def _public_row(record: MatchRecord, first: list[TapButton]) -> Row:
    """Buttons that act, and after them those that everyone has."""
    button = buttons_of(record)
    last = [*_agreement(record), *_claim(record, private=False), button("details", say("button-details"))]
    row = [*first, button("my_view", say("button-my-view")), *last]
    if len(row) > _A_ROW:
        row = [*first, *last]
    return tuple(row[:_A_ROW])


def _private_row(record: MatchRecord, first: list[TapButton], side: Side | None) -> Row:
    claim = _claim(record, private=side is None or record.clock is None or record.clock.running is side)
    return tuple([*first, *claim][:_A_ROW])


def _agreement(record: MatchRecord) -> list[TapButton]:
    """The button that agrees to the break a player has asked for."""
    clock = record.agreed_clock
    asked = clock is not None and clock.pause_asked_by is not None and not clock.is_paused
    return [buttons_of(record)("pause", say("button-agree-pause"))] if asked else []


def _claim(record: MatchRecord, *, private: bool) -> list[TapButton]:
    """The button that claims a match whose opponent has run out of time; on one's own board only the other's time."""
    clock = record.clock
    if private or clock is None or not clock.expired or record.state.is_over:
        return []
    return [buttons_of(record)("claim", say("button-claim"), RED)]


def _while_waiting(state: MatchState, button: Buttons) -> list[TapButton]:
    """The buttons of a player while the match waits for the other."""
    row: list[TapButton] = []
    waits = None if state.waiting_for is None else state.waiting_for.other
    if waits is not None and may_ask_to_pass(state, waits):
        row.append(button("pass_until", say("button-pass-until")))
    if waits is not None and state.phase is Phase.TO_ROLL and may_beaver(state, waits):
        row.append(_beaver(state, button))
    return row


def buttons_of(record: MatchRecord) -> Buttons:
    """Makes the components of a match as it stands."""
    return Buttons("", record.match_id, record.state.seq, record_mark(record))


def _roll_buttons(state: MatchState, button: Buttons) -> list[TapButton]:
    row = [button("roll", say("button-roll"), GREEN)]
    if may_double(state):
        row.append(button("double", say("button-double", value=state.cube.value * 2), BLUE))
    if may_ask_to_pass(state, state.on_roll):
        row.append(button("pass_until", say("button-pass-until")))
    if may_beaver(state, state.on_roll.other):
        row.append(_beaver(state, button))
    return row


def _double_answers(state: MatchState, button: Buttons) -> list[TapButton]:
    row = [button("take", say("button-take"), GREEN), button("pass", say("button-pass"), RED)]
    if state.waiting_for is not None and may_beaver(state, state.waiting_for):
        row.append(_beaver(state, button))
    return row


def _beaver(state: MatchState, button: Buttons) -> TapButton:
    stake = state.stake if state.taken is None else state.taken.value
    return button("beaver", say("button-beaver", again=state.beavers, value=stake * 4), BLUE)


def resign_rows(record: MatchRecord, side: Side, only: str = "") -> tuple[Row, ...]:
    """The buttons that send a resignation of `side`, each saying what it costs.

    `only` is a grade, or "match": where that can be resigned, its button stands alone. Where the cheapest way costs the
    match already, it's the only one, and says so.
    """
    button, state = buttons_of(record), record.state
    options = resign_options(state, side)
    whole = resign_label(state) if state.length else say("button-leave-session", points=options[-1].points)
    loses = loses_match(state, side)
    sends: dict[str, TapButton] = {}
    if state.phase in IN_PLAY:
        game = game_of(state)
        for one in options:
            cost = say("button-resign-game", grade=game.grade_name(one.grade), points=one.points, final=one.final)
            sends[str(one.grade)] = button("resign_game", whole if loses else cost, RED, str(one.grade))
    if not sends or not loses:
        sends["match"] = button("resign_match", whole, RED)
    shown = (sends[only],) if only in sends else tuple(sends.values())
    return shown, (button("cancel", say("button-keep-playing"), GREEN),)


def loses_match(state: MatchState, side: Side) -> bool:
    """Would the cheapest way in which `side` may resign this game cost the match?"""
    cheapest = resign_options(state, side)[:1]
    return bool(state.length) and any(one.points >= state.away(side.other) for one in cheapest)


def resign_label(state: MatchState) -> str:
    """The button that resigns a match: of a single game in one to one point."""
    return say("button-resign-match", single=state.length == 1)


def resign_question(state: MatchState, side: Side, button: str) -> str:
    """The question before `side` resigns, by the custom id of the button that would."""
    sends = CustomId.parse(button, "b")
    grade = sends.argument or "1" if sends is not None and sends.action == "resign_game" else ""
    cost = max((one.points for one in resign_options(state, side) if str(one.grade) == grade), default=state.length)
    return say("ask-resign-this", loses=bool(state.length) and cost >= state.away(side.other))


def pass_question(state: MatchState) -> str:
    """The question before a double is passed."""
    value, by = state.stake, state.on_roll if state.beavers % 2 == 0 else state.on_roll.other
    return say("ask-pass", points=value, value=value * 2, loses=bool(state.length) and value >= state.away(by))


def pass_rows(record: MatchRecord) -> tuple[Row, ...]:
    """The buttons for the question whether a pass is meant."""
    button = buttons_of(record)
    return ((button("cancel", say("button-think-again"), GREEN), button("pass_yes", say("button-pass"), RED)),)


def double_question(record: MatchRecord, side: Side) -> str:
    """The question before `side` doubles."""
    value, opponent = record.state.cube.value, plain(record.players[side.other])
    beaver = value * 4 if record.state.rules.beavers else 0
    return say("ask-double", value=value * 2, points=value, opponent=opponent, beaver=beaver)


def double_rows(record: MatchRecord) -> tuple[Row, ...]:
    """The buttons for the question whether a double is meant."""
    button, value = buttons_of(record), record.state.cube.value * 2
    offer = button("double_yes", say("button-double", value=value), BLUE)
    return ((button("cancel", say("button-not-now")), offer),)


def details_post(
    record: MatchRecord,
    side: Side | None,
    more: More | None,
    *,
    away: str = "",
    live: bool = False,
    inside: bool = False,
) -> Post:
    """Everything to copy or to check, the rarer actions of the player of `side`, and what else waits for them.

    `away` says who is on vacation.
    `live`: there is a live board, whose button has taken the place of *My board*; `inside`: it opens inside Discord.
    """
    begun = say("match-begun", when=discord.utils.format_dt(record.created_at, "R"))
    lines = [
        say("match-heading", match=record.match_id),
        score_line(record),
        whose_turn(record, ping=False, aside=True),
        clock_line(record),
        away,
        terms_of(record),
        say("computer-practice") if any(is_computer(person.user_id) for person in record.players) else "",
        " · ".join(filter(None, (begun, match_link(record)))),
        *ids_of(record),
        commitment_line(record.commitment),
    ]
    rows = tool_rows(record, side)
    if side is not None and record.state.phase in IN_PLAY:
        rows = ((*(rows[0] if rows else ()), _timeless(record)("resign", say("button-resign"))),)
    if live:
        rows = joined(rows, ((buttons_of(record)("my_view", say("button-my-view")), live_button(record)),))
    if live and inside:
        rows = joined(rows, ((_timeless(record)("live_browser", say("button-live-browser")),),))
    if more is not None:
        lines.append(more.line)
        rows = (*rows, (more.button,))
    return Post(tuple(line for line in lines if line), (), rows)


def crowd_button(record: MatchRecord, style: discord.ButtonStyle = GREEN) -> TapButton:
    """The way of each of several people on one side to what they decide there: they vote, or their team consults."""
    kinds = {kind[0] for one in record.players if (kind := crowd_kind(one.user_id)) is not None}
    label = say("button-consult") if CrowdKind.TEAM in kinds else say("button-vote")
    return buttons_of(record)("c_vote", label, style)


def live_button(record: MatchRecord) -> TapButton:
    """The way to the live board of a match."""
    return _timeless(record)("live_link", say("button-live"))


def ids_of(record: MatchRecord) -> list[str]:
    """The position to copy into an analysis program, in a game that such programs know."""
    state = record.state
    if not game_of(state).has_ids:
        return []
    lines = [say("details-xgid", xgid=xgid(state))]
    with suppress(ValueError):  # it cannot hold a cube above 32,768
        lines.append(say("details-gnu", id=f"{state.position.gnubg_id}:{gnubg_match_id(state)}"))
    return lines


def guess_buttons(record: MatchRecord) -> tuple[TapButton, ...]:
    """The button with which a spectator guesses the play, where there is one to guess."""
    if len(plays_now(record.state)) < 2:
        return ()
    return (buttons_of(record)("guess", say("button-guess")),)


def tool_rows(record: MatchRecord, side: Side | None) -> tuple[Row, ...]:
    """A hint and the clock for the player of `side`; for others following, and voting where a crowd decides."""
    waiting_for = record.state.waiting_for
    if waiting_for is None:
        return ()
    if side is None:
        votes = (crowd_button(record),) if is_crowd(record.players[waiting_for].user_id) else ()
        return ((*votes, _timeless(record)("follow", say("button-follow")), *guess_buttons(record)),)
    row: list[TapButton] = []
    state = record.state
    helps = can_teach(state.variant, state.rules) and is_practice(record) and state.waiting_for is side
    if helps and has_decision(state):
        row.append(_timeless(record)("hint", say("button-hint")))
    row += _of_clock(record, side)
    return (tuple(row),) if row else ()


def joined(rows: tuple[Row, ...], more: tuple[Row, ...]) -> tuple[Row, ...]:
    """Some rows and a row more, which continues the last one if that has buttons and room: a phone is not high."""
    fits = rows and more and isinstance(rows[-1][0], TapButton) and len(rows[-1]) + len(more[0]) <= _A_ROW
    return (*rows[:-1], (*rows[-1], *more[0])) if fits else (*rows, *more)


def _of_clock(record: MatchRecord, side: Side) -> list[TapButton]:
    """Asking for a break, agreeing to one, or ending it."""
    clock = record.agreed_clock
    if clock is None:
        return []
    if clock.is_paused:
        action, label = "resume_here", say("button-resume")
    elif clock.expired or clock.pause_asked_by is side:
        return []
    elif clock.pause_asked_by is None:
        action, label = "ask_pause", say("button-ask-pause")
    else:
        action, label = "ask_pause", say("button-agree-pause")
    return [_timeless(record)(action, label)]


def _timeless(record: MatchRecord) -> Buttons:
    """Makes buttons that mean the match, whatever its position."""
    return buttons_of(record)._replace(seq=0)
