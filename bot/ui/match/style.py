"""The style in which a match is shown: its players' choice, or else its server's.

The way it is posted, the theme of its boards, and the side whose point numbers it shows: one at a time, in the words
and the picture of a post alike.
"""

from typing import Final, NamedTuple

from msgspec.structs import replace

from bot.records.computers import is_computer, is_somebody
from bot.records.matches import MatchRecord
from bot.records.people import Place, Posting, Preferences, ServerSettings, Style
from bot.render.paint.theme import is_theme
from bot.rules.match.state import LastTurn, MatchState
from bot.rules.match.turn import game_of
from bot.rules.play import play_text, renumbered
from bot.rules.position import BAR, OFF
from bot.rules.sides import Side
from bot.rules.variants import Variant
from bot.texts.catalogue import best_language, say
from bot.ui.kit.host import Host
from bot.ui.kit.places import language_of_place

AS_THE_SERVER: Final = Style()
"""Nothing is chosen."""
POSTINGS: Final = {
    "a post a turn": Posting.TURNS,
    "one board that moves": Posting.MOVES,
    "one board in place": Posting.LIVE,
}
"""The ways to show a match, as they are called in the code of a command."""
_NUMBERS: Final = {"each their own": False, "fixed": True}


def style_called(posting: str | None, numbers: str | None) -> Style:
    """The style of two options of a command, as they are called in the code. None: as the server has it."""
    return Style(None if posting is None else POSTINGS[posting], None if numbers is None else _NUMBERS[numbers])


def posting_of(host: Host, record: MatchRecord) -> Posting:
    """The way a match is shown to its channel: against a computer on one board in place, unless asked otherwise."""
    if record.style.posting is None and any(is_computer(person.user_id) for person in record.players):
        return Posting.LIVE
    return record.style.posting or _settings(host, record).posting


async def language_of_match(host: Host, record: MatchRecord, public: str | None = None) -> str:
    """The language of a match's board: its place's (`public`, if that's known), or that of its only reader.

    That's who plays the computer in a direct message, in a thread of the match, or in place where the server has chosen
    no language. What they choose in mid-match holds from the next post.
    """
    server = await host.app.people.settings(record.place.guild_id)
    alone = record.place.guild_id is None or record.thread_id is not None
    alone = alone or (server.language is None and posting_of(host, record) is Posting.LIVE)
    people = [one.user_id for one in record.players if not is_computer(one.user_id)]
    public = public or await language_of_place(host, record.place)
    if not alone or len(people) != 1 or not is_somebody(people[0]):
        return public
    chosen = (await host.app.people.preferences(people[0])).language
    return best_language(chosen, host.locales.get(people[0]) or public)


def has_fixed_numbers(host: Host, record: MatchRecord) -> bool:
    """Does a match number the points from White's side for both?"""
    chosen = record.style.fixed_numbers
    return _settings(host, record).fixed_numbers if chosen is None else chosen


def _settings(host: Host, record: MatchRecord) -> ServerSettings:
    return host.app.people.known_settings(record.place.guild_id)


def posting_name(posting: Posting) -> str:
    """The name of a way to show matches."""
    return say("posting", posting=posting.value)


def style_text(style: Style) -> str:
    """The players' choice in few words: `one board that moves, fixed numbers`; empty if nothing."""
    parts = [] if style.posting is None else [posting_name(style.posting)]
    if style.fixed_numbers is not None:
        parts.append(say("numbers", fixed=style.fixed_numbers))
    return ", ".join(parts)


def theme_of(host: Host, place: Place) -> str:
    """The theme of public posts in a place."""
    chosen = host.app.people.known_settings(place.guild_id).theme
    return chosen if chosen is not None and is_theme(chosen) else host.settings.theme


def private_theme_of(host: Host, place: Place, preferences: Preferences) -> str:
    """The theme of private answers to a person with these preferences in a place."""
    return preferences.theme if preferences.theme is not None and is_theme(preferences.theme) else theme_of(host, place)


async def theme_for(host: Host, user_id: int, place: Place) -> str:
    """The theme of private answers to a person in a place."""
    return private_theme_of(host, place, await host.app.people.preferences(user_id))


class PointNumbers(NamedTuple):
    """The way to write the numbers of `mover`'s points where those of `worn` are shown."""

    game: Variant
    mover: Side
    worn: Side

    @property
    def are_own(self) -> bool:
        """Are they the mover's own?"""
        return self.mover is self.worn

    def point(self, point: int) -> int:
        """One of the mover's points; bar, hand and off have no other number."""
        return point if self.are_own or not OFF < point < BAR else self.game.facing(point)

    def text(self, text: str) -> str:
        """A play, or a point, that is written in the mover's own numbers."""
        return text if self.are_own else renumbered(text, self.game.facing)


def with_numbering(host: Host, record: MatchRecord) -> MatchRecord:
    """The match with whose numbers it wears made certain, where that was left to its server."""
    if record.style.fixed_numbers is not None:
        return record
    return replace(record, style=replace(record.style, fixed_numbers=has_fixed_numbers(host, record)))


def numbering_side(record: MatchRecord, *, over: bool = False) -> Side:
    """The side whose numbers the board of a match wears now: the one that acts, so nothing flips within a turn.

    A finished game (`over`) wears its last mover's. Against a computer they're always the person's, and fixed numbers
    are White's; see `with_numbering`.
    """
    state, people = record.state, [side for side in Side if not is_computer(record.players[side].user_id)]
    if record.style.fixed_numbers:
        return Side.WHITE
    if len(people) == 1:
        return people[0]
    if state.waiting_for is not None and not over:
        return state.waiting_for
    return state.on_roll if state.last_turn is None else state.last_turn.side


def told_in(record: MatchRecord) -> Side | None:
    """The side whose numbers plays are told in; None: in each mover's own, as in every book. See `with_numbering`."""
    return Side.WHITE if record.style.fixed_numbers else None


def told_play(record: MatchRecord, last: LastTurn) -> str:
    """The play of a turn as its match tells it."""
    worn = told_in(record)
    numbers = PointNumbers(game_of(record.state), last.side, last.side if worn is None else worn)
    return numbers.text(play_text(last.moves))


def numbers_in(state: MatchState, worn: Side | None = None) -> PointNumbers:
    """The way to write a play of the side on roll with the numbers of `worn`, or else with its own."""
    return PointNumbers(game_of(state), state.on_roll, state.on_roll if worn is None else worn)


def numbers_for(record: MatchRecord) -> PointNumbers:
    """The way to write a play of the side on roll at its table; see `with_numbering`."""
    return numbers_in(record.state, numbering_side(record))


def numbers_on_own_board(record: MatchRecord, side: Side | None) -> PointNumbers:
    """The numbers that one person's own board wears: those of their `side`, the table's for who only watches."""
    fixed = side is None or record.style.fixed_numbers
    return numbers_for(record) if fixed else numbers_in(record.state, side)
