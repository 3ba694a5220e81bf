# Co říkají všechny části.
error-unknown-language = jazyk „{ $text }“ tu není
accepted-languages = en (anglicky) nebo cs (česky)
error-line = chyba: { $message }
accepted-line = přijímá se: { $accepted }

rules-error-no-such-move = „{ $text }“ tu není dovolený tah
rules-accepted-moves = jeden z tahů: { $moves }
rules-error-no-such-face = na kostce nemůže být „{ $text }“
rules-accepted-faces = jedna z hodnot: { $faces }
rules-error-no-mover = „{ $text }“ neříká, kdo je na tahu
rules-accepted-mover = pozice, mezera a L nebo R podle strany na tahu

work-error-too-big = to by potřebovalo asi { $needed } paměti a dovoleno je { $allowed }
work-accepted-memory = menší úloha, nebo větší příděl volbou --memory
ranks-error-lost = rank { $rank } skončil dřív než práce
ranks-error-without = tento program byl spuštěn jako jeden z několika procesů pod MPI, a byl sestaven bez něj
ranks-accepted-mpi = program sestavený pomocí: cargo build --release -p cli --features mpi
ranks-error-mpi = MPI se zde nespustí
work-error-stopped = přerušeno; co bylo zapsáno do souborů, zůstává
work-error-bytes = „{ $text }“ není množství paměti
work-accepted-bytes = celé číslo s K, M, G nebo T, například 512M nebo 2G
work-error-unreadable = soubor nelze číst: { $error }
work-error-foreign = soubor nezapsala Hra
work-error-other-kind = soubor obsahuje „{ $found }“, potřeba je „{ $wanted }“
work-error-damaged = soubor je poškozen: kontrolní součet nesouhlasí
work-error-other-question = uloženo bylo k jiné otázce: „{ $found }“, ne „{ $wanted }“
work-error-misfit = jeho obsah se k otázce nehodí
work-error-kept = { $place } nelze použít: { $why }
work-accepted-kept = místo, kde dosud nic uloženo není, nebo to, co bylo uloženo k téže otázce
work-error-locked = ve složce { $place } už pracuje jiný běh
work-accepted-locked = počkejte na něj nebo ho zastavte, nebo zvolte jinou složku

error-file-unreadable = { $path } nelze přečíst: { $error }
error-file-unwritable = { $path } nelze zapsat: { $error }
warning-unkept = Varování: { $why }. Výpočet pokračuje, ale bude-li přerušen, o to, co od této chvíle najde, se přijde.
error-file-not-text = { $path } není text v UTF-8
accepted-files = soubor, který existuje a smí se číst, nebo - pro standardní vstup
accepted-writable-file = místo, kam se smí zapsat soubor
error-output = odpověď nelze zapsat: { $error }
error-conversation = rozhovor není jeden dokument, a tak s ním nelze použít --json
accepted-conversation = tentýž příkaz bez --json
error-nothing-asked = nebylo položeno nic
accepted-lines = na každém řádku standardního vstupu výraz, například 1/2 + *

error-usage-unknown-argument = volba „{ $text }“ tu není
error-usage-unknown-command = příkaz „{ $text }“ tu není
error-usage-missing = něco chybí: { $text }
error-usage-missing-command = za „{ $text }“ chybí příkaz
error-usage-invalid-value = „{ $text }“ není hodnota pro { $option }
error-usage-value-missing = za { $option } chybí hodnota
error-usage-twice = { $option } je zadáno vícekrát
error-usage-conflict = { $option } nelze použít spolu s ostatními volbami
error-usage-too-many = „{ $text }“ je o slovo navíc
error-usage-other = příkazu nelze rozumět: { $text }
accepted-usage = { $usage }
accepted-see-help = co příkaz říká s volbou --help
error-file-too-large = { $path } je větší než { $most }
accepted-values = jedna z hodnot: { $values }
accepted-did-you-mean = snad „{ $suggestion }“
error-number = „{ $text }“ není číslo, které tu může stát
accepted-number-from-to = celé číslo od { $from } do { $to }
error-whole-number = „{ $text }“ není celé číslo
accepted-whole-number = celé číslo, které není záporné

progress-plain = { $task }: { $done } z { $total }
progress-plain-open = { $task }: { $done }
progress-interrupt = končím; druhé Ctrl-C ukončí hned
