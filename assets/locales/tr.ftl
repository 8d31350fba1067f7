# Botun söylediği her şey, Türkçe. Adlar hazır gelir ve ek almaz; `**` ve `###` Discord'un biçimlendirmesidir.

language-name = Türkçe

-option-match = maç
-option-offer = teklif
-which-match = Burada birden çok maçın varsa hangisi
-which-match-to-see = Hangi maç; boş bırakırsan kendi maçın ya da buradaki son maç
-which-offer = Birden çok varsa hangisi

## Başka metinlerde geçen sözcükler

points = { $points } puan
length = { $points ->
    [0] sınırsız seri
   *[other] { $points } puanlık maç
}
grade = { $grade ->
    [gammon] mars
    [backgammon] katmerli mars
    [double] mars
    [quadruple] dört katlı oyun
    [more] oyun
   *[single] tek oyun
}
side = { $side ->
    [white] Beyaz
   *[black] Siyah
}
without-cube = küpsüz
list-or = veya
player-unnamed = Oyuncu { $number }

## Komutlar: yazarken Discord'un gösterdiği adlar ve açıklamalar

command-challenge = meydan-oku
    .description = Birine ya da buradaki herkese tavla maçı teklif et
    .opponent = rakip
    .opponent-description = Kime meydan okuyorsun; boş bırakırsan herkes kabul edebilir
    .length = uzunluk
    .length-description = Kazanmak için gereken puan, 1-99 (genelde 5, 9, 21); 0 olursa oyun sürer gider
    .cube = küp
    .cube-description = Vido küpüyle (genelde böyle) ya da küpsüz
    .clock = saat
    .clock-description = Hamle süresi: yok, canlı (saniyeler ve yedek süre) ya da saatler ve günler
    .at_zero = sıfırda
    .at_zero-description = Süre bitince: maç kaybedilir ya da rakip onu isteyebilir
    .rated = puanlı
    .rated-description = Puana sayılsın (genelde böyle) ya da sayılmasın
    .variant = oyun
    .variant-description = Hangi oyun: tavla ya da akrabalarından biri
    .options = seçenekler
    .options-description = Göndermeden önce ev kurallarını seç
    .level = seviye
    .level-description = Bana meydan okursan ne kadar güçlü oynayayım (olağan: orta)
command-accept = kabul
    .description = Burada sana sunulanı kabul et: meydan okuma, vido, teslim
    .offer = { -option-offer }
    .offer-description = { -which-offer }
command-decline = reddet
    .description = Burada sana sunulanı reddet ya da kendi meydan okumanı geri çek
    .offer = { -option-offer }
    .offer-description = { -which-offer }
    .sure = eminim
    .sure-description = Vidoda bir daha sorulmadan pas geç
command-roll = zar-at
    .description = Zarları at
    .match = { -option-match }
    .match-description = { -which-match }
command-move = oyna
    .description = Zarını oyna, örneğin 13/8 6/5
    .play = hamle
    .play-description = Hamlenin tamamı; listede oynanabilenler görünür
    .match = { -option-match }
    .match-description = { -which-match }
command-double = vido
    .description = Zar atmadan önce vido teklif et
    .match = { -option-match }
    .match-description = { -which-match }
command-undo = geri-al
    .description = Bu hamle için seçtiğin son zarı, onaylamadan önce geri al
    .match = { -option-match }
    .match-description = { -which-match }
command-resign = teslim
    .description = Oyunda ya da maçta teslim ol; neye mal olacağı söylenir ve bir daha sorulur
    .what = ne
    .what-description = Ne kadarı; boş bırakırsan her birinin neye mal olacağını görürsün
    .sure = eminim
    .sure-description = Bir daha sorulmadan gönder
    .match = { -option-match }
    .match-description = { -which-match }
command-board = tahta
    .description = Tahtayı yalnız sana ya da herkese göster
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .public = herkese
    .public-description = Düğmeleriyle birlikte herkese göster
command-match = maç
    .description = Bir maçın skoru, küpü ve uzunluğu
    .match = { -option-match }
    .match-description = { -which-match-to-see }
command-matches = maçlar
    .description = Burada oynananlar ve kendi maçların
command-help = yardım
    .description = Nasıl oynanır, bir dakikada
choice-single = tek
choice-gammon = mars
choice-backgammon = katmerli mars
choice-match = maçın tamamı

## Düğmeler (en çok 80 karakter), listeler ve formlar

button-roll = Zar at
button-double = Vido: { $value }
button-take = Kabul
button-pass = Pas
button-resign = Teslim ol
button-my-view = Benim tarafım
button-accept = Kabul et
button-decline = Reddet
button-withdraw = Çekil
button-take-out = Çıkar
button-call-off = İptal et
button-not-after-all = Vazgeç
button-confirm = Onayla
button-undo = Geri al
button-type = Yazarak oyna
button-play-on = Oyuna devam
button-keep-playing = Vazgeç, oynuyorum
button-resign-game = { $grade ->
    [gammon] Mars
    [backgammon] Katmerli mars
    [double] Mars
    [quadruple] Dört kat
    [more] Bu oyun
   *[single] Tek
}: { points } kaybet{ $final ->
    [yes] { "" }
   *[no] { " " }(reddedilebilir)
}
button-resign-match = Maçın tamamı
button-leave-session = Ayrıl: { points } kaybet
list-play-the = { $die } oyna
list-play-a = Bir { $die } oyna ({ $left } kaldı)
remark-hits = kırar
remark-bears-off = toplar
remark-enters = girer
form-play-title = Hamlen
form-play-label = Hamleyi örnekteki gibi yaz

## Meydan okumalar

challenge-to = ### { $challenger } meydan okuyor! Rakip: { $opponent }, { $terms }
    Son süre: { $until } ({ $left }).
challenge-to-anyone = ### { $challenger } rakip arıyor: { $terms }
    Son süre: { $until } ({ $left }).
challenge-closed = ### Meydan okuyan: { $challenger }, { $terms }
challenge-declined = { $who } reddetti.
challenge-accepted = Kabul eden: { $who }. Maç { $match }.
challenge-withdrawn = Geri çekildi.
challenge-expired = Kimse zamanında yanıt vermedi.
challenge-needs-permissions = Burada henüz oynatamam: bu kanalda şu izinler gerekli: { $permissions }.
permission-view = Kanalı Görüntüle
permission-send = Mesaj Gönder
permission-send-in-threads = Alt Başlıklarda Mesaj Gönder
permission-attach = Dosya Ekle

## Sırada olanlar

told-opening-tie = İki taraf da { $number } attı, zarlar yeniden atılıyor.
told-game-started = { $game }. oyun: { $white } { $white_die } attı, { $black } { $black_die } attı. { $first } { $afresh ->
    [yes] yeniden zar atarak
   *[no] iki zarla
} başlıyor.
told-crawford = Bu, Crawford oyunu: küp yok.
told-rolled = { $who } zar attı: { $roll }.
told-danced = { $who } zar attı: { $roll }. { $on_bar ->
    [yes] Kırık pul giremedi.
   *[no] Oynayacak hamle yok.
}
told-played = { $who } oynadı, { $roll }: **{ $play }**
told-doubled = { $who } vido teklif etti: { $value }.
told-taken = { $who } vidoyu kabul etti. Küp şimdi { $value }.
told-passed = { $who } vidoda pas geçti, { $winner } kazandı: { points }.
told-resignation-offered = { $who } teslim olmak istiyor: { grade } ({ points }).
told-resignation-refused = { $who } oyuna devam etmek istiyor.
told-resigned = { $who } teslim oldu ({ grade }), { $winner } kazandı: { points }.
told-match-resigned = { $who } maçta teslim oldu.
told-session-left = { $who } seriden ayrıldı, { $winner } kazandı: { points }.
told-game-won = { $who } { $off ->
    [yes] son pulunu topladı ve kazandı
   *[no] kazandı
}: { grade }, { points }.
told-match-won = ## { $who } maçı kazandı: { $winner_score } : { $loser_score }
told-session-over = ## Seri bitti: { $white } { $white_score } : { $black_score } { $black }

## Tahtanın altında ve üstünde

score-game = { $game }. oyun
score-cube = küp { $value }
score-crawford = Crawford oyunu
turn-roll-or-double = Sıra: { $who }. Zar at ya da vido teklif et.
turn-roll = Sıra: { $who }. Zar at.
turn-play = Sıra: { $who }. Oyna: { $roll }.
turn-answer-double = Sıra: { $who }. Kabul ({ $owns ->
    [yes] küp { $value } olur ve sana geçer
   *[no] küp { $value } olur ve rakipte kalır
}) ya da pas (kaybın { points })?
turn-answer-resignation = Sıra: { $who }. { points } kabul mü, yoksa oyuna devam mı?
progress-left = Oynanacak: { $left }.
progress-so-far = Şimdilik: { $done }. Oynanacak: { $left }.
progress-ready = **{ $play }**: onayla ya da geri al.
progress-forced = Tek bir hamle var: **{ $play }**.
board-footer = -# Maç { $match } · `{ $xgid }`

## Tek bir kişiye sorular ve yanıtlar

ask-pass = Vidoda pas mı geçiyorsun (küp { $value } olacaktı)? Bu oyunu kaybedersin, kaybın { points }.
ask-resign = Neyi bırakmak istiyorsun? Rakibin ({ $opponent }) reddedebileceği şeyler belirtildi. { $session ->
    [yes] Seriden ayrılmak, bu oyunda kaybedilebilecek en çok puana mal olur
   *[no] Maçın tamamını bırakan, maçı hemen kaybeder
}. Henüz hiçbir şey gönderilmedi.
answer-nothing-sent = Hiçbir şey gönderilmedi. Oyuna devam.
answer-stale = Bu, eski bir konum içindi. Maçın şimdiki durumu:
answer-repeat = Bu zaten yapıldı. Maçın şimdiki durumu:
undo-done = Geri alındı.
undo-nothing = Tahtada geri alınabilecek bir seçim yok; onaylanan hamle kalır. Bu senin tahtan:
offer-double = Vido, maç { $match }
offer-resignation = Teslim, maç { $match }
offer-challenge = Meydan okuyan { $who }: { $terms }
offer-own-challenge = { $who } için meydan okuman: { $terms }
offer-own-open-challenge = Herkese açık meydan okuman: { $terms }

## Maç listeleri ve bilgileri

matches-none = Burada maç oynanmıyor. Bir maç başlat: `/{ command-challenge }`.
matches-here = ### Bu kanaldaki maçlar
matches-elsewhere = ### Başka yerlerdeki maçların
matches-server = ### Bu sunucudaki başka maçlar
matches-more = ... ve { $count } tane daha.
match-heading = ### Maç { $match }
match-away = Kazanmak için gereken puan: { $white } { $white_away }, { $black } { $black_away }.
match-cube = Küp { $value }, sahibi { $who }.
match-no-cube = Küpsüz oynanıyor.
match-after-crawford = Crawford oyunu oynandı.
match-begun = Başlangıç: { $when }.
match-link = [tahtayı göster]({ $url })
match-by-command = `/{ command-match } { $match }`

## Hatalar: ne yanlış, ne olurdu

error-impossible = Bu şimdi olmaz. Konumu görmek için: `/{ command-board }`.
error-stale = Bu, eski bir konum içindi ve hiçbir şey değişmedi. Maçın şimdiki durumu: `/{ command-board }`.
error-not-on-roll = Sıra rakibinde. Konumu görmek için: `/{ command-board }`.
error-records = Şu anda kayıtlarıma ulaşamıyorum, hiçbir şey değişmedi. Bir dakika sonra yeniden dene; maçın güvende.
error-command = Bu komut burada okunamadı. Discord hâlâ eski biçimini gösteriyor olabilir: bir dakika sonra yeniden dene.
error-permissions = Buraya yazamıyorum. Bu kanalı yöneten biri bana şu izinleri vermeli: **{ permission-view }**, **{ permission-send }**, **{ permission-attach }**. Maçın saklanıyor: izin gelince `/{ command-board }` gösterir.
error-incident = Kusura bakma, bende bir şeyler ters gitti (olay `{ $code }`). Maçın olduğu gibi duruyor: `/{ command-board }`.
error-notation = `{ $text }` bir hamle olarak okunamıyor. Hamle şöyle yazılır: `13/8 6/5`, `bar/20`, `8/5(2)` veya `6/off`.
error-not-a-play = `{ $text }` bir hamle olarak okunamıyor.
error-ambiguous = Bu birden çok biçimde okunabilir. Hangisi: { $plays }?
error-legal-few = Oynanabilir: { $plays }.
error-legal-many = Oynanabilir { $count } hamle var, örneğin { $plays }; yazarken hepsini `/{ command-move }` listeler.

