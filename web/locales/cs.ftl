# The page's words in Czech. Every id must also be in en.ftl; a test compares them.
skip = K obsahu
games = Hry
language = Jazyk
theme = Barvy
theme-auto = Podle systému
theme-light = Světlé
theme-dark = Tmavé
notices = Oznámení
dismiss = Zavřít
loading = Načítá se…
view-not-loaded = Tuto část se nepodařilo načíst. Běží ještě hra?
page-fault = Něco se pokazilo přímo ve stránce. Pomůže načíst ji znovu; vaše práce zůstane.
server-silent = Server neodpovídá. Běží ještě hra?
server-odd = Server odpověděl tak, že tomu stránka nerozumí ({ $status }).

# Shared pieces
undo = Zpět
redo = Znovu
share = Odkaz
share-copied = Odkaz je ve schránce. Je v něm celý stav.
share-by-hand = Zkopírujte tento odkaz:
link-broken = Odkaz nelze přečíst; zůstává to, co jste měli předtím.
link-later = Odkaz je z novější Hry; zůstává to, co jste měli předtím.
saved-title = Uloženo v této dílně
save-here = Uložit v dílně
saved-name = Jméno
saved-done = Uloženo jako „{ $name }“.
saved-none = Zatím není nic uloženo.
saved-delete = Smazat „{ $name }“
working = Počítá se…
abort = Přerušit
aborted = Přerušeno. Nic se nezměnilo.
interrupted = Server byl během výpočtu zastaven.
moves-title = Tahy
moves-none = Zatím žádný tah. Šipky ← a → procházejí hrou, Home a End na její konce.
moves-start = Začátek
players-title = Hráči
player = Hráč { $number }
player-human = vy
player-perfect = dokonalý
player-random = náhodný
player-student = student (občas chybuje)
player-runner = utíká vpřed
player-hunter = honí ostatní
player-careful = drží se mimo dosah
new-game = Nová hra
hint = Nápověda

# Start page
start-title = Hry pro dva: hrát, řešit, kreslit
start-lead = Kdo vyhraje, jak jistě, kterým tahem a proč. Všechno se počítá na tomto počítači.
start-goon = Pokračovat, kde jste přestali

heap-title = Hry s hromádkami
heap-short = Hromádky
heap-lead = Nim, Wythoff, Kayles i vlastní pravidla: berte kliknutím, ptejte se na radu a na důvod.
heap-start-play = Hrát Wythoffa s 3, 4 a 5
heap-start-nim = Nim s 1, 3, 5 a 7
heap-start-own = Vlastní pravidla

graph-title = Hry dvou a půl hráče
graph-short = Grafy
graph-lead = Nakreslete graf s vrcholy Max, Min a náhodou; dostanete dokázané hodnoty a nejlepší strategie.
graph-start-empty = Kreslit
graph-start-example = Vzít příklad

ludo-title = Člověče, nezlob se
ludo-short = Člověče
ludo-lead = Libovolná deska pro 2–4 hráče: pravděpodobnost výhry pro každou figurku a hra proti dokonalému hráči.
ludo-start-play = Hrát
ludo-start-solve = Postavit pozici

# Graph editor
seconds = { $seconds } s
milliseconds = { $milliseconds } ms
graph-table = Kresba grafu
graph-keys = Tab jde z vrcholu na vrchol, Enter vybírá, šipky posouvají, Delete maže. Zbytek zvládnou pole vedle kresby.
graph-empty = Zvolte Max, Min, Průměr nebo Konec a klikněte, kde má stát; hranu táhněte od okraje k okraji. Nebo vezměte příklad.
graph-tools = Nástroje
graph-tool-select = Posun
graph-tool-area = Vybrat plochu
graph-tool-edge = Hrana
graph-tool-max = Max
graph-tool-min = Min
graph-tool-chance = Průměr
graph-tool-sink = Konec
graph-hint-select = Tažením vrcholu ho posunete, tažením okraje vznikne hrana, tažením pozadí uvidíte jinam.
graph-hint-area = Táhněte přes vrcholy, které chcete vybrat; Ctrl k výběru přidává.
graph-hint-edge = Táhněte z jednoho vrcholu do druhého.
graph-hint-kind = Klikněte, kde má vrchol stát.
graph-place = Dát doprostřed
graph-delete = Smazat
graph-layout = Rozmístit
graph-zoom = Pohled
graph-zoom-in = Blíž
graph-zoom-out = Dál
graph-fit = Ukázat vše
graph-kind = Druh
graph-kind-max = Max
graph-kind-min = Min
graph-kind-chance = Průměr
graph-kind-sink = Konec
graph-vertex = vrchol
graph-vertex-named = Vrchol { $name }
graph-edge-named = Hrana { $from } → { $to }
graph-selected = Vybráno vrcholů: { $count }
graph-has-value = hodnota { $value }
graph-is-start = začátek
graph-value = Hodnota
graph-sink-value = Hodnota od 0 do 1 (například 3/4)
graph-name = Jméno
graph-start-here = Tady hra začíná
graph-successors = Vede do
graph-weight = Pravděpodobnost
graph-weight-to = Pravděpodobnost cesty do { $to }
graph-weight-help = Například 1/3 nebo 0.25; na všech hranách vrcholu, nebo na žádné (stejné díly).
graph-weight-none = Pravděpodobnosti mají jen hrany z vrcholů Průměr.
graph-unlink = Smazat hranu do { $to }
graph-edge-to = Nová hrana do
graph-add-edge = Přidat hranu
graph-added = { $kind } { $name } přidán
graph-connected = Hrana z { $from } do { $to } přidána
graph-deleted = Smazáno: { $count }
graph-solved = Vyřešeno. Začátek má hodnotu { $value }.
graph-solve-title = Řešení
graph-method = Metoda
graph-exact = přesné zlomky
graph-exact-help = Hodnoty jako zlomky bez jakékoli chyby.
graph-epsilon = ε: jak daleko od sebe smějí být dokázané meze
graph-solve = Řešit
graph-clear = Smazat výsledek
graph-problems = { $count ->
    [one] Jeden problém
    [few] { $count } problémy
   *[other] { $count } problémů
}
graph-start-value = Hodnota
graph-guarantee = Záruka
graph-guarantee-proven = dokázáno
graph-guarantee-exact = přesně
graph-guarantee-estimate = odhad; meze platí
graph-time = Čas
graph-iterations = { $count ->
    [one] jedna iterace
    [few] { $count } iterace
   *[other] { $count } iterací
}
graph-files = Soubory
graph-new = Nový
graph-open = Otevřít soubor
graph-save-as = Uložit jako
graph-examples = Příklady
graph-choose-example = vyberte…
graph-panel-model = Model
graph-model = Model a otázka na něj
graph-model-open = Otevřít model
graph-model-take-example = Vzít příklad
graph-model-text = Model v jazyce PRISM
graph-model-ask = Spočítat
graph-model-draw = Nakreslit jeho graf
graph-model-constants = Konstanty
graph-model-as-said = jak říká model
graph-model-players = Kdo o to hraje
graph-model-about = O čem
graph-about-reach = zda se dosáhne cíle
graph-about-always = zda něco platí stále
graph-about-until = zda se dosáhne cíle přes něco
graph-about-time = kroky do cíle
graph-about-reward = odměny do cíle
graph-about-steps = odměny za první kroky
graph-about-discounted = diskontované odměny
graph-about-mean = průměrná odměna za krok
graph-model-target = Cíl
graph-model-kept = Co platí
graph-model-through = Cestou
graph-model-rewards = Odměny
graph-model-unnamed = beze jména
graph-model-steps = Nejvýše v tolika krocích (prázdné: libovolně)
graph-model-discount = Diskont
graph-model-question = Otázka
graph-ask-max = kolik nejvýše (nejlepší)
graph-ask-min = kolik nejméně (nejhorší)
graph-ask-number = kolik (kde nikdo nevolí)
graph-ask-at-least = je to aspoň…
graph-ask-more = je to víc než…
graph-ask-at-most = je to nejvýše…
graph-ask-less = je to méně než…
graph-model-bound = Mez
graph-model-property = Vlastnost
graph-model-disabled = Příkazy, které opouštějí rozsah, neplatí
graph-model-holds = Platí
graph-model-yes = ano
graph-model-no = ne
graph-model-margin = nejméně o { $margin }
graph-model-by-edges = jen z hran, bez čísel
graph-model-size = Graf
graph-model-vertices = { $count ->
    [one] jeden vrchol nebo stav
    [few] { $count } vrcholy nebo stavy
   *[other] { $count } vrcholů nebo stavů
}

