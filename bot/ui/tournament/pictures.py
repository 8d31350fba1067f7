"""A tournament in pictures: brackets, cross-tables, standings, the winners. Each comes with the same in words."""

from collections.abc import Mapping
from typing import Final

from bot.records.matches import MatchRecord
from bot.records.people import Person
from bot.records.tournaments import TournamentRecord
from bot.render.pages.bracket import render_bracket
from bot.render.pages.bracket_layout import BracketLayout, BracketPicture, Column, PairingBox, PairingState, SlotLine
from bot.render.pages.crosstable import CrosstableCell, render_cross_table
from bot.render.pages.podium import Podium, render_podium
from bot.render.pages.standings import StandingRow, render_standings
from bot.render.paint.writing import shortened
from bot.rules.match.state import score_shown
from bot.rules.sides import Side
from bot.texts.catalogue import Key, say
from bot.tournaments import brackets as views
from bot.tournaments.arena_table import arena_table
from bot.tournaments.settings import Format
from bot.tournaments.simul import guest_of
from bot.tournaments.standings import TableLine, has_left, standings
from bot.tournaments.state import Pairing, PairingResult, Slot, SlotKind, StageKey, TournamentPhase, TournamentState
from bot.ui.kit.message import Picture
from bot.ui.kit.names import shown_name
from bot.ui.tournament.group_pictures import (
    division_results,
    division_tables,
    entrant_name,
    fitting,
    score_sheet,
    won_words,
)

_SHORT: Final = 12  # the longest name beside another one
_DRAWN: Final = range(8, 2, -1)  # and in a picture, where it may have less room
_FINALS: Final = {StageKey.MAIN: "winners_final", StageKey.LOSERS: "losers_final"}
"""The names of the last rounds of double elimination, except for the final."""


def round_title(state: TournamentState, stage: StageKey, number: int) -> str:
    """The name of a round: `Semifinal`, `Losers' bracket, round 3`."""
    bare, title = _bare_title(state, stage, number), _title_within(state, stage, number)
    only_bracket = stage is StageKey.MAIN and state.settings.format is not Format.DOUBLE_ELIMINATION
    alone = stage in views.ALONE or stage is StageKey.GROUPS or only_bracket or title != bare
    return title if alone else f"{stage_title(stage)}, {title}"


def pairing_title(state: TournamentState, pairing: Pairing) -> str:
    """The name of a pairing's round, and of its group where there are several."""
    title, stage = round_title(state, pairing.stage, pairing.round), state.stage(pairing.stage)
    several = pairing.stage is StageKey.GROUPS and stage is not None and stage.groups > 1
    return f"{say('group-title', number=pairing.group + 1)}, {title}" if several else title


def _bare_title(state: TournamentState, stage: StageKey, number: int) -> str:
    """The name of a round without the stage, for a picture with the stage as its title."""
    if stage in (StageKey.ARENA, StageKey.SIMUL):
        return stage_title(stage)
    return say("round-name", key=views.round_key(state, stage, number).value, number=number)


def _title_within(state: TournamentState, stage: StageKey, number: int) -> str:
    """The name of a round without the stage. There is one *Final*: those of two brackets say whose they are."""
    is_final = views.round_key(state, stage, number) is views.RoundKey.FINAL
    if is_final and stage in _FINALS and state.settings.format is Format.DOUBLE_ELIMINATION:
        return say("round-name", key=_FINALS[stage], number=number)
    return _bare_title(state, stage, number)


def stage_title(stage: StageKey) -> str:
    """The name of a stage of a tournament."""
    return say("stage-name", stage=stage.value)


def tournament_pictures(record: TournamentRecord, theme: str) -> list[Picture]:
    """Where the tournament stands, in as many pictures as it takes; none before the draw. Not for the event loop."""
    state = record.state
    if state.settings.format is Format.LEAGUE:
        return division_results(record, theme)
    if state.settings.format in (Format.SWISS, Format.TEAM, Format.ARENA, Format.SIMUL):
        return table_pictures(record, theme)
    return [*_groups(record, theme), *_brackets(record, theme)]


def present_pictures(record: TournamentRecord, theme: str) -> list[Picture]:
    """What is played now: all groups, or the first page of a bracket or table. Not for the event loop."""
    if record.state.settings.format is not Format.ROUND_ROBIN:
        return tournament_pictures(record, theme)[:1]
    return _brackets(record, theme)[:1] or _groups(record, theme)


def _groups(record: TournamentRecord, theme: str) -> list[Picture]:
    stage = record.state.stage(StageKey.GROUPS)
    count = 0 if stage is None else stage.groups
    titles = [say("group-title", number=group + 1) if count > 1 else record.name for group in range(count)]
    return [one for group, title in enumerate(titles) for one in _cross_table(record.state, group, title, theme)]


def _brackets(record: TournamentRecord, theme: str) -> list[Picture]:
    """The brackets, several to a page where they fit."""
    stages = views.brackets(record.state)
    drawn = [_bracket(record.state, stage, rounds, alone=len(stages) == 1) for stage, rounds in stages.items()]
    words = _described(record) if drawn else ""
    pages = render_bracket(BracketPicture(tuple(drawn), record.name), theme) if drawn else []
    return [Picture(page, words) for page in pages]


