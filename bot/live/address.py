"""Where the live board is found by people, if it's open at all."""

from bot.live.door import PATH


class Address:
    """The address of the page; None while there's none, and then nothing speaks of it."""

    def __init__(self, url: str | None) -> None:
        self._base = url

    def open_at(self, base: str) -> None:
        """The page is found at that server from now on, such as `http://127.0.0.1:8765`."""
        self._base = base

    @property
    def is_open(self) -> bool:
        """Is there a page?"""
        return self._base is not None

    def link(self, code: str) -> str:
        """The private link with that code. The part after `#` is sent to no server, and so is in nobody's log."""
        return f"{(self._base or '').rstrip('/').removesuffix(PATH)}{PATH}/#c={code}"

    def channel(self, guild_id: int | None, channel_id: int) -> str | None:
        """The address of a channel in Discord; None on a page of this machine, where there's no Discord."""
        if self._base is None or not self._base.startswith("https:"):
            return None
        return f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}"
