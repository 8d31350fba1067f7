-which-offer = Birden çok varsa hangisi

command-challenge = meydan-oku
    .description = Birine ya da buradaki herkese meydan oku
    .opponent = rakip
    .opponent-description = Kime meydan okuyorsun; boş bırakırsan herkes kabul edebilir
    .length = uzunluk
    .length-description = Kazanmak için gereken puan, 1-99 (genelde 5, 9, 21); 0: sonu olmayan seri
    .cube = küp
    .cube-description = Vido küpüyle (genelde böyle) ya da küpsüz
    .clock = saat
    .clock-description = Hamle süresi: yok, canlı (saniyeler ve yedek süre) ya da saatler ve günler
    .at_zero = sıfırda
    .at_zero-description = Süre bitince: maç kaybedilir ya da rakip onu isteyebilir
    .rated = reytingli
    .rated-description = Reytinge sayılsın (genelde böyle) ya da sayılmasın
    .variant = oyun
    .variant-description = Hangi oyun: tavla ya da akrabalarından biri
    .options = seçenekler
    .options-description = Göndermeden önce ev kurallarını seç
    .level = seviye
    .level-description = Bana meydan okursan ne kadar iyi oynayayım (genelde orta)
    .posting = tahta
    .posting-description = Tahtalar nasıl gönderilsin (genelde sunucuda nasılsa)
    .numbers = numaralar
    .numbers-description = Haneler herkesin kendi tarafından mı, ikisi için de beyazdan mı numaralansın
command-accept = kabul
    .description = Burada sana sunulanı kabul et: meydan okuma, vido, teslim
    .offer = { -option-offer }
    .offer-description = { -which-offer }
command-decline = reddet
    .description = Burada sana sunulanı reddet ya da kendi meydan okumanı geri çek
    .offer = { -option-offer }
    .offer-description = { -which-offer }
    .sure = eminim
    .sure-description = Bir daha sorulmadan vidoyu pas geç

choice-lose = kaybedilir
choice-claim = istenebilir
choice-a-post-a-turn = her hamlede bir mesaj
choice-one-board-that-moves = aşağı taşınan tek tahta
choice-one-board-in-place = yerinde yenilenen tek tahta
choice-each-their-own = herkesinki kendine
choice-fixed = sabit

button-decline = Reddet

rematch-of-others = Bu maçın rövanşını yalnız { $white } ve { $black } isteyebilir. Sen kendi maçını başlatabilirsin:
challenge-to = ### { $challenger } meydan okuyor! Rakip: { $opponent }, { $terms }
    Son süre: { $until } ({ $left }).
challenge-to-anyone = ### { $challenger } rakip arıyor: { $terms }
    Son süre: { $until } ({ $left }).
challenge-closed = ### Meydan okuyan: { $challenger }, { $terms }
challenge-declined = { $who } reddetti.
challenge-accepted = Kabul eden: { $who }. Maç { $match }.
challenge-withdrawn = Geri çekildi.
challenge-expired = Kimse zamanında yanıt vermedi.
challenge-needs-permissions = Burada henüz maç yapılamaz: bu kanalda şu izinlere ihtiyacım var: { $permissions }.

offer-double = Vido, maç { $match }
offer-resignation = Teslim, maç { $match }
offer-challenge = Meydan okuyan { $who }: { $terms }
offer-own-challenge = Meydan okuman, rakip { $who }: { $terms }
offer-own-open-challenge = Herkese açık meydan okuman: { $terms }

offer-which = Burada birden çok teklif var. Hangisini kastediyorsun?
offer-unknown = Burada böyle bir teklif yok. Bunlardan birini mi kastediyorsun?
offers-elsewhere = Burada sana bir teklif yok, ama başka yerde var:
challenge-link = [meydan okumayı göster]({ $url })
challenge-item = { $challenger } meydan okuyor, rakip { $opponent }: { $terms }
challenge-item-to-anyone = { $challenger } rakip arıyor: { $terms }

