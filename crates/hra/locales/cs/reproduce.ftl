help-reproduce = Spočítat znovu zveřejněné výsledky a postavit je vedle nich
    .example = hra reproduce heap
    .names = Které: celé jméno jako heap/dawson-values, nebo skupina jako heap; jinak všechny
    .all = I ty, které trvají dlouho
    .experiment = Místo výpočtu zapsat soubor, podle něhož ho provede „hra lab run“

reproduce-task = Zveřejněné výsledky
reproduce-error-unknown = zveřejněný výsledek „{ $text }“ tu není
reproduce-agrees = souhlasí
reproduce-explained = vysvětleno
reproduce-fails = NESOUHLASÍ
reproduce-not-run = nespuštěno
reproduce-published = zveřejněno: { $text }
reproduce-ours = naše:       { $text }
reproduce-note = poznámka:   { $text }
reproduce-note-long = trvá dlouho: jmenujte ho, nebo žádejte --all
reproduce-note-cost = souhlasí, když je naše nejvýše tolik; paměť je ta, o kterou si výpočet řekne předem
reproduce-note-heroic = trvá hodiny nebo dny: spustí se, jen když je jmenován
