-dice-verify = { COMMAND("dice verify") }

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

dice-committed = -# Zarların taahhüdü: `{ $commitment }`
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
dice-seed-none = Bir sözün yok: zarlarına yalnızca tıklamaların katılıyor. { COMMAND("dice seed") } bir söz alır. Zarlarının seçilmediğinden emin olmak istiyorsan, taahhüt gösterildikten sonra ve maç kabul edilmeden önce yeni bir söz seç.
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
dice-measures = (ki-kare { $chi }, serbestlik derecesi: { $freedom }, p = { $p }; { $limit } altı { $verdict ->
    [suspicious] şüpheli
   *[other] alışılmadık
} sayılır)
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
