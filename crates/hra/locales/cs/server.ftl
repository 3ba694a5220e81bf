# Pracovní stůl: server a stránka.
help-serve = Spustí pracovní stůl: stránku na tomto počítači a API pod /api/
    .example = hra serve --port 8080
    .port = Kde naslouchat: port, 0 pro kterýkoli volný (4727, nebo jiný, je-li obsazen)
    .address = Naslouchá na této adrese místo jen na tomto počítači; každý pak potřebuje vypsaný klíč
    .data = Kde se ukládají grafy, partie a výsledky (uživatelův adresář dat)
    .no_browser = Neotevírat prohlížeč; jinak se otevře, je-li tu terminál a obrazovka (HRA_BROWSER ho pojmenuje; none: nikdy)

server-ready = Hra je na { $url }
server-error-address = na { $address } nelze naslouchat: { $error }
server-accepted-address = adresa tohoto počítače a volný port; 0 vezme kterýkoli
server-error-port = „{ $text }“ není port
server-error-no-address = „{ $text }“ není adresa počítače
server-accepted-ip = adresa jako 127.0.0.1, 0.0.0.0 nebo ::1
server-error-not-found = tady nic není
server-error-method = tohle se tu nedělá
server-error-request = požadavek nelze přečíst: { $detail }
server-accepted-openapi = co popisuje /api/openapi.json
server-error-body = požadavek je větší než { $most }
server-error-busy = děje se příliš mnoho najednou; zkuste to za chvíli
server-error-too-long = trvá to déle než { $seconds } s, které má jedna otázka
server-accepted-job = menší otázka, nebo úloha na pozadí, která smí trvat déle
error-at-once = { $size } je víc než { $most }, které se zpracují, když se na odpověď čeká
server-error-graph-size = { $vertices } vrcholů je víc než { $most }, které se řeší najednou
server-error-no-host = požadavek neříká, komu je určen
server-error-host = tento server se nejmenuje „{ $host }“
server-error-cross-site = cizí stránky se tu ptát nesmějí
server-error-token = je potřeba klíč, který se vypsal při spuštění
server-error-broken = něco se tu rozbilo: { $detail }
server-error-store = co je uloženo v { $path }, nelze otevřít: { $error }
server-error-store-in-use = { $path } používá jiný pracovní stůl
server-error-store-newer = { $path } zapsala novější verze ({ $found }; tato zná nejvýše { $known })
server-accepted-data = jiný adresář volbou --data DIR
server-error-name = takové jméno být nemůže: je prázdné nebo delší než { $most } znaků
server-accepted-name = jméno, které lidé poznají
server-error-full = uloženo už je { $most } věcí; nejprve některé odstraňte
server-error-jobs = čeká už { $most } úloh; zkuste to později, nebo některé zrušte
server-error-not-over = úloha ještě neskončila; nejprve ji zrušte
server-error-not-stopped = pokračovat může jen úloha, která byla zrušena nebo přerušena
server-error-job-too-long = úloha trvala déle než { $minutes } minut, které má k dispozici
server-error-job-kind = druh úlohy { $text } neexistuje
server-error-job-interrupted = server skončil dřív než úloha
server-error-job-unwatched = úlohu už nikdo nesledoval, a tak byla zastavena
server-error-no-data = tento uživatel nemá adresář dat
server-error-steps = partie o více než { $most } krocích se neukládá
ludo-error-table = tato hra je příliš velká, než aby se vyřešila na počkání
ludo-accepted-table = menší hra, jiný hráč než perfect, nebo úloha na pozadí, která pozici vyřeší
server-error-slow = požadavek nepřišel včas
server-error-disk-full = na disku není místo; co tam bylo, tam je, a toto se neuložilo
server-accepted-disk = totéž znovu, až bude na disku místo
server-error-quota = ukládá se nejvýš { $most } a tohle by bylo víc
server-accepted-quota = totéž znovu, až se něco uloženého odstraní
server-error-damaged = toto se na disku poškodilo a nedá se už přečíst; soubor, jak byl, je vedle úložiště
server-note-unreadable = Soubor { $path } se nedá přečíst. Přesunul se na { $aside } a založil se prázdný.
server-note-damaged = { $count ->
    [one] Jedna část souboru { $path } je poškozená. Soubor, jak byl, je uložen jako { $aside } a všechno ostatní je na místě.
    [few] { $count } části souboru { $path } jsou poškozené. Soubor, jak byl, je uložen jako { $aside } a všechno ostatní je na místě.
   *[other] { $count } částí souboru { $path } je poškozených. Soubor, jak byl, je uložen jako { $aside } a všechno ostatní je na místě.
}
server-note-damaged-here = { $count ->
    [one] Jedna část souboru { $path } je poškozená a nepodařilo se ho odložit jako { $aside }: není plný disk? Všechno ostatní je na místě.
    [few] { $count } části souboru { $path } jsou poškozené a nepodařilo se ho odložit jako { $aside }: není plný disk? Všechno ostatní je na místě.
   *[other] { $count } částí souboru { $path } je poškozených a nepodařilo se ho odložit jako { $aside }: není plný disk? Všechno ostatní je na místě.
}
server-note-scarce = Uložené věci zabírají { $used } z { $most }: odstraňte, co nepotřebujete.
