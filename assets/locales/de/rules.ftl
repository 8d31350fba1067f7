command-rules = regeln
    .description = Wie ein Spiel gespielt wird, mit seiner Aufstellung
    .variant = spiel
    .variant-description = Welches Spiel (meist das hier gespielte)
command-help = hilfe
    .description = Wie man spielt, in einer Minute
help = ## Backgammon in einer Minute
help-words =
    { "**" }Ziel:** Trag deine fünfzehn Steine zuerst ab. Sie müssen ins Heimfeld, dann hinaus.
    { "**" }Schlagen:** Ein einzelner Stein kann geschlagen werden. Zwei sind sicher.
    { "**" }Dein Zug:** **{ button-roll }**, Zug wählen, **{ button-play-it }**. Hier: `/{ command-move } 8/5 6/5`. Bernsteinfarbene Nummern gehören dem, der gezogen hat.
    { "**" }Dopplerwürfel:** Vor dem Wurf darfst du verdoppeln. Ablehnen kostet den alten Einsatz.
    -# { COMMAND("challenge") } · { COMMAND("matches") } · { COMMAND("rules") }

rules-heading = ### { $game }
rules-disputed = ### Umstritten: { $game }
button-disputed = Umstritten
rules-pick = Regeln von ...
rules-house = Hausregeln
rules-chouette = Chouette
rules-of-chouette =
    Für drei oder mehr an einem Brett: { COMMAND("chouette") } eröffnet einen Tisch.
    - Einer ist die **Box** und spielt allein. Die anderen sind das **Team**: Der Erste ist **Kapitän**, würfelt und zieht; die übrigen stehen in der **Reihe** und dürfen Züge vorschlagen.
    - Im Team hat jeder einen eigenen **Dopplerwürfel**. Vor dem Wurf des Teams sagt jeder *Verdoppeln* oder *Weiter*; niemand sieht die Antworten, bis alle da sind.
    - Die Box antwortet auf jedes Verdoppeln, wie sie will. Wer abgelehnt wird, scheidet für dieses Spiel aus.
    - Gewinnt die Box gegen den Kapitän, bleibt sie, und er geht ans Ende der Reihe. Sonst wird er die Box.
    - Alle Punkte geben zusammen null. Jacoby und Beaver gelten; *Woolsey*, *Los Angeles*, *Cambridge* und *Colorado* ändern einiges.
    - Wer dazukommt, spielt ab dem nächsten Spiel. Wenn du gehen musst, überlass deinen Dopplerwürfel einer **Vertretung**.
rules-words = Wörter des Spiels
rules-glossary =
    - **Feld** (point): eines der 24 Dreiecke. Zwei Steine *machen* ein Feld, dann ist es für den Gegner zu.
    - **Barpunkt** (bar point): dein Feld 7, neben der Bar. **Midpoint**: dein Feld 13.
    - **Heimfeld**: deine Felder 1 bis 6. **Außenfeld**: deine Felder 7 bis 12.
    - **Blot**: ein einzelner Stein, der geschlagen werden kann.
    - **Bar**: der Streifen in der Mitte, auf dem geschlagene Steine warten.
    - **Anker** (anchor): ein Feld, das du im Heimfeld des Gegners hältst. Dort kannst du immer landen.
    - **Prime**: geschlossene Felder in einer Reihe. An sechs kommt niemand vorbei.
    - **Ausgesperrt**: auf der Bar vor sechs geschlossenen Feldern. Kein Wurf hilft.
    - **Pip**: ein Schritt eines Steins. Dein *Pipcount* sagt, wie viele dir noch fehlen.
    - **Gammon**: ein Sieg, bevor der Verlierer einen Stein abgetragen hat. Er zählt doppelt. **Backgammon**: Der Verlierer hat auch noch einen Stein auf der Bar oder im Heimfeld des Siegers. Das zählt dreifach.
