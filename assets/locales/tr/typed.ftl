typed-shared = Burada kendi maçın yok, ama başkalarıyla oynuyorsun. Tahtanın altında ya da { button-vote } ile karar ver:
