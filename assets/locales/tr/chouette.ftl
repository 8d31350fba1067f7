command-chouette = chouette
    .description = Masa aç: biri herkese karşı tek başına oynar, herkesin kendi küpü olur
    .variant = oyun
    .variant-description = Hangi oyun; yazmazsan tavla (backgammon)
    .rules = kurallar
    .rules-description = Hangi masa kuralları; yazmazsan listeden seçersin
    .pace = tempo
    .pace-description = Tek oturuşta (canlı) ya da yazışmalı

choice-standard = Standart
choice-woolsey = Woolsey
choice-los-angeles = Los Angeles
choice-cambridge = Cambridge
choice-colorado = Colorado
choice-by-correspondence = yazışmalı

chouette-title = Chouette { $number }
chouette-preset = { $preset ->
    [woolsey] Woolsey
    [los_angeles] Los Angeles
    [cambridge] Cambridge
    [colorado] Colorado
   *[other] Standart
}
chouette-preset-explained = { $preset ->
    [woolsey] En çok 10 kişi. 6 kişiden itibaren kutunun ortağı olur
    [los_angeles] En çok 7 kişi. Ekstra var, danışma yok; kutu küplerin en az üçte birini kabul eder
    [cambridge] En çok 12 kişi. Beaver ve uzlaşma yok; danışmak için önce küpün çevrilmiş olmalı
    [colorado] En çok 12 kişi. 6 kişiden itibaren ortak; danışmak için önce küpün çevrilmiş olmalı
   *[other] En çok 12 kişi. Herkes kendi küpüne karar verir, herkes fikir verebilir
}
chouette-pace = { $live ->
    [yes] canlı
   *[no] yazışmalı
}
chouette-pace-explained = { $live ->
    [yes] Vido için 30 saniye, hamle başına 12 saniye, taraf başına oyunda 5 dakika
   *[no] Vido için 12 saat, her hamle için bir gün
}
chouette-form-heading = ### Chouette aç
chouette-explained = Biriniz tek başına oynar: kutu. Diğerleri ekiptir: hamleleri kaptanları yapar, herkesin kendi küpü vardır.
chouette-form-preset = Hangi kurallar?
chouette-form-pace = Hangi tempo?
button-chouette-open = Masayı aç
chouette-opened = Masa açıldı.
chouette-not-alone = Chouette için en az üç kişi gerekir. Bir sunucunun kanalında aç.

chouette-lobby-heading = ### { $host } bir chouette açıyor
chouette-lobby-in = Katılanlar ({ $count }): { $who }
chouette-lobby-missing = Başlamak için { $count } kişi daha gerekiyor.
chouette-lobby-ready = Hazırsanız başlayın. Herkes sıra için zar atar, en yüksek atan kutu olur.
chouette-lobby-until = Bir şey olmazsa { $when } kapanır
chouette-lobby-computer = Bilgisayar ekle
chouette-lobby-closed = Başlamadan kapandı.
button-chouette-join = Katıl
button-chouette-out = Ayrıl
button-chouette-start = Başlat
chouette-joined = { $when ->
    [now] Masadasın.
    [full] Masa dolu. Yer açılınca sıradaki sensin.
   *[later] Sonraki oyundan itibaren masadasın.
}
chouette-stays = Kalıyorsun.

chouette-role-name = { $role ->
    [box] { $name }, kutu
   *[other] { $name }, kaptan
}
chouette-extra-name = { $taker } ({ $giver } ile ekstra)
chouette-extra-cube = Ekstra: { $giver }
chouette-cube-out = bitti: { $points }
chouette-cube-offered = vido: { $value }
chouette-cube-place = { $owner ->
    [center] ortada
    [box] kutuda
    [yours] sende
    [giver] verende
    [theirs] karşı tarafta
   *[own] kendisinde
}
chouette-heading-bare = **Chouette { $number }**
chouette-heading = **{ $game }. oyun** · ⚪ Kutu { $box } · ⚫ Kaptan { $captain }
chouette-partner-line = Kutunun ortağı: { $who }
chouette-line = Sıradakiler: { $who }

