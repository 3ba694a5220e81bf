# Hry v normálním tvaru.
help-matrix = Hry v normálním tvaru: tabulky výplat a vzorce na intervalech
    .example = hra matrix continuous "x + y"
help-matrix-solve = Sedlové prvky, dominované strategie, cena hry a optimální strategie z tabulky výplat
    .example = printf '5 6 4 5\n-3 5 3 7\n7 8 -1 6\n' | hra matrix solve -
    .file = Řádky čísel nebo zlomků oddělených mezerami, čárkami nebo středníky, případně se jmény, nebo JSON; - je standardní vstup
    .second = S --bimatrix: druhý soubor s výplatami sloupcového hráče
    .bimatrix = Každý hráč má vlastní výplaty: dvě tabulky, nebo jedna tabulka dvojic jako 3,2
    .sum = Obě výplaty v políčku dávají v součtu toto číslo místo 0
    .exact = Odpovědět v přesných zlomcích
    .method = auto, lp (lineární programování), exact (totéž co --exact) nebo fictitious (fiktivní hra)
    .rounds = Fiktivní hra: nejvýše tolik kol
    .epsilon = Fiktivní hra: skončit, až si meze budou takto blízko
    .start = S --bimatrix: začít Lemkeho–Howsonovu cestu touto strategií (nejprve řádky, pak sloupce, od 1)
help-matrix-respond = Nejlepší odpovědi na smíšenou strategii soupeře
    .example = printf '0 -1 1\n1 0 -1\n-1 1 0\n' | hra matrix respond - --column 1/2,1/4,1/4
    .file = Hra, jako u solve
    .bimatrix = Každý hráč má vlastní výplaty
    .row = Pravděpodobnosti řádkového hráče oddělené čárkami; odpovídá sloupcový hráč
    .column = Pravděpodobnosti sloupcového hráče; odpovídá řádkový hráč
    .exact = Odpovědět v přesných zlomcích
help-matrix-continuous = Hra s nulovým součtem, v níž oba volí číslo a vzorec říká, co dostane první
    .example = hra matrix continuous "x + y"
    .formula = Vzorec v x a y: + - * / ^, abs sqrt exp ln sin cos min max, pi, e
    .x = Z čeho volí první hráč, například 0..1
    .y = Z čeho volí druhý hráč
    .epsilon = Zjemňovat síť, dokud nebude cena známa takto přesně

matrix-error-empty = nejsou tu žádná čísla
matrix-error-not-a-number = řádek { $line }, položka { $item }: „{ $text }“ není číslo
matrix-error-not-finite = řádek { $line }, položka { $item }: „{ $text }“ nemůže být výplata
matrix-error-zero-denominator = řádek { $line }, položka { $item }: „{ $text }“ dělí nulou
matrix-error-number-too-long = řádek { $line }, položka { $item }: „{ $text }“ má příliš mnoho číslic
matrix-error-ragged = řádek { $line } má { $found ->
    [one] jedno číslo
    [few] { $found } čísla
   *[other] { $found } čísel
}, první jich má { $expected }
matrix-error-labels = { $found ->
    [one] je tu jedno jméno
    [few] jsou tu { $found } jména
   *[other] je tu { $found } jmen
} na { $expected ->
    [one] jednu strategii
    [few] { $expected } strategie
   *[other] { $expected } strategií
}
matrix-error-second-table = na řádku { $line } začíná druhá tabulka
matrix-error-not-a-pair = řádek { $line }, položka { $item }: „{ $text }“ není dvojice výplat
matrix-error-shapes = tabulky mají různou velikost: { $first } a { $second }
matrix-error-json = tento JSON není hra: { $why }
matrix-accepted-numbers = celá čísla, desetinná čísla a zlomky, například 3, -2.5, 1e-3 nebo 2/3
matrix-accepted-tables = řádky se stejným počtem čísel oddělených mezerami, čárkami nebo středníky, nebo JSON jako [[1, -1], [-1, 1]]
matrix-accepted-one-table = jedna tabulka bez prázdných řádků uvnitř; dvě tabulky vyžadují --bimatrix
    .api = jedna tabulka bez prázdných řádků uvnitř; dvě tabulky jsou dvojmatice
