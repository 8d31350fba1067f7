"""The tools of every picture: brushes, type, themes, files."""
