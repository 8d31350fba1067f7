"""Scenes of the position of the day: its answers are sealed until it closes."""

from datetime import timedelta

import discord

from tests.ui.puzzle.daily_server import answer, begun, daily, keep, later, shown
from tests.ui.table import buttons_of, forged

PULSE = timedelta(hours=1)


def by_the_hour(bot):
    """Have a bot look at the clock every hour: a day goes by quickly."""
    bot.housekeeping.change_interval(seconds=PULSE.total_seconds())
    bot.app.absence.least = 2000 * PULSE


async def a_server(table):
    """The post of its position of the day, who manages it, and somebody else."""
    role = table.guild.create_role("admin", permissions=discord.Permissions(manage_guild=True))
    admin = table.guild.add_member(table.env.create_user("admin"), roles=[role])
    carol = table.guild.add_member(table.env.create_user("carol"))
    return await begun(table, admin), admin, carol


def all_looks(table, post, admin, bob, carol):
    """All that others can do: ask, change their own answer, forge what tells a solution, look at people."""
    alice = table.players[0]

    async def counted():
        await table.env.advance_time(61)
        await keep(table)

    async def one_who_has_answered():
        await bob.click(post, label="Answer")
        await answer(table, bob, post, 2)
        for action in ("daily_mine", "daily_why", "daily_wrong", "daily_talk"):
            await forged(bob, post, buttons_of(post)["Answer"].replace("daily_answer", action))

    async def one_who_has_not():
        await carol.click(post, label="How it works")
        await carol.click(post, label="Answer")
        await answer(table, carol, post, 3)

    async def about_who_chose():
        for person in (bob, carol, admin):
            for name, options in (("profile", {"person": alice}), ("leaderboard", {}), ("matches", {}), ("puzzle", {})):
                await person.slash(table.channel, name, **options)

    async def one_who_manages():
        for what in ("skip", "off", "now"):
            await daily(table, admin, what)

    return counted, one_who_has_answered, one_who_has_not, counted, about_who_chose, one_who_manages, counted


async def a_daily_answer(scene, choice):
    """One of a server finds the best play or another; who has answered and who hasn't looks at all there is."""
    table = scene.table
    alice, bob = table.players
    post, admin, carol = await a_server(table)
    await answer(table, bob, post, 1)
    looking = all_looks(table, post, admin, bob, carol)
    await scene.sealed(alice, lambda: answer(table, alice, post, 2 * choice), looking)
    await later(table, 24)
    await alice.click(shown(table, post), label="My answer")


async def a_daily_answer_that_is_changed(scene, choice):
    """One of a server answers, and then answers otherwise or the same again."""
    table = scene.table
    alice, bob = table.players
    post, admin, carol = await a_server(table)
    await answer(table, alice, post, 2)
    await answer(table, bob, post, 1)
    looking = all_looks(table, post, admin, bob, carol)
    await scene.sealed(alice, lambda: answer(table, alice, post, (2, 0)[choice]), looking)
    await later(table, 24)
    await alice.click(shown(table, post), label="My answer")


DAILIES = (a_daily_answer, a_daily_answer_that_is_changed)