rules-backgammon =
    Bring deine Steine ins Heimfeld (1 bis 6) und trag sie ab. Wer zuerst fertig ist, gewinnt.
    - Von 24 bis 1, mit beiden Zahlen, sonst mit der höheren. Ein Pasch zählt viermal.
    - Zwei Steine halten ein Feld. Ein einzelner wird geschlagen: Er muss zuerst ins Spiel.
    - Abgetragen wird genau. Eine höhere Zahl nimmt den hintersten Stein.
    - Sieg 1, Gammon 2 (nichts abgetragen), Backgammon 3 (und ein Stein auf der Bar oder im Heimfeld des Siegers), mal Dopplerwürfel.
    - Fehlt jemandem ein Punkt, hat das nächste Spiel keinen Dopplerwürfel (Crawford).
rules-backgammon-disputed = wer beginnt. Hier entscheiden in jedem Spiel die Würfel, außer mit der Hausregel „Sieger beginnt“.
rules-nackgammon =
    Backgammon mit anderer Aufstellung: 2 Steine auf 24, 2 auf 23, 4 auf 13, 3 auf 8 und 4 auf 6. Zwei Steine mehr stehen weit hinten, deshalb dauern die Spiele länger.
rules-hypergammon =
    Backgammon mit drei Steinen für jeden, auf 24, 23 und 22. Kurz und wild: Jeder Treffer zählt. Gammons und Dopplerwürfel wie im Backgammon.
rules-longgammon =
    Backgammon mit allen fünfzehn Steinen auf Feld 24, sie haben also den ganzen Weg vor sich. Alles andere ist wie im Backgammon.
rules-egyptian =
    Backgammon mit höchstens fünf eigenen Steinen auf einem Feld.
    - Ein Feld mit fünf deiner Steine ist für dich zu, auch wenn du von der Bar kommst.
    - Alles andere ist wie im Backgammon, auch Dopplerwürfel und Gammons.
rules-runte =
    Backgammon, aber in deinem Heimfeld dürfen deine Steine auch rückwärts ziehen.
    - Ein Zug rückwärts schlägt wie jeder andere, und du musst ihn machen, wenn sonst nichts geht.
    - Kein Stein verlässt das Heimfeld rückwärts.
rules-runte-disputed = ob man rückwärts ziehen muss. Hier ja, wie bei jedem erlaubten Zug.
rules-portes =
    Das erste Spiel des Tavli: Backgammon ohne Dopplerwürfel.
    - Wer den Eröffnungswurf gewinnt, würfelt noch einmal mit beiden Würfeln. Wer ein Spiel gewinnt, beginnt das nächste.
    - Ein Sieg zählt 1, oder 2, wenn der Verlierer keinen Stein abgetragen hat. Dreifach zählt nichts.
rules-plakoto =
    Alle fünfzehn beginnen auf 24. Geschlagen wird nicht, sondern festgenagelt.
    - Wer auf einem einzelnen Stein landet, nagelt ihn fest: Er und sein Feld sind gesperrt, bis der andere geht.
    - Solange einer von dir festgenagelt ist, kannst du nicht abtragen.
    - Nagelst du den letzten Stein auf dem Startfeld des Gegners fest, während dein eigenes leer ist, gewinnst du sofort 2. Sind beide so festgenagelt, ist das Spiel unentschieden.
    - Ein Sieg zählt 1, oder 2, wenn der Gegner nichts abgetragen hat. Kein Dopplerwürfel.
rules-plakoto-disputed = was es zählt, den letzten Stein auf dem Start festzunageln. Hier gewinnt es doppelt und beendet das Spiel sofort, auch wenn noch eine Zahl zu spielen wäre. Außerdem, wie ein Spiel beginnt: Hier eröffnet der Sieger des vorigen, und im ersten wirft, wer höher würfelt, beide Würfel neu.
rules-tapa =
    Plakoto ohne die Regel für das Startfeld.
    - Alle fünfzehn beginnen auf 24. Ein einzelner Stein, auf dem jemand landet, ist festgenagelt, bis der andere geht.
    - Solange einer von dir festgenagelt ist, kannst du nicht abtragen.
    - Sind beide letzten Steine auf ihren Startfeldern festgenagelt, ist das Spiel unentschieden: Keiner könnte je abtragen.
    - Ein Sieg zählt 1, oder 2, wenn der Verlierer keinen Stein abgetragen hat. Kein Dopplerwürfel.
rules-tapa-disputed = wie ein Spiel beginnt. Hier eröffnet der Sieger des vorigen, und im ersten wirft, wer höher würfelt, beide Würfel neu.
rules-makhbusa =
    Alle fünfzehn beginnen auf 24. Einzelne Steine werden festgenagelt wie im Plakoto.
    - Dein erster Stein muss dein Heimfeld (1 bis 6) erreichen, bevor du einen anderen ziehst.
    - Sind beide letzten Steine auf ihren Startfeldern festgenagelt, ist das Spiel unentschieden: Keiner könnte je abtragen.
    - Ein Sieg zählt 1, oder 2, wenn der Verlierer keinen Stein abgetragen hat. Kein Dopplerwürfel.
rules-makhbusa-disputed = wohin der erste Stein muss. Eine Quelle sagt „ins Heimfeld des Gegners“ und meint das ferne Viertel, hier dein eigenes Heimfeld. Außerdem, wie ein Spiel beginnt: Hier wirft, wer höher würfelt, beide Würfel neu. Manche zählen auch einen letzten Stein, der auf dem Start festgenagelt ist, doppelt. Das ist hier eine Hausregel und nur an, wenn du sie wählst.
rules-fevga =
    Beide ziehen im selben Sinn, jeder von seinem Kopf (24) in der Ecke gegenüber.
    - Ein Stein hält ein Feld. Kein Schlagen.
    - Dein erster Stein muss über dein Feld 12 hinaus sein, bevor ein anderer zieht.
    - Am Ende eines Zugs darfst du nicht alle Felder von 19 bis 24 halten.
    - Sechs Felder in einer Reihe musst du öffnen, wenn alle Gegner direkt dahinter stehen.
    - Ein Sieg zählt 1, oder 2, wenn der Gegner nichts abgetragen hat. Kein Dopplerwürfel.
rules-fevga-disputed = wann eine Reihe geöffnet werden muss: nur dann oder immer, wenn der Gegner nicht ziehen kann. Hier nur dann. Außerdem, wie ein Spiel beginnt: Hier eröffnet der Sieger des vorigen, und im ersten wirft, wer höher würfelt, beide Würfel neu.
rules-narde =
    Das Brett von Fevga: Beide ziehen in derselben Richtung, ein einziger Stein hält ein Feld, nichts wird geschlagen.
    - Nur ein Stein darf je Zug den Kopf (24) verlassen. Im ersten Zug darf es bei 3-3, 4-4 und 6-6 ein zweiter, wenn der erste nicht weiterkommt.
    - Sechs Felder in einer Reihe darfst du nur halten, wenn davor ein Stein des Gegners steht.
    - Ein Sieg zählt 1, oder 2 (Mars), wenn der Verlierer keinen Stein abgetragen hat. Kein Dopplerwürfel.
rules-narde-disputed = bei welchen ersten Würfen zwei Steine den Kopf verlassen dürfen. Hier bei 3-3, 4-4 und 6-6. Außerdem, wie ein Spiel beginnt: Hier eröffnet der Sieger des vorigen, und im ersten wirft, wer höher würfelt, beide Würfel neu.
rules-gul-bara =
    Auch Crazy Narde genannt. Brett und Blockieren wie im Narde, ohne dessen Regeln für Kopf und Reihen.
    - In deinen ersten drei Zügen spielst du einen Pasch viermal.
    - Danach geht ein Pasch weiter: Auf 3-3 folgen vier 4er, vier 5er und vier 6er.
    - Wenn du feststeckst, spielt dein Gegner den Rest, so weit es geht, und würfelt dann.
    - Ein Sieg zählt 1, oder 2, wenn der Verlierer keinen Stein abgetragen hat. Kein Dopplerwürfel.
rules-gul-bara-disputed = ob der Gegner auch die unspielbaren Zahlen eines gewöhnlichen Wurfs spielt. Hier nur die eines Paschs. Außerdem, wie ein Spiel beginnt: Hier wirft, wer höher würfelt, beide Würfel neu.
rules-american-acey-deucey =
    Alle Steine kommen mit den Würfeln im Heimfeld des Gegners ins Spiel. Die dort sind, dürfen gleich ziehen.
    - Einzelne Steine werden geschlagen und müssen zuerst wieder ins Spiel.
    - 1-2: Spiel sie, nenn dann einen Pasch und spiel ihn viermal, dann würfle noch einmal. Geht etwas davon nicht, endet dein Zug.
    - Abgetragen wird wie im Backgammon: Eine höhere Zahl nimmt den hintersten Stein.
    - Der Verlierer zahlt einen Punkt für jeden Stein, der nicht abgetragen ist. Kein Dopplerwürfel.
