computer-name = { computer-short } ({ $level ->
    [beginner] Anfänger
    [casual] Gelegenheitsspieler
    [intermediate] mittel
    [advanced] fortgeschritten
    [expert] Experte
    [world_class] Weltklasse
   *[simple] einfacher Spieler
})
computer-short = Computer{ $seat ->
    [A] { "" }
   *[other] { " " }{ $seat }
}
computer-practice = Matches gegen den Computer werden nicht gewertet, und er hat keine Uhr.
computer-begins-simple = Das neuronale Netz kennt { $game } nicht, deshalb springt unser eigener, einfacher Spieler ein, egal welche Stufe du gewählt hast.
computer-begins-rules = Das neuronale Netz für { $game } kennt diese Hausregeln nicht, deshalb springt unser eigener, einfacher Spieler ein, egal welche Stufe du gewählt hast.
computer-begins-missing = Das neuronale Netz ist hier nicht installiert, deshalb springt unser eigener, einfacher Spieler ein, egal welche Stufe du gewählt hast.
