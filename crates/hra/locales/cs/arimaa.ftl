# Arimaa: hra, její zápisy a příkazy. Hráč je v bot.ftl.
arimaa-error-side = „{ $text }“ není pozice: má začínat stranou na tahu a mít pole v hranatých závorkách
arimaa-error-squares = mezi závorkami je { $found } polí místo 64
arimaa-error-letter = „{ $letter }“ na { $square } není ani figura, ani prázdné pole
arimaa-error-row = toto není řada diagramu, nebo řada chybí či je dvakrát: „{ $text }“
arimaa-error-too-many = „{ $letter }“ je tu { $found }krát, víc než hra má
arimaa-error-trapped = figura na { $square } nemá vedle sebe přítele: past by ji odstranila
arimaa-accepted-position = g nebo s a 64 znaků od a8 do h1 v hranatých závorkách (R C D H M E zlatý, malá písmena stříbrný, mezera nebo tečka prázdné pole), nebo diagram s řadami jako 8| r r r d d r r r |
arimaa-accepted-state = pozice, pak dosavadní kroky tahu: g [64 znaků] Ee2n Ee3n
arimaa-error-word = „{ $text }“ není krok
arimaa-error-illegal = pravidla tu krok { $text } nedovolují
arimaa-error-removal = je zapsáno { $text }, ale ta figura tu odstraněna není
arimaa-error-empty = tah má alespoň jeden krok
arimaa-error-half-push = odtlačení se musí dokončit
arimaa-error-setup = „{ $text }“ není rozestavení: šestnáct figur na dvou řadách jejich strany, každého druhu tolik, kolik hra má
arimaa-error-unchanged = tah musí pozici změnit
arimaa-error-repetition = tento tah by pozici vytvořil potřetí
arimaa-error-phase = rozestavení a tah jsou zaměněny
arimaa-error-over = hra skončila
arimaa-accepted-turn = jeden až čtyři kroky, každý je figura, její pole a směr: Ra2n Ee4s rc4e
arimaa-accepted-setup = šestnáct figur s jejich poli, například Ra1 Rb1 Rc1 Dd1 …
arimaa-error-time = „{ $text }“ není časová kontrola
arimaa-accepted-time = na tah/zásoba/procenta/mez zásoby/mez partie/nejvíc na tah, například 2/6/100/0/8/6, 0:30/3/100/5/8 nebo 15s/2m30s/100/0/60t
arimaa-error-record = řádek { $line } není ani údaj, ani tah: „{ $found }“
arimaa-accepted-record = řádky jako Gold: Anna, víceřádkové údaje mezi -=+=- a -=+=-, a tahy jako 12g Ee2n Ee3n, 12s takeback, 13g resigns
arimaa-error-replay = u { $tag }: { $why }
arimaa-error-tag = stojí tu { $found } místo { $wanted }

help-arimaa = Arimaa: pozice, tahy, zápisy, hra a zápasy programů
    .example = hra arimaa turns pozice.txt
help-arimaa-turns = Kolika různých pozic lze jedním tahem dosáhnout
    .example = hra arimaa turns pozice.txt
    .position = g nebo s a 64 znaků od a8 do h1 v hranatých závorkách (mezera nebo tečka: prázdno), nebo soubor s tím, diagramem či zápisem (-: standardní vstup)
    .list = Vypsat ke každé jeden tah
help-arimaa-perft = Kolik je průběhů hry dané délky
    .example = hra arimaa perft pozice.txt 4
    .position = Pozice, jako u hra arimaa turns
    .depth = Kolik kroků (konec tahu se počítá za jeden)
    .turns = Hloubka je v tazích; tahy do stejné pozice jsou jeden
help-arimaa-show = Pozice na desce, se zmrazenými figurami
    .example = hra arimaa show partie.txt --turn 2s
    .position = Pozice, jako u hra arimaa turns
    .turn = Ze zápisu pozice před tímto tahem, například 12s (nic neřečeno: poslední)
    .short = Místo desky jeden řádek o 64 znacích
help-arimaa-replay = Přehrát zápisy: jsou tahy podle pravidel a vedou ke konci, o kterém zápis mluví
    .example = hra arimaa replay partie.txt
    .file = Zápis, nebo soubor archivu arimaa.com; - je standardní vstup
    .game = Jen partie s tímto číslem

