"""What Discord's published OpenAPI description says of a body that is sent, in the part of it that lies beside this.

It knows less than the rest of this folder, of what goes with what above all, but it is Discord's own. What it doesn't
name is a problem as well.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

Json = dict[str, Any]

_DESCRIPTION: Final[Json] = json.loads(Path(__file__).with_name("openapi.json").read_text("utf-8"))
_SCHEMAS: Final[Json] = _DESCRIPTION["schemas"]
_BODIES: Final = [(one["method"], re.compile(one["path"]), one["body"]) for one in _DESCRIPTION["bodies"]]
_OF_THE_CLIENT: Final = {"nsfw", "tts"}
"""What discord.py sends of its own accord, also where the description doesn't name it."""
_NULL: Final = {"type": "null"}
_TYPES: Final[dict[str, tuple[type, ...]]] = {
    "array": (list,),
    "boolean": (bool,),
    "integer": (int,),
    "null": (type(None),),
    "number": (int, float),
    "object": (dict,),
    "string": (str,),
}


def body_problems(method: str, path: str, body: Any) -> list[str]:
    """The problems of a request's body; none for a request that isn't described here. `path` without the version."""
    found = next((schema for verb, pattern, schema in _BODIES if verb == method and pattern.fullmatch(path)), None)
    return [] if found is None else list(_problems(found, body, "body"))


def _problems(schema: Json, value: Any, path: str) -> Iterator[str]:
    schema = _SCHEMAS[schema["$ref"]] if "$ref" in schema else schema
    if "anyOf" in schema:
        yield from _of_alternatives(schema["anyOf"], value, path)
    elif "enum" in schema and value not in schema["enum"]:
        yield f"{path} is {value!r}, not one of {schema['enum']}"
    elif "type" in schema and not _fits(schema["type"], value):
        yield f"{path} is {value!r}, not {schema['type']}"
    elif isinstance(value, dict):
        yield from _of_object(schema, value, path)
    elif isinstance(value, list):
        yield from _of_size(schema, value, path, "Items")
        for index, one in enumerate(value):
            yield from _problems(schema.get("items", {}), one, f"{path}[{index}]")
    elif isinstance(value, str):
        yield from _of_size(schema, value, path, "Length")
        if not re.search(schema.get("pattern", ""), value):
            yield f"{path} is {value!r}, which does not match {schema['pattern']}"
    elif isinstance(value, (int, float)) and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        yield f"{path} is {value}, not {schema.get('minimum')} to {schema.get('maximum')}"


def _of_size(schema: Json, value: Any, path: str, what: str) -> Iterator[str]:
    low, high = schema.get(f"min{what}", 0), schema.get(f"max{what}", len(value))
    if not low <= len(value) <= high:
        yield f"{path} has {len(value)} {what.lower()}, not {low} to {high}"


def _of_object(schema: Json, value: Json, path: str) -> Iterator[str]:
    named = schema.get("properties", {})
    for key in schema.get("required", ()):
        if key not in value:
            yield f"{path} lacks {key}"
    for key, one in value.items():
        described = named.get(key, schema.get("additionalProperties"))
        if described is None and key not in _OF_THE_CLIENT:
            yield f"{path}.{key} is not described"
        elif described is not None:
            yield from _problems(described, one, f"{path}.{key}")


def _of_alternatives(alternatives: list[Json], value: Any, path: str) -> Iterator[str]:
    """None where one alternative has none; else those of the one that has the value's `type`, or the fewest."""
    there = [one for one in alternatives if value is None or one != _NULL]
    meant = [one for one in there if _may_be(one, value)] or there
    yield from min((list(_problems(one, value, path)) for one in meant), key=len)


def _may_be(alternative: Json, value: Any) -> bool:
    """Whether the value's `type` is one of the alternative's: those of other types need not be gone through."""
    schema = _SCHEMAS[alternative["$ref"]] if "$ref" in alternative else alternative
    kind = schema.get("properties", {}).get("type")
    return kind is None or not isinstance(value, dict) or not any(_problems(kind, value.get("type"), ""))


def _fits(types: str | list[str], value: Any) -> bool:
    names = [types] if isinstance(types, str) else types
    return any(isinstance(value, _TYPES[name]) and (name == "boolean" or not isinstance(value, bool)) for name in names)
