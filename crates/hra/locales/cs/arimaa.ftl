# Arimaa: hra, její zápisy a příkazy. Hráč je v bot.ftl.
arimaa-error-side = „{ $text }“ není pozice: má začínat stranou na tahu a mít pole v hranatých závorkách
arimaa-error-squares = mezi závorkami je { $found } polí místo 64
arimaa-error-letter = „{ $letter }“ na { $square } není ani figura, ani prázdné pole
arimaa-error-row = toto není řada diagramu, nebo řada chybí či je dvakrát: „{ $text }“
arimaa-error-too-many = „{ $letter }“ je tu { $found }krát, víc než hra má
arimaa-error-trapped = figura na { $square } nemá vedle sebe přítele: past by ji odstranila
arimaa-accepted-position = g nebo s a 64 znaků od a8 do h1 v hranatých závorkách (R C D H M E zlatý, malá písmena stříbrný, mezera nebo tečka prázdné pole), nebo diagram s řadami jako 8| r r r d d r r r |
