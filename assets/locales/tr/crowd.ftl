command-vote = oyla
    .description = Kanal oynar: her hamleyi herkes oylar
    .opponent = rakip
    .opponent-description = Herkese karşı tek başına kim oynasın; boş bırakırsan bilgisayar
    .level = seviye
    .level-description = Bilgisayar ne kadar güçlü
    .halves = yarılar
    .halves-description = Kanalın bir yarısı öbürüne karşı
    .length = uzunluk
    .length-description = Maç kaç puanlık (genelde 3)
    .time = süre
    .time-description = Oylama ne kadar açık kalır (genelde 1 dakika)
    .variant = oyun
    .variant-description = Hangi oyun (genelde tavla)
command-consult = danış
    .description = 2-5 kişilik iki takım: herkes önerir, kaptan karar verir
    .length = uzunluk
    .length-description = Maç kaç puanlık (genelde 3)
    .time = süre
    .time-description = Kaptanın süresi (genelde 5 dakika)
    .variant = oyun
    .variant-description = Hangi oyun (genelde tavla)
command-guesses = tahminler
    .description = Başkalarının hamlelerini en iyi kim tahmin ediyor
    .match = { -option-match }
    .match-description = { -which-match-to-see }
choice-20s = 20 saniye
choice-1m = 1 dakika
choice-5m = 5 dakika
choice-1h = 1 saat
choice-24h = 24 saat

