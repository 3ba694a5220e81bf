# Hodnoty her a hry na deskách.
values-error-out-of-range = je v tom příliš velké nebo příliš jemné číslo, násobek šipky nebo nimber
values-accepted-range = čísla asi do 10^18 se jmenovateli do 2^62, nejvýše 10^9 šipek, nimbery do *10^9; ochlazení nad -1 a součiny s kladnou jednotkou
values-error-too-deep = hra je příliš hluboce vnořená
values-accepted-depth = hry vnořené nejvýše do hloubky { $depth }

grids-error-size = „{ $part }“ není rozměr
grids-error-uneven = řádek „{ $part }“ je prázdný nebo není stejně dlouhý jako první
grids-error-symbol = „{ $part }“ na desce stát nemůže
grids-error-too-large = „{ $part }“ nemá žádné pole, nebo jich má víc než { $most }
grids-accepted-board = rozměr jako 4x6 (řádky krát sloupce), nebo řádky ze znaků . (volné) a # (chybí) oddělené /, třeba ..#/.../#..; nejvýše 128 polí
grids-accepted-stones = rozměr jako 3x4, nebo řádky ze znaků { $left } (Levý), { $right } (Pravý), . (prázdné) a # (chybí) oddělené /; nejvýše 128 polí
toads-error = „{ $part }“ na pásu stát nemůže
toads-accepted = ropuchy t, žáby f a prázdná pole . jako tt..ff; 1 až { $most } polí
hackenbush-error = „{ $part }“ ve sloupci { $column } tu stát nemůže, nebo je hran příliš mnoho
hackenbush-accepted = hrany b (modrá), r (červená) a g (zelená): brg je stvol, b(r,gb) se větví, čárka odděluje stromy, - je nic; nejvýše { $most } hran
dawson-error-board = „{ $part }“ není deska Dawsonových šachů
dawson-accepted-board = 1 až { $most } sloupců; pozice jsou tři řádky ze znaků W, B a . oddělené /, první je řada černého, třeba BBB/.../WWW, pak případně mezera a w nebo b podle toho, kdo je na tahu

grids-error-picture = ke kreslení je víc než { $limit } pozic
grids-accepted-picture = menší deska, --merge, nebo větší --limit (obrázek s tisíci pozic se sotva dá číst)
    .api = menší deska, stejné pozice kreslené jednou (merge), nebo větší limit (obrázek s tisíci pozic se sotva dá číst)
dawson-error-columns = pozice má { $found ->
        [one] jeden sloupec
        [few] { $found } sloupce
       *[other] { $found } sloupců
    }, a zadáno bylo { $wanted }

grids-left = Levý
grids-right = Pravý
grids-outcome-p = P-pozice: kdo táhne první, prohraje.
grids-outcome-n = N-pozice: kdo táhne první, vyhraje.
grids-outcome-l = L-pozice: vyhraje Levý, ať začne kdokoli.
grids-outcome-r = R-pozice: vyhraje Pravý, ať začne kdokoli.
grids-explain-wins = Začíná { $side }: { $move }, zbude { $leaves }; nejlépe odpoví { $other } tahem { $answer }, a zbude { $then }.
grids-explain-wins-at-once = Začíná { $side }: { $move }, zbude { $leaves }; { $other } už nemá tah.
grids-explain-first = Začíná { $side }: vyhraje { $move }.
grids-explain-loses = Začíná { $side }: každý tah prohraje.
grids-line-outcome = Výsledek: { $value }
grids-line-left-stop = Levá zarážka: { $value }
grids-line-right-stop = Pravá zarážka: { $value }
grids-line-mean = Střed: { $value }
grids-line-temperature = Teplota: { $value }
grids-line-value = Hodnota: { $value }
grids-line-grundy = Grundyho hodnota: { $value }
grids-line-nodes = Prohledaných pozic: { $nodes }
grids-line-moves = Vyhrávající první tahy, { $side }: { $moves }
grids-line-winning = Vyhrávající tahy: { $moves }
dawson-line-columns = Vyhrávající první pěšci podle sloupců: { $columns }
dawson-reason-heap = Pěšec, který postoupí, se hned vymění i se sousedy, takže { $columns ->
        [one] jeden sloupec je
        [few] { $columns } sloupce jsou
       *[other] { $columns } sloupců je
    } hra 0.137 s hromádkou velikosti { $columns } a má hodnotu { $value }.
