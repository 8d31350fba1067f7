"""The story of a turn, as lines to read, and who has to do what now."""

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Any, Final, NamedTuple

from bot.app.views import Step
from bot.records.computers import is_computer, is_crowd, is_somebody, letters_of
from bot.records.matches import MatchRecord
from bot.records.people import Person
from bot.rules.dice import Roll
from bot.rules.match import events as ev
from bot.rules.match.actions import may_double, seen_by
from bot.rules.match.state import Crawford, MatchState, Phase, match_winner, score_shown
from bot.rules.match.turn import game_of
from bot.rules.play import play_text
from bot.rules.position import BAR
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON, find_variant
from bot.texts.catalogue import Key, say
from bot.ui.kit.names import bold, mention, plain, set_apart, shown_name, unmarked
from bot.ui.kit.places import message_url
from bot.ui.match.clocks import played_for, rules_text
from bot.ui.match.emoji import UNICODE, EmojiSet
from bot.ui.match.style import PointNumbers

Players = tuple[Person, Person]

_LONGEST_TITLE: Final = 100


def called(players: Players, side: Side) -> str:
    """A player in bold; a computer without its level, which stands on the board, unless two of them play."""
    return f"**{short_name(players, side)}**" if _is_only_computer(players, side) else bold(players[side])


def short_name(players: Players, side: Side) -> str:
    """The same without markup."""
    person = players[side]
    only = _is_only_computer(players, side)
    return say("computer-short", seat=letters_of(person.user_id)) if only else shown_name(person)


def _is_only_computer(players: Players, side: Side) -> bool:
    return is_computer(players[side].user_id) and not is_computer(players[side.other].user_id)


class Told(NamedTuple):
    """The players, the emoji for their dice, and whose numbers plays are told in; None: each in its mover's own."""

    players: Players
    emoji: EmojiSet
    worn: Side | None = None

    def who(self, side: Side) -> str:
        """The player of a side."""
        return called(self.players, side)

    def roll(self, roll: Roll, side: Side) -> str:
        """A roll as dice and in numbers: Unicode's dice are small and look the same for both sides."""
        return f"{self.emoji.roll(roll, side)} {roll}"


def tell(
    players: Players,
    before: MatchState | None,
    steps: Sequence[Step],
    emoji: EmojiSet = UNICODE,
    *,
    worn: Side | None = None,
) -> list[str]:
    """One line for each thing that happened, in order; plays in the numbers of `worn`, or else in the mover's own."""
    told = Told(players, emoji, worn)
    lines: list[str] = []
    state = before
    for step, following in zip_longest(steps, steps[1:]):
        teller = _TELLERS.get(type(step.event))
        if teller is not None and not _told_by(step, following):
            lines += teller(told, step.event, state or step.state, step.state)
        state = step.state
    return lines


def _told_by(step: Step, following: Step | None) -> bool:
    """Is this told with what follows: a roll that cannot be played, what ends the game?"""
    if following is None:
        return False
    if isinstance(step.event, ev.DiceRolled):
        # A play names its roll. A player who comes back after passed turns is told so with the roll.
        alone = step.state.passing[step.event.side] is not None
        return isinstance(following.event, ev.TurnPassed) or (isinstance(following.event, ev.PlayMade) and not alone)
    ends = isinstance(following.event, ev.GameEnded)
    if ends and isinstance(step.event, ev.PlayMade):
        return not following.state.is_over  # the board is the next game's: how the last checker came off is old
    return ends and isinstance(step.event, ev.ResignationOffered | ev.DoublePassed)


