"""How strong the networks are, by games played out with the luck taken out: a frozen file of positions a game."""
