command-rules = regeln
    .description = Wie ein Spiel gespielt wird, mit seiner Aufstellung
    .variant = spiel
    .variant-description = Welches Spiel; üblich: das hier gespielte
command-help = hilfe
    .description = Wie man spielt, in einer Minute
help = ## Backgammon in einer Minute
    { "**" }Anfangen:** { COMMAND("challenge") } und jemanden wählen (ohne Gegner darf jeder annehmen). Der andere drückt **{ button-accept }**. Niemand da? Fordere mich heraus.
    { "**" }Dein Zug:** **{ button-roll }** drücken, in den Listen für jeden Würfel einen Schritt wählen, **{ button-confirm }** drücken. Oder tippen: { COMMAND("roll") }, dann `/{ command-move } 24/18 13/8`.
    { "**" }Das Ziel:** Bring deine fünfzehn Steine ins Heimfeld (deine Felder 1 bis 6) und nimm sie vom Brett, bevor es der andere schafft. Du ziehst von hohen Feldern zu niedrigen; die Zahlen auf dem Bild sind die der Seite, die dran ist.
    { "**" }Ein einzelner Stein** kann geschlagen werden und beginnt wieder auf der Bar. Auf zwei oder mehr kann man nicht landen.
    { "**" }Der Dopplerwürfel:** Vor dem Würfeln darfst du den Einsatz mit { COMMAND("double") } verdoppeln; der andere nimmt an (und darf als Nächster verdoppeln) oder lehnt ab und verliert das Spiel zum alten Wert.
    { "**" }Notation:** `8/5 6/5`, wie im Bild mit dem Wurf 3-1, zieht je einen Stein; `8/5(2)` zwei; `bar/20` kommt von der Bar; `6/off` geht aus; `*` heißt geschlagen.

    { COMMAND("board") } die Stellung · { COMMAND("match") } Stand und Dopplerwürfel · { COMMAND("matches") } was gespielt wird · { COMMAND("resign") } · { COMMAND("accept") } { COMMAND("decline") } was dir angeboten wird · { COMMAND("preferences") } lass den Bot würfeln und spielen, was keine Wahl lässt · { COMMAND("watch") } einem Match folgen · { COMMAND("rules") } Barpunkt, Blot, Anker, Prime: die Wörter des Spiels

rules-heading = ### { $game }
rules-more = -# Wörter und andere Spiele: wähle unten. Hausregeln haben eine eigene Seite.
rules-disputed = -# Umstritten: { $text }
rules-pick = Regeln von ...
rules-house = Hausregeln
rules-words = Wörter des Spiels
rules-glossary =
    - **Feld** (point): eines der 24 Dreiecke. Zwei Steine *machen* ein Feld; es ist dann für den Gegner zu.
    - **Barpunkt** (bar point): dein Feld 7, neben der Bar. **Mittelpunkt** (mid point): dein Feld 13.
    - **Heimfeld**: deine Felder 1 bis 6. **Außenfeld**: deine Felder 7 bis 12.
    - **Blot**: ein einzelner Stein, der geschlagen werden kann.
    - **Bar**: der Streifen in der Mitte, wo geschlagene Steine warten.
    - **Anker** (anchor): ein Feld, das du im Heimfeld des Gegners hältst. Dort kannst du immer landen.
    - **Prime**: geschlossene Felder in einer Reihe. Über sechs kommt niemand hinweg.
    - **Ausgesperrt**: auf der Bar vor sechs geschlossenen Feldern. Kein Wurf hilft.
    - **Pip**: ein Schritt eines Steins. Der *Pipcount* sagt, wie viele dir noch fehlen.
    - **Gammon**: ein Sieg, bevor der Verlierer einen Stein herausgenommen hat; zählt doppelt. **Backgammon**: er hat auch noch einen auf der Bar oder im Heimfeld des Siegers; zählt dreifach.
