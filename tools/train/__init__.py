"""Networks trained by self-play, for the games that the bot's own network does not know."""
