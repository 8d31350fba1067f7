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
    .lengths-description = Tura göre puan, örneğin 3, 5, 7; sonuncusu sürer
    .final_length = final_uzunluğu
    .final_length-description = Finalin puanı, farklıysa
    .limit = sınır
    .limit-description = En çok oyuncu; sonra gelenler bekleme listesine girer
    .seeding = sıralama
    .seeding-description = Kurayla, reytinge göre ya da katılma sırasıyla
    .clock = saat
    .clock-description = Hamle süresi: yok, canlı ya da saat ve gün
    .starts_in = başlangıç
    .starts_in-description = Ne zaman başlar: 20m, 1h30 ya da saat sayısı; 0: bir düzenleyici başlatır
    .check_in = yoklama
    .check_in-description = Başlangıçtan kaç dakika önce burada olduğunu bildirmek gerekir; 0: gerekmez
    .round_hours = tur_saati
    .round_hours-description = Bir tur en çok kaç saat sürebilir; 0: sınırsız
    .groups = gruplar
    .groups-description = Herkes herkesle: grup sayısı
    .advance = çıkan
    .advance-description = Herkes herkesle: her gruptan kaç kişi elemeye kalır
    .rounds = turlar
    .rounds-description = İsviçre: tur sayısı; 0: gerektiği kadar
    .minutes = dakika
    .minutes-description = Arena: kaç dakika süreceği
    .cube = küp
    .cube-description = Vido küpüyle ya da küpsüz
    .variant = oyun
    .variant-description = Hangi oyun (genelde tavla)
    .posting = tahta
    .posting-description = Tahtalar nasıl gönderilsin (genelde sunucuda nasılsa)
    .numbers = numaralar
    .numbers-description = Haneler herkesin kendi tarafından mı, ikisi için de beyazdan mı numaralansın
    .weekly = haftalık
    .weekly-description = Her hafta yeniden duyur
    .fillers = bilgisayarlar
    .fillers-description = Bay yerine bu seviyede bilgisayarlar oynar
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
    .description = Düzenleyici: kurayı çek ve başlat
    .order = sıra
    .order-description = Elle sıralama: virgülle ayrılmış adlar ya da etiketler, en güçlüsü önce
    .sure = eminim
    .sure-description = Bir daha sorulmadan başlat
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
command-tournament-report = sonuç-gir
    .description = Düzenleyici: sonuç gir ya da düzelt
    .pairing = eşleşme
    .pairing-description = Eşleşmenin numarası
    .winner = kazanan
    .winner-description = Kim kazandı
    .points = puan
    .points-description = Kazananın puanı
    .against = rakip_puanı
    .against-description = Kaybedenin puanı
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-forfeit = çıkar
    .description = Düzenleyici: birini turnuvadan çıkar
    .person = kişi
    .person-description = Kim çıkıyor
    .sure = eminim
    .sure-description = Bir daha sorulmadan yap
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-replace = değiştir
    .description = Düzenleyici: birini başkasının yerine geçir
    .person = kişi
    .person-description = Kim gidiyor
    .newcomer = yeni
    .newcomer-description = Kim geliyor
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-pause = duraklat
    .description = Düzenleyici: yeni maç açmayı duraklat ya da sürdür
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-cancel = iptal
    .description = Düzenleyici: bir turnuvayı iptal et
    .sure = eminim
    .sure-description = Bir daha sorulmadan iptal et
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }

choice-single-elimination = tek eleme
choice-double-elimination = çift eleme
choice-round-robin = herkes herkesle
choice-swiss = İsviçre sistemi
choice-consolation = ana tablo ve teselli tablosu
choice-rating = reyting
choice-random = kura
choice-manual = katılma sırası

button-take-out = Çıkar
button-replace = Değiştir
button-enter-result = Sonucu gir
button-correct = Kazananı değiştir
button-call-off = İptal et
button-not-after-all = Vazgeç

match-by-command = `/{ command-match } { $match }`