# Play
to-move = Na tahu je { $name } ({ $kind })
to-roll = Hází { $name }
game-drawn = Nikdo nevyhrál
die = kostka
game-over = Vítěz: { $winner }

# Heap games
heap-setup = Hra
heap-rules = Pravidla
heap-rules-other = podle kódu…
heap-rules-own = vlastní…
heap-rules-code = Kód pravidel
heap-rules-code-help = Například subtract:1,3,4, octal:0.137, hex:0.F, moore:3
heap-own = Vaše pravidla
heap-own-help = Řádek pro každý druh tahu: take 1-3 from one heap · take any from 2 heaps equally · take 2 from one heap leaving one or two heaps; nakonec end normal nebo end misere.
heap-misere = Kdo bere poslední, prohrává (misère)
heap-heaps = Hromádky
heap-size = Hromádka { $number }
heap-add = O hromádku víc
heap-drop = O hromádku míň
heap-numbered = Hromádka { $number }, { $size ->
    [one] jeden kámen
    [few] { $size } kameny
   *[other] { $size } kamenů
}
heap-marked = označeno { $count } z { $size }
heap-key-mark = Více nebo méně kamenů z hromádky
heap-key-take = Vzít nebo rozdělit, co je označeno
heap-unmarked = nic označeno
heap-how = Klikněte na kámen: vezme se i se všemi nad ním. Klávesy: ← → hromádka, ↑ ↓ kolik, Enter bere.
heap-take-leaving = Nechat { $left }
heap-mark-more = Samo o sobě to není tah: označte i v jiné hromádce.
heap-mark-first = Nejdřív označte, kolik vzít.
heap-no-such-move = To není tah.
heap-unmark = Zrušit označení
explain-full = Odvodit z definic
heap-why = Kdo vyhraje a proč
heap-outcome-N = vyhraje ten, kdo je na tahu
heap-outcome-P = vyhraje ten, kdo táhl naposled
heap-grundy = Grundyho hodnota { $value }
heap-graph = Graf hry
heap-graph-tree = jako strom
drawn-graph-alt = Graf { $count } pozic, barvy říkají, kdo vyhraje
heap-graph-legend = P-pozice (vyhraje ten, kdo táhl naposled) a N-pozice se liší barvou; silné šipky jsou vítězné tahy. Stejné pozice jsou nakresleny jednou.

# Ludo
ludo-mode = Co dělat
ludo-mode-play = Hrát
ludo-mode-solve = Pozice
ludo-board = Deska
ludo-players = Hráčů
ludo-pieces = Figurek
ludo-fields = Polí (4–52)
ludo-entries = Hráči nasazují
ludo-entries-opposite = naproti sobě
ludo-entries-neighbours = po čtvrtině okruhu
ludo-entries-even = rovnoměrně
ludo-position = Pozice
ludo-game = Hra
ludo-mover = Na tahu
ludo-text = Jako text
ludo-die = Kostka
ludo-die-shows = Na kostce je { $face }
ludo-before-roll = Před hodem
ludo-drag = Figurky přetáhněte, kam mají stát; klávesami: Tab na figurku, šipky ji posouvají po její cestě.
ludo-keys = Šipky posouvají figurku po její cestě.
ludo-all-home = Všichni do domečku
ludo-examples = Příklady
ludo-example-classic = Klasický plán, 40 polí
ludo-example-first = Diplomová práce, příklad 1: tři hráči na začátku
ludo-example-second = Diplomová práce, příklad 2: vyhodit, nebo zajet domů?
ludo-example-third = Diplomová práce, příklad 3: čtyři hráči ke konci
ludo-answer = Pravděpodobnosti
ludo-compute = Spočítat
ludo-play-from-here = Hrát odtud
ludo-chance = Výhra hráče na tahu
ludo-with-piece = figurkou { $piece }
ludo-best = nejlepší
ludo-states = Pozic
ludo-solved = Spočítáno: { $chance }
ludo-piece = Figurka { $piece }, { $player }
ludo-in-house = v domečku
ludo-at-home = v cíli { $number }
ludo-on-field = pole { $number }
ludo-roll = Hodit: { $name }
ludo-choose = Vyberte figurku: klikněte na ni, nebo ji přetáhněte na čárkované pole.
ludo-chances = Pravděpodobnosti
ludo-too-large = Tato hra je příliš velká na to, aby se vyřešila během hraní: bez pravděpodobností, rad a dokonalého hráče. S méně figurkami nebo poli to půjde.