rules-backgammon =
    Bring alle deine Steine in dein Heimfeld (Felder 1 bis 6) und nimm sie dann heraus; wer zuerst fertig ist, gewinnt.
    - Du ziehst von 24 bis 1, dein Gegner umgekehrt. Beide Würfel zählen, ein Pasch viermal. Man spielt so viele Zahlen wie möglich; geht nur eine von zweien, dann die höhere.
    - Zwei oder mehr Steine halten ein Feld. Ein einzelner kann geschlagen werden: er kommt auf die Bar und muss zuerst wieder ins Spiel.
    - Herausgenommen wird, wenn alle fünfzehn im Heimfeld stehen: mit der genauen Zahl, oder vom höchsten Feld, wenn nichts höher steht.
    - Ein Sieg zählt 1, ein Gammon 2 (der Verlierer hat keinen herausgenommen), ein Backgammon 3 (und einer steht auf der Bar oder im Heimfeld des Siegers). Der Dopplerwürfel vervielfacht das.
    - Im Match hat das erste Spiel, nachdem jemandem nur noch ein Punkt fehlt, keinen Dopplerwürfel (Crawford).
rules-backgammon-disputed = wer beginnt, wird in jedem Spiel ausgewürfelt, außer mit der Hausregel "Sieger beginnt".
rules-nackgammon =
    Backgammon mit anderer Aufstellung: auf 24, 23, 13, 8 und 6 stehen 2, 2, 4, 3 und 4 Steine. Zwei Steine mehr stehen weit hinten, die Spiele dauern länger.
rules-hypergammon =
    Backgammon mit drei Steinen für jeden, je einem auf 24, 23 und 22. Kurz und wild: jeder Treffer zählt. Gammons und Dopplerwürfel wie im Backgammon.
rules-longgammon =
    Backgammon mit allen fünfzehn Steinen auf Feld 24: der ganze Weg liegt noch vor ihnen. Alles andere wie im Backgammon.
rules-egyptian =
    Backgammon mit höchstens fünf eigenen Steinen auf einem Feld.
    - Ein Feld mit fünf deiner Steine ist für dich zu, auch beim Einsetzen von der Bar.
    - Alles andere, auch Dopplerwürfel und Gammons, wie im Backgammon.
rules-runte =
    Backgammon, aber im eigenen Heimfeld ziehen deine Steine vorwärts oder rückwärts.
    - Ein Zug rückwärts schlägt wie jeder andere, und er muss gemacht werden, wenn sonst nichts geht.
    - Kein Stein verlässt das Heimfeld rückwärts.
rules-runte-disputed = ob ein Zug rückwärts erzwungen werden kann: hier ja, wie jeder erlaubte Zug.
rules-portes =
    Das erste Spiel des Tavli: Backgammon ohne Dopplerwürfel.
    - Wer den Anfang erwürfelt, würfelt noch einmal mit beiden Würfeln. Wer ein Spiel gewinnt, beginnt das nächste.
    - Ein Sieg zählt 1, oder 2, wenn der Verlierer keinen Stein herausgenommen hat. Ein dreifaches Spiel gibt es nicht.
rules-plakoto =
    Alle fünfzehn beginnen auf 24. Nichts wird geschlagen: man nagelt fest.
    - Wer auf einen einzelnen Stein zieht, nagelt ihn fest. Er zieht nicht, bis der andere geht, und das Feld ist für seinen Besitzer zu.
    - Du nimmst nichts heraus, solange einer von dir festgenagelt ist.
    - Nagelst du den letzten Stein auf dem Startfeld des Gegners fest, während dein eigenes leer ist, gewinnst du sofort 2. Sind beide letzten Steine so festgenagelt, ist das Spiel unentschieden.
    - Ein Sieg zählt 1, oder 2, wenn der Verlierer keinen herausgenommen hat. Kein Dopplerwürfel.
rules-plakoto-disputed = was der festgenagelte letzte Stein zählt: hier gewinnt er doppelt und beendet das Spiel sofort, auch wenn noch eine Zahl zu spielen wäre. Auch, wie ein Spiel beginnt: hier eröffnet der Sieger des vorigen; im ersten würfelt, wer höher wirft, mit beiden Würfeln neu.
rules-tapa =
    Plakoto ohne die Regel für das Startfeld.
    - Alle fünfzehn beginnen auf 24; ein einzelner Stein wird festgenagelt, bis der andere geht.
    - Du nimmst nichts heraus, solange einer von dir festgenagelt ist.
    - Sind die letzten Steine beider auf ihren Startfeldern festgenagelt, ist das Spiel unentschieden: keiner könnte je herausnehmen.
    - Ein Sieg zählt 1, oder 2, wenn der Verlierer keinen herausgenommen hat. Kein Dopplerwürfel.