format-name = { $format ->
    [arena] Arena
    [simul] Simultane
    [single_elimination] Tek eleme
    [double_elimination] Çift eleme
    [round_robin] Herkes herkesle
    [swiss] İsviçre sistemi
    [league] Lig
    [team] Takım maçı
   *[consolation] Ana tablo ve teselli tablosu
}
stage-name = { $stage ->
    [arena] Arena
    [simul] Simultane
    [groups] Gruplar
    [swiss] İsviçre sistemi
    [main] Ana tablo
    [third_place] Üçüncülük maçı
    [losers] Kaybedenler tablosu
    [finals] Final
    [consolation] Teselli tablosu
    [league] Lig
    [team] Takım maçı
   *[last_chance] Son şans
}
round-name = { $key ->
    [quarterfinal] Çeyrek final
    [semifinal] Yarı final
    [final] Final
    [winners_final] Ana tablo finali
    [losers_final] Kaybedenler finali
    [decider] Belirleyici maç
    [third_place] Üçüncülük maçı
   *[round] { $number }. tur
}
group-title = Grup { $number }
slot-bye = bay
slot-from = { $first }–{ $second } { $kind ->
    [winner] galibi
   *[loser] mağlubu
}
slot-from-round = { $kind ->
    [winner] Kazanan: { $round }
   *[loser] Kaybeden: { $round }
}{ $pairing ->
    [0] { "" }
   *[other] , maç { $pairing }
}
slot-drawn-from = { $kind ->
    [winner] { $first } ya da { $second }
   *[loser] Mağlup { $first }–{ $second }
}
slot-drawn-from-round = { $kind ->
    [winner] { $pairing ->
        [0] { $round }
       *[other] { $round } { $pairing }
    } galibi
   *[loser] { $pairing ->
        [0] { $round }
       *[other] { $round } { $pairing }
    } mağlubu
}
slot-forfeit = hükmen
column-points = Puan
column-buchholz = Buchholz
column-wins = Galibiyet
column-losses = Yenilgi
entrants = { $count } oyuncu
podium-words = { $name }: { $first } { $firsts ->
    [1] kazandı
   *[other] birinciliği paylaştı
}{ $seconds ->
    [0] {""}
    [1] , { $second } ikinci oldu
   *[other] , { $second } ikinciliği paylaştı
}{ $thirds ->
    [0] {""}
    [1] , { $third } üçüncü oldu
   *[other] , { $third } üçüncülüğü paylaştı
}.
pairing-line = - Eşleşme { $number }, { $round }: **{ $first }** – **{ $second }**
pairing-words = { $round }: { $first } ile { $second } oynuyor.
pairing-won-words = { $round }: { $forfeit ->
    [yes] { $winner } hükmen kazandı ({ $first } - { $second }).
   *[no] { $first } ile { $second } oynadı, { $winner } kazandı.
}
tournament-heading = ### 🏆 { $name }
tournament-lengths = { $points ->
    [one] 1 puanlık maçlar
   *[other] { $lengths } puanlık maçlar
}
tournament-weekly = her hafta
tournament-deadline = Her tur en çok { hours } sürer. Süre bitince sırası gelen kaybeder, hiç hamle yapmamış olan elenir.
tournament-abandon = { days } boyunca hamle yapılmayan maç kazanansız biter ve baştan başlar. Düzenleyiciler onun yerine { COMMAND("tournament report") } ile sonuç girebilir.
tournament-unrated = { $most } puandan uzun maçlar reytingsiz
tournament-running = Sürüyor.
tournament-cancelled = İptal edildi.
tournament-ended = Tamamlandı.
tournament-starts-by-hand = Aşağıdan katıl. Bir düzenleyici başlatacak.
tournament-starts = Başlangıç: { $at } ({ $left }).
tournament-check-in = Başlangıçtan önceki son { $minutes } dakikada burada olduğunu bildir, yoksa kuraya girmezsin.
tournament-entrants = Katılan: **{ $count } / { $limit }**
tournament-waiting = Bekleme listesi: { $names }
tournament-missed = Burada olduğunu bildirmeyenler: { $names }
tournament-dice = Zarların taahhüdü: `{ $commitment }`
    Bütün maçların zarları bir tohumdan gelir, bu onun SHA-256 özetidir. Maçtan sonra { -dice-verify } her zarı yeniden hesaplar.
