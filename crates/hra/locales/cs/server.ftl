# Pracovní stůl: server a stránka.
help-serve = Spustí pracovní stůl: stránku na tomto počítači a API pod /api/
    .example = hra serve --port 8080
    .port = Kde naslouchat: port, 0 pro kterýkoli volný (4727, nebo jiný, je-li obsazen)
    .address = Naslouchá na této adrese místo jen na tomto počítači; každý pak potřebuje vypsaný klíč
    .data = Kde se ukládají grafy, partie a výsledky (uživatelův adresář dat)

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
server-error-graph-size = { $vertices } vrcholů je víc než { $most }, které se řeší najednou
server-error-no-host = požadavek neříká, komu je určen
server-error-host = tento server se nejmenuje „{ $host }“
server-error-cross-site = cizí stránky se tu ptát nesmějí
server-error-token = je potřeba klíč, který se vypsal při spuštění
server-error-broken = něco se tu rozbilo: { $detail }
