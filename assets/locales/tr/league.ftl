-which-league = Hangi lig; boş bırakırsan süreni
-which-team-match = Hangi takım maçı; boş bırakırsan süreni

command-league = lig
    .description = Gruplar, haftada bir tur, yükselme ve düşme
command-league-create = oluştur
    .description = Düzenleyici: bir lig duyur
    .name = ad
    .name-description = Adı
    .length = uzunluk
    .length-description = Maçların puanı (genelde 5)
    .division = grup
    .division-description = Bir gruptaki oyuncu sayısı, olabilirse 4-8 (genelde 6)
    .round_days = tur_günü
    .round_days-description = Bir tur kaç gün sürer (genelde 7)
    .clock = saat
    .clock-description = Hamle süresi: yok, canlı ya da saat ve gün
    .starts_in = başlangıç
    .starts_in-description = Ne zaman başlar: 20m, 1h30 ya da saat sayısı; 0: bir düzenleyici başlatır
    .break_days = ara_gün
    .break_days-description = Sezonlar arasında kaç gün; 0: sonrakini bir düzenleyici başlatır
    .seeding = sıralama
    .seeding-description = İlk gruplar: reytinge, kuraya ya da katılma sırasına göre
    .variant = oyun
    .variant-description = Hangi oyun (genelde tavla)
    .cube = küp
    .cube-description = Vido küpüyle ya da küpsüz
command-league-join = katıl
    .description = Kaydol; sezon sürerken bir sonraki için
    .league = lig
    .league-description = { -which-league }
command-league-leave = ayrıl
    .description = Kaydını geri al ya da ligden ayrıl
    .sure = eminim
    .sure-description = Bir daha sorulmadan yap
    .league = lig
    .league-description = { -which-league }
command-league-table = tablo
    .description = Grupların tabloları
    .league = lig
    .league-description = { -which-league }
command-league-results = sonuçlar
    .description = Kim kimi yendi
    .league = lig
    .league-description = { -which-league }
command-league-status = durum
    .description = Bu turun maçları ve seninkiler
    .league = lig
    .league-description = { -which-league }
command-league-next = sonraki
    .description = Düzenleyici: sezonu ya da sonraki turu başlat
    .sure = eminim
    .sure-description = Bir daha sorulmadan yap
    .league = lig
    .league-description = { -which-league }
command-league-report = sonuç-gir
    .description = Düzenleyici: sonuç gir ya da düzelt
    .pairing = eşleşme
    .pairing-description = Eşleşmenin numarası
    .winner = kazanan
    .winner-description = Kim kazandı
    .points = puan
    .points-description = Kazananın puanı
    .against = rakip_puanı
    .against-description = Kaybedenin puanı
    .league = lig
    .league-description = { -which-league }
command-league-remove = çıkar
    .description = Düzenleyici: birini ligden çıkar
    .person = kişi
    .person-description = Kim çıkarılacak
    .sure = eminim
    .sure-description = Bir daha sorulmadan yap
    .league = lig
    .league-description = { -which-league }
command-league-pause = duraklat
    .description = Düzenleyici: turu duraklat ya da sürdür
    .league = lig
    .league-description = { -which-league }
command-league-end = bitir
    .description = Düzenleyici: sezonu iptal et, yenisi gelmez
    .sure = eminim
    .sure-description = Bir daha sorulmadan yap
    .league = lig
    .league-description = { -which-league }

command-team = takım
    .description = İki takım karşı karşıya
command-team-create = oluştur
    .description = Düzenleyici: bir takım maçı duyur
    .team = takım
    .team-description = Bir takımın adı
    .against = karşı
    .against-description = Öteki takımın adı
    .players = oyuncu
    .players-description = Her takımdaki oyuncu sayısı (genelde 4)
    .boards = masalar
    .boards-description = Herkes herkesle ya da masa masaya
    .length = uzunluk
    .length-description = Maçların puanı (genelde 5)
    .clock = saat
    .clock-description = Hamle süresi: yok, canlı ya da saat ve gün
    .two_channels = iki_kanal
    .two_channels-description = İkinci bir kanal ya da sunucuda da: bir kod alırsın
    .variant = oyun
    .variant-description = Hangi oyun (genelde tavla)
    .cube = küp
    .cube-description = Vido küpüyle ya da küpsüz
