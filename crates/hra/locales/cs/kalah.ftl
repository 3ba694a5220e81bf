# Kalaha.
help-kalah = Kalaha: dokonalá hra, turnaje strategií, zápisy partií a jejich rozbor
    .example = hra kalah solve --pits 4 --beans 3
help-kalah-solve = Přesná hodnota pozice, všechny nejlepší tahy a jedna nejlepší varianta
    .example = hra kalah solve --pits 5 --beans 3 --rules standard
    .pits = Jamek na každé straně, 1 až 12 (nic neřečeno: 6)
    .beans = Fazolí v každé jamce na začátku, 1 až 20 (nic neřečeno: 4)
    .rules = thesis nebo standard, pak případně emptier (zbytek bere ten, kdo má prázdno) a pie: standard,pie
    .position = Pozice jako 4,4,4,4,4,4/4,4,4,4,4,4/0,0/s: jamky a…f, jamky A…F, kalahah jihu a severu, kdo je na tahu
    .database = Databáze koncovek, která se má použít
    .checkpoint = Soubor, který uchová nalezené, aby přerušené hledání mohlo pokračovat
help-kalah-analyse = Hodnota každého tahu v pozici
    .example = hra kalah analyse --position 0,0,1,0,2,1/1,0,0,3,0,0/20,20/s
    .pits = Jamek na každé straně, 1 až 12
    .beans = Fazolí v každé jamce na začátku, 1 až 20
    .rules = thesis nebo standard, pak případně emptier a pie
    .position = Pozice; nic neřečeno: začátek hry
    .database = Databáze koncovek, která se má použít
    .depth = Neřešit, jen se podívat o tolik setí dopředu
    .nodes = Kolik desek smí přesná hodnota stát, než nastoupí hledání do omezené hloubky
help-kalah-tournament = Mnoho partií strategií proti sobě: pravděpodobnosti s intervaly, délky, kalahah, žebříček
    .example = hra kalah tournament --games 100000 --a 5 --b 1 --histogram
    .games = Kolik partií každé dvojice
    .a = Jeden hráč: 0 až 5, perfect, depth:8, erring:0.2:perfect
    .b = Druhý hráč
    .pits = Jamek na každé straně, 1 až 12
    .beans = Fazolí v každé jamce na začátku, 1 až 20
    .rules = thesis nebo standard, pak případně emptier a pie
    .csv = Jako hodnoty oddělené čárkami, s hlavičkou
    .histogram = Nakreslit délky partií jako sloupce
    .svg = Zapsat histogramy délek a kalahah do této složky
    .png = Zapsat tytéž obrázky jako PNG do této složky
help-kalah-enumerate = Všechny partie jedné strategie proti druhé s přesnými pravděpodobnostmi, kde náhoda rozhoduje málo
    .example = hra kalah enumerate --a 5 --b 5
    .a = Jedna strategie, 0 až 5
    .b = Druhá strategie
    .pits = Jamek na každé straně, 1 až 12
    .beans = Fazolí v každé jamce na začátku, 1 až 20
    .rules = thesis nebo standard, pak případně emptier
    .most = Vzdát se po tolika partiích
help-kalah-annotate = Doplnit k tahům zápisu ! a ? a říci, který tah prohrál
    .example = hra kalah annotate partie.txt --nodes 20000 --depth 6
    .file = Zápis, nebo - pro standardní vstup: c+ a D+ F …, s čísly, značkami a hlavičkou i bez nich
    .database = Databáze koncovek, která se má použít
    .nodes = Kolik desek smí přesná hodnota stát, než posoudí tah hledání do omezené hloubky
    .depth = Jak daleko to hledání vidí
help-kalah-database = Databáze koncovek: přesné hodnoty všech pozic s málo fazolemi
    .example = hra kalah database build kalah.db --beans 12