matrix-accepted-bimatrix = dvě stejně velké tabulky oddělené prázdným řádkem, nebo jedna tabulka dvojic jako 3,2 nebo (3, 2)
matrix-accepted-labels = jedno jméno na každý řádek nebo sloupec, případně slovo v rohu
matrix-accepted-json = [[1, 2], [3, 4]], objekt s "payoffs" a případně "rows" a "columns" (jména); s --bimatrix dvojice [[[3, 3], [0, 5]], …] nebo "row_payoffs" a "column_payoffs"
    .api = [[1, 2], [3, 4]], objekt s "payoffs" a případně "rows" a "columns" (jména); pro dvojmatici dvojice [[[3, 3], [0, 5]], …] nebo "row_payoffs" a "column_payoffs"
matrix-error-formula = pozice { $position }: „{ $found }“ tu ve vzorci nečekáme
matrix-error-formula-end = vzorec končí příliš brzy (pozice { $position })
matrix-accepted-formula = x, y, čísla, + - * / ^, závorky, abs sqrt exp ln sin cos min max, pi a e
matrix-error-formula-undefined = vzorec není definován nebo omezen poblíž x = { $x }, y = { $y }
matrix-accepted-formula-defined = vzorec, který má hodnotu v každém bodě obou intervalů
matrix-error-interval = „{ $text }“ není interval
matrix-accepted-interval = dvě čísla, menší první, například 0..1
matrix-error-epsilon = „{ $text }“ není přesnost
matrix-accepted-epsilon = kladné číslo, například 0.001
matrix-error-strategy = „{ $text }“ tu není smíšená strategie
matrix-accepted-strategy = { $count ->
    [one] jedna pravděpodobnost, a to 1
    [few] { $count } pravděpodobnosti se součtem 1 oddělené čárkami, například 1/2,1/4,1/4
   *[other] { $count } pravděpodobností se součtem 1 oddělených čárkami, například 1/2,1/4,1/4
}
matrix-error-respond = není řečeno, na co se má odpovídat
matrix-accepted-respond = buď --row, nebo --column s pravděpodobnostmi
    .api = buď row, nebo column s pravděpodobnostmi
matrix-error-start = „{ $text }“ tu není číslo strategie
matrix-error-numerical = výpočet s plovoucí čárkou na této hře selhal: { $why }
matrix-accepted-exact = tentýž příkaz s --exact
    .api = tatáž otázka s přesnými čísly
matrix-error-refused = nalezená odpověď neobstála při ověření ({ $why }): to je chyba programu
matrix-error-disagreement = přesný výpočet dává { $exact }, lineární programování mezi { $lower } a { $upper }: to je chyba programu

matrix-class-players = { $count ->
    [one] Jeden hráč.
    [few] { $count } hráči.
   *[other] { $count } hráčů.
}
matrix-class-zero-sum = Nulový součet: co jeden vyhraje, druhý prohraje.
matrix-class-constant-sum = Konstantní součet { $sum }: zájmy jsou protikladné.
matrix-class-general-sum = Součet výplat není konstantní: zájmy nejsou prostě protikladné.
matrix-class-finite = Konečně mnoho strategií.
matrix-class-infinite = Nekonečně mnoho strategií.
matrix-class-perfect = Dokonalá informace.
matrix-class-imperfect = Informace není dokonalá: někdo rozhoduje, aniž zná všechny předchozí tahy.
matrix-class-chance = Účastní se náhoda.
matrix-class-symmetric = Symetrická: hráči by si mohli vyměnit místa.

