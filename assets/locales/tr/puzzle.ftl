command-puzzle = problem
    .description = Gücüne göre zor konumlar çöz, yalnızca sen görürsün
    .variant = oyun
    .variant-description = Hangi oyun (genelde tavla)
    .theme = konu
    .theme-description = Yalnız bir türden konumlar; bunlar puanına sayılmaz
choice-cube = küp
choice-opening = açılış
choice-bear-off = pul toplama
choice-race = yarış
choice-back-game = back game
choice-blitz = blitz
choice-prime = prime
choice-contact = temas

puzzle-heading = ### Problem{ $theme ->
    [none] { "" }
   *[other] : { $theme }
}
puzzle-theme-cube = küp
puzzle-theme-opening = açılış
puzzle-theme-bear-off = pul toplama
puzzle-theme-race = yarış
puzzle-theme-back-game = back game
puzzle-theme-blitz = blitz
puzzle-theme-prime = prime
puzzle-theme-contact = temas
puzzle-you = Sen
puzzle-opponent = Rakip
puzzle-asks-checker = **{ $roll }**: En iyi hamle hangisi?
puzzle-asks-double = Vido mu, zar mı?
puzzle-asks-take = Sana vido yapıldı. Kabul mü, pas mı?
puzzle-again = -# Hepsini gördün, bu yüzden en eskisi yeniden geliyor. Puanına sayılmaz.
puzzle-rating = -# Puanın: { $now } ({ $change })
puzzle-unrated = -# { $theme ->
    [yes] Kendi seçtiğin konu puanına sayılmaz.
   *[no] Bunu daha önce yanıtlamıştın, puanın aynı kalır.
}
puzzle-first-counts = İlk yanıtın geçerli.
puzzle-judged = -# { study-plies } ilerisine { $by ->
    [own] yanılabilen kendi küçük ağımızla
   *[bgsage] bgsage ile
} bakıldı{ $games ->
    [0] .
   *[other] , en iyi ikisi { $games } kez oynatıldı.
}
puzzle-objected = Not edildi, teşekkürler. En az 20 puanlı yanıtı olan üç kişi böyle derse bu sunucuda bir daha sorulmaz.
button-puzzle-next = Sıradaki
button-puzzle-why = Neden
button-puzzle-wrong = Yanlış mı?

command-daily = günün-konumu
    .description = Bu sunucu için günün konumu
command-daily-set = ayarla
    .description = Her gün bir konum paylaş
    .channel = kanal
    .channel-description = Nerede paylaşılacağı
    .hour = saat
    .hour-description = Günün hangi saatinde, 0 ile 23 arası
    .zone = saat-dilimi
    .zone-description = Kimin saatine göre: bir şehir yaz
    .variant = oyun
    .variant-description = Hangi oyun (genelde tavla)
    .answers = yanıtlar
    .answers-description = Yanıtın ne kadar iyi olduğu ne zaman söylensin (genelde kapanınca, herkese birlikte)
command-daily-off = kapat
    .description = Artık günün konumunu paylaşma
command-daily-now = şimdi
    .description = Bugünkü konumu hemen paylaş
command-daily-skip = atla
    .description = Sıradaki konumu atla
choice-sealed = herkese birlikte
choice-at-once = herkese hemen

daily-heading = ### Günün konumu
daily-again = -# Geri kalan her şey son bir yılda soruldu, bu yüzden bu yeniden geliyor. Puanlara sayılmaz.
daily-counted = { $count ->
    [0] Henüz kimse yanıtlamadı
   *[other] { $count } kişi yanıtladı
}, kapanış { $when }
daily-how = -# { $sealed ->
    [yes] Yanıtını kimse görmez. { $when } kapanana kadar değiştirebilirsin.
   *[no] Yanıtının ne kadar iyi olduğunu hemen öğrenirsin, bu yüzden kesindir. { $when } kapanır.
}
daily-yours = Şimdiki yanıtın: `{ $what }`
daily-noted = **Not edildi:** `{ $what }`. Değiştirebilirsin; ne kadar iyi olduğunu { $when } göreceksin.
daily-rules = ### Nasıl işler
    Günde bir kez buradaki herkese aynı konum sorulur. **Yanıtla** düğmesine dokun ve kendi tahtanda seç; seçtiğini başkası görmez. { $sealed ->
        [yes] Kapanana kadar yanıtını değiştirebilirsin.
       *[no] Yanıtının ne kadar iyi olduğunu hemen öğrenirsin, bu yüzden kesindir.
    }
    Kapanınca bu mesaj en iyi hamleyi, kaç kişinin bulduğunu ve onu en sık seçilen ötekinden neyin ayırdığını gösterir. **Yanıtım** o zaman sana nasıl olduğunu söyler. İlk yanıtın { COMMAND("puzzle") } gibi puanına sayılır ve yanıtladığın her ardışık gün serini uzatır, doğru da olsa yanlış da. En uzun üçü adıyla söylenir; kendininkini gizleyebilirsin.