def table_pictures(record: TournamentRecord, theme: str) -> list[Picture]:
    """Who is ahead: the tables of a league, the score sheet of a team match, or else the standings."""
    if record.state.settings.format is Format.LEAGUE:
        return division_tables(record, theme)
    if record.state.settings.format is Format.TEAM:
        return score_sheet(record, theme)
    return standing_pictures(record, theme)


def standing_pictures(record: TournamentRecord, theme: str) -> list[Picture]:
    """The standings; none before the draw."""
    state = record.state
    if state.settings.format is Format.ARENA:
        return _arena_pictures(record, theme)
    lines = standings(state)
    if not lines:
        return []
    swiss = state.settings.format is Format.SWISS
    headings = [say("column-points"), say("column-buchholz")] if swiss else [say("column-wins"), say("column-losses")]
    columns = [(line.points, line.buchholz) if swiss else (line.wins, line.losses) for line in lines]
    over = state.phase is TournamentPhase.ENDED
    rows = []
    for line, own in zip(lines, columns, strict=True):
        place = 0 if over and has_left(state, line.entrant) else line.place
        rows.append(StandingRow(place, entrant_name(state, line.entrant), tuple(map(str, own))))
    words = fitting([_in_words(line, row.name, swiss=swiss) for line, row in zip(lines, rows, strict=True)])
    pages = render_standings(rows, headings, title=record.name, theme=theme, medals=over)
    return [Picture(page, words) for page in pages]


def _arena_pictures(record: TournamentRecord, theme: str) -> list[Picture]:
    state = record.state
    lines = arena_table(state)
    if not lines:
        return []
    over = state.phase is TournamentPhase.ENDED
    rows, words = [], []
    for line in lines:
        seat, name = line.seat, entrant_name(state, line.entrant.id)
        shown = say("arena-resting-name", name=name) if seat.paused and not over else name
        run = "\u00d72" if seat.counts_double and not over else ""
        performance = "" if seat.performance is None else f"{seat.performance:.0f}"
        place = line.place if seat.matches else 0
        rows.append(StandingRow(place, shown, (str(seat.points), run, str(seat.matches), performance)))
        words.append(say("arena-words", place=place, name=name, points=seat.points, matches=seat.matches))
    headings = [say("column-points"), say("column-run"), say("column-played"), say("column-performance")]
    pages = render_standings(rows, headings, title=record.name, theme=theme, medals=over)
    return [Picture(page, fitting(words)) for page in pages]


def simul_pictures(record: TournamentRecord, matches: Mapping[int, MatchRecord], theme: str) -> list[Picture]:
    """Every board of a simul: against whom, how it stands, whose turn it is. Not for the event loop."""
    state, rows, words = record.state, [], []
    for pairing in state.pairings:
        name = entrant_name(state, guest_of(pairing))
        match = matches.get(pairing.number)
        points = (0, 0) if match is None else score_shown(match.state.score, match.state.length)
        what = say("simul-board", state=_board_state(state, pairing, match))
        rows.append(StandingRow(pairing.number, name, (f"{points[0]} : {points[1]}", what)))
        words.append(say("simul-board-words", name=name, host=points[0], guest=points[1], what=what))
    host = entrant_name(state, state.settings.host)
    headings = [say("column-score"), say("column-state")]
    pages = render_standings(rows, headings, title=say("simul-title", who=host), theme=theme, medals=False)
    return [Picture(page, fitting(words)) for page in pages]


def _board_state(state: TournamentState, pairing: Pairing, match: MatchRecord | None) -> str:
    """The state of a board of a simul: `won` and `lost` for the host, or whose turn it is."""
    if pairing.result is not None:
        return "won" if pairing.result.winner == state.settings.host else "lost"
    return "host" if match is None or match.state.waiting_for is Side.WHITE else "guest"


def podium_picture(record: TournamentRecord, theme: str) -> Picture:
    """The winners' card of a tournament that is over."""
    state = record.state
    places: dict[int, list[str]] = {1: [], 2: [], 3: []}
    arena = state.settings.format is Format.ARENA
    for line in standings(state):
        has_played = line.points if arena else line.wins or line.losses or line.entrant == state.champion
        if not has_played or has_left(state, line.entrant):
            continue  # no place without a match
        places.setdefault(line.place, []).append(entrant_name(state, line.entrant))
    told = {"first": places[1], "second": places[2], "third": places[3]}
    named = {which: " & ".join(names) for which, names in told.items()}
    counted = {f"{which}s": len(names) for which, names in told.items()}
    words = say("podium-words", name=record.name, **named, **counted)
    lines = (say("format-name", format=state.settings.format.value), say("entrants", count=len(state.field)))
    first, second, third = ("\n".join(names) for names in told.values())
    return Picture(render_podium(Podium(record.name, first, second, third, lines, theme)), words)


