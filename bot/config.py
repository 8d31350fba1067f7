"""Settings of a running bot, read from the environment and, through `Settings.load`, from a `.env` file.

Every setting is a variable named `BACKGAMMON_` and the field's name in capitals; the token may also be given as
`DISCORD_TOKEN`. `.env.example` lists them all with their defaults.
"""

import os
import re
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self

from dotenv import dotenv_values
from pydantic import AliasChoices, BeforeValidator, Field, PositiveInt, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

PREFIX: Final = "BACKGAMMON_"
TOKEN_VARIABLES: Final = ("BACKGAMMON_DISCORD_TOKEN", "DISCORD_TOKEN")
GONE: Final = ("BACKGAMMON_MAX_OPEN_CHALLENGES",)
"""Settings of earlier versions: they have no effect, and a file that has them is read all the same."""
_OF_A_CLUSTER: Final = re.compile(r"BACKGAMMON_(?:\w+_)?(?:SERVICE_HOST|SERVICE_PORT\w*|PORT_\d+_\w+)|BACKGAMMON_PORT")
"""The variable that Kubernetes sets for a service called backgammon."""

SQLITE: Final = "sqlite:///"
SERVERS: Final = ("postgresql://", "postgres://")
NO_DATABASE: Final = f"write {SQLITE} and a path, or {SERVERS[0]} and the address of a PostgreSQL database"
_PASSWORD: Final = re.compile(r"://\S*@")  # the user and password in a server's address
_ENCODING: Final = "utf-8-sig"
"""Of the file with the settings. Some editors begin it with a mark that would be part of the first name."""
_DURATION: Final = re.compile(r"\s*(\d+(?:\.\d+)?)\s*([smhd]?)\s*")
_SHARDS: Final = re.compile(r"(?:(?P<first>\d{1,5})(?:-(?P<last>\d{1,5}))?/)?(?P<count>\d{1,5})")
_UNIT_SECONDS: Final = {"": 1, "s": 1, "m": 60, "h": 3600, "d": 86400}


def _read_duration(value: object) -> object:
    """Read `90`, `90s`, `30m`, `24h` and `7d`; anything else is left to pydantic."""
    if isinstance(value, str) and (match := _DURATION.fullmatch(value)):
        with suppress(OverflowError):
            return timedelta(seconds=float(match[1]) * _UNIT_SECONDS[match[2]])
    return value


def _shards(text: str) -> tuple[int, int, int] | None:
    """Read `4`, `3/64` and `0-15/64` as first, last and count; None for anything else."""
    match = _SHARDS.fullmatch(text)
    if match is None:
        return None
    count = int(match["count"])
    first = int(match["first"] or 0)
    last = int(match["last"] or (match["first"] if match["first"] is not None else count - 1))
    return (first, last, count) if first <= last < count else None


def checked_shards(text: str) -> str:
    """Return the text if it names shards. Raises ValueError otherwise."""
    if _shards(text) is None:
        raise ValueError("write how many, such as 4, or which of how many, such as 0-15/64")
    return text


def _upper(value: object) -> object:
    return value.upper() if isinstance(value, str) else value


Duration = Annotated[timedelta, BeforeValidator(_read_duration), Field(gt=timedelta(0), le=timedelta(days=365))]
LogLevel = Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"], BeforeValidator(_upper)]