chouette-crew = **Ekip**
chouette-told-order = Sıra için zarlar: { $thrown }
chouette-told-opening = { $roll } ile başlayan: { $who }.{ $ties ->
    [0] {""}
   *[other] {" "}({ $ties } eşitlikten sonra.)
}
chouette-told-automatic = Kendiliğinden katlama: bütün küpler { $value } ile başlıyor.
chouette-told-said = { $choice ->
    [beaver] { $who } { $count ->
        [one] beaver dedi
       *[other] beaver dediler
    } ({ $whose } karşısında).
    [raccoon] { $who } { $count ->
        [one] raccoon dedi
       *[other] raccoon dediler
    } ({ $whose } karşısında).
   *[take] { $who } { $count ->
        [one] kabul etti
       *[other] kabul ettiler
    } ({ $kind ->
        [beavered] beaver diyen
        [raccooned] raccoon diyen
       *[other] { $doubles ->
            [one] vido teklif eden
           *[other] vido teklif edenler
        }
    }: { $whose }).
}
chouette-told-passed = { $who } { $count ->
    [one] pas geçti
   *[other] pas geçtiler
} ({ $kind ->
    [double] { $doubles ->
        [one] vido teklif eden
       *[other] vido teklif edenler
    }
    [beaver] beaver diyen
   *[raccoon] raccoon diyen
}: { $whose }): { $paid }
chouette-told-captain = Kaptan artık { $captain }.
chouette-told-giver = Yalnız ekstralar kaldı: kutunun tarafını artık { $giver } oynuyor.
chouette-told-doubles = { $all ->
    [yes] Bütün ekip vido teklif etti, küpler: { $value }.
   *[no] { $count ->
        [one] { $who } vido teklif etti: { $value }.
       *[other] { $who } vido teklif etti, küpler: { $value }.
    }
}
chouette-told-box-doubles = { $all ->
    [yes] { $box } bütün ekibe vido teklif etti ({ $value }).
   *[no] { $box } vido teklif etti ({ $value }): { $who }.
}
chouette-told-beavered = { $who }: küp { $value } oldu.
chouette-told-borne-off = { $winner ->
    [white] Kutu kazandı
   *[other] Ekip kazandı
}{ $grade ->
    [1] .
    [2] : mars.
   *[other] : katmerli mars.
}
chouette-told-settled = { $how ->
    [resigned] { $who } teslim { $count ->
        [one] oldu
       *[other] oldular
    }
    [settled] Uzlaşıldı
   *[other] Süre doldu
}{ $paid ->
    [none] .
   *[other] : { $paid }
}
chouette-told-extras-offered = { $count ->
    [0] Kimse ekstra önermiyor.
   *[other] Ekstra öneren: { $who }.
}
chouette-told-extras = { $count ->
    [one] Ekstra: { $givers } veriyor ve { $points } ödüyor, { $taker } alıyor. O küp şimdi { $value }.
   *[other] Ekstralar: { $givers } veriyor ve her biri { $points } ödüyor, { $taker } alıyor. O küpler şimdi { $value }.
}
chouette-told-replaced = { $who } için süre doldu. Kaptan artık { $captain }.
chouette-told-time = { $who } için süre doldu.{ $taken ->
    [0] {""}
   *[other] {" "}Teslim teklifi kabul edilmiş sayılıyor.
}
chouette-told-roll-on = { $doubled ->
    [yes] Süre doldu: yanıt vermeyenler zar atıyor.
   *[no] Süre doldu: kimse vido teklif etmiyor.
}
chouette-told-late = { $count ->
   *[other] Süre doldu, yanıt gelmedi: { $who }.
}
chouette-told-partner = { $taken ->
    [yes] { $box } ile ortak: { $who }.
   *[no] { $who }, { $box } ile ortak olmak istemiyor.
}
chouette-told-over = **{ $game }. oyun bitti:** { $paid }
chouette-told-rotation = { $stays ->
    [yes] { $box } kutuda kalıyor, kaptan { $captain }.
   *[no] Kutu artık { $box }, kaptan { $captain }.
}
chouette-told-left = { $who } ayrıldı.
chouette-told-proxy = { $own ->
    [yes] { $who } artık kendisi karar veriyor.
   *[no] Artık { $whose } için karar veren: { $who }.
}
chouette-told-ended = { $games ->
    [0] Chouette bitti.
   *[other] Chouette { $games } oyundan sonra bitti.
}

