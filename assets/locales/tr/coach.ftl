command-hint = ipucu
    .description = Alıştırma maçlarında en iyi hamleler ya da doğru küp kararı
    .match = { -option-match }
    .match-description = { -which-match }
command-analyze = analiz
    .description = Biten bir maçı ya da oyunu incele: hatalar, şans, performans reytingi
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .game = oyun
    .game-description = Bir oyunun numarası; boş bırakırsan bütün maç
    .public = herkese
    .public-description = Herkese göster
command-position = konum
    .description = Yapıştırdığın konumu ve değerini göster
    .text = metin
    .text-description = Bir XGID ya da maç kimliğiyle birlikte GNU Backgammon konum kimliği
    .variant = oyun
    .variant-description = Hangi oyunun konumu (genelde tavla)

study-column = { $column ->
    [play] Hamle
    [equity] Değer
    [difference] Fark
    [win] Kazanır
    [gammon] Mars
    [backgammon] Katm.
    [double] Mars
   *[lose] Kayıp
}
study-chances = { $grade ->
    [gammon] -# Kazanma olasılığın { $win }, bunun { $gammon } mars, { $backgammon } katmerli mars. Kaybetme olasılığın { $lose }, bunun { $gammon_lost } mars, { $backgammon_lost } katmerli mars.
    [double] -# Kazanma olasılığın { $win }, bunun { $gammon } mars. Kaybetme olasılığın { $lose }, bunun { $gammon_lost } mars.
   *[single] -# Kazanma olasılığın { $win }, kaybetme olasılığın { $lose }.
}
study-winning = -# Maçı kazanma olasılığın: { $chance }
study-equity = Burada küp kararı yok. Değer: { $equity }
study-no-play = Bu zar oynanamıyor.
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
    [either-pass] **Vido teklif et.** Rakibin pas geçmeli. Etmemek de aynı derecede iyi.
    [either-take] **Vido teklif et ya da etme:** fark etmez. Rakibin kabul etmeli.
    [either-beaver] **Vido teklif et ya da etme:** fark etmez. Vidoya beaver gelir.
    [too-good] **Vido için fazla iyi:** mars için oyna. Vido { $lost } kaybettirir.
    [double-take] **Vido teklif et.** Rakibin kabul etmeli. Vido teklif etmemek { $lost } kaybettirir.
    [double-pass] **Vido teklif et.** Rakibin pas geçmeli. Vido teklif etmemek { $lost } kaybettirir.
    [no-double-beaver] **Vido teklif etme.** Beaver gelir ve { $lost } kaybettirir.
   *[no-double] **Vido teklif etme.** { $lost } kaybettirir.
}
study-answer = { $answer ->
    [either] **Kabul et ya da pas geç:** fark etmez.
    [beaver] **Beaver.** Pas geçmek { $lost } kaybettirir.
    [take] **Kabul et.** Pas geçmek { $lost } kaybettirir.
   *[pass] **Pas geç.** Kabul etmek { $lost } kaybettirir.
}
study-played = Oynanan: { $what }, kayıp { $lost }
study-yours = Seninki: { $what }, kayıp { $lost }
study-best = En iyisi: { $what }, değer { $equity }
study-head = { $whose ->
    [yours] Seninki
    [played] Oynanan
    [popular] En çok seçilen
    [next] İkinci en iyi
   *[best] En iyisi
}
study-curve-title = { $kind ->
    [equity] Değer: { $white } – { $black }
   *[chance] Olasılık: { $white } – { $black }
}
study-blunder-of = Kötü ve çok kötü: { $who }
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
   *[other] { $done } / { $total } karar
}
study-goes-on = -# Bot yeniden başlasa da sürer, sonucu saklanır. Yeniden sormak bir şeye mal olmaz.
study-moved = -# Bu analiz daha yeni mesajında sürüyor.
study-cancelled = { $match } numaralı maçın analizi durduruldu. Şimdiye kadarki kısmı saklandı.
study-nothing-to-cancel = Süren bir analizin yok.
study-side = { $who }: performans reytingi **{ $rating }**{ $word ->
    [none] { "" }
    [few] , seviye söylemek için az
   *[other] , *{ $word }*
}
study-theirs = -# { $who }, GNU Backgammon gibi sayılınca: binde { $error }{ $word ->
    [none] { "" }
   *[other] , "{ $word }"
}
study-terms = ### Sayılar ne anlama geliyor?
study-term = { $term ->
    [rating] **Performans reytingi:** karar başına kaybedilen değerin 500 katı. Düşük olan iyidir. Seçim yapılabilen hamleler, teklif edilen ve kıl payı edilmeyen vidolar, kabuller ve paslar sayılır. eXtreme Gammon'un reytingi ve bilgisayar oyuncularımız da bu ölçektedir: 3'ün altı dünya çapında, 6'nın altı uzman, 9'un altı ileri, 14'ün altı orta, 21'in altı ara sıra oynayan, üstü yeni başlayan. Gerçek sayı 100 durumun 95'inde ± içindedir: az karar çok şey söylemez.
    [thousandths] **Binde:** karar başına kaybedilen değerin 1.000 katı, GNU Backgammon gibi sayılır. Zorunlu olmayan her hamle sayılır. Dereceleri: 2'nin altı doğaüstü, 5'in altı dünya çapında, 8'in altı uzman, 12'nin altı ileri, 18'in altı orta, 26'nın altı ara sıra oynayan, 35'in altı yeni başlayan, üstü çok kötü.
    [equity] **Değer:** küp 1 sayıldığında kazanmayı bekleyebileceğin puan.
    [facts] **Vuruş**: 36 zardan kaçı açık pulu kırar. **İyi zar**: kaçı kırar ya da 7 ile 3 arasında kapı yapar. **Kesilen zar**: kaçını rakip tam oynayamaz. En iyi hamlenin zayıf yanı varsa o da söylenir.
    [cube] **Vido noktası:** vidonun doğru olmaya başladığı kazanma olasılığı. **Pas noktası:** bundan sonra vido pas geçilir, bahis hemen kazanılır. **Vido için geç kalmak:** öyle zarlar gelir ki sonrasında vido pas geçilir. **Marsın değeri:** marsın bir galibiyete kattığı, galibiyetle kayıp arasındaki farka göre.
   *[luck] **Şans:** zarların ortalama bir zara göre kazandırdığı değer.
}
study-side-nothing = { $who }: karar verecek bir şey yoktu
study-kind = { $kind ->
    [checker] hamleler
    [double] vidolar
   *[take] kabul ve paslar
} { $lost } ({ $count })
study-marks = { $doubtful } kuşkulu, { $bad } kötü, { $very_bad } çok kötü
study-luck = Şans { $luck }, zarların değerine göre
study-luck-rolls = Şans { $luck }, zarların değerine göre: en şanslı zar { $luckiest }, en şanssız zar { $unluckiest }
study-roll = { $roll } (oyun { $game }, { $luck })
study-hints = { $count } ipucu kullanıldı
study-table-head = No   PR By.  PR Sy. Şans B Şans S
study-no-mistakes = Hiçbir karar 0,04 ya da daha fazla kaybettirmedi.
study-mistake-mark = { $mark ->
    [very_bad] çok kötü
    [bad] kötü
   *[doubtful] kuşkulu
}
study-mistake = { $number }. { $who }, oyun { $game }{ $kind ->
    [checker] { "" }, { $roll }
   *[other] { "" }
}: `{ $best }` yerine `{ $played }` kaybı { $lost } puan ({ study-mistake-mark })
study-decision = { $number }. oyun { $game }, { $who }{ $kind ->
    [checker] { "" }, { $roll }
   *[other] { "" }
}: { $played }, en iyisi { $best }, kayıp { $lost }{ $rolled ->
    [yes] { "" }, şans { $luck }
   *[no] { "" }
}
study-page = { $who ->
    [both] { $count ->
        [0] Hata yok
        [one] 1 hata
       *[other] { $count } hata, en kötüsü önce
    }
   *[other] { $count ->
        [0] { $who }: hata yok
        [one] { $who }: 1 hata
       *[other] { $who }: { $count } hata, en kötüsü önce
    }
}
study-plies = { $plies ->
    [1] Bir yarım hamle
    [2] İki yarım hamle
    [3] Üç yarım hamle
   *[other] { $plies } yarım hamle
}
study-deeper = { $deeper ->
    [0] { "" }
    [2] , kararın kıl payı olduğu yerde iki
    [3] , kararın kıl payı olduğu yerde üç
   *[other] , kararın kıl payı olduğu yerde { $deeper }
}
study-footer = -# { study-plies } ilerisine bakıldı{ study-deeper }. GNU Backgammon buna { $theirs }-ply der. Değerlerde küp 1 sayılır.
study-footer-own = -# { study-plies } ilerisine bakıldı{ $deeper ->
    [0] { "" }
   *[other] , küçük hatalarda üç
}, bu oyun için kendi ağımızla. Değerler puandır, küp 1 sayılır.
study-footer-solved = -# Bu oyun çözülmüştür: küpsüz her konumun değeri bilinir. { study-plies } ilerisine yalnız küp ve skor için bakıldı. Değerler puandır, küp 1 sayılır.
study-footer-mixed = -# { study-plies } ilerisine bakıldı{ study-deeper }: Portes bgsage'in ağıyla, diğer oyunlar kendi ağlarımızla. Değerler puandır, küp 1 sayılır.
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
button-study-text = Metin olarak
button-study-terms = Ne demek?
button-earlier = ◀ Daha kötü
button-more = Sonraki ▶
hint-count = { $count ->
    [one] -# { $match } numaralı maçtaki ilk ipucun. Sonuçta kaç tane olduğu yazar.
   *[other] -# { $match } numaralı maçtaki { $count }. ipucun. Sonuçta kaç tane olduğu yazar.
}
position-counted = -# { $match } numaralı maçta bu konum var, bu yüzden orada ipucu sayılır: { $count ->
    [one] ilk ipucun.
   *[other] { $count }. ipucun.
} İpuçları sonuçla gösterilir.
position-turn = { $phase ->
    [to_play] { $side ->
        [white] Beyazın
       *[black] Siyahın
    } oynanacak bir zarı var.
    [double_offered] { $side ->
        [white] Beyaz
       *[black] Siyah
    } vidoya yanıt verecek.
   *[to_roll] { $side ->
        [white] Beyaz
       *[black] Siyah
    } zar atacak.
}
position-footer = -# `{ $xgid }`
position-no-engine = { $missing ->
    [yes] Analiz motoru burada kurulu değil, bu yüzden yalnızca tahta var.
   *[no] Analiz motoru şu anda yanıt vermiyor, bu yüzden yalnızca tahta var. Bir dakika sonra yeniden dene.
}
tutor-warning = Bu yaklaşık { $lost } puan kaybettirir. Emin misin?
tutor-remark = **Öğretmen:** bu yaklaşık { $lost } puan kaybettirir.
button-think-again = Yeniden düşün
button-anyway = Yine de oyna

