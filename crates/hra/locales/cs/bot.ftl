# Hráč Arimy.
help-aei = Hráč Arimy na standardním vstupu a výstupu, pro každý řídicí program, který mluví AEI
    .example = hra aei --player seed --weights w1 --setup B
    .player = engine, nebo seed: program z brněnské práce, znovu postavený podle jejího popisu
    .weights = Váhy semene: w1 (ruční), w2 (nezdařené učení), w3 (naučené a ponechané)
    .setup = Rozestavení: A (99of9), B (králíci vzadu, koně na krajích), C (králíci vzadu, psi na krajích)
    .hash = Kolik megabajtů má tabulka pozic
    .nodes = Nejvýše tolik pozic na tah; s jedním vláknem je pak partie opakovatelná
