"""Somebody's play by their studied decisions."""
