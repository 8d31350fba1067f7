"""Analyses in words and pictures: numbers, decisions, verdicts on the cube, and the course of a match as a curve."""

from collections.abc import Iterable, Sequence
from dataclasses import replace as dataclass_replace
from typing import Final, NamedTuple

from msgspec.structs import replace

from bot.app.logged import LoggedMatch
from bot.engine.explaining import highest_counted
from bot.records.analyses import (
    Chances,
    CubeAction,
    CubeVerdict,
    DecisionAnalysis,
    DecisionKind,
    Mark,
    MatchAnalysis,
    PositionAnalysis,
    RankedPlay,
)
from bot.records.matches import MatchRecord
from bot.render.board.decision import DecisionPicture, decision_alt_text, render_decision
from bot.render.board.scene import BoardScene, LastMove
from bot.render.pages.equity_curve import Blunder, EquityCurve, GameBorder, equity_alt_text, render_equity_curve
from bot.rules.match.evolution import states_before
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import game_numbered, game_of, play_named
from bot.rules.scoring import Grade
from bot.rules.sides import Side
from bot.texts.catalogue import decimal, say
from bot.ui.kit.message import Picture
from bot.ui.match.narration import short_name
from bot.ui.match.scenes import scene_of
from bot.ui.match.style import PointNumbers

_TO_DOUBLE: Final = (CubeAction.DOUBLE, CubeAction.NO_DOUBLE)
_ASKED: Final[tuple[str, ...]] = (*_TO_DOUBLE, CubeAction.TAKE, CubeAction.BEAVER, CubeAction.PASS)
_SINGLE: Final = "single"
_GAMMON: Final = "gammon"
_BACKGAMMON: Final = "backgammon"
_SHARE: Final = 7  # the width of a percentage in a table
_EQUITY: Final = 7  # and of an equity


def signed(value: float, digits: int = 3) -> str:
    """An equity or luck: `+0.123`. What rounds to zero is `+0.000`, never negative."""
    return decimal(f"{_rounded(value, digits):+.{digits}f}")


def lost(value: float) -> str:
    """Equity given away: `0.123`."""
    return decimal(f"{_rounded(max(0.0, value), 3):.3f}")


def cost(value: float) -> str:
    """Equity given away, as it changes the total: `-0.123`, and `0.000` for nothing."""
    return lost(value) if is_nothing(value) else f"-{lost(value)}"


def is_nothing(value: float) -> bool:
    """Would a loss be shown as 0.000?"""
    return not _rounded(max(0.0, value), 3)


def percent(chance: float) -> str:
    """A chance: `12.3%`."""
    return say("percent", number=decimal(f"{_rounded(100 * chance, 1):.1f}"))


def _rounded(value: float, digits: int) -> float:
    """Rounded as it is shown, without a minus sign on zero."""
    return round(value, digits) + 0.0


def chances_text(chances: Chances, grade: str) -> str:
    """The chances of a game in a line: wins, those of a `grade` (see `_grade_of`) among them, and losses likewise."""
    shares = ("win", "gammon", "backgammon", "gammon_lost", "backgammon_lost")
    told = {share: percent(getattr(chances, share)) for share in shares}
    return say("study-chances", grade=grade, lose=percent(1 - chances.win), **told)


def action_text(record: MatchRecord, analysis: DecisionAnalysis, what: str) -> str:
    """The decision made, or the best: a play in the numbers of its table, or the cube action."""
    if analysis.kind is not DecisionKind.CHECKER:
        return cube_action(what)
    return numbers_of(record, analysis).text(what)


def numbers_of(record: MatchRecord, analysis: DecisionAnalysis) -> PointNumbers:
    """The numbers in which a decision's play is told."""
    worn = Side.WHITE if record.style.fixed_numbers else analysis.side
    return PointNumbers(game_numbered(record.state, analysis.game), analysis.side, worn)


def cube_action(action: str) -> str:
    """A cube action in words, given the value of a CubeAction."""
    return say("study-action", action=action)


def cube_choices(actions: Iterable[str]) -> list[tuple[str, str]]:
    """Cube actions to choose from, in the order in which the question names them, each with its label."""
    return [
        (one, say("button-roll") if one == CubeAction.NO_DOUBLE else cube_action(one).capitalize())
        for one in sorted(actions, key=_ASKED.index)
    ]


