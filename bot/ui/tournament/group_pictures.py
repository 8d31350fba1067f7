"""The tables of a league, who has beaten whom there, and the score sheet of a team match, as pictures."""

from collections.abc import Sequence
from typing import Final

from bot.records.people import Person
from bot.records.tournaments import TournamentRecord
from bot.render.pages.crosstable import CrosstableCell, render_cross_table
from bot.render.pages.standings import StandingRow, render_standings
from bot.render.pages.team_sheet import SheetHead, SheetRow, render_team_sheet
from bot.texts.catalogue import MINUS, say
from bot.tournaments.league import LeagueLine, Moving, pairings_of, tables
from bot.tournaments.queries import playable
from bot.tournaments.state import How, Pairing, TournamentState
from bot.tournaments.teams import boards_of, points_of, team_score
from bot.ui.kit.message import Picture
from bot.ui.kit.names import shown_name

_DESCRIBED: Final = 1024
_WAYS: Final = {Moving.UP: 1, Moving.STAYS: 0, Moving.DOWN: -1}


def entrant_name(state: TournamentState, entrant: int | None) -> str:
    """The name of an entrant, as text for a picture or a list."""
    found = None if entrant is None else state.find(entrant)
    return "" if found is None else shown_name(Person(found.id, found.name))


def fitting(lines: Sequence[str], *, latest: bool = False) -> str:
    """The first lines, or the `latest`, as many as fit the description of a picture."""
    kept: list[str] = []
    for line in reversed(lines) if latest else lines:
        if sum(map(len, kept)) + len(kept) + len(line) > _DESCRIBED:
            break
        kept.append(line)
    return "\n".join(reversed(kept) if latest else kept)


def division_tables(record: TournamentRecord, theme: str) -> list[Picture]:
    """The table of each division; an arrow marks who goes up or down if it stays so. None before the draw."""
    found = []
    counted = [say("column-played"), say("column-wins"), say("column-losses")]
    headings = [*counted, "+/" + MINUS, say("column-points")]
    for division, lines in enumerate(tables(record.state)):
        rows = [_row(record.state, line) for line in lines]
        pages = render_standings(rows, headings, title=_title(record, division), theme=theme, medals=False)
        words = []
        for line, row in zip(lines, rows, strict=True):
            stands = {"points": line.points, "wins": line.wins, "losses": line.losses}
            words.append(say("league-words", place=line.place, name=row.name, way=line.moving.value, **stands))
        found += [Picture(page, fitting([_title(record, division), *words])) for page in pages]
    return found


def division_results(record: TournamentRecord, theme: str) -> list[Picture]:
    """Who has beaten whom, a cross-table for each division."""
    found = []
    state = record.state
    playing = {one.number for one in playable(state)}
    for division, lines in enumerate(tables(state)):
        met = {frozenset(one.entrants): one for one in pairings_of(state, division) if not one.has_bye}
        names = [entrant_name(state, line.entrant) for line in lines]
        cells = [
            [_cell(line.entrant, met.get(frozenset((line.entrant, other.entrant))), playing) for other in lines]
            for line in lines
        ]
        totals = [(str(line.points),) for line in lines]
        title = _title(record, division)
        pages = render_cross_table(names, cells, totals, title, theme, headings=(say("column-points"),))
        words = [won for one in met.values() if (won := _won(record, one))]
        found += [Picture(page, fitting([title, *words])) for page in pages]
    return found


def score_sheet(record: TournamentRecord, theme: str) -> list[Picture]:
    """The score sheet of a team match; none before the draw."""
    state = record.state
    boards = boards_of(state)
    if not boards:
        return []
    score = team_score(state, record.plan.length(1))
    playing = {one.number for one in playable(state)}
    names = state.settings.team_names
    below = say("team-points", won=score.points[0], lost=score.points[1])
    head = SheetHead((names[0], names[1]), score.matches, below, score.ahead - 1 if score.ahead else None)
    rows, last = [], 1
    for one in boards:
        rows.append(_board(record, one, playing=one.number in playing, parted=one.round != last))
        last = one.round
    total = say("team-score", one=names[0], other=names[1], won=score.matches[0], lost=score.matches[1])
    words = [won for one in boards if (won := _won(record, one))]
    pages = render_team_sheet(head, rows, record.name, theme)
    return [Picture(page, fitting([total.replace("*", ""), *words])) for page in pages]


def _title(record: TournamentRecord, division: int) -> str:
    return say("league-table-title", name=record.name, division=division + 1)


def _row(state: TournamentState, line: LeagueLine) -> StandingRow:
    difference = f"{line.difference:+d}".replace("-", MINUS) if line.difference else "0"
    columns = (str(line.played), str(line.wins), str(line.losses), difference, str(line.points))
    return StandingRow(line.place, entrant_name(state, line.entrant), columns, _WAYS[line.moving], line.is_out)


def _cell(entrant: int, pairing: Pairing | None, playing: set[int]) -> CrosstableCell:
    if pairing is None:
        return CrosstableCell()
    result = pairing.result
    if result is None:
        return CrosstableCell(playing=pairing.number in playing)
    won = result.winner == entrant
    if result.how in (How.UNPLAYED, How.STRUCK) or result.score == (0, 0):
        return CrosstableCell("\u2013", won=won)
    return CrosstableCell(str(result.score[0 if won else 1]), won=won)


def _board(record: TournamentRecord, pairing: Pairing, *, playing: bool, parted: bool) -> SheetRow:
    first, second = pairing.entrants
    result = pairing.result
    names = (entrant_name(record.state, first), entrant_name(record.state, second))
    if result is None or result.winner is None:
        over = ("0", "0") if result is not None else ("", "")
        return SheetRow(pairing.number, names, over, None, playing, parted)
    winner = 0 if result.winner == first else 1
    won, lost = map(str, points_of(result, record.plan.length(1)))
    return SheetRow(pairing.number, names, (lost, won) if winner else (won, lost), winner, playing, parted)


def won_words(state: TournamentState, pairing: Pairing, title: str) -> str:
    """Who has won a pairing in a round of that title, in a sentence; empty where nobody has."""
    result = pairing.result
    if result is None or result.winner is None:
        return ""
    first, second = (entrant_name(state, entrant) for entrant in pairing.entrants)
    winner, forfeit = entrant_name(state, result.winner), result.is_forfeit
    return say("pairing-won-words", round=title, first=first, second=second, winner=winner, forfeit=forfeit)


def _won(record: TournamentRecord, pairing: Pairing) -> str:
    return won_words(record.state, pairing, say("round-name", key="round", number=pairing.round))