tournament-footer = -# { $kind ->
    [simul] Simultane { $number }
    [league] Lig { $number }
    [team] Takım maçı { $number }
   *[other] Turnuva { $number }
}
tournament-paused = Duraklatıldı: şimdilik yeni maç yok.
tournament-resumed = { $name } devam ediyor.
tournament-moved = { $name } bu kanalda devam ediyor.
tournament-champion = Kazanan: **{ $who }**.
tournament-podium = [{ $format ->
    [arena] Son puan durumu
    [league] Son puan durumu
    [simul] Bütün tahtalar
    [team] Skor tablosu
   *[other] Kürsü
}]({ $url })
tournament-your-match = Sıradaki maçın: { $round }, **{ $first }** – **{ $second }**
tournament-you = { $where ->
    [out] Artık turnuvada değilsin.
    [absent] Burada olduğunu bildirmedin, kuraya girmedin. Yer varsa { COMMAND("tournament join") } ile yine girebilirsin.
    [waiting] Bekleme listesindesin.
    [next_season] Sonraki sezonda varsın.
    [groups] Bütün grup maçlarını oynadın. Elemelere kimin kalacağı bütün grup maçları oynanınca belli olur.
    [bye] Bu turu bay geçiyorsun.
    [bye_won] Bu turu bay geçiyorsun, galibiyet sayılır.
    [next_round] Sonraki turda oynarsın.
    [paused] Ara verdin. Devam etmek için **{ button-arena-back }** düğmesine dokun.
    [free] Müsait biri çıkınca eşleşirsin.
    [break] Arena duraklatıldı: devam edince eşleşirsin.
    [final] Finali oynadın. Kürsü öteki maçlar bitince belli olur.
   *[done] Bütün maçlarını oynadın.
}
tournament-next-match = { $who } için sıradaki maç: { $round }, rakip: **{ $opponent }**.
tournament-then = { $where ->
    [out] { $who } artık turnuvada değil.
    [bye] { $who } şimdi bay geçiyor.
    [bye_won] { $who } şimdi bay geçiyor, galibiyet sayılır.
    [next_round] Sonraki tur, bu tur bitince başlar.
    [groups] Elemelere kimin kalacağı bütün grup maçları oynanınca belli olur.
    [final] Kürsü öteki maçlar bitince belli olur.
   *[done] { $who } bütün maçlarını oynadı.
}
tournament-won = ## 🏆 { $who } kazandı: { $name }
tournament-no-champion = ## { $name } kazanansız bitti
tournament-not-drawn = { $name }: { $is_off ->
    [yes] kura çekilmeden iptal edildi.
   *[no] kura henüz çekilmedi. Turnuva başlarken çekilir.
}
tournament-withdrawn = { $kind ->
    [struck] Ligden ayrıldın ({ $name }). Bu sezonki hiçbir maçın sayılmaz.
    [arena] Arenadan ayrıldın ({ $name }). Puanların tabloda kalır, yine katılabilirsin.
   *[other] Turnuvadan çekildin ({ $name }), kalan maçlarını hükmen kaybettin.
}
tournament-not-in = { $name }: sen kendin henüz katılmadın.
tournament-organizing = { $hand ->
    [yes] Herkes katılınca **{ button-start }** düğmesine bas ya da { $format ->
        [league] { COMMAND("league next") }
        [team] { COMMAND("team start") }
       *[other] { COMMAND("tournament start") }
    } yaz.
   *[no] Kendiliğinden başlar: { $at }. Daha önce başlatmak için **{ button-start-now }** düğmesine bas.
}
button-start = Başlat
tournament-started = { $format ->
    [arena] { $name } açıldı. Müsait biri çıkınca hemen eşleşirsin.
    [simul] { $name } başladı. Her konuğa bir tahta gelir.
   *[other] { $name }: kura çekildi, maçlar açılıyor.
}
tournament-needs-member = Bu sunucunun üyesi değilim, onun için turnuva tahtalarını buraya gönderemem. Bir yöneticiden beni eklemesini iste.
tournament-needs-permissions = { $name } turnuvasını { $channel } kanalında şu an oynatamam. Orada gereken izinler: { $permissions }.
tournament-channel-gone = { $name } turnuvasının duyurulduğu kanal artık yok, orada oynanamaz. { $moves ->
    [yes] Başka bir kanalda sürdürmek için orada { $kind ->
        [league] { COMMAND("league pause") }
        [team] { COMMAND("team pause") }
       *[other] { COMMAND("tournament pause") }
    } kullan.
   *[no] { COMMAND("team end") } ile iptal et ve başka bir kanalda duyur.
}
tournament-stopped = { $name } duraklatıldı: yeni maç yok, süreler sayılmıyor.{ $gone ->
    [yes] {""}
   *[no] {" "}Orada oynanabilince { $kind ->
        [league] { COMMAND("league pause") }
        [team] { COMMAND("team pause") }
       *[other] { COMMAND("tournament pause") }
    } ile sürdür.
}
tournament-reported = { $name }, eşleşme { $pairing }: { $who } kazandı. Senin adınla kaydedildi.
tournament-forfeited = { $kind ->
    [struck] { $who } ligden çıktı ({ $name }), bu sezonki hiçbir maçı sayılmaz.
   *[other] { $who } turnuvadan çıktı ({ $name }) ve kalan maçlarını hükmen kaybetti.
}
tournament-corrected = { $name }, eşleşme { $pairing }: bir düzenleyici sonucu düzeltti. Kazanan { $winner }, kaybeden { $loser }{ $points ->
    [0] { "" }
   *[other] { " " }({ $points } : { $against })
}.
tournament-taken-out = { $kind ->
    [struck] { $who }, { $count ->
        [one] bir düzenleyici seni çıkardı ({ $name }). Bu sezonki hiçbir maçın sayılmaz.
       *[other] bir düzenleyici sizi çıkardı ({ $name }). Bu sezonki hiçbir maçınız sayılmaz.
    }
    [replaced] { $who }, artık senin yerine { $newcomer } oynuyor ({ $name }).
    [boards] { $who }, hamle yapmadığın masalarda artık { $newcomer } oynuyor ({ $name }).
   *[out] { $who }, { $count ->
        [one] bir düzenleyici seni çıkardı ({ $name }): kalan maçlarını hükmen kaybettin.
       *[other] bir düzenleyici sizi çıkardı ({ $name }): kalan maçlarınızı hükmen kaybettiniz.
    }
}
tournament-goes-through = { $kind ->
    [withdrawn] { $who } çekildi ({ $name }), tur atlayan: { $winner }.
   *[out] { $who } artık yok ({ $name }), tur atlayan: { $winner }.
}
tournament-struck = { $who } erken ayrıldı ({ $name }), bu sezonki hiçbir maçı sayılmaz.{ $count ->
    [0] { "" }
   *[other] { " " }Bir sonucu silinenler:
}
tournament-has-withdrawn = { $who } çekildi ({ $name }).
tournament-joined-late = { $name }: { $who } sonradan katıldı, ilk rakibi { $against }. { $first } – { $second } maçı daha başlamamıştı, bu maçın galibini bekliyor.
tournament-absent = { $name }: tur bitti. Bir yanlışlık varsa bir düzenleyici sonucu düzeltebilir. Hiç hamle yapmadığı için çıkanlar:
tournament-left-out = { $name } başladı. Yer varsa { COMMAND("tournament join") } ile yine girebilirsiniz. Burada olduğunu bildirmediği için kuraya girmeyenler:
tournament-replaced = { $name } turnuvasından çıkan: { $who }. Yerine giren: { $newcomer }.
tournament-cancel-ask = { $name } iptal edilsin mi?{ $under_way ->
    [0] { "" }
   *[other] { " " }Süren { $under_way } maç hemen biter ve sayılmaz.
}{ $is_weekly ->
    [yes] { " " }Gelecek hafta yeniden duyurulmaz.
   *[no] { "" }
} Bu geri alınamaz.
tournament-withdraw-ask = Turnuvadan çekiliyor musun ({ $name })? { $playing ->
    [yes] { $opponents } ile maçını hemen, kalan bütün maçlarını da hükmen kaybedersin.
   *[no] Kalan bütün maçlarını hükmen kaybedersin.
} Bu geri alınamaz.
tournament-forfeit-ask = { $who } turnuvadan çıkarılsın mı ({ $name })? { $playing ->
    [yes] { $opponents } ile maçını hemen, kalan bütün maçlarını da hükmen kaybeder.
   *[no] Kalan bütün maçlarını hükmen kaybeder.
} Bu geri alınamaz.
tournament-replace-ask = { $name }: çıkacak { $who }, girecek { $newcomer }, öyle mi? { $opponents } ile maç başladı: hemen biter, { $newcomer } yeni bir maç oynar.
tournament-report-ask = { $name }, eşleşme { $pairing }: kazanan { $who } olarak girilsin mi? Bu maç başladı: hemen biter ve sürdürülemez.
tournament-nothing-done = Hiçbir şey değişmedi.
tournament-correct-ask = { $name }, eşleşme { $pairing }: kazanan { $was } yerine { $now } olsun mu? { $drawn ->
    [yes] Sonraki turların kurası çekildi, olduğu gibi kalır.
   *[no] Sonraki baylar ve hükmen galibiyetler yeni sonuca göre değişir.
} İki oyuncuya da bildirilir.{ $ended ->
    [0] { "" }
   *[other] { " " }Buna bağlı süren { $ended } maç hemen biter.
}
tournament-starting = { $name } başlatılıyor ...
tournament-called-off = { $name } iptal edildi{ $why ->
    [not_here] : burada olduğunu bildiren oyuncu yetmedi.
    [too_few] : kaydolan oyuncu yetmedi.
   *[organizer] .
}
tournament-halted = { $name } duraklatıldı: şimdilik yeni maç yok.
tournament-refused = { $name }: { $why }
tournament-which = Hangi turnuvayı kastediyorsun?
tournament-choose = Turnuva seç
tournament-which-number = Birden çok turnuva uyuyor: { $names }. Birini `{ -option-tournament }` seçeneğiyle seç.
tournament-start-ask = { $name } şimdi başlasın mı?
tournament-start-draw = Katılan: **{ $signed } / { $limit }**. Kuraya giren: { entrants } ({ $system }). Kura çekilince geri alınamaz.
tournament-start-early = Duyurulan başlangıç: { $at }.
tournament-start-everyone = Yoklama daha açılmadı, o yüzden kaydolan herkes kuraya girer.
tournament-start-missing = Burada olan: { $here } / { $count }. Henüz gelmediği için kuraya girmeyenler:
tournament-start-sure = Bu sırayla başlatmak için komutu `{ command-tournament-start.sure }` ile yeniden ver.
tournament-page = -# Sayfa { $page } / { $pages }
tournament-blocked = { $name }, { $round }: { $first } ile { $second } eşleşti, oysa biri ötekini engellemiş. Başka eşleşme mümkün değildi. Sonucu kendin belirlemek istersen { $pairing } numaralı eşleşme için { COMMAND("tournament report") } kullan.
button-show-all = Tümünü göster
button-start-now = Şimdi başlat
round-until = { $round } { $left } bitiyor.
round-byes = Bu turu bay geçenler:
round-reminder = ⏳ { $who }, tur bitiyor: { $left }. { $match } numaralı maç seni bekliyor.
check-in-now = ⏰ { $name }: şimdi burada olduğunu bildir, başlangıç { $left }. [Duyurunun]({ $url }) altındaki **{ button-check-in }** düğmesine bas ya da { COMMAND("tournament check-in") } komutunu kullan.
match-called = { $name }, { $round }: { $white }, rakibi { $black }
signed-up = { $status ->
    [left] { $name } için artık kayıtlı değilsin.
    [waiting] { $name } dolu, bekleme listesindesin. Yer açılınca girersin.
    [moved] Takım değiştirdin. { $name } için artık öteki takıma kayıtlısın.
    [checked_in] { $name } için burada olduğun kaydedildi.
    [here] { $name } için kaydın yapıldı, burada olduğun da kaydedildi: kuradasın.
    [late] { $name }: turnuvadasın. Sana bir maç çıkınca çağrılırsın.
   *[registered] { $name } için kaydın yapıldı.
}
button-join = Katıl
button-leave = Ayrıl
button-check-in = Buradayım
button-bracket = Tablo
button-standings = Puan durumu
answer-repeat-short = Bu zaten yapıldı.

