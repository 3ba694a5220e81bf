# Hry s hromádkami.
help-heap = Hry s hromádkami: Nim, Wythoff, odebírací a oktalové hry, vlastní pravidla
    .example = hra heap solve wythoff 1 3
help-heap-solve = Kdo z těchto hromádek vyhraje, jakými tahy a proč
    .example = hra heap solve wythoff 5 8 9
    .rules = nim, wythoff, subtract:1,3,4, octal:0.137, hex:0.F, moore:2, kayles, dawson-kayles, grundy, nebo @SOUBOR; také SUBST[1,3;9] nebo NIM[23,7,56]
    .misere = Kdo táhne poslední, prohrává
    .heaps = Kolik je v každé hromádce
help-heap-sequence = Grundyho hodnoty jednotlivých hromádek, jejich perioda a zda je dokázána
    .example = hra heap sequence octal:0.137 --to 500
    .rules = nim, subtract:1,3,4, octal:0.137, hex:0.F, kayles, dawson-kayles, grundy, nebo @SOUBOR; také SUBST[1,3;9] nebo NIM[23,7,56]
    .misere = Kdo táhne poslední, prohrává (Grundyho hodnoty pak nejsou)
    .to = Největší hromádka; netřeba, stojí-li u pravidel
help-heap-table = Všechny P-pozice s tolika hromádkami do dané velikosti
    .example = hra heap table wythoff --heaps 3 --max 60 --csv
    .rules = nim, wythoff, subtract:1,3,4, octal:0.137, hex:0.F, moore:2, kayles, dawson-kayles, grundy, nebo @SOUBOR; také SUBST[1,3;9] nebo NIM[23,7,56]
    .misere = Kdo táhne poslední, prohrává
    .heaps = Kolik hromádek
    .max = Největší hromádka
    .csv = Jako hodnoty oddělené čárkami, s hlavičkou
help-heap-graph = Nakreslit graf hry nebo její strom s P- a N-pozicemi a vyhrávajícími tahy
    .example = hra heap graph nim 2 2 --misere --tree --merge > strom.svg
    .rules = nim, wythoff, subtract:1,3,4, octal:0.137, hex:0.F, moore:2, kayles, dawson-kayles, grundy, nebo @SOUBOR; také SUBST[1,3;9] nebo NIM[23,7,56]
    .misere = Kdo táhne poslední, prohrává
    .heaps = Kolik je v každé hromádce
    .tree = Kreslit strom: pozice dosažená dvakrát se kreslí dvakrát
    .merge = Pozice, které se liší jen pořadím hromádek, brát jako jednu
    .format = svg k prohlížení, dot pro Graphviz
    .png = Zapsat obrázek do tohoto souboru jako PNG
    .limit = Kreslit nejvýše tolik pozic

heap-error-unknown-rules = pravidla „{ $text }“ tu nejsou
heap-accepted-rules = nim, wythoff, subtract:1,3,4, octal:0.137, hex:0.F, moore:2, kayles, dawson-kayles, grundy, SUBST[1,3;9], NIM[23,7,56], nebo @SOUBOR s vlastními pravidly
    .api = nim, wythoff, subtract:1,3,4, octal:0.137, hex:0.F, moore:2, kayles, dawson-kayles, grundy, SUBST[1,3;9], NIM[23,7,56], nebo text vlastních pravidel
heap-error-rules-number = „{ $text }“ není číslo, které by { $game } mohla použít
heap-accepted-subtract = celá čísla od 1 do { $most } oddělená čárkami
heap-error-heap = „{ $text }“ není číslo, které tu může stát
heap-error-no-heaps = nejsou tu žádné hromádky
heap-error-too-many-heaps = hromádek je příliš mnoho: { $count }
heap-accepted-heaps = 1 až { $most } hromádek
heap-error-picture = pozic ke kreslení je víc než { $limit }
heap-accepted-picture = méně hromádek nebo menší, --merge, nebo větší --limit (kresba s tisíci pozicemi se sotva dá číst)
    .api = méně hromádek nebo menší, stejné pozice kreslené jednou (merge), nebo větší limit (kresba s tisíci pozicemi se sotva dá číst)
heap-error-sequence-coupled = { $rules } bere z více hromádek najednou: jednotlivé hromádky o součtu nic neřeknou
heap-error-sequence-misere = v betlové (misère) hře Grundyho hodnoty nejsou
heap-accepted-sequence = pravidla, která berou vždy z jedné hromádky, v normální hře

code-error-beginning = kód nemůže začínat jako „{ $text }“
code-error-digit = „{ $digit }“ ve sloupci { $column } není číslice kódu
code-error-no-move = tento kód nedovoluje žádný tah
code-error-too-long = kód má nejvýše { $longest } číslic
code-accepted = 0.… nebo 4.… a číslice 0–7 (octal), také 8.… a C.… a číslice 0–F (hex), například 0.137