crowd-name = { $kind ->
    [crowd] Kanal
    [half] { $side ->
        [white] Beyaz yarı
       *[black] Siyah yarı
    }
   *[team] { $side ->
        [white] Beyaz takım
       *[black] Siyah takım
    }
}
turn-crowd = Sıra: { $who }, { $phase ->
    [to_play] { $roll } oynanacak
    [to_name] bir çift söylenecek
    [to_roll] zar atılacak
    [to_double] zar ya da vido
    [double_offered] kabul ya da pas
   *[other] yanıt bekleniyor
}.
button-vote = Oy ver
button-consult = Danış
button-guess = Hamleyi tahmin et
button-guess-it = Bunu tahmin et
button-vote-for-it = Buna oy ver
crowd-window = { $seconds ->
    [20] karar başına 20 saniye
    [60] karar başına 1 dakika
    [300] karar başına 5 dakika
    [3600] karar başına 1 saat
    [43200] karar başına 12 saat
   *[other] karar başına 24 saat
}
crowd-needs-server = Bunun için üyesi olduğum bir sunucu gerek. Bir yöneticiden beni eklemesini iste.
lobby-vote = ### Kanal oynuyor
lobby-team = ### İki takım danışıyor
lobby-vote-explained = Herkes gizli oy verir, en çok oyu alan seçenek kazanır, eşitlikte oyları önce gelen. Sonucu artık kimse değiştiremeyince oylama kapanır. Sonradan da katılabilirsin.
lobby-team-explained = Her takımda iki ile beş kişi. İlk katılan kaptandır ve karar verir, öbürleri önerir.
lobby-side = { $kind ->
    [crowd] **Kanal**
    [half] { $side ->
        [white] **Beyaz yarı**
       *[black] **Siyah yarı**
    }
   *[team] { $side ->
        [white] **Beyaz takım**
       *[black] **Siyah takım**
    }
}
lobby-against = Rakip: { $who }
lobby-asked = { $who }, herkese karşı tek başına oynar mısın?
lobby-closed = İptal edildi.
lobby-expired = Bir gün içinde kimse başlatmadı, bu yüzden kapandı. Dilediğin zaman yenisini aç.
lobby-until = Başlamazsa { $when } kapanır
button-join-side = { $side ->
    [white] Beyaza katıl
   *[black] Siyaha katıl
}
button-crowd-join = Katıl
button-crowd-yes = Oynarım
button-crowd-start = Başlat
button-crowd-leave = Ayrıl
button-crowd-cancel = İptal et
crowd-opened = Çağrı yayımlandı.
crowd-moved = Taraf değiştirdin. Artık { $side ->
    [white] beyaz
   *[black] siyah
} { $team ->
    [yes] takımdasın
   *[no] yarıdasın
}.
crowd-left = { $team ->
    [yes] Ayrıldın.
   *[no] Ayrıldın. { button-vote } ile yeniden katılabilirsin.
}
team-ask-leave = Takımından ayrılıyor musun? Bu maçta geri dönemezsin.
crowd-status = { $awaited ->
    [0] Oylar bekleniyor
   *[other] { $voted } / { $awaited } kişi oy verdi
}{ $who ->
    [some] {""}
   *[other] {" "}· beklenen: { $who }
}{ $first ->
    [yes] {" "}· ilk oyu veren karar verir, çünkü eşitlikte önceki oy geçerlidir
   *[no] {""}
} · kapanış: { $until }
team-decides = Karar: { $who }.
turn-call-team = Maç { $match }: takımın için karar senin, { $what }. { $link }
team-status = Karar: { $who } · süre: { $until }
crowd-motion = { $who ->
    [none] Teslim
   *[other] { $who }: teslim
} olma önerisi ({ $whole ->
    [yes] bütün maç
   *[no] { grade }, { points }
}), { $agreed } kişi istiyor · süre: { $until }
crowd-ruling = { $choice }, { $cast ->
    [one] tek oyla
   *[other] oy: { $votes } / { $cast }
}{ $tie ->
    [yes] , eşitlikte ilk gelen
   *[no] {""}
}
crowd-said = { $who }: { $line }
crowd-nobody = { $play ->
    [none] { $choice ->
        [roll] Kimse yanıt vermediği için zar atıldı.
        [double] Kimse yanıt vermedi, bilgisayar (yeni başlayan) vido teklif etti.
        [take] Kimse yanıt vermedi, bilgisayar (yeni başlayan) kabul etti.
        [pass] Kimse yanıt vermedi, bilgisayar (yeni başlayan) pas geçti.
       *[other] Kimse yanıt vermedi, bilgisayar (yeni başlayan) karar verdi.
    }
   *[other] Kimse yanıt vermedi, bilgisayar (yeni başlayan) { $play } oynadı.
}
crowd-gone = Üst üste { $count } kez kimse yanıt vermedi, bu yüzden maçta teslim olundu.
team-ruling = Karar veren: { $who }
crowd-roll = Zar at
crowd-double = Vido
crowd-take = Kabul
crowd-pass = Pas
crowd-accept = Kabul et
crowd-refuse = Oyuna devam
crowd-asked = { $question ->
    [play] **{ $roll } ile ne oynayalım?**
    [name] **Hangi çifti söyleyelim?**
    [cube] **Zar mı, vido mu?**
    [double] **Kabul mü, pas mı?**
   *[resignation] **Teklifi kabul edelim mi?**
}
vote-nothing-now = Şu an karar vermen gereken bir şey yok. Sıranın kimde olduğu tahtada yazıyor.
vote-yours = { $team ->
    [yes] Önerin: **{ $choice }**. Değiştirebilirsin.
   *[no] Verdiğin oy: **{ $choice }**. Değiştirebilirsin.
}
vote-closed = { $team ->
    [yes] Tamam, sonuç tahtada.
   *[no] Oylar sayıldı, sonuç tahtada.
}
vote-over = Bu oylama kapandı, sonucu tahtada. Sonucu artık kimse değiştiremeyince oylama erken kapanır.
vote-choose-side = Hangi taraftasın? Sonra değiştiremezsin.
team-you-propose = Sen olsan ne yapardın? Seç, kaptanınız { $who } görsün.
team-you-decide = **Karar senin.** Seçtiğin hemen oynanır.
button-motion = Teslim mi?
button-motion-agree = Teslim ol
button-motion-against = Oyuna devam
button-motion-not = Şimdi değil
motion-explained = { $team ->
    [yes] Bütün takımın adına teslim oluyorsun.
   *[no] Üçte ikinizin, en az iki kişinin onaylaması gerekir. On hamlede bir önerilebilir.
}
motion-open = Teslim olmak isteyen: { $agreed }, gereken: { $needed } kişi.
motion-closed = Bu konu kapandı.
team-thread = { $side ->
    [white] Beyaz takım
   *[black] Siyah takım
}, maç { $match }
team-thread-explained = Burayı yalnız takımın okur. Tahtanın altındaki { button-consult } ile öner.
crowd-card = ### Maç { $match }: kararlar nasıl verildi
crowd-card-side = { $who }: { $decisions } karar
crowd-card-not-analyzed = Kararların analizle ne kadar örtüştüğünü görmek için maçı analiz et.
crowd-card-title = { $count ->
    [0] Kimse oy vermedi
   *[other] { $count } kişi oy verdi
}
crowd-card-votes = Oylar
crowd-card-agreed = Analizle aynı
crowd-turning = Dönüm noktası: oyun { $game }, { $who } { $what }. { $white } için şans: { $before } → { $after }
guess-asked = **{ $roll } ile ne oynanacak?** Hamle yapılmadan tahminini kimse görmez.
guess-yours = Tahminin: **{ $choice }**
guess-told = { $right ->
    [yes] Doğru: **{ $play }** oynandı.
   *[no] **{ $play }** oynandı; senin tahminin **{ $guess }** idi.
}
guesses-match = Maç { $match } tahminleri
guesses-month = Bu ayın tahminleri
guesses-none = Burada henüz kimse hamle tahmin etmedi. Bir maç izlerken { button-guess } düğmesine bas.
guesses-explained = Tahminin oynanırsa 1 puan. Maç analiz edilince en iyiden farkı en çok 0,01 olan tahmin 2, en çok 0,04 olan 1 puan.
guesses-points = Puan
guesses-hits = Doğru
guesses-count = Tahmin
error-crowd = { $reason ->
    [begun] Çoktan başladı, katılmak ya da iptal etmek için geç.
    [over] Bitti. Yenisini başlat: { COMMAND("vote") } ya da { COMMAND("consult") }.
    [full] O takım dolu: en çok beş kişi. Öbürüne katıl.
    [no_such_side] O taraf oylamayla oynanmıyor.
    [other_side] Sen öbür taraftasın. Kimse iki taraf için oynayamaz.
    [plays_alone] Herkese karşı tek başına oynuyorsun, oy veremezsin.
    [not_in] Buna katılmadın. Katılmak için tahtanın altında Oy ver düğmesine bas.
    [not_asked] Şimdi öbür taraf karar veriyor.
    [old_roll] O eski bir konum içindi. En yeni tahtaya bak.
    [closed] O oylama kapandı. Sonuç tahtada.
    [no_such_choice] Böyle bir seçenek yok. En yeni listeden seç.
    [not_host] Bunu yalnızca çağrıyı yapan kişi başlatabilir ya da iptal edebilir.
    [not_captain] Yalnızca takımınızın kaptanı teslim olabilir.
    [not_opponent] Yalnızca sorulan kişi evet diyebilir.
    [not_ready] Rakip henüz evet demedi.
    [too_few] Henüz az kişi var: her takımda iki, oylamada her tarafta bir kişi gerek.
    [motion_open] Zaten bir teslim olma önerisi var. Ona katıl ya da oyuna devam et.
    [no_motion] Şu an açık bir teslim olma önerisi yok.
    [motion_too_soon] Son on hamlede bir öneri vardı. Biraz daha oynayın.
    [nothing_to_guess] Şu an tahmin edilecek bir şey yok: zar yok ya da tek hamle var.
    [asked_engine] Bu konumu analiz motoruna sordun, o yüzden bu hamleyi tahmin edemezsin. Sonrakini tahmin et.
    [asked_much] Bu sıra başladığından beri analiz motoruna o kadar çok şey sordun ki bu konum da aralarında olabilir. Sonraki hamlelerden birini tahmin et.
   *[player_guesses] Yalnızca izleyenler tahmin eder, sen bu maçtasın.
}
