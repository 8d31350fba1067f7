command-matches = maçlar
    .description = Bağlantılarıyla seni bekleyenler ve oynanan öteki maçlar

waiting-more = { $count ->
    [one] Bir maç daha seni bekliyor, rakip { $who }: { $what }.
   *[other] { $count } maç daha seni bekliyor. Sıradakinde rakip { $who }: { $what }.
}
waiting-more-boards = { $count ->
    [one] Bir tahta daha seni bekliyor: { $what }.
   *[other] { $count } tahta daha seni bekliyor. Sıradaki: { $what }.
}
waiting-next = rakip { $who }: { $what }
button-next-match = Sıradaki maç
nothing-waits = Seni bekleyen başka bir şey yok.

asked-roll = zar at
asked-roll-or-double = zar at ya da vido teklif et
asked-play = { $roll } oyna
asked-name = bir çift zar söyle
asked-double = vidoya yanıt ver (küp { $value })
asked-resignation = teslim teklifine yanıt ver ({ points })
asked-partner = kutunun ortağı ol ya da olma
asked-window = { $kind ->
    [double] vido teklif et (küp { $value }) ya da devam et
    [answer] vidoya yanıt ver
    [beavered] beaver'a yanıt ver
    [raccooned] raccoon'a yanıt ver
    [extras] ekstra öner ya da önerme
   *[taker] ekstraları kabul et ya da pas geç
}
asked-vote = { $team ->
    [yes] karar ver
   *[no] oy ver
}: { $what }
asked-alone = herkese karşı tek başına oynar mısın?

matches-none = Burada kimse oynamıyor. Bir maç başlat: { COMMAND("challenge") }.
matches-waiting = ### Sıra sende ({ $count })
matches-check-in = ### Burada olduğunu bildir
matches-others-turn = ### Sıra rakibinde
challenges-to-you = ### Sana meydan okuyanlar
challenges-by-you = ### Açık meydan okumaların
challenges-open = ### Açık meydan okumalar
matches-here = ### Bu kanaldaki öteki maçlar
matches-server = ### Bu sunucudaki öteki maçlar
matches-shared = ### Chouette'lerin, oylamaların ve takımların
chouettes-here = ### Bu kanaldaki chouette'ler
shared-chouette = chouette { $number }
shared-crowd = { $team ->
    [yes] iki takım danışıyor
   *[no] kanal oynuyor
}
shared-lobby = { $count ->
    [one] başlamadı, şimdilik 1 kişi
   *[other] başlamadı, şimdilik { $count } kişi
}
shared-waits = beklenen: { $who }
shared-between = oyunlar arasında
shared-seats = kutu { $box }, kaptan { $captain }
shared-points = sen { $points }
against = rakip { $who } { $own } : { $others }
waiting-left = ⏳ süre { $left } doluyor
waiting-since = son hamle { $since }
check-in-item = - **{ $name }**, başlangıç { $left }: [duyurunun]({ $url }) altında burada olduğunu bildir.
list-open-match = Maçlarından birini aç
their-turn = sıra rakibinde

turn-call = Sıra sende, rakip { $who }: { $what }. { $link }
turn-call-chouette = Chouette { $number }: sıra sende, { $what }. { $link }
turn-calls-begin = Bir maç seni beklediğinde sana buradan yazacağım.
