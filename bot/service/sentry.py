"""Errors told to Sentry, where an operator has one: what the log says at level ERROR, without secrets."""

import logging
from collections.abc import Callable
from typing import Any, Final

_TAGS: Final = ("incident", "interaction", "match", "person", "what")


class SentryHandler(logging.Handler):
    """Hands errors to Sentry. `remove` takes secrets out of a text."""

    def __init__(self, dsn: str, release: str, remove: Callable[[str], str], **options: Any) -> None:
        super().__init__(logging.ERROR)
        import sentry_sdk  # noqa: PLC0415 - an extra

        def clean(event: Any, _: dict[str, Any]) -> Any:
            for one in event.get("exception", {}).get("values", ()):
                one["value"] = ""  # it may quote what somebody has written; the log has it under the incident's code
            return _cleaned(event, remove)

        # Nothing is watched but what is logged, and no frame shows its variables: they hold tokens and names.
        sentry_sdk.init(
            dsn,
            release=release,
            before_send=clean,
            default_integrations=False,
            auto_enabling_integrations=False,
            include_local_variables=False,
            max_request_body_size="never",
            server_name="",
            **options,
        )

    def emit(self, record: logging.LogRecord) -> None:
        """Tell of one line. Never raises."""
        try:
            self._tell(record)
        except Exception:  # noqa: BLE001 - whoever looks after the bot has the log
            self.handleError(record)

    def _tell(self, record: logging.LogRecord) -> None:
        import sentry_sdk  # noqa: PLC0415 - an extra

        # Of what others log, the first line as it stands in their code: what's put in or follows may quote people.
        first = str(record.msg).partition("\n")[0]
        said: dict[str, Any] = record.msg if isinstance(record.msg, dict) else {"event": first}
        error = said.get("exc_info") or (record.exc_info[1] if record.exc_info else None)
        with sentry_sdk.new_scope() as scope:
            scope.set_tag("event", str(said.get("event", "")))
            for name in _TAGS:
                if name in said:
                    scope.set_tag(name, str(said[name]))
            if isinstance(error, BaseException):
                scope.capture_exception(error)
            else:
                scope.capture_message(str(said.get("event", "")), level="error")


def _cleaned(value: Any, remove: Callable[[str], str]) -> Any:
    if isinstance(value, str):
        return remove(value)
    if isinstance(value, dict):
        return {key: _cleaned(one, remove) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_cleaned(one, remove) for one in value]
    return value
