# Kurz: lekce, cvičení, pracovní listy.
help-learn = Kurz o dvanácti krátkých lekcích s cvičeními: bez čísla seznam lekcí a kam jste došli
    .example = hra learn 3
    .lesson = Která lekce, 1 až 12
help-learn-exercise = Cvičení vytvořené podle --seed; s --answer se odpověď ověří a chybná vyvrátí
    .example = hra learn exercise 3 --number 2 --seed 5 --answer 1
    .lesson = Která lekce, 1 až 12
    .number = Které z jejích cvičení, 1 až 8 (jinak 1)
    .answer = Vaše odpověď
    .show = Ukázat řešení
help-learn-sheet = Pracovní list s řešením zvlášť, vytvořený podle --seed
    .example = hra learn sheet --lessons 2,3,4 --seed 7 --count 10
    .lessons = Ze kterých lekcí (jinak ze všech)
    .count = Kolik cvičení, 1 až 60 (jinak 10)
    .html = Zapsat do tohoto souboru, připraveno k tisku: řešení začíná na vlastní stránce
    .svg = Zapsat do této složky dva obrázky, sheet.svg a solutions.svg
    .png = Totéž jako PNG

course-error-answer = „{ $answer }“ tu není odpověď
course-accepted-number = celé nezáporné číslo
course-accepted-fraction = číslo jako 2, -1 nebo 3/4
course-accepted-list = celá čísla do největšího, na které se ptáme, oddělená čárkami: 0, 2, 5; nic, pokud žádná nejsou
course-error-period = perioda se nenašla
course-error-lessons = „{ $text }“ nejsou lekce
course-accepted-lessons = čísla lekcí oddělená čárkami, například 2,3,4

course-list-line = { $number }. { $title }: { $lead }
course-list-done = hotovo { $done } z { $count }
course-list-more = hra learn 1 začne první lekcí.
course-board-line = Vyzkoušejte ({ $rules }):
course-try-hint = Na stránce (hra) si s tím můžete zahrát.
course-exercise-line = Cvičení { $number } z { $count }
course-choices-line = Vyberte: { $choices }
course-answer-prompt = Vaše odpověď (? řešení, > další, q konec):
course-right = Správně.
course-wrong = Není to tak.
course-solution = Řešení: { $answer }
course-solved-all = Všechna cvičení této lekce jsou hotová. Příště budou nová.
course-sheet-title = Cvičení
course-sheet-solutions = Řešení
course-sheet-name = Jméno
course-sheet-made = Lekce { $lessons }; seed { $seed }. Znovu totéž: hra learn sheet --lessons { $lessons } --seed { $seed } --count { $count }

course-first-player = První hráč
course-second-player = druhý hráč
course-left = Levý
course-right-player = Pravý
course-row = Řádek { $row }
course-kind-max = Max
course-kind-min = Min
course-kind-chance = náhoda
course-kind-sink = konec
course-form-whole = Celé číslo.
course-form-fraction = Číslo jako 2, -1 nebo 3/4.
course-form-list = Čísla do { $to } oddělená čárkami.
course-no-move = To není tah.

course-rules-nim = z jedné hromádky se bere libovolný počet; kdo nemůže táhnout, prohrál
course-rules-subtract = z jedné hromádky lze vzít některý z těchto počtů: { $set }; kdo nemůže táhnout, prohrál
course-rules-dawson = úsek délky jedna se bere celý; z delšího se berou dva z kraje, nebo tři vedle sebe kdekoli, takže mohou zbýt dva úseky; kdo nemůže táhnout, prohrál
course-rules-sum = táhne se v jednom sčítanci; kdo nemůže táhnout, prohrál
course-rules-cram = domino se položí na dvě volná sousední pole v kterémkoli směru; kdo nemůže táhnout, prohrál
course-rules-domineering = Levý klade domina svisle, Pravý vodorovně; kdo nemůže táhnout, prohrál
course-rules-pawns = pěšci táhnou a berou jako v šachu, brát se musí; kdo nemůže táhnout, prohrál
course-rules-table = vyberete řádek, soupeř pak sloupec, který je pro vás nejhorší
course-rules-mixture = řeknete, jak často hrajete řádek 1, soupeř pak vybere horší sloupec
course-rules-graph = jste Max a chcete co největší konec; Min odpovídá, náhoda losuje

