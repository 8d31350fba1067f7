welcome = ### Tavla
    Hemen burada oyna: bilgisayara ya da bu kanaldaki herhangi birine karşı. Herkes izleyebilir.
    Oyunu bilmiyor musun? { COMMAND("help") } bir dakikada anlatır.
welcome-local = -# Kim olduğunu sayfanın üstünden seç: { $people }. Herkes masayı kendi açısından görür.
button-play-computer = Bilgisayara karşı oyna
button-challenge-someone = Birine meydan oku
welcome-challenge-person = Meydan oku: { $who }
button-watch = İzle
