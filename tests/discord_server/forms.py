"""Modals as a person fills them in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tests.discord_server.options import CannotUse

Json = dict[str, Any]

_ROW, _SELECT, _TEXT_INPUT, _LABEL, _RADIO_GROUP, _CHECKBOX_GROUP, _CHECKBOX = 1, 3, 4, 18, 21, 22, 23
_OF_LISTS: Final = frozenset({3, 5, 6, 7, 8, 19, _CHECKBOX_GROUP})


def filled(components: Sequence[Json], values: Mapping[str, Any]) -> list[Json]:
    """The components of a submitted modal, with `values` by custom_id."""
    left = dict(values)
    made = [_component(component, index + 1, left) for index, component in enumerate(components)]
    if left:
        raise CannotUse(f"the modal has no {', '.join(left)}")
    return made


def _component(component: Json, number: int, values: dict[str, Any]) -> Json:
    kind = component["type"]
    base: Json = {"type": kind, "id": component.get("id") or number}
    if kind == _ROW:
        return {**base, "components": [_component(one, 100 + number, values) for one in component["components"]]}
    if kind == _LABEL:
        return {**base, "component": _component(component["component"], 100 + number, values)}
    if "custom_id" not in component:
        return base
    custom_id = component["custom_id"]
    value = values.pop(custom_id, component.get("value"))
    base["custom_id"] = custom_id
    if kind == _TEXT_INPUT:
        return {**base, "value": _text(component, value or "")}
    if kind in _OF_LISTS:
        return {**base, "values": _list(component, value)}
    if kind == _CHECKBOX:
        return {**base, "value": bool(value)}
    return {**base, "value": value}


def _text(component: Json, value: str) -> str:
    low = component.get("min_length") or 0
    if component.get("required", True):
        low = max(low, 1)
    high = component.get("max_length") or 4000
    if not low <= len(value) <= high:
        raise CannotUse(f"{component['custom_id']} takes {low} to {high} characters, not {len(value)}")
    return value


def _list(component: Json, value: Any) -> list[str]:
    values = [] if value is None else [value] if isinstance(value, str) else list(value)
    if component.get("required", True) and not values:
        raise CannotUse(f"{component['custom_id']} must be chosen")
    allowed = {option["value"] for option in component.get("options") or []}
    if component["type"] in (_SELECT, _CHECKBOX_GROUP) and not allowed.issuperset(values):
        raise CannotUse(f"{component['custom_id']} offers {sorted(allowed)}, not {values}")
    return values
