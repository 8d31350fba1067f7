import re
from types import SimpleNamespace

from hypothesis import given
from hypothesis import strategies as st

from bot.records.people import Person, clean_name
from bot.ui.kit.names import person_of, plain


@given(st.text(max_size=200))
def test_any_name_becomes_one_short_line(name):
    cleaned = clean_name(name)
    assert len(cleaned) <= 64
    assert "\n" not in cleaned
    plain(Person(1, cleaned))


def test_names_in_any_script_are_kept():
    for name in ("Zoë", "Александр", "محمد", "さくら", "👨‍👩‍👧 family", "Müller-Lüdenscheidt"):
        assert clean_name(name) == name


def test_invisible_and_reversing_characters_are_dropped():
    assert clean_name("\u202eevil\u202c\u0000 name\u200b") == "evil name"


def test_markup_is_escaped():
    for name in ("*bold*", "_it_", "`code`", "[a](b)", "# head", "> quote", "||spoiler||"):
        assert "\\" in plain(Person(1, name)), name
    assert "@everyone" not in plain(Person(1, "@everyone"))
    for name in ("<@1>", "<#1>", "<t:1:R>", "</roll:1>", "<:dice:1>"):
        assert plain(Person(1, name)).startswith("\\<")
    assert plain(Person(1, r"[**a** \*](b)")) == r"[\*\*a\*\* \\\*]\(b)"


def test_addresses_in_names_do_not_become_links():
    """Discord links what has a scheme or a dotted host; a joiner that nobody sees stands in between."""
    for name in ("https://evil.example/x", "discord.gg/abc", "[free](https://evil.example)", "a@evil.example"):
        shown = plain(Person(1, name))
        assert "://e" not in shown
        assert not re.search(r"\w\.\w", shown)
        assert not re.search(r"\w@\w", shown)
        assert not re.search(r"(?<!\\)\]\(", shown)
        assert shown.replace("\u2060", "").replace("\\", "") == name
    assert plain(Person(1, "Dr. No 3.")) == "Dr. No 3."


def test_a_name_of_nothing_but_invisible_characters_gets_a_word():
    for name in ("\u3164", "\u200d\u200c", "\u2800 \ufe0f", "\u0301", "\u115f\u1160", ""):
        assert clean_name(name) == ""
        user = SimpleNamespace(id=1234567890, display_name=name)
        assert person_of(user) == Person(1234567890, "Player 7890")
