"""The rules and the help, with pictures."""