matrix-saddle-points = { $count ->
    [0] Žádný sedlový prvek.
    [one] Sedlový prvek: { $points }
    [few] { $count } sedlové prvky: { $points }
   *[other] { $count } sedlových prvků: { $points }
}
matrix-point = (řádek { $row }, sloupec { $column })
matrix-value = Cena hry: { $value }
matrix-value-column = Cena pro sloupcového hráče: { $value }
matrix-row-strategy = Řádkový hráč: { $strategy }
matrix-column-strategy = Sloupcový hráč: { $strategy }
matrix-name-row = řádek { $number }
matrix-name-column = sloupec { $number }
matrix-error-sum = „{ $text }“ není číslo
matrix-share = { $name } s pravděpodobností { $share }
matrix-always = vždy { $name }
matrix-share-more = a dalších { $count }
matrix-equilibrium = Rovnováha { $number }: výplaty { $first } a { $second }
matrix-best-responses = Nejlepší odpovědi: { $names }
matrix-response-payoff = Každá přinese { $value }.
matrix-response-line = {"  "}{ $name }: { $value }
matrix-continuous-first = První hráč: { $strategy }
matrix-continuous-second = Druhý hráč: { $strategy }
matrix-continuous-bounds = Cena hry leží mezi { $lower } a { $upper }: chyba je nejvýše { $error }, dokázáno pro všechna čísla, nejen pro ta na síti.
matrix-continuous-grid = { $refinements ->
    [0] Stačila první síť: čísel prvního hráče je { $rows }, druhého { $columns }.
    [one] Síť byla zjemněna jednou: čísel prvního hráče je { $rows }, druhého { $columns }.
   *[other] Síť byla zjemněna { $refinements }krát: čísel prvního hráče je { $rows }, druhého { $columns }.
}
matrix-continuous-pure = Volbou jiného čísla si nikdo nepolepší: (x, y) je v mezích této chyby sedlový bod.

