"""Reading a whole `.mat` file: its header, its games, and its result."""

import re
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.errors import CubeReason, CubeUnavailable, TranscriptError, TranscriptReason, in_record_of
from bot.rules.formats.event_log import parse_rules
from bot.rules.formats.mat_lines import (
    POINTS,
    CellWord,
    Length,
    Line,
    MatCell,
    MatGame,
    NamesLine,
    Tag,
    read_lines,
    split_rows,
)
from bot.rules.formats.mat_reader import MatPlayer, wrong_score
from bot.rules.formats.mat_writer import MAT_VARIATIONS, clean, column_name
from bot.rules.formats.played import SENSELESS
from bot.rules.house_rules import refusals
from bot.rules.match import events as ev
from bot.rules.match.state import LONGEST, MatchState
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import EDITION, VARIANTS, Variant, find_variant

_LONGEST_NAME: Final = 100
_DATE: Final = re.compile(r"[0-9]{4}[.-][0-9]{1,2}[.-][0-9]{1,2}")
_RESULTS: Final = frozenset({TranscriptReason.WRONG_RESULT, TranscriptReason.WRONG_SCORE})
_UNLIMITED_IN_GALAXY: Final = 16
"""Backgammon Galaxy writes every game of its unlimited play, with the Jacoby rule, as a match to 16 of one game."""
_MOST_LENGTHS: Final = 8
"""So many lengths are tried for a file that doesn't give it."""
_ON: Final = frozenset({"on", "true", "yes", "1"})


class Imported(msgspec.Struct, frozen=True):
    """A record that was read: names (White's, Black's), the events as this bot would have stored them, their state."""

    names: tuple[str, str]
    events: tuple[ev.Event, ...]
    state: MatchState
    date: str = ""
    """The date of the match in the file, `2026.01.31`; "" if there is none."""
    games_left_out: int = 0
    """Games in the file after the match's end, which were not read."""
    length_told: bool = True
    """Does the file give its length? Otherwise it was found by what was won."""


def from_mat(data: str | bytes) -> Imported:
    """Read a `.mat` file of GNU Backgammon, XG, Jellyfish, BGBlitz, Galaxy or this bot.

    Text in UTF-8, UTF-16 or Latin-1, with any line endings, words in English, German or French. Every roll, play, cube
    action, score and result is checked by our own rules. Takes time in proportion to the text, at worst some seconds
    for the largest one allowed (2 MB, 10,000 lines, 500 games, 20,000 cells); a larger one is refused unplayed.

    Raises TranscriptError, and nothing else, for anything that can't be read or was not played by the rules; it names
    line, game and move.
    """
    rows = split_rows(data)
    try:
        return play_lines(read_lines(rows))
    except TranscriptError as error:
        if error.line and error.reason is not TranscriptReason.TOO_LARGE:
            error.row = rows[error.line - 1].strip()
            error.ends = error.line == len(rows) > 1
        raise


def play_lines(lines: Sequence[Line]) -> Imported:
    """Play the lines of a file through our own rules. Raises TranscriptError."""
    if any(isinstance(line, Length) for line in lines) or not any(isinstance(line, NamesLine) for line in lines):
        return _played(lines)
    return _of_untold_length(lines)


def _of_untold_length(lines: Sequence[Line]) -> Imported:
    """A record without the line that gives its length. Raises TranscriptError(NO_LENGTH) if its games don't tell it."""
    lengths, found = _lengths_that_fit(lines), []
    for points in lengths:
        try:
            found.append(_played((Length(1, points), *lines)))
        except TranscriptError as error:
            if len(lengths) == 1 and error.reason not in _RESULTS:
                raise
    # Without a Crawford game more lengths would fit, but hardly anybody plays so.
    usual = [one for one in found if one.state.rules.crawford or not one.state.length] or found
    if len(usual) != 1:
        raise TranscriptError(TranscriptReason.NO_LENGTH)
    return replace(usual[0], length_told=False)


def _lengths_that_fit(lines: Sequence[Line]) -> Sequence[int]:
    """The lengths that a file without one may have, by who won how much; none where it can't be told.

    Who wins the match has its points, and nobody had them before. Where games were won and no match, it's a session.
    """
    score, won = (0, 0), False
    for line in lines:
        if isinstance(line, NamesLine):
            score = line.score
        elif isinstance(line, MatCell) and line.word is CellWord.WIN:
            won, points = True, POINTS.match(line.text)
            if "match" in line.text.casefold():
                least, most = max(score) + 1, score[bool(line.right)] + int(points[1] if points else 0)
                fit = line.right is not None and most <= min(LONGEST, least + _MOST_LENGTHS)
                return range(least, most + 1) if fit else ()
    return (0,) if won else ()


def _played(lines: Sequence[Line]) -> Imported:
    tags = {line.name: line.value for line in lines if isinstance(line, Tag)}
    started = _terms(lines, tags)
    names = _names(next((line.names for line in lines if isinstance(line, NamesLine)), ("", "")), tags)
    with in_record_of(names):
        try:
            player, left_out = _replay(started, lines, tags)
        except TranscriptError as error:
            started = replace(started, rules=_rules_shown(started, tags, error))
            player, left_out = _replay(started, lines, tags)
    date = tags.get("eventdate", "").strip()
    return Imported(
        names=names,
        events=tuple(player.events),
        state=player.state,
        date=date.replace("-", ".") if _DATE.fullmatch(date) else "",
        games_left_out=left_out,
    )