class Settings(BaseSettings):
    """Everything a person who runs the bot can choose. Made once, never changed."""

    model_config = SettingsConfigDict(
        dotenv_filtering="only_existing",
        env_prefix=PREFIX,
        env_ignore_empty=True,
        extra="forbid",
        frozen=True,
        populate_by_name=True,
        use_attribute_docstrings=True,
    )

    discord_token: SecretStr | None = Field(default=None, validation_alias=AliasChoices(*TOKEN_VARIABLES))
    """The bot's token from the Discord developer portal. Only `run` needs it."""

    database_url: Annotated[str, Field(repr=False)] = "sqlite:///data/backgammon.db"
    """The database: `sqlite:///` and the path of a file, relative to the directory the bot is started in.

    Or one on a PostgreSQL server: `postgresql://user:password@host/name`, which needs the extra `postgresql`.
    """

    log_level: LogLevel = "INFO"
    """The least serious messages that are logged: DEBUG, INFO, WARNING, ERROR or CRITICAL."""

    log_format: Literal["console", "json"] = "console"
    """`console` for people, `json` (one object a line) for log collectors."""

    sentry_dsn: SecretStr | None = None
    """Where to send errors to Sentry, which needs the extra `sentry`; empty, none are sent."""

    sync_commands: bool = True
    """Register the slash commands with Discord at every start."""

    upload_emoji: bool = True
    """Upload the bot's own dice, cube and checkers as emoji of the application, once."""

    developer_guild_id: PositiveInt | None = None
    """Register the commands in this server only, where a change shows at once."""

    challenge_expiry: Duration = timedelta(hours=24)
    """How long a challenge waits for an answer: seconds, or a number with s, m, h or d."""

    abandon_after: Annotated[Duration, Field(ge=timedelta(days=7))] = timedelta(days=90)
    """A match that nobody touches for this long ends without a winner: at least 7d."""

    vacation_days: Annotated[int, Field(ge=0, le=366)] = 30
    """Days of vacation per year for a player of correspondence matches."""

    health_file: Path = Path("data/health")
    """The file where a running bot reports its health, for `python -m bot health` to read."""

    engine_workers: Annotated[int, Field(ge=1, le=16)] = 2
    """Most processes that may think for the computer players and the coach, 1 to 16; none run until needed."""

    analysis_plies: Annotated[int, Field(ge=1, le=4)] = 2
    """Search depth of an analysis in plies, 1 to 4; each step takes many times longer."""

    study_here: bool = True
    """Make analyses in this bot's own processes; False leaves them to `engine` on the same PostgreSQL database."""

    draw_apart: bool = True
    """Draw boards in a process of their own if there is a second processor: quicker turns for some 80 MB."""

    discord_api: Annotated[str | None, Field(pattern=r"^https?://\S+[^/\s]$")] = None
    """Where Discord's API is reached if not at its own address: a proxy, `http://proxy:8080/api/v10`."""

    theme: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_-]*$")] = "classic"
    """The look of the board: the name of a theme in `assets/`."""

    serve_host: str = "127.0.0.1"
    """Where `serve` listens for interactions; 0.0.0.0 for every address of the machine."""

    serve_port: Annotated[int, Field(ge=0, le=65535)] = 8080
    """The port of `serve`; 0 takes any free one."""

    shards: str | None = None
    """Connections to the gateway; Discord wants one in 2,500 servers. `4`, or in several processes `0-15/64`."""

    metrics_port: Annotated[int | None, Field(ge=0, le=65535)] = None
    """The port where Prometheus finds the bot's metrics, at `/metrics`; None opens no port."""

    metrics_host: str = "127.0.0.1"
    """Where that port listens; 0.0.0.0 for every address of the machine."""

    live_url: Annotated[str | None, Field(pattern=r"^https://[^/\s]+/?$")] = None
    """Where people find the live board: `https://` and a host; None: there is none."""

    live_port: Annotated[int | None, Field(ge=0, le=65535)] = None
    """The port on which `run` serves the live board to whatever speaks HTTPS; `serve` has it on its own."""

    live_host: str = "127.0.0.1"
    """Where that port listens; 0.0.0.0 for every address of the machine."""

    live_activity: bool = False
    """Open the live board inside Discord, as an Activity; it needs the application's client secret."""

    client_secret: SecretStr | None = None
    """The application's client secret from the Discord developer portal, for the Activity alone."""

    play_port: Annotated[int, Field(ge=0, le=65535)] = 8765
    """The port of the local page of `make play`; 0 takes any free one."""

    @field_validator("database_url")
    @classmethod
    def _is_database(cls, value: str) -> str:
        if value.startswith(SERVERS):
            return value
        path = value.removeprefix(SQLITE)
        if path == value:
            raise ValueError(NO_DATABASE)
        if path in {"", ":memory:"}:
            raise ValueError(f"matches must outlive the process: write {SQLITE} and the path of a file")
        return value

    @field_validator("shards")
    @classmethod
    def _are_shards(cls, value: str | None) -> str | None:
        return None if value is None else checked_shards(value)

    @property
    def shard_range(self) -> tuple[int, int, int] | None:
        """This process's first and last shard, and how many there are in all."""
        return None if self.shards is None else _shards(self.shards)

    @property
    def is_one_of_several(self) -> bool:
        """Are there shards in other processes?"""
        found = self.shard_range
        return found is not None and (found[0] > 0 or found[1] < found[2] - 1)

    @property
    def database_path(self) -> Path:
        """The database file, if the database is one."""
        return Path(self.database_url.removeprefix(SQLITE))

    def half_set(self, *, by_door: bool) -> list[str]:
        """The settings that are missing or too much for the live board, a line each; `by_door` as for `serve`."""
        found = []
        if self.live_url is not None and self.live_port is None and not by_door:
            found.append(f"{variable_name('live_url')} needs {variable_name('live_port')}: where the page is served")
        if self.live_url is None and self.live_port is not None:
            found.append(f"{variable_name('live_port')} needs {variable_name('live_url')}: where people find the page")
        if self.live_activity and (self.live_url is None or self.client_secret is None):
            needed = f"{variable_name('live_url')} and {variable_name('client_secret')}"
            found.append(f"{variable_name('live_activity')} needs {needed}")
        if self.client_secret is not None and not self.live_activity:
            found.append(
                f"{variable_name('client_secret')} is for {variable_name('live_activity')} alone: leave it out"
            )
        return found

    @classmethod
    def load(cls, env_file: Path = Path(".env")) -> Self:
        """Read the environment and `env_file`, if there is one. The environment wins.

        Raises ValidationError, and UnicodeError or OSError for a file that cannot be read.
        """
        given = {**dotenv_values(env_file, encoding=_ENCODING), **os.environ}
        names = (name for name in given if name.upper().startswith(PREFIX) and not _OF_A_CLUSTER.fullmatch(name))
        known = {*GONE, *(variable_name(field) for field in cls.model_fields)}
        # Both are shared with other programs, but an unknown name with our prefix is a typing error.
        misspelt: dict[str, Any] = {name: "" for name in names if name.upper() not in known}
        return cls(_env_file=env_file, _env_file_encoding=_ENCODING, **misspelt)


