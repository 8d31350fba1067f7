"""The first thing that people see of the bot, and the three things that they can do with it."""
