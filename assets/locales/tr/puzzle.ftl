command-puzzle = problem
    .description = Gücüne uygun konumlar çöz, yalnızca sen görürsün
    .variant = oyun
    .variant-description = Hangi oyun (genelde tavla)
    .theme = konu
    .theme-description = Yalnız bir türden konumlar; bunlar reytingine sayılmaz
choice-cube = küp
choice-opening = açılış
choice-bear-off = pul toplama
choice-race = yarış
choice-back-game = back game
choice-blitz = blitz
choice-prime = set
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
puzzle-theme-prime = set
puzzle-theme-contact = temas
puzzle-you = Sen
puzzle-opponent = Rakip
puzzle-asks-checker = **{ $roll }**: en iyi hamle hangisi?
puzzle-asks-double = Vido var mı, yok mu?
puzzle-asks-take = Rakibin vido teklif etti. Kabul mü, pas mı?
puzzle-again = -# Hepsini gördün, o yüzden en eskisi yeniden geliyor. Reytingine sayılmaz.
puzzle-rating = -# Reytingin: { $now } ({ $change }){ $early ->
    [yes] . İlk sorularda çok oynar, sonra oturur.
   *[no] { "" }
}
puzzle-unrated = -# { $why ->
    [theme] Konuyu sen seçtin, reytingin değişmez.
    [withdrawn] Bu konum burada artık sorulmuyor, reytingin değişmez.
   *[again] Bunu daha önce yanıtlamıştın, reytingin değişmez.
}
puzzle-first-counts = İlk yanıtın geçerli.
puzzle-judged = -# { study-plies } ilerisine { $by ->
    [own] yanılabilen kendi küçük ağımızla
   *[bgsage] bgsage ile
} bakıldı{ $games ->
    [0] .
   *[other] , en iyi ikisi { $games } kez oynatıldı.
}
puzzle-objected = { $server ->
    [yes] Not edildi, teşekkürler. Reytinge sayılan en az 20 yanıtı olan üç kişi böyle derse bu sunucuda bir daha sorulmaz.
   *[no] Not edildi, teşekkürler.
}
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
daily-asks-checker = **{ $who }** **{ $roll }** oynayacak: en iyi hamle hangisi?
daily-asks-double = **{ $who }** zar atacak: vido var mı, yok mu?
daily-asks-take = **{ $who }** tarafına vido teklif edildi: kabul mü, pas mı?
daily-again = -# Geri kalan her şey son bir yılda soruldu, bu yüzden bu yeniden geliyor. Reytinglere sayılmaz.
daily-counted = { $count ->
    [0] Henüz kimse yanıtlamadı
   *[other] { $count } kişi yanıtladı
} · kapanış { $when }
daily-how = -# { $sealed ->
    [yes] Yanıtını kimse görmez. { $when } kapanana kadar değiştirebilirsin.
   *[no] Yanıtının ne kadar iyi olduğunu hemen öğrenirsin, bu yüzden kesindir. { $when } kapanır.
}
daily-yours = Şimdilik yanıtın: `{ $what }`
daily-noted = **Not edildi:** `{ $what }`. Hâlâ değiştirebilirsin. Ne kadar iyi olduğunu { $when } göreceksin.
daily-rules = ### Nasıl işler
    Günde bir kez buradaki herkese aynı konum sorulur. **Yanıtla** düğmesine dokun ve kendi tahtanda seç: seçtiğini başkası görmez. { $sealed ->
        [yes] Kapanana kadar yanıtını değiştirebilirsin.
       *[no] Yanıtının ne kadar iyi olduğunu hemen öğrenirsin, bu yüzden kesindir.
    }
    Kapanınca bu mesaj en iyi hamleyi, kaç kişinin bulduğunu ve onu en çok seçilen öteki yanıttan neyin ayırdığını gösterir. **Yanıtım** da seninkinin nasıl olduğunu söyler. İlk yanıtın { COMMAND("puzzle") } gibi reytingine sayılır. Art arda yanıtladığın her gün zincirini uzatır, doğru da olsa yanlış da. En uzun üçü adıyla gösterilir, seninkini gizleyebilirsin.
