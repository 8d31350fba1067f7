"""The look of the page: simcord's own, with its tools folded away, and one more style sheet and script.

Only where links lead is changed in the page's behavior. simcord is pinned to one version because of it.
"""
# ruff: noqa: SLF001

from __future__ import annotations

from typing import Any, Final

from bot.assets import assets_folder

_STYLE: Final = "/table.css"
_SCRIPT: Final = "/table.js"
_ADDED: Final = {_STYLE: ("page.css", "text/css"), _SCRIPT: ("page.js", "text/javascript")}
"""The files and their types, by the address at which the page asks for them."""
CHANGES: Final = (
    ("<title>SimCord Preview</title>", "<title>Backgammon</title>"),
    ("</head>", f'<link rel="stylesheet" href="{_STYLE}"><script src="{_SCRIPT}" defer></script></head>'),
    ('class="preview-shell"', 'class="preview-shell messages-closed"'),
    ('aria-hidden="true">S</span>', 'aria-hidden="true">⚄</span>'),
    ("<strong>SimCord</strong><small>Preview</small>", "<strong>Backgammon</strong>"),
    ("Viewing as\n", "You are\n"),
    ('aria-label="Viewing as"', 'aria-label="You are"'),
    ("<summary>More</summary>", "<summary>Tools</summary>"),
)
"""Parts of simcord's page, and their replacements."""


def dress(page: Any) -> None:
    """Change the look of a page that isn't being served yet."""
    server = page._server
    files = {at: str(assets_folder() / "local" / name) for at, (name, _) in _ADDED.items()}
    server._STATIC_FILES = {**server._STATIC_FILES, **files}
    server._STATIC_CONTENT_TYPES = {
        **server._STATIC_CONTENT_TYPES,
        **{files[at]: kind for at, (_, kind) in _ADDED.items()},
    }
    plain = server._static

    async def served(request: Any) -> Any:
        answer = await plain(request)
        if request.path == "/":
            text = answer.text
            for before, after in CHANGES:
                text = text.replace(before, after)
            answer.text = text
        return answer

    server._static = served
