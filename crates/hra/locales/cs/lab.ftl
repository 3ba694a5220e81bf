help-lab = Pokusy v souborech: přežijí zabití, využijí všechna vlákna a dají stejná čísla, ať se udělají jakkoli
    .example = hra lab init kalaha kalaha.toml
help-lab-init = Vypsat pokusy zveřejněných prací, které jsou součástí programu, jeden ukázat, nebo ho zapsat do souboru
    .example = hra lab init kalaha kalaha.toml
    .name = Který: nim, combinatorial, kalaha, stochastic nebo arimaa
    .file = Kam ho zapsat
help-lab-run = Provést pokus: co už je hotovo, vezme se ze složky, zbytek se udělá a po dílech uloží
    .example = hra lab run small.toml
    .file = Pokus v TOML
    .into = Složka dílů a výsledků; jinak jméno souboru s .lab
help-lab-status = Říci, jak daleko pokus je, a ověřit, co je z něj uloženo
    .example = hra lab status small.lab
    .folder = Složka, ve které se provádí

lab-task-shards = Díly
lab-written = Zapsáno: { $file }. Provede se příkazem „hra lab run { $file }“
lab-status-part = { $part } ({ $question }): hotovo { $done } z { $shards } dílů
lab-status = hotovo { $done } z { $shards } dílů; semínko { $seed }, otisk { $digest }
lab-done = tento běh udělal { $new } { $new ->
    [one] díl
    [few] díly
   *[other] dílů
 }; výsledky jsou v { $file }
lab-error-file = toto není pokus: řádek { $line }: { $why }
lab-accepted-file = TOML s version, title a aspoň jednou částí [[part]] s name, question a request; „hra lab init kalaha“ jeden ukáže
lab-error-empty = pokus se na nic neptá
lab-error-twice = dvě části se jmenují „{ $text }“
lab-accepted-names = pro každou část jiné jméno
lab-error-question = „{ $text }“ nemůže být pokus
lab-error-measure = část „{ $part }“: „{ $text }“ se tam neměří
lab-error-field = část „{ $part }“: požadavek říká „{ $text }“, což nikdo nečte
lab-error-request = část „{ $part }“: { $why }
lab-accepted-request = požadavek { $question }, jak ho „hra serve“ popisuje na /api/openapi.json
lab-error-work = žádný pokus zveřejněné práce se nejmenuje „{ $text }“
lab-error-other = složka { $folder } obsahuje jiný pokus
lab-accepted-other = jiná složka volbou --into, nebo pokus, jaký byl
    .api = pokus, jaký byl, nebo nový
