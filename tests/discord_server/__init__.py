"""A small Discord on the loopback interface: REST and gateway, enough for an unmodified discord.py to log in.

It does what a simulator inside the process cannot: a 429 with Retry-After, a dropped socket and RESUME, two clicks in
the same instant, the real clock, load, a bot process that is killed.

    from tests.discord_server.server import DiscordServer

    async with DiscordServer() as server:               # discord.py of this process now talks to it
        guild = server.add_guild("Club")
        channel = guild.add_text_channel("backgammon")
        alice, bob = server.add_user("alice"), server.add_user("bob")
        async with server.running(bot):                 # or start a process: see `child`
            answer = await alice.slash(channel, "challenge", opponent=bob, length=5)
            answer = await bob.click(answer.message, label="Accept")
            assert not server.problems and not server.unexpected

Nothing is imported here, so that a bot in its own process can import only `address`.
"""
