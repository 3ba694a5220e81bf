help-arimaa-ladder = Náš program proti seznamu programů AEI, kolo za kolem: hodnocení, které trvá od verze k verzi
    .example = hra arimaa ladder zebricek.jsonl --from souperi.txt --label predtim --rounds 1 --turns 3
    .results = Soubor výsledků, řádek JSON za každou partii; přerušený běh pokračuje, kde skončil
    .opponents = Soupeři jako „JMÉNO PODMÍNKY PŘÍKAZ“, například "slaby nodes=500 hra"; bez nich se jen vypíše soubor výsledků
    .from = Soubor soupeřů, jeden na řádku; # uvozuje poznámku
    .label = Jak se jmenuje verze, která hraje, například její commit
    .engine = Příkazový řádek našeho programu
    .option = Volba, kterou náš program dostane, například hash=64
    .rounds = Kolik kol má tato verze mít odehráno; v každém se s každým soupeřem utká dvakrát, s vyměněnými barvami
    .openings = Soubor zápisů, jimiž partie začínají, nebo none: programy se rozestaví samy (nic neřečeno: 50 vlastních zahájení)
    .concurrency = Kolik partií se hraje najednou
    .adjudicate = Strana, která má čtyři tahy po sobě o tolik figur víc, vyhrála
    .turns = Po tolika tazích každé strany rozhodnou figury
    .grace = O kolik později, než říkají hodiny, smí tah přijít

arimaa-error-rung = „{ $text }“ není soupeř
arimaa-error-rung-twice = soupeř { $name } je tu dvakrát
arimaa-accepted-rung = JMÉNO PODMÍNKY PŘÍKAZ, každé jméno za stejných podmínek jednou; podmínky oddělené čárkami: nodes=N, depth=N nebo time=KONTROLA, a volby jako theirs.hash=64 nebo ours.hash=64
arimaa-error-ladder-line = řádek { $line } není výsledek žebříčku
arimaa-accepted-ladder-line = soubor, který ještě neexistuje, nebo soubor, který udělal tento příkaz
arimaa-ladder = { $games ->
    [0] Žádné partie.
    *[other] Partií: { $games }, z toho nových: { $new }. Hodnocení soupeře { $anchor } je 1500; chyby jsou 95%, * značí naše verze.
}
arimaa-ladder-player = hráč
arimaa-ladder-rating = Elo
arimaa-ladder-games = partií
arimaa-ladder-won = výher
arimaa-ladder-lost = proher
arimaa-ladder-time = prohry na čas
arimaa-ladder-crash = pádem
arimaa-ladder-illegal = nedovoleným tahem
arimaa-ladder-pairing = verze – soupeř
arimaa-ladder-mishaps = nehod
