"""A bot stopped between a match and its tournament makes up for it."""

import pytest

from bot.records.people import Person, Place
from bot.records.tournaments import TournamentPlan
from bot.rules.match.commands import ResignMatch
from bot.tournaments import commands as cmd
from bot.tournaments.settings import Seeding, TournamentSettings
from bot.tournaments.state import TournamentPhase
from tests.ui.table import posts_in, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


async def test_a_result_that_was_not_taken_in_and_a_match_that_was_not_begun(table, make_bot):
    people = [table.guild.add_member(table.env.create_user(f"entrant{number}")) for number in range(4)]
    tournaments = table.bot.app.tournaments
    place = Place(table.channel.id, table.guild.id)
    settings = TournamentSettings(seeding=Seeding.MANUAL)
    record = await tournaments.create(
        place, Person(people[0].id, "organizer"), "Cup", settings, TournamentPlan(), interaction_id=None
    )
    for person in people:
        await tournaments.act(
            record.tournament_id, cmd.Join(person.id, person.name), actor_id=person.id, interaction_id=None
        )
    await tournaments.start(record.tournament_id, actor_id=None, interaction_id=None)
    await table.restart(make_bot)  # drawn, but nothing begun
    tournaments = table.bot.app.tournaments
    links = await table.bot.store.matches_of_tournament(record.tournament_id)
    assert sorted(links) == [1, 2]
    for match_id in links.values():
        match = await table.bot.app.matches.match(match_id)
        await table.bot.app.matches.act(match_id, match.players[1], ResignMatch, interaction_id=None)
    await table.restart(make_bot)  # two results, not yet taken in
    state = (await table.bot.app.tournaments.tournament(record.tournament_id)).state
    assert state.pairing(3).is_known
    links = await table.bot.store.matches_of_tournament(record.tournament_id)
    match = await table.bot.app.matches.match(links[3])
    await table.bot.app.matches.act(match.match_id, match.players[1], ResignMatch, interaction_id=None)
    await table.restart(make_bot)
    state = (await table.bot.app.tournaments.tournament(record.tournament_id)).state
    assert state.phase is TournamentPhase.ENDED
    texts = [text_of(post) for post in posts_in(table.env, table.channel)]
    assert sum("entrant0 wins Cup" in text for text in texts) == 1
    assert await table.bot.app.ratings.leaderboard(None, "backgammon") == []  # given up at once, nothing counts
