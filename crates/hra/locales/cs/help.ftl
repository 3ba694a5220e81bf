help-heading-commands = Příkazy
help-heading-options = Volby
help-heading-arguments = Argumenty
help-heading-example = Příklad:
help-value-command = PŘÍKAZ

help-global = Volby, které mají příkazy společné
    .experiment = Provést v laboratoři: zapsat tento pokus (TOML), provést ho ve složce SOUBOR.lab a pokračovat tam, když se příkaz zadá znovu
    .write_only = S --experiment: jen zapsat soubor, který provede „hra lab run“
    .json = Odpovědět právě jedním dokumentem JSON
    .lang = Jazyk textů; jinak podle prostředí
    .seed = Odkud začínají náhodné volby; stejné semínko dá stejnou odpověď
    .threads = Kolik vláken smí pracovat najednou; jinak všechna jádra
    .memory = Kolik paměti se smí použít, například 512M nebo 2G; jinak polovina paměti stroje
    .progress = Jak ukazovat průběh: bar, plain nebo none
    .help = Ukázat tuto nápovědu
    .version = Ukázat verzi
    .explain = Kolik vysvětlit: short, nebo full od definic
    .begins = Kdo začíná: first (první hráč), lot (losuje se před každou hrou), nebo alternate (střídavě)

help = Hra: pracovní stůl pro strategické hry dvou hráčů. Bez příkazu spustí pracovní stůl, stránku na tomto počítači
    .example = hra heap solve nim 23 7 56
help-completions = Vypsat doplňovací skript pro shell
    .example = hra completions bash > ~/.local/share/bash-completion/completions/hra
    .shell = Který shell
help-manual = Zapsat manuálové stránky, jednu pro každý příkaz
    .example = hra manual ~/.local/share/man/man1
    .folder = Kam je zapsat
