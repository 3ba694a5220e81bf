# Arimaa: hra, její zápisy a příkazy. Hráč je v bot.ftl.
arimaa-error-side = „{ $text }“ není pozice: má začínat stranou na tahu a mít pole v hranatých závorkách
arimaa-error-squares = mezi závorkami je { $found } polí místo 64
arimaa-error-letter = „{ $letter }“ na { $square } není ani figura, ani prázdné pole
arimaa-error-row = toto není řada diagramu, nebo řada chybí či je dvakrát: „{ $text }“
arimaa-error-too-many = „{ $letter }“ je tu { $found }krát, víc než hra má
arimaa-error-trapped = figura na { $square } nemá vedle sebe přítele: past by ji odstranila
arimaa-accepted-position = g nebo s a 64 znaků od a8 do h1 v hranatých závorkách (R C D H M E zlatý, malá písmena stříbrný, mezera nebo tečka prázdné pole), nebo diagram s řadami jako 8| r r r d d r r r |
arimaa-accepted-state = pozice, pak dosavadní kroky tahu: g [64 znaků] Ee2n Ee3n
arimaa-error-word = „{ $text }“ není krok
arimaa-error-illegal = pravidla tu krok { $text } nedovolují
arimaa-error-removal = je zapsáno { $text }, ale ta figura tu odstraněna není
arimaa-error-empty = tah má alespoň jeden krok
arimaa-error-half-push = odtlačení se musí dokončit
arimaa-error-setup = „{ $text }“ není rozestavení: šestnáct figur na dvou řadách jejich strany, každého druhu tolik, kolik hra má
arimaa-error-unchanged = tah musí pozici změnit
arimaa-error-repetition = tento tah by pozici vytvořil potřetí
arimaa-error-phase = rozestavení a tah jsou zaměněny
arimaa-error-over = hra skončila
arimaa-accepted-turn = jeden až čtyři kroky, každý je figura, její pole a směr: Ra2n Ee4s rc4e
arimaa-accepted-setup = šestnáct figur s jejich poli, například Ra1 Rb1 Rc1 Dd1 …
arimaa-error-time = „{ $text }“ není časová kontrola
arimaa-accepted-time = na tah/zásoba/procenta/mez zásoby/mez partie/nejvíc na tah, například 2/6/100/0/8/6, 0:30/3/100/5/8 nebo 15s/2m30s/100/0/60t
arimaa-error-record = řádek { $line } není ani údaj, ani tah: „{ $found }“
arimaa-accepted-record = řádky jako Gold: Anna, víceřádkové údaje mezi -=+=- a -=+=-, a tahy jako 12g Ee2n Ee3n, 12s takeback, 13g resigns
arimaa-error-replay = u { $tag }: { $why }
arimaa-error-tag = stojí tu { $found } místo { $wanted }
