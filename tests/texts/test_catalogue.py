"""Finding and saying messages."""

import pytest
import structlog

from bot.texts import catalogue
from bot.texts.catalogue import (
    best_language,
    capital,
    know_commands,
    language_of,
    languages,
    say,
    set_language,
    speaking,
    speaks,
)
from tests.inside import forget_texts


@pytest.fixture
def written(monkeypatch, tmp_path):
    """Writes a catalogue for one test; a language is given as one text, or as several for several files."""

    def write(**texts):
        for language, files in texts.items():
            folder = tmp_path / "locales" / language
            folder.mkdir(parents=True)
            for number, text in enumerate([files] if isinstance(files, str) else files):
                (folder / f"{number}.ftl").write_text(text, "utf-8")

    forget_texts()
    monkeypatch.setattr(catalogue, "assets_folder", lambda: tmp_path)
    yield write
    forget_texts()


def test_a_language_is_a_folder(written, tmp_path):
    written(en="language-name = English", nl="language-name = Nederlands")
    (tmp_path / "locales" / "fr").mkdir()
    (tmp_path / "locales" / "de.ftl").write_text("language-name = Deutsch", "utf-8")
    assert languages() == ("en", "nl")
    with speaking("nl"):
        assert say("language-name") == "Nederlands"


def test_the_files_of_a_language_are_one_catalogue(written):
    written(en=("a = a { b }\n-c = c", "b = b { -c }", "d = d"), nl=("x = x", "d = D"))
    assert [say("a"), say("d")] == ["a b c", "d"]
    with speaking("nl"):
        assert [say("a"), say("d")] == ["a b c", "D"]


def test_a_message_ends_where_the_next_begins(written):
    lines = (
        "a = { $n ->\n    [one] one\n   *[other] many\n}{ b.c } and\n    more\n# b = no\n\nb = !\n    .c = ?\n\nd = d"
    )
    written(en=lines)
    assert [say("a", n=2), say("b"), say("b.c"), say("d")] == ["many? and\nmore", "!", "?", "d"]


def test_what_a_language_lacks_is_said_in_english_and_logged_once(written):
    written(en="a = English { $n }\nb = { $n }", de="b = { $n } deutsch")
    with structlog.testing.capture_logs() as logs, speaking("de"):
        assert [say("a", n=1), say("a", n=2), say("a", n=1)] == ["English 1", "English 2", "English 1"]
        assert say("b", n=1) == "1 deutsch"
    assert [(entry["event"], entry["language"], entry["key"]) for entry in logs] == [("text missing", "de", "a")]


def test_a_key_that_nobody_knows_is_shown(written):
    written(en="a = b")
    with structlog.testing.capture_logs() as logs:
        assert say("nothing") == "nothing"
        assert say("a.nothing") == "a.nothing"
    assert {entry["key"] for entry in logs} == {"nothing", "a.nothing"}


def test_a_value_that_was_not_given_is_logged(written):
    written(en="a = { $n } left")
    with structlog.testing.capture_logs() as logs:
        assert say("a").endswith(" left")
    assert logs[0]["event"] == "text not complete"


def test_numbers_are_digits_alone_and_choose_the_plural(written):
    written(en="a = { $n ->\n    [one] one\n   *[other] { $n } things\n}\nb = { a }!", tr="b = { $n } tane")
    assert [say("a", n=1), say("a", n=123456789), say("b", n=1)] == ["one", "123456789 things", "one!"]
    with speaking("tr"):
        assert say("b", n=1234567) == "1234567 tane"


def test_true_is_no_one(written):
    written(en="a = { $n ->\n    [yes] yes\n    [one] one\n   *[other] other\n}")
    assert [say("a", n=1), say("a", n=True), say("a", n=False)] == ["one", "yes", "other"]


def test_a_command_can_be_tapped_once_its_id_is_known(written):
    names = "command-cup = cup\ncommand-cup-join = join\n"
    written(en=names + 'a = Use { COMMAND("cup join") }.', de='command-cup = pokal\na = Nimm { COMMAND("cup join") }.')
    assert say("a") == "Use `/cup join`."
    with speaking("de"):
        assert say("a") == "Nimm `/pokal join`."
    know_commands({"cup": 17})
    assert say("a") == "Use </cup join:17>."
    with speaking("de"):
        assert say("a") == "Nimm </cup join:17>."
    know_commands({"other": 18})
    assert say("a") == "Use `/cup join`."


def test_values_are_taken_as_they_are(written):
    written(en="a = <{ $name }>")
    assert say("a", name="{ $name } **x** \u202e") == "<{ $name } **x** \u202e>"


def test_one_speaks_english_until_told_otherwise():
    assert speaks() == "en"
    with speaking("tr"):
        set_language("de")
        assert speaks() == "de"
        with speaking("en"):
            assert say("button-roll") == "Roll"
        assert say("button-roll") == "Würfeln"
    assert speaks() == "en"


def test_a_language_that_is_not_there_cannot_be_spoken():
    for wrong in ("xx", "", "../en"):
        with pytest.raises(LookupError), speaking(wrong):
            pass
        with pytest.raises(LookupError):
            set_language(wrong)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (("de",), "de"),
        (("tr", "de"), "tr"),
        (("en-GB",), "en"),
        (("en-US", "de"), "en"),
        ((None, "de-AT"), "de"),
        (("xx", "tr"), "tr"),
        (("xx", None), "en"),
        ((), "en"),
        (("DE",), "de"),
        (("",), "en"),
    ],
)
def test_the_best_language(wanted, found):
    assert best_language(*wanted) == found


def test_a_region_of_its_own_comes_first(written):
    written(**{"en": "a = a", "pt-BR": "a = b", "pt": "a = c"})
    assert [language_of("pt-BR"), language_of("pt-PT"), language_of("es")] == ["pt-BR", "pt", None]


def test_capitals_as_the_language_has_them():
    assert [capital("is"), capital(""), capital("ärger")] == ["Is", "", "Ärger"]
    with speaking("tr"):
        assert [capital("istifa"), capital("oyun"), capital("")] == ["İstifa", "Oyun", ""]


def test_what_is_said_without_fluent_is_what_fluent_says():
    for language in catalogue.languages():
        texts = catalogue._texts(language)
        plain = {name: texts.plain(name) for name in list(texts._unread) if not name.startswith("-")}
        plain = {name: text for name, text in plain.items() if text is not None}
        assert len(plain) > 400
        for name, text in plain.items():
            message = texts.message(name)
            assert texts.plain(name) is None, "it has been read"
            assert texts.bundle.format_pattern(message.value, {}) == (text, [])
            assert not message.attributes


def test_large_counts_are_grouped_as_the_language_does_and_no_other_number():
    for language, counted in (("en", "12,345"), ("de", "12.345"), ("tr", "12.345")):
        with speaking(language):
            assert f"{counted} " in say("dice-counted", rolls=12345, dice=24690)
            assert "9999 " in say("dice-counted", rolls=9999, dice=9999)
            assert "12345" in say("match-heading", match=12345)
