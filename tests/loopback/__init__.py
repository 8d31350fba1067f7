"""The bot on the loopback Discord: real connections, a real clock, people who act in the same instant."""