help-kalah-database-build = Postavit databázi; přerušená stavba pokračuje, kde byla
    .example = hra kalah database build kalah.db --beans 12
    .file = Soubor
    .beans = Všechny pozice s nejvýše tolika fazolemi v jamkách
    .pits = Jamek na každé straně, 1 až 8
    .rules = thesis nebo standard, pak případně emptier
    .ranks = Kolik vláken staví společně, každé s vlastní pamětí; pod mpirun nebo srun staví procesy (bez udání 1)
    .window = Držet v paměti každého jen tolik nižších vrstev, například 512M, a číst je znovu ze souboru
help-kalah-database-check = Porovnat všechny kontrolní součty databáze
    .example = hra kalah database check kalah.db
    .file = Soubor
help-kalah-database-info = K čemu databáze je a jak daleko je postavena
    .example = hra kalah database info kalah.db
    .file = Soubor
help-kalah-verify = Ověřit databázi, aniž by se věřilo programu, který ji postavil: každou hodnotu podle hodnot po každém setí
    .example = hra kalah verify kalah.db
    .file = Soubor
help-kalah-report = Sehrát všechny dvojice jako pokus laboratoře a napsat stránku, která odpoví na otázky diplomové práce
    .into = Složka, ve které se pokus díl po dílu provádí a v níž pokračuje; jinak se z něj nic neuchová
    .example = hra kalah report kalah.html --games 10000
    .file = Soubor HTML
    .svg = Zapsat každý obrázek do této složky jako SVG
    .png = Zapsat každý obrázek do této složky jako PNG
    .games = Kolik partií každé dvojice
    .pits = Jamek na každé straně, 1 až 12
    .beans = Fazolí v každé jamce na začátku, 1 až 20
    .rules = thesis nebo standard, pak případně emptier

kalah-task-database = Stavba databáze
kalah-task-check = Kontrola databáze
kalah-task-verify = Ověřování každé hodnoty
kalah-task-solve = Prohlédnuté desky
kalah-task-enumerate = Nalezené partie
kalah-task-annotate = Posuzování tahů
lab-task-tournament = Odehrané partie

kalah-error-rules = pravidla „{ $text }“ tu nejsou
kalah-accepted-rules = thesis nebo standard, pak případně po čárce emptier a pie
kalah-error-pits = řada nemůže mít { $pits } jamek
kalah-accepted-pits = 1 až { $most } jamek
kalah-error-seeds = v jamce nemůže na začátku být { $seeds } fazolí
kalah-accepted-seeds = 1 až { $most } fazolí
kalah-error-position = „{ $text }“ není pozice
kalah-accepted-position = jamky jihu od a, jamky severu od A, kalahah jihu a severu, kdo je na tahu: 4,4,4,4,4,4/4,4,4,4,4,4/0,0/s
kalah-error-count = „{ $text }“ není počet fazolí (v části { $place })
kalah-error-row = v řadě je { $found } jamek místo { $wanted }
kalah-error-beans = fazolí je { $found } místo { $wanted }
kalah-error-too-many-beans = { $found } fazolí je příliš mnoho
kalah-accepted-beans = nejvýše { $most } fazolí
kalah-error-mover = „{ $text }“ není strana
kalah-error-no-pie = v této hře se strany nemění (pravidlo pie)
kalah-error-unknown-pit = „{ $text }“ není jamka této desky
kalah-error-not-yours = jamka { $pit } patří druhému hráči
kalah-error-empty-pit = jamka { $pit } je prázdná
kalah-error-no-swap = teď se deska otočit nedá
kalah-error-over = hra skončila
kalah-error-wrong-mark = „{ $text }“ nepopisuje, co se stane; bylo by to „{ $wanted }“
kalah-error-record = řádek { $line }, tah { $number }: { $why }
kalah-error-record-header = „{ $text }“ není hlavička jako [South "Anna"]
kalah-error-record-number = číslo „{ $text }“ stojí tam, kde má být { $wanted }
kalah-error-record-sign = „{ $text }“ se k pozici nehodí
kalah-error-record-comment = poznámka není uzavřena složenou závorkou
kalah-accepted-record = setí jako 1.c+ 2.a(1) 14.e[a](14), s ! ? # +- -+ = a poznámkami ve složených závorkách, po hlavičce jako [Rules "thesis"]
kalah-error-strategy = „{ $text }“ není strategie
kalah-accepted-strategy = 0, 1, 2, 3, 4 nebo 5
kalah-error-player = hráč „{ $text }“ tu není
kalah-accepted-player = 0 až 5, perfect, depth:N s N od 1 do { $deepest }, nebo erring:P:HRÁČ s pravděpodobností P
kalah-error-too-many-games = partií je víc než { $most }
kalah-error-too-fine = pravděpodobnosti by potřebovaly víc číslic, než je k dispozici
kalah-accepted-enumerate = strategie, které náhodě nechávají málo (jako 5 a 5), menší deska, nebo hra kalah tournament
    .api = strategie, které náhodě nechávají málo (jako 5 a 5), menší deska, nebo turnaj