arimaa-task-perft = Rozvinuté pozice
arimaa-error-number = „{ $text }“ není číslo, které tu může stát
arimaa-error-no-turn = tah { $text } tu není
arimaa-accepted-turn-tag = zápis a označení jednoho z jeho tahů, například 12g nebo 12s
arimaa-error-no-game = partie { $id } v souboru není
arimaa-turns = Různých pozic po jednom tahu: { $count }
arimaa-turns-by-steps = Jedním krokem { $one }, dvěma { $two }, třemi { $three }, čtyřmi { $four }
arimaa-to-move-gold = Na tahu je zlatý.
arimaa-to-move-silver = Na tahu je stříbrný.
arimaa-frozen = Zmrazeno: { $squares }
arimaa-gold-goal = Zlatý vyhrál: králík došel do cíle.
arimaa-gold-elimination = Zlatý vyhrál: stříbrný nemá králíky.
arimaa-gold-immobilisation = Zlatý vyhrál: stříbrný nemůže táhnout.
arimaa-gold-time = Zlatý vyhrál: stříbrnému došel čas.
arimaa-gold-resignation = Zlatý vyhrál: stříbrný se vzdal.
arimaa-gold-score = Zlatý vyhrál na figury: partie dosáhla své meze.
arimaa-gold-forfeit = Zlatý vyhrál: stříbrný udělal nedovolený tah nebo selhal.
arimaa-silver-goal = Stříbrný vyhrál: králík došel do cíle.
arimaa-silver-elimination = Stříbrný vyhrál: zlatý nemá králíky.
arimaa-silver-immobilisation = Stříbrný vyhrál: zlatý nemůže táhnout.
arimaa-silver-time = Stříbrný vyhrál: zlatému došel čas.
arimaa-silver-resignation = Stříbrný vyhrál: zlatý se vzdal.
arimaa-silver-score = Stříbrný vyhrál na figury: partie dosáhla své meze.
arimaa-silver-forfeit = Stříbrný vyhrál: zlatý udělal nedovolený tah nebo selhal.
arimaa-replayed = Partií: { $games }. Konec podle zápisu: { $good }; tah po prohře na čas: { $late }; jiný konec: { $contradicted }; konec neuveden: { $silent }; nelze přehrát: { $illegal }.
arimaa-replayed-clocks = Poznámek o hodinách: { $notes }, z toho se naše hodiny shodují v { $agreed }.
arimaa-odd-illegal = Partii { $id } nelze přehrát, { $why } ({ $said })
arimaa-odd-late = Partie { $id }: kdo prohrál na čas, není na tahu; tah, který přišel pozdě, je zapsán. ({ $said })
arimaa-odd-contradicted = Partie { $id } nekončí, jak říká: { $said }

help-arimaa-match = Dva programy AEI sehrají mnoho partií: Elo s chybou, nehody, čas
    .example = hra arimaa match hra hra:seed --games 2 --time 0.1s/0/0 --turns 3
    .a = Příkazový řádek programu AEI; hra je náš vlastní program, hra:JMÉNO jeden z jeho hráčů
    .b = Příkazový řádek druhého programu
    .games = Kolik partií; barvy se střídají každou partii, zahájení každé dvě
    .time = Časová kontrola obou, nebo prvního, má-li druhý vlastní
    .time_b = Časová kontrola druhého programu
    .nodes = Bez hodin: každý tah se hledá s tolika uzly (pro programy, které mají volbu nodes)
    .depth = Bez hodin: každý tah se hledá do hloubky tolika kroků
    .option = Volba, kterou dostanou oba programy, například hash=64
    .option_b = Volba, kterou pak dostane druhý program
    .openings = Soubor zápisů, jimiž partie začínají, nebo none: programy se rozestaví samy (nic neřečeno: 50 vlastních zahájení)
    .concurrency = Kolik partií se hraje najednou
    .adjudicate = Strana, která má čtyři tahy po sobě o tolik figur víc, vyhrála
    .turns = Po tolika tazích každé strany rozhodnou figury
    .sprt = Skončit, jakmile je přijat jeden ze dvou rozdílů Elo, například 0,50 (5 % chyb)
    .grace = O kolik později, než říkají hodiny, smí tah přijít
    .save = Uložit zápis každé partie do této složky