# Společné části všech her
panels = Panely
panel-why = Proč
panel-saved = Uložené
close = Zavřít
settings = Nastavení
keys-title = Klávesy
key-back = O krok zpět
key-forth = O krok vpřed
key-roll = Hodit kostkou
flip = Otočit desku
swap-short = Strany
flip-short = Otočit
values-hide-short = Skrýt
swap-sides = Vyměnit strany
sides-changed = Strany jsou vyměněny
you-are-now = Teď jste { $name }
values-hide = Skrýt šance a hodnoty
values-are-hidden = Šance a hodnoty jsou skryté do konce hry.
you-move = Jste na tahu
you-roll = Házíte vy
you-won = Vyhráli jste
you-lost = Prohráli jste, vítěz: { $winner }
rematch = Hrát znovu
analyse = Rozebrat hru
course = Jak se šance vyvíjely krok za krokem
mistakes = Chyby
no-mistakes = Nikdo neudělal chybu.
move-cost = stálo { $cost }
variation = nebo { $moves }
looking-back = Pozice { $at } z { $all }
back-to-game = Zpět do hry
machine-failed = { $name } ({ $kind }) tento tah nespočítá. Táhněte za něj.
machine-instead = Nebo hrát dál s
hint-play = Zahrát
order = Kdo začíná
order-fixed = jak tu sedí
order-lot = losem
order-alternate = střídavě
setup-changed = Tohle zatím není hra na stole.
setup-reset = Ukázat tu na stole
saved-unreadable = „{ $name }“ se nepodařilo přečíst. Zůstává uloženo; dostanete to jako soubor.
aside-title = Odloženo v tomto prohlížeči
aside-unreadable = Nepodařilo se přečíst ({ $when })
aside-other-tab = Z jiného panelu ({ $when })
aside-drop = Zapomenout
as-file = Jako soubor
other-tab = Na tomtéž pracuje jiný panel prohlížeče. Co v něm bylo, je odloženo pod „Uložené“; nic se neztratilo.
heap-parted = { $above } odděleno od { $below }
heap-how-part = Hromádku rozdělíte kliknutím mezi dva žetony nebo odtažením žetonů. Klávesy: ← → hromádka, ↑ ↓ kde, Enter rozdělí.
heap-named-nim = Nim
heap-named-wythoff = Wythoffova hra
heap-named-kayles = Kayles
heap-named-dawson-kayles = Dawsonův Kayles
heap-named-grundy = Grundyho hra
heap-named-dawson-chess = Dawsonovy šachy
heap-named-misere = { $name }, misère
heap-family-subtract = Odčítací hra { $code }
heap-family-moore = Mooreův Nim, až { $code } hromádky
heap-family-octal = Oktální hra { $code }
heap-family-hex = Hexadecimální hra { $code }
ludo-colour-blue = Modrý
ludo-colour-red = Červený
ludo-colour-green = Zelený
ludo-colour-yellow = Žlutý
ludo-no-perfect = Dokonalý hráč by musel vyřešit celou hru, a ta je tu příliš velká.
ludo-variants = Domácí pravidla
ludo-rule-no-passing = figurky se nepředbíhají
ludo-rule-must-enter = se šestkou se musí nasadit
ludo-rule-three-tries = tři pokusy, dokud nic není venku
ludo-rule-may-decline = tah lze odmítnout
ludo-rule-one-roll = po šestce se znovu nehází
graph-panel-selection = Výběr
graph-nothing-selected = Klikněte na vrchol nebo hranu a upravte je tady.
graph-too-many = { $count } vrcholů je na kreslení příliš mnoho. Vyhledejte některý a upravte ho tady; řešit lze jako vždy.
graph-search = Hledat podle jména nebo čísla
graph-laying-out = Rozmisťuji…
graph-leads-to = vede do { $to }
graph-chosen = zvolená
graph-pick-target = Teď klikněte na vrchol, kde hrana končí; na tentýž pro smyčku.

