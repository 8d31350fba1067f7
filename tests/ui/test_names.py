from hypothesis import given
from hypothesis import strategies as st

from bot.records import Person
from bot.ui.kit.names import clean_name, plain


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
