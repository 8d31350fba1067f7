"""The root of all errors, in a module of its own for those that have theirs."""

from __future__ import annotations

from collections.abc import Callable


class BotError(Exception):
    """Root of every error that is expected and answered. It can be sent from one process to another."""

    def __reduce__(self) -> tuple[Callable[..., BotError], tuple[object, ...], dict[str, object]]:
        """Made without its constructor, whose parameters are not kept; then its fields are set."""
        return _made, (type(self), *self.args), self.__dict__

    def __str__(self) -> str:
        """What is known of it, without what is empty."""
        return " ".join(str(one) for one in vars(self).values() or self.args if one)


def _made(kind: type[BotError], *args: object) -> BotError:
    return kind.__new__(kind, *args)
