"""Tournaments: announced, entered, run, shown."""