# Kalaha
kalah-title = Kalaha
kalah-short = Kalaha
kalah-lead = Rozsévejte fazole proti šesti strategiím, prohledávání nebo bezchybné hře a podívejte se, jakou hodnotu má každý tah.
kalah-start-play = Hrát
kalah-start-position = Sestavit pozici
kalah-mode = Co dělat
kalah-mode-play = Hra
kalah-mode-position = Pozice
kalah-seat-1 = Jih
kalah-seat-2 = Sever
kalah-board = Deska s jamkami a kalahah
kalah-game = Hra
kalah-pits = Jamky na straně
kalah-seeds = Fazolí v jamce
kalah-rules = Pravidla
kalah-rules-thesis = podle diplomové práce
kalah-rules-standard = běžná
kalah-rules-thesis-help = Poslední fazole, která padne do vlastní prázdné jamky, se bere, i když naproti nic neleží.
kalah-rules-standard-help = Poslední fazole, která padne do vlastní prázdné jamky, bere jen tehdy, když naproti něco leží.
kalah-pie = Sever smí místo prvního setí otočit desku (pravidlo koláče)
kalah-emptier = Zbylé fazole dostane ten, kdo má jamky prázdné
kalah-pace = Setí
kalah-pace-slow = pomalu, po jedné fazoli
kalah-pace-usual = po jedné fazoli
kalah-pace-fast = rychle
kalah-pace-none = naráz
kalah-skip = Ukázat konec
kalah-choose = { $side }: kliknutím na jamku ji rozsejete; její číslo na klávesnici udělá totéž.
kalah-swap = Otočit desku
kalah-values = Hodnoty
kalah-values-exact = Hodnoty jsou rozdíly kalahah na konci, dokázané.
kalah-values-depth = Hodnoty jsou rozdíly kalahah při pohledu { $depth } setí dopředu.
kalah-perfect-note = Kde bezchybnou hru nelze dokázat během několika sekund, dívá se bezchybný hráč 12 setí dopředu.
kalah-edit-this = Upravit tuto pozici
kalah-key-sow = Rozsít tuto jamku, počítáno k vlastní kalahah
kalah-key-beans = Více nebo méně fazolí v jamce
kalah-pit = Jamka { $letter }, { $side }, { $count ->
    [one] jedna fazole
    [few] { $count } fazole
   *[other] { $count } fazolí
}
kalah-pit-named = Jamka { $letter }, { $side }
kalah-store = Kalahah, { $side }
kalah-store-of = Kalahah, { $side }, { $count ->
    [one] jedna fazole
    [few] { $count } fazole
   *[other] { $count } fazolí
}
kalah-worth = hodnota { $value }
kalah-best = nejlepší
kalah-position = Pozice
kalah-mover = Kdo je na tahu
kalah-to-move = Na tahu { $side }
kalah-beans = Fazole
kalah-fewer = O fazoli méně
kalah-more = O fazoli více
kalah-answer = Hodnoty
kalah-compute = Hodnota každého tahu
kalah-compute-help = Vyberte jamku a změňte počet fazolí; pak nechte tahy ohodnotit, přesně tam, kde to trvá nejvýš asi minutu, nebo pozici vyřešte, ať to trvá jakkoli dlouho.
kalah-solve = Vyřešit
kalah-solved = Vyřešeno: { $value } pro hráče na tahu
kalah-play-from-here = Hrát odtud
kalah-over-here = Zde hra končí.
kalah-analysed = Nejlepší: { $moves } s hodnotou { $value }
kalah-move = Tah
kalah-difference = Rozdíl na konci
kalah-boards = prošlých desek: { $count }
kalah-boards-title = Prošlé desky
kalah-exact-value = Hodnota, dokázaná
kalah-for = pro stranu { $side }
kalah-best-moves = Nejlepší tahy
kalah-line = Bezchybná hra
kalah-text = Jako text
kalah-from-start = Od začátku
kalah-empty = Odebrat všechny fazole
player-0 = strategie 0 (libovolná jamka)
player-1 = strategie 1 (táhne znovu)
player-2 = strategie 2 (bere)
player-3 = strategie 3 (bližší z obojího)
player-4 = strategie 4 (nejdřív bere)
player-5 = strategie 5 (a dává pozor)
player-depth = prohledává do hloubky { $detail }
player-erring = občas chybuje: { $detail }
kalah-start-tournament = Turnaj
kalah-mode-tournament = Turnaj
kalah-beans-lost = { $count ->
    [one] jedna fazole
    [few] { $count } fazole
   *[other] { $count } fazolí
}
kalah-losing-move = Tah { $number } ({ $move }) hru prohrál; { $better } by ji udržel.
kalah-all-exact = Všechny hodnoty jsou dokázané.
kalah-partly-exact = { $count ->
    [one] Jeden tah je posouzen prohledáváním dopředu, ostatní jsou dokázané.
    [few] { $count } tahy jsou posouzeny prohledáváním dopředu, ostatní jsou dokázané.
   *[other] { $count } tahů je posouzeno prohledáváním dopředu, ostatní jsou dokázané.
}
kalah-record = Zápis se značkami
kalah-who = Kdo se utká
kalah-who-six = všechny dvojice šesti strategií
kalah-who-two = dva hráči
kalah-games-each = Her každé dvojice
kalah-games = Hry
kalah-ppAA = začíná A, vyhraje A
kalah-ppAB = začíná A, vyhraje B
kalah-ppBB = začíná B, vyhraje B
kalah-ppBA = začíná B, vyhraje A
kalah-draws = Remízy
kalah-length = Průměrná délka
kalah-pairing = A: { $a }, B: { $b }
kalah-lengths = Délky
kalah-sowings = setí
kalah-stores = Fazole na konci
kalah-differences = Rozdíly na konci
kalah-ratings = Síla
kalah-ratings-help = Jak silní jsou hráči podle uvedených her.
kalah-player = Hráč
kalah-tournament-table = Tabulka turnaje
kalah-tournament-start = Začít turnaj
kalah-tournament-stopped = Zastaveno, odehráno her: { $count }.
kalah-tournament-other = Jiný turnaj byl zastaven; začátkem tohoto se zapomene.
kalah-tournament-done = Turnaj skončil. Dvojic: { $count }
kalah-tournament-empty = Zvolte, kdo se utká a kolikrát. Tabulka roste během hry; pravděpodobnosti mají 95% intervaly.
kalah-own = Vaše výsledky
kalah-own-short = Výsledky
kalah-own-help = Hry, které jste v tomto prohlížeči dohráli. Intervaly jsou 95%: skutečnost v nich leží v 19 případech z 20.
kalah-own-none = Zatím není dohrána žádná hra proti počítači.
kalah-own-first = Vyhrajete, když začínáte
kalah-own-second = Vyhrajete, když začíná soupeř
kalah-own-beans = Fazole vítěze
kalah-own-share = { $share } ({ $lower } – { $upper })
kalah-own-forget = Zapomenout všechny hry
stop = Zastavit
stopped = Zastaveno. Může pokračovat tam, kde bylo.
resume = Pokračovat
histogram-mean = { $name }: průměr { $mean }

# Hry na deskách.
board-title = Hry na deskách
board-short = Desky
board-lead = Dominování, Cram, Hackenbush, Clobber, Amazonky a další: nakreslete libovolnou desku, hrajte na ní a zjistěte, jakou má hodnotu.
board-start-play = Hrát Dominování
board-start-draw = Nakreslit desku
board-start-games = Všechny hry
board-setup = Hra
board-game = Hra
board-misere = Kdo nemůže táhnout, vyhrává (misère)
board-text = Deska jako text
board-draw = Kreslit na desku
board-drawing = Kreslení: { $game }
board-tools = Co se klade na desku
board-tool-cut = odebrat
board-tool-blue = modrá (Levý)
board-tool-red = červená (Pravý)
board-tool-green = zelená (oba)
board-rows = Řádky
board-columns = Sloupce
board-play-this = Hrát odtud
board-leave = Zpět ke hře
board-seat-1 = Levý
board-seat-2 = Pravý
board-upright = svislé kostky
board-lying = vodorovné kostky
board-cuts-left = stříhá modré a zelené
board-cuts-right = stříhá červené a zelené
board-grid = Deska hry { $game }
board-trees = Stromy
board-free = volné
board-gone = chybí
board-of-left = Levého
board-of-right = Pravého
board-covered-left = zakryl Levý
board-covered-right = zakryl Pravý
board-touched = vybráno
board-able = lze vybrat
board-wins-here = součást vyhrávajícího tahu
board-go-on = { $count ->
    [one] Následovat může jedno pole.
    [few] Následovat mohou { $count } pole.
   *[other] Následovat může { $count } polí.
  }
