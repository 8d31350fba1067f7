"""Tournaments: many posts at once as a round begins, no faster than Discord allows; and where there can be none."""

import discord

from bot.records.people import Person, Place
from bot.records.tournaments import TournamentPlan
from bot.tournaments import commands as cmd
from bot.tournaments.settings import Seeding, TournamentSettings
from bot.ui.tournament.desk import TournamentDesk

MESSAGES = "/channels/*/messages"
ENTRANTS = 24
MANAGER = discord.Permissions(manage_guild=True, view_channel=True).value


async def test_the_matches_of_a_round_are_called_within_discords_limits(club):
    club.server.limit("POST", MESSAGES, requests=5, per=1.0)  # on a busy machine requests of one limit take long
    place = Place(club.channel.id, club.channel.guild.id)
    tournaments = club.bot.app.tournaments
    settings = TournamentSettings(seeding=Seeding.MANUAL)
    record = await tournaments.create(
        place, Person(club.alice.id, "alice"), "Cup", settings, TournamentPlan(), interaction_id=None
    )
    people = [club.server.add_user(f"entrant{number}") for number in range(ENTRANTS)]
    for person in people:
        join = cmd.Join(person.id, person.name)
        await tournaments.act(record.tournament_id, join, actor_id=person.id, interaction_id=None)
    turn = await tournaments.start(record.tournament_id, actor_id=None, interaction_id=None)
    with club.server.counting() as requests:
        await club.bot.get(TournamentDesk).show(turn)
    posts = [one for one in requests if one.method == "POST" and one.path.endswith("/messages")]
    assert len(posts) == 8, "the matches without a bye"
    assert [one for one in requests if one.status == 429] == []
    called = [set(map(int, one.payload["allowed_mentions"]["users"])) for one in posts]
    assert all(len(pair) == 2 for pair in called)
    assert len(set.union(*called)) == 16
    # Everybody is called once, whatever happens to the bot meanwhile.
    with club.server.counting() as requests:
        await club.bot.get(TournamentDesk).open_matches(turn.record)
    assert requests == []


async def test_a_tournament_needs_the_bot_as_a_member(club):
    guild = club.server.add_foreign_guild()
    games = guild.add_text_channel("games")
    guild.member(club.alice).permissions = MANAGER
    answer = await club.alice.slash(games, "tournament create", name="Cup", system="swiss")
    assert answer.ephemeral
    assert "Ask an admin to add me" in answer.text
    assert await club.bot.store.tournaments_in(guild.id) == []