kalah-error-too-many-boards = { $pits } jamek na straně s { $beans } fazolemi vyřešit nelze
kalah-error-spent = hodnota se v povoleném úsilí nenašla
kalah-accepted-solve = méně fazolí nebo jamek, nebo hra kalah analyse --depth 10
    .api = méně fazolí nebo jamek, nebo rozbor do nějaké hloubky
kalah-error-database-unreadable = databázi nelze číst nebo zapisovat: { $reason }
kalah-error-database-foreign = toto není databáze Kalahy, kterou by tato verze uměla číst
kalah-error-database-other = tato databáze je pro něco jiného: { $found }
kalah-error-database-unfinished = databáze není hotová: { $done } vrstev z { $wanted }
kalah-error-database-damaged = databáze je poškozená: vrstva s { $layer } fazolemi má špatný kontrolní součet
kalah-error-verify-value = databáze je chybná: pro { $position } uvádí { $kept }, podle hodnot po každém setí má být { $right }
kalah-error-verify-size = databáze je chybná: má { $found } hodnot pro { $wanted } desek
kalah-error-database-unsuitable = databáze pro { $pits } jamek na straně a { $beans } fazolí se nestaví
kalah-accepted-database = 1 až 8 jamek a 0 až { $most } fazolí
kalah-accepted-database-file = soubor, který pro tato pravidla postavil a dokončil příkaz hra kalah database build; nová stavba poškozený opraví

