button-live = Canlı tahta
button-live-browser = Tarayıcıda
button-live-open = Canlı tahtayı aç
live-in-discord = -# [{ button-live }]({ $url })
live-link = ### Canlı tahta
    Bu bağlantı yalnız senin için. Bir kez ve on dakika geçerli: kimseye verme.
live-closed = Canlı tahta burada açık değil.
live-stale = Maç ilerledi. Tahta şimdi böyle.
live-no-board = Böyle bir tahta yok.
live-cannot-play = { $number } oynanamıyor.
live-plays-only = { $count ->
        [one] Yalnız bir zar oynanabiliyor.
       *[other] Yalnız { $count } zar oynanabiliyor.
    }
live-theirs = Sıra: { $who }, { $what }.
live-yours = Sıra sende: { $what }.
live-try-again = Şu anda olmadı. Yeniden dene.
live-row = { $kind ->
    [doubles] vido
    [takes] kabul
    [passes] pas
   *[none] hamle yok
}
live-fact = { $fact ->
    [rating] Reyting
    [performance] Performans (düşük olan iyi)
   *[luck] Şans
}
live-fact-was = önce { $rating }
live-lesson = { $kind ->
    [checker] { $roll }
    [take] Vidoya yanıt
   *[double] Küp
}, { $game }. oyun
live-lesson-of = { $who }: { $title }
live-lesson-cost = bedeli { $lost }
live-lesson-said = Oynanan: { $played }. En iyisi: { $best }.
live-cubes = Küpler: kanalda
live-cube = { $who }: küp { $value }, { $note }
live-over = { $games } oyun{ $minutes ->
    [0] { "" }
   *[other] , { $minutes } dakika
}

live-word-all-mistakes = Tüm hatalar
live-word-analyze = Analiz et
live-word-analyzing = Analiz: { $n } / { $of }
live-word-auto-bear-off = Benim yerime topla
live-word-auto-forced = Zorunlu hamleleri oyna
live-word-auto-roll = Vido teklif edemiyorsam benim yerime zar at
live-word-bar = bar
live-word-black-n = siyahtan { $n }
live-word-board = Tahta
live-word-boards = Tahtalar
live-word-channel-boards = Bu kanaldaki tahtalar
live-word-close = Kapat
live-word-confirm = Hamleden önce sor
live-word-confirm-double = Vidodan önce sor
live-word-controls = Kullanım
live-word-copied = Kopyalandı.
live-word-done = Tamam
live-word-game-n = { $n }. oyun
live-word-guess = Tahmin
live-word-guess-play = Hamleyi tahmin et
live-word-hand = henüz girmedi
live-word-here = şimdi burada
live-word-home-left = Ev solda
live-word-keys-help = Ok tuşları gezer, Enter seçer. R zar atar, D vido teklif eder, T kabul eder, P pas geçer, U bir adım geri alır.
live-word-lessons = Dersler
live-word-match-to = { $n } puanlık maç
live-word-menu = Daha fazla
live-word-mistake-after = Sonraki hata
live-word-mistake-before = Önceki hata
live-word-next-board = Sonraki tahta
live-word-off = toplanan
live-word-one-tap = Tek dokunuş büyük zarı oynar
live-word-open-again = Kanaldan yeniden aç.
live-word-pips = pip
live-word-play-computer = Bilgisayarla oyna
live-word-played = { $name } oynadı: { $play }
live-word-point-n = { $n }. hane
live-word-reconnecting = Bağlantı koptu. Yeniden deneniyor...
live-word-rematch = Rövanş
live-word-results = Sonuç
live-word-score = Skor
live-word-session = sınırsız seri
live-word-settings = Ayarlar
live-word-share = Paylaş
live-word-sound = Ses
live-word-to-channel = Kanala
live-word-told = Olanlar
live-word-try-again = Yeniden dene
live-word-undo = Geri al
live-word-used-up = Bu bağlantı kullanılmış. Kanaldan yenisini al.
live-word-watching-n = { $n } izliyor
live-word-white-n = beyazdan { $n }
live-word-your-boards = Tahtaların
