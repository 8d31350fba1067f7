typed-shared = You have no match of your own here, but you play with others. Decide under the board, or with { button-vote }:
