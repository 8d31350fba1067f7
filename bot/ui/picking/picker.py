"""Picking a play, tap by tap: until it is confirmed nobody else sees any of it.

Who asks for a play hands in how the board looks and what becomes of the play: it is made, proposed, voted for, guessed.
Everything between the first list and that is here, the same for all of them.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from bot.errors import AmbiguousPlay, IllegalPlay, NotationError
from bot.records.people import Preferences
from bot.render.board.picture import BoardScene
from bot.rules.match.partial import PartialPlay, decode_steps, partial_now
from bot.rules.match.state import MatchState
from bot.rules.match.turn import game_of, hand_of
from bot.rules.notation import parse_numbers
from bot.rules.play import Play
from bot.texts.catalogue import say, speaking
from bot.ui.kit.components import Buttons, CustomId, Handler, TextModal
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post, Row, drawn_soon
from bot.ui.kit.names import unmarked
from bot.ui.kit.places import private_language
from bot.ui.kit.sending import answer_alone, ask_form
from bot.ui.match.style import PointNumbers
from bot.ui.picking.words import find_words, opening_of, picked_rows, play_rows, progress_line, step_rows, what_it_does

_Parse = Callable[[str, MatchState], Play]


async def _no_warning(_: Play) -> str:
    return ""


async def _nothing(_: Play) -> None:
    pass


@dataclass(frozen=True, kw_only=True, slots=True)
class Picker:
    """One person who picks a play for a roll that waits, and what becomes of it."""

    interaction: Interaction
    preferences: Preferences
    state: MatchState
    ids: Buttons
    table: PointNumbers
    """The table's numbers of points, in which plays are typed."""
    own: PointNumbers
    """The numbers on the person's own board."""
    scene: Callable[[PartialPlay | None], BoardScene]
    """The person's own board, with the moves made so far."""
    show: Callable[[int | None], Awaitable[None]]
    """Shows the lists of plays; for a number, those of that opening."""
    label: str
    """The button that does what the play is for, such as *Play it*."""
    choose: Callable[[Play, bool], Awaitable[None]]
    """Does what the play is for, and answers. The flag: the person has read what `warning` says."""
    warning: Callable[[Play], Awaitable[str]] = _no_warning
    """Tells what speaks against a play, which is asked about whatever the person prefers; empty if nothing does."""
    beside: tuple[str, ...] = ()
    """Lines under a play that was picked."""
    foresee: Callable[[Play], Awaitable[None]] = _nothing
    """Prepares for a play that will probably be chosen, while the person looks at it."""
    draw: Callable[[Post], Awaitable[Post]] | None = None
    """Draws the board of a post, where that is not simply done by the studio."""

    async def lists(
        self, lines: Iterable[str], opening: int | None, chosen: PartialPlay | None = None, way_out: Row = ()
    ) -> None:
        """Show the own board, with what is `chosen` already, over all plays in lists or those of an opening.

        `way_out` leads back to where the play was asked for.
        """
        await find_words(self.state, self.own)
        lists, first = play_rows(self.state, self.own, self.ids, opening)
        await self.answer(self._post(chosen, lines, (*lists, (*first, *way_out))))

    def steps_post(self, partial: PartialPlay) -> Post:
        """A play being put together die by die, on the person's own board; not drawn yet."""
        rows = step_rows(partial, self.own, self.ids, self.label)
        return self._post(partial, (progress_line(partial, self.own),), rows)

    def picked_post(self, partial: PartialPlay, warning: str) -> Post:
        """A play that was picked, on the person's own board; not drawn yet."""
        play = partial.finished()
        name, does = unmarked(self.own.text(play.notation)), what_it_does(self.state, play, self.own)
        lines = (say("picked", play=name), f"-# {does}" if does else "", warning, *self.beside)
        return self._post(partial, lines, picked_rows(partial, self.ids, self.label, warned=bool(warning)))

    def _post(self, partial: PartialPlay | None, lines: Iterable[str], rows: tuple[Row, ...]) -> Post:
        shown = tuple(filter(None, lines))
        return Post(shown, (self.scene(partial),), rows, in_characters=self.preferences.text_board)

    async def answer(self, post: Post) -> None:
        """Show one of these posts."""
        draw = self.draw or (lambda post: drawn_soon(post, self.interaction.client.studio))
        await answer_alone(self.interaction, await draw(post))

    def partial(self, text: str) -> PartialPlay:
        """The play that the id of a button tells. Raises NotationError, IllegalPlay."""
        partial = partial_now(self.state, decode_steps(text))
        if partial is None:
            raise NotationError(text, "play")
        return partial

    async def typed(self, text: str) -> None:
        """Choose a play that was typed. Raises AmbiguousPlay, IllegalPlay, NotationError."""
        await self.choose(typed_play(text, self.state, self.table), False)