rules-tapa-disputed = wie ein Spiel beginnt: hier eröffnet der Sieger des vorigen; im ersten würfelt, wer höher wirft, mit beiden Würfeln neu.
rules-makhbusa =
    Alle fünfzehn beginnen auf 24; einzelne Steine werden festgenagelt wie im Plakoto.
    - Dein erster Stein muss dein Heimfeld (1 bis 6) erreichen, bevor ein anderer ziehen darf.
    - Sind die letzten Steine beider auf ihren Startfeldern festgenagelt, ist das Spiel unentschieden: keiner könnte je herausnehmen.
    - Ein Sieg zählt 1, oder 2, wenn der Verlierer keinen herausgenommen hat. Kein Dopplerwürfel.
rules-makhbusa-disputed = eine Quelle nennt das Ziel des ersten Steins "Heimfeld des Gegners"; gemeint ist das ferne Viertel, hier dein eigenes. Auch, wie ein Spiel beginnt: hier würfelt, wer höher wirft, mit beiden Würfeln neu. Manche zählen auch einen auf dem Start festgenagelten letzten Stein doppelt: eine Hausregel, ohne Wahl aus.
rules-fevga =
    Beide ziehen in derselben Richtung, von schräg gegenüberliegenden Ecken; jeder zählt von seinem Kopf, 24.
    - Ein Stein hält ein Feld: der Gegner kann dort nicht landen. Nichts wird geschlagen.
    - Dein erster Stein muss am Start des Gegners vorbei sein (über dein Feld 12 hinaus), bevor ein anderer zieht.
    - Nie darfst du nach einem Zug alle sechs Felder deines Startviertels (19 bis 24) halten.
    - Sechs Felder in einer Reihe müssen geöffnet werden, wenn alle Steine des Gegners direkt dahinter stehen.
    - Ein Sieg zählt 1, oder 2, wenn der Verlierer keinen herausgenommen hat. Kein Dopplerwürfel.
rules-fevga-disputed = ob nur dann geöffnet werden muss oder immer, wenn der Gegner nicht ziehen kann: hier nur dann. Auch, wie ein Spiel beginnt: hier eröffnet der Sieger des vorigen; im ersten würfelt, wer höher wirft, mit beiden Würfeln neu.
rules-narde =
    Das Brett von Fevga: beide ziehen in derselben Richtung, ein Stein hält ein Feld, nichts wird geschlagen.
    - Nur ein Stein darf in einem Zug den Kopf (24) verlassen. Im ersten Zug darf es mit 3-3, 4-4 und 6-6 ein zweiter, wenn der erste nicht weiterkann.
    - Sechs Felder in einer Reihe sind nur erlaubt, wenn davor ein Stein des Gegners steht.
    - Ein Sieg zählt 1, oder 2 (Mars), wenn der Verlierer keinen herausgenommen hat. Kein Dopplerwürfel.
rules-narde-disputed = welche ersten Würfe zwei Steine vom Kopf erlauben: hier 3-3, 4-4 und 6-6. Auch, wie ein Spiel beginnt: hier eröffnet der Sieger des vorigen; im ersten würfelt, wer höher wirft, mit beiden Würfeln neu.
rules-gul-bara =
    Auch Crazy Narde genannt. Brett und Blockieren wie im Narde, ohne dessen Regeln für Kopf und Reihen.
    - In deinen ersten drei Zügen wird ein Pasch viermal gespielt.
    - Danach geht ein Pasch weiter: auf 3-3 folgen vier 4er, vier 5er und vier 6er.
    - Wo du feststeckst, spielt dein Gegner den Rest, so weit es geht, und würfelt dann.
    - Ein Sieg zählt 1, oder 2, wenn der Verlierer keinen herausgenommen hat. Kein Dopplerwürfel.
rules-gul-bara-disputed = ob auch Zahlen eines gewöhnlichen Wurfs übergehen: hier nur die eines Paschs. Auch, wie ein Spiel beginnt: hier würfelt, wer höher wirft, mit beiden Würfeln neu.
rules-american-acey-deucey =
    Alle Steine beginnen neben dem Brett und kommen mit den Würfeln im Heimfeld des Gegners herein; andere dürfen schon vorher ziehen.
    - Einzelne Steine werden geschlagen; ein geschlagener kommt zuerst wieder herein.
    - 1-2: spiele sie, nenne dann einen Pasch und spiele ihn viermal, und würfle noch einmal. Was nicht ganz gespielt werden kann, beendet den Zug.
    - Herausgenommen wird wie im Backgammon: eine zu große Zahl nimmt den hintersten Stein.
    - Der Verlierer zahlt einen Punkt für jeden Stein, der nicht heraus ist. Kein Dopplerwürfel.
