# Arimaa: co se program učí z vlastních partií.
help-arimaa-selfplay = Partie programu se sebou samým, uložené do souboru, ze kterého se může učit; a jak v nich dopadla počáteční rozestavení
    .example = hra arimaa selfplay vlastni.games --games 1 --nodes 1 --most-turns 2
    .file = Soubor partií; v tom, který už je, se pokračuje
    .games = Kolik partií má v souboru nakonec být (jinak 100)
    .nodes = Kolik pozic smí program na tah prohlédnout (jinak 30000); všechny tahy samotné pozice prohlédne vždy
    .most_turns = Po tolika tazích obou stran vyhrává, kdo má víc figur (jinak 200)
    .report = Nic nehrát, jen říct, co v souboru je

arimaa-error-games-foreign = toto není soubor partií
arimaa-error-games-version = tento soubor partií má verzi { $found }, kterou program nečte
arimaa-error-games-damaged = soubor partií je poškozen, celých partií před tím: { $games }
arimaa-error-games-illegal = partii { $game } v souboru pravidla nedovolují, nebo neskončila tak, jak soubor říká
arimaa-accepted-games = soubor vytvořený příkazem hra arimaa selfplay
arimaa-error-games-busy = do souboru { $path } právě píše jiný program
arimaa-error-games-other = { $path } obsahuje partie jiného běhu: semínko { $seed }, pozic na tah { $nodes }, nejvýš tahů { $turns }, nebo jiná verze programu
arimaa-accepted-games-same = soubor, který ještě není, nebo soubor se stejným --seed, --nodes, --most-turns a stejným programem

arimaa-selfplay = Partií: { $games } (nových: { $new }), tahů: { $turns }, z toho losem: { $random }. Zlatý vyhrál: { $gold }. Skončilo cílem: { $goals }, bez králíků: { $eliminations }, bez možnosti táhnout: { $immobile }, podle počtu figur: { $scored }.
arimaa-selfplay-setup = Rozestavení
arimaa-selfplay-played = partií
arimaa-selfplay-won = vyhráno
arimaa-selfplay-share = podíl (95 %)
arimaa-selfplay-gold = za Zlatého
arimaa-selfplay-other = ostatní
