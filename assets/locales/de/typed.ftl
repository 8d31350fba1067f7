typed-shared = Du hast hier kein eigenes Match, spielst aber mit anderen:
