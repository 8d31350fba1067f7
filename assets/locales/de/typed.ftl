typed-shared = Du hast hier kein eigenes Match, spielst aber mit anderen. Entscheide unter dem Brett oder mit { button-vote }:
