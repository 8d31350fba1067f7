"""The frames that a page sends, read and measured; those that it gets are written where they are made."""

import hashlib
from typing import Annotated, Any, Final, Literal

import msgspec

LARGEST: Final = 2048
"""Most bytes of a frame from a page."""
Preferred = Literal["auto_roll", "auto_forced", "auto_bear_off", "confirm", "confirm_double", "home_left", "one_tap"]
"""The choices at the board."""

_Number = Annotated[int, msgspec.Meta(ge=0, le=(1 << 53) - 1)]
_Board = Annotated[int, msgspec.Meta(ge=-(1 << 53) + 1, le=(1 << 53) - 1)]  # a match; a chouette's number, negative
_Id = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}$")]


class Hold(msgspec.Struct, frozen=True, tag_field="t", tag="session"):
    """The first frame: who it is, and what was on the screen before the connection was lost."""

    token: Annotated[str, msgspec.Meta(max_length=100)]
    match: _Board | None = None
    seq: _Number | None = None


class Open(msgspec.Struct, frozen=True, tag_field="t", tag="open"):
    """Watch that match and no other; None: the list of one's boards."""

    match: _Board | None = None


class Act(msgspec.Struct, frozen=True, tag_field="t", tag="act"):
    """Do something in a match as it was on the screen; `id` is the same if it's sent again."""

    match: _Board
    seq: _Number
    id: _Id
    do: Annotated[str, msgspec.Meta(max_length=24)]
    arg: Annotated[str, msgspec.Meta(max_length=120)] | _Number | None = None
    sure: bool = False


class Begin(msgspec.Struct, frozen=True, tag_field="t", tag="begin"):
    """Begin a match against the computer; `id` is the same if it's sent again."""

    id: _Id


class Guess(msgspec.Struct, frozen=True, tag_field="t", tag="guess"):
    """Guess the play of a match that one watches; without one, the plays to guess from are wanted."""

    match: _Board
    seq: _Number
    play: Annotated[str, msgspec.Meta(max_length=120)] | None = None


class Study(msgspec.Struct, frozen=True, tag_field="t", tag="study"):
    """The lessons of a match that is over; `begin`: it's to be analyzed, if it hasn't been.

    `seq` names a decision of it that is to be made once more; with a play or a choice, that is judged.
    """

    match: _Board
    begin: bool = False
    seq: _Number | None = None
    play: Annotated[str, msgspec.Meta(max_length=120)] | None = None


class Prefer(msgspec.Struct, frozen=True, tag_field="t", tag="preference"):
    """Change a preference."""

    name: Preferred
    value: bool


class Ping(msgspec.Struct, frozen=True, tag_field="t", tag="ping"):
    """Is anybody there?"""


Frame = Hold | Open | Act | Begin | Guess | Study | Prefer | Ping
_DECODER: Final[msgspec.json.Decoder[Frame]] = msgspec.json.Decoder(Frame)


def read(text: str) -> Frame:
    """A frame from a page. Raises ValueError for one that is too large, or none."""
    if len(text) > LARGEST or len(text.encode()) > LARGEST:
        raise ValueError("too large")
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ValueError(str(error)) from error


def write(kind: str, **fields: Any) -> str:
    """A frame for a page, without what it has nothing to say of."""
    return msgspec.json.encode({"t": kind, **fields}).decode()


def interaction_of(user_id: int, act_id: str) -> int:
    """In the log in place of an interaction's id: negative, so none of Discord's, and nobody else's."""
    digest = hashlib.sha256(f"{user_id}:{act_id}".encode()).digest()
    return -1 - (int.from_bytes(digest[:8]) >> 1)