dawson-reason-equal = Sloupec { $column } nechá na jedné straně { $before } a na druhé { $after ->
        [one] { $after } sloupec
        [few] { $after } sloupce
       *[other] { $after } sloupců
    }, obojí s hodnotou { $value }: na tah v jedné části se odpoví v druhé, a soupeři dojdou tahy.
dawson-reason-unequal = Každý sloupec nechá dvě části různé hodnoty a soupeř je může vyrovnat.
dawson-reason-sum = { $count ->
        [0] Nezbývá sloupec, ve kterém by se dalo hrát.
        [one] Zbývá jeden úsek délky { $stretches }, jako hra 0.137 má hodnotu { $value }.
       *[other] Zbývají úseky délek { $stretches }: součet hromádek hry 0.137, dohromady s hodnotou { $value }.
    } { $value ->
        [0] Kdo je na tahu, prohrává: na každý tah jde odpovědět zpět na 0.
       *[other] Kdo je na tahu, vyhrává tahem na 0.
    }
dawson-reason-search = Kde je braní na vůli nebo se právě čeká, není znám žádný součet hromádek: prohledaly se všechny následující pozice.
grids-rules = { $rules } { $end } { $moves }
grids-opening = Levý ({ $of_left }) je { $left }, Pravý ({ $of_right }) je { $right }. { $rules }
grids-end-normal = Kdo nemůže táhnout, prohrál.
grids-end-misere = Kdo nemůže táhnout, vyhrál.
grids-error-variant = pravidla jménem „{ $name }“ tu nejsou
grids-accepted-variant = { $count ->
        [0] jen obvyklá pravidla
       *[other] { $names }
    }
grids-error-game = hra na desce jménem „{ $name }“ není
grids-accepted-games = jedna z her { $games }
grids-error-no-value = když je braní povinné, má pozice hodnotu jen tam, kde je každý sloupec nedotčený, nebo navždy uzavřený
grids-accepted-value = taková pozice, --optional-capture, nebo příkaz dawson solve --position
    .api = taková pozice, nebo varianta s nepovinným braním
picture-accepted-at-once = omezení nejvýše { $limit }, nebo úloha na pozadí
picture-written = Obrázek je v { $file }.
picture-error-unreadable = z kresby nelze udělat obrázek: { $error }
picture-error-large = kresba široká { $width } a vysoká { $height } je na obrázek příliš velká
picture-accepted-large = menší --limit nebo jiný formát, například svg nebo dot
    .api = menší limit nebo jiný formát, například svg nebo dot
grids-error-misere = opačnou výhru v této hře rozhodnout neumíme
grids-accepted-misere = hry, ve kterých mají oba hráči stejné tahy, třeba Cram, a Dawsonovy šachy
grids-move = { $move }
domineering-task = prohledávání
cram-task = dokazování nimberů
cgt-task-lines = Řádky pracovního listu

