"""What Discord accepts as components, in messages and in modals."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Final

from tests.discord_server.checks import (
    ID,
    Check,
    Report,
    anything,
    boolean,
    each,
    fields,
    inside,
    is_list,
    number,
    one_of,
    snowflake,
    text,
    unique,
)

Json = dict[str, Any]

ROW, BUTTON, SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 17, 18, 19, 21, 22, 23

SELECTS: Final = frozenset({SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
_IN_CONTAINER: Final = frozenset({ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR})
_IN_LABEL: Final = SELECTS | {TEXT_INPUT, UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}
_LINK, _PREMIUM = 5, 6
_MOST_COMPONENTS: Final = 40
_MOST_TEXT: Final = 4000

_CUSTOM_ID: Final = text(1, 100)
_MEDIA: Final = fields({"url": text(1, 2048)})
_EMOJI: Final = fields({}, {"name": text(0, 32), "id": snowflake, "animated": boolean})
_OPTION: Final = fields(
    {"label": text(1, 100), "value": text(1, 100)},
    {"description": text(0, 100), "default": boolean, "emoji": _EMOJI},
)
_CHOOSER: Final[dict[str, Check]] = {
    "placeholder": text(0, 150),
    "min_values": number(0, 25),
    "max_values": number(1, 25),
    "disabled": boolean,
    "required": boolean,
    "default_values": each(fields({"id": snowflake, "type": one_of("user", "role", "channel")}), 0, 25),
}
_TICKS: Final[dict[str, Check]] = {
    "min_values": number(0, 10),
    "max_values": number(1, 10),
    "required": boolean,
}
_GALLERY_ITEM: Final = fields({"media": _MEDIA}, {"description": text(1, 1024), "spoiler": boolean})


def _spec(required: dict[str, Check], optional: dict[str, Check] | None = None) -> Check:
    return fields(required, {**(optional or {}), "id": ID})


_any_select: Final = _spec({"custom_id": _CUSTOM_ID}, _CHOOSER)
_SPECS: Final[dict[int, Check]] = {
    ROW: _spec({"components": anything}),
    BUTTON: _spec(
        {"style": one_of(1, 2, 3, 4, 5, 6)},
        {
            "custom_id": _CUSTOM_ID,
            "label": text(0, 80),
            "url": text(1, 512),
            "disabled": boolean,
            "emoji": _EMOJI,
            "sku_id": snowflake,
        },
    ),
    SELECT: _spec({"custom_id": _CUSTOM_ID, "options": each(_OPTION, 1, 25)}, _CHOOSER),
    USER_SELECT: _any_select,
    ROLE_SELECT: _any_select,
    MENTIONABLE_SELECT: _any_select,
    CHANNEL_SELECT: _any_select,
    TEXT_INPUT: _spec(
        {"custom_id": _CUSTOM_ID, "style": one_of(1, 2)},
        {
            "label": text(1, 45),
            "value": text(0, 4000),
            "placeholder": text(0, 100),
            "required": boolean,
            "min_length": number(0, 4000),
            "max_length": number(1, 4000),
        },
    ),
    SECTION: _spec({"components": anything, "accessory": anything}),
    TEXT: _spec({"content": text(1, _MOST_TEXT)}),
    THUMBNAIL: _spec({"media": _MEDIA}, {"description": text(1, 1024), "spoiler": boolean}),
    GALLERY: _spec({"items": each(_GALLERY_ITEM, 1, 10)}),
    FILE: _spec({"file": _MEDIA}, {"spoiler": boolean}),
    SEPARATOR: _spec({}, {"divider": boolean, "spacing": one_of(1, 2)}),
    CONTAINER: _spec({"components": anything}, {"accent_color": number(0, 0xFFFFFF), "spoiler": boolean}),
    LABEL: _spec({"label": text(1, 45), "component": anything}, {"description": text(1, 100)}),
    UPLOAD: _spec({"custom_id": _CUSTOM_ID}, _TICKS),
    RADIO_GROUP: _spec({"custom_id": _CUSTOM_ID, "options": each(_OPTION, 2, 10)}, {"required": boolean}),
    CHECKBOX_GROUP: _spec({"custom_id": _CUSTOM_ID, "options": each(_OPTION, 1, 10)}, _TICKS),
    CHECKBOX: _spec({"custom_id": _CUSTOM_ID}, {"default": boolean}),
}


@dataclass
class Walk:
    """One pass over all components of a message or modal, with the rules for all of them together."""

    report: Report
    modal: bool = False
    count: int = 0
    text: int = 0
    custom_ids: list[tuple[str, str]] = field(default_factory=list)
    ids: list[tuple[str, int]] = field(default_factory=list)
    media: list[tuple[str, str]] = field(default_factory=list)

    def visit(self, path: str, component: Any, allowed: Collection[int]) -> None:
        """Look at one component and everything inside it."""
        if not isinstance(component, dict):
            self.report.add(path, "must be an object")
            return
        kind: Any = component.get("type")
        if kind not in allowed:
            self.report.add(inside(path, "type"), f"is {kind!r}, here it must be one of {sorted(allowed)}")
            return
        self.count += 1
        _SPECS[kind](self.report, path, component)
        if isinstance(component.get("custom_id"), str):
            self.custom_ids.append((inside(path, "custom_id"), component["custom_id"]))
        if component.get("id"):
            self.ids.append((inside(path, "id"), component["id"]))
        special = _SPECIAL.get(kind)
        if special is not None:
            special(self, path, component)

    def visit_all(self, path: str, components: Any, allowed: Collection[int], low: int, high: int) -> None:
        """Look at a list of components."""
        if is_list(self.report, path, components, low, high):
            for index, component in enumerate(components):
                self.visit(f"{path}[{index}]", component, allowed)

    def finish(self) -> None:
        """Note what is wrong with the components taken together."""
        unique(self.report, self.custom_ids, "the custom_id")
        unique(self.report, self.ids, "the id")


def check_message_components(report: Report, path: str, components: Any, *, v2: bool) -> list[tuple[str, str]]:
    """The components of a message. Returns the (path, url) of all its media."""
    walk = Walk(report)
    if v2:
        walk.visit_all(path, components, _IN_CONTAINER | {CONTAINER}, 0, _MOST_COMPONENTS)
        if walk.count > _MOST_COMPONENTS:
            report.add(path, f"has {walk.count} components in all, must have at most {_MOST_COMPONENTS}")
        if walk.text > _MOST_TEXT:
            report.add(path, f"has {walk.text} characters of text in all, must have at most {_MOST_TEXT}")
    else:
        walk.visit_all(path, components, {ROW}, 0, 5)
    walk.finish()
    return walk.media


def check_modal_components(report: Report, path: str, components: Any) -> None:
    """The components of a modal."""
    walk = Walk(report, modal=True)
    walk.visit_all(path, components, {ROW, TEXT, LABEL}, 1, 5)
    walk.finish()


def _row(walk: Walk, path: str, row: Json) -> None:
    where = inside(path, "components")
    children = row.get("components")
    if walk.modal:
        walk.visit_all(where, children, {TEXT_INPUT}, 1, 1)
        for index, child in enumerate(children if isinstance(children, list) else []):
            if isinstance(child, dict) and not child.get("label"):
                walk.report.add(f"{where}[{index}].label", "is required in an action row")
        return
    kinds = (
        {child.get("type") for child in children if isinstance(child, dict)} if isinstance(children, list) else set()
    )
    walk.visit_all(where, children, SELECTS | {BUTTON}, 1, 1 if kinds & SELECTS else 5)


def _button(walk: Walk, path: str, button: Json) -> None:
    style = button.get("style")
    needed = {_LINK: "url", _PREMIUM: "sku_id"}.get(style or 0, "custom_id")
    for name in ("custom_id", "url", "sku_id"):
        if name == needed and not button.get(name):
            walk.report.add(inside(path, name), f"is required for style {style}")
        if name != needed and button.get(name):
            walk.report.add(inside(path, name), f"does not go with style {style}")
    if style != _PREMIUM and not button.get("label") and not button.get("emoji"):
        walk.report.add(path, "needs a label or an emoji")


def _select(walk: Walk, path: str, select: Json) -> None:
    low, high = select.get("min_values"), select.get("max_values")
    if low is not None and low > (1 if high is None else high):
        walk.report.add(path, "min_values is greater than max_values")
    if walk.modal and select.get("disabled"):
        walk.report.add(inside(path, "disabled"), "is not possible in a modal")
    options = select.get("options")
    if isinstance(options, list):
        if low is not None and low > len(options):
            walk.report.add(inside(path, "min_values"), "is more than there are options")
        values = [
            (f"{path}.options[{i}].value", one.get("value")) for i, one in enumerate(options) if isinstance(one, dict)
        ]
        unique(walk.report, values, "the value")


def _section(walk: Walk, path: str, section: Json) -> None:
    walk.visit_all(inside(path, "components"), section.get("components"), {TEXT}, 1, 3)
    walk.visit(inside(path, "accessory"), section.get("accessory"), {BUTTON, THUMBNAIL})


def _text(walk: Walk, path: str, display: Json) -> None:
    walk.text += len(str(display.get("content", "")))


def _gallery(walk: Walk, path: str, gallery: Json) -> None:
    for index, item in enumerate(gallery.get("items") or []):
        _media(walk, f"{path}.items[{index}].media", item.get("media") if isinstance(item, dict) else None)


def _thumbnail(walk: Walk, path: str, thumbnail: Json) -> None:
    _media(walk, inside(path, "media"), thumbnail.get("media"))


def _file(walk: Walk, path: str, shown: Json) -> None:
    media = shown.get("file")
    _media(walk, inside(path, "file"), media)
    if isinstance(media, dict) and not str(media.get("url", "")).startswith("attachment://"):
        walk.report.add(inside(path, "file.url"), "must be attachment://...")


def _media(walk: Walk, path: str, media: Any) -> None:
    if not isinstance(media, dict) or not isinstance(media.get("url"), str):
        return
    url = media["url"]
    walk.media.append((inside(path, "url"), url))
    if not url.startswith(("attachment://", "http://", "https://")):
        walk.report.add(inside(path, "url"), "must be attachment://... or an http(s) address")


def _container(walk: Walk, path: str, container: Json) -> None:
    walk.visit_all(inside(path, "components"), container.get("components"), _IN_CONTAINER, 1, _MOST_COMPONENTS)


def _label(walk: Walk, path: str, label: Json) -> None:
    inner = label.get("component")
    walk.visit(inside(path, "component"), inner, _IN_LABEL)
    if isinstance(inner, dict) and inner.get("type") == TEXT_INPUT and inner.get("label"):
        walk.report.add(inside(path, "component.label"), "does not go inside a label")


def _text_input(walk: Walk, path: str, text_input: Json) -> None:
    low, high = text_input.get("min_length"), text_input.get("max_length")
    if low is not None and high is not None and low > high:
        walk.report.add(path, "min_length is greater than max_length")
    value = text_input.get("value")
    if isinstance(value, str) and high is not None and len(value) > high:
        walk.report.add(inside(path, "value"), "is longer than max_length")


_SPECIAL: Final = {
    ROW: _row,
    BUTTON: _button,
    **dict.fromkeys(SELECTS, _select),
    TEXT_INPUT: _text_input,
    SECTION: _section,
    TEXT: _text,
    THUMBNAIL: _thumbnail,
    GALLERY: _gallery,
    FILE: _file,
    CONTAINER: _container,
    LABEL: _label,
    **dict.fromkeys((RADIO_GROUP, CHECKBOX_GROUP), _select),
}