chouette-call-partner = { $who }, { $box } kutuya ortak olmanı istiyor: kendi küpün olmaz, kutunun kazandığının ya da kaybettiğinin yarısı senin olur.
chouette-call-next = Sonraki oyun { $timed ->
    [yes] { $when } başlıyor.
   *[no] birazdan başlıyor.
}
chouette-call-roll = { $doubles ->
    [yes] Sıra: { $who }. Zar at ya da vido teklif et.
   *[no] Sıra: { $who }. Zar at.
}
chouette-call-play = Sıra: { $who }. Oyna: { $roll }
chouette-time-up = süre { $when } doluyor
chouette-ask-answer = { $side ->
    [white] { $box }
   *[black] Ekip
} { $kind ->
    [answer] yanıtlıyor
    [beavered] beaver için yanıtlıyor
   *[raccooned] raccoon için yanıtlıyor
}: { $stakes }
chouette-stakes = { $what ->
    [beaver] kabul mü ({ $value } için oynanır), beaver mı ({ $raised } için), pas mı (kayıp { $points })?
    [raccoon] kabul mü ({ $value } için oynanır), raccoon mı ({ $raised } için), pas mı (kayıp { $points })?
    [mixed_take] kabul mü, pas mı? { $value }
    [mixed_accept] kabul mü, pas mı? { $value }
    [mixed_beaver] kabul mü, beaver mı, pas mı? { $value }
    [mixed_raccoon] kabul mü, raccoon mı, pas mı? { $value }
   *[take] kabul mü ({ $value } için oynanır), pas mı (kayıp { $points })?
}{ $each ->
    [yes] {" "}(Her küp için.)
   *[no] {""}
}
chouette-stake = { $who }: { $value } için oynanır ya da { $points } kaybedilir
chouette-ask-double = { $side ->
    [white] Devam mı, ekstralarda vido mu
   *[black] Ekip: devam mı, vido mu
}{ $value ->
    [mixed] ? { $who }
   *[other] {" "}(küp { $value } olur)?
}
chouette-ask-extras = Yalnız { $taker } kabul etti. Ekstra verilsin mi ({ $points } ödenir, { $value } için oynanır)?
chouette-ask-taker = { $who }: ekstralar kabul mü (veren: { $givers }, her biri { $points } öder, { $value } için oynanır), yoksa yine de pas mı (kayıp { $points })?
chouette-silence = { $means ->
    [roll_on] yanıt gelmezse: devam
    [keep] yanıt gelmezse: ekstra yok
    [accept_all] yanıt gelmezse: hepsi kabul
    [captain_takes] yanıt gelmezse: kaptan kabul ederse kabul, yoksa pas
    [captain_accepts] yanıt gelmezse: kaptan kabul ederse kabul, yoksa pas
    [clock] yanıt gelmezse kutu süreden kaybeder
   *[pass] yanıt gelmezse: pas
}
chouette-answered = { $any ->
    [yes] ✓ { $answered } · beklenen: { $waiting }
   *[no] Beklenen: { $waiting }
}{ $timed ->
    [yes] {" "}· { $when } kapanıyor
   *[no] {""}
}
chouette-offer-settlement = { $by ->
    [white] { $pays ->
        [yes] Uzlaşma: { $other } { $price } istiyor ({ $who } öder).
       *[no] Uzlaşma: { $other } { $price } veriyor ({ $who } alır).
    }
   *[black] { $pays ->
        [yes] Uzlaşma: { $who } { $price } veriyor ({ $other } alır).
       *[no] Uzlaşma: { $who } { $price } istiyor ({ $other } öder).
    }
}
chouette-offer-resignation = { $by ->
    [mine] Teslim teklifin ({ $other }): { grade } ({ points }).
   *[other] { $who } teslim olmak istiyor ({ $other }): { grade } ({ points }).
}
chouette-for = { $whose } adına { $who }
chouette-offer-called = { $who }: sana bir teklif var.
chouette-offer-answer = Yanıtı **{ button-my-view }** altında ver.
chouette-offer-stands = Sonraki zara kadar geçerli.
chouette-joining = { $full ->
    [yes] Yer bekleyen: { $who }
   *[no] Sonraki oyunda katılan: { $who }
}
chouette-leaving = { $gone ->
    [yes] Ayrılan: { $who }
   *[no] Bu oyundan sonra ayrılan: { $who }
}

