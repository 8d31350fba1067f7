"""Writing people's names: never as markup, never as a ping by accident."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Any, Final

import discord

from bot.records.computers import crowd_kind, is_somebody, letters_of, level_of
from bot.records.matches import MatchRecord
from bot.records.people import Person, clean_name
from bot.texts.catalogue import say

_ADDRESS: Final = re.compile(r"://|(?<=\w)\.(?=\w)|(?<=\w)@(?=\w)")  # what makes Discord take a text for an address
_WORD_JOINER: Final = "\u2060"
_LEFTWARD: Final = frozenset({"R", "AL"})  # the directions of letters that are written from right to left
_MARKUP: Final = re.compile(r"[\\_*~|`<]|(?<=\])\(|^[>#-]")
"""The characters that begin markup in one line of text. Mentions, custom emoji, timestamps and command links all begin
with "<"; discord.py's own `escape_markdown` leaves a link's words as they are."""


def person_of(user: discord.abc.User) -> Person:
    """A Discord user as the rest of the bot knows people: the id and the display name as it is now."""
    return Person(user.id, clean_name(user.display_name) or say("player-unnamed", number=str(user.id)[-4:]))


def bold(person: Person) -> str:
    """A name in bold, its markup escaped."""
    return f"**{plain(person)}**"


def shown_name(person: Person) -> str:
    """The name to show if markup is impossible; people whose data was deleted have no name of their own."""
    level = level_of(person.user_id)
    if level is not None:
        return say("computer-name", level=level.value, seat=letters_of(person.user_id))
    crowd = crowd_kind(person.user_id)
    if crowd is not None:
        return say("crowd-name", kind=crowd[0].value, side=crowd[1].name.lower())
    return person.name or say("player-gone")


def plain(person: Person) -> str:
    """A name with its markup escaped, so that no character of it formats, links or mentions."""
    apart = _ADDRESS.sub(lambda found: found[0] + _WORD_JOINER, shown_name(person))
    return set_apart(discord.utils.escape_mentions(_MARKUP.sub(r"\\\g<0>", apart)))


def set_apart(name: str) -> str:
    """A name beside other words and numbers, which it must not turn round.

    After letters that are written from right to left, a score of 0 : 5 would be shown as 5 : 0.
    """
    turns = any(unicodedata.bidirectional(letter) in _LEFTWARD for letter in name)
    return f"\N{FIRST STRONG ISOLATE}{name}\N{POP DIRECTIONAL ISOLATE}" if turns else name


def escaped(text: str) -> str:
    """Text that people wrote, unchanged: nothing in it formats, links or mentions."""
    return plain(Person(0, clean_name(text) or "?"))


def unmarked(play: str) -> str:
    """A play in notation: the star of a hit must not be taken for markup."""
    return play.replace("*", r"\*")


def mention(person: Person) -> str:
    """A ping; a computer, a crowd or somebody deleted is named instead."""
    return f"<@{person.user_id}>" if is_somebody(person.user_id) else bold(person)


def mentions_of(record: MatchRecord) -> discord.AllowedMentions:
    """Only who has to act may be pinged; once their time is up, the player who may claim the match as well."""
    waiting_for = record.state.waiting_for
    if waiting_for is None:
        return discord.AllowedMentions.none()
    claimable = record.clock is not None and record.clock.expired
    return mentions_only(record.players if claimable else [record.players[waiting_for]])


def mentions_only(people: Iterable[Person]) -> discord.AllowedMentions:
    """Only these people may be pinged, and never a computer, a crowd or somebody deleted."""
    users: list[Any] = [discord.Object(one.user_id) for one in people if is_somebody(one.user_id)]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