def _cross_table(state: TournamentState, group: int, title: str, theme: str) -> list[Picture]:
    table = views.cross_table(state, group)
    if not table.lines:
        return []
    names = [entrant_name(state, line.entrant) for line in table.lines]
    cells = [[_cell(line, result) for result in row] for line, row in zip(table.lines, table.cells, strict=True)]
    totals = [(str(line.wins),) for line in table.lines]
    pages = render_cross_table(names, cells, totals, title, theme, headings=(say("column-wins"),))
    words = fitting([_in_words(line, name, swiss=False) for line, name in zip(table.lines, names, strict=True)])
    return [Picture(page, words) for page in pages]


def _cell(line: TableLine, result: PairingResult | None) -> CrosstableCell:
    if result is None:
        return CrosstableCell()
    won = result.winner == line.entrant
    return CrosstableCell("" if result.score == (0, 0) else str(result.score[0 if won else 1]), won=won)


def _bracket(state: TournamentState, stage: StageKey, rounds: list[list[Pairing]], *, alone: bool) -> BracketLayout:
    """A bracket; one that is `alone` needs no heading."""
    columns, heading = [], "" if alone else stage_title(stage)
    for pairings, following in zip(rounds, [*rounds[1:], []], strict=True):
        places = {pairing.number: index for index, pairing in enumerate(following)}
        title = _title_within(state, stage, pairings[0].round)
        shown = "" if title == heading else title  # the heading says it
        columns.append(Column(shown, tuple(_pairing(state, one, places) for one in pairings)))
    return BracketLayout(tuple(columns), heading)


def _pairing(state: TournamentState, one: Pairing, places: Mapping[int, int]) -> PairingBox:
    """A pairing; `places` are those of the next column, by their numbers."""
    leads_to = None if one.winner_to is None else places.get(one.winner_to.pairing)
    if one.stage is StageKey.FINALS and places:
        leads_to = 0  # both play the decider
    is_open = one.is_known and not one.has_bye
    shown: PairingState = "done" if one.result is not None else "playing" if is_open else "open"
    return PairingBox(_slot(state, one, 0), _slot(state, one, 1), shown, leads_to)


def _slot(state: TournamentState, pairing: Pairing, index: int) -> SlotLine:
    slot, result = pairing.slots[index], pairing.result
    entrant = None if slot.entrant is None else state.find(slot.entrant)
    if entrant is not None:
        won = result is not None and result.winner == entrant.id
        score = "" if result is None or result.score == (0, 0) else str(result.score[0 if won else 1])
        given_up = result is not None and result.is_forfeit and not won
        name, champion = shown_name(Person(entrant.id, entrant.name)), won and state.champion == entrant.id
        told = say("slot-forfeit") if given_up else score
        return SlotLine(name, entrant.seed or None, told, winner=won, champion=champion, out=entrant.is_out)
    if slot.kind is SlotKind.BYE:
        return SlotLine(bye=True, note=say("slot-bye"))
    note, *shorter = dict.fromkeys(_from(state, slot, drawn=most) for most in _DRAWN)
    return SlotLine(note=note, shorter=tuple(shorter))


def sides_of(state: TournamentState, pairing: Pairing) -> tuple[str, str]:
    """The names of the two who meet, or out of which match they come."""
    first, second = (entrant_name(state, slot.entrant) or _from(state, slot) or "?" for slot in pairing.slots)
    return first, second


def _from(state: TournamentState, slot: Slot, *, drawn: int = 0) -> str:
    """Whose winner or loser will play there: by their names, or else by round and place in it, from the top.

    Where it's `drawn`, a line leads there, and there is little room: for so many characters of each name.
    """
    before, kind = state.pairing(slot.number), slot.kind.value
    if before is None:
        return ""
    names = [shortened(entrant_name(state, entrant), drawn or _SHORT) for entrant in before.entrants]
    if all(names):
        key = Key("slot-drawn-from") if drawn else Key("slot-from")
        return say(key, kind=kind, first=names[0], second=names[1])
    beside = [one.number for one in state.pairings if (one.stage, one.round) == (before.stage, before.round)]
    place = beside.index(before.number) + 1 if len(beside) > 1 else 0
    key = Key("slot-drawn-from-round") if drawn else Key("slot-from-round")
    return say(key, kind=kind, round=_title_within(state, before.stage, before.round), pairing=place)


def _described(record: TournamentRecord) -> str:
    """Every pairing that was played or can be, in words."""
    state = record.state
    lines: list[str] = []
    for pairing in state.pairings:
        nobody_won = pairing.result is not None and pairing.result.winner is None
        if pairing.stage is StageKey.GROUPS or pairing.has_bye or not pairing.is_known or nobody_won:
            continue
        first, second = (entrant_name(state, entrant) for entrant in pairing.entrants)
        title = pairing_title(state, pairing)
        won = won_words(state, pairing, title)
        lines.append(won or say("pairing-words", round=title, first=first, second=second))
    return fitting(lines, latest=True)


def _in_words(line: TableLine, name: str, *, swiss: bool) -> str:
    """A line of a table as a sentence."""
    if swiss:
        return say("standing-swiss-words", place=line.place, name=name, points=line.points, buchholz=line.buchholz)
    return say("standing-words", place=line.place, name=name, wins=line.wins, losses=line.losses)