error-bar-first = Önce kırık pulun girmeli.
error-no-checker = { $source ->
    [bar] Kırık pulun yok.
   *[other] { $source } numaralı hanede pulun yok.
}
error-blocked = { $target } numaralı kapı kapalı: orayı rakibin pulları tutuyor.
error-not-home = Bütün pulların kendi evinde (1-6 numaralı haneler) olmadan toplayamazsın.
error-higher-checker = Daha geride pul varken { $source } numaralı haneden bu zarla toplayamazsın.
error-wrong-distance = { $source }/{ $target } attığın zara uymuyor.
error-used-number = { $source }/{ $target } zardaki bir sayıyı istiyor, ama onu öbür hamleler kullandı.
error-wrong-way = Pullar büyük numaralı haneden küçüğe gider: { $source }/{ $target } geriye gidiyor.
error-must-use-both = Oynanabiliyorsa iki zarı da oynamalısın.
error-must-use-higher = Zarlardan yalnız biri oynanabiliyor, öyleyse büyük olanı oynamalısın.
error-must-use-more = Zarlarının oynanabilen kadarını oynamalısın.
error-too-many-moves = Bu, zarının verdiğinden çok hamle.
error-cannot-move = Bu zarla böyle oynanmaz.
error-forbidden = Bu oyunun kuralları buna izin vermiyor.

error-no-cube = Bu maç küpsüz oynanıyor.
error-cube-crawford = Bu, Crawford oyunu: kimse vido teklif edemez. Küp bir sonraki oyunda geri gelir.
error-cube-not-yours = Küp rakibinde: sıradaki vidoyu yalnız o teklif edebilir.
error-cube-dead = Küpün şimdiki değeriyle kazanmak maç için zaten yetiyor, onun için vido teklif edemezsin.
error-cube-rolled = Zarı attın bile: vido zardan önce teklif edilir. Zarını oyna: `/{ command-move }`.
error-cube-offered = Zaten bir vido teklifi var: önce kabul ya da pas gerekli.

error-not-a-player = Bu maçta oynamıyorsun. Buradan izle ya da kendi maçını başlat: `/{ command-challenge }`.
error-not-your-challenge = Bu meydan okuma başkasına. Kendininkini başlat: `/{ command-challenge }`.
error-open-challenge = Bu meydan okuma herkese açık: kabul et ya da bırak. Onu yalnız meydan okuyan geri çekebilir.
error-own-challenge = Bu senin meydan okuman: onu başkası kabul etmeli. İstersen geri çekebilirsin.
error-not-admin = Bunu yalnız bu sunucuyu yönetebilenler yapabilir.

error-challenge-self = Kendine meydan okuyamazsın. Başka birini seç ya da rakibi boş bırak, herkes kabul edebilsin.
error-challenge-bot = Başka botlar meydan okumaya yanıt vermez. Bir insan seç, beni seç (her seviyede oynarım) ya da rakibi boş bırak, herkes kabul edebilsin.
error-challenge-not-here = O kişi bu sunucuda değil (artık yok). Burada olan birini seç.
error-challenge-duplicate = Aynı meydan okumayı burada zaten yaptın, hâlâ açık. Değiştirmek için geri çek: `/{ command-decline }`.
error-challenge-too-many = Bu kanalda çok fazla açık meydan okuman var. Önce birini geri çek: `/{ command-decline }`.
error-challenge-length = Maç 1-99 puan üzerinden oynanır; sınırsız seri için 0.
error-challenge-not-open = Bu meydan okuma artık açık değil.
error-challenge-expired = Bu meydan okumanın süresi doldu. Yenisini yap: `/{ command-challenge }`.
error-challenge-withdrawn = Bu meydan okuma geri çekildi. Kendininkini yap: `/{ command-challenge }`.
error-challenge-declined = Bu meydan okuma reddedildi. Yenisini yap: `/{ command-challenge }`.
error-challenge-accepted = Bu meydan okuma çoktan kabul edildi ve maç sürüyor: `/{ command-matches }`.
error-challenge-blocked = Bu kişiyle birbirinize karşı oynayamazsınız. `/{ command-challenge }` ile başka birine meydan oku ya da rakibi boş bırak, herkes kabul edebilsin.

error-no-match = Böyle bir maç yok. Oynananlar: `/{ command-matches }`.
error-no-match-here = Bu kanalda maçın yok. Bir maç başlat: `/{ command-challenge }`; oynananlar: `/{ command-matches }`.
error-played-elsewhere = { $match } numaralı maç burada oynanmıyor; hamleni burada kimse görmez.
error-no-offer = Burada sana bir teklif yok. Oynananlar: `/{ command-matches }`.
error-no-challenge = Böyle bir meydan okuma yok. Bir tane yap: `/{ command-challenge }`.
error-several-matches = Bu kanalda birden çok maçın var: `{ -option-match }` seçeneğiyle birini seç ({ $ids }).
error-several-offers = Burada sana birden çok teklif var: `{ -option-offer }` seçeneğiyle birini seç.

error-to-roll = Zarlar henüz atılmadı: `/{ command-roll }`, ya da önce `/{ command-double }`.
error-to-play = Zarlar atıldı: `/{ command-move }` ile ya da tahtanın altındaki listelerle oyna.
error-double-offered = Bir vido teklifi var: önce kabul (`/{ command-accept }`) ya da pas (`/{ command-decline }`) gerekli.
error-resignation-offered = Bir teslim teklifi var: `/{ command-accept }`, ya da oyuna devam için `/{ command-decline }`.
error-over = Bu maç bitti. Yenisini başlat: `/{ command-challenge }`.

error-no-clock = Bu maç saatsiz oynanıyor.
error-clock-paused = Bu maçın saati zaten durmuş.
error-clock-stands-still = Bu maça ara verildi: `/{ command-resume }` saati yeniden çalıştırır, sonra oynanır.
error-clock-not-paused = Bu maçın saati durdurulmuş değil.
error-clock-not-out = Rakibinin süresi henüz dolmadı.
error-clock-own-time = Dolan süre senin kendi süren.
error-clock-already-asked = Bunu zaten istedin. Rakibinin yanıtı bekleniyor.
error-clock-session = Sınırsız seri saatle oynanamaz.
error-clock-no-vacation = Bu yıl kalan tatil günün: { $days }.
error-clock-not-away = Tatilde değilsin.
error-preference = Böyle bir seçenek yok: `{ $value }`.
error-preference-known = Böyle bir seçenek yok: `{ $value }`. Olabilecekler: { $known }.
error-record-where = { $place ->
    [side] { $game }. oyun, { $move }. hamle, { $side ->
        [black] Siyah
       *[white] Beyaz
    }{ $line ->
        [0] :
       *[other] {" "}(satır { $line }):
    }
    [move] { $game }. oyun, { $move }. hamle{ $line ->
        [0] :
       *[other] {" "}(satır { $line }):
    }
    [game] { $game }. oyun{ $line ->
        [0] :
       *[other] {" "}(satır { $line }):
    }
   *[line] Satır { $line }:
}
error-file-play = { $reason ->
    [bar_first] Önce kırık pul girmeli.
    [no_checker] { $source ->
        [bar] Bu tarafın kırık pulu yok.
       *[other] Bu tarafın { $source } numaralı hanede pulu yok.
    }
    [blocked] { $target } numaralı kapı kapalı: orayı öbür tarafın pulları tutuyor.
    [not_home] Bir tarafın bütün pulları kendi evinde (1-6 numaralı haneler) olmadan pul toplanamaz.
    [higher_checker] Daha geride pul varken { $source } numaralı haneden bu zarla pul toplanamaz.
    [wrong_distance] { $source }/{ $target } zara uymuyor.
    [used_number] Zardaki her sayı yalnızca bir kez kullanılır: { $source }/{ $target } öbür hamlelerin kullandığı bir sayıyı istiyor.
    [wrong_way] Pullar büyük numaralı haneden küçüğe gider: { $source }/{ $target } geriye gidiyor.
    [must_use_both] Oynanabiliyorsa iki zar da oynanmalı.
    [must_use_higher] Zarlardan yalnız biri oynanabiliyordu, öyleyse büyük olan oynanmalı.
    [must_use_more] Zarların oynanabilen kadarı oynanmalı.
    [too_many_moves] Bu, zarın verdiğinden çok hamle.
   *[other] Oyunun kuralları buna izin vermiyor.
}
error-file-legal = { $count ->
    [one] Yalnız şu oynanabilirdi: { $plays }.
   *[other] { $all ->
        [yes] Şunlar oynanabilirdi: { $plays }.
       *[no] { $count } hamle oynanabilirdi, örneğin { $plays }.
    }
}
error-file-can-move = Bu zarla oynanabilecek bir hamle vardı.
error-file-ambiguous = Birden çok biçimde okunabiliyor: { $plays }.
error-file-to-roll = Vido teklifi yoktu: sıra zar atmakta ya da vido teklif etmekteydi.
error-file-to-play = Zarlar atılmıştı: sıra zarı oynamaktaydı.
error-file-double-offered = Vido teklif edilmişti: kabul ya da pas gerekliydi.
error-file-resignation-offered = Teslim teklif edilmişti: ona yanıt gerekliydi.
error-file-over = Maç zaten bitmişti.
error-file-not-on-roll = Sıra öbür taraftaydı.
error-file-cube-not-theirs = Küp öbür taraftaydı: sıradaki vidoyu yalnız o teklif edebilirdi.
error-file-cube-dead = Küpün o değeriyle kazanmak bu taraf için maça zaten yetiyordu, onun için vido teklif edemezdi.
error-file-cube-rolled = Zarlar atılmıştı: vido zardan önce teklif edilir.
error-file-cube = Oyun açılış zarıyla başlar; sonra bir taraf zar atmadan önce vido teklif edebilir ve küp iki katına çıkar.
error-record-too-large = Bu kayıt çok büyük. Bir `.mat` dosyası en çok 2 MB, 1.000 karakterlik 10.000 satır ve 500 oyun olabilir; `/{ command-export }` ile alınan bir dosya (json veya text) en çok 4 MB.
error-record-unknown = Bu, okuyabildiğim bir maç kaydı değil. `.mat` dosyalarını okurum: içinde örneğin `5 point match` ve ardından `Game 1` yazar.
error-record-version = Bu kayıt botun daha yeni bir sürümünden.
error-record-length = `{ $text }` bildiğim bir uzunluk değil. Bir maç 1 ile 99 sayı arasındadır, bir oturum 0.
error-record-unknown-game = `{ $text }` oyununu bilmiyorum.
error-record-no-mat = Bu maç `.mat` dosyası olarak yazılamaz; o yalnızca tavlanın standart biçimini bilir ve içinde `{ $text }` için yer yok. Metin ve olay kaydı bunu tutar.
error-record-unreadable = `{ $text }` okunamıyor.
error-record-illegal-play = { $roll } ile `{ $text }` oynanamaz.
error-record-missing-play = { $roll } ile oynanan hamle eksik.
error-record-out-of-turn = `{ $text }` sırası olmayan oyuncunun sütununda.
error-record-illegal-cube = `{ $text }` burada yapılamaz.
error-record-wrong-opening = Bu oyuncu için oyun { $roll } ile başlayamaz.
error-record-wrong-game = `{ $text }` buraya ait değil: bu oyunun parçası değil.
error-record-wrong-score = Dosyada { $text } yazıyor, ama önceki oyunların sonucu başka.
error-record-wrong-result = `{ $text }` oyunla uyuşmuyor.
error-record-unfinished-game = Oyunun sonu yok.

## Tahtanın resmi ve aynısı sözle

