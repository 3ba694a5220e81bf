# Hraní v terminálu; stejné pro všechny hry.
play-prompt = Vaše volba:
play-prompt-number = Číslo (h pro nápovědu):
play-prompt-file = Do kterého souboru uložit?
play-prompt-first-name = Jméno prvního hráče:
play-prompt-second-name = Jméno druhého hráče:
play-prompt-next-name = Jméno dalšího hráče:
play-menu-head = Vyberte jednu z možností zadáním čísla:
play-menu-best = Zahrát optimální tah
play-menu-help = Nápověda
play-menu-plain = Napište tah. Dále: o optimální tah, t rada, m seznam tahů, b deska, u vrátit, s uložit, q konec, h nápověda (s dvojtečkou před písmenem, pokud se tak jmenuje i tah).
play-help = Také písmenem: o zahrát optimální tah, t jen ho ukázat, m seznam všech tahů, b znovu ukázat desku, u vrátit tah, s uložit zápis, q konec, h nápověda. Tah lze i napsat tak, jak je v seznamu.
play-help-number = Zadejte celé číslo; b se vrátí, q skončí.
play-error-number = „{ $text }“ nelze použít. Přijímá se: { $allowed }
play-error-choice = „{ $text }“ není mezi možnostmi. Přijímá se: { $choices }, tah, nebo jedno z písmen o t m b u s q h.
play-error-player = hráč „{ $text }“ tu není
play-accepted-players = human, perfect, student:P (chybuje s pravděpodobností P, například student:0.3), random
play-error-transcript = řádek { $line }: „{ $found }“ do zápisu nepatří
play-accepted-transcript = první řádek „{ $first }“, pak řádky game:, start: a player:, prázdný řádek a tahy
play-error-other-game = toto je zápis hry „{ $found }“
play-accepted-game = zápis hry { $game }

play-to-move = {""}
    Na tahu: { $name }
play-played = { $name }: { $move }.
play-hint = Rada: { $move }.
play-hint-left = Rada není: přerušili jste ji. Hra pokračuje.
play-rolled = Na kostce je { $face }.
play-undone = Vráceno.
play-nothing-to-undo = Není co vracet.
play-saved = Uloženo do { $path }.
play-won = Vyhrál hráč { $name }.
play-drawn = Remíza.
play-another-menu = 1) Další hra
    2) Konec
    3) Nápověda
play-another-help = 1 začne další hru, 2 ukončí program.
play-goodbye = Na shledanou.
play-accepted-own-players = { $all }; { $own }
play-help-name = Zadejte jméno, kterým vás má program oslovovat.
play-error-after-end = „{ $text }“ neodpovídá tahům před tím

table-player = Hráč { $seat }
table-to-move = Na tahu je { $name }.
table-to-roll = Má se házet kostkou.
table-error-dice = nejprve se má házet kostkou
table-accepted-roll = hod kostkou
table-error-no-dice = teď se kostkou nehází
table-accepted-move = tah
table-error-over = hra je u konce
table-accepted-undo = vrátit se o několik kroků
table-error-step = krok „{ $text }“ neexistuje
table-error-person = člověk si táhne sám
table-accepted-machine = stroj: perfect, student:P, random, nebo hráč, kterého má jen tato hra
play-begins = Začíná { $name }.
