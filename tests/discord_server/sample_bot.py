"""A small real bot for the server's own tests: a few commands, buttons, a select, a modal."""

import asyncio
import io

import discord
from discord import app_commands

from tests.discord_server.null_bot import ready_picture

PICTURE = ready_picture(5000)


class Board(discord.ui.LayoutView):
    """A board like the real bot's: a container with a line, a picture and a row."""

    def __init__(self, line="White to roll"):
        super().__init__(timeout=None)
        items = [
            discord.ui.TextDisplay(line),
            discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="A board")),
            discord.ui.ActionRow(
                discord.ui.Button(label="Roll", custom_id="roll"),
                discord.ui.Button(label="Think", custom_id="think"),
                discord.ui.Button(label="Type", custom_id="type"),
                discord.ui.Button(label="Off", custom_id="off", disabled=True),
            ),
            discord.ui.ActionRow(
                discord.ui.Select(
                    custom_id="play",
                    placeholder="Play the 6",
                    options=[discord.SelectOption(label=text) for text in ("24/18", "13/7")],
                )
            ),
        ]
        self.add_item(discord.ui.Container(*items))


async def eventually(condition):
    """Wait for something inside the bot, which the server cannot see."""
    async with asyncio.timeout(3):
        while not condition():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.005)


def picture():
    return discord.File(io.BytesIO(PICTURE), "board.png")


class Form(discord.ui.Modal, title="Your play"):
    """A form of one line."""

    play = discord.ui.Label(text="Play", component=discord.ui.TextInput(custom_id="play", max_length=20))

    def __init__(self):
        super().__init__(custom_id="form")

    async def on_submit(self, interaction):
        await interaction.response.edit_message(view=Board(f"typed {self.play.component.value}"))


class SampleBot(discord.Client):
    """Counts its clicks, and sleeps `nap` seconds before it answers one."""

    def __init__(self):
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(intents=intents, max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.clicks = []
        self.errors = []
        self.deleted = []
        self.nap = 0.0

    async def setup_hook(self):
        for command in (challenge, move, slow):
            self.tree.add_command(command)
        group = app_commands.Group(name="tournament", description="Tournaments")
        group.add_command(create)
        self.tree.add_command(group)
        await self.tree.sync()

    async def on_guild_channel_delete(self, channel):
        self.deleted.append(channel.id)

    async def on_interaction(self, interaction):
        if interaction.type is not discord.InteractionType.component:
            return
        self.clicks.append(interaction.id)
        await asyncio.sleep(self.nap)
        try:
            await self._answer(interaction, interaction.data["custom_id"])
        except discord.HTTPException as error:
            self.errors.append(error)

    async def _answer(self, interaction, custom_id):
        if custom_id == "roll":
            view = Board(f"{interaction.user.display_name} rolled")
            await interaction.response.edit_message(view=view, attachments=[picture()])
        elif custom_id == "think":
            await interaction.response.defer(ephemeral=True, thinking=True)
            await interaction.followup.send("thought")
            await interaction.followup.send("and again", ephemeral=True)
        elif custom_id == "type":
            await interaction.response.send_modal(Form())
        elif custom_id == "play":
            await interaction.response.send_message(interaction.data["values"][0], ephemeral=True)
        elif custom_id == "too long":
            await interaction.response.send_message("x" * 2001)


@app_commands.command(description="Challenge someone")
async def challenge(interaction, opponent: discord.Member, length: app_commands.Range[int, 1, 99] = 5):
    view = Board(f"{interaction.user.display_name} challenges {opponent.display_name} to {length} points")
    await interaction.response.send_message(view=view, file=picture())


@app_commands.command(description="Move")
async def move(interaction, play: str):
    await interaction.response.send_message(f"played {play}")


@move.autocomplete("play")
async def plays(_, current):
    return [app_commands.Choice(name=text, value=text) for text in ("24/18", "13/7") if text.startswith(current)]


@app_commands.command(description="Answer at leisure")
async def slow(interaction, seconds: float):
    await asyncio.sleep(seconds)
    try:
        await interaction.response.send_message("at last")
    except discord.HTTPException as error:
        interaction.client.errors.append(error)


@app_commands.command(description="Create a tournament")
async def create(interaction, name: str, rules: discord.Attachment | None = None):
    text = f"created {name}"
    if rules is not None:
        text += f" with {(await rules.read()).decode()}"
    await interaction.response.send_message(text)