board-edge-blue = Modrá hrana { $number }
board-edge-red = Červená hrana { $number }
board-edge-green = Zelená hrana { $number }
board-edge-on = na hraně { $on }
board-edge-ground = na zemi
board-grow-on = Přidat hranu na hranu { $number }
board-grow-ground = Přidat hranu na zem
board-how-one = Klikněte na pole. Klávesy: šipky chodí po desce, Enter vybírá.
board-how-more = Klikněte postupně na pole svého tahu, nebo táhněte z jednoho na druhé. Klávesy: šipky, Enter vybírá, Esc pokládá.
board-how-trees = Klikněte na hranu, kterou stříháte. Klávesy: Tab chodí po hranách, Enter stříhá.
board-key-touch = Vybrat pole nebo hranu
board-key-escape = Položit, co bylo vybráno
board-panel-worth = Hodnota
board-worth = Jakou má hodnotu
board-worth-show = Ukázat hodnotu, vyhrávající tahy a části
board-outcome-L = vyhraje Levý, ať začne kdokoli
board-outcome-R = vyhraje Pravý, ať začne kdokoli
board-outcome-N = kdo začne, vyhraje
board-outcome-P = kdo začne, prohraje
board-value = Hodnota
board-nimber = Nimber
board-stops = Zastavení
board-mean = Střední hodnota
board-temperature = Teplota
board-winning-left = Levý vyhrává tahy:
board-winning-right = Pravý vyhrává tahy:
board-winning-both = Vyhrávající tahy:
board-winning-none = žádný
board-parts = Části:
board-walk = Procházet hru
board-walk-how = Co může z pozice udělat každá strana; stejné tvary jednou, mrtvá pole vynechána. Kliknutím přejdete dál.
board-walk-told = Hodnota { $value }; Levý má { $left }, Pravý { $right }.
board-walk-back = Zpět
board-walk-take = Na desku
board-walk-both = Tahy
board-walk-left = Tahy Levého
board-walk-right = Tahy Pravého
board-walk-to = { $moves }: { $value }
board-graph = Graf hry
board-graph-legend = Plné čáry jsou tahy Levého, čárkované Pravého, šedé obou. Každý tvar je nakreslen jednou, bez mrtvých polí, se svou hodnotou. Kliknutím se k němu jde.
board-walk-none = žádný tah
thermograph = Termograf
thermograph-told = Termograf: střední hodnota { $mean }, teplota { $temperature }
thermograph-how = Hodnoty rostou doleva, teploty nahoru; stěna Levého je plná, Pravého čárkovaná.

matrix-title = Tabulky a stromy
matrix-short = Tabulky
matrix-lead = Tabulka výplat napsaná nebo vložená z tabulkového programu, nebo herní strom: sedlové body, dominované a smíšené strategie, všechny rovnováhy, zpětná indukce.
matrix-start-table = Vyřešit tabulku

