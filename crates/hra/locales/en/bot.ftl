# The Arimaa player.
help-aei = An Arimaa player on standard input and output, for any controller that speaks AEI
    .example = hra aei --player seed --weights w1 --setup B
    .player = engine, or seed: the program of the Brno thesis, rebuilt from its description
    .weights = The weights of the seed: w1 (by hand), w2 (the failed fit), w3 (learnt and kept)
    .setup = How it sets up: A (99of9), B (rabbits behind, horses outside), C (rabbits behind, dogs outside)
    .hash = Megabytes for the table of positions
    .nodes = Look at no more than so many positions for a turn; with one thread the game is then repeatable