button-chouette-choice = { $choice ->
    [double] Vido
    [roll_on] Devam
    [take] Kabul
    [accept] Kabul et
    [accept_all] Hepsini kabul et
    [beaver] Beaver
    [raccoon] Raccoon
    [offer] Ekstra öner
    [keep] Ekstra yok
    [pass_after_all] Yine de pas
   *[pass] Pas
}
button-chouette-standing = { $on ->
    [yes] Ben söyleyene dek devam
   *[no] Bana yine sor
}
button-chouette-answer = Yanıtla
button-chouette-double = Vido…
button-chouette-next = Sonraki oyun
button-chouette-sheet = Skor kâğıdı
button-chouette-table = Sunucu tablosu
chouette-table-title = Bu sunucudaki chouette'ler
chouette-table-empty = Bu sunucuda henüz biten chouette oyunu yok.
button-chouette-more = Daha fazla
button-chouette-partner = { $answer ->
    [yes] Ortak ol
    [no] Hayır, sağ ol
   *[ask] Ortak iste
}
button-chouette-below = Yeniden gönder
button-chouette-settle = Uzlaş
button-chouette-proxy = Vekil
button-chouette-stay = Kal
button-chouette-leave = Ayrıl
button-chouette-after = Bu oyundan sonra
button-chouette-now = Hemen
button-chouette-not-yet = Henüz değil
button-chouette-all = Hepsi: { $choice }
button-chouette-cube = { $who }: { $choice }
button-chouette-confirm = Yanıtım bu
button-chouette-double-all = { $on ->
    [yes] Hepsi
   *[no] Hiçbiri
}
button-chouette-double-these = Vido teklif et
button-propose = Öner
button-chouette-take-play = { $play } oyna
button-chouette-settle-accept = { $gets ->
    [yes] { $price } al
   *[no] { $price } öde
}

