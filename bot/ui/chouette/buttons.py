"""The rows under the board of a chouette, for everyone or for one person."""

from typing import Final

import discord

from bot.chouette.queries import box_of, may_consult, may_turn, player_of
from bot.chouette.seen import seen_by
from bot.chouette.state import BOX, Choice, ChouettePhase, ChouetteState, Window, WindowKind
from bot.chouette.windows import asked_of, choices_of
from bot.engine.analyst import can_teach
from bot.live.address import Address
from bot.records.chouettes import ChouetteRecord
from bot.records.marks import record_mark
from bot.rules.match.partial import partial_now
from bot.rules.match.state import Phase
from bot.texts.catalogue import say
from bot.ui.kit.components import BLUE, GREEN, RED, Buttons, CustomId, TapButton
from bot.ui.kit.host import Host
from bot.ui.kit.message import Row
from bot.ui.match.style import PointNumbers
from bot.ui.picking.words import play_rows

_MADE: Final = (Choice.DOUBLE, Choice.ROLL_ON, Choice.TAKE, Choice.PASS, Choice.BEAVER, Choice.RACCOON, Choice.OFFER)
LETTERS: Final = dict(zip((*_MADE, Choice.KEEP), "dotpbrfk", strict=True))
"""The letter of each choice in the id of a button."""
CHOICES: Final = {letter: choice for choice, letter in LETTERS.items()}
_STYLES: Final = {Choice.ROLL_ON: GREEN, Choice.TAKE: GREEN, Choice.PASS: RED} | dict.fromkeys(
    (Choice.BEAVER, Choice.RACCOON, Choice.OFFER), BLUE
)
_ASKS: Final = {Choice.PASS: "ch_pass", Choice.DOUBLE: "ch_turn"}  # the questions asked back, by the action that asks


def chouette_buttons(record: ChouetteRecord) -> Buttons:
    """Makes the components of a chouette as it stands."""
    return Buttons("", record.chouette_id, record.state.moved, record_mark(record))


def own_board_button(record: ChouetteRecord) -> TapButton:
    """Opens one's own board of a chouette, wherever it stands."""
    return chouette_buttons(record)("ch_view", say("chouette-title", number=record.chouette_id), BLUE)


def play_buttons(record: ChouetteRecord) -> Buttons:
    """Makes those with which a play is picked."""
    return chouette_buttons(record)._replace(prefix="ch_")


def window_buttons(record: ChouetteRecord, window: Window) -> Buttons:
    """Makes those that belong to a window."""
    return chouette_buttons(record)._replace(seq=window.number)


def choice_label(choice: Choice, kind: WindowKind) -> str:
    """The label of a choice where it is made."""
    beaver = kind in (WindowKind.BEAVERED, WindowKind.RACCOONED)
    what = "accept" if choice is Choice.TAKE and beaver else "accept_all" if kind is WindowKind.TAKER else ""
    if kind is WindowKind.TAKER and choice is Choice.PASS:
        what = "pass_after_all"
    return say("button-chouette-choice", choice=what or choice.value)


def public_rows(record: ChouetteRecord, numbers: PointNumbers | None) -> tuple[Row, ...]:
    """The rows under the board that everyone sees: one of buttons, and the lists of plays, if any."""
    state, button = record.state, chouette_buttons(record)
    mine = button("ch_view", say("button-my-view"))
    if state.phase is ChouettePhase.OVER:
        return (_over(state, button),)
    if state.game is None or numbers is None:
        return (_between(state, button, mine),)
    if state.game.window is not None:
        return _asking(record, state.game.window, mine)
    if player_of(state, state.game.board.on_roll) in state.computers:
        return ((mine,),)
    if state.game.board.phase is Phase.TO_PLAY:
        lists, first = play_rows(state.game.board, numbers, play_buttons(record))
        return (*lists, (*first, mine))
    return ((*_roll(state, button), mine),)


def _over(state: ChouetteState, button: Buttons) -> Row:
    sheet = button("ch_sheet", say("button-chouette-sheet"))
    studied = state.games and can_teach(state.settings.variant, state.settings.rules)
    return (sheet, button("ch_study", say("button-chouette-study"))) if studied else (sheet,)


def _between(state: ChouetteState, button: Buttons, mine: TapButton) -> Row:
    row = [button("ch_next", say("button-chouette-next"), GREEN), mine]
    row += [button("ch_sheet", say("button-chouette-sheet"))] if state.games else []
    if state.partner_asked is not None:
        yes, no = (
            button("ch_partner", say("button-chouette-partner", answer=one), argument=one) for one in ("yes", "no")
        )
        return (yes, no, mine)
    may = state.settings.partner_may
    free = state.game is None and state.partner is None and state.partner_asked is None
    if free and may and len(state.order) >= may and box_of(state) not in state.computers:
        row.append(button("ch_partner", say("button-chouette-partner", answer="ask"), argument="ask"))
    return tuple(row)