calculator-error-unexpected = „{ $found }“ nemůže stát ve sloupci { $column }
calculator-error-end = výraz končí příliš brzy, ve sloupci { $column }
calculator-error-number = „{ $text }“ není číslo, kterým může být krátká hra
calculator-error-ambiguous = svislé čáry před sloupcem { $column } se dají číst dvojím způsobem
calculator-error-nested = výraz je příliš hluboce vnořený nebo příliš dlouhý
calculator-error-unknown = nic se nejmenuje „{ $name }“
calculator-error-arguments = { $name } se s tímto použít nedá
calculator-error-reserved = „{ $name }“ nemůže být proměnná
calculator-error-line = řádek { $line }: { $message }
calculator-error-part = „{ $part }“ není hra do součtu
calculator-error-binds = v „{ $part }“ se musí nebo brzy bude muset brát: to by hráče vázalo ve všech částech součtu, takže tam nemá hodnotu
calculator-accepted-binds = úseky nedotčených sloupců, například dawson:5; nebo desky, na nichž se brát nemusí: v součtu dawson-optional-capture:BB/../WW, ve výrazu dawson("BB/../WW", "optional-capture")
calculator-error-no-game = „{ $text }“ není hra
calculator-accepted = čísla (3/4), nimbery (*2), šipky (^^*, v3), přepínače (+-1), hry ({"{"}2|-1/2{"}"}), + - ·, < <= > >= = != <>, závorky, funkce, jméno := výraz
calculator-accepted-number = celá čísla a zlomky, jejichž jmenovatel je mocnina dvou, třeba -3/4
calculator-accepted-bars = řady svislých čar různé délky, třeba {"{"}0||0|-2{"}"}
calculator-accepted-nested = nejvýše { $depth } úrovní a 2000 operátorů
calculator-accepted-names = { $names }, nebo proměnná nastavená pomocí :=
calculator-accepted-arguments = { $name } bere: { $takes }
calculator-accepted-variable = jméno, které není funkce, číslo ani šipka
calculator-accepted-parts = hromádky, které se navzájem neovlivňují, například nim:3, subtract:1,3:9, SUBST[1,3;9], kayles:7 nebo dawson-strip:7, nebo deska některé hry, například cram:2x3 nebo dawson-optional-capture:5; hry jsou { $games }
calculator-line-differs = řádek { $line }: { $expression } = { $result }, čekalo se { $expected }
calculator-line-count = Podle očekávání { $agreed }, jinak { $failed }.
calculator-sum-wins = Začíná { $side }: v { $part } zahraje { $move }.
calculator-welcome = Výrazy jako {"{"}0|*{"}"} + v; help vypíše, co je k dispozici, quit skončí.

board-domineering = Dominování
    .rules = Levý klade kostky svisle, Pravý vodorovně.
    .moves = Tah se píše svými dvěma poli, třeba a1-a2.
    .board = 4x6, nebo řádky ze znaků . a # oddělené /
board-cram = Cram
    .rules = Oba hráči kladou kostky v obou směrech.
    .moves = Tah se píše svými dvěma poli, třeba a1-b1.
    .board = 4x6, nebo řádky ze znaků . a # oddělené /
board-dawson = Dawsonovy šachy
    .rules = Bílý (W) táhne nahoru, černý (B) dolů: pěšec postoupí na volné pole, nebo bere šikmo vpřed. Braní je povinné.
    .rules-optional = Bílý (W) táhne nahoru, černý (B) dolů: pěšec postoupí na volné pole, nebo bere šikmo vpřed. Brát se nemusí.
    .moves = Tahy se píšou b1-b2 a a3xb2.
    .board = Kolik sloupců, nebo tři řádky jako BBB/.../WWW
    .optional_capture = Brát se nemusí
board-col = Col
    .rules = Malují se pole; nikdo nesmí malovat vedle pole své barvy.
    .moves = Tah se píše svým polem, třeba b2.
    .board = 2x3, nebo řádky ze znaků x (Levý), o (Pravý), . a #
board-snort = Snort
    .rules = Malují se pole; nikdo nesmí malovat vedle pole cizí barvy.
    .moves = Tah se píše svým polem, třeba b2.
    .board = 2x3, nebo řádky ze znaků x (Levý), o (Pravý), . a #
board-clobber = Clobber
    .rules = Kámen táhne na sousední kámen druhé barvy a odstraní ho.
    .moves = Tah se píše a1xa2.
    .board = 2x3 pro obvyklý začátek, nebo řádky ze znaků x (Levý), o (Pravý), . a #