board-wins = { side } kazandı
board-crawford = Crawford oyunu
board-post-crawford = Crawford sonrası
board-limit = en çok { $limit }
board-doubles = vido: { $value }
caption-points = +{ points }
caption-danced = { $roll }: hamle yok
caption-resignation = teslim teklifi
caption-part = { $count ->
    [one] bir tane { $number } oynuyor
    [2] iki tane { $number } oynuyor
    [3] üç tane { $number } oynuyor
    [4] dört tane { $number } oynuyor
   *[other] { $count } tane { $number } oynuyor
}
caption-left-over = kalan: { $numbers }
caption-names = çift söylüyor
caption-said = { $what ->
    [take] { side } kabul etti
    [pass] { side } pas dedi
    [play-on] { side } oyuna devam ediyor
    [drawn] berabere
   *[time] { side }: süre doldu
}
alt-named = { side } ({ $name })
alt-board = Tavla tahtası: { $white }, rakibi { $black }.
alt-board-game = { $game } tahtası: { $white }, rakibi { $black }.
alt-limit = Bir hanede bir tarafın en çok { $limit } pulu olabilir.
alt-to-move = Sıra: { side }.
alt-doubles = { $side ->
    [white] Beyaz vido teklif etti: { $value }; yanıt sırası Siyah.
   *[black] Siyah vido teklif etti: { $value }; yanıt sırası Beyaz.
}
alt-won = { side } kazandı.
alt-over = Oyun bitti.
alt-score-session = Sınırsız seri, skor Beyaz { $white }, Siyah { $black }.
alt-score-match = { $length } puanlık maç, skor Beyaz { $white }, Siyah { $black }{ $game ->
    [crawford] , Crawford oyunu
    [post-crawford] , Crawford sonrası
   *[usual] { "" }
}.
alt-cube-none = Küp yok.
alt-cube-crawford = Bu oyunda küp kullanılmıyor.
alt-cube-centred = Küp ortada: { $value }.
alt-cube-owned = Küp { $value }, sahibi { side }.
alt-rolled = { side } attı: { $first } ve { $second }.
alt-rolled-used = { side } attı: { $first } ve { $second }, oynanan: { $used }.
alt-to-play = { side } oynuyor: { $numbers }.
alt-to-play-used = { side } oynuyor: { $numbers }, oynanan: { $used }.
alt-last-play = Son hamle: { $moves }.
alt-hitting = { $move } kırarak
alt-pinning = { $move } bağlayarak
alt-places = { side }, { $pips } pip: { $places }.
alt-on-bar = { $count } kırık
alt-on-point = { $point } hanede { $count }
alt-off = { $count } toplandı
alt-in-hand = { $count } henüz girmedi
alt-pinned-on = { $point } hanesinde { $count }, bağlı
text-board-hand = { $checker } { $count } henüz girmedi
text-board-pinned = { $checker } bağlı, hane: { $points }

## Nasıl başlanır

welcome = ### Tavla
    `/{ command-challenge }` yaz ve bir rakip seç; rakibi boş bırakırsan buradaki herkes **{ button-accept }** düğmesine basabilir.
    Oyunun bir dakikalık anlatımı: `/{ command-help }`.
welcome-local = Bu sayfada hepsi sensin: yukarıdaki *Viewing as* listesinden **Alice**, **Bob** ya da izleyici **Carol** seç. Yani: Alice olarak `/{ command-challenge }` yaz, Enter, Enter, Bob seç ve okla gönder; Bob olarak **{ button-accept }** düğmesine bas.
help = ## Bir dakikada tavla
    { "**" }Başlangıç:** `/{ command-challenge }` ile bir arkadaşını seç (rakibi boş bırakırsan herkes kabul edebilir). Karşı taraf **{ button-accept }** düğmesine basar. Kimse yok mu? Bana meydan oku.
    { "**" }Sıra sende:** **{ button-roll }** düğmesine bas, listelerden her zar için bir hamle seç, **{ button-confirm }** düğmesine bas. Ya da yaz: `/{ command-roll }`, sonra `/{ command-move } 24/18 13/8`.
    { "**" }Amaç:** on beş pulunu kendi evine (1-6 numaralı haneler) getirip rakibinden önce toplamak. Büyük numaralı haneden küçüğe gidersin; resimdeki numaralar, sırası gelen oyuncuya göredir.
    { "**" }Tek duran pul** kırılabilir ve yeniden girmesi gerekir. İki ya da daha çok pulun durduğu kapıya konulamaz.
    { "**" }Küp:** zar atmadan önce `/{ command-double }` ile vido teklif edebilirsin; rakip kabul eder (sıradaki vido onun olur) ya da pas geçer ve oyunu eski değerle kaybeder.
    { "**" }Yazım:** `8/5 6/5`, resimdeki 3-1 zarında olduğu gibi, birer pul oynatır; `8/5(2)` iki pul; `bar/20` kırık pulu sokar; `6/off` toplar; `*` kırma demektir.

    `/{ command-board }` konum · `/{ command-match }` skor ve küp · `/{ command-matches }` oynananlar · `/{ command-resign }` · `/{ command-accept }` `/{ command-decline }` sana gelen teklifler · `/{ command-preferences }` seçenek olmayan yerde zarı ve hamleyi bota bırak · `/{ command-watch }` bir maçı takip et

## Tercihler ve ayarlar

preferences-heading = ### Tercihlerin
preferences-explained = Bir dokunuş açar (✅) ya da kapatır. Aşağıdaki listeler yalnızca senin gördüğün tahtalar ve mesajlar içindir; herkese açık tahtalar herkese aynı görünür. Vido küpüne kendiliğinden asla dokunulmaz.
preference-auto-roll = Benim yerime zar at
preference-auto-forced = Zorunlu hamleler
preference-auto-bear-off = Benim yerime topla
preference-confirm = Onay iste
preference-reminders = Bana hatırlat
preference-text-board = Yazılı tahta
preference-home-left = İç saha solda
preference-numbering = Hane numaraları
preference-theme = Görünüm
preference-language = Dil
numbering-mover = sırası gelen oyuncunun
numbering-own = hep benimkiler
numbering-none = yok
as-the-server = sunucu nasılsa
as-the-bot = bot nasılsa
as-discord = Discord nasılsa
theme-preview = **{ $theme }** böyle görünür.
theme-classic = Klasik
theme-dark = Koyu
theme-tournament = Turnuva
theme-paper = Kâğıt
theme-high-contrast = Yüksek karşıtlık
theme-colour-blind = Renk körlüğü için
button-use-theme = Bunu kullan
button-back = Geri
blocked = { $who } artık sana meydan okuyamaz. `/{ command-preferences } { command-preferences-unblock }` bunu geri alır. Kimseye söylenmez.
unblocked = { $who } sana yeniden meydan okuyabilir.
blocked-list = Engelli: { $who }.
days = { $days } gün
vacation-begun = Tatilin { $until } tarihine kadar: uzun süreli maçların bekliyor. Bu yıl kalan tatil: { days }.
vacation-over = Tekrar hoş geldin. Bu yıl kalan tatil: { days }.
settings-heading = ### Bu sunucuda maçlar nasıl oynanır
settings-explained = **Tek canlı tahta:** her hamlede yeni mesaj yerine aynı mesaj yenilenir; kimseye haber verilmez. **Alt başlıklar:** her maç kendi alt başlığında oynanır.
setting-live = Tek canlı tahta
setting-threads = Alt başlıklar
setting-length = Olağan uzunluk
setting-clock = Olağan saat
sample-white = Ayşe
sample-black = Burak
text-board-side = { $checker } { $name }: { $pips } pip, { $off } toplandı{ $cube ->
    [0] { "" }
   *[other] , küp { $cube }
}

## Süre

hours = { $hours } saat
clock-none = saatsiz
clock-live = canlı: hamle başına 12 saniye, sonra yedek süre
clock-turn = hamle başına { $unit ->
    [days] { days }
   *[hours] { hours }
}
clock-terms-live = ⏳ Hamle başına { $delay } saniye, sonra her oyuncuya { $minutes } dakika yedek süre; sıfırda { $zero ->
    [lose] maç kaybedilir
   *[claim] rakip maçı isteyebilir
}.
clock-terms-turn = ⏳ Hamle başına { $unit ->
    [days] { days }
   *[hours] { hours }
}; sıfırda { $zero ->
    [lose] maç kaybedilir
   *[claim] rakip maçı isteyebilir
}.
clock-running = ⏳ { $who }: { $left }
clock-paused = ⏸ Saat duruyor. `/{ command-resume }` yeniden çalıştırır.
clock-expired = ⌛ Süresi biten: { $who }. Maçı isteyebilir: { $opponent }.
clock-pause-asked = Ara isteyen: { $who }. Kabul etmek için `/{ command-pause }`.
pause-agree = { $who }, ara vermeyi kabul ediyor musun?
button-pause = Kabul
button-resume = Sürdür
button-claim = Maçı iste
reminder = ⏳ { $who }, { $match } numaralı maçta süren doluyor: { $left }.
told-time-out = ⌛ { $who } süresini doldurdu ve maçı kaybetti.
told-time-claimed = ⌛ { $who } süresini doldurdu; { $winner } maçı istedi.
told-time-credit = Bot bir süre çevrimdışıydı; o süre önceden geri verilmişti ({ $minutes } dakika).
told-abandoned = Burada uzun süredir kimse oynamadı: maç kazanansız kapandı. Kaydı saklanır.
told-closed = { $closing ->
    [called_off] Turnuva iptal edildi, bu maç da onunla bitti. Kaydı saklanır.
    [entrant_out] İki oyuncu da turnuvadan çıktı: maç burada bitti, eşleşmenin kazananı yok. Kaydı saklanır.
    [result_entered] Bir düzenleyici bu eşleşmenin sonucunu girdi: maç burada bitti. Kaydı saklanır.
   *[other] Turnuvanın bu eşleşmesini artık bu ikisi oynamıyor: maç burada bitti. Kaydı saklanır.
}
told-closed-for = { $closing ->
    [entrant_out] { $loser } turnuvadan çıktı: eşleşmenin kazananı { $winner }, maç burada bitti. Kaydı saklanır.
   *[other] Bir düzenleyici sonucu girdi: { $loser } karşısında eşleşmenin kazananı { $winner }, maç burada bitti. Kaydı saklanır.
}
result-closed = Maç bitmeden kapatıldı. Kaydı saklanır.
told-passing-asked = { $who } giremiyor; bir pul oynayana dek sırası atlanacak.
told-passed-turns = { $who } geri döndü; atlanan sıra: { $turns }.
button-pass-until = Oynayana dek sıramı atla
challenge-abandon = -# { days } boyunca dokunulmayan maç kazanansız biter.

## İzleme

button-follow = Takip et
button-unfollow = Takibi bırak
watch-several = Bu sunucuda birden çok maç oynanıyor. Birini seç: `/{ command-watch } { -option-match }:`
watch-explained = Takip edersen vido verilince, Crawford oyunu başlayınca ve maç bitince sana özel mesaj yazarım.
watch-following = Bu maçı takip ediyorsun: heyecanlanınca ve bitince sana özel mesaj yazarım.
follow-notice = Takip ettiğin maç: { $players }
button-replay = Yeniden izle
button-rematch = Rövanş
button-hint = İpucu
button-ask-pause = Ara iste
replay-place = { $number } / { $count }
equity-empty = Bu maçın hiçbir kararı incelenmedi.
equity-words = { $kind ->
    [equity] { $white } için equity
   *[chance] { $white } için maçı kazanma şansı
}, rakip { $black }, { $count } karar: başta { $first }, sonda { $last }; en düşük { $low } ({ $low_at }. karar), en yüksek { $high } ({ $high_at }. karar).
equity-game = { $at }. karardan başlayarak { $white } : { $black }
equity-games = { $count } oyun: { $games }.
equity-blunders = { $who }: { $count ->
    [0] büyük hata yok.
   *[other] { $count } büyük hata, kararlar: { $places }.
}
button-film = Animasyon
replay-heading = ### Maç { $match }, oyun { $game }
replay-words = { $game }. oyunun animasyonu, { $white } (Beyaz) ile { $black } (Siyah): her elin zarı ve hamlesi, toplam { $turns } el.
replay-ending = Oyunu { $who } kazandı: { $turns } el sonunda { caption-points }
replay-open = Henüz bitmedi: şimdiye kadar { $turns } el
replay-cut = -# Oyunun tamamı bir animasyon için fazla büyük: bunlar son { $boards } tahta. Düğme her eli gösterir.
replay-busy = Son animasyonun hâlâ hazırlanıyor. O gelince yeniden iste.
replay-game = { $game }. oyun, skor { $white } : { $black }
replay-games = Bir oyuna git
replay-too-large = Animasyon buraya yüklenemeyecek kadar büyük. Maç sonucunun altındaki Yeniden izle düğmesi her eli gösterir.
replay-nothing = { $match } numaralı maçta henüz bir şey oynanmadı.
replay-no-game = { $match } numaralı maçın { $game }. oyununda bir şey oynanmadı. Görülebilecek oyunlar: { $games }.
live-note = Yukarıdaki tahta yenilendi.
goes-on-in-thread = Maç şurada sürüyor: { $thread }
result-heading = ### { $match } numaralı maçın sonucu
result-passed = vido reddedildi
result-time = süreden
result-match-resigned = maçta teslim
result-how = { $grade ->
    [gammon] mars
    [backgammon] katmerli mars
    [double] mars
    [quadruple] dört kat
    [more] kalan pullar
   *[single] tek oyun
}{ $resigned ->
    [yes] , teslim
   *[no] { "" }
}
result-drawn = berabere
result-game-drawn = { $game }. oyun: berabere, { $white } : { $black }
result-game = { $game }. oyun: { $winner } { caption-points } ({ $how }), { $white } : { $black }
result-cube = { $game }. oyun: { $who } { $kind ->
    [double] vido verdi
    [beaver] beaver dedi
    [take] vidoyu kabul etti
   *[pass] vidoyu reddetti
}: { $value }
result-left-out = öncesinde { $count } tane daha
result-luckiest = En şanslı zar: { $roll }, { $who }, { $game }. oyun; ortalamadan { $pips } pip iyi
legal-plays = Oynanabilir: { $plays }
legal-plays-more = Oynanabilir ({ $count }): { $plays } ...