# Tabulky a stromy
step-back = O krok zpět
step-on = O krok dál
step-all = Všechny kroky
matrix-mode = Co se řeší
matrix-mode-table = Tabulka
matrix-table = Tabulka výplat
matrix-solve = Řešit
matrix-kind = Čí výplaty
matrix-kind-zero = Jeden platí druhému
matrix-kind-both = Výplaty obou
matrix-solution = Řešení
matrix-source = Tabulka
matrix-unsolved = Zatím není nic vyřešeno. Řeší klávesa S, v buňce Ctrl+Enter.
matrix-gaps = Řádek { $row }, sloupec { $column }: chybí číslo.
matrix-numbers = 3, −2,5, 1/3
matrix-solved = Vyřešeno. Hodnota je { $value }.
matrix-solved-both = { $count ->
    [one] Vyřešeno. Jedna rovnováha.
    [few] Vyřešeno. { $count } rovnováhy.
   *[other] Vyřešeno. { $count } rovnováh.
}
matrix-pasted = Vloženo { $rows } × { $columns } buněk.
matrix-unread = Tento text není tabulka.
matrix-text = Jako text
matrix-text-help = Na každém řádku jeden řádek tabulky; buňky oddělují tabulátory, středníky, čárky nebo mezery. Jména před řádky a nad sloupci se poznají; dvojice se píší 3; 2 nebo (3, 2). Tabulku lze také vložit do první buňky.
matrix-read = Převzít
matrix-file = Otevřít soubor
matrix-exact = Ve zlomcích
matrix-sum = Kolik dostanou oba dohromady
matrix-examples = Příklady
matrix-examples-choose = Vyberte…
matrix-example-saddle = Se sedlovým bodem
matrix-example-pennies = Panna, nebo orel
matrix-example-stone = Kámen, nůžky, papír
matrix-example-lines = 2 × 4 s obrázkem přímek
matrix-example-prisoners = Vězňovo dilema
matrix-example-couple = Manželský spor
matrix-row = řádek { $number }
matrix-column = sloupec { $number }
matrix-of-row = řádkového hráče
matrix-of-column = sloupcového hráče
matrix-name-of = Jméno: { $what }
matrix-share = Jak často: { $what }
matrix-saddle = sedlový bod
matrix-equilibrium = rovnováha
matrix-more-rows = O řádek víc
matrix-less-rows = O řádek méně
matrix-more-columns = O sloupec víc
matrix-less-columns = O sloupec méně
matrix-value = Hodnota
matrix-column-value = Pro sloupcového hráče
matrix-saddles = Sedlové body
matrix-no-saddle = žádné
matrix-maximin = Maximin (čistý)
matrix-minimax = Minimax (čistý)
matrix-verified = Ověřeno kódem, který s řešičem nic nesdílí.
matrix-equilibria-all = { $count ->
    [one] Je právě jedna rovnováha.
    [few] Jsou { $count } rovnováhy.
   *[other] Je { $count } rovnováh.
}
matrix-equilibria-infinite = Rovnováh je nekonečně mnoho: směsi těchto vrcholů ({ $count }).
matrix-equilibria-one = { $count ->
    [one] Našla se jedna rovnováha; může jich být víc.
    [few] Našly se { $count } rovnováhy; může jich být víc.
   *[other] Našlo se { $count } rovnováh; může jich být víc.
}
matrix-dominated = Dominované strategie
matrix-nothing-dominated = Nic není dominováno.
matrix-dominated-begin = { $count ->
    [one] Dominována je jedna strategie.
    [few] Dominovány jsou { $count } strategie, jedna po druhé.
   *[other] Dominováno je { $count } strategií, jedna po druhé.
}
matrix-dominated-row-strict = Řádek { $removed } odpadá: řádek { $by } je vždy lepší.
matrix-dominated-row-weak = Řádek { $removed } odpadá: řádek { $by } není nikdy horší.
matrix-dominated-row-equal = Řádek { $removed } odpadá: je stejný jako řádek { $by }.
matrix-dominated-column-strict = Sloupec { $removed } odpadá: sloupec { $by } je vždy lepší.
matrix-dominated-column-weak = Sloupec { $removed } odpadá: sloupec { $by } není nikdy horší.
matrix-dominated-column-equal = Sloupec { $removed } odpadá: je stejný jako sloupec { $by }.
matrix-lines-rows = Obrázek přímek: hraje-li se { $first } s pravděpodobností { $share }, má řádkový hráč jistých { $value }.
matrix-lines-columns = Obrázek přímek: hraje-li se { $first } s pravděpodobností { $share }, zaplatí sloupcový hráč nejvýše { $value }.
matrix-lines-rows-help = Směrem doprava se častěji hraje první řádek; každá přímka je sloupec a silná lomená čára je to, co má řádkový hráč jisté.
matrix-lines-columns-help = Směrem doprava se častěji hraje první sloupec; každá přímka je řádek a silná lomená čára je to, co může sloupcový hráč zaplatit.
matrix-start-tree = Nakreslit strom
matrix-mode-tree = Strom
tree-board = Herní strom
tree-chance = Náhoda
tree-end = Hra končí
tree-after = po tahu { $move }
tree-payoffs = výplaty { $payoffs }
tree-decides = Rozhoduje { $who }
tree-in-set = nelze rozlišit: { $name }
tree-worth = hodnota { $value }
tree-chosen = vybráno
tree-grow = Přidat tah
tree-cut = Odříznout tuto větev
tree-node = Uzel
tree-what = Co se zde děje
tree-move = Tah, který sem vede
tree-probability = S jakou pravděpodobností
tree-payoff-of = Kolik dostane { $who }
tree-set = Co nerozliší
tree-set-help = Uzly se stejným jménem vypadají pro hráče stejně; musí mít stejné tahy.
tree-source = Strom
tree-from-nim = Strom Nimu s hromádkami
tree-grow-it = Vypěstovat
tree-text-help = Strom tvoří odsazení: „left: Bob“, „1/2 heads: chance“, „right: 3, 1“.
tree-example-chance = S mincí
tree-example-entry = Soupeř za dveřmi
tree-example-hidden = Panna, nebo orel, skrytě
tree-unsolved = Zatím není nic vyřešeno. S řeší od konce, + přidá tah, Delete odřízne.
tree-unsolved-hidden = Někdo neví, kde je: S najde rovnováhy plánů na celou hru.
tree-steps = Zpětná indukce
tree-steps-begin = { $count ->
    [one] Jedno rozhodnutí, od konců.
    [few] { $count } rozhodnutí, od konců ke kořeni.
   *[other] { $count } rozhodnutí, od konců ke kořeni.
}
tree-step = { $who } volí { $moves }: { $value }
tree-step-chance = Náhoda: v průměru { $value }

lab-title = Laboratoř
lab-short = Laboratoř
lab-lead = Zveřejněné výsledky spočítané znovu vedle toho, co bylo zveřejněno; pokusy, které lze spustit, zastavit, porovnat a odnést.
lab-start-results = Zveřejněné výsledky