board-toads = Ropuchy a žáby
    .rules = Ropuchy Levého (t) jdou doprava, žáby Pravého (f) doleva: o krok, nebo skokem přes jedno zvíře druhého druhu.
    .moves = Tah se píše 1-2 nebo 1-3.
    .board = pás z t (ropuchy, Levý), f (žáby, Pravý) a .
board-nogo = NoGo
    .rules = Kladou se kameny; žádná skupina žádné barvy nesmí nikdy zůstat bez prázdného sousedního pole.
    .moves = Tah se píše svým polem.
    .board = 2x3, nebo řádky ze znaků x (Levý), o (Pravý), . a #
board-hackenbush = Hackenbush
    .rules = Levý řeže modré (b) a zelené (g) hrany, Pravý červené (r) a zelené; vše, co stojí na říznuté hraně, zmizí.
    .moves = Tah je číslo hrany v pořadí, v jakém jsou napsány.
    .board = stromy z b (modrá, Levý), r (červená, Pravý) a g (zelená, oba): brg, b(r,gb)
board-amazons = Amazonky
    .rules = Dáma táhne jako v šachu a pak stejným způsobem vystřelí šíp; přes pole, kam dopadl, už nikdo netáhne ani nestřílí.
    .moves = Tah se píše a1-b2/c3: odkud, kam, šíp.
    .board = 4x4 pro dámy v rozích, nebo řádky ze znaků x (Levý), o (Pravý), . a #
board-konane = Konane
    .rules = Kámen skočí rovně přes sousední kámen druhé barvy na prázdné pole za ním a odstraní ho; stejným směrem smí skákat dál.
    .moves = Tah se píše a1-a3, dva skoky a1-a5.
    .board = 4x4 pro plnou desku bez dvou kamenů uprostřed, nebo řádky ze znaků x (Levý), o (Pravý), . a #

help-board = { $title }. { $rules }
help-board-value = Kanonická hodnota pozice, výsledek, zarážky, střed a teplota
help-board-value-impartial = Grundyho hodnota pozice
help-board-solve = Kdo vyhraje, když začne ten či onen, kterým prvním tahem a proč
    .all_moves = Vypsat všechny vyhrávající první tahy
help-board-solve-impartial = Kdo vyhraje a kterými tahy
    .misere = Kdo táhne poslední, prohrává
help-board-graph = Nakreslit graf malé hry: modré šipky jsou tahy Levého, červené Pravého
    .merge = Stejné tvary kreslit jednou, bez polí, která nikdo nevyužije
    .tree = Kreslit strom: pozice dosažená dvakrát se kreslí dvakrát
    .format = svg k prohlížení, dot pro Graphviz
    .png = Zapsat obrázek do tohoto souboru jako PNG
    .limit = Kreslit nejvýše tolik pozic
help-board-play = Hrát v terminálu, proti řešiteli nebo proti sobě
    .misere = Kdo táhne poslední, prohrává
    .first = Kdo táhne první: human, perfect, student:0.3 nebo random
    .second = Kdo táhne druhý: human, perfect, student:0.3 nebo random
    .names = Jména hráčů oddělená čárkou
    .save = Kam uložit zápis, až hra skončí
    .replay = Pokračovat v uloženém zápisu

help-dawson-value = Grundyho hodnota pozice; pokud nikdo brát nemusí, její kanonická hodnota

help-dawson-solve = Kdo vyhraje Dawsonovy šachy a kterým pěšcem
    .example = hra dawson solve 7 --optional-capture
    .columns = Kolik sloupců, nebo pozice
    .optional_capture = Brát se nemusí
    .position = Pozice místo počáteční: BBB/.../WWW, pak případně mezera a w nebo b podle toho, kdo je na tahu
    .misere = Kdo nemůže táhnout, vyhrává, jako v Dawsonově vlastní hře

help-cgt = Kalkulačka pro hodnoty her; bez příkazu odpovídá řádek po řádku
    .example = hra cgt eval '{"{"}0|*{"}"} + v'

