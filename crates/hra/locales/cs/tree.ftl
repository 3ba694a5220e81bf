# Hry v rozvinutém tvaru.
help-tree = Hry v rozvinutém tvaru: stromy ze souboru nebo ze hry s hromádkami
    .example = hra tree draw --heap nim 2 2 --misere --merge
help-tree-solve = Zpětná indukce: hodnota pro každého hráče, optimální cesta a proč
    .example = hra tree solve --heap nim 2 2 --misere --merge
    .source = Soubor se stromem (- je standardní vstup); s --heap kolik je v každé hromádce; s --kalah pozice
    .heap = Strom hry s hromádkami: nim, wythoff, subtract:1,3,4, octal:0.137, kayles, grundy, nebo @SOUBOR
    .kalah = Strom Kalahy z pozice: pravidla thesis nebo standard
    .misere = Kdo táhne poslední, prohrává
    .merge = Tahy, které se liší jen pořadím hromádek, kreslit jednou
    .limit = Odmítnout stromy s více uzly
    .exact = Odpovědět v přesných zlomcích
help-tree-draw = Nakreslit strom s hodnotami a optimální cestou
    .example = hra tree draw --heap nim 2 2 --misere --merge --format svg > strom.svg
    .source = Soubor se stromem (- je standardní vstup); s --heap kolik je v každé hromádce; s --kalah pozice
    .heap = Strom hry s hromádkami: nim, wythoff, subtract:1,3,4, octal:0.137, kayles, grundy, nebo @SOUBOR
    .kalah = Strom Kalahy z pozice: pravidla thesis nebo standard
    .misere = Kdo táhne poslední, prohrává
    .merge = Tahy, které se liší jen pořadím hromádek, kreslit jednou
    .limit = Odmítnout stromy s více uzly
    .format = text do terminálu, svg k prohlížení, dot pro Graphviz, file ve tvaru, který tento příkaz čte
    .png = Zapsat obrázek do tohoto souboru jako PNG
help-tree-walk = Projít strom krok za krokem, do hloubky nebo do šířky, a vidět, co si průchod pamatuje
    .example = hra tree walk --heap nim 2 2 --misere --merge --order breadth
    .source = Soubor se stromem (- je standardní vstup); s --heap kolik je v každé hromádce; s --kalah pozice
    .heap = Strom hry s hromádkami: nim, wythoff, subtract:1,3,4, octal:0.137, kayles, grundy, nebo @SOUBOR
    .kalah = Strom Kalahy z pozice: pravidla thesis nebo standard
    .misere = Kdo táhne poslední, prohrává
    .merge = Tahy, které se liší jen pořadím hromádek, kreslit jednou
    .limit = Odmítnout stromy s více uzly
    .order = depth (do hloubky) nebo breadth (do šířky)
help-tree-table = Normální tvar stromu pro dva hráče a jeho rovnováhy
    .example = hra tree table --heap nim 2 2 --misere --merge
    .source = Soubor se stromem (- je standardní vstup); s --heap kolik je v každé hromádce; s --kalah pozice
    .heap = Strom hry s hromádkami: nim, wythoff, subtract:1,3,4, octal:0.137, kayles, grundy, nebo @SOUBOR
    .kalah = Strom Kalahy z pozice: pravidla thesis nebo standard
    .misere = Kdo táhne poslední, prohrává
    .merge = Tahy, které se liší jen pořadím hromádek, kreslit jednou
    .limit = Odmítnout stromy s více uzly
    .exact = Odpovědět v přesných zlomcích