## Gizlilik

privacy-heading = ### Senin hakkında saklananlar
privacy-stored = Numaran ve görünen adın (son görülme { $seen }); { $matches } maç ({ $ongoing } sürüyor), sana ait { $events } kayıt; { $challenges } meydan okuma; { $preferences ->
    [yes] tercihlerin
   *[no] tercih yok
}; engellenen { $blocks }, takip edilen { $follows }; içe aktarılan maç { $imports }.
privacy-why = Maçlar yeniden başlatmadan sonra da sürsün ve yeniden izlenebilsin diye saklanır. Mesajlar okunmaz. `/{ command-privacy } { command-privacy-export }` hepsini dosya olarak verir, `/{ command-privacy } { command-privacy-delete }` siler.
privacy-nothing = Senin hakkında hiçbir şey saklanmıyor.
privacy-export = Senin hakkında saklanan her şey:
privacy-ask = Senin hakkında saklanan her şey silinsin mi? { $ongoing ->
    [0] { "" }
   *[other] Süren maçlarından ({ $ongoing }) çekilmiş olursun.{ " " }
}Biten maçlar ({ $finished }) adın olmadan rakiplerinde kalır. Bu geri alınamaz.
privacy-kept = Hiçbir şey silinmedi.
privacy-deleting = Siliniyor ...
privacy-deleted = Senin hakkındaki her şey silindi.
button-delete = Hepsini sil
button-keep = Kalsın

## Komutlar, devamı

command-preferences = tercihler
    .description = Neyi seversin: dokunuşlar, tahta, süre
command-preferences-show = göster
    .description = Bütün tercihlerin bir bakışta
command-preferences-theme = görünüm
    .description = Bir görünüme bak ve kendi tahtaların için seç
    .theme = görünüm
    .theme-description = Hangisi
command-preferences-block = engelle
    .description = Biri artık sana meydan okuyamasın
    .person = kişi
    .person-description = Kimi engelliyorsun
command-preferences-unblock = engeli-kaldır
    .description = Biri sana yeniden meydan okuyabilsin
    .person = kişi
    .person-description = Kimin engeli kalksın
command-preferences-vacation = tatil
    .description = İzin günleri: uzun süreli maçların seni bekler; 0 bitirir
    .days = gün
    .days-description = Bugünden başlayarak kaç gün
command-settings = ayarlar
    .description = Bu sunucuda maçlar nasıl gösterilir ve oynanır
command-watch = izle
    .description = Bir maçı takip et: nerede oynanıyor, heyecanlanınca haber al
    .match = { -option-match }
    .match-description = { -which-match-to-see }
command-replay = tekrar
    .description = Bir oyunu animasyon olarak yeniden izle
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .game = oyun
    .game-description = Oyunun numarası; boş bırakırsan sonuncusu
    .public = herkese
    .public-description = Herkese göster
command-pause = ara
    .description = Rakibinden ara iste ya da araya razı ol: saat durur
    .match = { -option-match }
    .match-description = { -which-match }
command-resume = sürdür
    .description = Ara verilen maçın saatini yeniden çalıştır
    .match = { -option-match }
    .match-description = { -which-match }
command-privacy = gizlilik
    .description = Senin hakkında neler saklanıyor
command-privacy-show = göster
    .description = Senin hakkında neler saklanıyor ve neden
command-privacy-export = dışa-aktar
    .description = Senin hakkında saklanan her şey, dosya olarak
command-privacy-delete = sil
    .description = Senin hakkında saklanan her şeyi sil; bir kez daha sorulur

player-gone = eski bir oyuncu

error-challenge-nobody-here = Burada benden başka oynayacak kimse yok: rakip olarak beni seç ya da bir sunucuda, beni uygulamalarına ekledikten sonra bir grupta birine meydan oku.
choice-lose = kaybedilir
choice-claim = istenebilir
choice-none = yok
choice-live = canlı
choice-12h = 12 saat
choice-1d = 1 gün
choice-3d = 3 gün
choice-7d = 7 gün
board-pips = pip
told-more = ... ve { $count } tane daha ...
blocked-list-more = Engelli: { $who } ve { $count } kişi daha.
command-claim = iste
    .description = Rakibinin süresi bittiği için maçı kazan
    .match = { -option-match }
    .match-description = { -which-match }

## Turnuvalar

format-name = { $format ->
    [single_elimination] Tek eleme
    [double_elimination] Çift eleme
    [round_robin] Herkes herkesle
    [swiss] İsviçre sistemi
   *[consolation] Ana tablo ve teselli tablosu
}
stage-name = { $stage ->
    [groups] Gruplar
    [swiss] İsviçre sistemi
    [main] Ana tablo
    [third_place] Üçüncülük maçı
    [losers] Kaybedenler tablosu
    [finals] Final
    [consolation] Teselli tablosu
   *[last_chance] Son şans
}
round-name = { $key ->
    [quarterfinal] Çeyrek final
    [semifinal] Yarı final
    [final] Final
    [decider] Belirleyici maç
    [third_place] Üçüncülük maçı
   *[round] { $number }. tur
}
group-title = Grup { $number }
slot-bye = bay
slot-from = { $kind ->
    [winner] Kazanan, { $number }
   *[loser] Kaybeden, { $number }
}
column-points = Puan
column-buchholz = Buchholz
column-wins = Galibiyet
column-losses = Yenilgi
entrants = { $count } oyuncu
podium-words = { $name }: 1. { $first }, 2. { $second }, 3. { $third }
pairing-words = { $round }: { $first }, rakibi { $second }
pairing-won-words = { $round }: { $first }, rakibi { $second }; kazanan { $winner }
tournament-heading = ### 🏆 { $name }
tournament-lengths = { $lengths } puanlık maçlar
tournament-weekly = her hafta
tournament-deadline = Bir tur en çok { hours } sürer. Sonra maç kimi bekliyorsa o kaybeder; maçta tek hamle bile yapmamış olan turnuvadan çıkar.
tournament-abandon = { days } boyunca dokunulmayan maç kazanansız biter ve yeniden başlatılır. Bir düzenleyici onun yerine sonucu girebilir: `/{ command-tournament } { command-tournament-report }`.
tournament-running = Başladı.
tournament-cancelled = İptal edildi.
tournament-ended = Bitti.
tournament-starts-by-hand = Aşağıdan katıl; bir düzenleyici başlatır.
tournament-starts = Başlangıç: { $at } ({ $left }).
tournament-check-in = Başlangıçtan önceki son { $minutes } dakikada burada olduğunu bildir, yoksa kuraya girmezsin.
tournament-entrants = Katılan: **{ $count } / { $limit }**
tournament-waiting = Bekleme listesi: { $names }
tournament-footer = -# Turnuva { $number }
tournament-paused = Durduruldu: şimdilik yeni maç açılmıyor.
tournament-resumed = Devam ediyor.
tournament-champion = Kazanan: **{ $who }**.
tournament-your-match = Sıradaki maçın: { $round }.
tournament-won = ## 🏆 { $who } kazandı: { $name }
tournament-no-champion = ## { $name } kazanansız bitti
tournament-not-drawn = Kura henüz çekilmedi: turnuva başlarken çekilir.
tournament-withdrawn = Çekildin: kalan maçların kaybedilmiş sayılır.
tournament-started = Kura çekildi; maçlar açılıyor.
tournament-needs-member = Turnuva tahtalarla oynanır, burada tahta gönderemem: bu sunucuda yalnızca bir kişinin uygulamasıyım. Sunucuyu yöneten biri önce beni sunucuya eklemeli.
tournament-needs-permissions = Turnuvayı orada henüz oynatamam: { $channel } kanalında şu izinler gerekli: { $permissions }.
tournament-channel-gone = Duyurulduğu kanal artık yok, orada oynanamaz. `/{ command-tournament } { command-tournament-cancel }` ile iptal et ve başka bir kanalda duyur.
tournament-reported = Eşleşme { $pairing }: { $who } kazandı. Senin adınla kaydedildi.
tournament-forfeited = { $who } turnuvadan çıktı; kalan maçları kaybedilmiş sayılır.
tournament-replaced = Çıkan: { $who }. Yerine giren: { $newcomer }.
tournament-cancel-ask = { $name } tümüyle iptal edilsin mi?{ $under_way ->
    [0] { "" }
   *[other] { " " }Süren { $under_way } maç hemen biter ve sayılmaz.
}{ $is_weekly ->
    [yes] { " " }Gelecek hafta yeniden duyurulmaz.
   *[no] { "" }
} Bu geri alınamaz.
tournament-withdraw-ask = { $name } turnuvasından çekilmek istiyor musun? { $playing ->
    [yes] { $opponents } ile maçın hemen biter ve kaybedilmiş sayılır; kalan bütün maçların da.
   *[no] Kalan bütün maçların kaybedilmiş sayılır.
} Bu geri alınamaz.
tournament-forfeit-ask = { $who } turnuvadan çıkarılsın mı ({ $name })? { $playing ->
    [yes] { $opponents } ile maçı hemen biter ve kaybedilmiş sayılır; kalan bütün maçları da.
   *[no] Kalan bütün maçları kaybedilmiş sayılır.
} Bu geri alınamaz.
tournament-nothing-done = Hiçbir şey değişmedi.
round-begins = ### { $name }: { $round }
round-until = Son süre: { $left }.
round-reminder = ⏳ { $who }, tur bitiyor: { $left }. { $match } numaralı maç seni bekliyor.
check-in-now = ### { $name }: şimdi burada olduğunu bildir
match-called = { $name }, { $round }: { $white }, rakibi { $black }
signed-up = { $status ->
    [left] Artık kayıtlı değilsin.
    [waiting] Yer kalmadı: bekleme listesindesin, yer açılınca girersin.
    [checked_in] Burada olduğun kaydedildi.
   *[registered] Kaydın yapıldı.
}
button-join = Katıl
button-leave = Ayrıl
button-check-in = Buradayım
button-bracket = Tablo
button-standings = Puan durumu
answer-repeat-short = Bu zaten yapıldı.

