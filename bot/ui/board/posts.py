"""The text and picture of a board message: after a turn, as the match stands, and for one player alone."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from msgspec.structs import replace as with_fields

from bot.app.recent import Recent
from bot.app.views import Step, Turn
from bot.live.address import Address
from bot.records.computers import is_somebody
from bot.records.matches import MatchRecord
from bot.records.people import Lesson, Posting, Preferences
from bot.render.board.picture import BoardScene
from bot.rules.match.actions import seen_by
from bot.rules.match.events import DiceRolled, GameDrawn, GameEnded, GameStarted, PlayMade
from bot.rules.match.partial import PartialPlay, partial_now
from bot.rules.match.state import LastTurn, MatchState, Phase
from bot.rules.position import BAR
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.board.buttons import buttons_of, joined, own_rows, rows_of
from bot.ui.kit.feature import Features
from bot.ui.kit.host import Host
from bot.ui.kit.message import Post, Row, within
from bot.ui.match import narration, style
from bot.ui.match.clocks import clock_line, given_back
from bot.ui.match.emoji import UNICODE, EmojiSet
from bot.ui.match.guide import guide_line, guided_side, lesson_of
from bot.ui.match.scenes import ended_scene, own_scene, scene_of
from bot.ui.picking.words import find_words, play_rows, progress_line

_MOST_TOLD: Final = 3000  # the most characters that tell what happened in a turn; a message holds 4000 in all
_MOST: Final = 1024  # matches


class BoardPosts:
    """Makes board messages. The words are in the language spoken when they are made."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._emoji = host.get(EmojiSet)
        self._by_itself: Recent[int, LastTurn] = Recent(_MOST)
        """By match: the latest play that was made for a person as soon as they had rolled."""
        self._ended: Recent[int, list[str]] = Recent(_MOST)  # by match: how its latest game before this one ended

    def _is_live(self) -> bool:
        return self._host.get(Address).is_open

    def current(self, record: MatchRecord, *, ping: bool = False) -> Post:
        """The match as it is, for everyone: score, the last turn, whose turn it is, the clock."""
        record, partial = style.with_numbering(self._host, record), partial_now(record.state)
        numbers = style.numbers_for(record)
        scene = scene_of(record, theme=style.theme_of(self._host, record.place), partial=partial)
        lines = [narration.score_line(record, self._emoji), *latest(record, self._emoji), narration.result_line(record)]
        calls = _calls(record, partial, numbers, ping=ping)
        return self._with(_post(lines, (scene,), rows_of(record, numbers, live=self._is_live()), calls), record, None)

    async def know(self, record: MatchRecord) -> None:
        """Find out what was explained already to a person whose match is guided."""
        side = guided_side(record)
        if side is not None:
            await self._host.app.people.preferences(record.players[side].user_id)

    def _with(self, post: Post, record: MatchRecord, before: MatchState | None) -> Post:
        side = guided_side(record)
        if side is not None and style.posting_of(self._host, record) is Posting.LIVE:
            known = self._host.app.people.known_preferences(record.players[side].user_id)
            post = _guided(post, record, lesson_of(record, side, known))
        for feature in self._host.get(Features):
            if feature.beside is not None:
                beside = feature.beside(self._host, record, before)
                lines = (*post.lines[:1], *beside.earlier, *post.lines[1:], *beside.lines)
                post = replace(post, lines=lines, calls=(*post.calls, *beside.calls))
        return post

    def private(
        self,
        record: MatchRecord,
        side: Side | None,
        preferences: Preferences,
        *,
        heading: str = "",
        rows: bool = True,
        opening: int | None = None,
    ) -> Post:
        """The match as it is, for one person: from their own side if they play, the way they like it.

        With `opening` the lists have only the plays that begin so.
        """
        record, partial = style.with_numbering(self._host, record), partial_now(record.state)
        numbers = style.numbers_on_own_board(record, side)
        lines = [heading, narration.score_line(record, self._emoji), *latest(record, self._emoji)]
        lines += [*_calls(record, partial, numbers, ping=False), narration.result_line(record)]
        shown: tuple[Row, ...] = ()
        if rows and opening is not None:
            lists, back = play_rows(record.state, numbers, buttons_of(record), opening)
            shown = (*lists, tuple(back))
        elif rows:
            shown = own_rows(record, side, numbers, live=self._is_live())
        scene = own_scene(self._host, record, side, preferences, partial)
        post = replace(_post(lines, (scene,), shown), in_characters=preferences.text_board)
        return _guided(post, record, lesson_of(record, side, preferences))

    def scenes_of(self, turn: Turn) -> tuple[BoardScene, ...]:
        """The board that shows a turn: how a match ended, or how it stands.

        A game before the last is told in a line: two boards would be higher than a phone.
        """
        record, partial = style.with_numbering(self._host, turn.record), partial_now(turn.record.state)
        theme = style.theme_of(self._host, record.place)
        ended = ended_scene(record, turn.before, turn.steps, theme=theme) if record.state.is_over else None
        return (ended or scene_of(record, theme=theme, partial=partial),)

    async def prepare(self, record: MatchRecord) -> None:
        """Find the words for the plays that a match waits for, bit by bit."""
        side = record.state.waiting_for
        if record.state.phase is Phase.TO_PLAY and side is not None and is_somebody(record.players[side].user_id):
            await find_words(record.state, style.numbers_for(style.with_numbering(self._host, record)))

    def _told(self, turn: Turn) -> Sequence[Step]:
        """The story of a turn. A roll that somebody is called to play is named by that call.

        With one board in place, the opening roll of a next game isn't told: the game before takes a line already.
        """
        steps, state = turn.steps, turn.record.state
        called = len(steps) > 1 and state.phase is Phase.TO_PLAY and not state.numbers
        alone = called and state.passing[state.on_roll] is None
        steps = steps[:-1] if alone and isinstance(steps[-1].event, DiceRolled) else steps
        full = state.game > 1 and state.cube.value == 1 and style.posting_of(self._host, turn.record) is Posting.LIVE
        return [step for step in steps if not (full and isinstance(step.event, GameStarted))]

    def _untold(self, turn: Turn) -> list[str]:
        """What this turn takes the place of on a single board: how the game before ended, or the opponent's turn.

        That turn is told if it wasn't their choice: they rolled and couldn't move, or the play was made for them.
        """
        record, before = turn.record, turn.before
        if ended := [step for step in turn.steps if isinstance(step.event, GameEnded | GameDrawn)]:
            self._ended[record.match_id] = narration.tell(record.players, before, ended, self._emoji)
        last, made = None if before is None else before.last_turn, self._by_itself.get(turn.record.match_id)
        for step, following in pairwise(turn.steps):
            latest = following.state.last_turn
            rolled = isinstance(step.event, DiceRolled) and isinstance(following.event, PlayMade)
            if rolled and latest is not None and is_somebody(record.players[latest.side].user_id):
                self._by_itself[record.match_id] = latest
        if before is None or style.posting_of(self._host, record) is Posting.TURNS:
            return []
        if last is None and not ended:
            return self._ended.get(record.match_id, [])
        if last is None or only_rolled(turn):
            return []
        chosen, known = bool(last.moves) and last != made, last.side is turn.actor
        spared = before.passing[last.side] is not None or not is_somebody(record.players[last.side].user_id)
        return [] if chosen or known or spared else recap(with_fields(record, state=before))

    def turn(self, turn: Turn, *, ping: bool, in_place: bool, scenes: tuple[BoardScene, ...] | None = None) -> Post:
        """A post about a turn, and the match after it; `scenes` are those of `scenes_of`."""
        record, partial = style.with_numbering(self._host, turn.record), partial_now(turn.record.state)
        numbers = style.numbers_for(record)
        told = narration.tell(record.players, turn.before, self._told(turn), self._emoji, worn=style.told_in(record))
        # A board that stays in place still says what the opponent did before.
        again = recap(record) if in_place and turn.before is not None and only_rolled(turn) else ()
        lines = [narration.score_line(record, self._emoji), *again, *self._untold(turn), *within(told, _MOST_TOLD)]
        lines += [given_back(turn), say("computer-stood-in") if turn.stood_in else ""]
        calls = _calls(record, partial, numbers, ping=ping, turn=ping or not only_rolled(turn))
        shown = self.scenes_of(turn) if scenes is None else scenes
        post = _post(lines, shown, rows_of(record, numbers, live=self._is_live()), calls)
        return self._with(post, record, turn.before)