course-ask-count = Pravidla: { $rules }.

    Kolik tahů má hráč na tahu (a kde se strany liší, Levý)?
course-ask-longest = Pravidla: { $rules }. Kolik tahů může nejvýš trvat partie, která začíná zde?
course-ask-outcome = Pravidla: { $rules }. Kdo vyhraje, hrají-li oba nejlépe, jak to jde?
course-ask-winning = Pravidla: { $rules }. Najděte první tah, který vyhrává.
course-ask-winning-left = Pravidla: { $rules }. Začíná Levý. Najděte tah, kterým Levý vyhraje.
course-ask-list = Pravidla: { $rules }. Které hromádky od 0 do { $to } jsou P-pozice?
course-ask-mex = Možnosti pozice mají Grundyho hodnoty { $numbers }. Jaká je její Grundyho hodnota?
course-ask-grundy = Pravidla: { $rules }. Jaká je Grundyho hodnota této pozice?
course-ask-period = Pravidla: { $rules }. Jak dlouhá je nejkratší perioda Grundyho hodnot?
course-ask-number = Pravidla: { $rules }. Jakému číslu se tato pozice rovná?
course-ask-saddle = Řádkový hráč dostane, co je napsáno. Kde je sedlový bod (řádek, sloupec)?
course-ask-mixed = Řádkový hráč dostane, co je napsáno, a oba smějí strategie míchat. Jakou má hra hodnotu?
course-ask-share = Řádkový hráč dostane, co je napsáno, a oba smějí strategie míchat. S jakou pravděpodobností se hraje řádek 1?
course-ask-chance = Hra začíná v a. Čtvercové vrcholy patří Maxovi, kulaté Minovi, v kosočtvercích se losuje, každá cesta se stejnou pravděpodobností. Jakou hodnotu má začátek?
course-ask-where = Hra začíná v a, které patří Maxovi. Čtvercové vrcholy patří Maxovi, kulaté Minovi, v kosočtvercích se losuje, každá cesta se stejnou pravděpodobností. Kam má Max jít?

course-outcome-n = N: kdo začíná, vyhraje
course-outcome-p = P: kdo začíná, prohraje
course-outcome-l = L: vyhraje Levý, ať začíná kdokoli
course-outcome-r = R: vyhraje Pravý, ať začíná kdokoli
course-saddle-none = není tu

