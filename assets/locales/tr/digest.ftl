digest-heading = ### Hafta: { $first } – { $last }
digest-counts = { $matches } maç, { $players } oyuncu
digest-swing = **En büyük dönüş:** { $who }, { $roll } ile { $before } iken { $after } (maç { $match })
digest-play = { $kind ->
    [best] **En iyi oyun:** { $who }, { $roll } `{ $played }` (maç { $match }).
   *[worst] **En pahalısı:** { $who }, { $roll ->
        [none] { "" }
       *[other] { $roll }{ " " }
    }`{ $played }`, en iyisi `{ $best }`, { $lost } (maç { $match }).
}
digest-luck = **En şanslı zar:** { $who }, { $roll }, { $luck } (maç { $match })
digest-risers = **Puan:** { $who }
digest-not-analyzed = -# Maçlarınızı analiz edin, haftanın en iyisi ve en kötüsü burada anlatılsın.
digest-replay = Maç { $match }
