"""Logs of events, for everything stored as one: matches, chouettes, crowds, tournaments. Pure."""
