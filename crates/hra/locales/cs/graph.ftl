# Hry se dvěma a půl hráče na grafech.
help-graph = Hry se dvěma a půl hráče: Max, Min a náhoda na grafu
    .example = hra graph solve game.xml
help-graph-solve = Hodnota každého vrcholu, nejlepší strategie a nakolik se jim dá věřit
    .example = hra graph solve game.xml --exact
    .file = Graf: .xml, .json, .tra (s .lab vedle), model v jazyce PRISM, nebo - pro standardní vstup
    .target = Pro .tra a PRISM: návěští, kterého chce Max dosáhnout (win)
    .max = Pro .tra a PRISM: kdo hraje za Maxe, číslem od 1 nebo jménem, oddělené čárkami (1)
    .constants = Pro PRISM: konstanty, například N=20,p=0.5
    .props = Pro PRISM: soubor vlastností a která z nich, například game.props:2 (první, kterou lze spočítat)
    .property = Pro PRISM: vlastnost, například "<<1>> Pmax=? [F x=2]" nebo "P>=0.5 [F<=10 x=2]"
    .out_of_range = Pro PRISM: změna, která opustí svůj rozsah, je chyba, nebo je její příkaz vypnut: error nebo disabled (error)
    .method = interval, optimistic, strategy-iteration, hoffman-karp, shapley nebo program (interval)
    .epsilon = Jak daleko od sebe smějí být dokázané meze (1e-6)
    .exact = Hodnoty jako zlomky bez jakékoli chyby
help-graph-verify = Ověří odpověď solve --json proti jejímu grafu, aniž by řešiči věřil
    .example = hra graph verify game.xml result.json --games 10000
    .file = Graf, jako u solve
    .target = Návěští, kterého chce Max dosáhnout, jako u solve
    .max = Kdo hraje za Maxe, jako u solve
    .constants = Konstanty, jako u solve
    .props = Soubor vlastností, jako u solve
    .property = Vlastnost, jako u solve
    .out_of_range = Změny mimo rozsah, jako u solve
    .result = Co vypsal hra graph solve --json
    .games = Zahraje také tolik partií podle obou strategií (0)
help-graph-convert = Zapíše graf v jiném formátu
    .example = hra graph convert game.xml --to tra --output game.tra
    .file = Graf, jako u solve
    .target = Návěští, kterého chce Max dosáhnout, jako u solve
    .max = Kdo hraje za Maxe, jako u solve
    .constants = Konstanty, jako u solve
    .props = Soubor vlastností, jako u solve
    .property = Vlastnost, jako u solve
    .out_of_range = Změny mimo rozsah, jako u solve
    .to = xml, json, tra, lab nebo drn (xml)
    .output = Zapíše do tohoto souboru (tra: a návěští vedle něj) místo na standardní výstup
    .simple = Nejprve převede na SSG: všude dva následníci a jen spravedlivé mince
help-graph-show = Nakreslí graf s hodnotami a optimální strategií
    .example = hra graph show game.xml > game.svg
    .file = Graf, jako u solve
    .target = Návěští, kterého chce Max dosáhnout, jako u solve
    .max = Kdo hraje za Maxe, jako u solve
    .constants = Konstanty, jako u solve
    .props = Soubor vlastností, jako u solve
    .property = Vlastnost, jako u solve
    .out_of_range = Změny mimo rozsah, jako u solve
    .format = svg k prohlížení, dot pro Graphviz (svg)
    .png = Zapsat obrázek do tohoto souboru jako PNG
    .plain = Bez hodnot a strategie
    .limit = Nakreslí nejvýše tolik vrcholů (400)
help-graph-generate = Vytvoří náhodný graf; --seed vytvoří jiný
    .example = hra graph generate uniform 12 --seed 3
    .family = simple, uniform, layered, ends, path nebo big-end
    .size = Kolik vrcholů (path, big-end: jaká délka)
    .to = xml, json, tra, lab nebo drn (xml)
    .output = Zapíše do tohoto souboru (tra: a návěští vedle něj) místo na standardní výstup

graph-task-sweeps = Iteruji
graph-task-parts = Řeším
graph-task-exact = Řeším ve zlomcích
graph-task-explore = Prozkoumávám
graph-task-verify = Ověřuji
graph-task-games = Hraji

graph-method-interval = iterace hodnot z obou stran; dokázané meze pro grafy libovolné velikosti
graph-method-optimistic = iterace hodnot zdola, odhad shora a jeho důkaz
graph-method-strategy-iteration = oba hráči střídavě zlepšují strategie; rovnice se řeší přímo
graph-method-hoffman-karp = náhodné zlepšování strategií s lineárními programy, jako v práci
graph-method-shapley = prostá iterace hodnot, jako v práci
graph-method-program = jeden celočíselný program; pro malé grafy

