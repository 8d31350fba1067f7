"""Tools for development that are not installed with the bot."""
