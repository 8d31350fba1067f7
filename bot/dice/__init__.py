"""Dice that anyone can check: how rolls are drawn, verified and counted. Pure."""
