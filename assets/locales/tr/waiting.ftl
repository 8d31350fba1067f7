waiting-more = { $count ->
    [one] Bir maç daha seni bekliyor, rakip { $who }: { $what }.
   *[other] { $count } maç daha seni bekliyor. Sıradakinde rakip { $who }: { $what }.
}
button-next-match = Sıradaki maç
nothing-waits = Seni bekleyen başka bir şey yok.

asked-roll = zar at
asked-roll-or-double = zar at ya da vido teklif et
asked-play = { $roll } oyna
asked-name = bir çift zar söyle
asked-double = vidoya yanıt ver (küp { $value })
asked-resignation = teslim teklifine yanıt ver ({ points })
