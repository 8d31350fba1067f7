"""Positions to solve: as many as one likes, each as hard as one is strong, and one a day for a whole server."""