error-no-tournament = Burada böyle bir turnuva yok. Bir düzenleyici şöyle duyurur: `/{ command-tournament } { command-tournament-create }`.
error-no-import = İçe aktardığın böyle bir maç yok ve burada bu numarayla paylaşılan bir maç da yok. `/{ command-import }` bir dosyadan maç okur.
error-not-organiser = Bunu yalnız düzenleyiciler yapabilir: bu sunucuyu yönetenler ya da `/{ command-settings }` ile belirlenen rolü taşıyanlar.
error-tournament-already-joined = Bu kişi zaten katıldı.
error-tournament-not-joined = Bu kişi katılmış değil.
error-tournament-already-here = Burada olduğunu zaten bildirdin.
error-tournament-check-in-later = Yoklama { $at } ({ $left }) başlıyor. Düğme o zaman duyurunun altında olur.
error-tournament-full = Yer kalmadı.
error-tournament-too-few = { $detail ->
    [check_in] Burada olduğunu bildirmiş en az iki oyuncu gerekli.
   *[other] En az iki oyuncu gerekli.
}
error-tournament-settings = { $detail ->
    [weekly] Her hafta gelen turnuvanın bir başlangıç saati olur: ilkinin kaç saat sonra başlayacağını `{ command-tournament-create.starts_in }` ile belirt.
    [check_in] Yoklama, saati belli bir başlangıçla biter: kaç saat sonra başlayacağını `{ command-tournament-create.starts_in }` ile belirt ya da `{ command-tournament-create.check_in }` seçeneğini boş bırak.
    [lengths] `{ command-tournament-create.lengths }` turlara göre maç puanlarını alır; her biri 1 ile 99 arasında, örneğin `3, 5, 7`.
    [groups] Herkesin herkesle oynadığı bir grupta en çok 32 oyuncu olur: `{ command-tournament-create.groups }` sayısını artır ya da `{ command-tournament-create.limit }` sayısını azalt.
    [advance] Tek kişi eleme oynayamaz: `{ command-tournament-create.advance }` ile en az 2 kişi çıkar, `{ command-tournament-create.groups }` sayısını artır ya da `{ command-tournament-create.advance }` seçeneğini boş bırak.
    [limit] `{ command-tournament-create.limit }` 2 ile 256 arasındadır.
    [swiss_rounds] `{ command-tournament-create.rounds }` 1 ile 20 arasındadır; 0: gerektiği kadar.
   *[other] Bu olmaz: `{ $detail }`.
}
error-tournament-started = Çoktan başladı. Bir düzenleyici birini başkasının yerine geçirebilir.
error-tournament-not-started = Henüz başlamadı.
error-tournament-paused = Durduruldu: bir düzenleyici şöyle sürdürür: `/{ command-tournament } { command-tournament-pause }`.
error-tournament-not-paused = Durdurulmuş değil.
error-tournament-over = Bitti.
error-tournament-no-such-pairing = Bu numarada bir eşleşme yok. Hepsi için: `/{ command-tournament } { command-tournament-status }`.
error-tournament-not-open = Bu eşleşme açık değil: oyuncuları henüz belli değil ya da sonucu belli.
error-tournament-not-your-match = Bu senin maçın değil.
error-tournament-not-in-pairing = Bu kişi bu eşleşmede oynamıyor.
error-tournament-already-reported = Bu sonuç zaten biliniyor.
error-tournament-disagree = Zaten başka bir sonuç girilmiş. Bir düzenleyici düzeltebilir.
error-tournament-nothing-to-correct = Düzeltilecek başka bir sonuç yok.
error-tournament-played-on = Bu sonuca bağlı maçlar oynandı bile, onun için artık değiştirilemez.
error-tournament-already-out = Bu kişi zaten turnuvadan çıktı.
error-tournament-already-played = Bu kişi zaten oynadı, onun için yerine kimse geçemez. Turnuvadan çıkarmak için: `/{ command-tournament } { command-tournament-forfeit }`.
error-tournament-no-bye-left = Boş yer kalmadı.
error-tournament-unfinished = Tur henüz bitmedi.
error-tournament-no-round-left = Bütün turların kurası çekildi.

-which-tournament = Hangi turnuva; boş bırakırsan şimdiki
-option-tournament = turnuva
command-tournament = turnuva
    .description = Bu sunucunun turnuvaları
command-tournament-create = oluştur
    .description = Bir turnuva duyur
    .name = ad
    .name-description = Turnuvanın adı
    .system = sistem
    .system-description = Kazanan nasıl belirlenir
    .length = uzunluk
    .length-description = Bir maçın puanı (genelde 5)
    .lengths = uzunluklar
    .lengths-description = Onun yerine tura göre puan, örneğin 3, 5, 7; sonuncusu sürer
    .final_length = final_uzunluğu
    .final_length-description = Finalin puanı, farklıysa
    .limit = sınır
    .limit-description = En çok oyuncu; sonra gelen bekler
    .seeding = sıralama
    .seeding-description = Kurayla, puana göre ya da katılma sırasıyla
    .clock = saat
    .clock-description = Hamle süresi: yok, canlı ya da saatler ve günler
    .starts_in = başlangıç
    .starts_in-description = Kaç saat sonra kendiliğinden başlar; 0: bir düzenleyici başlatır
    .check_in = yoklama
    .check_in-description = Başlangıçtan önce oyuncuların geldiğini bildireceği dakikalar; 0: gerekmez
    .round_hours = tur_saati
    .round_hours-description = Bir tur en çok kaç saat sürer; 0: ne kadar sürerse
    .groups = gruplar
    .groups-description = Herkes herkesle: grup sayısı
    .advance = çıkan
    .advance-description = Herkes herkesle: her gruptan kaç kişi elemeye kalır
    .rounds = turlar
    .rounds-description = İsviçre: tur sayısı; 0: gerektiği kadar
    .cube = küp
    .cube-description = Vido küpüyle ya da küpsüz
    .variant = oyun
    .variant-description = Hangi oyun; olağan: tavla
    .weekly = haftalık
    .weekly-description = Her hafta yeniden duyur
    .fillers = doldurma
    .fillers-description = Bay geçmek yerine bu seviyede bilgisayarlar oynasın
command-tournament-join = katıl
    .description = Bir turnuvaya katıl
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-leave = ayrıl
    .description = Kaydını geri al ya da çekil
    .sure = eminim
    .sure-description = Bir daha sorulmadan yap
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-check-in = buradayım
    .description = Burada olduğunu bildir
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-start = başlat
    .description = Düzenleyici olarak kurayı çek ve başlat
    .order = sıra
    .order-description = Elle sıralama: oyuncuları etiketle, en güçlüsü başta
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-status = durum
    .description = Bir turnuvanın son durumu
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-standings = puan-durumu
    .description = Puan durumu
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-bracket = tablo
    .description = Eleme tablosu ya da çapraz tablo
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-report = sonuç
    .description = Düzenleyici olarak bir sonuç gir ya da düzelt
    .pairing = eşleşme
    .pairing-description = Eşleşmenin numarası
    .winner = kazanan
    .winner-description = Kim kazandı
    .points = puan
    .points-description = Kazananın puanı
    .against = karşı_puan
    .against-description = Ötekinin puanı
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-forfeit = çıkar
    .description = Düzenleyici olarak birini turnuvadan çıkar
    .person = kişi
    .person-description = Kim çıkıyor
    .sure = eminim
    .sure-description = Bir daha sorulmadan yap
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-replace = değiştir
    .description = Düzenleyici olarak birini başkasının yerine geçir
    .person = kişi
    .person-description = Kim gidiyor
    .newcomer = yeni
    .newcomer-description = Kim geliyor
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-pause = durdur
    .description = Düzenleyici olarak şimdilik yeni maç açma ya da sürdür
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-cancel = iptal
    .description = Düzenleyici olarak bir turnuvayı iptal et
    .sure = eminim
    .sure-description = Bir daha sorulmadan iptal et
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
choice-single-elimination = tek eleme
choice-double-elimination = çift eleme
choice-round-robin = herkes herkesle
choice-swiss = İsviçre sistemi
choice-consolation = ana tablo ve teselli tablosu
choice-rating = puan
choice-random = kura
choice-manual = katılma sırası

## İnsanlar

unrated = puansız
rating-change = { $who }: { $before } → **{ $after }** ({ $gained }){ $provisional ->
    [yes] , geçici
   *[no] { "" }
}
rating-farming = -# Bu iki oyuncu bugün çok oynadı: günün dördüncü maçından sonra her maç bir öncekinin yarısı kadar sayılır.
leaderboard-title = { $game }, { $scope ->
    [server] bu sunucu
   *[everywhere] her yer
}{ $month ->
    [yes] , bu ay
   *[no] { "" }
}
leaderboard-empty = Burada henüz kimse puanlı maç oynamadı.
leaderboard-provisional = -# * Geçici: 20 puandan az maç oynandı.
column-rating = Puan
column-gained = Kazanç
column-matches = Maç
profile-heading = ### { $who }
profile-rating = { $game }: **{ $rating }**{ $place ->
    [0] { "" }
   *[other] , sıra { $place }
} (deneyim { $experience }{ $provisional ->
    [yes] , geçici
   *[no] { "" }
})
profile-unrated = { $game }: henüz puanlı maç yok
profile-record = Maçlar: { $won } kazanıldı, { $lost } kaybedildi; en uzun seri { $streak }
profile-gammons = Mars: { $won } kazanıldı, { $lost } kaybedildi; katmerli mars: { $backgammons_won } kazanıldı, { $backgammons_lost } kaybedildi
profile-favourite = En sevdiği oyun: { $game }
profile-against = { $other } bu oyuncuya karşı: { $won } kazandı, { $lost } kaybetti
profile-chart = Puan: { $who }, { $game }
history-heading = ### Son maçlar: { $who }
history-empty = { $who } henüz maç bitirmedi.
history-line = - { $when } #{ $match } { $kind ->
    [won] kazandı
    [lost] kaybetti
   *[drawn] kazanan yok
} { $own } : { $others }, rakip { $opponent }

command-leaderboard = sıralama
    .description = En iyi oyuncular
    .where = nerede
    .where-description = Bu sunucu ya da her yer
    .month = ay
    .month-description = Yalnızca bu ay, getirdiğine göre
    .variant = oyun
    .variant-description = Hangi oyun; olağan: tavla
command-profile = profil
    .description = Bir oyuncunun puanı, sonuçları ve grafiği
    .person = kişi
    .person-description = Kim; boş bırakırsan sen
    .variant = oyun
    .variant-description = Hangi oyun; olağan: tavla
command-history = geçmiş
    .description = Bir oyuncunun son maçları
    .person = kişi
    .person-description = Kim; boş bırakırsan sen
choice-server = bu sunucu
choice-everywhere = her yer
setting-organisers = Turnuva düzenleyebilecek rol
correction-line = -# Eşleşme { $pairing }: { $before } yerine { $after }, düzelten { $by }
tournament-final-length = final { $length }

## Herkesin denetleyebileceği zarlar