daily-solved = ### Günün konumu: çözüldü
daily-found = { $count ->
    [0] Bunu kimse yanıtlamadı.
    [one] { $found ->
        [0] Tek yanıt o değildi.
       *[other] Tek yanıt en iyisiydi.
    }
   *[other] **{ $count } kişiden { $found } tanesi buldu.**
}
daily-choice = `{ $what }`{ $best ->
    [yes] , en iyisi
   *[no] , kaybı { $lost }
}: { $count ->
    [0] kimse
   *[other] **{ $count }**
}
daily-streaks = -# Art arda gün: { $who }
daily-streak = { $who } { $days }
daily-own-network = -# { study-plies } ilerisine yanılabilen kendi küçük ağımızla bakıldı.
daily-best = En iyisi: { $what }
daily-most-other = En sık seçilen öteki: { $what }, kaybı { $lost }
daily-next-best = İkinci en iyi: { $what }, kaybı { $lost }
daily-solution = **Çözüm:** `{ $what }`. Zamanında yanıtlamadın, bu yüzden sayılmaz.
daily-rated-soon = -# Puanın birazdan gelir.
daily-not-rated = -# { $again ->
    [yes] Bu konum yeniden geldi, puanın aynı kalır.
   *[no] Bu konumu önceden görmüştün, puanın aynı kalır.
}
daily-own-streak = -# { $days ->
   *[other] Art arda { $days } gün
}{ $hidden ->
    [yes] , kimseye söylenmez
   *[no] { "" }
}
daily-hidden = { $hidden ->
    [yes] Serin artık söylenmez; yazıldığı yerden bir dakika içinde silinir.
   *[no] Serin, sıradaki konumdan başlayarak yeniden söylenebilir.
}
daily-thread = { $day } konumu
daily-talk = Burada üzerine konuşabilirsiniz: { $url }
daily-no-thread = Bu kanalda başlık açamıyorum. Sunucuyu yöneten bana herkese açık başlık oluşturma izni verebilir.
daily-lacks = { $channel } kanalında paylaşamıyorum: { $permissions } eksik. Hiçbir şey değişmedi.
daily-set = { $when } başlayarak her gün { $channel } kanalında bir konum paylaşırım: { $zone } saatiyle { $hour }:00, en çok on dakika sonra. { $sealed ->
    [yes] Yanıtların ne kadar iyi olduğu, sıradaki konum gelince herkese birlikte söylenir.
   *[no] Yanıtının ne kadar iyi olduğu herkese hemen söylenir.
} { COMMAND("daily now") } ilkini hemen paylaşır.
daily-off = Burada artık günün konumu yok.{ $when ->
    [none] { "" }
   *[other] { " " }Açık olan { $when } kapanır.
}
daily-posted = İşte orada: { $url }
daily-trouble = Paylaşamadım: { $trouble ->
    [channel] kanal artık yok
    [pack] o oyundan konum kalmadı
   *[rights] kanalda bir iznim eksik ya da Discord yanıt vermiyor
}. { COMMAND("daily set") } ile başka bir kanal seç ya da sonra yeniden dene.
daily-skipped = { $day } günü konum yok. Sıradaki { $when } gelir.
button-daily-answer = Yanıtla
button-daily-rules = Nasıl işler
button-daily-change = Değiştir
button-daily-mine = Yanıtım
button-daily-talk = Konuş
button-daily-puzzle = Problem
button-daily-hide = Serimi gizle
button-daily-name = Serimi söyle