command-team-host = ev_sahibi
    .description = Düzenleyici: takım maçı bu kanalda da oynansın
    .code = kod
    .code-description = Takım maçının düzenleyicisinden alınan kod
command-team-join = katıl
    .description = Bir takıma katıl
    .team = takım
    .team-description = Hangi takım
    .team_match = takım_maçı
    .team_match-description = { -which-team-match }
command-team-leave = ayrıl
    .description = Kaydını geri al ya da kalan masalarını bırak
    .sure = eminim
    .sure-description = Bir daha sorulmadan yap
    .team_match = takım_maçı
    .team_match-description = { -which-team-match }
command-team-line-up = kadro
    .description = Düzenleyici: başlamadan önce bir takımın masalarını belirle
    .order = sıra
    .order-description = Virgülle ayrılmış adlar ya da etiketler, birinci masa önce
    .team_match = takım_maçı
    .team_match-description = { -which-team-match }
command-team-start = başlat
    .description = Düzenleyici: kadroları kesinleştir ve başlat
    .sure = eminim
    .sure-description = Bir daha sorulmadan yap
    .team_match = takım_maçı
    .team_match-description = { -which-team-match }
command-team-score = skor
    .description = Skor tablosu
    .team_match = takım_maçı
    .team_match-description = { -which-team-match }
command-team-status = durum
    .description = Açık maçlar ve seninkiler
    .team_match = takım_maçı
    .team_match-description = { -which-team-match }
command-team-substitute = değiştir
    .description = Düzenleyici: bir oyuncunun kalan masalarını başkası oynasın
    .person = kişi
    .person-description = Kim çıkıyor
    .newcomer = yeni
    .newcomer-description = Kim giriyor
    .team_match = takım_maçı
    .team_match-description = { -which-team-match }
command-team-report = sonuç-gir
    .description = Düzenleyici: sonuç gir ya da düzelt
    .pairing = eşleşme
    .pairing-description = Eşleşmenin numarası
    .winner = kazanan
    .winner-description = Kim kazandı
    .points = puan
    .points-description = Kazananın puanı
    .against = rakip_puanı
    .against-description = Kaybedenin puanı
    .team_match = takım_maçı
    .team_match-description = { -which-team-match }
command-team-pause = duraklat
    .description = Düzenleyici: yeni maç açmayı duraklat ya da sürdür
    .team_match = takım_maçı
    .team_match-description = { -which-team-match }
command-team-end = bitir
    .description = Düzenleyici: takım maçını iptal et
    .sure = eminim
    .sure-description = Bir daha sorulmadan yap
    .team_match = takım_maçı
    .team_match-description = { -which-team-match }

choice-everyone = herkes herkesle
choice-board-by-board = masa masaya

league-usual-name = Lig
league-heading = ### 🏆 { $name }, { $season }. sezon
league-rounds = Her grupta herkes herkesle bir kez oynar. { $days ->
    [one] Bir tur bir gün sürer
    [7] Bir tur bir hafta sürer
   *[other] Bir tur { $days } gün sürer
}. O zamana dek bitmeyen maçı kendi süresinden daha az kullanan kazanır. Fark bir saatin altındaysa maç oynanmamış sayılır.
league-places = Galibiyet 2, yenilgi 1, hükmen yenilgi 0 puan. Yeniden kaydolmadan sonraki sezonda da oynarsın. Yeniler en alttan başlar.
league-entrants = { $count ->
    [0] Henüz kimse kaydolmadı. En az dört kişi gerekir.
   *[other] **{ $count } oyuncu** kaydoldu:
}
league-waiting = Sonraki sezonda:
league-round = **Tur { $round }/{ $rounds }**{ $timed ->
    [no] {""}
   *[yes] , bitiş: { $left }
}
league-won = ## 🏆 { $name }, { $season }. sezonun şampiyonu: { $who }
league-up = ⬆️ { $division }. gruptan { $to }. gruba:
league-down = ⬇️ { $division }. gruptan { $to }. gruba:
league-table-title = { $name } · { $division }. grup
league-words = { $place }. { $name }: { points }, { $wins } galibiyet, { $losses } yenilgi{ $way ->
    [up] , yükseliyor
    [down] , düşüyor
   *[stays] {""}
}.
league-signed-up-next = { $name }: sonraki sezonda varsın. O zamana dek bir şey değişmez.
league-next = { $name }: { $round }. tur başlıyor.
league-next-ask = { $name }: { $round }. tur şimdi başlasın mı? Süresi o andan işler.
league-withdraw-ask = Ligden ayrılıyor musun ({ $name })? Maçlarının yarısından azını oynadın: bu sezonki hiçbir maçın ne senin ne rakiplerin için sayılır. Bu geri alınamaz.
league-remove-ask = { $who } ligden çıkarılsın mı ({ $name })? Maçlarının yarısından azını oynadı: bu sezonki hiçbir maçı ne onun ne rakipleri için sayılır. Bu geri alınamaz.