facts-another = Başka bir hamle
facts-compared = `{ $play }` ile karşılaştırma:
facts-first = **{ $play }**: { $gain }.
facts-first-though = **{ $play }**: { $gain }, ama { $loss }.
facts-more = Ayrıca { $gain }.
facts-more-though = Ayrıca { $gain }, ama { $loss }.
facts-only-though = **{ $play }** daha iyi, ama { $loss }.
facts-equal = Bu hamleler aynı değerde.
facts-wins = hemen kazanır
facts-hits = { $best ->
    [0] pul kırmaz
    [one] { $played ->
        [0] bir pul kırar
       *[other] { $played } yerine 1 pul kırar
    }
   *[other] { $played ->
        [0] { "" }
       *[other] { $played } yerine{ " " }
    }{ $best } pul kırar
}
facts-pins = { $played ->
    [0] { "" }
   *[other] { $played } yerine{ " " }
}{ $best ->
    [0] hiç pul hapsetmez
    [one] 1 pulu hapiste tutar
   *[other] { $best } pulu hapiste tutar
}
facts-pinned = { $played ->
    [0] hapiste pulu yokken
   *[other] { $played } yerine
} { $best ->
    [0] kendi pulunu hapiste bırakmaz
    [one] kendi 1 pulunu hapiste bırakır
   *[other] kendi { $best } pulunu hapiste bırakır
}
facts-shots = { $played ->
    [0] sıfır
   *[other] { $played }
} yerine { $best ->
    [0] hiç vuruş bırakmaz
    [one] 1 vuruş bırakır
   *[other] { $best } vuruş bırakır
}{ $back ->
    [yes] { " " }(rakibin evindeki pullar sayılmaz)
   *[no] { "" }
}
facts-pin-shots = 36 zardan { $played ->
    [0] sıfır
   *[other] { $played }
} yerine { $best ->
    [0] hiçbiriyle hapsedilmez
    [one] 1 tanesiyle hapsedilebilir
   *[other] { $best } tanesiyle hapsedilebilir
}
facts-points = { $instead ->
    [none] { "" }
   *[other] { $instead } numara yerine{ " " }
}{ $points } { $count ->
    [one] kapısını
   *[other] kapılarını
} { $way ->
    [makes] yapar
    [breaks] bırakır
    [misses] yapmaz
    [lacks] tutmaz
    [holds] tutar
   *[keeps] korur
}
facts-anchor = { $instead ->
    [none] { "" }
   *[other] { $instead } numara yerine{ " " }
}{ $points } { $count ->
    [one] hanesindeki çapayı
   *[other] hanelerindeki çapaları
} { $way ->
    [makes] kurar
    [breaks] bırakır
    [misses] kurmaz
    [lacks] tutmaz
    [holds] tutar
   *[keeps] korur
}
facts-prime = { $best ->
    [3] art arda { $played } kapıyı tutmaz
   *[other] { $played ->
        [3] { "" }
       *[other] { $played } yerine{ " " }
    }art arda { $best } kapı tutar
}
facts-home = bardaki pula karşı evde { $played ->
    [0] sıfır
   *[other] { $played }
} yerine { $best ->
    [0] hiç kapı tutmaz
    [one] 1 kapı tutar
   *[other] { $best } kapı tutar
}
facts-blots = evde { $played ->
    [0] sıfır
   *[other] { $played }
} yerine { $best ->
    [0] hiç açık pul bırakmaz
    [one] 1 açık pul bırakır
   *[other] { $best } açık pul bırakır
}
facts-back = rakibin evinde { $played ->
    [0] sıfır
   *[other] { $played }
} yerine { $best ->
    [0] hiç pul bırakmaz
    [one] 1 pul bırakır
   *[other] { $best } pul bırakır
}
facts-stack = { $best ->
    [5] { $played } pulluk yığını önler
   *[other] { $played ->
        [5] { "" }
       *[other] { $played } yerine{ " " }
    }bir haneye { $best } pul yığar
}
facts-outside = evin dışında { $played ->
    [0] sıfır
   *[other] { $played }
} yerine { $best ->
    [0] hiç pul bırakmaz
    [one] 1 pul bırakır
   *[other] { $best } pul bırakır
}
facts-off = { $played ->
    [0] sıfır
   *[other] { $played }
} yerine { $best ->
    [0] hiç pul toplamaz
    [one] 1 pul toplar
   *[other] { $best } pul toplar
}
facts-race = yarışta { $was ->
    [ahead] { $played } önde
    [behind] { $played } geride
    [same] { $played }
   *[level] başa baş
} yerine { $now ->
    [ahead] { $best } önde
    [behind] { $best } geride
   *[level] başa baş
} olur
facts-waste = { $played } yerine { $best } pip boşa harcar
facts-epc = etkin pip sayısı { $played } yerine { $best } olur
facts-next = sonraki turda { $played ->
    [0] sıfır
   *[other] { $played }
} yerine { $best ->
    [0] hiç iyi zarı olmaz
   *[other] { $best } iyi zarı olur
}
facts-win = { $played } yerine { $best } kazanır
facts-gammon = { $played } yerine { $best } mars yapar
facts-gammon-lost = { $played } yerine { $best } mars olur
facts-backgammon = { $played } yerine { $best } katmerli mars yapar
facts-backgammon-lost = { $played } yerine { $best } katmerli mars olur
facts-double = { $played } yerine { $best } mars yapar
facts-double-lost = { $played } yerine { $best } mars olur
facts-window = { $state ->
    [below] **Vido yok:** { facts-winner }. Vido yaklaşık { $double } olasılıktan başlar.
    [window] **Vido zamanı:** { facts-winner }. Vido yaklaşık { $double }, pas yaklaşık { $cash } olasılıktan başlar.
    [cash] **Vido ve pas:** { facts-winner }. Pas yaklaşık { $cash } olasılıktan başlar.
   *[too_good] **Fazla iyi:** { facts-winner }. Yaklaşık { $good } olasılıktan sonra mars için oynamak, rakibin pas geçmesinden daha değerlidir.
}
facts-winner = { $yours ->
    [yes] kazanma olasılığın { $win }
   *[no] vido teklif edenin kazanma olasılığı { $win }
}
facts-doubler = Vido teklif edenin kazanma olasılığı { $win }.
facts-cube-points = Vido noktası { $double }, pas noktası { $cash }.
facts-answer = **{ $state ->
    [take] Kabul
    [beaver] Beaver
   *[pass] Pas
}:** { $yours ->
    [yes] kazanma olasılığın { $win }
   *[no] vidoya yanıt verenin kazanma olasılığı { $win }
}; kabul için yaklaşık { $needs } gerekir.
facts-losers = { $losers ->
    [0] Sonraki iki zar ne gelirse gelsin, ardından bir vido yine kabul edilir: vido için geç kalınmaz.
   *[other] Sonraki iki zarın 1.296 durumundan { $losers } tanesinden sonra vido pas geçilir: vido için geç kalınmış olur.
}
facts-stakes = Küpün sende olmasının değeri sayılmazsa, bu skorda kabul için { $take } gerekir (seride %25){ $gammon ->
    [none] { "" }
   *[other] , vidodan sonra bir mars { $gammon } eder (seride 0,50)
}.
study-grade = { $who } PR { $rating }{ $word ->
    [none] { "" }
    [few] { "" }
   *[other] , *{ $word }*
}
study-grades-explained = -# PR: performans reytingi, düşük olan iyidir.
study-lesson = **{ $number }.** { $who ->
    [none] { "" }
   *[other] { $who },{ " " }
}{ $roll ->
    [none] { "" }
   *[other] { $roll },{ " " }
}oynanan `{ $played }`. En iyisi: ||{ $best }||
study-lesson-best = **{ $best }**, { $lost } daha iyi.
button-try-again = Yeniden dene
button-lessons = Dersler
button-all-mistakes = Tüm hatalar
button-numbers = Sayılar
button-try-it = Bunu seç
again-play = ### Yeniden dene: { $roll }
    En iyi hamle hangisi?
