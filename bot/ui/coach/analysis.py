"""An analysis as messages: its numbers, mistakes page by page, the curve, the whole as text, and how far it is."""

import re
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from bot.app.logged import LoggedMatch, summarise
from bot.engine.standing import has_own_network
from bot.records.analyses import DecisionAnalysis, DecisionKind, Mark, MatchAnalysis, Progress, SideAnalysis
from bot.records.computers import is_computer
from bot.records.matches import MatchRecord
from bot.rules.sides import Side
from bot.rules.variants.backgammon import HYPERGAMMON
from bot.texts.catalogue import decimal, say
from bot.ui.coach.facts import UNEXPLAINED, Explanations, explanation_lines
from bot.ui.coach.words import action_text, cost, curve_picture, lost, mistake_pictures, numbers_of, signed
from bot.ui.kit.components import RED, CustomId, TapButton
from bot.ui.kit.message import Post
from bot.ui.kit.names import bold, shown_name
from bot.ui.match.lookup import logged_id, replay_button
from bot.ui.match.narration import score_line, short_name
from bot.ui.match.ratings import brief_performance, counted_performance
from bot.ui.result.card import card_picture

_MOST_GAMES: Final = 15  # the most games in the summary's table
_BAR: Final = 12  # squares of the progress bar
BOTH: Final = "a"
_SIDES: Final = {BOTH: None, "w": Side.WHITE, "b": Side.BLACK}
_MARKUP: Final = re.compile(r"\\(?P<kept>.)|^### |^-# |\*+|[\u200b\u2060]")
"""The marks that `_unmarked` removes; a backslash stands before each character of a name that could be markup."""
_LETTERS: Final = {side: letter for letter, side in _SIDES.items()}


def progress_post(match: str, game: int | None, progress: Progress, user_id: int) -> Post:
    """The progress of an analysis, with the button that stops it."""
    done, total = progress.done, progress.total
    full = 0 if not total else _BAR * done // total
    lines = (
        say("study-running", match=match, game=game or 0),
        say("study-progress", bar="▰" * full + "▱" * (_BAR - full), done=done, total=total),
        say("study-goes-on"),
    )
    cancel = TapButton(CustomId("study_cancel", user_id), say("button-cancel-study"), RED)
    return Post(lines, (), ((cancel,),))


def numbers_post(
    logged: LoggedMatch, analysis: MatchAnalysis, game: int | None, hints: tuple[int, int], theme: str
) -> Post:
    """Both sides in numbers, the games, the curve and the card. Takes a tenth of a second: draw in a thread."""
    lines = [heading(logged, game), score_line(logged.record)]
    for side in Side:
        lines += ["", *side_lines(analysis, logged.record, side, hints[side])]
    if game is None and len(analysis.games) > 1:
        lines += ["", *game_table(analysis)]
    pictures = [curve_picture(logged, analysis, theme)] if analysis.curve else []
    if game is None and logged.record.state.is_over and logged.record.match_id:
        pictures.append(card_picture(logged.record, summarise(logged.events), theme, analysis=analysis))
    page = argument_of_page(game, None)
    text = TapButton(logged_id("study_text", logged, 0, page), say("button-study-text"))
    terms = TapButton(logged_id("study_terms", logged, 0, page), say("button-study-terms"))
    row = (replay_button(logged, game), text, terms)
    return Post(tuple(lines), (), (row,), _footer(logged, analysis), extra=tuple(pictures))


def heading(logged: LoggedMatch, game: int | None) -> str:
    """The match, or the game of it."""
    return say("study-heading", match=logged.key, game=game or 0)


def _footer(logged: LoggedMatch, analysis: MatchAnalysis) -> str:
    plies, *further = (int(part) for part in analysis.level.removesuffix("ply").split("+"))
    deeper, ours = further[0] if further else 0, _are_ours(logged, analysis)
    if logged.record.state.variant == HYPERGAMMON.key:
        return say("study-footer-solved", plies=plies)
    if ours == {True}:
        return say("study-footer-own", plies=plies, deeper=deeper)
    if True in ours:
        return say("study-footer-mixed", plies=plies, deeper=deeper)
    return say("study-footer", plies=plies, theirs=plies - 1, deeper=deeper)


def _are_ours(logged: LoggedMatch, analysis: MatchAnalysis) -> set[bool]:
    """Are the games that were studied known to a network of our own? In a match of Tavli some are, and some aren't."""
    state = logged.record.state
    games = [one.game for one in analysis.games] or [state.game]
    return {has_own_network(replace(state, game=game)) for game in games}