graph-example-mixed = Všechno najednou: Max, Min, náhoda s nestejnými pravděpodobnostmi a konce
graph-example-condon = Příklad Anne Condonové z roku 1993, na kterém práce zkoušela svůj program
graph-example-path = Cesta, po které se stoupá proti spravedlivé minci: hodnoty se mění příliš pomalu
graph-example-corridors = Dvě chodby, po kterých může Max chodit věčně: koncová komponenta
graph-example-random = Náhodný graf

graph-value = Start má hodnotu { $value }
graph-trust-exact = přesně: zlomek bez chyby
graph-trust-proven = dokázáno: mezi { $lower } a { $upper }, a všude s přesností { $epsilon }
graph-trust-estimate = odhad: meze se všude nesešly na { $epsilon }; dokázáno je jen mezi { $lower } a { $upper }
graph-effort = { $method }, iterace: { $iterations }, { $seconds } s; vrcholy: { $vertices }, hrany: { $edges }
graph-not-listed = { $count ->
    [one] { $count } vrchol; vypíše ho --json
    [few] { $count } vrcholy; všechny vypíše --json
    [many] { $count } vrcholu; všechny vypíše --json
   *[other] { $count } vrcholů; všechny vypíše --json
}
graph-kind-max = Max
graph-kind-min = Min
graph-kind-chance = náhoda
graph-kind-sink = konec
graph-no-problems = na grafu není nic špatně
graph-verified = odpověď platí: { $kind }, mezi { $lower } a { $upper }
graph-played = { $games ->
    [one] { $games } partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}: průměrně { $mean }; s jistotou 99 % mají strategie hodnotu { $lower } až { $upper }
graph-written = zapsáno: { $files } (vrcholy: { $vertices }, hrany: { $edges })

graph-defect-empty = graf nemá žádný vrchol
graph-defect-too-many = graf má více než 2³² − 1 vrcholů nebo hran
graph-defect-two-kinds = vrchol { $vertex } je zároveň { $first } a { $second }
graph-defect-no-kind = vrchol { $vertex } není v žádném seznamu: není max, min, chance ani sink
graph-defect-no-successor = vrchol { $vertex } nemá následníka
graph-defect-sink-successor = konec { $vertex } má následníka
graph-defect-unknown-vertex = hrana z { $from } do { $to } má konec, který není vrcholem
graph-defect-unknown-start = start { $vertex } není vrcholem
graph-defect-no-value = konec { $vertex } nemá hodnotu
graph-defect-value-no-sink = vrchol { $vertex } má hodnotu a není koncem
graph-defect-value-outside = konec { $vertex } má hodnotu { $value }, která není mezi 0 a 1
graph-defect-sum = pravděpodobnosti vrcholu { $vertex } dávají dohromady { $sum } a ne 1
graph-defect-mixed-weights = některé hrany vrcholu { $vertex } mají pravděpodobnost a jiné ne
graph-defect-weight-positive = hrana z { $from } do { $to } má pravděpodobnost { $weight }
graph-defect-weight-chance = hrana z { $from } do { $to } má pravděpodobnost a { $from } není náhodný vrchol
graph-defect-weights-fine = zlomky vrcholu { $vertex } nemají společného jmenovatele pod 2⁶³
graph-defect-not-square = řádek { $row } má položek: { $found }, a matice má řádků: { $wanted }
graph-defect-more = { $first } (a { $more ->
    [one] { $more } další vada
    [few] { $more } další vady
    [many] { $more } další vady
   *[other] { $more } dalších vad
})
graph-defect-accepted = každý vrchol je max, min, chance nebo sink; konce mají hodnotu od 0 do 1 a žádného následníka, ostatní následníky mají; pravděpodobnosti náhodného vrcholu dávají dohromady 1, nebo nejsou dány žádné

graph-error-part-too-large = metoda { $method } zvládne silně souvislé části do { $limit } vrcholů, a jedna má { $size }
graph-error-epsilon = „{ $epsilon }“ nemůže být ε
graph-error-too-dense = rovnice části o { $size } vrcholech jsou příliš husté pro řešení ve zlomcích
graph-accepted-other-method = jiná metoda, například interval
graph-accepted-epsilon = číslo od 1e-15 a menší než 1
graph-error-method = metoda „{ $text }“ neexistuje
graph-error-no-graph = není tu žádný graf, nebo jsou tu dva
graph-accepted-graph-or-source = buď „graph“, graf v naší podobě, nebo „source“, text v některém formátu
graph-error-exact-and-method = přesná odpověď nemá metodu ani epsilon
graph-accepted-exact-or-method = buď exact, nebo method a epsilon
graph-error-no-labels = chybí návěští, která patří k vypsaným přechodům
graph-accepted-labels = text souboru .tra spolu s textem souboru .lab vedle něj
graph-error-family = rodina „{ $text }“ neexistuje
graph-error-property-tra = explicitní soubory mají návěští, ne vlastnosti
graph-accepted-target = --target NÁVĚŠTÍ a --max HRÁČI
    .api = target, tedy návěští, a max, tedy maximalizující hráči
