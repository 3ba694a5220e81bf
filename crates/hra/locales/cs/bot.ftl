# Hráč Arimy.
help-aei = Hráč Arimy na standardním vstupu a výstupu, pro každý řídicí program, který mluví AEI
    .example = hra aei --player seed --weights w1 --setup B
    .player = engine, nebo seed: program z brněnské práce, znovu postavený podle jejího popisu
    .weights = Váhy semene: w1 (ruční), w2 (nezdařené učení), w3 (naučené a ponechané)
    .setup = Rozestavení: A (99of9), B (králíci vzadu, koně na krajích), C (králíci vzadu, psi na krajích)
    .hash = Kolik megabajtů má tabulka pozic
    .nodes = Nejvýše tolik pozic na tah; s jedním vláknem je pak partie opakovatelná
    .evaluation = Váhy z příkazu hra arimaa fit místo vlastních vah programu
    .network = Síť z příkazu hra arimaa train, která hodnocení opravuje nebo nahrazuje; jinak žádná
    .tune = Jiná čísla prohledávání, pro zápasy: jméno=číslo, oddělená čárkami

help-arimaa-eval = Proč je pozice hodnocena právě tak, člen po členu, a co by která strana dokázala v jednom tahu
    .example = hra arimaa eval position.txt
    .position = Pozice jako u hra arimaa turns
help-arimaa-bench = Prohledá několik pozic do pevné hloubky: počet uzlů je otiskem prohledávání
    .example = hra arimaa bench --depth 6
    .depth = Kolik kroků hluboko

bot-error-model-foreign = Toto není model řazení verze 1.
bot-error-model-damaged = Model řazení je poškozený: nesedí kontrolní součet nebo čísla.
bot-error-model-sizes = Model řazení je pro jiné rysy: má { $found } vah, tento program chce { $wanted }.
bot-accepted-model = Soubor, který zapsalo hra arimaa order v této verzi programu
bot-bench = Hloubka { $depth }: { $nodes } uzlů, { $speed } za sekundu
bot-score = Hodnocení: { $score } králíka pro zlatého
bot-seed-score = Hodnocení semene (w3, střední hra): { $score } bodu pro zlatého
bot-detected-gold = Kdyby byl na tahu zlatý:
bot-detected-silver = Kdyby byl na tahu stříbrný:
bot-goal-in = cíl za { $steps ->
    [one] jeden krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
  }
bot-no-goal = žádný cíl do čtyř kroků
bot-capture = { $piece } sebrána v pasti { $trap } za { $steps } kroky
bot-term-material = zbývající materiál
bot-term-places = kde figury stojí
bot-term-trap-control = vláda nad pastmi
bot-term-captures-of-mover = co může sebrat strana na tahu
bot-term-captures-of-other = co může sebrat druhá strana
bot-term-peril = figury, které lze zahnat do pasti
bot-term-freezing = zmražené figury a ty, které drží volné jen přítel
bot-term-hostages = rukojmí
bot-term-frames = figury sevřené na pastech
bot-term-blockades = zablokovaní sloni a velbloudi
bot-term-elephant-mobility = kam až sloni dojdou
bot-term-alignment = silné figury proti slabším
bot-term-rabbit-advance = postup králíků
bot-term-goal-threat = králíci blízko cíle
bot-term-initiative = zbývající kroky tahu
bot-seed-term-position = kde figury stojí
bot-seed-term-material = materiál
bot-seed-term-goal-path = nejkratší volná cesta králíka k cíli
bot-seed-term-mobility = nemožné směry pohybu
bot-seed-term-frozen = zmražené figury
bot-seed-term-centre = přístup k centru
bot-seed-term-rabbit-attack = králíci, kteří před sebou nikoho nemají
bot-seed-term-rabbit-defence = zeď z králíků
bot-seed-term-goal-in-turn = cíl v jednom tahu
bot-seed-term-capture-of-mover = nejlepší zisk strany na tahu
bot-seed-term-capture-of-other = nejlepší zisk druhé strany
bot-weights-error-version = To nejsou váhy ohodnocení, nebo jsou z jiné verze.
bot-weights-error-checksum = Kontrolní součet nesedí: soubor vah je poškozený.
bot-weights-error-shape = Řádek { $line } vah není to, co toto ohodnocení potřebuje: { $expected }
bot-error-tune = { $word } není číslo prohledávání
bot-accepted-tune = jméno=číslo, a to některé z { $names }