tree-error-version = řádek { $line }: strom začíná řádkem „tree 1“
tree-error-empty = není tu žádný uzel (řádek { $line })
tree-error-second-root = řádek { $line }: druhý kořen; vše po prvním řádku stromu musí být odsazeno
tree-error-node = řádek { $line }: „{ $text }“ není hráč, slovo chance ani výplaty
tree-error-no-label = řádek { $line }: chybí dvojtečka mezi tahem a tím, co následuje
tree-error-no-probability = řádek { $line }: „{ $text }“ nezačíná pravděpodobností
tree-error-probabilities = řádek { $line }: pravděpodobnosti pod ním musí být kladné a dát v součtu 1, ne { $sum }
tree-error-payoffs = řádek { $line }: počet výplat je { $found }, hráčů { $expected }
tree-error-end-goes-on = řádek { $line }: po výplatách ještě něco následuje
tree-error-no-moves = řádek { $line }: tady není z čeho vybírat
tree-error-same-label = řádek { $line }: dva tahy pod ním se jmenují „{ $label }“
tree-error-set-differs = řádek { $line }: uzly, které nelze rozlišit („{ $name }“), musí mít stejné tahy ve stejném pořadí
tree-error-players = řádek { $line }: hráči potřebují různá jména, která nejsou čísla ani slovo chance
tree-accepted = řádky jako „left: Alice“, „1/2 heads: chance“ nebo „right: 3, 1“, odsazené pod řádkem, z něhož plynou, po „tree 1“; viz docs/matrix.md
tree-error-too-many-nodes = strom má víc než { $most } uzlů
tree-accepted-nodes = menší hra, --merge, nebo větší --limit
    .api = menší hra, stejné pozice jen jednou (merge), nebo větší limit
tree-error-not-two-players = tabulka je pro dva hráče, ne pro { $players }
tree-error-too-many-strategies = dvojic strategií je víc než { $most }: tabulka roste se stromem exponenciálně
tree-accepted-strategic = malý strom pro dva hráče
tree-error-imperfect = { $player } nerozezná několik uzlů ({ $count }): zpětnou indukci nelze použít
tree-accepted-perfect = strom s dokonalou informací, nebo hra tree table pro tento
    .api = strom s dokonalou informací, nebo pro tento tabulka
tree-error-source = „{ $text }“ je víc než jeden soubor
tree-accepted-source = jeden soubor, --heap PRAVIDLA a hromádky, nebo --kalah PRAVIDLA a jedna pozice


tree-south = Jih
tree-north = Sever
tree-chance = náhoda
tree-explain-size = Strom má { $nodes ->
    [one] jeden uzel
    [few] { $nodes } uzly
   *[other] { $nodes } uzlů
}, z toho { $ends ->
    [one] jeden list
    [few] { $ends } listy
   *[other] { $ends } listů
}, a nejdelší partie má { $height ->
    [one] jeden krok
    [few] { $height } kroky
   *[other] { $height } kroků
}.
tree-explain-method = Od listů vzhůru si každý, kdo rozhoduje, bere to, co je pro něj nejlepší, a náhoda průměr. Optimální hra tedy probíhá takto:
tree-explain-choice = {"  "}{ $player } v { $place }: { $move } (má pro něj hodnotu { $value })
tree-explain-tie = {"  "}{ $player } v { $place }: { $move } (má pro něj hodnotu { $value }; { $others ->
    [one] jiný tah je stejně dobrý
    [few] { $others } jiné tahy jsou stejně dobré
   *[other] { $others } jiných tahů je stejně dobrých
})
tree-explain-and-so-on = {"  "}… a tak dále
tree-explain-value = Hodnota pro { $players }: { $values }.
tree-explain-winner = { $player } vyhraje, ať soupeř dělá cokoli.
tree-explain-tied = Někdo na cestě je lhostejný; kdyby zvolil jinak, mohli by ostatní dopadnout jinak.
tree-table-about = Strategie říká, co dělat v každé situaci, která může nastat: první hráč jich má { $rows }, druhý { $columns }.
tree-walk-depth = Do hloubky: sestupovat, dokud to jde, nejprve vlevo, a vracet se jen tak daleko, jak je nutné. Pamatuje se cesta zpět ke kořeni.
tree-walk-breadth = Do šířky: jedna hladina po druhé, každá zleva doprava. Pamatují se uzly, které čekají.
tree-walk-enter = { $step }. vstup do { $node } ({ $name }); cesta: { $memory }
tree-walk-return = { $step }. zpět v { $node } ({ $name }); cesta: { $memory }
tree-walk-visit = { $step }. návštěva { $node } ({ $name }); čekají: { $memory }
tree-task-build = Uzly stromu
tree-task-strategic = Dvojice strategií