graph-error-player = „{ $text }“ není hráč
graph-accepted-player-numbers = čísla hráčů od 1, oddělená čárkami
graph-error-no-property = vlastnost „{ $text }“ neexistuje
graph-accepted-property = soubor a číslo od 1 do { $count }
graph-error-picture = { $count } vrcholů je více než { $limit }, které se kreslí
graph-accepted-picture = menší graf, nebo větší --limit (kresba s tisíci vrcholů se sotva dá číst)
    .api = menší graf, nebo větší limit (kresba s tisíci vrcholů se sotva dá číst)

graph-wrong-line = řádek { $line }: { $what }
graph-wrong-malformed = toto není správně zapsaný { $format } ({ $detail })
graph-wrong-version = verze „{ $found }“ není známa
graph-wrong-unexpected = „{ $found }“ zde nemůže stát
graph-wrong-missing = chybí „{ $what }“
graph-wrong-number = „{ $text }“ není číslo, které zde může stát
graph-wrong-unknown = „{ $name }“ není známo
graph-wrong-twice = „{ $name }“ je zde dvakrát, nebo je definováno samo sebou
graph-wrong-unsupported = „{ $what }“ není podporováno
graph-wrong-too-deep = toto je vnořeno příliš hluboko nebo příliš narůstá
graph-wrong-type = „{ $what }“ se sem nehodí: je potřeba { $expected }
graph-wrong-range = { $name } by mělo hodnotu { $value }, která je mimo rozsah
graph-wrong-two-players = ve stavu { $state } by mohli táhnout { $first } i { $second }
graph-wrong-nobody = { $what } neřídí žádný hráč
graph-accepted-known = { $known }
graph-accepted-version = verze 1
graph-accepted-formats = grafy v XML nebo JSON (verze 1), explicitní soubory .tra s .lab, nebo tahové hry v jazyce PRISM; popisuje je docs/graph-formats.md

graph-violation-length = „{ $what }“ má položek: { $found }, a graf má vrcholů: { $wanted }
graph-violation-no-successor = strategie vrcholu { $vertex } není žádný z jeho následníků
graph-violation-nobody = vrchol { $vertex } nepatří žádnému hráči a má strategii
graph-violation-crossed = meze vrcholu { $vertex } nejsou meze
graph-violation-lower = dolní mez vrcholu { $vertex } z ničeho neplyne
graph-violation-upper = horní mez vrcholu { $vertex } z ničeho neplyne
graph-violation-endless = z vrcholu { $vertex } hra nemusí skončit, a jeho dolní mez je kladná
graph-violation-value = hodnota vrcholu { $vertex } není v jeho mezích
graph-violation-wide = meze vrcholu { $vertex } jsou od sebe dále než { $epsilon }
graph-violation-changed = odpověď byla po zapsání změněna, nebo patří k jinému grafu
graph-violation-contradiction = odpověď si odporuje: „{ $what }“ se nehodí ke zbytku

graph-property-value = { $text }: { $value }
graph-property-margin = { $text }: { $holds ->
    [yes] ano
   *[no] ne
}, nejméně o { $margin }
graph-property-holds = { $text }: { $holds ->
    [yes] ano
   *[no] ne
}
graph-property-edges = { $text }: { $holds ->
    [yes] ano
   *[no] ne
}, jen podle hran
graph-property-open = dokázané meze nerozhodnou, zda { $text } platí; menší epsilon snad ano
graph-warning-sum = řádek { $line }: pravděpodobnosti mají součet { $sum }; byly upraveny na součet 1
graph-error-rewards = vlastnost odměn nemá graf, který by šlo nakreslit nebo převést
graph-accepted-probability = vlastnost pravděpodobnosti (P), nebo hra graph solve
    .api = vlastnost pravděpodobnosti (P), nebo otázka graph.solve
graph-wrong-range-state = { $name } by ve stavu { $state } mělo hodnotu { $value }, která je mimo rozsah
graph-wrong-sum = pravděpodobnosti mají součet { $sum }, a ne 1 ve stavu { $state }
graph-wrong-negative = odměna { $amount } ve stavu { $state } je záporná, a žádá se součet
graph-wrong-property = vlastnost „{ $text }“ nelze spočítat
graph-accepted-out-of-range = hodnoty v rozsahu, nebo --out-of-range disabled, kdy se takové příkazy považují za vypnuté
    .api = hodnoty v rozsahu, nebo out_of_range "disabled", kdy se takové příkazy považují za vypnuté
graph-accepted-properties = P, Pmax, Pmin s =? nebo s mezí a [F a], [G a], [a U b], každé i s <=k, [X a], [a W b], { "[F^{rew{\"r\"}<=b} a]" }; R, Rmax, Rmin s [F a], [C<=k], [Cdiscount=0.9], [S]; T, Tmax, Tmin s [F a]; před tím hráči jako <<1,2>>; kolem toho filter(max, …, "init")
graph-wrong-several = model může začít v kterémkoli z { $count } stavů
graph-accepted-several = filter(max, …, "init") kolem vlastnosti, nebo min, nebo avg
