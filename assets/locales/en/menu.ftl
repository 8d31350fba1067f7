command-challenge-to-backgammon = Challenge to backgammon
command-backgammon-profile = Backgammon profile
command-open-this-position = Open this position

no-position-in-message = There's no position in this message. I can open an XGID, a GNU Backgammon position ID, or a `.mat`, `.xg` or SGF file.
