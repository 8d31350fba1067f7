"""The end of a match: it is rated, and posted as a card: ratings, score by game, cube actions, runs, the best roll."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Final

import structlog

from bot.app.logged import CubeEvent, GameSummary, LoggedMatch, MatchSummary, summarise
from bot.app.recent import Recent
from bot.app.views import Turn
from bot.engine.analyst import can_teach
from bot.errors import BotError
from bot.ratings.records import RatingChange
from bot.records.analyses import MatchAnalysis
from bot.records.computers import is_crowd
from bot.records.matches import MatchRecord
from bot.records.people import Place
from bot.render.pages.result_card import GameRow, ResultCard, render_result_card
from bot.render.paint.writing import shortened
from bot.rules.match import events as ev
from bot.rules.match.state import score_shown
from bot.rules.sides import Side
from bot.texts.catalogue import decimal, say, speaking
from bot.ui.kit.components import TapButton
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Picture, Post, drawn_soon
from bot.ui.kit.names import bold, plain, shown_name
from bot.ui.kit.places import public_language
from bot.ui.kit.sending import UNREACHABLE, edit, reply, send
from bot.ui.match.clocks import given_back, played_for
from bot.ui.match.emoji import UNICODE, EmojiSet
from bot.ui.match.lookup import analyze_button, export_button, live_link, rematch_button, replay_button
from bot.ui.match.narration import match_title, score_line, short_name, tell
from bot.ui.match.ratings import change_of, counted_performance, number_text, rating_lines
from bot.ui.match.scenes import ended_scene, scene_of
from bot.ui.match.style import language_of_match, theme_of, told_in, with_numbering

_ANSWERS: Final = {ev.DoubleTaken: "take", ev.DoublePassed: "pass"}
_log: Final = structlog.get_logger()
_MOST: Final = 300  # matches whose card can still be told how they were played


def result_post(
    record: MatchRecord,
    summary: MatchSummary,
    theme: str,
    changes: Sequence[RatingChange] | None = None,
    live: str = "",
) -> Post:
    """The result card of a match that is over, drawn, with its buttons.

    `changes` are what it did to the ratings, `live` is a line that leads to the live board.
    """
    picture = card_picture(record, summary, theme, changes=changes)
    winner = record.state.winner
    heading = say("result-heading", match=record.match_id)
    if winner is not None:
        heading = say("result-heading-won", match=record.match_id, winner=plain(record.players[winner]))
    lines = [heading, score_line(record, UNICODE)]
    if record.commitment is not None:
        lines.append(say("dice-result"))
    buttons = _buttons(record)
    return Post((*lines, *filter(None, (live,))), (), (buttons,) if buttons else (), extra=(picture,))


def card_picture(
    record: MatchRecord,
    summary: MatchSummary,
    theme: str,
    *,
    changes: Sequence[RatingChange] | None = None,
    analysis: MatchAnalysis | None = None,
) -> Picture:
    """The card, and the same in words; `analysis` is what the match looks like once it was analyzed."""
    card = result_card(record, summary, theme)
    card = replace(card, facts=_facts(record, summary, changes, analysis))
    about = [f"{name}: {facts}" for name, facts in zip(card.names, card.facts, strict=True) if facts]
    games = [game_in_words(record, game) for game in summary.games]
    said = [match_title(record), *about, *games, card.longest_run, card.best_roll]
    return Picture(render_result_card(card), shortened("\n".join(line for line in said if line)))


def _facts(
    record: MatchRecord, summary: MatchSummary, changes: Sequence[RatingChange] | None, analysis: MatchAnalysis | None
) -> tuple[str, str]:
    """For each side: its rating before and after, how it played if that was analyzed, and its luck."""
    found = []
    for side in Side:
        parts = []
        change = change_of(record, changes or (), side)
        if change is not None:
            rating = say("result-rating", before=number_text(change.before), after=number_text(change.after))
            parts.append(rating)
        if analysis is not None:
            own = analysis.sides[side]
            if own.rating is not None:
                parts.append(say("result-pr", rating=counted_performance(own.performance)))
            parts.append(say("result-luck", luck=decimal(f"{round(own.luck, 2) or 0.0:+.2f}")))
        elif summary.rolls[side].rolls:
            pips = round(summary.rolls[side].pip_luck)
            way = "above" if pips > 0 else "below" if pips else "average"
            parts.append(say("result-dice", pips=abs(pips), way=way))
        found.append(" · ".join(parts))
    return found[0], found[1]


def _was_played(record: MatchRecord) -> bool:
    return record.state.game > 1 or record.state.last_turn is not None


def _buttons(record: MatchRecord) -> tuple[TapButton, ...]:
    """Buttons to see the match again, to learn from it if the engine can teach that game, and for a rematch."""
    together = any(is_crowd(person.user_id) for person in record.players)
    rematch = () if together else (rematch_button(record),)
    if not _was_played(record):
        return rematch
    analysis = (analyze_button(record),) if can_teach(record.state.variant, record.state.rules) else ()
    return (replay_button(record), *analysis, export_button(record), *rematch)


def result_card(record: MatchRecord, summary: MatchSummary, theme: str) -> ResultCard:
    """Everything the card says, in words."""
    state, best, run = record.state, summary.best_roll, summary.longest_run
    best_roll = longest_run = ""
    if best is not None:
        who, pips = short_name(record.players, best.side), round(best.pips)
        best_roll = say("result-best-roll", who=who, roll=str(best.roll), game=best.game, pips=pips)
    if run is not None:
        who = short_name(record.players, run.side)
        longest_run = say("result-run", who=who, games=run.games, points=run.points)
    games = [(one, _how(one, state.length), score_shown(one.score, state.length)) for one in summary.games]
    return ResultCard(
        names=(shown_name(record.players[0]), shown_name(record.players[1])),
        score=score_shown(state.score, state.length),
        length=state.length,
        winner=state.winner,
        title=played_for(state),
        games=[GameRow(one.number, one.winner, one.points, how, score) for one, how, score in games],
        cube_actions=_cube_in_words(record, summary.cube),
        best_roll=best_roll,
        longest_run=longest_run,
        runner=run.side if run else Side.WHITE,
        theme=theme,
        left_out=lambda count: say("result-left-out", count=count),
    )


def _how(game: GameSummary, length: int) -> str:
    if game.winner is None:
        return say("result-drawn")
    if game.ending is ev.Ending.PASSED:
        return say("result-passed")
    if game.ending is ev.Ending.TIME_RAN_OUT:
        return say("result-time")
    if game.ending is ev.Ending.MATCH_RESIGNED:
        return say("result-match-resigned") if length else say("result-session-left")
    return say("result-how", grade=game.grade, resigned=game.ending is ev.Ending.RESIGNED)


def game_in_words(record: MatchRecord, game: GameSummary) -> str:
    """Who won a game, its points and how, and the score after it."""
    white, black = score_shown(game.score, record.state.length)
    if game.winner is None:
        return say("result-game-drawn", game=game.number, white=white, black=black)
    winner, how = shown_name(record.players[game.winner]), _how(game, record.state.length)
    number, points = game.number, game.points
    return say("result-game", game=number, winner=winner, points=points, how=how, white=white, black=black)


def _cube_in_words(record: MatchRecord, actions: Sequence[CubeEvent]) -> list[str]:
    """Each double, beaver and raccoon in a line, with the answer to it."""
    found = []
    for action, following in zip_longest(actions, actions[1:]):
        if action.event in _ANSWERS:
            continue
        kind = "raccoon" if action.again else "beaver" if action.event is ev.CubeBeavered else "double"
        answer = "none" if following is None else _ANSWERS.get(following.event, "none")
        who, other = (short_name(record.players, side) for side in (action.side, action.side.other))
        told = {"game": action.game, "who": who, "kind": kind, "value": action.value, "other": other, "answer": answer}
        found.append(say("result-cube", **told))
    return found


@dataclass(frozen=True, slots=True)
class Card:
    """A result card that was posted: where, what it says, what the match did to the ratings, and its language."""

    place: Place
    message_id: int
    post: Post
    changes: list[RatingChange] | None
    language: str


class Results:
    """Rates finished matches and shows their result cards."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._cards: Recent[int, Card] = Recent(_MOST)
        self._is_caught_up = False

    async def keep(self) -> None:
        """Rate what ended without being rated before this process began. Raises StorageUnavailable."""
        if not self._is_caught_up:
            await self._host.app.ratings.catch_up()
            self._is_caught_up = True

    async def show(self, turn: Turn, interaction: Interaction | None = None) -> None:
        """Rate a match that has just ended, and post its result card under the last board."""
        record = turn.record
        if not record.state.is_over:
            return
        changes = await self._rated(record)
        if record.style.gathered:
            return  # a card a board would bury the others
        log = [stored.event for stored in await self._host.app.matches.log(record.match_id)]
        place = record.place
        language = await language_of_match(self._host, record, public_language(interaction) if interaction else None)
        with speaking(language):
            theme, live = theme_of(self._host, record.place), live_link(self._host, record)
            post = await asyncio.to_thread(lambda: result_post(record, summarise(log), theme, changes, live))
            hints = await self._host.app.coach.hints_in(record.match_id)
            taken = [(person, count) for person, count in zip(record.players, hints, strict=True) if count]
            told = [say("hint-result", who=bold(person), count=count) for person, count in taken]
            post = replace(post, lines=(*post.lines, *rating_lines(record, changes), *told))
        if await self._shown_on_board(turn, post, changes):
            return
        if interaction is not None and interaction.response.is_done() and not interaction.is_expired():
            message_id = await reply(interaction, post, private=False) or 0
            place = Place(interaction.channel_id or 0, record.place.guild_id)
        else:
            posts_to = (await self._host.app.matches.match(record.match_id)).posts_to  # its thread may be gone
            place = Place(posts_to, record.place.guild_id)
            message_id = await send(self._host, place, post)
        self._cards[record.match_id] = Card(place, message_id, post, changes, language)

    async def _shown_on_board(self, turn: Turn, card: Post, changes: list[RatingChange] | None) -> bool:
        """Put the card of a tournament's match on its last board, to leave its channel readable. False if it can't.

        Nor is anything posted below a last board that was posted only to say that somebody resigned, passed or ran out
        of time.
        """
        record = await self._host.app.matches.match(turn.record.match_id)
        board, theme = record.board, theme_of(self._host, record.place)
        posted = turn.record.board is None or board is None or turn.record.board.message_id != board.message_id
        only_said = posted and not any(isinstance(step.event, ev.PlayMade) for step in turn.steps)
        in_tournament = await self._host.app.tournaments.tournament_of_match(record.match_id) is not None
        if board is None or not (only_said or in_tournament):
            return False
        place = Place(board.channel_id, record.place.guild_id)
        with speaking(card.language):
            shown = with_numbering(self._host, record)
            scene = ended_scene(shown, turn.before, turn.steps, theme=theme) or scene_of(shown, theme=theme)
            told = tell(record.players, turn.before, turn.steps, self._host.get(EmojiSet), worn=told_in(shown))
            heading = say("result-heading", match=record.match_id)
            lines = (heading, score_line(record), *told, given_back(turn), *card.lines[2:])
            post = replace(card, lines=tuple(filter(None, lines)), scenes=(scene,))
            if in_tournament and not _was_played(record):
                post = replace(post, scenes=(), extra=(), rows=())
            post = await drawn_soon(post, self._host.studio)
        if not await self._edit(record.match_id, place, board.message_id, post):
            return False
        self._cards[record.match_id] = Card(place, board.message_id, post, changes, card.language)
        return True

    async def add_line(self, match_id: int, line: Callable[[], str]) -> None:
        """Put a line, said in the language of the card, under the others. Never raises what Discord may raise."""
        card = self._cards.get(match_id)
        if card is None:
            return
        with speaking(card.language):
            post = replace(card.post, lines=(*card.post.lines, line()))
        self._cards[match_id] = replace(card, post=post)
        await self._edit(match_id, card.place, card.message_id, post)

    async def analyzed(self, logged: LoggedMatch, analysis: MatchAnalysis) -> None:
        """Put how both sides played on the card of a match that was analyzed. Never raises what Discord may raise."""
        record = logged.record
        card = self._cards.pop(record.match_id, None)
        if card is None or not record.state.is_over:
            return
        theme, summary = theme_of(self._host, record.place), summarise(logged.events)
        with speaking(card.language):
            picture = await asyncio.to_thread(
                card_picture, record, summary, theme, changes=card.changes, analysis=analysis
            )
        await self._edit(record.match_id, card.place, card.message_id, replace(card.post, extra=(picture,)))

    async def _edit(self, match_id: int, place: Place, message_id: int, post: Post) -> bool:
        try:
            await edit(self._host, place, message_id, post)
        except UNREACHABLE as error:
            _log.info("card not shown by an edit", match=match_id, error=str(error))
            return False
        return True

    async def _rated(self, record: MatchRecord) -> list[RatingChange] | None:
        """Rate the match. If that fails, None: housekeeping makes up for it later."""
        try:
            return await self._host.app.ratings.rate(record)
        except BotError as error:
            _log.warning("not rated", match=record.match_id, error=repr(error))
            return None