chouette-your-cube = { $extra ->
    [yes] { $who } ile ekstran: { $cube }
   *[no] Küpün: { $cube }
}
chouette-xgid = { $who } küpüyle: { details-xgid }
chouette-standing-on = Sen söyleyene dek devam ediyorsun.
chouette-may-propose = { $who } için bir hamle seçip öner. Başka kimse görmez.
chouette-you-proposed = Önerdiğin: { $play }.
chouette-proposal = { $who }: { $play }
chouette-proposals = { $count ->
    [one] { $who } için bir öneri var, **{ button-my-view }** altında görür
   *[other] { $who } için { $count } öneri var, **{ button-my-view }** altında görür
}
chouette-proposed = Önerildi. Yalnız oynayan görür.
chouette-you-are-asked = Sana soruluyor: { $who }.
chouette-you-said = { $own ->
    [yes] Yanıtın **{ $choice }**. Herkes yanıtlayana ya da süre dolana dek başka kimse görmez, sen de değiştirebilirsin.
   *[no] { $who }: yanıtın **{ $choice }**. Herkes yanıtlayana ya da süre dolana dek başka kimse görmez, sen de değiştirebilirsin.
}
chouette-said-so = Yanıtın **{ $choice }**. Herkes yanıtlayınca ya da süre dolunca artık değiştiremezsin.
chouette-said-all = Yanıtların alındı. Herkes yanıtlayınca ya da süre dolunca artık değiştiremezsin.
chouette-standing-set = { $on ->
    [yes] Sen söyleyene dek devam ediyorsun.
   *[no] Bundan sonra sana yine sorulacak.
}
chouette-reminder = { $who }: chouette seni bekliyor. Süre { $when } doluyor.
chouette-stale = Bu zaten yapıldı ya da geride kaldı. Tahta şimdi böyle:
chouette-late = Süre daha önce doldu. Ne olduğunu tahtada görebilirsin.
chouette-window-closed = Geç kaldın: o soru kapandı. Tahta şimdi böyle.
chouette-ask-pass = { $own ->
    [yes] Pas mı? { $points } puan gider, bu oyunda artık oynamazsın.
   *[no] { $count ->
        [one] Pas mı? { $points } puan gider, küp bu oyunda biter.
       *[other] { $count } küpe de pas mı? { $points } puan gider, o küpler bu oyunda biter.
    }
}
chouette-answers-heading = { $kind ->
    [double] Her küp için, vido ya da devam:
    [extras] Her küp için bir ekstra:
   *[other] Her küp için yanıtın:
}
chouette-answers-cost = Pasın bedeli { $points } puan.
chouette-answers-change = Bir yanıtı değiştir
chouette-answers-next = Sonraki yanıt için dokun
chouette-double-heading = { $value ->
    [none] Kime vido teklif edeceğini seç.
    [mixed] Vido teklif edilsin mi: { $who }?
   *[other] { $who }: küp { $value } olsun mu?
}
chouette-ask-turn = { $how ->
    [own] Vido: { $value }?
    [mixed] { $who } adına vido mu?
   *[others] { $who } adına vido: { $value }?
}
chouette-double-stakes = { $how ->
    [one] { $who } kabul ederse { $value } için oynarsınız, { $beaver ->
        [0] { "" }
       *[other] beaver derse { $beaver } için,{ " " }
    }pas geçerse { points } kaybeder.
    [each] Her küpte kabul edilirse { $value } için oynanır, { $beaver ->
        [0] { "" }
       *[other] beaver denirse { $beaver } için,{ " " }
    }pas geçilirse { points } kaybedilir.
   *[mixed] Her küpte kabul edilirse o değer için oynanır, { $beaver ->
        [0] { "" }
       *[other] beaver denirse iki katı için,{ " " }
    }pas geçilirse yarısı kaybedilir.
}
chouette-double-final = { $last ->
    [yes] Geri alınamaz.
   *[no] Soru kapanana dek değiştirebilirsin.
}
chouette-double-change = Bir küpü değiştir
chouette-double-option = { $on ->
    [yes] { $value } oluyor (çıkarmak için dokun)
   *[no] Kalıyor ({ $value } yapmak için dokun)
}