# Laboratoř
lab-results = Zveřejněné výsledky vedle našich
lab-run-quick = Spočítat rychlé
lab-group = Které výsledky
lab-all-groups = všechny hry
lab-stop = Zastavit
lab-doing = { $count ->
    [0] Počítá se { $name }.
   *[other] Počítá se { $name }; čeká jich { $count }.
}
lab-result = Výsledek
lab-published = Zveřejněno
lab-ours = U nás
lab-status = Stav
lab-agrees = souhlasí
lab-explained = vysvětleno
lab-fails = liší se
lab-not-run = nespočítáno
lab-running = počítá se
lab-waiting = čeká
lab-run = Spočítat
lab-run-again = Znovu
lab-experiments = Pokusy
lab-experiment = Pokus
lab-experiment-heap-sequence = Grundyho hodnoty a periody
lab-experiment-kalah-tournament = Kalaha: turnaj
lab-experiment-kalah-enumerate = Kalaha: všechny partie dvou strategií
lab-experiment-kalah-report = Kalaha: čísla ze zprávy
lab-experiment-ludo-simulate = Člověče: mnoho partií
lab-experiment-ludo-table = Člověče: výhoda začínajícího podle velikosti
lab-question = Otázka
lab-no-json = Otázka není JSON.
lab-no-file = Vyberte soubor, který v otázce zastupuje @.
lab-file = Soubor za @
lab-start = Spustit
lab-run-done = Běh { $number } je hotov.
lab-json = Běh { $number } jako JSON
lab-forget = Zapomenout běh { $number }
lab-csv = Jako tabulka (CSV)
lab-beside = Běhy vedle sebe
lab-place = Co
# Kalkulačka.
calculator-title = Kalkulačka hodnot her
calculator-short = Kalkulačka
calculator-lead = Výrazy jako {"{"}3|1{"}"} + ^ a desky jako domineering("4x4"): hodnoty, termografy a pracovní listy, které se spouštějí jako testy.
calculator-start-example = Otevřít příklad
calculator-start-empty = Prázdný list
calculator-sheet = Pracovní list
calculator-clear = Vymazat
calculator-example = Výrazy, desky a text jako tento řádek
calculator-new = Nový řádek
calculator-enter = Spočítat
calculator-how = ↑ a ↓ vracejí dřívější řádky, Tab doplní jméno, # uvozuje text, ==> říká, co má řádek dát.
calculator-completions = Doplnění
calculator-functions = Funkce a proměnné
calculator-notation = Čísla 3/4, nimbery *2, šipky nahoru ^^*, dolů v3, přepínače +-1, hry {"{"}2|-1/2{"}"}, součty, porovnání, jméno := výraz, desky jménem své hry.
calculator-help = Funkce
calculator-export = Jako soubor
calculator-export-how = Terminál ho spustí jako test:
calculator-expect = Zapsat výsledky jako očekávané
calculator-open = Otevřít soubor
calculator-line = Řádek { $number }
calculator-drop = Smazat řádek { $number }
calculator-agrees = podle očekávání
calculator-checked = Co se čekalo, dává { $agreed } z { $count } řádků
calculator-differs = očekáváno { $expected }
calculator-facts = { $outcome } · střední hodnota { $mean } · teplota { $temperature }
calculator-mode = Co dělat
calculator-mode-sheet = Pracovní list
calculator-mode-sum = Součet desek
calculator-start-sum = Sestavit součet
calculator-tree = Strom
calculator-tree-depth = Hloubka
calculator-tree-how = Tahy Levého jsou plné, Pravého čárkované; ⋮ tam, kde je toho víc.
calculator-tree-left = Levý:
calculator-tree-right = Pravý:
calculator-sum = Součet her
calculator-sum-short = Součet
calculator-sum-how = Přetáhněte desky zdola do součtu, nebo na ně klikněte. Část lze přetáhnout jinam, nebo ze součtu ven. Táhne se v jedné části; kdo nemůže táhnout, prohrál.
calculator-sum-empty = Sem přetáhněte desky.
calculator-sum-shelf = Desky na výběr
calculator-sum-add = Přidat do součtu: { $part }
calculator-sum-added = V součtu přibylo: { $part }.
calculator-sum-drop = Vyjmout: { $part }
calculator-sum-line = Do pracovního listu
calculator-sum-own = Vlastní deska jako hra:deska
calculator-sum-put = Přidat
calculator-sum-unread-title = „{ $text }“ nejmenuje žádnou desku.
calculator-sum-unread = Napište jméno hry, dvojtečku a desku, například domineering:2x3 nebo nim:3.
calculator-sum-told = Hodnota { $value }: { $outcome }
board-graph-shape = { $board }: { $value }
board-graph-legend-both = Každý tvar je nakreslen jednou, bez mrtvých polí, se svou hodnotou. Kliknutím se k němu jde.
lab-plot = { $count ->
    [one] { $name }: jedno číslo, zveřejněné obrysem, naše plně
    [few] { $name }: { $count } čísla, zveřejněná obrysem, naše plně
   *[other] { $name }: { $count } čísel, zveřejněná obrysem, naše plně
}
lab-agreement-title = Zveřejněné proti našemu
lab-agreement = { $count ->
    [one] Jeden podíl. Co souhlasí, leží na přímce; nejvzdálenější se liší o { $most }.
    [few] { $count } podíly. Co souhlasí, leží na přímce; nejvzdálenější se liší o { $most }.
   *[other] { $count } podílů. Co souhlasí, leží na přímce; nejvzdálenější se liší o { $most }.
}
lab-agreement-told = { $count ->
    [one] Jeden zveřejněný podíl proti našemu, rozdíl { $most }
    [few] { $count } zveřejněné podíly proti našim, rozdíl nejvýše { $most }
   *[other] { $count } zveřejněných podílů proti našim, rozdíl nejvýše { $most }
}
lab-experiment-heap-table = Pozice, které táhnoucí prohrává
lab-experiment-matrix-continuous = Hra na jednotkovém čtverci
lab-experiment-kalah-database = Kalaha: databáze koncovek
lab-experiment-arimaa-strategies = Arimaa: strategie proti sobě
lab-experiment-arimaa-bench = Arimaa: rychlost prohledávání
lab-experiment-arimaa-setups = Arimaa: která rozestavení vyhrávají
lab-experiment-arimaa-evolve = Arimaa: váhy naučené ze záznamů
lab-experiment-arimaa-study = Arimaa: jaké jsou tahy
lab-experiment-lab-run = Pokus ze souboru
lab-works = Pokusy zveřejněných prací
lab-works-choose = Převzít některý …
lab-file-text = Soubor
lab-file-help = TOML: název, semínko a části, které říkají, na co se má kolikrát zeptat. Týž soubor provede v terminálu „hra lab run“.
lab-file-open = Otevřít soubor
lab-shards = hotovo { $done } z { $shards } dílů
lab-seed = semínko { $seed }
lab-of = z { $count }