help-cgt-eval = Jakou hodnotu má výraz
    .example = hra cgt eval '{"{"}0|*{"}"} + v'
    .expression = Výraz: čísla, *2, ^, v, +-1, {"{"}1|-1{"}"}, + - ·, porovnání, funkce jako temperature(…), hry jako domineering("4x4"); - čte standardní vstup

help-cgt-run = Spustit pracovní list: řádky s výrazy a za ==> to, co mají dát
    .example = hra cgt run values.cgt
    .file = Pracovní list, nebo - pro standardní vstup

help-cgt-sum = Vyřešit součet různých her z jeho částí
    .example = hra cgt sum nim:3 cram:2x3 domineering:3x3
    .parts = Části jako nim:3 SUBST[1,3;9] dawson:7 cram:2x3 domineering:..#/...

help-cgt-thermograph = Nakreslit termograf výrazu
    .example = hra cgt thermograph '{"{"}2|-1/2{"}"}' > thermograph.svg
    .expression = Výraz: čísla, *2, ^, v, +-1, {"{"}1|-1{"}"}, + - ·, porovnání, funkce jako temperature(…), hry jako domineering("4x4"); - čte standardní vstup
    .png = Zapsat obrázek do tohoto souboru jako PNG

help-cgt-tree = Nakreslit strom výrazu v kanonickém tvaru: kam mohou táhnout Levý (L) a Pravý (R)
    .example = hra cgt tree '{"{"}3|1{"}"} + ^' --depth 2
    .expression = Výraz: čísla, *2, ^, v, +-1, {"{"}1|-1{"}"}, + - ·, porovnání, funkce jako temperature(…), hry jako domineering("4x4"); - čte standardní vstup
    .depth = Do kolika tahů
help-board-table = Jaké hodnoty mají všechny obdélníky do dané velikosti nebo všechny tvary z daného počtu polí
    .up_to = Největší obdélník, řádky krát sloupce, například 4x5
    .squares = Místo obdélníků všechny souvislé tvary z tolika polí, až na otočení a zrcadlení (v Dominování dá otočení o čtvrt kruhu opačnou hru)
    .csv = Jako hodnoty oddělené čárkami, s hlavičkou
    .svg = Jako obrázek v SVG
    .png = Zapsat obrázek do tohoto souboru jako PNG
grids-task-table = Hodnoty desek
grids-error-table = tabulka potřebuje velikost nebo počet polí
grids-accepted-table = buď velikost jako 4x5, nebo počet polí
grids-error-no-shapes = desky této hry nejsou jen z volných polí
grids-accepted-shapes = tabulky tvarů pro Cram a Dominování, pro ostatní hry --up-to
    .api = tabulky tvarů pro Cram a Dominování, pro ostatní hry up_to
grids-why-large = Hodnoty toho, kam tahy vedou, se odvozují na deskách s nejvýše { $most } poli.
grids-why-bound = Povinné braní zavazuje hráče všude: hodnoty toho, kam tahy vedou, by se nesčítaly, a proto se neodvozují.
grids-why-parts = Pozice se rozpadá na { $count } části, které se nedotýkají. Jejich hodnoty jsou { $values } = { $sum }.
grids-why-pairs = Části tvoří dvojice, které se ruší: kdo táhne druhý, odpoví týmž tahem v druhé části dvojice (Tweedledum a Tweedledee), takže součet je 0 a začínající prohrává.
grids-turn-half = otočení o půl otáčky
grids-turn-mirror = zrcadlení vlevo a vpravo
grids-turn-flip = zrcadlení nahoru a dolů
grids-turn-diagonal = zrcadlení podle úhlopříčky, které z kostek jednoho hráče dělá kostky druhého
grids-why-copy-second = Deska se nezmění při pohybu: { $turn }, a žádná kostka se nekryje se svým obrazem: kdo táhne druhý, odpovídá na každou kostku jejím obrazem (Tweedledum a Tweedledee), vždy může a táhne poslední.
grids-why-copy-first = Deska se nezmění při pohybu: { $turn }, a jen { $move } se kryje se svým obrazem, protože je jím sama: kdo začíná, zahraje { $move }, na každou další kostku odpoví jejím obrazem (Tweedledum a Tweedledee) a táhne poslední.
grids-why-option = {"  "}{ $moves } → { $leaves }, hodnota { $value }
grids-why-over = Nikdo nemůže táhnout: žádná hodnota není vyloučena a pozice má hodnotu 0.
grids-why-moves = { $count ->
        [one] Jediný tah vede, bez mrtvých polí, do:
        [few] { $count } tahy vedou, stejné tvary jednou a bez mrtvých polí, do:
       *[other] { $count } tahů vede, stejné tvary jednou a bez mrtvých polí, do:
    }