class DecisionWords(NamedTuple):
    """The decision made, empty if it was the best, and the best one; `heads` are a word for each, above its board."""

    made: str
    best: str
    heads: tuple[str, str]


def decision_words(record: MatchRecord, analysis: DecisionAnalysis, *, yours: bool = False) -> DecisionWords:
    """A decision made, or `yours`, made again, with its loss; and the best one with its worth."""
    played, best = (action_text(record, analysis, what) for what in (analysis.played, analysis.best))
    told = {"what": played, "lost": lost(analysis.loss)}
    made = say("study-yours", **told) if yours else say("study-played", **told)
    worth = say("study-best", what=best, equity=signed(analysis.equity + analysis.loss))
    return DecisionWords("" if analysis.played == analysis.best else made, worth, heads("yours" if yours else "played"))


def heads(whose: str) -> tuple[str, str]:
    """The heading above two boards: `whose` play is on the first; the best is on the second."""
    return say("study-head", whose=whose), say("study-head", whose="best")


def ranked_lines(
    plays: tuple[RankedPlay, ...], numbers: PointNumbers | None = None, ranks: Sequence[int] = ()
) -> list[str]:
    """Plays as a table in fixed width: rank (1, 2, ... without `ranks`), play, equity, and what each loses.

    It's no wider than it has to be: a phone shows some 31 characters a line.
    """
    named = [numbers.text(one.play) if numbers else one.play for one in plays]
    width = max(map(len, named), default=0)
    rows = [f"{rank} {play.ljust(width)}" for rank, play in zip(_ranked(plays, ranks), named, strict=True)]
    columns = ("equity", "difference") if any(not is_nothing(one.loss) for one in plays) else ("equity",)
    head = "".join(say("study-column", column=column).rjust(_EQUITY) for column in columns)
    costs = ["" if is_nothing(one.loss) else cost(one.loss).rjust(_EQUITY) for one in plays]
    worth = [signed(one.equity).rjust(_EQUITY) for one in plays]
    heading = say("study-column", column="play").ljust(max(map(len, rows), default=0)) + head
    return [heading, *map("".join, zip(rows, worth, costs, strict=True))]


def _ranked(plays: tuple[RankedPlay, ...], ranks: Sequence[int]) -> list[str]:
    """The ranks as they are written, all as wide; one that nobody knows, which is 0, is none."""
    written = [f"{rank}." if rank else "-" for rank in ranks or range(1, len(plays) + 1)]
    return [one.ljust(max(map(len, written))) for one in written]


def chances_lines(plays: tuple[RankedPlay, ...], grade: str, ranks: Sequence[int] = ()) -> list[str]:
    """The wins and losses after each of these plays, and those of a `grade` (see `_grade_of`): a table of percentages.

    Gammons are of all games and include the backgammons. Empty where nothing is known of that.
    """
    rows = [(rank, one.chances) for rank, one in zip(_ranked(plays, ranks), plays, strict=True) if one.chances]
    if not rows:
        return []
    names = ("win", "lose") if grade == _SINGLE else ("win", grade, "lose", grade)
    columns = [say("study-column", column=column) for column in names]
    head = "%".ljust(len(rows[0][0])) + "".join(column.rjust(_SHARE) for column in columns)
    return [head, *(f"{rank}{_shares(chances, grade)}" for rank, chances in rows)]


def _shares(chances: Chances, grade: str) -> str:
    larger = chances.gammon, chances.gammon_lost
    if grade == _BACKGAMMON:
        larger = chances.backgammon, chances.backgammon_lost
    shown = [chances.win, larger[0], 1 - chances.win, larger[1]]
    if grade == _SINGLE:
        shown = shown[::2]
    return decimal("".join(f"{_rounded(100 * chance, 1):{_SHARE}.1f}" for chance in shown))


def _grade_of(state: MatchState, analysis: PositionAnalysis) -> str:
    """The word for a win of twice the points, or `_SINGLE` where hardly anybody wins or loses one.

    Where plays differ in backgammons alone and those count at this score, that's what their table shows.
    """
    plays = [play.chances for play in analysis.plays if play.chances is not None]
    chances = [*([] if analysis.chances is None else [analysis.chances]), *plays]
    if not any(_rounded(100 * share, 1) for one in chances for share in (one.gammon, one.gammon_lost)):
        return _SINGLE
    name, alike = game_of(state).grade_name(Grade.GAMMON), len({_shares(one, _GAMMON) for one in plays}) == 1
    counts = not state.length or any(highest_counted(state, side) > Grade.GAMMON for side in Side)
    differ = alike and counts and len({_shares(one, _BACKGAMMON) for one in plays}) > 1
    return _BACKGAMMON if name == _GAMMON and differ else name