def score_line(record: MatchRecord, emoji: EmojiSet | None = None) -> str:
    """Names, score, length, house rules, what is special now.

    With `emoji` it stands over a board: each side's checker is beside its name, and what the board shows is left out,
    and so are the house rules, except on each player's first board and at the end.
    """
    state = record.state
    score = score_shown(state.score, state.length)
    left, right = (f"{emoji.checker(Side.WHITE)} ", f" {emoji.checker(Side.BLACK)}") if emoji else ("", "")
    white, black = (called(record.players, side) if emoji else bold(record.players[side]) for side in Side)
    parts = [f"{left}{white} {score[0]} : {score[1]} {black}{right}"]
    later, crawford = state.game > 1, state.crawford is not Crawford.BEFORE and not state.is_over
    brief = bool(emoji and state.length) and not state.is_over
    # A vote needs the line for who is awaited.
    if brief and later:
        parts[0] += say("score-to", points=state.length)  # takes less room than the number of the game
    elif not (brief and any(is_crowd(person.user_id) for person in record.players)):
        parts.append(say("length", points=state.length))
    session = bool(record.match_id and not state.length)  # a position by itself is of no game
    if session or (later and not (crawford or brief or state.is_over)):
        parts.append(say("score-game", game=state.game))
    if state.variant != BACKGAMMON.key:
        match, game = find_variant(state.variant), game_of(state)
        parts.append(match.name if game.key == match.key or state.is_over else f"{match.name}: {game.name}")
    house = rules_text(state.rules, state.variant, state.length)
    if house and (not emoji or state.is_over or (not later and state.turns < 2)):
        parts.append(house)
    if state.cube.value > 1 and not state.is_over and not emoji:
        parts.append(say("score-cube", value=state.cube.value))
    if crawford:
        parts.append(say("score-crawford", stage=state.crawford.value))
    return " · ".join(parts)


def match_title(record: MatchRecord) -> str:
    """The score line as the title of a thread: `Alice 2 : 1 Bob · 5-point match`, at most 100 characters."""
    white, black = (shown_name(person) for person in record.players)
    score = score_shown(record.state.score, record.state.length)
    end = f" · {played_for(record.state)}"
    middle = f" {score[0]} : {score[1]} "
    room = (_LONGEST_TITLE - len(end) - len(middle)) // 2
    return f"{_cut(white, room)}{middle}{_cut(black, room)}{end}"


def _cut(name: str, room: int) -> str:
    """As much of a name as there is room for."""
    return set_apart(name[: room + len(name) - len(set_apart(name))])


def match_link(record: MatchRecord) -> str:
    """A link to the board message of a match, if the message is known."""
    board = record.board
    if board is None or not board.message_id:
        return ""
    return say("match-link", url=message_url(record.place.guild_id, board.channel_id, board.message_id))


def match_item(record: MatchRecord) -> str:
    """A match in a line of a list, with a link to its board, or else its channel's name."""
    where = match_link(record) or f"<#{record.posts_to}>"
    return f"- {score_line(record)} · {where} · {say('match-numbered', match=record.match_id)}"


def whose_turn(record: MatchRecord, *, ping: bool, aside: bool = False) -> str:
    """Who has to do what now; empty if the match is over. With `ping` that person is mentioned.

    Told `aside`, to others, it speaks of that person instead of to them.
    """
    state = record.state
    waiting_for = state.waiting_for
    if waiting_for is None:
        return ""
    person = record.players[waiting_for]
    who = mention(person) if ping and is_somebody(person.user_id) else called(record.players, waiting_for)
    if is_computer(person.user_id):
        return say("turn-computer", who=who)
    roll = numbers_text(state.numbers) if state.numbers else str(state.roll or "")
    if aside or is_crowd(person.user_id):
        phase = "to_double" if may_double(state) else state.phase.value
        return say("turn-crowd", who=who, phase=phase, roll=roll)
    if state.phase is Phase.TO_PLAY:
        return say("turn-play", who=who, roll=roll)
    if state.phase is Phase.TO_NAME:
        return say("turn-name", who=who)
    if state.phase is Phase.DOUBLE_OFFERED:
        value, owns = state.stake, "no" if state.beavers % 2 else "yes"
        return say("turn-answer-double", who=who, value=value * 2, points=value, owns=owns)
    if state.phase is Phase.RESIGNATION_OFFERED and state.resignation is not None:
        return say("turn-answer-resignation", who=who, points=state.resignation.points)
    return say("turn-roll-or-double", who=who) if may_double(state) else say("turn-roll", who=who)


def played_line(who: str, roll: str, play: str, lost: Sequence[int] = (), *, opens: bool = False) -> str:
    """A play, and the numbers of its roll that could not be played."""
    key = Key("told-opened") if opens else Key("told-played")
    line = say(key, who=who, roll=roll, play=unmarked(play))
    return f"{line} ({say('told-lost', count=len(lost), number=lost[0])})" if lost else line