-dice-verify = `/{ command-dice } { command-dice-verify }`
dice-committed = -# Zarların taahhüdü: `{ $commitment }`
dice-result = -# Zarlar: taahhüt `{ $commitment }`, { -dice-verify } her zarı yeniden hesaplar
dice-heading = ### Maç { $match }, zarlar
dice-unchecked = Bu maçın zarları denetlenemez: maç başlarken taahhüt verilmemişti. Zarlar işletim sisteminin rastgele sayılarıdır.
dice-secret = Botun tohumu maç bitince gösterilir; o zaman her zar yeniden hesaplanabilir. O zamana kadar gizli kalır; taahhüt de değiştirilmesini önler. Şimdiye kadar atılan: { $rolls }.
dice-right = ✅ { $rolls } atışın hepsi tohumlardan çıkıyor ve botun tohumu taahhüt edilenle aynı.
dice-wrong = ❌ { $count ->
    [one] Uymayan bir şey var:
   *[other] Uymayan { $count } şey var:
}
dice-wrong-seed = - Botun tohumu olarak gösterilen, bir tohum değil.
dice-wrong-commitment = - Botun tohumu taahhüt edilen değil.
dice-wrong-game = - Oyunlar 1, 2, 3 diye numaralanmamış; aynı numaralı iki oyunun atışları da aynı olurdu.
dice-wrong-roll = - Oyun { $game }, atış { $number }: atılan { $found }, tohumlardan çıkan { $expected }.
dice-wrong-tournament = - Botun tohumu turnuvanınkinden çıkmıyor.
dice-commitment = Taahhüt: `{ $commitment }`
dice-server-seed = Botun tohumu: `{ $seed }`
dice-player-seed = Oyuncu tohumu, { $who }: `{ $seed }`
dice-label = Maçın formüldeki adı: `{ $label }`
dice-tournament-commitment = Turnuva { $tournament }, taahhüt: `{ $commitment }`
dice-tournament-seed = Turnuva { $tournament }, maçın tohumunun çıktığı tohum: `{ $seed }`
dice-by-yourself = -# Taahhüt, botun tohumunun SHA-256 değeridir. Bot olmadan nasıl denetleneceği botun kodunun yanındaki docs/dice.md dosyasında yazar.
dice-seed-none = Bir sözün yok: zarlarına yalnızca tıklamaların katılıyor. `/{ command-dice } { command-dice-seed }` bir söz alır. Zarlarının seçilmediğinden emin olmak istiyorsan, taahhüt gösterildikten sonra ve maç kabul edilmeden önce yeni bir söz seç.
dice-seed-chosen = Sözün bundan sonra başlayan her maçın zarlarına katılır. Başkaları yalnızca SHA-256 değerini görür; { -dice-verify } onu şöyle gösterir: `{ $fingerprint }`
dice-title-match = Maç { $match }, atılan zarlar
dice-title-person = Atılan zarlar: { $who }
dice-title-server = Bu sunucuda atılan zarlar
dice-no-rolls = Henüz zar atılmadı.
dice-no-server = Burada sunucu yok. Öbür seçenekler burada da çalışır.
dice-expected = Çizgi: her biri { $count }
dice-faces-in-words = { $title }. Hangi yüz kaç kez geldi: { $faces }.
dice-counted = { $rolls ->
    [one] 1 atış
   *[other] { $rolls } atış
}; açılışlarla birlikte { $dice } zar
dice-measures = (ki-kare { $chi }, serbestlik derecesi: { $freedom }, p = { $p })
dice-faces = **Yüzler:** { $verdict ->
    [too-few] bir şey söylemek için zar sayısı az.
    [fair] adil zarların düştüğü gibi { dice-measures }.
    [unusual] alışılmadık: adil zarlar { $often } örneklemden birinde bu kadar düzensiz düşer { dice-measures }.
   *[suspicious] şüpheli: adil zarlar ancak { $often } örneklemden birinde bu kadar düzensiz düşer { dice-measures }.
}
dice-doublets = **Çiftler:** { $doublets }, beklenen { $expected }: { $verdict ->
    [too-few] bir şey söylemek için atış sayısı az.
    [fair] adil zarların düştüğü gibi { dice-measures }.
    [unusual] alışılmadık: adil zarlar { $often } örneklemden birinde bu kadar sapar { dice-measures }.
   *[suspicious] şüpheli: adil zarlar ancak { $often } örneklemden birinde bu kadar sapar { dice-measures }.
}
dice-pips = Sayılar, { $who }: { $rolls ->
    [one] 1 atışın
   *[other] { $rolls } atışın
} ortalamasına göre { $pips }; örneklemlerin üçte ikisi ±{ $spread } içindedir
dice-pips-all = **Sayılar:** ortalamaya göre { $pips }; örneklemlerin üçte ikisi ±{ $spread } içindedir
dice-race-luck = Yarıştaki şans, { $who }: her konumun ortalama zarına göre { $pips } sayı, { $rolls ->
    [one] 1 atışta
   *[other] { $rolls } atışta
}
command-dice = zar
    .description = Herkesin denetleyebileceği zarlar
command-dice-seed = tohum
    .description = Zarlarına katılan kendi sözün
    .phrase = söz
    .phrase-description = Herhangi bir şey; boş bırakırsan seçtiğini görürsün
    .forget = unut
    .forget-description = Artık sözün olmasın
command-dice-verify = denetle
    .description = Bir maçın her zarını yeniden hesapla
    .match = { -option-match }
    .match-description = { -which-match-to-see }
command-dice-stats = istatistik
    .description = Hangi zarlar atıldı ve olasılık buna ne diyor
    .scope = kapsam
    .scope-description = Bir maçın, bir oyuncunun ya da bu sunucunun
    .person = kişi
    .person-description = Kimin zarları; boş bırakırsan seninkiler
    .match = { -option-match }
    .match-description = { -which-match-to-see }
choice-player = oyuncu

## Başka oyunlar ve ev kuralları

button-beaver = { $again ->
    [0] Beaver
   *[other] Raccoon
}: { $value }
button-name = { $number }-{ $number }
remark-pins = hapseder
board-footer-plain = -# Maç { $match }
turn-name = Sıra: { $who }. Bir çift zar söyle ve dört kez oyna.
told-named = { $who } çift zar söyledi: { $number }-{ $number }.
told-beavered = { $who } { $again ->
    [0] beaver dedi
   *[other] raccoon dedi
}: küp { $value } olacak.
told-drawn = Oyun berabere: kimse puan almadı.
told-stuck = { $who }, { $numbers }: { $on_bar ->
    [yes] kırık pul giremiyor.
   *[no] oynayacak hamle yok.
}
told-handed = { $who } kalanı oynuyor, önce { $numbers }, sonra zar atacak.
told-automatic-double = Eşit zarlar küpü kendiliğinden katlar: küp ortada { $value } ile başlıyor.
told-game-named = Bu oyun **{ $game }**.
told-game-started-by-winner = { $game }. oyun: son oyunu kazanan { $who } iki zarla başlıyor.
command-beaver = beaver
    .description = Vido gelince küpü hemen bir kez daha katla ve sende tut (beaver yanıtı: raccoon)
    .match = { -option-match }
    .match-description = { -which-match }
command-doublet = çift
    .description = Acey-Deucey oyununda 1-2 zarının verdiği çifti söyle
    .number = sayı
    .number-description = 1 ile 6 arası; dört kez oynanır
    .match = { -option-match }
    .match-description = { -which-match }
error-full-point = Bir hanede en çok beş pulun durabilir, { $target } numaralı hanede daha fazla olurdu.
error-head = Bir sırada baştan (24 numaralı hane) yalnız bir pul çıkabilir.
error-runner-first = Başka bir pul oynamadan önce ilk pulunun varması gerekir.
error-pinned = Hapsedilmiş pul oynamaz; bir pulun hapisteyken pul toplanmaz.
error-prime = Bu, oyunun yasakladığı bir sıra kapı bırakırdı.
error-exact = Bu oyunda pullar yalnız tam zarla toplanır.
error-inside-home = Yalnız kendi evindeki pullar geriye gider ve evden çıkmaz.
error-no-bearing-off = Bu oyunda pul toplanmaz: bütün pullarını eve ilk getiren kazanır.
error-to-name = Önce bir çift söylenmeli: tahtanın altındaki düğmelerle ya da `/{ command-doublet }`.
error-no-beavers = Burada beaver yok: yalnız koşullarında yazan sınırsız serilerde olur, maçta hiç olmaz.
error-no-raccoons = Bu seride raccoon yok: beaver için kabul ya da pas de.
error-nothing-to-beaver = Beaver ile yanıtlayabileceğin bir vido yok.
house-rule = { $option ->
    [cube] Vido küpü
    [crawford] Crawford kuralı
    [jacoby] Jacoby kuralı
    [free_choice] Zar seçme hakkı
    [beavers] Beaver
    [raccoons] Raccoon
    [automatic_doubles] Kendiliğinden katlama
    [quadruple] Kırık pulla dört kat kayıp
    [winner_starts] Kazanan başlar
   *[five_checkers] Bir hanede en çok beş pul
}
error-house-not-in-game = { $option }: { $game } oyununda bu kural yok.
error-house-always = { $option }: { $game } oyununda bu kural hep geçerlidir; seçmeye gerek yok.
error-house-session-only = { $option }: bu, sınırsız seriler içindir (uzunluk 0), maçlar için değil.
error-house-needs-cube = { $option }: vido küpü olmadan anlamı yok.
error-house-needs-beavers = { $option }: raccoon, beaver yanıtıdır; önce beaver serbest olmalı.
error-house-out-of-range = { $option }: sınır 0 ile 3 arasıdır.
house-heading = ### Meydan okuman: { $terms }
house-opponent = Kime: { $who }. Henüz kimse görmedi.
house-anyone = Kabul eden herkese açık. Henüz kimse görmedi.
house-explained = Hangi kurallarla oynanacağını seç. 🚫 işaretli olan ötekilerle uyuşmaz; nedenini görmek için dokun.
house-game = Oyun: { $game }
house-automatic-doubles = Kendiliğinden katlama: { $limit ->
    [0] yok
   *[other] en çok { $limit }
}
house-no-crawford = Crawford kuralı olmadan
house-kept-mine = Bundan böyle ev kuralların bunlar: meydan okumaların bunlarla başlar.
house-kept-server = Bundan böyle bu sunucunun ev kuralları bunlar; kendi kuralı olmayanlar için.
button-challenge = Meydan okumayı gönder
button-keep-mine = Benim için sakla
button-keep-server = Sunucu için sakla
button-house-rules = Ev kuralları

## The rules, a screen a game

command-rules = kurallar
    .description = Bir oyunun nasıl oynandığı, başlangıç dizilişiyle
    .variant = oyun
    .variant-description = Hangi oyun; olağan: burada oynanan
rules-heading = ### { $game }
rules-more = -# Öteki oyunlar: aşağıdan seç. Ev kurallarının kendi sayfası var.
rules-disputed = -# Tartışmalı: { $text }
rules-pick = Kurallar: ...
rules-house = Ev kuralları
rules-backgammon =
    Bütün pullarını evine (1-6 numaralı haneler) getir, sonra topla; önce bitiren kazanır.
    - Sen 24'ten 1'e gidersin, rakip ters yöne. İki zar da oynanır, çift zar dört kez. Oynanabildiği kadar çok sayı oynanır; ikisinden yalnız biri oynanıyorsa büyük olan.
    - İki ya da daha çok pul kapıdır. Tek pul kırılabilir: bara gider ve her şeyden önce girmesi gerekir.
    - On beş pul da evdeyken toplanır: tam zarla, ya da daha geride pul yoksa en gerideki haneden.
    - Galibiyet 1, mars 2 (kaybeden hiç toplamamış), katmerli mars 3 (üstelik bir pulu barda ya da kazananın evinde). Küp bunu katlar.
    - Maçta, birine tek puan kaldıktan sonraki ilk oyunda küp yoktur (Crawford).
rules-backgammon-disputed = kimin başlayacağı her oyunda zarla belirlenir; "Kazanan başlar" kuralı seçilirse başka.
rules-nackgammon =
    Başka dizilişle tavla: 24, 23, 13, 8 ve 6 numaralı hanelerde 2, 2, 4, 3 ve 4 pul. Geride iki pul daha var, oyunlar uzar.
rules-hypergammon =
    Üçer pulla tavla: 24, 23 ve 22 numaralı hanelerde birer pul. Kısa ve çılgın. Mars ve küp tavladaki gibi.
rules-longgammon =
    On beş pulun hepsi 24 numaralı hanede başlar: bütün yol önlerinde. Gerisi tavladaki gibi.
rules-egyptian =
    Bir hanede kendi pulundan en çok beş tane olan tavla.
    - Beş pulunun olduğu hane sana kapalıdır, bardan girerken de.
    - Küp ve mars dahil gerisi tavladaki gibi.
rules-runte =
    Tavla, ama kendi evinde pulların ileri de geri de gider.
    - Geri hamle de kırar; başka hamle yoksa oynanması gerekir.
    - Hiçbir pul geriye giderek evden çıkmaz.
rules-runte-disputed = geri hamle zorunlu olabilir mi: burada olur, her yasal hamle gibi.
rules-portes =
    Tavli üçlüsünün ilk oyunu: küpsüz tavla.
    - Başlama zarını kazanan iki zarı yeniden atar. Oyunu kazanan sonrakine başlar.
    - Galibiyet 1, kaybeden hiç toplamamışsa 2. Üç katı yoktur.
rules-plakoto =
    On beş pul da 24'te başlar. Kırma yok, hapsetme var.
    - Tek pulun üstüne gelen onu hapseder; sen gidene dek oynayamaz ve hane sahibine kapalıdır.
    - Bir pulun hapisteyken toplayamazsın.
    - Kendi başlangıcın boşken rakibin başlangıcındaki son pulu hapsedersen hemen 2 kazanırsın. İki tarafın son pulu da böyle hapisse oyun berabere.
    - Galibiyet 1, kaybeden hiç toplamamışsa 2. Küp yok.
rules-plakoto-disputed = başlangıçta hapsedilen son pulun değeri: burada çift kazandırır ve oynanacak sayı kalsa bile oyunu hemen bitirir.
rules-tapa =
    Başlangıç kuralı olmayan Plakoto.
    - On beş pul da 24'te başlar; tek pul, üstündeki gidene dek hapistir.
    - Bir pulun hapisteyken toplayamazsın.
    - İki tarafın da son pulu kendi başlangıcında hapsedilirse oyun berabere biter: ikisi de hiç toplayamazdı.
    - Galibiyet 1, kaybeden hiç toplamamışsa 2. Küp yok.