def _post(
    lines: Sequence[str], scenes: tuple[BoardScene, ...], rows: tuple[Row, ...], calls: Sequence[str] = ()
) -> Post:
    shown, called = (tuple(line for line in some if line) for some in (lines, calls))
    return Post(shown, scenes, rows, calls=called)


def _guided(post: Post, record: MatchRecord, lesson: Lesson | None) -> Post:
    """The post with a line that explains something new, and a button against all such lines, in the place of another.

    Five buttons would need two rows on a phone.
    """
    if lesson is None:
        return post
    # On the first board nobody has had enough of tips, and its buttons stay in one row.
    if lesson in (Lesson.WAY, Lesson.GAME):
        return replace(post, calls=(*post.calls, guide_line(lesson, record.state)))
    button = buttons_of(record)("no_guide", say("button-no-guide"))
    own = say("button-my-view")
    rows = tuple(tuple(one for one in row if getattr(one, "label", "") != own) for row in post.rows)
    shown = joined(tuple(filter(None, rows)), ((button,),))
    return replace(post, rows=shown, calls=(*post.calls, guide_line(lesson, record.state)))


def _calls(
    record: MatchRecord, partial: PartialPlay | None, numbers: style.PointNumbers, *, ping: bool, turn: bool = True
) -> list[str]:
    """Who has to do what now, unless a `turn` leaves no doubt about it; the only play there is; the clock."""
    forced = progress_line(partial, numbers) if partial is not None and partial.steps else ""
    called = forced if forced and not ping else narration.whose_turn(record, ping=ping) if turn else ""
    return [called, forced if called != forced else "", clock_line(record, ping=ping)]


def only_rolled(turn: Turn) -> bool:
    """Was there nothing but a roll that can be played? Then it is plain who goes on."""
    return all(isinstance(step.event, DiceRolled) for step in turn.steps)


def latest(record: MatchRecord, emoji: EmojiSet = UNICODE) -> list[str]:
    """The latest event: a double that waits for its answer, or else the last turn."""
    offered = record.state.phase is Phase.DOUBLE_OFFERED
    return [narration.offer_line(record.players, record.state, emoji)] if offered else recap(record)


def recap(record: MatchRecord) -> list[str]:
    """The last turn in a line, for anyone who has not seen its own message."""
    last = record.state.last_turn
    if last is None:
        return []
    who = narration.called(record.players, last.side)
    if not last.moves and last.numbers:
        return [narration.stuck_line(who, last.numbers, on_bar=False)]
    what = narration.numbers_text(last.numbers) if last.numbers else str(last.roll)
    if not last.moves:
        # Nothing has moved since: a checker on the bar is there still.
        return [narration.danced_line(who, what, on_bar=bool(seen_by(record.state, last.side).mine[BAR]))]
    return [narration.played_line(who, what, style.told_play(record, last), last.lost)]