correction-line = -# Eşleşme { $pairing }: { $same ->
    [yes] { $after } için skor düzeltildi
   *[no] kazanan artık { $before } değil, { $after }
}, düzelten { $by }
tournament-final-length = final { $length } puanlık
tournament-rounds = { $rounds } tur
tournament-groups = { $groups ->
    [1] ilk { $advance } kişi elemelere kalır
   *[other] { $groups } grup{ $advance ->
        [0] { "" }
        [1] , her grubun birincisi elemelere kalır
       *[other] , her grubun ilk { $advance } kişisi elemelere kalır
    }
}

tournament-fillers = bay yerine bilgisayarlar ({ $level ->
    [beginner] yeni başlayan
    [casual] ara sıra oynayan
    [intermediate] orta
    [advanced] ileri
    [expert] uzman
    [world_class] dünya çapında
   *[simple] basit oyuncular
})

standing-words = { $place }. { $name }: { $wins } galibiyet, { $losses } yenilgi.
standing-swiss-words = { $place }. { $name }: { points }, Buchholz { $buchholz }.

tournament-form = ### { $name }
tournament-form-explained = Henüz kimse görmedi. Duyurunca herkes bir düğmeyle katılır.
tournament-form-arena = Arenada canlı saat vardır ve bay geçen olmaz; bu yüzden bilgisayar oynamaz.
tournament-form-done = { $name } duyuruldu.
tournament-typed = { $why }
    -# Yazdığın: `{ $typed }`
