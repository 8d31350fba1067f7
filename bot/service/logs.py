"""The log: one stream of lines, for people or for machines, that never holds what opens a door."""

import logging
import re
from collections.abc import Callable
from typing import Any, Final

import structlog

from bot import __version__
from bot.config import Settings
from bot.errors import needing_extra

_TAGS: Final = ("incident", "interaction", "match", "person", "what")
_REMOVED: Final = "[removed]"
_SECRETS: Final = (
    # What is said with each request: the token of any bot, whatever it looks like.
    re.compile(r"(?P<before>\b(?:Bot|Bearer) )(?=[^\s'\"]{0,200}[\d._])[\w.+/=-]{16,}"),
    re.compile(r"(?P<before>\bAuthorization\\*['\"]?[:=] ?\\*['\"]?(?:Bot |Bearer )?)[^\s'\"\\,}>)]+", re.IGNORECASE),
    # With the token of an interaction anyone may answer it for a quarter of an hour.
    re.compile(r"(?P<before>/(?:webhooks|interactions)/\d+/)[^\s/?'\"]+"),
    re.compile(r"(?P<before>\btoken\\*['\"]?[:=] ?\\*['\"])[^'\"\\]+"),
    # Tokens as Discord makes them, wherever they come from: who, when, and a signature.
    re.compile(r"(?P<before>)\b[\w-]{23,30}\.[\w-]{5,8}\.[\w-]{25,}"),
)


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


def without_secrets(*secrets: str | None) -> Callable[[str], str]:
    """A filter that removes the token, the client secret, and whatever looks like a token from a text."""
    known = [one.strip() for one in secrets if one and one.strip()]

    def remove(text: str) -> str:
        for one in known:
            text = text.replace(one, _REMOVED)
        for secret in _SECRETS:
            text = secret.sub(rf"\g<before>{_REMOVED}", text)
        return text

    return remove


class _Formatter(structlog.stdlib.ProcessorFormatter):
    """Renders lines; secrets are removed from what was rendered, so that nothing gets around it."""

    def __init__(self, remove: Callable[[str], str], **options: object) -> None:
        super().__init__(**options)  # type: ignore[arg-type]
        self._remove = remove

    def format(self, record: logging.LogRecord) -> str:
        """The line, or lines where there is a traceback."""
        return self._remove(super().format(record))


def _sentry(settings: Settings, remove: Callable[[str], str]) -> list[logging.Handler]:
    if settings.sentry_dsn is None:
        return []
    with needing_extra("sentry"):
        return [SentryHandler(settings.sentry_dsn.get_secret_value(), __version__, remove)]


def configure_logging(settings: Settings) -> None:
    """One stream of logs; discord.py's own messages go the same way."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    rendered: list[structlog.typing.Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if settings.log_format == "json":
        rendered += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        # Not `rich`, where it is installed: it would show the variables of every frame.
        rendered.append(structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback))
    secrets = (settings.discord_token, settings.client_secret)
    remove = without_secrets(*(one.get_secret_value() for one in secrets if one is not None))
    handler = logging.StreamHandler()
    handler.setFormatter(_Formatter(remove, foreign_pre_chain=shared, processors=rendered))
    logging.basicConfig(handlers=[handler, *_sentry(settings, remove)], level=settings.log_level, force=True)
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLogger().level))
    logging.getLogger("alembic").setLevel(max(logging.WARNING, logging.getLogger().level))
