"""What a player or a server can choose."""
