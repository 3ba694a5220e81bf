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
moves-numbered = Tah { $number }: { $label }
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
start-terminal = V terminálu
start-terminal-lead = Tyto hry ještě nemají stránku; hrají a odpovídají v terminálu.
start-kalah = Kalaha
start-arimaa = Arimaa
start-boards = Domineering, Cram, Hackenbush a další desky
start-matrix = Maticové hry
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

# Play
to-move = Na tahu je hráč { $number } ({ $kind })
to-roll = Má se hodit kostkou
game-drawn = Nikdo nevyhrál
die = kostka
game-over = Vyhrál hráč { $winner }

# Heap games
heap-setup = Hra
heap-table = Stůl
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
heap-unmarked = nic označeno
heap-how = Klikněte na kámen: vezme se i se všemi nad ním. Klávesy: ← → hromádka, ↑ ↓ kolik, Enter bere.
heap-take-leaving = Nechat { $left }
heap-mark-more = Samo o sobě to není tah: označte i v jiné hromádce.
heap-mark-first = Nejdřív označte, kolik vzít.
heap-no-such-move = To není tah.
heap-unmark = Zrušit označení
heap-why = Kdo vyhraje a proč
heap-outcome-N = vyhraje ten, kdo je na tahu
heap-outcome-P = vyhraje ten, kdo táhl naposled
heap-grundy = Grundyho hodnota { $value }
heap-graph = Graf hry
heap-graph-tree = jako strom
heap-graph-alt = Graf { $count } pozic s P- a N-pozicemi v barvách
heap-graph-legend = P-pozice (vyhraje ten, kdo táhl naposled) a N-pozice se liší barvou; silné šipky jsou vítězné tahy. Stejné pozice jsou nakresleny jednou.

# Ludo
ludo-mode = Co dělat
ludo-mode-play = Hrát
ludo-mode-solve = Pozice
ludo-board = Deska
ludo-players = Hráčů
ludo-pieces = Figurek
ludo-fields = Polí (4–52)
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
ludo-thesis = Příklad z práce
ludo-classic = Klasická deska
ludo-answer = Pravděpodobnosti
ludo-compute = Spočítat
ludo-play-from-here = Hrát odtud
ludo-chance = Výhra hráče na tahu
ludo-with-piece = figurkou { $piece }
ludo-best = nejlepší
ludo-states = Pozic
ludo-solved = Spočítáno: { $chance }
ludo-piece = Figurka { $piece } hráče { $player }
ludo-in-house = v domečku
ludo-at-home = v cíli { $number }
ludo-on-field = pole { $number }
ludo-roll = Hodit za hráče { $number }
ludo-pass = Nelze táhnout: dál
ludo-choose = Vyberte figurku: klikněte na ni, nebo ji přetáhněte na čárkované pole.
ludo-chances = Pravděpodobnosti
ludo-too-large = Tato hra je příliš velká na to, aby se vyřešila během hraní: bez pravděpodobností, rad a dokonalého hráče. S méně figurkami nebo poli to půjde.
ludo-course = Jak se pravděpodobnosti měnily krok za krokem