course-wins-by = { $player } začíná a vyhraje: „{ $move }“.
course-stuck = { $player } začíná, nemůže táhnout, a prohrál.
course-answered = { $player } začíná a prohraje: na „{ $move }“ odpoví { $other } tahem „{ $reply }“, a podobně na každý jiný tah.
course-move-wins = Co po tom zbude, prohraje ten, kdo má táhnout.
course-also-wins = Vyhrává i „{ $move }“.
course-move-loses = Na to odpoví { $other } tahem „{ $reply }“, a co zbude, je pro vás prohrané.
course-value-right = Odtud se dá dojít ke každé hodnotě menší než { $value }, a k { $value } ne.
course-value-zero = Žádný tah nevede do pozice s hodnotou 0: kdo začíná, prohraje.
course-value-by-move = Kdyby to bylo { $claimed }, součet s hromádkou { $claimed } v Nimu by prohrál ten, kdo začíná. Tam ale vyhrává tah „{ $move }“: zbude { $claimed } vedle { $claimed }.
course-value-by-heap = Kdyby to bylo { $claimed }, součet s hromádkou { $claimed } v Nimu by prohrál ten, kdo začíná. Tam ale vyhrává: zmenšit hromádku Nimu na { $value }, po čemž stojí vedle sebe stejné hodnoty.
course-number-right = V součtu s číslem opačným k { $value } prohraje ten, kdo začíná.
course-number-by-move = Kdyby to bylo { $claimed }, součet s číslem opačným k { $claimed } by prohrál ten, kdo začíná. { $player } tam ale začíná a vyhraje: po „{ $move }“ zbude { $left }.
course-number-by-sum = Kdyby to bylo { $claimed }, součet s číslem opačným k { $claimed } by prohrál ten, kdo začíná. { $player } tam ale začne tahem v čísle a vyhraje; pozice se rovná { $value }.
course-count = { $count ->
    [one] Je tu jeden tah:
    [few] Jsou tu { $count } tahy:
   *[other] Je tu { $count } tahů:
}
course-one-move = „{ $move }“
course-longest = Toto je nejdelší partie: { $line }. Každý tah bere aspoň { $least }, takže víc tahů než { $count } být nemůže.
course-list-right = Z každé z nich vedou tahy jen do N-pozic a z každé jiné hromádky se dá do některé z nich dojít.
course-list-look = Podívejte se na hromádku { $heap }.
course-mex-right = Všechna čísla menší než { $mex } tu jsou, a { $mex } ne.
course-mex-there = { $claimed } je hodnota některé možnosti: z pozice se nikdy netáhne do pozice se stejnou hodnotou.
course-mex-less = { $mex } mezi nimi není a je menší než { $claimed }.
course-period-right = Hodnoty dvakrát za sebou: { $values }.
course-period-differs = Hromádka { $one } má hodnotu { $first }, hromádka { $other } má { $second }.
course-period-shorter = Hodnoty se opakují už dříve: po { $period }.
course-saddle-row = Řádkový hráč by raději hrál řádek { $other }: { $entry } místo { $here }.
course-saddle-column = Sloupcový hráč by raději hrál sloupec { $other }: { $entry } místo { $here }.
course-saddle-right = Je nejmenší ve svém řádku a největší ve svém sloupci: nikdo by raději nehrál jinak.
course-saddle-none-right = V každém poli by někdo raději hrál jinak.
course-saddle-there = V poli { $place } by nikdo raději nehrál jinak: nejmenší v řádku, největší ve sloupci.
course-share-refuted = Proti tomu soupeř hraje sloupec { $column }: dostanete pak průměrně { $received }, a ne { $value }.
course-share-outside = Pravděpodobnost leží mezi 0 a 1.
course-mixed-high = Sloupcový hráč hraje sloupec 1 s pravděpodobností { $share }: pak žádný řádek nevynese { $claimed }.
course-mixed-low = Řádkový hráč hraje řádek 1 s pravděpodobností { $share }: pak každý sloupec vynese víc než { $claimed }.
course-mixed-right = Hodnota { $value }; řádek 1 s pravděpodobností { $row }, sloupec 1 s pravděpodobností { $column }, ať dělá soupeř cokoli.
course-where = { $chosen } má hodnotu { $worth }, { $other } má { $instead }.
course-chance-right = Od konců zpátky: { $values }.
course-chance-high = { $claimed } je příliš. Min udrží Maxe níž, kde rozhoduje, takto: { $strategy }.
course-chance-low = { $claimed } je málo. Max získá víc, kde rozhoduje, takto: { $strategy }.

course-try-won = Soupeř nemůže táhnout. Vyhráli jste.
course-try-reply = Odpověď: { $move }.
course-try-lost = Nemůžete táhnout: prohra. Zkuste to znovu.
course-try-row = Hrajete řádek { $row }, soupeř sloupec { $column }: dostanete { $entry }.
course-try-share = Hrajete řádek 1 s pravděpodobností { $share }, soupeř sloupec { $column }: dostanete průměrně { $received }.
course-try-max = Jdete z { $from } do { $to }.
course-try-min = Min jde z { $from } do { $to }.
course-try-chance = Náhoda jde z { $from } do { $to }.
course-try-sink = Konec hry: { $value }.