def variable_name(field: str) -> str:
    """The environment variable that sets `field`."""
    return f"{PREFIX}{field.upper()}"


def explain_invalid_settings(error: Exception) -> list[str]:
    """The faults that `Settings.load` has raised, as lines for a terminal: one a setting. The token is never shown."""
    if not isinstance(error, ValidationError):
        return [f".env cannot be read: {error}"]
    return [
        _explain(str(detail["loc"][0]) if detail["loc"] else "", detail["msg"], detail["input"])
        for detail in error.errors(include_url=False)
    ]


def _explain(location: str, message: str, value: object) -> str:
    # A field with an alias is reported under the alias, an unknown variable of .env under its name in lowercase.
    name = location if location in TOKEN_VARIABLES else location.lower().removeprefix(PREFIX.lower())
    if name not in Settings.model_fields and name not in TOKEN_VARIABLES:
        return f"{variable_name(name)}: there is no such setting; .env.example lists them all"
    variable = name if name in TOKEN_VARIABLES else variable_name(name)
    secret = name in ("discord_token", "client_secret") or name in TOKEN_VARIABLES
    shown = "" if secret else f" (it is {_PASSWORD.sub('://***@', repr(value))})"
    reason = message.removeprefix("Value error, ")
    return f"{variable}: {reason[:1].lower()}{reason[1:]}{shown}"
