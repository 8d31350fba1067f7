"""The settings: defaults, where they are read from, and what is said about a bad value."""

import os
from datetime import timedelta
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.config import PREFIX, Settings, explain_invalid_settings, variable_name

EXAMPLE = Path(__file__).parents[1] / ".env.example"


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch, tmp_path):
    """No variable and no .env of the person who runs the tests reaches them."""
    for name in list(os.environ):
        if name.upper().startswith(PREFIX) or name.upper() == "DISCORD_TOKEN":
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def messages(**values):
    with pytest.raises(ValidationError) as caught:
        Settings(**values)
    return explain_invalid_settings(caught.value)


def documented():
    """The variables of .env.example and their values."""
    lines = (line for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#"))
    return dict(line.split("=", 1) for line in lines)


def test_defaults():
    settings = Settings()
    assert settings.discord_token is None
    assert settings.database_path == Path("data/backgammon.db")
    assert settings.challenge_expiry == timedelta(hours=24)
    assert settings.sync_commands


def test_keywords_are_enough(tmp_path):
    settings = Settings(database_url=f"sqlite:///{tmp_path}/x.db", discord_token=None)
    assert settings.database_path == tmp_path / "x.db"


def test_settings_never_change():
    with pytest.raises(ValidationError):
        Settings().theme = "other"


def test_environment_is_read(monkeypatch):
    monkeypatch.setenv("BACKGAMMON_LOG_LEVEL", "debug")
    monkeypatch.setenv("BACKGAMMON_DEVELOPER_GUILD_ID", "")
    settings = Settings()
    assert settings.log_level == "DEBUG"
    assert settings.developer_guild_id is None


@pytest.mark.parametrize("name", ["DISCORD_TOKEN", "BACKGAMMON_DISCORD_TOKEN"])
def test_token_has_two_names(monkeypatch, name):
    monkeypatch.setenv(name, "sesame")
    settings = Settings()
    assert settings.discord_token.get_secret_value() == "sesame"
    assert "sesame" not in repr(settings)


@pytest.mark.parametrize(
    ("given", "seconds"), [("90", 90), ("90s", 90), ("30 m", 1800), ("24h", 86400), ("7d", 604800), (60, 60)]
)
def test_durations(given, seconds):
    assert Settings(challenge_expiry=given).challenge_expiry == timedelta(seconds=seconds)


def test_env_file_is_read_only_when_asked_for():
    Path(".env").write_text("BACKGAMMON_THEME=night\nCOMPOSE_PROJECT_NAME=other\n", encoding="utf-8")
    assert Settings().theme == "classic"
    assert Settings.load().theme == "night"


def test_environment_wins_over_env_file(monkeypatch):
    Path(".env").write_text("BACKGAMMON_THEME=night\nDISCORD_TOKEN=from-file\n", encoding="utf-8")
    monkeypatch.setenv("BACKGAMMON_THEME", "day")
    settings = Settings.load()
    assert settings.theme == "day"
    assert settings.discord_token.get_secret_value() == "from-file"


@pytest.mark.parametrize("name", ["DISCORD_TOKEN", "BACKGAMMON_DISCORD_TOKEN"])
def test_token_of_env_file_has_two_names(name):
    Path(".env").write_text(f"{name}=from-file\n", encoding="utf-8")
    assert Settings.load().discord_token.get_secret_value() == "from-file"


def test_keyword_wins_over_environment(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "from-environment")
    monkeypatch.setenv("BACKGAMMON_DISCORD_TOKEN", "from-environment")
    assert Settings(discord_token=None).discord_token is None
    assert Settings(discord_token="given").discord_token.get_secret_value() == "given"  # noqa: S106 - not a real one


def test_load_without_a_file():
    assert Settings.load() == Settings()


@pytest.mark.parametrize(
    ("text", "shards", "others"),
    [("4", (0, 3, 4), False), ("0-3/4", (0, 3, 4), False), ("0-15/64", (0, 15, 64), True), ("3/4", (3, 3, 4), True)],
)
def test_shards(text, shards, others):
    settings = Settings(shards=text)
    assert (settings.shard_range, settings.is_one_of_several) == (shards, others)


def test_a_file_that_begins_with_a_mark_is_read_from_the_first_line():
    Path(".env").write_text("BACKGAMMON_THEME=contrast\nBACKGAMMON_PLAY_PORT=1\n", encoding="utf-8-sig")
    assert (Settings.load().theme, Settings.load().play_port) == ("contrast", 1)


def test_misspelt_keyword_is_refused():
    assert messages(tehme="night") == ["BACKGAMMON_TEHME: there is no such setting; .env.example lists them all"]


def test_misspelt_variable_in_env_file_is_named():
    Path(".env").write_text("BACKGAMMON_TEHME=night\n", encoding="utf-8")
    with pytest.raises(ValidationError) as caught:
        Settings.load()
    (line,) = explain_invalid_settings(caught.value)
    assert line == "BACKGAMMON_TEHME: there is no such setting; .env.example lists them all"


def test_misspelt_variable_of_the_environment_is_named(monkeypatch):
    monkeypatch.setenv("BACKGAMMON_TEHME", "night")
    with pytest.raises(ValidationError) as caught:
        Settings.load()
    (line,) = explain_invalid_settings(caught.value)
    assert line == "BACKGAMMON_TEHME: there is no such setting; .env.example lists them all"


def test_what_kubernetes_sets_for_a_service_of_that_name_is_no_setting(monkeypatch):
    address = "tcp://10.0.0.7:80"
    for name, value in {
        "SERVICE_HOST": "10.0.0.7", "SERVICE_PORT": "80", "SERVICE_PORT_HTTP": "80", "PORT": address,
        "PORT_80_TCP": address, "PORT_80_TCP_ADDR": "10.0.0.7", "ENGINE_SERVICE_HOST": "10.0.0.8",
    }.items():  # fmt: skip
        monkeypatch.setenv(f"BACKGAMMON_{name}", value)
    monkeypatch.setenv("BACKGAMMON_SERVE_PORT", "81")
    assert Settings.load().serve_port == 81


def test_a_setting_of_an_earlier_version_stops_nobody(monkeypatch):
    Path(".env").write_text("BACKGAMMON_MAX_OPEN_CHALLENGES=7\nBACKGAMMON_THEME=night\n", encoding="utf-8")
    monkeypatch.setenv("BACKGAMMON_MAX_OPEN_CHALLENGES", "9")
    assert Settings.load().theme == "night"


@pytest.mark.parametrize(
    ("values", "start", "contains"),
    [
        ({"database_url": "mysql://h/d"}, "BACKGAMMON_DATABASE_URL: write sqlite:/// and", "'mysql://h/d'"),
        ({"database_url": "mysql://me:geh@im@h/d"}, "BACKGAMMON_DATABASE_URL: write ", "(it is 'mysql://***@h/d')"),
        ({"database_url": "sqlite:///:memory:"}, "BACKGAMMON_DATABASE_URL: matches must outlive", "sqlite:///"),
        ({"log_level": "loud"}, "BACKGAMMON_LOG_LEVEL: ", "'LOUD'"),
        ({"log_format": "xml"}, "BACKGAMMON_LOG_FORMAT: ", "'xml'"),
        ({"challenge_expiry": "soon"}, "BACKGAMMON_CHALLENGE_EXPIRY: ", "'soon'"),
        ({"challenge_expiry": 0}, "BACKGAMMON_CHALLENGE_EXPIRY: ", "greater than"),
        ({"vacation_days": -1}, "BACKGAMMON_VACATION_DAYS: ", "(it is -1)"),
        ({"play_port": 70000}, "BACKGAMMON_PLAY_PORT: ", "70000"),
        ({"shards": "4/4"}, "BACKGAMMON_SHARDS: write how many", "'4/4'"),
        ({"discord_api": "proxy:8080"}, "BACKGAMMON_DISCORD_API: ", "'proxy:8080'"),
        ({"shards": "5-3/8"}, "BACKGAMMON_SHARDS: write how many", "'5-3/8'"),
        ({"theme": "../x"}, "BACKGAMMON_THEME: ", "'../x'"),
    ],
)
def test_bad_value_names_its_variable(values, start, contains):
    (line,) = messages(**values)
    assert line.startswith(start)
    assert contains in line


@pytest.mark.parametrize("much", ["99999999999999d", "9" * 400])
def test_a_duration_beyond_all_numbers_is_a_bad_value(much):
    [message] = messages(challenge_expiry=much)
    assert message.startswith("BACKGAMMON_CHALLENGE_EXPIRY: ")


def test_every_bad_value_gets_a_line():
    assert len(messages(play_port="x", log_format="xml", developer_guild_id=-1)) == 3


def test_bad_token_is_never_shown():
    (line,) = messages(discord_token=["very-secret"])
    assert "DISCORD_TOKEN" in line
    assert "very-secret" not in line


def test_example_documents_every_setting_and_nothing_else():
    assert set(documented()) == {variable_name(field) for field in Settings.model_fields}


def test_example_explains_every_setting():
    previous = ""
    for line in EXAMPLE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            assert previous.startswith("#"), f"{line} has no comment above it"
        previous = line


def test_example_loads_and_shows_the_defaults():
    assert Settings.load(EXAMPLE) == Settings()
