"""What every picture is made with: brushes, type, themes, files."""
