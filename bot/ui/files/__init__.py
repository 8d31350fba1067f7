"""Matches as files: exported and imported."""