kalah-value-win = Hráč na tahu při nejlepší hře vyhraje o { $value }.
kalah-value-draw = Nejlepší hra končí remízou.
kalah-value-loss = Hráč na tahu při nejlepší hře prohraje o { $value }.
kalah-best-moves = Nejlepší tahy: { $moves }
kalah-best-line = Nejlepší varianta: { $line }
kalah-nodes = Prohlédnutých desek: { $nodes }
kalah-exact = Všechny hodnoty jsou přesné.
kalah-seen-to-depth = Hodnoty jsou odhady z { $depth } setí dopředu; fazole v jamkách se nepočítají nikomu.
kalah-enumerate-title = Začíná strategie { $starter }: různých partií { $games }
kalah-enumerate-wins = začínající vyhraje: { $value } = { $fraction }
kalah-enumerate-losses = začínající prohraje: { $value } = { $fraction }
kalah-enumerate-draws = remízy: { $value } = { $fraction }
kalah-enumerate-length = průměrný počet setí: { $value } = { $fraction }
kalah-enumerate-likeliest = Nejpravděpodobnější partie (začínající jako jih):
kalah-situations = Situací na desce po prvních tazích obou hráčů, ať hrají jakkoli: { $count }
kalah-losing-move = Partii prohrál tah { $number }, { $move }; { $better } by ji udržel.
kalah-annotated-partly = { $count ->
    [one] Jeden tah na začátku byl posouzen pohledem o { $depth } setí dopředu; všechny ostatní přesně.
    [few] První { $count } tahy byly posouzeny pohledem o { $depth } setí dopředu; všechny ostatní přesně.
   *[other] Prvních { $count } tahů bylo posouzeno pohledem o { $depth } setí dopředu; všechny ostatní přesně.
}
kalah-comment-loses = prohrává partii ({ $value }); správně bylo { $better } ({ $best })
kalah-comment-weak = lepší bylo { $better } ({ $best } místo { $value })
kalah-comment-weak-depth = lepší se zdá { $better } ({ $best } místo { $value }, { $depth } setí dopředu)
kalah-database-about = Hodnoty všech pozic s nejvýše { $beans } fazolemi, jamek na straně { $pits }, pravidla { $rules }: { $size }
kalah-database-whole = Všechny kontrolní součty sedí.
kalah-verified = Všech { $boards } hodnot odpovídá hodnotám po každém setí: nejvýše { $beans } fazolí, { $pits } jamek na straně, pravidla { $rules }
kalah-built = Hodnot nalezeno: { $boards } za { $seconds } s ({ $ranks ->
    [one] jeden účastník
    [few] { $ranks } účastníci
   *[other] { $ranks } účastníků
}, { $rate } za sekundu každý); mezi nimi přeneseno { $sent }
kalah-database-complete = Stavba je hotová.
kalah-database-unfinished = Není hotová: { $done } vrstev z { $wanted }. Nová stavba bude pokračovat.
kalah-tournament-draws = Remíz celkem: { $draws }
kalah-tournament-rating = { $place }. hráč { $player }: Elo { $elo }
kalah-chart-lengths = Délky partií { $a }/{ $b }
kalah-chart-stores = Konečná kalahah hráče A v partiích { $a }/{ $b }
kalah-sowings = setí
kalah-beans-of-a = fazole hráče A
kalah-beans-ahead = fazole hráče A minus fazole hráče B
kalah-chart-differences = O kolik fazolí vyhrál A partie { $a }/{ $b }
kalah-report-ours = naše
kalah-report-printed = v práci
kalah-report-graph-3-1 = Průměrný počet setí (graf 3.1)
kalah-report-pairings = dvojice A/B
kalah-report-legend-printed = ppXY je pravděpodobnost, že vyhraje Y, když začal X; ppRX pravděpodobnost remízy. Pod každým číslem je to, které uvádí práce; největší pravděpodobnost výhry dvojice je zvýrazněná. Po najetí na číslo se ukáže polovina šířky jeho 95% intervalu.

kalah-report-title = Kalaha: šest strategií, { $games } partií každé dvojice, semínko { $seed }
kalah-report-q-starter = Má začínající výhodu?
kalah-report-starter-always = Ano. Ve všech { $pairings } dvojicích vyhrává každý hráč častěji, když začíná ({ $count } z { $pairings }). Ze všech partií začínající vyhraje { $wins } % a prohraje { $losses } %.
kalah-report-starter-mostly = Ne všude. V { $count } z { $pairings } dvojic vyhrává každý hráč častěji, když začíná. Ze všech partií začínající vyhraje { $wins } % a prohraje { $losses } %.
kalah-report-q-length = Jsou partie silnějších hráčů kratší?
kalah-report-length-yes = Ano: síla (součet obou Elo) a průměrná délka mají korelaci { $correlation }.
kalah-report-length-no = Sotva: síla (součet obou Elo) a průměrná délka mají korelaci jen { $correlation }.
kalah-report-q-strongest = Která strategie je nejsilnější?
kalah-report-strongest = Strategie { $player }. Podle Elo: { $ranking }.
kalah-report-q-draws = Kolik je celkem remíz?
kalah-report-draws = { $draws } z { $games } partií, jedna z { $every }.
kalah-report-q-normal = Mají délky normální rozdělení?
kalah-report-normal = Bez strategie 5 skoro: v průměru by pro normální rozdělení muselo být { $without } % partií delších nebo kratších. Se strategií 5 je to { $with } %.
kalah-report-mean-length = průměrná délka
kalah-report-legend = ppXY je pravděpodobnost, že vyhraje Y, když začal X; ppRX pravděpodobnost remízy. Po najetí na číslo se ukáže polovina šířky jeho 95% intervalu.

