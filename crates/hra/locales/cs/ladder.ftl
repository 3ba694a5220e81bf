help-arimaa-gauntlet = Jeden program proti programům, jejichž hodnocení je dáno: jeho vlastní hodnocení s chybou, vypsané i nakreslené
    .example = hra arimaa gauntlet zkouska.jsonl --from souperi.txt --label w2 --engine hra:seed:w2 --rounds 1 --turns 2
    .results = Soubor výsledků, řádek JSON za každou partii; přerušený běh pokračuje, kde skončil
    .opponents = Soupeři jako „JMÉNO PODMÍNKY PŘÍKAZ“ s rating=N mezi podmínkami, například "slaby rating=1000,nodes=500 hra"; bez nich se jen vypíše soubor výsledků
    .label = Jak se jmenuje program, který hraje; v souboru jich může být víc
    .charts = Nakreslit body proti každému soupeři a hodnocení partii po partii jako soubory SVG a PNG do této složky
    .from = Soubor soupeřů, jeden na řádku; # uvozuje poznámku
    .engine = Příkazový řádek našeho programu
    .option = Volba, kterou náš program dostane, například hash=64
    .rounds = Kolik kol má tato verze mít odehráno; v každém se s každým soupeřem utká dvakrát, s vyměněnými barvami
    .openings = Soubor zápisů, jimiž partie začínají, nebo none: programy se rozestaví samy (nic neřečeno: 50 vlastních zahájení)
    .concurrency = Kolik partií se hraje najednou
    .adjudicate = Strana, která má čtyři tahy po sobě o tolik figur víc, vyhrála
    .turns = Po tolika tazích každé strany rozhodnou figury
    .grace = O kolik později, než říkají hodiny, smí tah přijít

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
arimaa-accepted-rung = JMÉNO PODMÍNKY PŘÍKAZ, každé jméno za stejných podmínek jednou; podmínky oddělené čárkami: nodes=N, depth=N nebo time=KONTROLA, rating=N, a volby jako theirs.hash=64 nebo ours.hash=64
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
arimaa-error-unrated = soupeř { $name } nemá hodnocení
arimaa-accepted-rated = rating=N mezi podmínkami každého soupeře zkoušky
arimaa-gauntlet = { $games ->
    [0] Žádné partie.
    *[other] Partií: { $games }, z toho nových: { $new }. Chyby jsou 95%.
}
arimaa-gauntlet-rating = { $label }: { $rating } ± { $error }
arimaa-gauntlet-one-sided = { $label }: { $rating } ± { $error }, ale všechny partie dopadly stejně: o víc se opřít nelze
arimaa-gauntlet-opponent = soupeř
arimaa-gauntlet-expected = čekáno
arimaa-gauntlet-chart-results = Body proti každému soupeři
arimaa-gauntlet-chart-rating = Hodnocení partii po partii
arimaa-gauntlet-chart-games = partie
