-dice-verify = { COMMAND("dice verify") }

command-dice = zar
    .description = Herkesin denetleyebileceği zarlar
command-dice-seed = tohum
    .description = Zarlarına kendi sözünü kat
    .phrase = söz
    .phrase-description = Ne istersen; boş bırakırsan şimdikini görürsün
    .forget = unut
    .forget-description = Sözünü kaldır
command-dice-verify = denetle
    .description = Bir maçın her zarını yeniden hesapla
    .match = { -option-match }
    .match-description = { -which-match-to-see }
command-dice-stats = istatistik
    .description = Hangi zarlar atıldı ve bu ne kadar olası
    .scope = kapsam
    .scope-description = Bir maç, bir oyuncu ya da bu sunucu
    .person = kişi
    .person-description = Kimin zarları; boş bırakırsan seninkiler
    .match = { -option-match }
    .match-description = { -which-match-to-see }

choice-player = oyuncu

dice-committed = -# Zarların taahhüdü: `{ $commitment }`
button-dice = Zarlar
challenge-dice = Zarların taahhüdü: `{ $commitment }`
    Maçtan sonra göreceğin bot tohumunun SHA-256 özetidir. { -dice-verify } o zaman her zarı yeniden hesaplar. Kendinden bir şey katmak istersen maç kabul edilmeden önce bir söz seç: { COMMAND("dice seed") }
dice-heading = ### Maç { $match }, zarlar
dice-unchecked = Bu maçın zarları denetlenemez, çünkü başlarken taahhüt verilmemişti. Zarlar işletim sisteminin rastgele sayılarıdır.
dice-secret = Botun tohumunu maç bitince görürsün, o zaman her zar yeniden hesaplanabilir. O zamana kadar gizli kalır, taahhüt de değiştirilmesini önler. Şimdiye kadar atılan: { $rolls }.
dice-right = ✅ { $rolls ->
    [one] Tek atış tohumlardan çıkıyor
   *[other] { $rolls } atışın hepsi tohumlardan çıkıyor
} ve botun tohumu taahhüde uyuyor.
dice-wrong = ❌ { $count ->
    [one] Uymayan bir şey var:
   *[other] Uymayan { $count } şey var:
}
dice-wrong-seed = - Botun tohumu olarak gösterilen, bir tohum değil.
dice-wrong-commitment = - Botun tohumu taahhüde uymuyor.
dice-wrong-game = - Oyunlar 1, 2, 3 diye numaralanmamış. Aynı numaralı iki oyunun atışları da aynı olurdu.
dice-wrong-roll = - Oyun { $game }, atış { $number }: atılan { $found }, tohumlardan çıkan { $expected }.
dice-wrong-tournament = - Botun tohumu turnuvanınkinden çıkmıyor.
dice-commitment = Taahhüt: `{ $commitment }`
dice-server-seed = Botun tohumu: `{ $seed }`
dice-player-seed = Oyuncu tohumu, { $who }: `{ $seed }`
dice-label = Maçın formüldeki adı: `{ $label }`
dice-tournament-commitment = Turnuva { $tournament }, taahhüt: `{ $commitment }`
dice-tournament-seed = Turnuva { $tournament }, maçın tohumunun çıktığı tohum: `{ $seed }`
dice-by-yourself = -# Taahhüt, botun tohumunun SHA-256 özetidir. Zarların bot olmadan nasıl denetleneceği, botun koduyla gelen docs/dice.md dosyasında yazar.
dice-seed-none = Bir sözün yok, zarlarına yalnız tıklamaların katılıyor. Bir söz ekle: { COMMAND("dice seed") }. Zarlarını kimsenin seçmediğinin kanıtı için, taahhüt gösterildikten sonra ve maç kabul edilmeden önce yeni bir söz seç.
dice-seed-chosen = Sözün bundan sonra başlayan her maçın zarlarına katılır. Başkaları yalnızca SHA-256 özetini görür. { -dice-verify } onu şöyle gösterir: `{ $fingerprint }`
dice-title-match = Maç { $match }, atılan zarlar
dice-title-person = Atılan zarlar: { $who }
dice-title-server = Bu sunucuda atılan zarlar
dice-no-rolls = { $opened ->
    [yes] Şimdiye dek yalnız açılış zarı atıldı.
   *[no] Henüz kimse zar atmadı.
}
dice-no-server = Bu yalnızca bir sunucuda çalışır. Öteki seçenekler burada da çalışır.
dice-expected = Çizgi: her biri { $count }
dice-faces-in-words = { $title }. Hangi sayı kaç kez geldi: { $faces }.
dice-counted = { $rolls ->
    [one] 1 atış
   *[other] { $rolls } atış
}, açılışlarla birlikte { $dice } zar
dice-measures = (ki-kare { $chi }, serbestlik derecesi: { $freedom }, p = { $p }; { $limit } altı { $verdict ->
    [suspicious] şüpheli
   *[other] alışılmadık
} sayılır)
dice-faces = **Sayılar:** { $verdict ->
    [too-few] bir şey söylemek için zar sayısı az.
    [fair] adil zarlardan beklendiği gibi { dice-measures }.
    [unusual] alışılmadık. Adil zarlar { $often } örneklemden birinde bu kadar düzensiz düşer { dice-measures }.
   *[suspicious] şüpheli. Adil zarlar ancak { $often } örneklemden birinde bu kadar düzensiz düşer { dice-measures }.
}
dice-doublets = **Çiftler:** { $doublets }, beklenen { $expected }: { $verdict ->
    [too-few] bir şey söylemek için atış sayısı az.
    [fair] adil zarlardan beklendiği gibi { dice-measures }.
    [unusual] alışılmadık. Adil zarlar { $often } örneklemden birinde bu kadar sapar { dice-measures }.
   *[suspicious] şüpheli. Adil zarlar ancak { $often } örneklemden birinde bu kadar sapar { dice-measures }.
}
dice-pips = Pip, { $who }: { $rolls ->
    [one] 1 atışın
   *[other] { $rolls } atışın
} ortalamasına göre { $pips }. Örneklemlerin üçte ikisi ±{ $spread } içindedir
dice-pips-all = **Pip:** ortalamaya göre { $pips }. Örneklemlerin üçte ikisi ±{ $spread } içindedir
dice-race-luck = Yarıştaki şans, { $who }: her konumun ortalama zarına göre { $pips } pip, { $rolls ->
    [one] 1 atışta
   *[other] { $rolls } atışta
}
