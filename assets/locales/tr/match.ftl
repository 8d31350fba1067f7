choice-match = maçın tamamı
choice-none = yok
choice-live = canlı
choice-12h = 12 saat
choice-1d = 1 gün
choice-3d = 3 gün
choice-7d = 7 gün
choice-beginner = yeni başlayan
choice-casual = ara sıra oynayan
choice-intermediate = orta
choice-advanced = ileri
choice-expert = uzman
choice-world-class = dünya çapında

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
posting = { $posting ->
    [turns] her hamlede bir mesaj
    [moves] aşağı taşınan tek tahta
   *[live] yerinde yenilenen tek tahta
}
numbers = { $fixed ->
    [yes] sabit numaralar
   *[no] herkesin kendi numaraları
}
with-cube = küplü
without-cube = küpsüz

button-accept = Kabul et

told-opening-tie = { $game ->
    [1] { "" }
   *[other] { $game }. oyun:{ " " }
}İkiniz de { $number } attınız, zarlar yeniden atılıyor.
told-game-started = { $game ->
    [1] { "" }
   *[other] { $game }. oyun:{ " " }
}Açılış zarını { $first } kazandı, { $high } - { $low }{ $afresh ->
    [yes] , ve yeniden atıyor
   *[no] { "" }
}.
told-opened = { $who } başlıyor, { $roll }: **{ $play }**
told-rolled = { $who } zar attı: { $roll }.
told-danced = { $who } zar attı: { $roll }. { $on_bar ->
    [yes] Gele: kırık pul giremedi.
   *[no] Oynayacak hamle yok.
}
told-played = { $who } oynadı, { $roll }: **{ $play }**
told-lost = { $count ->
    [one] { $number } oynanamadı
   *[other] { few } tane { $number } oynanamadı
}
told-doubled = { $who } vido teklif etti: { $value }.
told-taken = { $who } vidoyu kabul etti. Küp şimdi { $value }.
told-passed = { $who } vidoyu pas geçti, { $winner } kazandı: { points }.
told-resignation-offered = { $who } teslim olmak istiyor: { grade } ({ points }).
told-resignation-refused = { $who } oyuna devam etmek istiyor.
told-resigned = { $who } teslim oldu ({ grade }), { $winner } kazandı: { points }.
told-match-resigned = { $who } maçta teslim oldu.
told-session-left = { $who } seriden ayrıldı, { $winner } kazandı: { points }.
told-game-won = { $who } kazandı: { grade }{ $over ->
    [yes] .
   *[no] , { points }.
}
told-match-won = ## { $who } maçı kazandı: { $score }
told-session-over = ## Seri bitti: { $white } { $score } { $black }

score-game = { $game }. oyun
score-cube = küp { $value }
score-crawford = { $stage ->
    [now] Crawford
   *[after] Crawford sonrası
}
score-to = { "" }, { $points } puanlık
turn-roll-or-double = Sıra: { $who }. Zar at ya da vido teklif et.
turn-roll = Sıra: { $who }. Zar at.
turn-play = Sıra: { $who }. Oyna: { $roll }.
turn-answer-double = Sıra: { $who }. Kabul mü ({ $owns ->
    [yes] küp { $value } olur ve sana geçer
   *[no] küp { $value } olur ve rakipte kalır
}), pas mı (kaybın { points })?
turn-answer-resignation = Sıra: { $who }. { points } kabul mü, yoksa oyuna devam mı?

play-against = { $play }, rakip { $who } ({ $match }. maç)

answer-repeat = Bu zaten yapıldı. Maçın şimdiki durumu:
match-link = [tahtayı göster]({ $url })
match-numbered = maç { $match }

