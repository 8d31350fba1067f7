"""Backgammon for Discord: matches, board images and the doubling cube, played in a channel."""

__version__ = "0.1.0"