def cube_lines(verdict: CubeVerdict, *, answered: bool = False) -> list[str]:
    """The equities of a cube decision as a table in fixed width, seen by the side that decides or has `answered`."""
    answers = verdict.worth(DecisionKind.TAKE, beavers=verdict.beaver) if answered else {}
    rows = [(cube_action(one).capitalize(), value) for one, value in answers.items()] or [
        (say("study-no-double"), verdict.no_double),
        (say("study-double-beaver") if verdict.beaver else say("study-double-take"), verdict.double_take),
        (say("study-double-pass"), verdict.double_pass),
    ]
    width = max(len(label) for label, _ in rows)
    return [f"{label.ljust(width)} {signed(value)}" for label, value in rows]


def advice(state: MatchState, verdict: CubeVerdict) -> str:
    """The right decision, in a sentence, for the player who may double or was doubled."""
    if state.phase is Phase.DOUBLE_OFFERED:
        answer = CubeAction.BEAVER if verdict.beaver else CubeAction.TAKE if verdict.should_take else CubeAction.PASS
        worse = abs(verdict.double_take - verdict.double_pass)
        return say("study-answer", answer="either" if is_nothing(worse) else answer.value, lost=lost(worse))
    worse = abs(verdict.no_double - verdict.doubled)
    return say("study-advice", advice=_either(verdict) if is_nothing(worse) else _advice(verdict), lost=lost(worse))


def _either(verdict: CubeVerdict) -> str:
    """Where doubling and playing on are worth the same, GNU Backgammon proposes the double: so does `either-pass`."""
    if not verdict.should_take:
        return "either-pass"
    return "either-beaver" if verdict.beaver else "either-take"


def _advice(verdict: CubeVerdict) -> str:
    if verdict.too_good:
        return "too-good"
    if verdict.should_double:
        return "double-take" if verdict.should_take else "double-pass"
    return "no-double-beaver" if verdict.beaver else "no-double"


def position_lines(
    state: MatchState, analysis: PositionAnalysis, numbers: PointNumbers | None = None, ranks: Sequence[int] = ()
) -> list[str]:
    """An analyzed position: its best plays, or those of these `ranks`, or the cube decision, with the chances.

    All is seen by the side that decides, which is the other one after a double.
    """
    lines: list[str] = []
    grade, answers = _grade_of(state, analysis), state.phase is Phase.DOUBLE_OFFERED
    chances, match = analysis.chances, analysis.winning
    if answers:
        chances = None if chances is None else chances.turned()
        match = None if match is None else 1 - match
    shares = chances_lines(analysis.plays, grade, ranks)
    if analysis.plays:
        table = [*ranked_lines(analysis.plays, numbers, ranks), *(["", *shares] if shares else [])]
        lines += ["```", *table, "```"]
    elif state.phase is Phase.TO_PLAY:
        lines.append(say("study-no-play"))
    if analysis.cube is not None:
        lines += [advice(state, analysis.cube), "```", *cube_lines(analysis.cube, answered=answers), "```"]
    elif not analysis.plays and analysis.equity is not None:
        lines.append(say("study-equity", equity=signed(analysis.equity)))
    if chances is not None and not shares:
        lines.append(chances_text(chances, grade))
    winning = None if match is None else percent(match)
    if winning is not None and (chances is None or winning != percent(chances.win)):
        lines.append(say("study-winning", chance=winning))
    return lines


def mistake_pictures(
    logged: LoggedMatch, mistakes: Sequence[DecisionAnalysis], theme: str, reader: Side | None, *, asked: bool = False
) -> tuple[Picture, ...]:
    """Each mistake as a picture, seen from the side that the `reader` played (None: neither).

    Where the best play is `asked` for, only the one that was made is shown. Takes a tenth of a second each.
    """
    states, record = states_before(logged.events, (one.seq for one in mistakes)), logged.record
    found = []
    for one in mistakes:
        words = decision_words(record, one)
        words = words._replace(best="") if asked else words
        found.append(compared(record, one, states[one.seq], words, theme, reader or Side.WHITE))
    return tuple(found)