grids-why-mex = Tahy vedou do hodnot { $set }; nejmenší číslo, které chybí (mex), je { $value }: to je Grundyho hodnota.
grids-why-p = Je to 0: žádný tah nevede do P-pozice, proto je jí tato.
grids-why-n = Není to 0: některý tah vede do P-pozice s hodnotou 0 a vyhrává.
grids-why-left = Tahy Levého vedou do:
grids-why-right = Tahy Pravého vedou do:
grids-why-left-none = Levý tah nemá.
grids-why-right-none = Pravý tah nemá.
grids-why-form = Podle možností je to hra { $form }.
grids-why-dominated = { $side }: možnost { $worse } je dominovaná, { $better } je aspoň tak dobrá.
grids-why-reversible = { $side }: možnost { $option } je vratná, { $other } odpoví { $answer }, což pro něj není horší než { $whole }; { $count ->
        [0] pak už není čím pokračovat a možnost odpadá.
       *[other] platí to, kam lze táhnout potom: { $then }.
    }
grids-why-not-left = { $number } se nevejde: možnost Levého { $option } není menší.
grids-why-not-right = { $number } se nevejde: možnost Pravého { $option } není větší.
grids-why-number = { $number } je nejjednodušší číslo, které se vejde: žádná možnost Levého není stejná ani větší, žádná možnost Pravého stejná ani menší. Hra je tedy { $number }.
grids-why-hot = Číslo to není: začne-li Levý, hra se zastaví na { $left }, začne-li Pravý, na { $right }; oba chtějí táhnout první.
grids-why-near = Číslo to není: ať začne kdokoli, hra se zastaví na { $stop }, takže žádné jiné číslo se nevejde.
grids-why-canonical = Bez dominovaných možností je to { $form }; v kanonickém tvaru { $value }.
grids-why-canonical-only = V kanonickém tvaru je to { $value }.
dawson-why-wins = { $move } vyhrává. Nic, co pak soupeř může udělat, mu nepomůže:
dawson-why-loses = Na každý první tah je odpověď, která vyhrává:
dawson-why-stuck = Žádný pěšec nemůže táhnout: kdo je na tahu, prohrál.
dawson-why-stuck-wins = Žádný pěšec nemůže táhnout: kdo je na tahu, vyhrál.
dawson-why-answered = {"  "}{ $move } — pak { $answer }
dawson-why-over = {"  "}{ $move } — a je konec
dawson-why-head = Otevřít lze každý sloupec; výměna, která následuje, je vynucená a zanechá dva úseky (zrcadlové obrazy jsou uvedeny jednou):
dawson-why-column = {"  "}sloupec { $column } → zbývá sloupců { $before } a { $after }: { $first } ⊕ { $second } = { $value }
dawson-why-odd = Počet sloupců je lichý: prostřední pěšec, sloupec { $column }, zanechá dva stejné úseky, a co se zahraje v jednom, zopakuje se v druhém.
dawson-reason-misere = Kdo nemůže táhnout, vyhrává (Dawsonova vlastní hra). Hodnoty pak nejsou: prohledaly se všechny pozice, které mohou následovat, celkem { $positions }.
heap-error-no-end = nic neudává největší hromádku
heap-accepted-end = --to N, nebo hromádka v závorce, například SUBST[3,4;20]