course-positions-title = Hry a pozice
course-positions-lead = z čeho se hra skládá a co znamená „kdo nemůže táhnout, prohrál“
course-positions-first = Dva hráči se střídají v tazích. Hra není nic než pozice a ke každé pozici to, co z ní lze jedním tahem udělat: její možnosti. Nic není skryto, nic se nelosuje a každá hra skončí. Kdo je na tahu a nemá žádnou možnost, prohrál.

    Z hromádky devíti zápalek lze vzít jednu nebo tři. Pozice je počet zápalek: 9 má možnosti 8 a 6.
course-positions-second = V Cramu se tahem položí domino na dvě volná sousední pole, v kterémkoli směru. Pozice je množina volných polí. Pole, na která se už žádné domino nevejde, nic neznamenají: dvě pozice, které se liší jen v nich, jsou táž hra. Dotkněte se dvou polí vedle sebe.
course-pn-title = P a N
course-pn-lead = pozice, v nichž prohraje ten, kdo začíná, a všechny ostatní
course-pn-first = Začněme od konce. Pozici bez tahu prohraje ten, kdo má táhnout: nazvěme ji P, protože vyhrál předchozí hráč. Ze kterých pozic se dá táhnout do P? Tam vyhraje následující hráč: říkejme jim N. A pozice, ze které všechny tahy vedou do N, je zase P. Tak dostane každá pozice jedno ze dvou písmen a nikdo nemusí zkoušet všechny partie.

    Smí-li se brát 1 nebo 3: 0 je P, 1 je N, 2 je P (dá se jen do 1), 3 je N a tak dál.
course-pn-second = Vyhrát znamená táhnout do P. Z N vede aspoň jeden takový tah, z P žádný. Zde se smí brát 3 nebo 4; 0, 1 a 2 jsou hned P, protože v nich žádný tah není. Zjistěte, co nechat z jedenácti.
course-mex-title = Mex a Grundyho hodnoty
course-mex-lead = číslo pro každou pozici, které říká víc než P nebo N
course-mex-first = Místo dvou písmen dáme každé pozici číslo: nejmenší číslo od 0, které nemá žádná z jejích možností. Říká se mu mex, nejmenší vynechané číslo, a číslo pozice je její Grundyho hodnota. Pozice bez možností dostane 0. Pozice s hodnotou 0 je právě P: žádný tah z ní nevede do další nuly.

    Smí-li se brát 1, 3 nebo 4, jdou hodnoty 0 1 0 1 2 3 2 a pak znovu od začátku.
course-mex-second = Hodnota říká, jakou hromádkou Nimu lze pozici nahradit: z hodnoty 5 se dá dojít k 0, 1, 2, 3 a 4, stejně jako z pětice. Chybnou hodnotu vyvrátí hra: k pozici se přidá hromádka Nimu této velikosti, a kdo začíná, součet vyhraje.
course-nim-title = Nim a jeho součet
course-nim-lead = libovolný počet z jedné hromádky a sčítání bez přenosu
course-nim-first = V Nimu se bere libovolný počet z jedné hromádky. Dvě stejné hromádky jsou P: každý tah se zopakuje v druhé. Pro víc hromádek napíšeme velikosti ve dvojkové soustavě pod sebe a díváme se na sloupce: je v nich sudý počet jedniček? Jsou-li sudé všechny, je pozice P. Součet sloupců bez přenosu, nim-součet, je Grundyho hodnota.

    3, 5 a 6 jsou 011, 101 a 110: v každém sloupci jsou dvě jedničky, takže nim-součet je 0.