rules-makhbusa =
    On beş pul da 24'te başlar; tek pullar Plakoto gibi hapsedilir.
    - Başka bir pul oynamadan önce ilk pulun kendi evine (1-6) varmalı.
    - İki tarafın da son pulu kendi başlangıcında hapsedilirse oyun berabere biter: ikisi de hiç toplayamazdı.
    - Galibiyet 1, kaybeden hiç toplamamışsa 2. Küp yok.
rules-makhbusa-disputed = bir kaynak ilk pulun hedefine "rakibin evi" der; kastedilen uzaktaki çeyrek, burada kendi evin.
rules-fevga =
    İki taraf da aynı yöne, çapraz köşelerden gider; herkes kendi başından, 24'ten sayar.
    - Tek pul haneyi tutar: rakip oraya gelemez. Kırma yok.
    - Başka bir pul oynamadan önce ilk pulun rakibin başlangıcını (senin 12 numaralı haneni) geçmeli.
    - Hamle sonunda başlangıç çeyreğinin (19-24) altı hanesini birden tutamazsın.
    - Rakibin bütün pulları hemen arkasındaysa, art arda altı hane açılmalıdır.
    - Galibiyet 1, kaybeden hiç toplamamışsa 2. Küp yok.
rules-fevga-disputed = sıra yalnız o zaman mı açılır, yoksa rakip oynayamadıkça mı: burada yalnız o zaman.
rules-narde =
    Fevga tahtası: iki taraf aynı yöne gider, tek pul haneyi tutar, kırma yok.
    - Bir sırada baştan (24) yalnız bir pul çıkar. İlk sırada 3-3, 4-4 ve 6-6 ile, ilk pul tıkanınca ikincisi de çıkabilir.
    - Art arda altı hane, ancak önünde rakibin bir pulu varsa tutulur.
    - Galibiyet 1, kaybeden hiç toplamamışsa 2 (mars). Küp yok.
rules-narde-disputed = hangi ilk zarlar baştan iki pula izin verir: burada 3-3, 4-4 ve 6-6.
rules-gul-bara =
    Öbür adıyla Crazy Narde. Tahta ve kapatma Narde gibi; baş ve sıra kuralları yok.
    - İlk üç sıranda çift zar dört kez oynanır.
    - Sonra çift zar sürer: 3-3'ten sonra dört 4, dört 5 ve dört 6.
    - Takıldığın yerden kalanı, olabildiğince, rakip oynar ve sonra zar atar.
    - Galibiyet 1, kaybeden hiç toplamamışsa 2. Küp yok.
rules-gul-bara-disputed = sıradan bir zarın oynanamayan sayıları da geçer mi: burada yalnız çift zarınkiler.
rules-american-acey-deucey =
    Bütün pullar tahta dışında başlar, zarla rakibin evinden girer; hepsi girmeden de ötekiler oynayabilir.
    - Tek pul kırılır; kırılan pul her şeyden önce girer.
    - 1-2: oyna, sonra bir çift söyleyip dört kez oyna, sonra yeniden zar at. Tamamı oynanamayan kısım sırayı bitirir.
    - Pullar yalnız tam zarla toplanır.
    - Kaybeden, toplayamadığı her pul için bir puan öder. Küp yok.
rules-american-acey-deucey-disputed = kırılan pul önce girmek zorunda mı: burada zorunda.
rules-european-acey-deucey =
    Daha çok çiftli Acey-Deucey.
    - Bütün pullar tahta dışında başlar ve zarla girer; hepsi girmeden de ötekiler oynayabilir.
    - Her çiftin ardından yediye tamamlayanı dört kez oynanır (2-2 ardından 5-5, 6-6 ardından 1-1), sonra yeniden zar atılır.
    - 1-2: oyna, bir çift söyle, onun tamamlayanını da oyna, yeniden zar at. Tamamı oynanamayan kısım sırayı bitirir.
    - Tam zarla toplama; kaybeden kalan her pul için bir puan öder. Küp yok.
rules-european-acey-deucey-disputed = kırılan pul önce girmek zorunda mı: burada zorunda.
rules-sugoroku =
    Eski bir Japon yarışı: diziliş ve kırma tavladaki gibi.
    - Çift zar da iki hamledir.
    - Pul toplanmaz: on beş pulu önce eve getiren 1 puan kazanır. Küp yok.
rules-tavli =
    Sırayla üç Yunan oyunundan bir maç: Portes, Plakoto, Fevga ve baştan.
    - Oyunu kazanan sonrakine başlar.
    - Her oyunun kendi kuralları var: aşağıdan seç. Küp yok.
rules-tavli-disputed = her oyunun kendi başlama zarı var mı: burada, Yunanistan'da olduğu gibi, kazanan başlar.
rules-of-the-house =
    - **Jacoby kuralı** (seriler): mars, ancak küp çevrildiyse sayılır; kendiliğinden katlama çevirmek değildir.
    - **Beaver** (seriler): vido gelen, küpü hemen bir daha katlayıp kendinde tutar. **Raccoon**: vido veren buna bir katlama daha ekler. İkisi de reddedilebilir.
    - **Kendiliğinden katlama** (seriler): eşit başlama zarları küpü, bir sınıra dek, katlar; küp ortada kalır.
    - **Dört kat kayıp**: barda pul varken kaybedilen katmerli mars dört kat sayılır.
    - **Kazanan başlar**: oyunu kazanan sonrakine iki zarla başlar.
    - **Zar seçme hakkı**: iki sayıdan yalnız biri oynanabiliyorsa, büyük olan değil, istenen oynanır.
    - **Beş pul**: bir hanede bir taraftan en çok beş pul.
    - **Crawford kuralı** (maçlar, hep): birine tek puan kaldıktan sonraki ilk oyunda küp yok.
    -# `/{ command-challenge }` komutunun `seçenekler` seçeneği oyuna ve uzunluğa uyanları sunar, ötekilerin nedenini söyler.

## Oyuncu olarak bilgisayar

computer-name = Bilgisayar ({ $level ->
    [beginner] yeni başlayan
    [casual] ara sıra oynayan
    [intermediate] orta
    [advanced] ileri
    [expert] uzman
    [world_class] dünya klası
   *[simple] basit oyuncu
}){ $seat ->
    [0] { "" }
   *[other] { " " }{ $seat }
}
turn-computer = { $who } düşünüyor.
computer-begins = { $who } kabul ediyor. Bilgisayara karşı maç puanlamaya girmez ve onun süresi bitmez.
computer-begins-simple = { $who } kabul ediyor: sinir ağı { $game } oyununu bilmiyor, bu yüzden hangi seviye seçilmiş olursa olsun bizim basit bir oyuncumuz oynuyor. Bilgisayara karşı maç puanlamaya girmez ve onun süresi bitmez.
computer-begins-missing = { $who } kabul ediyor: sinir ağı burada kurulu değil, bu yüzden hangi seviye seçilmiş olursa olsun bizim basit bir oyuncumuz oynuyor. Bilgisayara karşı maç puanlamaya girmez ve onun süresi bitmez.
computer-stood-in = -# Sinir ağı zamanında yanıt vermedi: bu sırada bizim basit bir oyuncumuz karar verdi.
house-computer = { $who } için: maç hemen başlar.
error-challenge-level = Seviye yalnızca bana karşı oynanan maç içindir: rakip olarak beni seç ya da seviyeyi boş bırak.
tournament-fillers = bay yerine bilgisayarlar ({ $level ->
    [beginner] yeni başlayan
    [casual] ara sıra oynayan
    [intermediate] orta
    [advanced] ileri
    [expert] uzman
    [world_class] dünya klası
   *[simple] basit oyuncular
})
choice-beginner = yeni başlayan
choice-casual = ara sıra oynayan
choice-intermediate = orta
choice-advanced = ileri
choice-expert = uzman
choice-world-class = dünya klası

## Kayıtlar

command-export = dışa-aktar
    .description = Bir maç dosya olarak: GNU Backgammon için, başka programlar için ya da tümüyle
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .format = biçim
    .format-description = Tavla programları için .mat (ya da sgf, xgid); json ve text her oyunu tutar
    .public = herkese
    .public-description = Herkes için yayımla
command-import = içe-aktar
    .description = Bir dosyadan maç oku: yeniden izlemek ve incelemek için
    .file = dosya
    .file-description = Bir .mat dosyası ya da /dışa-aktar ile alınmış json veya text; boşsa form açılır
    .match = { -option-match }
    .match-description = İçe aktardıklarından biri, kartını yeniden görmek için
choice-mat = mat
choice-sgf = sgf
choice-xgid = xgid
choice-json = json
choice-text = text
button-export = Dışa aktar
button-export-mat = .mat
button-export-sgf = SGF
button-export-xgid = XGID'ler
button-export-json = Olay kaydı (JSON)
button-export-text = Metin
export-ask = { $match } numaralı maç dosya olarak. `.mat` ve SGF başka programlar içindir, XGID'ler konumlarıdır; olay kaydı ve metin her oyunu tutar.
export-file = { $match } numaralı maç{ $over ->
    [yes] :
   *[no] , şimdiye kadar oynandığı kadarıyla:
}
export-refused =
    { $format } bu maçı tutamaz: { $what ->
        [game] { $game } oyunu
       *[rule] ev kurallarından biri
    } için yeri yok. Olay kaydı (`json`) ve metin (`text`) her oyunu tutar.
export-nothing = { $match } numaralı maçta henüz hiçbir karar verilmedi.
export-too-large = Bu dosya buraya yüklenemeyecek kadar büyük olurdu.
form-import = Maç içe aktar
form-import-file = Dosya
remark-import-file = en çok 2 MB .mat ya da /dışa-aktar ile en çok 4 MB json veya text
import-heading = ### İçe aktarılan maç { $match }
import-counts = { $games } oyun, { $plays } hamle; hepsi kurallara uygun.
import-played-on = Oynandığı gün: { $date }
import-unfinished = Kayıt, maç bitmeden sona eriyor.
import-left-out = Maçın bitiminden sonraki { $games } oyun alınmadı.
import-known = Bu dosyayı daha önce içe aktarmıştın; ikinci kez bir şey saklanmadı.
import-seen = -# { $shared ->
    [yes] Bu sunucudaki herkes görebilir: `/{ command-replay }` ve `/{ command-export }` içinde `{ $match }`.
   *[no] Yalnız sen görebilirsin: `/{ command-replay }` ve `/{ command-export }` içinde `{ $match }`.
}
import-not-fetched = Bu dosyayı alamadım. Lütfen bir kez daha gönder.
import-full = İçe aktarılmış { $most } maçın var, en çok bu kadar olabilir. Hiçbir şey saklanmadı: birini sil, sonra dosyayı yeniden içe aktar. En eskisi bu:
import-delete-ask = İçe aktarılan { $match } silinsin mi? Dosyanın kendisi sende kalır.
import-deleted = İçe aktarılan { $match } silindi.
button-analyze = İncele
button-share = Burada paylaş
button-unshare = Artık paylaşma
button-import-another = Bir tane daha al
button-import-delete = Sil
button-import-delete-sure = Evet, sil

## Antrenör: ipuçları, analizler, konumlar, öğretmen