tournament-usual-name = Turnuva, { day-of-month }
tournament-name-label = Adı ne olsun
tournament-field = { $field ->
    [format] Sistem
    [length] Maç uzunluğu
    [clock] Saat
    [starts_in] Başlangıç
   *[filler] Bilgisayarlar
}
tournament-starts-in = { $unit ->
    [hand] Sen deyince başlar
    [days] { $days ->
        [7] Bir hafta sonra başlar
        [one] Bir gün sonra başlar
       *[other] { $days } gün sonra başlar
    }
    [hours] { $hours ->
        [one] Bir saat sonra başlar
       *[other] { $hours } saat sonra başlar
    }
    [both] { $hours } sa { $minutes } dk sonra başlar
   *[minutes] { $minutes } dakika sonra başlar
}{ $check_in ->
    [0] { "" }
   *[other] , yoklama { $check_in } dakika önce
}
tournament-no-fillers = Bilgisayar yok
tournament-no-fillers-explained = Yoksa bay yerine oynarlar
format-explained = { $format ->
    [arena] Süre dolana dek istediğin kadar oyna
    [single_elimination] Bir kez kaybeden elenir
    [double_elimination] İki kez kaybeden elenir
    [round_robin] Herkes herkesle oynar
    [swiss] Birkaç tur, kimse elenmez
   *[consolation] Kaybeden ikinci bir tabloya geçer
}
button-announce = Duyur
button-change-tournament = Değiştir
button-name-and-announce = Adını ver ve duyur

