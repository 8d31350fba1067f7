"""Discord: commands, buttons, messages. The only room that imports discord."""