daily-solved = ### Günün konumu: çözüldü
daily-found = { $count ->
    [0] Bunu kimse yanıtlamadı.
    [one] { $found ->
        [0] Tek yanıt en iyisi değildi.
       *[other] Tek yanıt en iyisiydi.
    }
   *[other] **{ $count } kişiden { $found } kişi buldu.**
}
daily-choice = `{ $what }`{ $best ->
    [yes] , en iyisi
   *[no] , kaybı { $lost }
}{ $count ->
    [none] { "" }
    [0] : hiç kimse
   *[other] : **{ $count }**
}
daily-streaks = -# Art arda gün: { $who }
daily-streak = { $who } { $days }
daily-own-network = -# { study-plies } ilerisine yanılabilen kendi küçük ağımızla bakıldı.
daily-best = En iyisi: { $what }
daily-most-other = En çok seçilen öteki: { $what }, kaybı { $lost }
daily-next-best = İkinci en iyi: { $what }, kaybı { $lost }
daily-solution = **Çözüm:** `{ $what }`. { $withdrawn ->
        [yes] Bu konum süresinden önce geri çekildi, bu yüzden kimsenin zinciri bozulmaz.
       *[no] Zamanında yanıtlamadın, bu yüzden sayılmaz.
    }
daily-rated-soon = -# Reytingin birazdan güncellenir.
daily-not-rated = -# { $again ->
    [yes] Bu konum daha önce de soruldu, reytingin değişmez.
   *[no] Bu konumu önceden görmüştün, reytingin değişmez.
}
daily-own-streak = -# { $days ->
   *[other] Art arda { $days } gün
}{ $hidden ->
    [yes] , başkalarından gizli
   *[no] { "" }
}
daily-hidden = { $hidden ->
    [yes] Zincirin artık gizli. Göründüğü yerden bir dakika içinde silinir.
   *[no] Zincirin, sıradaki konumdan başlayarak yeniden gösterilebilir.
}
daily-thread = { day-of-month } konumu
daily-talk = Burada konuşabilirsiniz: { $url }
daily-no-thread = Bu kanalda alt başlık açamıyorum. Sunucuyu yöneten biri bana herkese açık alt başlık oluşturma izni verebilir.
daily-lacks = { $channel } kanalında paylaşamıyorum: { $permissions } eksik. Hiçbir şey değişmedi.
daily-set = Her gün { $channel } kanalında bir konum paylaşırım: { $zone } saatiyle { $hour }:00 ya da en çok on dakika sonra. İlki { $when }. { $sealed ->
    [yes] Yanıtının ne kadar iyi olduğunu herkes, sıradaki konum gelince öğrenir.
   *[no] Yanıtının ne kadar iyi olduğunu herkes hemen öğrenir.
}{ $open ->
    [yes] { "" }
   *[no] { "" } { COMMAND("daily now") } ilkini hemen paylaşır.
}
daily-off = Burada artık günün konumu yok.{ $when ->
    [none] { "" }
   *[other] { " " }Açık olan { $when } kapanır.
}
daily-posted = Paylaşıldı: { $url }
daily-trouble = Paylaşamadım: { $trouble ->
    [channel] kanal artık yok
    [pack] o oyundan konum kalmadı
   *[rights] kanalda bir iznim eksik ya da Discord yanıt vermiyor
}. { COMMAND("daily set") } ile başka bir kanal seç ya da sonra yeniden dene.
daily-skipped = { day-of-month } günü konum yok. Sıradaki { $when } gelir.
button-daily-answer = Yanıtla
button-daily-rules = Nasıl işler
button-daily-change = Değiştir
button-daily-mine = Yanıtım
button-daily-talk = Konuş
button-daily-puzzle = Problem
button-daily-hide = Zincirimi gizle
button-daily-name = Zincirimi göster

own-explained = ### Kendi maçlarınızdan konumlar
    Bu sunucunun analiz edilmiş maçlarından problem ve günün konumu çıkabilir, yalnızca burada: maçtan en erken bir hafta sonra, isimsiz ve açtıktan bir gün sonra başlayarak. Herkes duysun diye bu kanala bir satır yazarım. İstemeyen, altındaki düğmeyle maçlarını dışarıda tutar.
own-standing = { $looked ->
    [0] Açık. Henüz hiçbir maça bakılmadı: analiz edilmiş ve bir haftalık olmaları gerekir.
   *[other] Açık. { $matches } maçta bakılan { $looked } karardan { $admitted } tanesi sorulmaya uygun.
}
own-heard = Bu sunucuda analiz edilmiş maçlardan konumlar burada problem olarak sorulabilir: maçtan en erken bir hafta sonra ve isimsiz. Kendi maçların için bunu istemiyorsan **Benim maçlarım olmasın** düğmesine dokun.
own-objects = { $objects ->
    [yes] Not edildi: bundan sonra bu sunucuda senin maçlarından hiçbir şey sorulmayacak.
   *[no] Maçlarından konumlar bu sunucuda yeniden sorulabilir.
}
daily-from-yours = -# Bu senin bir maçından, o yüzden yanıtın sayılmaz. Zincirin devam eder.
button-own-on = Aç
button-own-off = Kapat
button-own-object = Benim maçlarım olmasın
button-own-allow = Yeniden izin ver
