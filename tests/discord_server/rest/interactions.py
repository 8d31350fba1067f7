"""Answers to interactions: callbacks, the original answer, followups."""

from __future__ import annotations

from typing import Any

from tests.discord_server.faults import ApiError
from tests.discord_server.interactions import (
    DEFERRED,
    DEFERRED_UPDATE,
    MESSAGE,
    UPDATE,
    Answer,
    Interaction,
)
from tests.discord_server.messages import Message
from tests.discord_server.payloads import EPHEMERAL, interaction_response_problems, message_problems
from tests.discord_server.routes import Call, route

Json = dict[str, Any]


@route("POST", "/interactions/{interaction}/{token}/callback", needs_token=False)
def answer_interaction(call: Call, interaction_id: str, token: str) -> Json | None:
    """The first answer."""
    interaction = call.server.interactions.get(token)
    if interaction is None or str(interaction.id) != interaction_id:
        raise ApiError(404, 10062, "Unknown interaction")
    refusal = _refusal(interaction)
    if refusal is not None:
        interaction.refused.append(refusal.code)
        raise refusal
    payload = call.payload or {}
    data: Json = payload.get("data") or {}
    source = interaction.message
    call.check(
        interaction_response_problems,
        payload,
        interaction_type=interaction.type,
        v2=source is not None and source.v2,
        **call.around(source if payload.get("type") == UPDATE else None, data.get("attachments")),
    )
    kind: int = payload["type"]
    message = _carry_out(call, interaction, kind, data)
    seconds = call.server.now() - interaction.sent
    interaction.resolve(Answer(interaction, kind, data, message, seconds))
    return _callback_response(interaction, kind, message) if call.query.get("with_response") else None


def _refusal(interaction: Interaction) -> ApiError | None:
    if interaction.first is not None:
        return ApiError(400, 40060, "Interaction has already been acknowledged.")
    if interaction.expired:
        return ApiError(404, 10062, "Unknown interaction")
    return None


def _carry_out(call: Call, interaction: Interaction, kind: int, data: Json) -> Message | None:
    if kind in (MESSAGE, DEFERRED):
        private = bool((data.get("flags") or 0) & EPHEMERAL)
        interaction.original = _post(call, interaction, data, private=private, loading=kind == DEFERRED)
    elif kind in (UPDATE, DEFERRED_UPDATE):
        source = interaction.message
        if source is None:
            raise ApiError(400, 50035, "Invalid Form Body")
        if kind == UPDATE and not source.deleted:
            call.server.world.edit(source, data, call.uploads)
        interaction.original = source
    return interaction.original


def _callback_response(interaction: Interaction, kind: int, message: Message | None) -> Json:
    about: Json = {"id": str(interaction.id), "type": interaction.type}
    if message is None:
        return {"interaction": about}
    about["response_message_id"] = str(message.id)
    about["response_message_loading"] = message.loading
    about["response_message_ephemeral"] = message.ephemeral
    if kind == DEFERRED_UPDATE:
        return {"interaction": about}
    return {"interaction": about, "resource": {"type": kind, "message": message.payload()}}


def _post(call: Call, interaction: Interaction, data: Json, *, private: bool, loading: bool = False) -> Message:
    world = call.server.world
    return world.post(
        interaction.channel,
        world.bot,
        data,
        call.uploads,
        visible_to=interaction.user if private else None,
        interaction=interaction.metadata(),
        loading=loading,
    )


def _answered(call: Call, application_id: str, token: str) -> Interaction:
    """The interaction behind a webhook. Discord knows it once it is answered, for a quarter of an hour."""
    interaction = call.server.interactions.get(token)
    if interaction is None or int(application_id) != call.server.world.application_id:
        raise ApiError(404, 10015, "Unknown Webhook")
    if call.server.now() - interaction.sent > call.server.token_life:
        raise ApiError(401, 50027, "Invalid Webhook Token")
    if interaction.first is None:
        raise ApiError(404, 10015, "Unknown Webhook")
    return interaction


def _message_of(interaction: Interaction, key: str) -> Message:
    mine = [*([interaction.original] if interaction.original else []), *interaction.followups]
    for message in mine:
        if not message.deleted and (str(message.id) == key or (key == "@original" and message is interaction.original)):
            return message
    raise ApiError(404, 10008, "Unknown Message")


@route("POST", "/webhooks/{application}/{token}", needs_token=False)
def follow_up(call: Call, application_id: str, token: str) -> Json:
    """A further message. The first one after "thinking" replaces that."""
    interaction = _answered(call, application_id, token)
    data: Json = call.payload or {}
    call.check(message_problems, data, ephemeral=True, **call.around())
    original = interaction.original
    if original is not None and original.loading and not original.deleted:
        call.server.world.edit(original, data, call.uploads)
        interaction.followups.append(original)
        return original.payload()
    private = bool((data.get("flags") or 0) & EPHEMERAL)
    message = _post(call, interaction, data, private=private)
    interaction.followups.append(message)
    return message.payload()


@route("GET", "/webhooks/{application}/{token}/messages/{message}", needs_token=False)
def get_answer(call: Call, application_id: str, token: str, message_id: str) -> Json:
    """The original answer or a followup."""
    return _message_of(_answered(call, application_id, token), message_id).payload()


@route("PATCH", "/webhooks/{application}/{token}/messages/{message}", needs_token=False)
def edit_answer(call: Call, application_id: str, token: str, message_id: str) -> Json:
    """Change the original answer or a followup."""
    message = _message_of(_answered(call, application_id, token), message_id)
    data: Json = call.payload or {}
    around = call.around(message, data.get("attachments"))
    call.check(message_problems, data, edit=True, v2=message.v2, **around)
    call.server.world.edit(message, data, call.uploads)
    return message.payload()


@route("DELETE", "/webhooks/{application}/{token}/messages/{message}", needs_token=False)
def delete_answer(call: Call, application_id: str, token: str, message_id: str) -> None:
    """Delete the original answer or a followup."""
    call.server.world.delete_message(_message_of(_answered(call, application_id, token), message_id))
