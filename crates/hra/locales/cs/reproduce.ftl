help-reproduce = Spočítat znovu zveřejněné výsledky a postavit je vedle nich
    .example = hra reproduce heap
    .names = Které: celé jméno jako heap/dawson-values, nebo skupina jako heap; jinak všechny
    .all = I ty, které trvají dlouho
    .into = Každý výsledek hned po výpočtu uložit do této složky, aby ukončený běh mohl pokračovat

reproduce-error-unknown = zveřejněný výsledek „{ $text }“ tu není
reproduce-agrees = souhlasí
reproduce-explained = vysvětleno
reproduce-fails = NESOUHLASÍ
reproduce-not-run = nespuštěno
reproduce-published = zveřejněno: { $text }
reproduce-ours = naše:       { $text }
reproduce-note = poznámka:   { $text }
reproduce-note-long = trvá dlouho: jmenujte ho, nebo žádejte všechny
reproduce-note-cost = souhlasí, když je naše nejvýše tolik; paměť je ta, o kterou si výpočet řekne předem
reproduce-note-heroic = trvá hodiny nebo dny: spustí se, jen když je jmenován
reproduce-test = test:      { $text }
reproduce-test-same = Fisherův přesný test na hladině { $level } rozdíl nenachází (nejmenší pravděpodobnost { $least })
reproduce-test-differs = podle Fisherova přesného testu se na hladině { $level } liší tato čísla, počítáno od prvního: { $numbers } (nejmenší pravděpodobnost { $least })
heap-note-slip-subtract-3-4 = přehlédnutí v tabulce: ze 4 vede jeden tah do 1 a jeden do 0, obě mají hodnotu 0, takže G(4) = 1, jak přednáška sama říká o pár řádků dál
grids-note-star-and-star = přehlédnutí v jednom písmenu: přednáška pokračuje * + * = 0, a co má hodnotu 0, je P-pozice
grids-note-switch-1-0 = {"{"}1|0,-1{"}"} není číslo, protože Levý táhne do více než Pravý: je to přepínač +-1; -1/2 je {"{"}-1|0,1{"}"}