study-chances = -# Kazanır { $win }, bunlardan mars { $gammon }, üç katlı mars { $backgammon }. Kaybeder { $lose }, bunlardan mars { $gammon_lost }, üç katlı mars { $backgammon_lost }.
study-winning = -# Maçı kazanma olasılığı: { $chance }
study-equity = Burada küp kararı yok. Değer: { $equity }
study-no-play = Bu zarla hiçbir pul oynanamıyor.
study-no-double = Vido yok
study-double-take = Vido, kabul
study-double-pass = Vido, pas
study-double-beaver = Vido, beaver
study-action = { $action ->
    [double] vido
    [take] kabul
    [pass] pas
    [beaver] beaver
   *[no_double] vido yok
}
study-advice = { $advice ->
    [either-pass] **Vido ver.** Rakip pas geçmeli. Vido vermemek fark etmez.
    [either-take] **Vido ver ya da verme:** fark etmez. Rakip kabul etmeli.
    [either-beaver] **Vido ver ya da verme:** fark etmez. Vidoya beaver gelir.
    [too-good] **Vido için fazla iyi:** tek oyundan fazlası için oynamaya devam etmek doğru. Vido { $lost } kaybettirir.
    [double-take] **Vido ver.** Rakip kabul etmeli. Vido vermemek { $lost } kaybettirir.
    [double-pass] **Vido ver.** Rakip pas geçmeli. Vido vermemek { $lost } kaybettirir.
    [no-double-beaver] **Vido verme.** Vidoya beaver gelir ve { $lost } kaybettirir.
   *[no-double] **Vido verme.** Vido { $lost } kaybettirir.
}
study-answer = { $answer ->
    [either] **Kabul et ya da pas geç:** fark etmez.
    [beaver] **Beaver.** Pas geçmek { $lost } kaybettirir.
    [take] **Kabul et.** Pas geçmek { $lost } kaybettirir.
   *[pass] **Pas geç.** Kabul etmek { $lost } kaybettirir.
}
study-played = Oynanan: { $what }, kayıp { $lost }
study-best = En iyisi: { $what }, değer { $equity }
study-title = { $number }. { $who }, oyun { $game }: { $kind ->
    [checker] { $roll }
    [take] vido verildi
   *[double] küp
}
study-curve-title = { $kind ->
    [equity] Değer: { $white } – { $black }
   *[chance] Olasılık: { $white } – { $black }
}
study-blunder-of = Büyük hata: { $who }
study-heading = { $game ->
    [0] ### { $match } numaralı maçın analizi
   *[other] ### { $match } numaralı maçın analizi, oyun { $game }
}
study-running = { $game ->
    [0] { $match } numaralı maç analiz ediliyor.
   *[other] { $match } numaralı maçın { $game }. oyunu analiz ediliyor.
}
study-progress = { $bar } { $total ->
    [0] bekliyor
   *[other] { $total } kararın { $done } tanesi
}
study-goes-on = -# Yeniden başlatmadan sonra sürer. Analiz edilen saklanır: yeniden sormanın bedeli yok.
study-moved = -# Bu analiz daha yeni mesajında sürüyor.
study-cancelled = { $match } numaralı maçın analizi durduruldu. Şimdiye kadar analiz edilen saklandı.
study-nothing-to-cancel = Senin için analiz edilen bir şey kalmadı.
study-side = { $who }: performans puanı **{ $rating }**, *{ $word }* (GNU Backgammon'un saydığı gibi karar başına binde { $error })
study-side-nothing = { $who }: karar verecek bir şey yoktu
study-kind = { $kind ->
    [checker] hamleler
    [double] vidolar
   *[take] kabul ve paslar
} { $lost } ({ $count })
study-marks = { $doubtful } kuşkulu, { $bad } kötü, { $very_bad } çok kötü
study-winning-lost = Verilen maç kazanma olasılıkları, tüm hatalar toplanarak: { $chance }
study-luck = Şans { $luck }
study-luck-rolls = Şans { $luck }: en iyi zar { $luckiest }, en kötü zar { $unluckiest }
study-roll = { $roll } (oyun { $game }, { $luck })
study-hints = { $count } ipucu alındı
study-table-head = No  PR By.  PR Sy.  Şans B Şans S
study-no-mistakes = Hiçbir karar 0.04 ya da daha fazla kaybettirmedi.
study-mistake-mark = { $mark ->
    [very_bad] çok kötü
    [bad] kötü
   *[doubtful] kuşkulu
}
study-mistake = { $number }. { $who }, oyun { $game }{ $kind ->
    [checker] { "" }, { $roll }
   *[other] { "" }
}: `{ $best }` yerine `{ $played }` kaybı { $lost } ({ study-mistake-mark })
study-decision = { $number }. oyun { $game }, { $who }{ $kind ->
    [checker] { "" }, { $roll }
   *[other] { "" }
}: { $played }, en iyisi { $best }, kayıp { $lost }{ $rolled ->
    [yes] { "" }, şans { $luck }
   *[no] { "" }
}
study-page = { $count ->
    [0] { $who }: hata yok
   *[other] { $who }: { $count } hata, sayfa { $page } / { $pages }
}
study-footer = -# { $plies } yarım hamle derinliğinde bakıldı (GNU Backgammon buna { $theirs }-ply der). Değerler küpün değerine göredir; performans puanı karar başına kaybın 500 katıdır.
study-word = { $word ->
    [supernatural] doğaüstü
    [world_class] dünya çapında
    [expert] uzman
    [advanced] ileri
    [intermediate] orta
    [casual] ara sıra oynayan
    [beginner] yeni başlayan
   *[awful] çok kötü
}
button-cancel-study = Durdur
button-blunders = Hatalar: { $who }
button-curve = Eğri
button-study-text = Metin olarak
button-earlier = ◀ Daha kötüleri
button-more = Devamı ▶
hint-heading = ### { $match } numaralı maç için ipucu
hint-count = { $count ->
    [one] -# Bu maçtaki ilk ipucun. Sayılır ve sonuçla birlikte gösterilir.
   *[other] -# Bu maçtaki { $count }. ipucun. Sayılır ve sonuçla birlikte gösterilir.
}
position-counted = -# { $match } numaralı maçta konum bu: orada bu bir ipucu, { $count ->
    [one] ilki. Sayılır ve sonuçla birlikte gösterilir.
   *[other] { $count }. ipucun. Sayılır ve sonuçla birlikte gösterilir.
}
hint-result = İpuçları: { $who } { $count }
position-turn = { $phase ->
    [to_play] { $side ->
        [white] Beyazın
       *[black] Siyahın
    } oynanacak bir zarı var.
    [double_offered] { $side ->
        [white] Beyaz
       *[black] Siyah
    } vidoya cevap verecek.
   *[to_roll] { $side ->
        [white] Beyaz
       *[black] Siyah
    } zar atacak.
}
position-footer = -# `{ $xgid }`
position-no-engine = { $missing ->
    [yes] Analiz motoru burada kurulu değil, bu yüzden yalnızca tahta var.
   *[no] Analiz motoru şu anda cevap vermiyor, bu yüzden yalnızca tahta var. Bir dakika sonra yeniden dene.
}
preference-tutor = Alıştırma maçlarında öğretmen
tutor-none = hiç sormaz
tutor-bad = kötü hatalardan önce sorar (0.08)
tutor-very-bad = çok kötü hatalardan önce sorar (0.16)
tutor-warning = Bu { $lost } kaybettirir. Emin misin?
tutor-remark = **Öğretmen:** bu { $lost } kaybettirir.
button-think-again = Yeniden düşün
button-anyway = Yine de oyna
error-coach-rated = { $match } numaralı maç puanlı: orada kimseye yardım edilmez. İpuçları puansız maçlar ve bilgisayara karşı maçlar içindir.
error-coach-tournament = { $match } numaralı maç bir turnuvanın parçası: orada kimseye yardım edilmez.
error-coach-nothing-to-decide = Karar verecek bir şey yok: şimdi vido verilemez ya da tek bir hamle var.
error-coach-unknown-game = Analiz motoru bu oyunu hesaplayamıyor: { $game }. Tavlayı (backgammon), Nackgammonu ve Mısır tavlasını bilir.
error-coach-not-finished = { $match } numaralı maç henüz bitmedi. Biten bir oyunu analiz edilebilir: `{ command-analyze.game }` seçeneğiyle seç.
error-coach-no-such-game = { $match } numaralı maçta böyle bir oyun yok.
error-coach-game-goes-on = { $match } numaralı maçın bu oyunu hâlâ oynanıyor.
error-coach-one-at-a-time = Senin için { $match } numaralı maçın analizi sürüyor. Onu bekle ya da altındaki düğmeyle durdur.
error-coach-busy = Şimdiden çok sayıda analiz bekliyor. Birkaç dakika sonra yeniden dene.
error-coach-not-studied = { $match } numaralı maçın bu analizi artık saklı değil. `/{ command-analyze }` ile yeniden iste.
error-coach-somebody-elses = Bu analizi başkası istedi. Onu yalnızca isteyen durdurabilir.
error-coach-impossible = Analiz motoru bu konuma bakamıyor.
error-coach-being-played = Bu konumu ya da bir hamle uzağındakini şu anda { $match } numaralı maçta oynuyorsun; orada kimseye yardım edilmez. O maç bitince yeniden sor.
error-coach-study-tells = { $record } numaralı maç, { $match } numaralı maçta şu anda oynadığın konumu ya da bir hamle uzağındakini içeriyor; orada kimseye yardım edilmez. O maç ilerleyince yeniden sor ya da `{ command-analyze.game }` seçeneğiyle başka bir oyun seç.
error-engine-missing = Analiz motoru burada kurulu değil. Geri kalan her şey çalışır.
error-engine-unavailable = Analiz motoru cevap vermiyor. Bir dakika sonra yeniden dene: şimdiye kadar analiz ettikleri saklandı.
error-position-unreadable = Bunda bir konum bulamadım. Bir XGID (`XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:3:0:10`) ya da GNU Backgammon konum kimliği yapıştır, varsa maç kimliğiyle (`4HPwATDgc/ABMA:cAkAAAAAAAAA`).
error-position-too-many = Böyle bir konum olamaz: bir tarafın on beşten çok pulu var.
error-position-one-point = Böyle bir konum olamaz: iki taraf aynı hanede duruyor.
error-position-both-off = Böyle bir konum olamaz: tahtada hiçbir tarafın pulu yok.
error-position-over = Bu oyun zaten bitmiş: karar verecek bir şey yok.
error-position-both-won = Böyle bir konum olamaz: iki taraf da maçın uzunluğuna ulaşmış.
error-position-both-shut = Böyle bir konum olamaz: iki taraf da altı kapısı kapalı bir eve karşı barda.
error-position-field = { $field ->
    [12] Böyle bir konum olamaz: maçta küp, biri vido verene kadar ortada ve 1'dedir, sonra da kabul edenindir.
    [13] Böyle bir konum olamaz: vidoyu veren, bu oyunu küpün eski değeriyle kazanınca maçı zaten almış olurdu; böyle bir küp ölüdür.
    [14] Böyle bir konum olamaz: Crawford oyununda vido verilmez.
    [15] Böyle bir konum olamaz: bu oyunda küp yok, ama vido verilmiş.
    [16] Böyle bir konum olamaz: maçta beaver yoktur.
   *[other] Bu XGID'yi okuyamıyorum. { $field ->
        [1] Konumunun 26 yeri olmalı; her biri A'dan O'ya, a'dan o'ya bir harf ya da tire.
        [2] İkinci alanı, küp, değerinin üssü olmalı: 1 için 0, 2 için 1 ve böyle sürer.
        [3] Üçüncü alanı, küpün sahibi, 1, -1 ya da 0 olmalı; 1'deki küpün sahibi yoktur.
        [4] Dördüncü alanı, sıra, 1 ya da -1 olmalı.
        [5] Beşinci alanı, zarlar, 1'den 6'ya iki sayı, 00, D, B ya da R olmalı; vidoyu küpün sahibi verir.
        [6] Altıncı alanı bir skor olmalı.
        [7] Yedinci alanı bir skor olmalı.
        [8] Sekizinci alanı yalnızca Crawford oyununda, küp dönmemişken 1 olmalı ya da Jacoby ve beaver için 0'dan 3'e bir sayı.
        [9] Dokuzuncu alanı maçın uzunluğu olmalı, sınırsız oturum için 0.
        [10] Onuncu alanı en büyük küpün üssü olmalı.
       *[other] Aralarında iki nokta olan on alanı olmalı.
    }
}
error-position-match-id = Konumdan sonraki maç kimliği okunamıyor ya da olamayacak bir maçı anlatıyor.
command-hint = ipucu
    .description = Alıştırma maçlarında en iyi hamleler ya da küp kararı
    .match = { -option-match }
    .match-description = { -which-match }
command-analyze = analiz
    .description = Biten bir maç ya da oyun: hatalar, şans, performans puanı
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .game = oyun
    .game-description = Bir oyunun numarası; boş bırakırsan bütün maç
    .public = herkese
    .public-description = Herkese göster
command-position = konum
    .description = Yapıştırılan bir konumu göster ve değerini söyle
    .text = metin
    .text-description = Bir XGID ya da maç kimliğiyle birlikte GNU Backgammon konum kimliği