team-heading = ### ⚔️ { $name }
team-boards = { $boards ->
    [each] { $players } kişiye { $players } kişi, masa masaya. Önce kazanılan maçlar, sonra oyun puanları, sonra kazanılan en küçük numaralı masa belirler.
   *[all] { $players } kişiye { $players } kişi, herkes herkesle. Önce kazanılan maçlar, sonra oyun puanları, sonra kazanılan en küçük numaralı masa belirler.
}
team-channels = Tek numaralı masalar { $here }, çift numaralılar { $there } kanalında.
team-score = **{ $one } { $won } : { $lost } { $other }**
team-points = oyun puanı { $won } : { $lost }
team-won = 🏆 { $by ->
    [matches] { $winner } { $won } : { $lost } kazandı (rakip: { $loser })
    [points] { $won } : { $lost }, oyun puanında { $more } : { $less } ile kazanan { $winner } (rakip: { $loser })
   *[board] { $won } : { $lost }, oyun puanları eşit, en küçük numaralı masayla kazanan { $winner } (rakip: { $loser })
}
team-level = { $one } ve { $other }: iki taraf da maç kazanmadı
team-line-up = **{ $team }**{ $drawn ->
    [yes] { "" }
   *[no] { " " }({ $count }/{ $players })
}:
team-code = { $name }: bu kodu öteki kanalın ya da sunucunun düzenleyicisine ver. Orada { COMMAND("team host") } ile girilir. Başlamadan önce, bir kez geçerlidir.
    `{ $code }`
team-hosted = { $name } burada da oynanıyor. Öteki sunucudaki bir masayı buradan { COMMAND("board") } ile oynarsın.
team-lined-up = { $name }: kadro belirlendi.
team-entered = { $name }, eşleşme { $pairing }: { $both ->
    [yes] { $who } kazandı. İki taraf da öyle diyor.
   *[no] kazanan olarak şunu girdin: { $who }. Öteki sunucunun bir düzenleyicisi 72 saat içinde onaylayınca sayılır.
}
team-claim = { $name }, eşleşme { $pairing }: öteki sunucunun girdiği kazanan: { $who }, { $score }. Buradan bir düzenleyici { $until } tarihine kadar onaylayınca sayılır.
team-withdraw-ask = Bütün takımın çekilsin mi ({ $name })? Açık masalarını kaybeder. Ya da ev sahibinden maçı bu haliyle bitirmesini iste: 7 gün içinde yanıt vermezse kendin bitirebilirsin.
team-withdrawn = { $name }: takımın çekildi, açık masalarını kaybetti.
team-end-asked = { $name }: ev sahibine soruldu. 7 gün içinde yanıt vermezse { COMMAND("team end") } ile kendin bitirebilirsin.
team-end-question = { $name }: konuklar maçı bu haliyle bitirmek istiyor. Açık masalar kimseye yazılmaz. { $until } tarihine kadar yanıt vermezsen kendileri bitirebilir.
team-ended = { $name } bu haliyle bitti.
team-substituted = { $who } yerine { $newcomer } oynuyor: { $boards } masa.
match-called-elsewhere = { $heading }
    Masa öteki sunucuda. Buradan { COMMAND("board") } ile oynarsın: { $match }. maç.

button-confirm-result = Onayla
button-team-play-on = Oynamaya devam
button-end-now = Bu haliyle bitir
button-tables = Tablolar
button-results = Sonuçlar
button-join-next = Sonraki sezona katıl
button-join-team = { $team } takımına katıl
button-score-sheet = Skor tablosu
