"""Simuls: one host against everyone at once."""