button-resume = Sürdür
told-time-out = ⌛ { $who } süresini doldurdu ve maçı kaybetti.
told-time-claimed = ⌛ { $who } süresini doldurdu, { $winner } maçı istedi.
told-abandoned = Burada uzun süredir kimse oynamadı, maç kazanansız kapandı. Kaydı saklanır.
told-closed = { $closing ->
    [called_off] Turnuva iptal edildi, bu maç da onunla bitti. Kaydı saklanır.
    [entrant_out] İki oyuncu da turnuvadan çıktı: maç burada bitti, eşleşmenin kazananı yok. Kaydı saklanır.
    [result_entered] Bir düzenleyici bu eşleşmenin sonucunu girdi: maç burada bitti. Kaydı saklanır.
    [round_over] Tur bitti ve iki taraf da yaklaşık aynı süreyi kullandı: bu maç oynanmamış sayılır. Kaydı saklanır.
   *[other] Turnuvanın bu eşleşmesini artık bu ikisi oynamıyor: maç burada bitti. Kaydı saklanır.
}
told-closed-for = { $closing ->
    [entrant_out] { $loser } turnuvadan çıktı: eşleşmenin kazananı { $winner }, maç burada bitti. Kaydı saklanır.
   *[other] Bir düzenleyici sonucu girdi: { $loser } karşısında eşleşmenin kazananı { $winner }, maç burada bitti. Kaydı saklanır.
}
told-passing-asked = { $who } oynayamıyor, bir pulu oynayabilene dek sırası atlanacak. O zamana dek vido teklif edemez.
told-passed-turns = { $who } geri döndü, atlanan sıra: { $turns }.

button-follow = Takip et
button-replay = Yeniden izle
button-rematch = Rövanş
button-film = Animasyon
goes-on-in-thread = Maç şurada sürüyor: { $thread }

rating-change = { $who }: { $before } → **{ $after }** ({ $gained }){ $provisional ->
    [yes] , geçici
   *[no] { "" }
}
rating-farming = -# Bu iki oyuncu bugün çok oynadı. Günün dördüncü maçından başlayarak her maç bir öncekinin yarısı kadar sayılır.
rating-circle = -# Genel reyting, hep aynı birkaç rakiple oynayanlar arasında az değişir.
rating-none = -# Reyting için çok kısa: bir oyunda ikinizin de en az üç hamlesi olmalı.

turn-name = Sıra: { $who }. Bir çift zar söyle ve dört kez oyna.
told-named = { $who } çift zar söyledi: { $number }-{ $number }.
told-beavered = { $who } { $again ->
    [0] beaver dedi
   *[other] raccoon dedi
}: küp { $value } olacak.
told-drawn = Oyun berabere. Kimse puan almadı.
told-stuck = { $who }, { $numbers }: { $on_bar ->
    [yes] kırık pul giremiyor.
   *[no] oynayacak hamle yok.
}
told-handed = { $who } kalanı oynuyor, önce { $numbers }, sonra zar atacak.
told-automatic-double = Zarlar eşit: küp kendiliğinden katlandı ve ortada { $value } ile başlıyor.
told-game-named = Bu oyun **{ $game }**.
told-crawford = Crawford oyunu: kimse katlayamaz. Küp sonraki oyunda geri gelir.
told-game-started-by-winner = { $game }. oyun: son oyunu kazanan { $who } iki zarla başlıyor.
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
    [pinned_start] Başlangıçta hapis çift sayılır
   *[five_checkers] Bir hanede en çok beş pul
}
house-played = { $option ->
    [jacoby] Jacoby kuralı
    [free_choice] zar seçme hakkı
    [beavers] beaver
    [raccoons] raccoon
    [quadruple] kırık pulla dört kat kayıp
    [winner_starts] kazanan başlar
    [pinned_start] başlangıçta hapis çift sayılır
   *[five_checkers] bir hanede en çok beş pul
}
automatic-doubles = { $limit ->
    [0] yok
    [9] her eşitlikte
   *[other] en çok { $limit }
}
house-automatic-doubles = kendiliğinden katlama: { automatic-doubles }
house-no-crawford = Crawford kuralı olmadan

turn-computer = { $who } düşünüyor ...

button-export = Dışa aktar
button-analyze = Analiz et

