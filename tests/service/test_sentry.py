"""Errors told to Sentry: what was logged, without what opens a door."""

import logging

import pytest
import sentry_sdk
import structlog
from sentry_sdk.transport import Transport

from bot.service.logs import SentryHandler, without_secrets

TOKEN = "MTA0.very-secret.token"  # noqa: S105 - nobody's


class Kept(Transport):
    """Sends nothing and keeps it."""

    def __init__(self, options=None):
        super().__init__(options)
        self.events = []

    def capture_envelope(self, envelope):
        self.events += [item.payload.json for item in envelope.items if item.payload.json]


@pytest.fixture
def sent():
    kept = Kept()
    handler = SentryHandler("https://key@sentry.example/1", "1.0", without_secrets(TOKEN), transport=kept)
    logger = logging.getLogger("bot.tried")
    logger.addHandler(handler)
    yield kept.events
    logger.removeHandler(handler)
    sentry_sdk.get_client().close()
    sentry_sdk.get_global_scope().set_client(None)


def log():
    return structlog.wrap_logger(
        logging.getLogger("bot.tried"),
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
    )


def test_an_incident_can_be_found_by_its_code_and_holds_no_secret(sent):
    secret = TOKEN
    try:
        int(secret)
    except ValueError as error:
        with structlog.contextvars.bound_contextvars(interaction=7, person=5, match=41):
            log().error("unexpected", incident="abc123", exc_info=error)
    (event,) = sent
    assert event["tags"] == {
        "event": "unexpected", "incident": "abc123", "interaction": "7", "match": "41", "person": "5"
    }  # fmt: skip
    (shown,) = event["exception"]["values"]
    assert shown["type"] == "ValueError"
    assert (
        shown["stacktrace"]["frames"][-1]["function"] == "test_an_incident_can_be_found_by_its_code_and_holds_no_secret"
    )
    assert TOKEN not in str(event)
    assert "'vars': {" not in str(event)


def test_what_is_no_error_is_not_told(sent):
    log().warning("too fast")
    log().error("boards not brought up to date", match=3)
    assert [one["message"] for one in sent] == ["boards not brought up to date"]


def test_what_people_have_written_is_not_told(sent):
    """An error quotes it, or what another library says of one."""
    name = "Al" + "ice"  # lines of code are told
    try:
        try:
            int(name)
        except ValueError as error:
            raise KeyError(name) from error
    except KeyError as error:
        log().error("unexpected", incident="abc123", exc_info=error)
    plain = logging.getLogger("bot.tried")
    plain.error(f"Task exception was never retrieved\nfuture: <Task exception=KeyError({name!r})>")
    plain.error("Ignoring exception in %s", name)
    assert name not in str(sent)
    assert [one["type"] for one in sent[0]["exception"]["values"]] == ["ValueError", "KeyError"]
    assert [one["message"] for one in sent[1:]] == ["Task exception was never retrieved", "Ignoring exception in %s"]