arimaa-task-match = Odehrané partie
arimaa-error-option = „{ $text }“ není volba
arimaa-accepted-option = JMÉNO=HODNOTA, například hash=64
arimaa-error-sprt = „{ $text }“ nejsou dva rozdíly Elo
arimaa-accepted-sprt = dvě čísla, menší první, například 0,50
arimaa-error-engine = „{ $text }“ nemůže hrát: { $why }
arimaa-engine-start = nelze spustit ({ $error })
arimaa-engine-gone = skončil, než se ohlásil
arimaa-engine-silent = včas se neohlásil
arimaa-accepted-engine = příkazový řádek programu, který mluví AEI, hra pro náš vlastní program, nebo hra:JMÉNO pro jednoho z jeho hráčů
arimaa-match-result = { $a } vyhrál { $wins }, { $b } vyhrál { $losses }.
arimaa-match-elo = { $share } % (95 %: { $lower } až { $upper }); Elo { $elo } ({ $elolower } až { $eloupper })
arimaa-match-sprt-open = SPRT { $elo0 }, nebo { $elo1 }: nerozhodnuto, { $ratio } mezi { $lower } a { $upper }
arimaa-match-sprt-null = SPRT: rozdíl je spíš { $elo0 } než { $elo1 } ({ $ratio } mezi { $lower } a { $upper })
arimaa-match-sprt-better = SPRT: rozdíl je spíš { $elo1 } než { $elo0 } ({ $ratio } mezi { $lower } a { $upper })
arimaa-match-player = { $name }: výhry za zlatého { $gold }, za stříbrného { $silver }; prohry na čas { $time }, pádem { $crash }, nedovoleným tahem { $illegal }; { $mean } s na tah, nejvýš { $longest } s
arimaa-match-nodes = uzlů na tah { $nodes }, průměrná hloubka { $depth }
arimaa-match-ends = Konce: { $reasons }; { $plies } tahů na partii
arimaa-reason-goal = cíl
arimaa-reason-elimination = bez králíků
arimaa-reason-immobilisation = bez tahu
arimaa-reason-time = čas
arimaa-reason-resignation = vzdání
arimaa-reason-score = figury
arimaa-reason-forfeit = nehoda

help-arimaa-play = Hrát Arimu v terminálu proti člověku, náhodě nebo programu
    .example = hra arimaa play --gold random --silver random
    .gold = Kdo hraje za zlatého: human, random, hra (náš program), hra:JMÉNO, nebo příkazový řádek programu AEI
    .silver = Kdo hraje za stříbrného: totéž
    .time = Časová kontrola jako 2/6/100/0/8/6; bez ní se čas neměří
    .position = Začít z této pozice, nebo pokračovat v tomto zápisu
    .save = Po každém tahu uložit zápis do tohoto souboru

arimaa-play-prompt = { $tag } ({ $left ->
    [one] zbývá jeden krok
    [few] zbývají { $left } kroky
   *[other] zbývá { $left } kroků
}, h napoví):
arimaa-play-prompt-setup = { $tag } rozestavení (číslo, nebo Ra1 Rb1 …; h napoví):
arimaa-play-help = Kroky jako Ee2n, po jednom nebo několik na řádku; tah končí čtvrtým krokem nebo slovem done. Odtlačení a přitažení se píší jako dva kroky, při odtlačení soupeřova figura první (rd5n Ed4n), při přitažení druhá (Ed4s rd5s). u vrátí poslední krok nebo poslední tah; m vypíše kroky; b ukáže desku; c hodiny; t poradí; o zahraje radu; s uloží; resign se vzdá; q odejde.
arimaa-play-so-far = Zatím: { $steps }
arimaa-play-clocks = Zásoba: zlatý { $gold }, stříbrný { $silver }
arimaa-play-used = Tento tah zatím trvá { $seconds ->
    [one] jednu sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
arimaa-play-hint = Náš program by hrál: { $move }
arimaa-play-no-hint = Rada není: náš program neodpovídá.
arimaa-play-nothing-back = Není co vracet.
