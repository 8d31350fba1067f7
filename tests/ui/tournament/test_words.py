"""What pictures of tournaments say to those who cannot see them."""

from datetime import UTC, datetime

import pytest

from bot.records.people import Place
from bot.records.tournaments import Agenda, TournamentPlan, TournamentRecord
from bot.texts.catalogue import languages, speaking
from bot.tournaments.commands import Withdraw
from bot.tournaments.settings import OF_A_TOURNAMENT, Format, TournamentSettings
from bot.ui.tournament import pictures
from bot.ui.tournament.pictures import standing_pictures, tournament_pictures
from tests.tournaments.conftest import Played

BRACKETS = [one for one in OF_A_TOURNAMENT if one is not Format.ARENA]
NOW = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture(autouse=True)
def undrawn(monkeypatch):
    for name in ("render_bracket", "render_cross_table", "render_standings", "render_podium"):
        monkeypatch.setattr(pictures, name, lambda *_, **__: [b""])


@pytest.mark.parametrize("format_", BRACKETS)
@pytest.mark.parametrize("language", languages())
def test_every_line_is_a_sentence(format_, language):
    played = Played(TournamentSettings(format=format_)).join(5).start()
    place, plan = Place(1, 2), TournamentPlan()
    for _ in range(2):
        record = TournamentRecord(1, place, 3, "Cup", plan, played.state, Agenda(), None, NOW, NOW, None)
        with speaking(language):
            drawn = [*tournament_pictures(record, "classic"), *standing_pictures(record, "classic")]
        lines = [line for one in drawn for line in one.words.splitlines()]
        assert any("player 1" in line for line in lines)
        for line in lines:
            assert line.endswith("."), line
            assert len(line.split()) > 4, line
        played.play_out()


def test_the_places_of_a_podium_are_nobodys_gender():
    played = Played(TournamentSettings()).join(3).start().play_out()
    record = TournamentRecord(1, Place(1, 2), 3, "Cup", TournamentPlan(), played.state, Agenda(), None, NOW, NOW, None)
    with speaking("de"):
        words = pictures.podium_picture(record, "classic").words
    assert " kommt auf Platz 2" in words


def test_a_line_leads_from_the_final_to_the_decider(monkeypatch):
    shown = []
    monkeypatch.setattr(pictures, "render_bracket", lambda bracket, _: shown.append(bracket) or [b""])
    played = Played(TournamentSettings(format=Format.DOUBLE_ELIMINATION)).join(2).start()
    first, second = played.state.pairings[0].entrants
    played.win(first, second)
    played.win(second, first)
    record = TournamentRecord(1, Place(1, 2), 3, "Cup", TournamentPlan(), played.state, Agenda(), None, NOW, NOW, None)
    tournament_pictures(record, "classic")
    final, decider = shown[0].brackets[-1].columns
    assert (final.pairings[0].leads_to, decider.pairings[0].leads_to) == (0, None)


def test_whoever_is_out_plays_nobody():
    played = Played(TournamentSettings(format=Format.DOUBLE_ELIMINATION)).join(4).start()
    for one in (3, 4):
        played.do(Withdraw(one, one))
    record = TournamentRecord(1, Place(1, 2), 3, "Cup", TournamentPlan(), played.state, Agenda(), None, NOW, NOW, None)
    [picture] = tournament_pictures(record, "classic")
    assert "Losers bracket" not in picture.words
    assert "Winners' final: player 1 plays player 2." in picture.words