def danced_line(who: str, roll: str, *, on_bar: bool) -> str:
    """A roll that cannot be played; the turn is over."""
    return say("told-danced", who=who, roll=roll, on_bar=on_bar)


def stuck_line(who: str, numbers: Sequence[int], *, on_bar: bool) -> str:
    """Numbers that cannot be played and that nobody rolled, such as those of a named doublet."""
    return say("told-stuck", who=who, numbers=numbers_text(numbers), on_bar=on_bar)


def numbers_text(numbers: Sequence[int]) -> str:
    """The numbers of a part of a turn, such as four fives."""
    if len(numbers) > 1 and len(set(numbers)) == 1:
        return f"{len(numbers)} \u00d7 {numbers[0]}"
    return "-".join(str(number) for number in numbers)


def _game_started(told: Told, event: Any, _: MatchState, after: MatchState) -> list[str]:
    game = game_of(after)
    lines = [] if game.key == after.variant else [say("told-game-named", game=game.name)]
    if after.crawford is Crawford.NOW and after.rules.cube:
        lines.append(say("told-crawford"))
    if event.first is not None:
        return [*lines, say("told-game-started-by-winner", game=event.game, who=told.who(event.first))]
    ties = event.opening[:-1]
    lines += [say("told-opening-tie", number=one.first, game=1 if at else event.game) for at, one in enumerate(ties)]
    if after.cube.value > 1:
        lines.append(say("told-automatic-double", value=told.emoji.cube(after.cube.value)))
    roll = event.opening[-1]
    first = told.who(Side.WHITE if roll.first > roll.second else Side.BLACK)
    low, high = sorted((roll.first, roll.second))
    afresh = game_of(after).rolls_afresh
    named = 1 if ties else event.game  # the first game goes without saying, and so does one that is named above
    return [*lines, say("told-game-started", game=named, first=first, high=high, low=low, afresh=afresh)]


def _rolled(told: Told, event: Any, _: MatchState, after: MatchState) -> list[str]:
    who = told.who(event.side)
    line = say("told-rolled", who=who, roll=told.roll(event.roll, event.side))
    passed = after.passing[event.side]
    return [say("told-passed-turns", who=who, turns=passed), line] if passed else [line]


def _played(told: Told, event: Any, before: MatchState, after: MatchState) -> list[str]:
    who, last = told.who(event.side), after.last_turn
    lost = last.lost if last else ()
    numbers = PointNumbers(game_of(before), event.side, event.side if told.worn is None else told.worn)
    play = numbers.text(play_text(event.moves, before.position))
    # Hardly anybody has read who goes first when a computer has already played.
    opens = before.last_turn is None and is_computer(told.players[event.side].user_id)
    line = played_line(who, _what(told, before, event.side), play, lost, opens=opens)
    return [line, *_handed(told, before, after)]


def _what(told: Told, before: MatchState, side: Side) -> str:
    """The dice of a turn: the roll, or the numbers of a later part of the turn."""
    if before.numbers:
        return numbers_text(before.numbers)
    return told.roll(before.roll, side) if before.roll else ""


def _handed(told: Told, before: MatchState, after: MatchState) -> list[str]:
    """Who gets the part of a chain of doublets that could not be played."""
    if not after.handed or before.handed:
        return []
    return [say("told-handed", who=told.who(after.on_roll), numbers=numbers_text(after.numbers))]


def _danced(told: Told, event: Any, before: MatchState, after: MatchState) -> list[str]:
    who, on_bar = told.who(event.side), bool(seen_by(before, event.side).mine[BAR])
    if before.numbers:
        line = stuck_line(who, before.numbers, on_bar=on_bar)
    else:
        line = danced_line(who, _what(told, before, event.side), on_bar=on_bar)
    return [line, *_handed(told, before, after)]


def _time_ran_out(told: Told, event: Any, _: MatchState, __: MatchState) -> list[str]:
    who, winner = told.who(event.side), told.who(event.side.other)
    return [say("told-time-claimed", who=who, winner=winner) if event.claimed else say("told-time-out", who=who)]


def _abandoned(told: Told, event: Any, _: MatchState, __: MatchState) -> list[str]:
    if event.closing is ev.Closing.UNTOUCHED:
        return [say("told-abandoned")]
    if event.favoured is None:
        return [say("told-closed", closing=event.closing.value)]
    winner, loser = (told.who(side) for side in (event.favoured, event.favoured.other))
    return [say("told-closed-for", closing=event.closing.value, winner=winner, loser=loser)]