again-cube = ### Yeniden dene
    { $kind ->
        [take] Kabul mü, pas mı?
       *[double] Vido var mı, yok mu?
    }
again-verdict = { $verdict ->
    [best] **En iyisi!** `{ $chosen }`
    [equal] **En iyisi!** { again-chosen }, `{ $best }` kadar değerli.
    [good] **İyi.** { again-chosen } yalnızca { $lost } kaybettirir. En iyisi: `{ $best }`.
    [almost] **Az kaldı.** { again-chosen } { $lost } kaybettirir. En iyisi: `{ $best }`.
    [doubtful] **Kuşkulu.** { again-chosen } { $lost } kaybettirir. En iyisi: `{ $best }`.
    [bad] **Kötü.** { again-chosen } { $lost } kaybettirir. En iyisi: `{ $best }`.
    [very_bad] **Çok kötü.** { again-chosen } { $lost } kaybettirir. En iyisi: `{ $best }`.
   *[unknown] **En iyi beş arasında değil.** Analiz motoru yanıt vermiyor, `{ $chosen }` ne kaybettirir bilmiyorum. En iyisi: `{ $best }`.
}
again-chosen = { $action ->
    [none] `{ $chosen }`
    [double] Vido teklif etmek
    [take] Kabul etmek
    [pass] Pas geçmek
    [beaver] Beaver
   *[no_double] Zar atmak
}
again-before = -# Maçta: `{ $played }`, kayıp { $lost }.
hint-best = { $lost ->
    [none] En iyisi: **{ $best }** ya da `{ $other }`.
   *[other] En iyisi: **{ $best }**. Değeri `{ $other }` hamlesinden { $lost } fazla.
}
facts-blocks = { $played ->
    [0] sıfır
   *[other] { $played }
} yerine { $best ->
    [0] hiç zar kesmez
    [one] 1 zarı keser
   *[other] { $best } zarı keser
}
facts-stuck = { $played } yerine { $best } zar sonraki sırada tam oynanamaz
facts-closed = { $played } yerine rakibin { $best } olası hamlesini keser
facts-shut = { $played } yerine kendi { $best } olası hamlesi kapalı kalır
facts-head = başlangıçta { $played } yerine { $best } pul bırakır
facts-spread = yolda { $played } yerine { $best } hane tutar