heap-error-file-word = řádek { $line }, sloupec { $column }: „{ $found }“ tu nemůže stát
heap-error-file-missing = řádek { $line }, sloupec { $column }: něco chybí
heap-wanted-statement = řádek, který začíná slovem game, take nebo end (nebo # pro poznámku)
heap-wanted-amounts = kolik brát: any, odd, even, nebo seznam jako 1,3,5-8,10-
heap-wanted-from = slovo from
heap-wanted-heaps = one heap, 2 heaps nebo up to 3 heaps (nejvýše 10)
heap-wanted-heaps-word = slovo heap nebo heaps
heap-wanted-manner = equally (z každé stejně) nebo freely (z každé libovolně)
heap-wanted-leaving = leaving a pak nothing, one heap, two heaps, two unequal heaps nebo three heaps, spojené slovem or
heap-wanted-end = normal nebo misere
heap-wanted-name = jméno hry
heap-wanted-end-of-line = konec řádku
heap-wanted-move = aspoň jeden řádek, který začíná slovem take
heap-wanted-breaking = leaving two heaps, two unequal heaps nebo three heaps, protože se nic nebere

heap-outcome-n = N-pozice: hráč na tahu vyhraje.
heap-outcome-p = P-pozice: hráč na tahu prohraje.
heap-grundy = Grundyho hodnota: { $value }
heap-winning-moves = { $count ->
    [one] Jeden vyhrávající tah:
    [few] { $count } vyhrávající tahy:
   *[other] { $count } vyhrávajících tahů:
}
heap-sequence-proven = Perioda { $period } od n = { $preperiod }: dokázáno (důkaz potřebuje prvních { $needed } hodnot).
heap-sequence-not-proven = Hodnoty do { $to } se od n = { $preperiod } opakují s periodou { $period }; že to tak půjde dál, nedokazuje nic.
heap-sequence-no-period = Perioda nenalezena: do { $to } není nic dokázáno.
heap-table-count = { $count ->
    [one] Jedna P-pozice
    [few] { $count } P-pozice
   *[other] { $count } P-pozic
}

heap-move-one = vzít { $amount } z hromádky { $heap }
heap-move-equal = vzít { $amount } z každé z hromádek { $heaps }
heap-move-several = vzít { $amounts } z hromádek { $heaps }
heap-move-break = vzít { $amount } z hromádky { $heap } a nechat { $parts }
heap-move-split = rozdělit hromádku { $heap } na { $parts }

heap-explain-line = { $text }
heap-explain-nim-head = Hromádky zapíšeme dvojkově a sečteme bez přenosu (nim-součet):
heap-explain-nim-win = Nim-součet je { $sum }, ne 0: hráč na tahu z něj může udělat 0 a vyhraje.
heap-explain-nim-lose = Nim-součet je { $sum }: každý tah z něj udělá něco jiného a soupeř zase 0.
heap-explain-misere-head = Kdo vezme poslední zápalku, prohrává. Dokud má některá hromádka víc než jednu, hrajeme jako v obyčejném Nimu (nim-součet):
heap-explain-misere-ones-win = Žádná hromádka nemá víc než jednu zápalku a jednu má { $ones } z nich: to je sudý počet, takže poslední zápalku bude muset vzít soupeř.
heap-explain-misere-ones-lose = Žádná hromádka nemá víc než jednu zápalku a jednu má { $ones } z nich: to je lichý počet, takže poslední zápalku bude muset vzít hráč na tahu.
heap-explain-misere-over = Žádný tah už není: poslední udělal soupeř a prohrál.
heap-explain-moore-head = Tah smí brát až ze { $heaps } hromádek. Hromádky zapíšeme dvojkově a v každém sloupci spočítáme jedničky; pozice je prohraná, když je každý počet násobkem { $multiple }:
heap-explain-moore-misere = Žádná hromádka nemá víc než jednu zápalku a kdo vezme poslední, prohrává: pozice je prohraná, když počet hromádek dává po dělení { $multiple } zbytek 1.
heap-explain-moore-win = Počty jsou { $counts }: ne všechny jsou násobky { $multiple } a hráč na tahu je na ně může převést.
heap-explain-moore-lose = Počty jsou { $counts }: všechny tak, jak je soupeř chce, a každý tah to pokazí.
heap-explain-golden-head = Neprázdné jsou nejvýše dvě hromádky: prohrané pozice jsou zlaté dvojice (⌊kφ⌋, ⌊kφ²⌋) pro k = 0, 1, 2 …; ke každému rozdílu k patří právě jedna. Zde je rozdíl { $difference }.
heap-explain-golden-win = Zlatá dvojice s tímto rozdílem je { $pair }, ne ({ $small }, { $large }): hráč na tahu dosáhne zlaté dvojice a vyhraje.
heap-explain-golden-lose = ({ $small }, { $large }) je sama zlatá dvojice { $pair }: z jedné zlaté dvojice do druhé žádný tah nevede.
heap-explain-sum-head = Hromádky se navzájem neovlivňují. Grundyho hodnota každé z nich: { $values }.
heap-explain-sum-win = Jejich nim-součet { $terms } je { $sum }, ne 0: hráč na tahu z něj může udělat 0 a vyhraje.
heap-explain-sum-lose = Jejich nim-součet { $terms } je { $sum }: každý tah z něj udělá něco jiného a soupeř zase 0.
heap-explain-sieve-head = Pro tuto hru není znám vzorec. Všechny pozice pod ní (celkem { $positions }) byly označeny od nejmenší: pozice s tahem do prohrané je vyhraná, ostatní jsou prohrané.
heap-explain-search-head = Pro tuto hru žádná teorie nepomáhá. Všechny pozice, které mohou následovat (celkem { $positions }), byly vyřešeny od nejmenší: pozice s tahem do prohrané je vyhraná, ostatní jsou prohrané.
heap-explain-sieve-win = Z této pozice vede tah do prohrané: hráč na tahu vyhraje.
heap-explain-sieve-lose = Každý tah z této pozice vede do pozice vyhrané pro soupeře: hráč na tahu prohraje.
heap-explain-winning = Vyhrávající tah: { $move }; zbude { $heaps }{ $others ->
    [0] .
    [one] {" "}(vyhrává i jeden další tah).
    [few] {" "}(vyhrávají i { $others } další tahy).
   *[other] {" "}(vyhrává i { $others } dalších tahů).
}
heap-explain-answers-lose = Ať soupeř odpoví jakkoli, vede odtud tah zase do prohrané pozice.
heap-explain-lost = Ať se tu zahraje cokoli, soupeř má vyhrávající odpověď.
heap-explain-no-move = Žádný tah už není: kdo je na tahu, prohrál.
heap-explain-no-answer = Soupeř už nemá tah a prohrál.
heap-explain-own-head = { $count ->
    [one] Jediný tah tu prohrává:
    [few] Všechny { $count } tahy tu prohrávají:
   *[other] Všech { $count } tahů tu prohrává:
}
heap-explain-answers-head = { $count ->
    [one] Jediná soupeřova odpověď prohrává:
    [few] Všechny { $count } soupeřovy odpovědi prohrávají:
   *[other] Všech { $count } soupeřových odpovědí prohrává:
}
heap-explain-answer = {"  "}{ $answer } — pak { $reply }, zbude { $heaps }
heap-explain-answer-over = {"  "}{ $answer } — to byl poslední tah, a ten prohrává
heap-explain-answers-more = {"  "}… a stejně i { $count ->
    [one] zbývající jedna
    [few] zbývající { $count }
   *[other] zbývajících { $count }
}

heap-task-sequence = Grundyho hodnoty
heap-task-sieve = Označování pozic
heap-task-grundy = Grundyho hodnoty pozic
heap-task-search = Řešení pozic
heap-task-table = Vypisování pozic

help-heap-play = Hrát v terminálu: dva lidé, nebo proti stroji, s radami a vysvětlením
    .example = hra heap play wythoff 5 8 --second perfect --names Anna
    .rules = nim, wythoff, subtract:1,3,4, octal:0.137, hex:0.F, moore:2, kayles, dawson-kayles, grundy, nebo @SOUBOR; také SUBST[1,3;9] nebo NIM[23,7,56]
    .misere = Kdo táhne poslední, prohrává
    .heaps = Kolik je v každé hromádce; jinak se program zeptá
    .first = Kdo hraje první: human, perfect, student:0.3 (chybuje s touto pravděpodobností), random
    .second = Kdo hraje druhý
    .names = Jména hráčů; jinak se program zeptá
    .save = Vést v tomto souboru zápis, po každém tahu
    .replay = Přehrát zápis a pokračovat od jeho konce

heap-ask-count = Kolik hromádek (h pro vysvětlení)?
heap-ask-count-help = Zadejte, kolik hromádek leží na stole.
heap-ask-size = Kolik zápalek má hromádka { $heap } (h pro vysvětlení)?
heap-ask-size-help = Zadejte, kolik zápalek leží v této hromádce.
heap-kind-one = Odebrat z jedné hromádky
heap-kind-several = Odebrat z více hromádek najednou
heap-ask-heap = Ze které hromádky (h pro vysvětlení)?
heap-ask-amount = Kolik zápalek (h pro vysvětlení)?
heap-ask-amount-each = Kolik zápalek z každé (h pro vysvětlení)?
heap-ask-amount-from = Kolik zápalek z hromádky { $heap } (h pro vysvětlení)?
heap-ask-how-many = Z kolika hromádek (h pro vysvětlení)?
heap-ask-first-heap = Číslo první hromádky (h pro vysvětlení)?
heap-ask-second-heap = Číslo druhé hromádky (h pro vysvětlení)?
heap-ask-next-heap = Číslo další hromádky (h pro vysvětlení)?
heap-ask-way = Co zbude? { $ways }
heap-board-line = Hromádka { $heap }: { $size }
heap-help-normal = { $rules }: { $moves } Hráči se střídají; kdo udělá poslední tah, vyhrává.
heap-help-misere = { $rules }: { $moves } Hráči se střídají; kdo udělá poslední tah, prohrává.

heap-explain-misere-one-large = Kdo udělá poslední tah, prohrává. Víc než jednu zápalku má jen jedna hromádka a po jedné mají { $ones } další: hráč na tahu nechá z velké hromádky nic nebo jednu, aby zbyl lichý počet jednotlivých zápalek, a vyhraje.
heap-explain-moore-misere-win = Zápalku má { $ones } hromádek: zbytek je jiný, hráč na tahu tedy vyhraje.
heap-explain-moore-misere-lose = Zápalku má { $ones } hromádek: zbytek je 1, hráč na tahu tedy prohraje.
heap-rule-and = { $first } { $second }
heap-rule-one = Z jedné hromádky se bere { $amounts }.
heap-rule-break = Z jedné hromádky se bere { $amounts } a zbude { $leave }.
heap-rule-equal = Z každé z { $heaps } hromádek se bere { $amounts }, ze všech stejně.
heap-rule-count = { $count }
heap-rule-count-range = { $fewest } až { $most }
heap-rule-free = Z každé z { $heaps } hromádek se bere { $amounts }, ne nutně stejně.
heap-leave-nothing = nic
heap-leave-one = jedna hromádka
heap-leave-two = dvě hromádky
heap-leave-two-unequal = dvě nestejné hromádky
heap-leave-three = tři hromádky
heap-leave-or = { $first } nebo { $second }
heap-amounts-any = libovolný počet
heap-error-too-many-moves = tyto hromádky mají příliš mnoho tahů na vybranou
heap-accepted-few-moves = hromádky, které mají v pozici nejvýše asi { $most } tahů
heap-error-rules-and-play = pravidla i tahy nemohou obojí přijít ze standardního vstupu
heap-accepted-rules-file = pravidla jménem, nebo v souboru
heap-error-heaps-twice = { $rules } už hromádky udává
heap-accepted-heaps-once = hromádky buď v závorce, nebo za pravidly
heap-mex-definition = Hodnota hromádky je nejmenší číslo, na které z ní nevede žádný tah (mex); hromádky s hodnotou 0 jsou P-pozice, všechny ostatní N-pozice.
heap-mex-none = Z hromádky { $heap } nevede žádný tah: nic není vyloučeno a G({ $heap }) = 0.
heap-mex-options = Z hromádky { $heap } vedou tahy do (hromádka: hodnota): { $options }.
heap-mex-value = Jejich hodnoty jsou { $set }; nejmenší číslo, které chybí, je { $value }, proto G({ $heap }) = { $value }.
heap-mex-win = Hodnota není 0: některý tah vede do 0 a hráč na tahu vyhrává.
heap-mex-lose = Hodnota je 0: žádný tah do 0 nevede, po každém tahu má soupeř N-pozici a hráč na tahu prohrává.
heap-nim-why = První jednička nimového součtu stojí v { $column }. sloupci zprava; zmenší se jen hromádka, která v něm má také jedničku, když k ní součet přičteme:
heap-nim-why-can = {"  "}hromádka { $heap }: { $size } ⊕ { $sum } = { $target }, což je méně než { $size }: snížit ji na { $target }
heap-nim-why-cannot = {"  "}hromádka { $heap }: { $size } ⊕ { $sum } = { $target }, což není méně než { $size }: zde vyhrávající tah není
heap-nim-why-lost = Tah změní jednu hromádku, a tím i některý sloupec součtu: ten už není 0, a pak má některá hromádka jedničku tam, kde má součet první.
heap-row-heap = k
heap-row-class = P/N
heap-row-options = do (hodnota)
heap-row-set = hodnoty
heap-row-mex = mex
heap-row-winning = vyhrává: odebrat
heap-ask-rules = Podle jakých pravidel (číslo, název, nebo třeba SUBST[1,3;9]; h pro nápovědu)?
heap-ask-rules-help = Zadejte číslo některých z těchto pravidel, jakýkoli název, nebo pravidla i s hromádkami, například NIM[3,5,7].