rules-american-acey-deucey-disputed = ob ein geschlagener Stein zuerst ins Spiel muss. Hier ja. Außerdem, wie ein Spiel beginnt: Hier wirft, wer höher würfelt, beide Würfel neu. Und das Abtragen: Hier nimmt eine höhere Zahl den hintersten Stein, anderswo muss sie genau sein.
rules-european-acey-deucey =
    Acey-Deucey mit mehr Paschen.
    - Alle Steine kommen mit den Würfeln ins Spiel. Die dort sind, dürfen gleich ziehen.
    - Nach jedem Pasch spielst du viermal seine Ergänzung (nach 2-2 5-5, nach 6-6 1-1) und würfelst dann noch einmal.
    - 1-2: Spiel sie, nenn einen Pasch, spiel auch dessen Ergänzung, dann würfle noch einmal. Geht etwas davon nicht, endet dein Zug.
    - Abgetragen wird nur genau. Der Verlierer zahlt einen Punkt für jeden übrigen Stein. Kein Dopplerwürfel.
rules-european-acey-deucey-disputed = ob ein geschlagener Stein zuerst ins Spiel muss. Hier ja. Außerdem das Abtragen: Hier nur mit der genauen Zahl.
rules-sugoroku =
    Ein altes japanisches Wettrennen: Aufstellung und Schlagen wie im Backgammon.
    - Ein Pasch sind zwei Züge, wie jeder Wurf.
    - Abgetragen wird nicht: Wer zuerst alle fünfzehn Steine im Heimfeld hat, gewinnt 1 Punkt.
    - Wer sechs Felder in einer Reihe schließt, während ein gegnerischer Stein auf der Bar steht, gewinnt sofort. Kein Dopplerwürfel.
rules-sugoroku-disputed = ob Aussperren gewinnt. Hier gewinnen sechs geschlossene Felder in einer Reihe sofort, egal wo, wenn ein gegnerischer Stein auf der Bar steht.
rules-tavli =
    Ein Match aus drei griechischen Spielen im Wechsel: Portes, Plakoto, Fevga, und wieder von vorn.
    - Wer ein Spiel gewinnt, beginnt das nächste.
    - Jedes Spiel hat seine eigenen Regeln: Wähl es unten, um sie zu lesen. Kein Dopplerwürfel.
rules-tavli-disputed = ob jedes Spiel seinen eigenen Eröffnungswurf hat. Hier beginnt der Sieger, wie in Griechenland üblich.
rules-of-the-house =
    - **Jacoby-Regel** (Serien): Gammons zählen erst, wenn jemand verdoppelt hat. Eine automatische Verdopplung reicht nicht.
    - **Beaver** (Serien): Wer verdoppelt wird, darf den Dopplerwürfel noch einmal drehen und behalten, bis der Gegner würfelt. **Raccoons**: Der dreht ihn darauf noch einmal.
    - **Automatische Verdopplungen** (Serien): Gleiche Eröffnungswürfel verdoppeln.
    - **Vierfacher Verlust**: Ein Backgammon mit einem Stein auf der Bar kostet vierfach.
    - **Sieger beginnt**: Der Sieger beginnt das nächste Spiel mit beiden Würfeln.
    - **Freie Wahl**: Geht nur eine der beiden Zahlen, darfst du wählen, welche.
    - **Fünf Steine**: höchstens fünf Steine einer Seite auf einem Feld.
    - **Start festnageln** (Makhbusa): Ist dein Start leer, gewinnt der letzte festgenagelte Stein auf dem anderen Start sofort doppelt.
    - **Crawford-Regel** (Matches, immer): kein Dopplerwürfel im Spiel, nachdem jemandem ein Punkt fehlt.
    -# { COMMAND("challenge") } mit `{ command-challenge.options }` bietet an, was passt.