def _roll(state: ChouetteState, button: Buttons) -> list[TapButton]:
    """For who rolls: the box, which may double before it does."""
    row = [button("ch_roll", say("button-roll"), GREEN)]
    if may_double(state):
        row.append(button("ch_double", say("button-chouette-double")))
    return row


def may_double(state: ChouetteState) -> bool:
    """May the box double cubes before its roll?"""
    game = state.game
    return (
        game is not None
        and game.board.on_roll is BOX
        and game.board.phase is Phase.TO_ROLL
        and game.window is None
        and game.doubled_turn != game.board.turns
        and player_of(state, BOX) == box_of(state)
        and bool(may_turn(game, BOX, extras=False))
    )


def _asking(record: ChouetteRecord, window: Window, mine: TapButton) -> tuple[Row, ...]:
    """The answers in a window. The box answers several doubles on a board of its own."""
    button = window_buttons(record, window)
    if len(window.asked) > 1 and window.side is BOX and window.kind is not WindowKind.DOUBLE:
        return ((mine, button("ch_answers", say("button-chouette-answer"), GREEN)),)
    said = [_say_button(window, one, button) for one in choices_of(record.state, window)]
    if window.kind is not WindowKind.DOUBLE:
        return ((mine, *said),)  # nothing final stands where Roll was
    standing = button("ch_standing", say("button-chouette-standing", on=True), argument="on")
    return ((*said, standing, mine),)


def _say_button(window: Window, choice: Choice, button: Buttons) -> TapButton:
    action = _ASKS.get(choice, "ch_say")
    style = _STYLES.get(choice, discord.ButtonStyle.secondary)
    return button(action, choice_label(choice, window.kind), style, LETTERS[choice])


def private_rows(
    record: ChouetteRecord, person: int, numbers: PointNumbers, opening: int | None = None
) -> tuple[Row, ...]:
    """The rows under one person's own board."""
    state, button = record.state, chouette_buttons(record)
    more = button("ch_more", say("button-chouette-more"))
    if state.game is None or person not in state.seated:
        return ((more,),)
    window = state.game.window
    if window is not None:
        return _own_answers(record, window, person, more)
    mine = player_of(state, state.game.board.on_roll) == person
    if state.game.board.phase is Phase.TO_PLAY and (mine or may_propose(state, person)):
        lists, first = play_rows(state.game.board, numbers, play_buttons(record), opening)
        return (*lists, (*first, more))
    if mine:
        return ((*_roll(state, button), more),)
    return ((*_standing(state, person, button), more),)


def _own_answers(record: ChouetteRecord, window: Window, person: int, more: TapButton) -> tuple[Row, ...]:
    state, button = record.state, window_buttons(record, window)
    asked = asked_of(state, person)
    if not asked:
        return ((*_standing(state, person, button), more),)
    several = len(asked) > 1
    answers = [button("ch_answers", say("button-chouette-answer"), GREEN)] if several else []
    if several and window.side is BOX and window.kind is not WindowKind.DOUBLE:
        return ((more, *answers),)
    said = [_say_button(window, one, button) for one in choices_of(state, window)]
    if window.kind is not WindowKind.DOUBLE:
        return (tuple(said), (*answers, more)) if answers else ((more, *said),)  # nothing final where Roll was
    return ((*said, *_standing(state, person, button)), (*answers, more))


def _standing(state: ChouetteState, person: int, button: Buttons) -> list[TapButton]:
    """Roll on until I say, or no longer; for those of the crew."""
    if person not in state.order[1:] or person in state.gone or state.game is None:
        return []
    on = person not in seen_by(state, person).state.standing
    here = button._replace(seq=state.windows)
    return [here("ch_standing", say("button-chouette-standing", on=on), argument="on" if on else "off")]


def may_propose(state: ChouetteState, person: int) -> bool:
    """May the person propose a play, and is there more than one?"""
    partial = None if state.game is None else partial_now(state.game.board)
    return partial is not None and len(partial.plays) > 1 and may_consult(state, person)


def live_club_buttons(host: Host, record: ChouetteRecord) -> tuple[TapButton, ...]:
    """The way to the live board of a chouette whose first game has begun."""
    if not host.get(Address).is_open or not record.state.games:
        return ()
    return (TapButton(CustomId("live_club", record.chouette_id, mark=record_mark(record)), say("button-live")),)
