typed-shared = Burada kendi maçın yok, ama başkalarıyla oynuyorsun:
