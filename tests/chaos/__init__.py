"""The bot killed at random moments."""