def _resignation_offered(told: Told, event: Any, before: MatchState, _: MatchState) -> list[str]:
    who, grade = told.who(event.side), game_of(before).grade_name(event.grade)
    return [say("told-resignation-offered", who=who, grade=grade, points=event.points)]


def _game_ended(told: Told, event: Any, before: MatchState, after: MatchState) -> list[str]:
    winner, loser = told.who(event.winner), told.who(event.winner.other)
    grade, points = game_of(before).grade_name(event.grade), event.points
    if event.ending is ev.Ending.TIME_RAN_OUT:
        return []  # told already
    if event.ending is ev.Ending.MATCH_RESIGNED:
        if before.length:
            return [say("told-match-resigned", who=loser)]
        return [say("told-session-left", who=loser, winner=winner, points=points)]
    if event.ending is ev.Ending.RESIGNED:
        return [say("told-resigned", who=loser, grade=grade, winner=winner, points=points)]
    if event.ending is ev.Ending.PASSED:
        return [say("told-passed", who=loser, winner=winner, points=points)]
    over = match_winner(after.score, after.length) is not None  # of a match's last game only its end counts
    return [say("told-game-won", who=winner, grade=grade, points=points, over=over)]


def result_line(record: MatchRecord) -> str:
    """How a match ended; empty while it goes on."""
    return _result(record.players, record.state) if record.state.is_over else ""


def _result(players: Players, state: MatchState) -> str:
    score = score_shown(state.score, state.length)
    if not state.length:
        white, black = (plain(person) for person in players)
        return say("told-session-over", white=white, score=_unbroken(*score), black=black)
    winner = state.winner if state.winner is not None else match_winner(state.score, state.length)
    if winner is None:
        return say("result-closed")
    who = plain(players[winner])
    return say("told-match-won", who=who, score=_unbroken(score[winner], score[winner.other]))


def _unbroken(one: int, other: int) -> str:
    """A score that a narrow screen doesn't break."""
    return f"{one}\u00a0:\u00a0{other}"


def offer_line(players: Players, state: MatchState, emoji: EmojiSet = UNICODE) -> str:
    """Who doubled or beavered, when that waits for an answer."""
    by = state.on_roll.other if state.beavers % 2 else state.on_roll
    who, value = called(players, by), emoji.cube(state.stake * 2)
    if state.beavers:
        return say("told-beavered", who=who, again=state.beavers - 1, value=value)
    return say("told-doubled", who=who, value=value)


_TELLERS: Final[dict[type[ev.Event], Callable[[Told, Any, MatchState, MatchState], list[str]]]] = {
    ev.GameStarted: _game_started,
    ev.DiceRolled: _rolled,
    ev.PlayMade: _played,
    ev.TurnPassed: _danced,
    ev.PassingAsked: lambda told, event, *_: [say("told-passing-asked", who=told.who(event.side))],
    ev.TimeRanOut: _time_ran_out,
    ev.MatchAbandoned: _abandoned,
    ev.DoubleOffered: lambda told, _, __, after: [offer_line(told.players, after, told.emoji)],
    ev.CubeBeavered: lambda told, _, __, after: [offer_line(told.players, after, told.emoji)],
    ev.DoubletNamed: lambda told, event, *_: [say("told-named", who=told.who(event.side), number=event.number)],
    ev.DoubleTaken: lambda told, event, *_: [
        say("told-taken", who=told.who(event.side), value=told.emoji.cube(event.value))
    ],
    ev.ResignationOffered: _resignation_offered,
    ev.ResignationRefused: lambda told, event, *_: [say("told-resignation-refused", who=told.who(event.side))],
    ev.GameEnded: _game_ended,
    ev.GameDrawn: lambda *_: [say("told-drawn")],
    ev.MatchEnded: lambda told, _, __, after: [_result(told.players, after)],
}
"""By event: what is told of it, given the event and the states before and after it."""


def commitment_line(commitment: str | None) -> str:
    """The commitment of the dice, for anyone who asks; empty if there is none."""
    return "" if commitment is None else say("dice-committed", commitment=commitment)
