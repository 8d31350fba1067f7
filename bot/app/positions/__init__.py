"""Positions that people are asked: the pack that comes with the bot."""
