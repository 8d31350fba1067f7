command-challenge-to-backgammon = Zum Backgammon herausfordern
command-backgammon-profile = Backgammon-Profil
command-open-this-position = Diese Stellung öffnen

no-position-in-message = In dieser Nachricht steht keine Stellung. Ich kann eine XGID, eine Positions-ID von GNU Backgammon oder eine `.mat`-, `.xg`- oder SGF-Datei öffnen.