def _terms(lines: Sequence[Line], tags: dict[str, str]) -> ev.MatchStarted:
    """The terms of the match. Raises TranscriptError if the header doesn't give them, or gives impossible ones."""
    lengths = [line for line in lines if isinstance(line, Length)]
    if not lengths:
        raise TranscriptError(TranscriptReason.NOT_A_MATCH_FILE)
    length = lengths[0]
    if length.points > LONGEST or any(other.points != length.points for other in lengths):
        raise TranscriptError(TranscriptReason.LENGTH, line=length.line, text=str(length.points))
    points = length.points
    if points == _UNLIMITED_IN_GALAXY and _is_unlimited_in_galaxy(lines, tags):
        points, tags = 0, {**tags, "jacoby": "on"}
    beavered = any(isinstance(line, MatCell) and line.word is CellWord.BEAVER for line in lines)
    known = {name.casefold(): key for key, name in MAT_VARIATIONS.items() if key in VARIANTS}
    variation = tags.get("variation", "").strip()
    variant = known.get(variation.casefold() or "backgammon")
    if variant is None:
        raise TranscriptError(TranscriptReason.UNKNOWN_GAME, text=variation)
    beavered = beavered or _is_on(tags, "beaver")
    rules = _rules(points, tags, find_variant(variant), beavered=beavered)
    return ev.MatchStarted(variant, points, rules, EDITION)


def _is_unlimited_in_galaxy(lines: Sequence[Line], tags: dict[str, str]) -> bool:
    wins_match = any(isinstance(line, MatCell) and line.text.endswith("the match") for line in lines)
    games = sum(isinstance(line, MatGame) for line in lines)
    return tags.get("site", "").strip() == "BackgammonGalaxy" and games == 1 and not wins_match


def _rules(length: int, tags: dict[str, str], variant: Variant, *, beavered: bool) -> Rules:
    # Sessions have no Crawford game and matches no Jacoby rule, so what a file says about them there is ignored.
    own: dict[str, bool] = {"cube": tags.get("cubelimit", "").strip() != "1"}
    if length:
        own["crawford"] = _is_on(tags, "crawford", default=True)
    else:
        own["jacoby"] = _is_on(tags, "jacoby")
        if "rules" not in tags:
            own["beavers"] = own["raccoons"] = beavered
    try:
        rules = parse_rules(tags.get("rules", "").strip(), **own)
    except ValueError as error:
        raise TranscriptError(TranscriptReason.NOT_A_MATCH_FILE, text=tags["rules"]) from error
    if any(error.reason in SENSELESS for error in refusals(rules, variant, length)):
        raise TranscriptError(TranscriptReason.NOT_A_MATCH_FILE, text=tags["rules"])
    return rules


def _rules_shown(started: ev.MatchStarted, tags: dict[str, str], error: TranscriptError) -> Rules:
    """The rules that a file doesn't name, but what was played by them shows. Raises `error` where it shows no other.

    Most programs don't say whether a session was played by the Jacoby rule, but the results do; GNU Backgammon doesn't
    say that a match was played without a Crawford game, but a double in it does.
    """
    if not started.length and "jacoby" not in tags and error.reason in _RESULTS:
        return replace(started.rules, jacoby=True)
    cause = error.cause
    if "crawford" not in tags and isinstance(cause, CubeUnavailable) and cause.reason is CubeReason.CRAWFORD:
        return replace(started.rules, crawford=False)
    raise error


def _is_on(tags: dict[str, str], name: str, *, default: bool = False) -> bool:
    value = tags.get(name, "").strip().lower()
    return value in _ON if value else default


def _names(columns: tuple[str, str], tags: dict[str, str]) -> tuple[str, str]:
    """The names in the columns, or in full from the remarks if those are longer versions of the same names."""
    names = []
    for side in Side:
        column = columns[side]
        full = clean(tags.get(f"player {side + 1}", ""))
        same = full and column_name(full, side) == column_name(column, side)
        names.append((full if same else clean(column))[:_LONGEST_NAME])
    return names[0], names[1]


def _replay(started: ev.MatchStarted, lines: Sequence[Line], tags: dict[str, str]) -> tuple[MatPlayer, int]:
    """All games played, and how many were left out after the match's end."""
    marks_hits = any(isinstance(line, MatCell) and "*" in line.text for line in lines)
    player = MatPlayer(started, tags.get("termination", "").strip().lower(), marks_hits=marks_hits)
    wins = [index for index, line in enumerate(lines) if isinstance(line, MatCell) and line.word is CellWord.WIN]
    for index, line in enumerate(lines):
        if player.is_over and isinstance(line, MatGame):
            return player, sum(isinstance(later, MatGame) for later in lines[index:])
        if isinstance(line, MatGame):
            _check_game(player, line)
        elif isinstance(line, NamesLine):
            _check_score(player, line)
            player.begin_game()
        elif isinstance(line, MatCell):
            player.act(line, is_last_win=[index] == wins[-1:])
    player.finish()
    return player, 0


def _check_game(player: MatPlayer, line: MatGame) -> None:
    expected = player.state.game + 1
    if not player.game_over:
        raise TranscriptError(TranscriptReason.UNFINISHED_GAME, line=line.line, game=max(1, player.state.game))
    if line.number != expected:
        raise TranscriptError(TranscriptReason.WRONG_GAME, line=line.line, game=expected, text=str(line.number))


def _check_score(player: MatPlayer, line: NamesLine) -> None:
    if line.score != player.state.score:
        raise wrong_score(line.score, player.state, line.line)