# Arimaa
arimaa-title = Arimaa
arimaa-short = Arimaa
arimaa-lead = Čtyři kroky v tahu: tlačit, táhnout, zmrazit a dovést králíka do cíle. Hrajte proti programu, rozebírejte, procházejte záznamy, učte se pravidla.
arimaa-start-play = Hrát
arimaa-start-records = Otevřít záznam
arimaa-start-learn = Učit se
arimaa-mode = Co se dělá
arimaa-mode-play = Hra a rozbor
arimaa-mode-learn = Učení
arimaa-gold = Zlatý
arimaa-silver = Stříbrný
arimaa-gold-piece = zlatá figura: { $piece }
arimaa-silver-piece = stříbrná figura: { $piece }
arimaa-board = Deska Arimaa
arimaa-empty = prázdné
arimaa-empty-trap = prázdná past
arimaa-frozen = zmrazená
arimaa-picked = zvednutá
arimaa-target = může sem
arimaa-marked = označené
arimaa-arrow-begun = tady začíná šipka
arimaa-arrow-to = šipka na { $square }
arimaa-guarded = stráže: zlaté { $gold }, stříbrné { $silver }
arimaa-choose = Jak?
arimaa-loses = { $piece } je ztracena
arimaa-plain-way = přes { $path }
arimaa-bar = Kdo stojí lépe: { $score }
arimaa-wins-gold = Vyhrává Zlatý
arimaa-wins-silver = Vyhrává Stříbrný
arimaa-by-g = cíl
arimaa-by-e = žádní králíci
arimaa-by-m = žádný tah
arimaa-by-t = čas
arimaa-by-r = vzdáno
arimaa-by-s = figury při vypršení limitu
arimaa-by-i = nepřípustný tah
arimaa-for-this = na tento tah
arimaa-in-reserve = v rezervě
arimaa-setup = Rozestavení
arimaa-set-up = Rozestavit
arimaa-setting-up = { $side } rozestavuje: přetáhněte figury přes sebe
arimaa-to-move = Na tahu je { $side }.
arimaa-to-move-kind = Na tahu je { $side } ({ $kind })
arimaa-thinks = Program přemýšlí…
arimaa-step-back = Krok zpět
arimaa-confirm = Odeslat tah
arimaa-marks = Zmrazené a stráže
arimaa-arrows = Šipky
arimaa-draw = Kreslit
arimaa-at-once = Odesílat hned
arimaa-key-pick = Zvednout figuru, položit ji
arimaa-played = { $tag } { $turn }
arimaa-resigns = vzdává
arimaa-resign = Vzdát
arimaa-better = lepší { $turn } ({ $score })
arimaa-comment = Komentář k této pozici
arimaa-care = Pečlivost
arimaa-nodes = { NUMBER($count) } pozic
arimaa-course = Hodnocení tah po tahu
arimaa-think = Rozbor
arimaa-best-turns = Nejlepší tahy
arimaa-analyse = Rozebrat
arimaa-effort = mez
arimaa-effort-seconds = { NUMBER($count) } s
arimaa-effort-depth = do hloubky { $count }
arimaa-effort-nodes = { NUMBER($count) } pozic
arimaa-own-limit = Jiná mez programu
arimaa-own-number = Kolik
arimaa-own-unit = Čeho
arimaa-own-add = Použít
arimaa-own-accepted = Od { NUMBER($least) } do { NUMBER($most) }.
arimaa-unit-seconds = sekund
arimaa-unit-depth = kroků do hloubky
arimaa-unit-nodes = pozic
arimaa-depth = hloubka { $depth } kroků, { $nodes } pozic
arimaa-judgement = Posouzení na první pohled: { $score }
arimaa-judgement-help = V králících, kladné pro Zlatého. Vyberte člen a na desce uvidíte jeho figury.
arimaa-threats = Hrozby v jednom tahu
arimaa-threats-show = Ukázat
arimaa-goal-in = Cíl v { $steps }
arimaa-capture-in = Zajme { $piece } na { $trap } v { $steps }
arimaa-no-threat = Nic
arimaa-game = Partie
arimaa-game-short = Nová
arimaa-control = Hodiny
arimaa-untimed = bez času
arimaa-control-help = Na tah/rezerva/procent se ušetří/nejvyšší rezerva/celá partie/nejvíc na tah, například 2/6/100/0/8/6 nebo 15s/2m30s/100/0/60t.
arimaa-from = Z pozice
arimaa-from-setup = prázdné: figury se rozestaví
arimaa-from-here = Z pozice na desce
arimaa-records = Záznamy
arimaa-import = Otevřít záznam
arimaa-paste = Záznam, nebo soubor archivu arimaa.com
arimaa-open = Otevřít
arimaa-file = Ze souboru
arimaa-setups = Spočítat rozestavení
arimaa-setup-games = Partie
arimaa-setup-won = Vyhráno
arimaa-setup-others = všechna ostatní
arimaa-search = Hledat podle čísla nebo hráče
arimaa-export = Záznam této partie
arimaa-write = Zapsat
arimaa-written = Záznam je níže.
arimaa-lessons = Pravidla
arimaa-puzzles = Úlohy
arimaa-puzzles-help = Z partií, které program hrál sám se sebou; nalezené a ověřené přesně.
arimaa-own = Vaše partie
arimaa-own-help = Z otevřených záznamů; nalezené a ověřené přesně. Vedle každé stojí partie a tah.
arimaa-own-make = Vytvořit úlohy
arimaa-own-none = { $games ->
    [one] V této partii není žádná úloha
    [few] V těchto { $games } partiích není žádná úloha
   *[other] V těchto { $games } partiích není žádná úloha
} (pozic: { $positions }).
arimaa-solved = Vyřešeno
arimaa-missed = To není, co se žádalo
arimaa-refuted = Soupeř odpoví { $turn }
arimaa-again = Ještě jednou
arimaa-next = Další
arimaa-previous = Předchozí
arimaa-solution = Řešení
player-nodes = program, { $detail } pozic
player-seconds = program, { $detail } s
arimaa-steps-left = { $count ->
    [one] zbývá jeden krok
    [few] zbývají { $count } kroky
   *[other] zbývá { $count } kroků
}
arimaa-games = { $count ->
    [one] jedna partie
    [few] { $count } partie
   *[other] { $count } partií
}
arimaa-plies = { $count ->
    [one] jeden tah
    [few] { $count } tahy
   *[other] { $count } tahů
}

# Kurz
learn-title = Učit se
learn-short = Kurz
learn-lead = Kurz o dvanácti krátkých lekcích: desky na vyzkoušení, cvičení, která ověří řešitel, a listy k tisku.
learn-start-first = Začít
learn-start-sheet = Pracovní list
learn-lessons = Lekce
learn-lesson = Lekce { $number } z { $count }
learn-lesson-region = Text lekce
learn-done = hotovo { $done } z { $count } cvičení
learn-board = Deska na vyzkoušení
learn-try = Vyzkoušejte: { $rules }.
learn-again = Od začátku
learn-choices = Z čeho lze vybrat
learn-exercises = Cvičení
learn-exercise = Cvičení { $number }
learn-exercise-done = Cvičení { $number }, hotovo
learn-check = Ověřit
learn-right = Správně.
learn-wrong = Není to tak.
learn-solution = Řešení: { $answer }
learn-accepted = Přijímá se: { $accepted }.
learn-next = Další cvičení
learn-other = Jiné takové
learn-show = Ukázat řešení
learn-before = Předchozí lekce
learn-after = Další lekce
learn-sheet = Pracovní list
learn-sheet-lead = Stejné lekce, počet a seed dají stejný list. Odkaz obsahuje všechno; při tisku začínají řešení na vlastní stránce.
learn-sheet-lessons = Z těchto lekcí
learn-sheet-count = Kolik
learn-sheet-seed = Seed
learn-sheet-solutions = s řešením
learn-sheet-fresh = Jiná cvičení
learn-sheet-link = Odkaz na tento list
learn-sheet-name = Jméno:
learn-print = Tisk
learn-solutions = Řešení
