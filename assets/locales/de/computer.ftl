computer-name = Computer ({ $level ->
    [beginner] Anfänger
    [casual] Gelegenheitsspieler
    [intermediate] fortgeschritten
    [advanced] stark
    [expert] Experte
    [world_class] Weltklasse
   *[simple] einfacher Spieler
}){ $seat ->
    [0] { "" }
   *[other] { " " }{ $seat }
}
computer-begins = { $who } nimmt an. Ein Match gegen den Computer wird nicht gewertet, und ihm läuft keine Zeit ab.
computer-begins-simple = { $who } nimmt an: das neuronale Netz kennt { $game } nicht, also spielt ein einfacher Spieler von uns, welche Stufe auch gewählt war. Ein Match gegen den Computer wird nicht gewertet, und ihm läuft keine Zeit ab.
computer-begins-missing = { $who } nimmt an: das neuronale Netz ist hier nicht installiert, also spielt ein einfacher Spieler von uns, welche Stufe auch gewählt war. Ein Match gegen den Computer wird nicht gewertet, und ihm läuft keine Zeit ab.