Find = Callable[[Interaction, CustomId], Awaitable[Picker]]
"""Finds who picks a play with a tap."""


def handlers(prefix: str, find: Find) -> Mapping[str, Handler]:
    """The handlers of the components whose actions begin with `prefix`; see `Buttons`."""

    def handler(step: _Step) -> Handler:
        async def handle(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
            await step(await find(interaction, target), target, values[0] if values else "")

        return handle

    return {prefix + action: handler(step) for action, step in _STEPS.items()}


async def _pick(picker: Picker, _: CustomId, value: str) -> None:
    """A play was chosen in a list; where there are very many, what the first checker does."""
    opening = opening_of(value)
    if opening is not None:
        await picker.show(opening)
    else:
        await _offer(picker, picker.partial(value))


async def _step(picker: Picker, target: CustomId, value: str) -> None:
    """Die by die: begin, play one, or take the latest back."""
    made, plays, _die = target.argument.partition("-")  # the only move of a die is among them already
    partial = picker.partial(made + value if plays else made[:-2])
    if plays and partial.is_complete and not picker.preferences.confirm:
        await _offer(picker, partial)
        return
    with speaking(private_language(picker.interaction)):
        await picker.answer(picker.steps_post(partial))
    if partial.is_complete:
        await picker.foresee(partial.finished())


async def _offer(picker: Picker, partial: PartialPlay) -> None:
    """Show a play on the person's own board, or choose it for those who want no question."""
    play = partial.finished()
    warning = await picker.warning(play)
    if not picker.preferences.confirm and not warning:
        await picker.choose(play, True)
        return
    with speaking(private_language(picker.interaction)):
        await picker.answer(picker.picked_post(partial, warning))
    await picker.foresee(play)


async def _type(picker: Picker, target: CustomId, _: str) -> None:
    plays = picker.partial("").plays
    form = CustomId(picker.ids.prefix + "typed", target.subject, target.seq, mark=target.mark)
    example = picker.table.text(plays[0].notation)
    await ask_form(
        picker.interaction, TextModal(form, say("form-play-title"), say("form-play-label"), placeholder=example)
    )


_Step = Callable[[Picker, CustomId, str], Awaitable[None]]
_STEPS: Final[Mapping[str, _Step]] = {
    "pick": _pick,
    "back": lambda picker, _, __: picker.show(None),
    "steps": _step,
    "step": _step,
    "undo": _step,
    "play": lambda picker, target, _: picker.choose(picker.partial(target.argument).finished(), False),
    "play_it": lambda picker, target, _: picker.choose(picker.partial(target.argument).finished(), True),
    "type": _type,
    "typed": lambda picker, _, text: picker.typed(text),
}
"""By action, without the prefix. A play that is the only one, or put together, is `play`; one looked at, `play_it`."""


def typed_play(text: str, state: MatchState, numbers: PointNumbers) -> Play:
    """The play that somebody typed at a table with these numbers.

    A play in the other side's numbers is read too where the table's do not fit: it can mean nothing else, but in games
    with moves away from home. Raises AmbiguousPlay, IllegalPlay and NotationError, which name plays as the table does.
    """
    first, second = (_own, _turned) if numbers.are_own else (_turned, _own)
    try:
        return first(text, state)
    except AmbiguousPlay as error:
        raise _in(numbers, error) from error
    except (IllegalPlay, NotationError) as error:
        found = None if game_of(state).moves_backwards else _if_any(second, text, state)
        if found is None:
            raise _in(numbers, error) from error
        return found


def _own(text: str, state: MatchState) -> Play:
    return parse_numbers(text, state.position, hand_of(state), game_of(state), state.rules)


def _turned(text: str, state: MatchState) -> Play:
    return parse_numbers(text, state.position, hand_of(state), game_of(state), state.rules, turned=True)


def _if_any(parse: _Parse, text: str, state: MatchState) -> Play | None:
    try:
        return parse(text, state)
    except (AmbiguousPlay, IllegalPlay, NotationError):
        return None


def _in(numbers: PointNumbers, error: AmbiguousPlay | IllegalPlay | NotationError) -> Exception:
    """The same error with its plays and points as the table numbers them."""
    if isinstance(error, AmbiguousPlay):
        return AmbiguousPlay(tuple(map(numbers.text, error.candidates)))
    legal = tuple(map(numbers.text, error.legal))
    if isinstance(error, IllegalPlay):
        source, target = map(numbers.point, error.move or (0, 0))
        return IllegalPlay(error.reason, (source, target) if error.move else None, legal, error.count)
    error.legal = legal
    return error
