command-simul = simultane
    .description = Bir ev sahibi herkesle aynı anda oynar
    .length = uzunluk
    .length-description = Maçların puanı (genelde 1)
    .time = süre
    .time-description = Hamle başına süre; ev sahibinin süresi açık her tahta için bu kadardır
    .computer = bilgisayar
    .computer-description = Bu seviyede bir bilgisayar ev sahibi olur; boş bırakırsan ev sahibi sensin
    .variant = oyun
    .variant-description = Hangi oyun (genelde tavla)
    .cube = küp
    .cube-description = Vido küpüyle ya da küpsüz

simul-name = Simultane: { $who }
simul-title = { $who } herkese karşı
simul-heading = ### { $who }, { $boards } konuğa karşı
simul-unrated = reytingsiz
simul-host-time = -# Ev sahibinin açık kalan her tahta için bu kadar süresi vardır.
simul-starts-by-hand = Aşağıdan katıl, en çok { $most } konukluk yer var. Başladıktan sonra kimse katılamaz.
simul-guests = { $count ->
    [0] Henüz konuk yok
   *[other] **{ $count }** konuk:
}
simul-stands = Ev sahibi: { $won } galibiyet, { $lost } yenilgi, { $left } tahta açık.
simul-over = { $who }: { $won } galibiyet, { $lost } yenilgi
simul-board = { $state ->
    [won] Ev sahibi kazandı
    [lost] Konuk kazandı
    [host] Sıra ev sahibinde
   *[guest] Sıra konukta
}
simul-board-words = { $name }: ev sahibi { $host }, konuk { $guest }. { $what }.
simul-nothing-waits = Bu simultanede seni bekleyen tahta yok.
simul-not-playing = Bu simultanede oynamıyorsun.
column-score = Ev sahibi : konuk
column-state = Tahta
button-next-board = Sıradaki tahta