chouette-no-game-yet = Henüz biten oyun yok.
chouette-ask-leave = { $box ->
    [yes] Kutu olarak bu oyunu bitirir, sonra ayrılırsın.
   *[no] Bu oyundan sonra mı, hemen mi ayrılıyorsun? Puanın her durumda kalır.
}
chouette-leave-now = Hemen, küpüm şuna kalsın…
chouette-the-captain = kaptan{ $who ->
    [none] { "" }
   *[other] { " " }(şu an { $who })
}
chouette-left = { $now ->
    [yes] Ayrıldın. Puanın kalır, istersen dönebilirsin.
   *[no] Bu oyundan sonra ayrılıyorsun.
}
chouette-computer-out-choose = Bir bilgisayarı masadan kaldır
chouette-computer-out = { $now ->
    [yes] { $who } masadan ayrıldı.
   *[no] { $who } bu oyundan sonra ayrılıyor.
}
chouette-ask-proxy = { $named ->
    [yes] Küpüne şimdi { $who } karar veriyor.
   *[no] Sen yokken küpüne kim karar versin?
}
chouette-proxy-choose = Vekil seç
chouette-proxy-none = Yine ben karar vereyim
chouette-proxy-nobody = Ekipte küpüne karar verebilecek başka kimse yok.
chouette-proxy-set = { $named ->
    [yes] Sen değiştirene dek küpüne { $who } karar veriyor.
   *[no] Küpüne yine sen karar veriyorsun.
}
chouette-no-cube = Bu oyunda karar vereceğin küp yok.
chouette-between-games = { $number } numaralı chouette'te şu an süren oyun yok. Tahtanın altındaki **{ button-chouette-next }** sonrakini başlatır.
chouette-settle-heading = Bir küpte, ikinizin de onayladığı bir fiyatta uzlaşın. Öneri sonraki zara kadar geçerli.
chouette-settle-offered = { $gets ->
    [yes] { $who }: { $price } alırsın.
   *[no] { $who }: { $price } ödersin.
}
chouette-settle-choose = Fiyat öner
chouette-price-title = Bu küpte uzlaş
chouette-price-label = Puan olarak fiyat, en çok { $most }
chouette-price-example = Sen alacaksan 1,5, sen ödeyeceksen -0,75
chouette-price-unreadable = Bu fiyatı okuyamadım. Puanı 1,5 gibi yaz, ödeyeceksen -0,75 gibi.
chouette-settle-sent = Önerildi.
chouette-settled-now = Uzlaşıldı.
chouette-resign-heading = { $how ->
    [own] Teslim oluyor musun? En ağırı hemen geçer, daha azını reddedebilirler.
    [for] { $who } adına teslim oluyor musun? En ağırı hemen geçer, daha azını reddedebilirler.
   *[to] Teslim oluyor musun? Karşında { $who }. En ağırı hemen geçer, daha azını reddedebilirler.
}
chouette-resign-all = Hepsi
chouette-resign-choose = Hangi küp?
chouette-resign-sent = Gönderildi. Reddedebilecekleri bir teslimse yanıtları bekleniyor.
chouette-resign-answered = { $accepted ->
    [yes] Kabul edildi.
   *[no] Oyun sürüyor.
}
chouette-column = { $what ->
    [games] Oyun
    [boxes] Kutuda
    [points] Puan
   *[total] Toplam
}
chouette-chart-title = Her oyundan sonra puanlar
chouette-which = Burada seni birden çok tahta bekliyor. Hangisini kastediyorsun?
chouette-nothing-to-answer = Sana teklif edilen bir şey yok. İşte tahtan:
chouette-nothing-to-beaver = Beaver denecek bir vido yok. İşte tahtan:
button-chouette-study = Analiz et
chouette-study-heading = ### Chouette { $number }: kim nasıl karar verdi
chouette-study-progress = { $bar } { $total ->
    [0] bekliyor
   *[other] { $done } / { $total } küp
}
chouette-study-later = Henüz bitmedi. İncelenenler saklandı: sürdürmek için yeniden dokun.
chouette-study-explained = Kaptan ya da kutu olarak yapılan hamleler ve küp kararları sayılır. Performans reytingi, karar başına ortalama kaybın 500 katıdır: ne kadar düşükse o kadar iyi.
chouette-study-column = { $what ->
    [play_rating] PR hamle
    [plays] Hamle
    [cube_rating] PR küp
   *[cubes] Küp
}
chouette-study-words = { $name }: { $plays } hamlede { $rating }, { $cubes } küp kararında { $cube }