course-nim-second = Je-li nim-součet s a není 0, najděte hromádku, která má jedničku v nejvyšším sloupci s, a udělejte z ní nim-součet její velikosti a s. Pak jsou všechny sloupce sudé. Vyzkoušejte: 1, 4 a 7.
course-period-title = Odebírací hry a periody
course-period-lead = proč je řada hodnot, která vypadá pravidelně, opravdu pravidelná
course-period-first = Smí-li se brát jen konečně mnoho počtů, závisí hodnota na tolika hodnotách před ní, kolik říká největší z nich. Takových oken je jen konečně mnoho, takže se některé musí zopakovat, a pak se zopakuje všechno: každá odebírací hra má periodu. K důkazu stačí vidět ji přes jednu periodu a ještě tolik hodnot navíc, kolik je největší počet: okna jsou pak stejná a s nimi i všechno další.
course-period-second = S počty 1 a 3 jsou hodnoty 0 1 0 1 …: perioda dvě. S počty 1, 3 a 4 je perioda sedm. Hromádka tisíce tedy nepotřebuje tabulku: stačí vydělit a podívat se na zbytek. Zde se z třiadvaceti smí brát 2, 3 a 5.
course-sums-title = Součty her
course-sums-lead = několik her najednou, tah v jedné z nich
course-sums-first = Dejme několik pozic vedle sebe a tahem ať je tah v jedné z nich: součet. Kdo ho vyhraje, z písmen P a N samotných nepoznáme. N a N může být obojí. Grundyho hodnoty ale stačí: hodnota součtu je nim-součet hodnot jeho částí (Sprague 1935, Grundy 1939).

    Proč: ať je součet hodnot s. Každého menšího čísla se dosáhne v některé části tahem jako v Nimu, a s samotného ne, protože tah hodnotu své části změní.
course-sums-second = Z každé hromádky se smí brát 1, 3 nebo 4. Hodnoty 4, 5 a 6 jsou 2, 3 a 2. Jejich nim-součet je 3, takže vyhraje ten, kdo začíná: která část se musí změnit a na jakou hodnotu?
course-cram-title = Cram
course-cram-lead = domina v kterémkoli směru: souměrnost, části a hodnoty
course-cram-first = Pozice Cramu se rozpadají: domino může volná pole rozdělit na části, které už spolu nemají nic společného. Pozice je pak součet a její hodnota nim-součet částí.

    Na desce se dvěma sudými stranami opakuje druhý hráč každý tah souměrně podle středu: P. Je-li jedna strana sudá a druhá lichá, položí první hráč domino na střed a odtud opakuje on: N.
course-cram-second = Deska dva krát tři je tedy N. Který tah vyhrává? Začněte a uvidíte, zda to udržíte.
course-dawson-title = Dawsonovy šachy
course-dawson-lead = pěšci na třech řadách, ze kterých se stanou hromádky
course-dawson-first = Bílí a černí pěšci stojí proti sobě na první a třetí ze tří řad a braní je povinné. Kdo táhne poslední, vyhraje. Ať bílý postoupí pěšcem: ten je vzat, vezme se zpět, a tak dál, dokud už nikdo brát nemůže. Co zbude: tři sloupce jsou pryč, pěšcův a jeho sousedé, na kraji jen dva; samotný sloupec se prostě zablokuje. A na tahu je druhý hráč.

    Hra je tedy hra s hromádkami: z úseku sloupců se berou dva z kraje, nebo tři i se sousedy kdekoli, takže se může rozdělit; úsek délky jedna se bere celý.