def strength_word(record: MatchRecord, side: Side, own: SideAnalysis) -> str:
    """How strong a side's play is called; "none" for a computer, whose level stands in its name; "few" if unsure."""
    if is_computer(record.players[side].user_id):
        return "none"
    return "few" if own.strength is None else say("study-word", word=own.strength.value)


def side_lines(analysis: MatchAnalysis, record: MatchRecord, side: Side, hints: int) -> list[str]:
    """A side's play: its rating, its losses by kind, its luck."""
    own, who = analysis.sides[side], bold(record.players[side])
    if own.rating is None:
        lines = [say("study-side-nothing", who=who)]
    else:
        word = strength_word(record, side, own)
        lines = [say("study-side", who=who, rating=counted_performance(own.performance), word=word)]
        parts = []
        for kind in DecisionKind:
            counted = [one for one in analysis.decisions if one.side is side and one.kind is kind and one.counted]
            if counted:
                loss = cost(sum(one.loss for one in counted))
                parts.append(say("study-kind", kind=kind.value, count=len(counted), lost=loss))
        lines += [", ".join(parts)] if parts else []
        lines.append(say("study-marks", doubtful=own.doubtful, bad=own.bad, very_bad=own.very_bad))
    lines.append(_luck(analysis, side, own))
    if hints:
        lines.append(say("study-hints", count=hints))
    return lines


def _luck(analysis: MatchAnalysis, side: Side, own: SideAnalysis) -> str:
    rolled = [one for one in analysis.decisions if one.side is side and one.luck is not None]
    if not rolled:
        return say("study-luck", luck=signed(own.luck))
    best = max(rolled, key=lambda one: one.luck or 0.0)
    worst = min(rolled, key=lambda one: one.luck or 0.0)
    luckiest, unluckiest = _roll(best), _roll(worst)
    return say("study-luck-rolls", luck=signed(own.luck), luckiest=luckiest, unluckiest=unluckiest)


def _roll(one: DecisionAnalysis) -> str:
    return say("study-roll", roll=str(one.roll), game=one.game, luck=signed(one.luck or 0.0))


def game_table(analysis: MatchAnalysis) -> list[str]:
    """Rating and luck of both sides by game, in fixed width, narrow enough for a phone."""
    head = say("study-table-head")
    rows = []
    for one in analysis.games[:_MOST_GAMES]:
        ratings = [brief_performance(side.performance) for side in one.sides]
        lucks = [signed(side.luck, 2) for side in one.sides]
        rows.append(f"{one.game:>3} {ratings[0]:>7} {ratings[1]:>7} {lucks[0]:>6} {lucks[1]:>6}")
    more = len(analysis.games) - _MOST_GAMES
    return ["```", head, *rows, *([f"  … +{more}"] if more > 0 else []), "```"]


def mistake_lines(
    logged: LoggedMatch, one: DecisionAnalysis, number: int, why: Explanations = UNEXPLAINED
) -> list[str]:
    """A mistake in a line: its number, whose, where, what was played, what was best, what was lost.

    Below it stand the facts that tell the two apart.
    """
    who = bold(logged.record.players[one.side])
    told = say("study-mistake", who=who, mark=one.mark.value, **_decided(logged, one, number))
    if one.seq not in why:
        return [told]
    best = one.best if one.kind is DecisionKind.CHECKER else ""
    return [told, *explanation_lines(why[one.seq], numbers_of(logged.record, one), best)]


def _decided(logged: LoggedMatch, one: DecisionAnalysis, number: int) -> dict[str, str | int]:
    """A decision for a sentence, without its player: where, what was played, what was best, what was lost."""
    return {
        "number": number,
        "game": one.game,
        "kind": one.kind.value,
        "roll": str(one.roll or ""),
        "played": action_text(logged.record, one, one.played),
        "best": action_text(logged.record, one, one.best),
        "lost": lost(one.loss),
    }


def argument_of_page(game: int | None, side: Side | None) -> str:
    """The argument of a button about a game (None: all) and a side (None: both); see `read_argument`."""
    return f"g{game or 0}-{_LETTERS[side]}"


def read_argument(text: str) -> tuple[int | None, Side | None]:
    """The game and the side in the id of a button. Any other text means the whole match and both sides."""
    game, *letters = text.removeprefix("g").split("-")
    number = int(game) if game.isdecimal() and len(game) < 7 else 0
    return number or None, _SIDES.get(letters[0]) if letters else None


def terms_post(logged: LoggedMatch, analysis: MatchAnalysis) -> Post:
    """The meaning of the numbers, and how GNU Backgammon would count both sides."""
    terms = ("rating", "thousandths", "equity", "luck", "facts", "cube")
    lines = [say("study-terms"), *(say("study-term", term=term) for term in terms)]
    lines += [line for side in Side for line in _as_gnubg(logged, analysis, side)]
    return Post(tuple(lines), ())


