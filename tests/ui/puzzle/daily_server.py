"""What a server does with its position of the day."""

from bot.ui.puzzle.daily_desk import DailyDesk
from tests.ui.coach.coached import choose
from tests.ui.table import posts_in, text_of

HOUR = 3600


async def daily(table, admin, what, **options):
    return (await admin.slash(table.channel, f"daily {what}", **options)).response


async def set_up(table, admin, **options):
    """One at this hour each day: the next comes tomorrow."""
    given = {"channel": table.channel, "hour": table.bot.clock().hour, "zone": "UTC", **options}
    return await daily(table, admin, "set", **given)


async def begun(table, admin, **options):
    """The post of the first one."""
    await set_up(table, admin, **options)
    assert "Posted: " in text_of(await daily(table, admin, "now"))
    return posts_in(table.env, table.channel)[-1]


async def later(table, hours):
    """Time goes by, and the bot looks at what is due."""
    await table.env.advance_time(hours * HOUR)
    await keep(table)


async def keep(table):
    await table.bot.get(DailyDesk).keep()


async def asked(table):
    """The latest daily position and its puzzle."""
    one = await table.bot.store.open_daily_of(table.guild.id)
    return one, one.puzzle


async def answer(table, person, post, place=0):
    """Answer with the best play, or the one at that place."""
    question = (await person.click(post, label="Answer")).response
    _, puzzle = await asked(table)
    return await choose(person, question, puzzle.scene.state, list(puzzle.losses)[place])


def shown(table, post):
    """A post as it is now."""
    return next(one for one in posts_in(table.env, table.channel) if one.id == post.id)
