"""Leagues and team matches: their commands."""