choice-arena = arena

arena-lasts = { $unit ->
    [hours] { hours } sürer
   *[minutes] { $minutes } dakika sürer
}
arena-rules = -# Maçın bitince hemen yeniden eşleşirsin. Galibiyet 2 puan. Üst üste iki galibiyetten sonra, kazanamadığın ilk maça dek sonuçlar iki katı sayılır. İstediğin zaman katıl, istediğin zaman ara ver. Tahtan gelince ilk hamleni bir dakika içinde yap. Maçı bırakan kaybeder.
arena-closes = Süre { $left } doluyor. { $players } oyuncu, { $matches ->
    [0] şu an oynayan yok.
   *[other] { $matches } maç sürüyor.
}
arena-leads = **{ $who }** { $points } puanla önde.
arena-joined = { $name }: arenadasın. { $paused ->
    [yes] Arena duraklatıldı: devam edince eşleşirsin.
   *[no] Müsait biri çıkınca birkaç saniyede eşleşirsin.
}
arena-rests = { $name }: ara verdin.{ $playing ->
    [yes] { " " }Süren maçını bitir. Sonra eşleşmezsin.
   *[no] { " " }Artık eşleşmezsin.
} Devam etmek için **{ button-arena-back }** düğmesine dokun.
arena-is-back = { $name }: geri döndün. { $paused ->
    [yes] Arena duraklatıldı: devam edince eşleşirsin.
   *[no] Müsait biri çıkınca birkaç saniyede eşleşirsin.
}
arena-absent = { $who } hamle yapmadı ve maçı kaybetti. { $name }: ara verdin sayılıyor. Yeniden eşleşmek için [arena gönderisinde]({ $url }) **{ button-arena-back }** düğmesine dokun.
arena-withdraw-ask = Arenadan ayrılıyor musun ({ $name })?{ $playing ->
    [yes] { " " }{ $opponents } ile maçını hemen kaybedersin.
   *[no] { "" }
} Puanların tabloda kalır, yine katılabilirsin.
arena-resting-name = { $name } (ara verdi)
arena-words = { $place ->
    [0] {""}
   *[other] { $place }.{" "}
}{ $name }: { $matches } maçta { $points } puan.
column-run = Art arda
column-played = Maç
column-performance = Performans
button-arena-pause = Ara ver
button-arena-back = Geri dön
gathered-called = { $name }: { $white } – { $black }
