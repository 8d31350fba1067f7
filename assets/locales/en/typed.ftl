typed-shared = You have no match of your own here, but you play with others:
