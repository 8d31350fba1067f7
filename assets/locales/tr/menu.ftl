command-challenge-to-backgammon = Tavlaya davet et
command-backgammon-profile = Tavla profili
command-open-this-position = Bu konumu aç

no-position-in-message = Bu mesajda konum yok. XGID, GNU Backgammon konum kimliği ya da `.mat`, `.xg` veya SGF dosyası açabilirim.