few = { $count ->
    [1] bir
    [2] iki
    [3] üç
    [4] dört
   *[other] { $count }
}
does-and = { $first } ve { $last }
does-wins = oyunu kazanır
does-hits = { $points } { $count ->
    [one] hanesinde
   *[other] hanelerinde
} kırar
does-pins = { $points } { $count ->
    [one] hanesinde
   *[other] hanelerinde
} hapseder
does-enters = { $count ->
    [one] bir pul sokar
   *[other] { few } pul sokar
}
does-bears-off = { few } pul toplar
does-makes = { $count ->
    [one] { $points } { $own ->
        [yes] kapını
       *[no] kapısını
    }
   *[other] { $points } kapılarını
} yapar
does-anchors = { $count ->
    [one] { $points } hanesinde çapa kurar
   *[other] { $points } hanelerinde çapa kurar
}
does-row = art arda { $count } kapı tutar
does-runs-safe = { $count ->
    [one] arkadaki bir pulu kaçırıp güvene alır
   *[other] arkadaki { few } pulu kaçırıp güvene alır
}
does-runs = { $count ->
    [one] arkadaki bir pulu yola çıkarır
   *[other] arkadaki { few } pulu yola çıkarır
}
does-clears = açık pul bırakmaz
does-splits = arkadaki pulları ayırır
does-frees = { $points } { $count ->
    [one] hanesindeki rakip pulu
   *[other] hanelerindeki rakip pulları
} çözer
does-leaves = { $count ->
    [one] { $points } hanesinde açık pul bırakır
   *[other] { $points } hanelerinde açık pul bırakır
}
does-leaves-many = { $count } açık pul bırakır
does-sets-out = { $count ->
    [one] başlangıç yığınından bir pul çıkarır
   *[other] başlangıç yığınından { few } pul çıkarır
}
does-brings-home = { $count ->
    [one] eve bir pul getirir
   *[other] eve { few } pul getirir
}
does-stacks = { $points } hanesine { $count } pul yığar
plays-choose = Hamleni seç ({ $count })
plays-first = Nereden başlayacağını seç ({ $count } hamle)
plays-from = Çıkış { $heads }: { plays-count }
plays-of = { $heads }: { plays-count }
plays-count = { $count ->
    [one] 1 hamle
   *[other] { $count } hamle
}
plays-between = { $first } ile { $last } arası

match-which = Hangi maç?
match-choose = Bir maç seç

button-no-guide = Açıklamaları kapat
guide-way = -# 💡 24'ten 1'e oynarsın, sonra pul toplarsın. Bilgisayar kendi tarafından sayar.
guide-bar = -# 💡 Barda pulun var: önce o girmeli.
guide-bear-off = -# 💡 Hepsi evde: artık pul topluyorsun.
guide-hit = -# 💡 Tek duran pulun üstüne gel, kır.
guide-blot = -# 💡 Tek duran pul açıktır: kırılabilir.
guide-point = -# 💡 İki pul kapı yapar: rakip konamaz.
guide-cube = -# 💡 Zar atmadan önce vido teklif edebilirsin: oyun iki katına oynanır ya da rakip pas geçer.
guide-doubled = -# 💡 Küp: kabul edersen oyun iki katına sürer, pas geçersen oyunu o anki değeriyle kaybedersin.
guide-owned = -# 💡 Küp sende: bundan sonra yalnız sen katlayabilirsin.
guide-game = -# 💡 { $game ->
    [nackgammon] Geride iki pulu daha olan tavla: oyunlar uzar
    [hypergammon] Üçer pulla tavla: her kırma önemlidir
    [longgammon] On beş pulun 24 numaralı hanede başladığı tavla: bütün yol önlerinde
    [egyptian] Bir hanede en çok beş pulun olan tavla: altıncısı oraya konamaz
    [runte] Tavla, ama kendi evinde pulların geri de gider ve geriye doğru da kırar
    [portes] Küpsüz tavla, hiçbir galibiyet üç sayılmaz
    [plakoto] Kırma yok: tek pulun üstüne gelip onu hapsedersin. Küp yok
    [tapa] Kırma yok: tek pulun üstüne gelip onu hapsedersin. Küp yok
    [makhbusa] Tek pullar kırılmaz, hapsedilir. İlk pulun evine varmadan başka pul oynamaz
    [fevga] Kırma yok: tek pul haneyi tutar. İlk pulun 12 numaralı haneni geçmeden başka pul oynamaz
    [narde] Kırma yok: tek pul haneyi tutar. Bir sırada baştan yalnız bir pul çıkar
    [gul_bara] Kırma yok: tek pul haneyi tutar. Üç sıradan sonra çift zar büyükleriyle sürer
    [american_acey_deucey] Bütün pullar tahta dışında başlar, rakibin evinden girer. 1-2, söylediğin bir çifti ve yeni bir zar verir
    [european_acey_deucey] Bütün pullar tahta dışında başlar, rakibin evinden girer. Çift zar tamamlayanını ve yeni bir zar verir
   *[sugoroku] Pul toplanmaz: hepsini önce eve getiren kazanır. Çift zar iki hamledir
}. Kurallar: { COMMAND("rules") }

performance-few = { $rating } ({ performance-decisions })
performance-decisions = { $decisions } karar
