welcome = ### Tavla
    Hemen burada oyna: bilgisayara ya da bu kanaldaki herhangi birine karşı. Herkes izleyebilir.
    Oyunu bilmiyor musun? { COMMAND("help") } bir dakikada anlatır.
welcome-local = -# Sen **{ $who }** oldun. Masayı başkasının gözünden görmek için sayfanın üstünden onu seç.
button-play-computer = Bilgisayara karşı oyna
button-challenge-someone = Birine meydan oku
welcome-challenge-person = Meydan oku: { $who }
button-watch = İzle
