"""Matches against the computer: begun, and its turns shown."""
