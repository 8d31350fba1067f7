welcome = ### Tavla
    Hemen burada oyna: bilgisayara ya da bu kanaldaki herhangi birine karşı. Herkes izleyebilir.
    Oyunu bilmiyor musun? { COMMAND("help") } bir dakikada anlatır.
welcome-local = -# Kim olduğunu sayfanın üstünden seç: { $people }. Herkes masayı kendi açısından görür.
welcome-together = -# Üç kişi ya da daha çok musunuz? { COMMAND("chouette") } { COMMAND("vote") } { COMMAND("simul") } { COMMAND("tournament create") } { COMMAND("league create") } { COMMAND("team create") }
button-play-computer = Bilgisayarla oyna
button-challenge-someone = Birine meydan oku
welcome-challenge-person = Meydan oku: { $who }
button-watch = İzle