def compared(  # noqa: PLR0917 - what is painted
    record: MatchRecord,
    one: DecisionAnalysis,
    state: MatchState,
    words: DecisionWords,
    theme: str,
    bottom: Side = Side.WHITE,
) -> Picture:
    """A decision that was made in `state`, and the best one, as a picture seen from `bottom`.

    Without words for the best that isn't shown. It shares a phone's screen with words, and so is no higher than a board
    and its legend. Takes a tenth of a second.
    """
    plays = one.kind is DecisionKind.CHECKER
    analysis = DecisionPicture(
        scene=_scene(record, one, state, theme, bottom),
        played=_moves(state, one.side, one.played) if plays and words.made else (),
        best=_moves(state, one.side, one.best) if plays and words.best else (),
        played_words=words.made,
        best_words=words.best,
        heads=words.heads,
    )
    return Picture(render_decision(analysis), decision_alt_text(analysis))


def best_picture(scene: BoardScene, state: MatchState, best: RankedPlay, numbers: PointNumbers) -> Picture:
    """The best play on somebody's own board, on which nothing is played yet. Takes a tenth of a second."""
    words = say("study-best", what=numbers.text(best.play), equity=signed(best.equity))
    shown = dataclass_replace(scene, last_play=())
    picture = DecisionPicture(shown, (), _moves(state, state.on_roll, best.play), "", words)
    return Picture(render_decision(picture), decision_alt_text(picture))


def _scene(record: MatchRecord, one: DecisionAnalysis, state: MatchState, theme: str, bottom: Side) -> BoardScene:
    phase = Phase.DOUBLE_OFFERED if one.kind is DecisionKind.TAKE else state.phase
    shown = replace(record, state=replace(state, last_turn=None, phase=phase), clock=None)
    # The numbers of the words: against a computer the table's would be the person's, also at the computer's mistakes.
    scene = scene_of(shown, theme=theme, bottom=bottom, worn=numbers_of(record, one).worn)
    return scene if one.kind is DecisionKind.CHECKER else dataclass_replace(scene, dice=None, dice_used=(), to_play=())


def _moves(state: MatchState, side: Side, notation: str) -> tuple[LastMove, ...]:
    play = play_named(state, notation)
    return tuple(LastMove(side, *move) for move in play.moves) if play else ()


def curve_of(logged: LoggedMatch, analysis: MatchAnalysis, theme: str) -> EquityCurve:
    """The course of a match or a game, from decision to decision: White's chances, or in a session White's equity."""
    chances = all(point.winning is not None for point in analysis.curve)
    values = [
        point.winning if chances and point.winning is not None else max(-1.0, min(1.0, point.equity))
        for point in analysis.curve
    ]
    at = {point.seq: index for index, point in enumerate(analysis.curve)}
    marked = {Mark.BAD, Mark.VERY_BAD}
    names = short_name(logged.record.players, Side.WHITE), short_name(logged.record.players, Side.BLACK)
    return EquityCurve(
        values=values,
        games=_borders(logged, analysis),
        blunders=[Blunder(at[one.seq], one.side) for one in analysis.decisions if one.mark in marked and one.seq in at],
        scale="chance" if chances else "equity",
        title=say("study-curve-title", white=names[0], black=names[1], kind="chance" if chances else "equity"),
        names=names,
        legend=(say("study-blunder-of", who=names[0]), say("study-blunder-of", who=names[1])),
        theme=theme,
    )


def _borders(logged: LoggedMatch, analysis: MatchAnalysis) -> tuple[GameBorder, ...]:
    first: dict[int, int] = {}
    for index, point in enumerate(analysis.curve):
        first.setdefault(point.game, index)
    seqs = {game: analysis.curve[index].seq for game, index in first.items()}
    states = states_before(logged.events, seqs.values())
    return tuple(GameBorder(index, states[seqs[game]].score) for game, index in first.items() if seqs[game] in states)


def curve_picture(logged: LoggedMatch, analysis: MatchAnalysis, theme: str) -> Picture:
    """The curve as a picture. Takes a tenth of a second."""
    curve = curve_of(logged, analysis, theme)
    return Picture(render_equity_curve(curve), equity_alt_text(curve))