def _as_gnubg(logged: LoggedMatch, analysis: MatchAnalysis, side: Side) -> list[str]:
    """How GNU Backgammon would count a side, in a line; nothing where it doesn't know the game."""
    own = analysis.sides[side]
    if own.error is None or True in _are_ours(logged, analysis):
        return []
    who = bold(logged.record.players[side])
    word = "none" if own.word is None else say("study-word", word=own.word.value)
    return [say("study-theirs", who=who, error=decimal(f"{1000 * own.error:.1f}"), word=word)]


def mistakes_of(analysis: MatchAnalysis, side: Side | None) -> tuple[DecisionAnalysis, ...]:
    """The mistakes of a side (None: both), the worst first."""
    return tuple(one for one in analysis.blunders if side in (None, one.side))


@dataclass(frozen=True, slots=True)
class Page:
    """A mistake: its game (None: all), its side (None: both), its place from 0, and its reader's side."""

    game: int | None
    side: Side | None
    place: int
    reader: Side | None = None

    def within(self, count: int) -> int:
        """The nearest place that there is of so many mistakes."""
        return max(0, min(self.place, count - 1))

    def shown(self, analysis: MatchAnalysis) -> tuple[DecisionAnalysis, ...]:
        """The mistake, if there is any."""
        mistakes = mistakes_of(analysis, self.side)
        place = self.within(len(mistakes))
        return mistakes[place : place + 1]


def page_post(
    logged: LoggedMatch, analysis: MatchAnalysis, wanted: Page, theme: str, why: Explanations = UNEXPLAINED
) -> Post:
    """A mistake with its picture: one fills a phone's screen. A place out of range is the nearest. Draw in a thread."""
    game, side, shown = wanted.game, wanted.side, wanted.shown(analysis)
    count = len(mistakes_of(analysis, side))
    place = wanted.within(count)
    who = "both" if side is None else bold(logged.record.players[side])
    lines = [heading(logged, game), say("study-page", who=who, count=count)]
    lines += [line for one in shown for line in mistake_lines(logged, one, place + 1, why)]
    ways = ((say("button-earlier"), place - 1), (say("button-more"), place + 1))
    row, others = [], []
    for index, (label, there) in enumerate(ways):
        # Both may lead to the same one, but no two ids may be the same.
        turn = logged_id("study_turn", logged, max(0, there), f"{argument_of_page(game, side)}-{index}")
        row.append(TapButton(turn, label, disabled=not 0 <= there < count))
    for one in (one for one in Side if mistakes_of(analysis, one)):
        turn = logged_id("study_turn", logged, 0, f"{argument_of_page(game, one)}-s")
        label = say("button-blunders", who=short_name(logged.record.players, one)[:40])
        others.append(TapButton(turn, label, disabled=one is side))
    pictures = mistake_pictures(logged, shown, theme, wanted.reader)
    return Post(tuple(lines), (), (row, others) if others else (row,), extra=pictures)


def curve_post(logged: LoggedMatch, analysis: MatchAnalysis, game: int | None, theme: str) -> Post:
    """The curve alone. Draw it in a thread."""
    if not analysis.curve:
        return Post((heading(logged, game), say("equity-empty")), ())
    return Post((heading(logged, game),), (), extra=(curve_picture(logged, analysis, theme),))


def report(logged: LoggedMatch, analysis: MatchAnalysis, game: int | None, hints: tuple[int, int]) -> str:
    """The whole analysis as plain text: what the summary says, and every decision that cost something or was luck."""
    lines = [heading(logged, game), score_line(logged.record)]
    for side in Side:
        lines += ["", *side_lines(analysis, logged.record, side, hints[side]), *_as_gnubg(logged, analysis, side)]
    lines = [_unmarked(line) for line in (*lines, "", *game_table(analysis)) if line != "```"]
    lines.append("")
    for number, one in enumerate(analysis.decisions, 1):
        if not one.played:
            continue
        who, luck = shown_name(logged.record.players[one.side]), signed(one.luck or 0.0)
        decided = _decided(logged, one, number)
        line = say("study-decision", who=who, rolled=one.luck is not None, luck=luck, **decided)
        mark = say("study-mistake-mark", mark=one.mark.value) if one.mark is not Mark.NONE else ""
        lines.append(f"{line} {mark}" if mark else line)
    return "\n".join(lines) + "\n"


def _unmarked(line: str) -> str:
    """A line of a message as Discord shows it: without its markup, and names as they are."""
    return _MARKUP.sub(lambda found: found["kept"] or "", line)