matrix-explain-row-strict = Řádek { $removed } je dominován: řádek { $by } přinese proti každému sloupci víc.
matrix-explain-row-weak = Řádek { $removed } je slabě dominován: řádek { $by } nikdy nepřinese méně a někdy víc.
matrix-explain-row-equal = Řádek { $removed } přinese totéž co řádek { $by }.
matrix-explain-column-strict = Sloupec { $removed } je dominován: sloupec { $by } je pro sloupcového hráče proti každému řádku lepší.
matrix-explain-column-weak = Sloupec { $removed } je slabě dominován: sloupec { $by } není pro sloupcového hráče nikdy horší a někdy je lepší.
matrix-explain-column-equal = Sloupec { $removed } je stejný jako sloupec { $by }.
matrix-explain-more-steps = { $count ->
    [one] Takto odpadne ještě jedna strategie.
    [few] Takto odpadnou ještě { $count } strategie.
   *[other] Takto odpadne ještě { $count } strategií.
}
matrix-explain-left = Zbývá tabulka { $rows } × { $columns }; cena hry je stejná.
matrix-explain-left-equilibria = Zbývá tabulka { $rows } × { $columns }; žádná rovnováha se neztratila.
matrix-explain-maximin = { $count ->
    [one] Řádek { $rows } zaručuje
    [few] Řádky { $rows } každý zaručují
   *[other] Řádky { $rows } každý zaručují
} řádkovému hráči aspoň { $value } (největší z řádkových minim).
matrix-explain-minimax = { $count ->
    [one] Sloupec { $columns } mu nedovolí
    [few] Sloupce { $columns } mu každý nedovolí
   *[other] Sloupce { $columns } mu každý nedovolí
} víc než { $value } (nejmenší ze sloupcových maxim).
matrix-explain-saddle = Obojí je stejné: prvek { $value } v řádku { $row } a sloupci { $column } je nejmenší ve svém řádku a největší ve svém sloupci. Nikdo si nepolepší, když ho opustí.
matrix-explain-saddles = Obojí je stejné: { $count ->
    [few] { $count } prvky { $value } jsou nejmenší
   *[other] { $count } prvků { $value } je nejmenších
} ve svém řádku a největší ve svém sloupci. Kterýkoli jejich řádek je optimální proti kterémukoli jejich sloupci.
matrix-explain-no-saddle = Obojí se liší: sedlový prvek neexistuje a kdo je předvídatelný, prohrává. Oba musí strategie míchat.
matrix-explain-by-saddle = Optimální jsou tedy čisté strategie.
matrix-explain-by-simplex = Optimální směsi dala simplexová metoda v přesných zlomcích; lineární programování v plovoucí čárce souhlasí.
matrix-explain-by-exact = Optimální směsi dala simplexová metoda v přesných zlomcích.
matrix-explain-by-certificate = Lineární programování navrhlo, které strategie se použijí; přesné zlomky pak učinily soupeře lhostejným mezi jeho strategiemi a byly ověřeny proti každému řádku a sloupci.
matrix-explain-verified = Ověřeno podle definice kódem, který nemá s řešiči nic společného: kdo se sám odchýlí, nepolepší si.
matrix-explain-by-program = Směsi dalo lineární programování, jedna úloha pro každého hráče.
matrix-explain-by-fictitious = Fiktivní hra: { $rounds ->
    [one] jedno kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
} odpovídal každý na to, co druhý dosud hrál.
matrix-explain-value = Směs řádkového hráče přinese proti každému sloupci aspoň { $value }, směs sloupcového vydá proti každému řádku nejvýše tolik: to je cena hry.
matrix-explain-bounds = Změřeno na strategiích samých: řádkový hráč má zaručeno { $lower }, sloupcový vydá nejvýše { $upper }; cena leží mezi tím, v intervalu délky { $error }.
matrix-explain-pure-equilibria = { $count ->
    [0] Rovnováha v čistých strategiích není: v každém políčku si někdo polepší, když se sám odchýlí.
    [one] Jedna rovnováha v čistých strategiích:
    [few] { $count } rovnováhy v čistých strategiích:
   *[other] { $count } rovnováh v čistých strategiích:
}
matrix-explain-pure-equilibrium = {"  "}řádek { $row }, sloupec { $column }: výplaty { $first } a { $second }; kdo se sám odchýlí, nepolepší si.
matrix-explain-supports = { $count ->
    [one] Prošly se všechny dvojice nosičů: je to jediná rovnováha.
    [few] Prošly se všechny dvojice nosičů: { $count } rovnováhy.
   *[other] Prošly se všechny dvojice nosičů: { $count } rovnováh.
}
matrix-explain-mixed = { $count ->
    [one] V jedné z nich se míchá: každý hráč činí druhého lhostejným.
    [few] Ve { $count } z nich se míchá: každý hráč činí druhého lhostejným.
   *[other] V { $count } z nich se míchá: každý hráč činí druhého lhostejným.
}
matrix-explain-infinite = Hra je degenerovaná: rovnováh je nekonečně mnoho. Vypsané jsou krajní; všechny ostatní jsou směsi krajních, které mají společnou strategii.
matrix-explain-degenerate = Hra je degenerovaná, ale jiné rovnováhy nemá.
matrix-explain-lemke-howson = Hra je na procházení všech nosičů příliš velká. Lemkeho–Howsonova cesta končí v této rovnováze; mohou být i další.
matrix-explain-constant-sum = Součet je konstantní: hra se řeší jako hra s nulovým součtem a sloupcový hráč dostane { $sum } minus cena.

matrix-task-dominance = Dominované strategie
matrix-task-exact = Kroky přesné simplexové metody
matrix-task-certify = Přesný důkaz
matrix-task-program = Lineární programy
matrix-task-fictitious = Kola fiktivní hry
matrix-task-supports = Dvojice nosičů
matrix-task-path = Kroky Lemkeho–Howsonovy cesty
matrix-task-grid = Zjemnění