rules-american-acey-deucey-disputed = ob ein geschlagener Stein zuerst herein muss: hier ja. Auch, wie ein Spiel beginnt: hier würfelt, wer höher wirft, mit beiden Würfeln neu. Auch das Herausnehmen: hier nimmt eine größere Zahl den hintersten Stein, anderswo muss sie genau sein.
rules-european-acey-deucey =
    Acey-Deucey mit mehr Paschen.
    - Alle Steine beginnen neben dem Brett und kommen mit den Würfeln herein; andere dürfen schon vorher ziehen.
    - Auf jeden Pasch folgt viermal seine Ergänzung (auf 2-2 5-5, auf 6-6 1-1), und dann noch ein Wurf.
    - 1-2: spiele sie, nenne einen Pasch, spiele auch dessen Ergänzung, und würfle noch einmal. Was nicht ganz gespielt werden kann, beendet den Zug.
    - Genaues Herausnehmen; der Verlierer zahlt einen Punkt für jeden Stein, der nicht heraus ist. Kein Dopplerwürfel.
rules-european-acey-deucey-disputed = ob ein geschlagener Stein zuerst herein muss: hier ja. Auch das Herausnehmen: hier nur mit der genauen Zahl.
rules-sugoroku =
    Ein altes japanisches Wettrennen: Aufstellung und Schlagen wie im Backgammon.
    - Ein Pasch sind zwei Züge, wie jeder Wurf.
    - Nichts wird herausgenommen: wer zuerst alle fünfzehn Steine im Heimfeld hat, gewinnt 1 Punkt.
    - Wer sechs Felder in einer Reihe schließt, während ein gegnerischer Stein auf der Bar steht, gewinnt sofort. Kein Dopplerwürfel.
rules-sugoroku-disputed = ob Aussperren gewinnt: hier gewinnen sechs geschlossene Felder in einer Reihe sofort, wo immer sie liegen, wenn ein gegnerischer Stein auf der Bar steht.
rules-tavli =
    Ein Match aus drei griechischen Spielen der Reihe nach: Portes, Plakoto, Fevga, und wieder von vorn.
    - Wer ein Spiel gewinnt, beginnt das nächste.
    - Jedes Spiel hat seine eigenen Regeln: wähle es unten. Kein Dopplerwürfel.
rules-tavli-disputed = ob jedes Spiel seinen eigenen Anfangswurf hat: hier beginnt der Sieger, wie in Griechenland üblich.
rules-of-the-house =
    - **Jacoby-Regel** (Serien): Gammons zählen erst, wenn der Dopplerwürfel gedreht wurde; eine automatische Verdopplung ist kein Drehen.
    - **Beaver** (Serien): wer verdoppelt wird, darf weiterdrehen und behält den Dopplerwürfel, bis der andere würfelt, auch nach dem Annehmen. **Raccoons**: der Verdoppler darf darauf noch einmal drehen. Beides kann abgelehnt werden.
    - **Automatische Verdopplungen** (Serien): gleiche Anfangswürfel verdoppeln, bis zu einer Grenze oder bei jedem Gleichstand; der Dopplerwürfel bleibt in der Mitte.
    - **Vierfacher Verlust**: ein verlorenes Backgammon mit einem Stein auf der Bar kostet vierfach.
    - **Sieger beginnt**: der Sieger eines Spiels beginnt das nächste mit beiden Würfeln.
    - **Freie Wahl**: geht eine der beiden Zahlen, aber nicht beide, darf es jede sein, nicht nur die höhere.
    - **Fünf Steine**: höchstens fünf Steine einer Seite auf einem Feld.
    - **Start festnageln** (Makhbusa): wer den letzten Stein auf dem Startfeld des Gegners festnagelt, während das eigene leer ist, gewinnt sofort doppelt.
    - **Crawford-Regel** (Matches, immer): kein Dopplerwürfel im ersten Spiel, nachdem jemandem nur noch ein Punkt fehlt.
    -# { COMMAND("challenge") } mit der Option `optionen` bietet an, was zu Spiel und Länge passt, und sagt, warum der Rest nicht passt.