challenge-abandon = -# { days } hamle yapılmazsa maç kazanansız biter.
challenge-patience = -# Saatsiz: { $days } gün hamle yapılmazsa rakibin maçı isteyebilir ({ COMMAND("claim") }). { $lost } gün sonra sıra kimdeyse o kaybeder.
rated = reytingli

house-opponent = Kime: { $who }. Henüz kimse görmedi.
house-anyone = Kabul eden herkese açık. Henüz kimse görmedi.
house-game = Oyun: { $game }
house-kept-mine = Ev kuralların artık bunlar. Meydan okumaların bunlarla başlar.
house-kept-server = Bu sunucunun ev kuralları artık bunlar, kendi kuralı olmayanlar için.
button-challenge = Meydan okumayı gönder
button-keep-mine = Benim için sakla
button-keep-server = Sunucu için sakla

house-computer = { $who } için: maç hemen başlar.

challenge-form-heading = ### Meydan okuman: { $terms }
challenge-form-person = Birini seç
challenge-form-other = Ya da herhangi biri veya bilgisayar
challenge-form-anyone = Buradaki herhangi biri
challenge-form-anyone-explained = İlk kabul eden oynar
challenge-form-level-explained = { $level ->
    [beginner] Daha öğreniyor
    [casual] Eğlencesine oynar
    [intermediate] Temelleri bilir
    [advanced] Güçlü bir kulüp oyuncusu
    [expert] Yenmesi zor
   *[world_class] En güçlü hâlim
}
challenge-form-length = Ne kadar uzun?
challenge-form-length-explained = { $points ->
    [0] İstediğiniz zaman bırakın
    [1] Tek oyun
    [3] Kısa: iki üç oyun
    [5] Alışılmış maç
    [9] Bir akşam sürer
    [21] Günler süren uzun bir maç
   *[other] En son oynadığın
}
challenge-form-clock = Ne kadar süre?
challenge-form-clock-explained = { $clock ->
    [none] İstediğiniz zaman oynayın
    [live] İkiniz de şimdi buradasınız
   *[turn] Yazışmalı oyun
}
button-more-options = Diğer seçenekler
button-back-to-form = Geri
challenge-sent = Meydan okuman kanalda.
house-rated = Reytingli
house-rated-explained = İki oyuncunun reytingine de sayılır
button-change-options = Değiştir
house-rule-explained = { $option ->
    [cube] İki oyuncu da bahsi katlayabilir
    [crawford] Birine tek puan kalınca bir oyun küpsüz oynanır
    [jacoby] Mars ancak vidodan sonra sayılır
    [beavers] Sana vido gelirse küpü bir daha katlarsın, küp sende kalır
    [raccoons] Vido teklif eden bir daha katlar; beaver da açık olmalı
    [quadruple] Barda pul varken katmerli mars dört kat sayılır
    [winner_starts] Kazanan sonraki oyuna iki zarla başlar
    [free_choice] İki sayıdan yalnız biri oynanabiliyorsa istediğini oynarsın
    [pinned_start] Son pulu başlangıcında hapsedilen çift kaybeder
   *[five_checkers] En çok beş
}

button-seek = Rakip bul
button-seek-on = Aramaya devam et
button-seek-stop = Aramayı bırak
seek-waiting = ### Rakip arıyorsun: { $terms }
seek-place = Başka biri de arayınca eşleşirsin. Maç { $channel } kanalında başlar, seni orada çağırırım. Arama { $left } biter.
seek-others = { $count ->
    [0] Şu anda arayan başka kimse yok.
    [one] Bir kişi daha arıyor, ama ya onunla az önce oynadın ya da başka bir oyun istiyor.
   *[other] { $count } kişi daha arıyor, ama ya onlarla az önce oynadın ya da başka bir oyun istiyorlar.
}
seek-paired = Rakibin: { $who }. [Tahtaya git]({ $url })
seek-heading = { $first } ve { $second }, eşleştiniz. İyi oyunlar!
seek-called = { $people }: biri rakip arıyor.
seek-stopped = Artık rakip aramıyorsun.
seek-needs-member = Burada üye değilim, o yüzden kimseyi eşleştiremem. Onun yerine { COMMAND("challenge") } kullan.