error-chouette-settings = { $detail ->
    [cube] Chouette, tavla ya da Nackgammon gibi küplü bir oyun ister. Hepsi `{ command-chouette.variant }` listesinde.
    [variant] Bu oyunu bilmiyorum.
   *[other] Bu kurallar bir arada olmaz. Listeden bir masa seç.
}
error-chouette-over = Bu chouette bitti. Yenisini aç: { COMMAND("chouette") }.
error-chouette-started = Çoktan başladı. Sonraki oyundan itibaren katılabilirsin.
error-chouette-not-started = Henüz başlamadı.
error-chouette-too-few = Chouette için en az { $count } kişi gerekir. Bekle ya da bilgisayar ekle.
error-chouette-game-goes-on = Bir oyun sürüyor. Bitmesini bekle.
error-chouette-no-game = Süren oyun yok. **{ button-chouette-next }** düğmesine bas.
error-chouette-already-here = Zaten masadasın.
error-chouette-not-here = Bu chouette'te oynamıyorsun. Oyun sürerken **{ button-chouette-join }** düğmesi **{ button-my-view }** altında.
error-chouette-already-leaving = Zaten ayrılıyorsun. **{ button-chouette-stay }** yerini korur.
error-chouette-full = Bu masadaki { $count } yerin hepsi dolu. **{ button-chouette-more }** altından bir bilgisayarı kaldır ya da bir tane daha eklemeden başla.
error-chouette-box-plays-on = Kutu oyunu bitirir. Sonra ayrılabilirsin.
error-chouette-last-of-side = Ekip için oynayacak başka kimse yok. Bu oyundan sonra ayrılabilir ya da teslim olabilirsin.
error-chouette-not-box = Bunu yalnız kutu yapabilir.
error-chouette-not-your-turn = Sıra sende değil. Sırası gelen: { $who }.
error-chouette-not-your-cube = O küpe sen karar vermiyorsun ya da şimdi vido teklif edilemez.
error-chouette-no-such-cube = Bu oyunda öyle bir küp yok.
error-chouette-cube-settled = O küp bu oyunda bitti.
error-chouette-not-asked = { $detail ->
    [partner] Bunu yalnız sorulan kişi yanıtlayabilir.
   *[cube] Sana sorulmuyor: küp senin değil ya da kutuda.
}
error-chouette-no-such-choice = Burada böyle bir yanıt yok.
error-chouette-all-at-once = Hepsini birlikte yanıtla: **{ button-chouette-answer }** düğmesine bas.
error-chouette-all-alike = Ekipte tek küp var: hepsine aynı yanıtı ver.
error-chouette-a-third = Herkes vido teklif etti: hepsini pas geç ya da kaptanınki dahil en az { $count } küpü kabul et.
error-chouette-with-captain = Bütün küpler eşit, kaptanınki ({ $who }) de içinde olmalı.
error-chouette-window-open = Ekibe hâlâ soruluyor. Soru kapanana dek bekle.
error-chouette-box-clock = Şimdi sıra kutuda, onun kendi saati var.
error-chouette-rolled = Geç kaldın: zarlar atıldı.
error-chouette-doubled-already = Bu sıranda zaten vido teklif ettin. Zar at.
error-chouette-no-settlements = Bu masada uzlaşma yok.
error-chouette-price = Küpün üç katından çok: en fazla { $count }.
error-chouette-no-offer = O öneri artık yok.
error-chouette-computer = Bilgisayarlar uzlaşmaz, danışmaz, ortak istemez.
error-chouette-may-not-consult = Şimdi öneremezsin: küpün bitti ya da masa henüz izin vermiyor. Oynayan { $who }.
error-chouette-no-such-proxy = Bu kişi vekilin olamaz. Ekipten başka birini seç.
error-chouette-no-partner = Kutu şimdi ortak isteyemez.
error-chouette-not-host = Masayı { $who } açtı. O varken oyunu yalnız o başlatabilir.