course-dawson-second = Hodnoty začínají 0 1 1 2 0 3 1 1 0 3 3 2 2 4 a od 52 mají periodu 34. Pět sloupců je N: zahrajte prostředním a opakujte. Vyzkoušejte se sedmi.
course-domineering-title = Dominování a hodnoty
course-domineering-lead = dva hráči s různými tahy: čtyři výsledky a čísla
course-domineering-first = Teď klade Levý domina svisle a Pravý vodorovně. Jejich možnosti se liší a výsledky jsou čtyři: L (vyhraje Levý, ať začíná kdokoli), R, N a P. Pozici píšeme jejími možnostmi, {"{"}Levého | Pravého{"}"}.

    Sloupec dvou polí je jeden volný tah Levého: {"{"}0 | {"}"} = 1. Řádek dvou je −1. Dva krát dva: Levý může nechat 1, Pravý −1: {"{"}1 | −1{"}"}, kde vyhraje ten, kdo začíná, a co číslo není. Sloupec tří s polem vedle konce je {"{"}0, … | 1{"}"} = 1/2, jak ukážou dva takové a řádek dvou: v součtu prohraje ten, kdo začíná.
course-domineering-second = Jste Levý a začínáte. Můžete vyhrát? Domina svisle: dotkněte se dvou polí.
course-numbers-title = Čísla a hvězdičky
course-numbers-lead = jakou cenu má tah a co nemá žádnou, a přece to není 0
course-numbers-first = Je-li každá levá možnost menší než každá pravá a všechny jsou čísla, je pozice číslo: nejjednodušší mezi nimi. Nejjednodušší jsou celá čísla od 0 směrem ven, pak poloviny, čtvrtiny a tak dál: {"{"}0 | 1{"}"} = 1/2, {"{"}1/4 | 1{"}"} = 1/2, {"{"}−3 | 2{"}"} = 0, {"{"}2 | {"}"} = 3. V čísle nikdo táhnout nechce: něco to stojí.

    Hvězdička, * = {"{"}0 | 0{"}"}, není číslo: kdo začíná, vyhraje. Je menší než každé kladné číslo a větší než každé záporné, a * + * = 0. Šipka ↑ = {"{"}0 | *{"}"} je kladná a menší než každé kladné číslo; ↑ + * vyhraje ten, kdo začíná.
course-numbers-second = Nejdřív sečtěte čísla: je-li jejich součet kladný, drobnosti jako * a ↑ na tom nic nezmění. V horké části jako {"{"}1 | −1{"}"} se táhne hned. Hrajte Levého v tomto součtu hodnot.
course-tables-title = Sedlové body a smíšené strategie
course-tables-lead = tahy zároveň: tabulky, jistota a náhoda, kterou si člověk dělá sám
course-tables-first = Oba volí zároveň, jeden řádek, druhý sloupec; v poli stojí, co řádkový hráč od druhého dostane. Pole, které je nejmenší ve svém řádku a největší ve svém sloupci, je sedlový bod: nikdo by raději nehrál jinak, ani kdyby věděl, co dělá druhý. Hledejte: v každém řádku nejmenší a z nich největší.
course-tables-second = Když žádný není, je třeba být nepředvídatelný. Hrajte řádek 1 s takovou pravděpodobností p, aby vám oba sloupce vynesly totéž: pak nevadí, co druhý ví. Pro tabulku s řádky a b a c d je p = (d − c) / (a + d − b − c) a hodnota (ad − bc) / (a + d − b − c). Které p je nejlepší zde?
course-chance-title = Náhoda: dva a půl hráče
course-chance-lead = Max, Min a kostka na grafu
course-chance-first = Po grafu chodí figurka z vrcholu do vrcholu. Ve čtvercových vybírá cestu Max, v kulatých Min, v kosočtvercích se losuje: náhoda je půl hráče, který nic nechce. Na konci má hra hodnotu a Max ji chce velkou. Hodnota vrcholu se počítá od konců zpátky: Max vezme největší z hodnot za ním, Min nejmenší, náhoda průměr.
course-chance-second = Vedou-li cesty v kruhu, zpátky počítat nestačí: hledá se nejmenší řešení všech těch rovnic a hra bez konce má hodnotu 0. Tato dílna takové grafy řeší přesně nebo s dokázanými mezemi. Zde žádný kruh není: jste Max.