kalah-note-programs-differ = programy práce pro oba hráče zřejmě nebyly stejné: žádný jeden popis strategií tato čísla nedává
kalah-note-column-0-2 = sloupec 0/2 práce se shoduje s 0/0 a nejspíš vznikl hrou 0/0: strategie 2 ve skutečnosti strategii 0 poráží
kalah-note-games-5-5 = úplný výčet dává 65 partií pro každého začínajícího; práce jich napočítala 35
kalah-note-commonest-length = podle přesných pravděpodobností patří podíl, který práce napočítala, 0,2667, partiím se 13 setími, ne se 16
kalah-note-draws = součet práce stojí na jejích vlastních programech, s 0/2 hraným jako 0/0, a některé buňky remíz v tabulkách jsou kopie jiných
kalah-note-move-14 = poslední z devíti fazolí padne do a, ne do f

help-kalah-play = Hrát Kalahu v terminálu proti člověku, strategii, hledání nebo dokonalé hře
    .example = hra kalah play --second 5 --names Anna
    .pits = Jamek na každé straně, 1 až 12
    .beans = Fazolí v každé jamce na začátku, 1 až 20
    .rules = thesis nebo standard, pak případně emptier a pie
    .position = Začít z této pozice
    .database = Databáze koncovek, která se má použít
    .first = Jih, který začíná: human, 0 až 5, depth:N, erring:P:HRÁČ, perfect, student:P, random
    .second = Sever: totéž
    .names = Jak se hráči jmenují
    .save = Po každém tahu uložit přepis do tohoto souboru
    .replay = Pokračovat z přepisu
    .statistics = Soubor, v němž se pamatují vaše partie proti strojům
help-kalah-statistics = Vaše partie proti jednotlivým strojům: pravděpodobnosti, délky, fazole vítěze
    .example = hra kalah statistics --name Anna
    .statistics = Soubor, v němž se partie pamatují
    .name = Jen partie tohoto hráče
kalah-accepted-own-players = zde také 0 až 5 (strategie z práce), depth:N, erring:P:HRÁČ
kalah-help-rules = Vyberte písmenem jednu ze svých jamek; její fazole se sejí po jedné proti směru hodinových ručiček do vašich jamek, vaší kalahah a soupeřových jamek. Poslední fazole v kalahah: hrajete znovu. Poslední fazole ve vaší prázdné jamce: berete ji i fazole naproti. Když je jedna strana prázdná, druhá si nechá, co má; vyhrává víc fazolí.
kalah-told = seje { $move }
kalah-told-again = seje { $move } a hraje znovu
kalah-told-capture = seje { $move } a bere; do kalahah { $beans ->
    [one] přibyla jedna fazole
    [few] přibyly { $beans } fazole
   *[other] přibylo { $beans } fazolí
}
kalah-told-swap = otáčí desku
kalah-hint-exact = Při nejlepší hře skončí rozdíl na { $value } pro hráče na tahu; dosáhne ho: { $moves }. To je přesné.
kalah-hint-depth = Při pohledu o { $depth } setí dopředu se kalahah liší o { $value } pro hráče na tahu; k tomu je třeba: { $moves }. To je odhad.
kalah-hint-values = Všechny tahy: { $values }
kalah-statistics-kept = Partie se pamatuje v { $path }; všechny ukáže hra kalah statistics.
kalah-statistics-none = Zatím se žádné partie nepamatují.
kalah-statistics-legend = A jste vy. ppXY je podíl partií, které vyhrál Y, když začal X; ppRX podíl remíz; beans je průměrná kalahah vítěze.
kalah-error-statistics = { $path }, řádek { $line }: to není zapamatovaná partie
kalah-accepted-statistics = soubor, který napsal příkaz hra kalah play
kalah-note-strategy-5 = práce neříká o své strategii 5 vše: co říká, dává jiné hodnoty, když začíná B, a víc, než připouští náhoda
kalah-note-draw-copies = buňky s remízami jsou v práci opsané z jiných sloupců: s nimi součet sloupce není 1
kalah-note-move-6 = d jen remizuje; e vyhrává o 4 fazole
