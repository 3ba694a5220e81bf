# Hodnoty her a hry na deskách.
values-error-out-of-range = je v tom příliš velké nebo příliš jemné číslo, násobek šipky nebo nimber
values-accepted-range = čísla asi do 10^18 se jmenovateli do 2^62, nejvýše 10^9 šipek, nimbery do *10^9; ochlazení nad -1 a součiny s kladnou jednotkou
values-error-too-deep = hra je příliš hluboce vnořená
values-accepted-depth = hry vnořené nejvýše do hloubky { $depth }

grids-error-size = „{ $part }“ není rozměr
grids-error-uneven = řádek „{ $part }“ je prázdný nebo není stejně dlouhý jako první
grids-error-symbol = „{ $part }“ na desce stát nemůže
grids-error-too-large = „{ $part }“ nemá žádné pole, nebo jich má víc než { $most }
grids-accepted-board = rozměr jako 4x6 (řádky krát sloupce), nebo řádky ze znaků . (volné) a # (chybí) oddělené /, třeba ..#/.../#..; nejvýše 128 polí
grids-accepted-stones = rozměr jako 3x4, nebo řádky ze znaků { $left } (Levý), { $right } (Pravý), . (prázdné) a # (chybí) oddělené /; nejvýše 128 polí
toads-error = „{ $part }“ na pásu stát nemůže
toads-accepted = ropuchy t, žáby f a prázdná pole . jako tt..ff; 1 až { $most } polí
hackenbush-error = „{ $part }“ ve sloupci { $column } tu stát nemůže, nebo je hran příliš mnoho
hackenbush-accepted = hrany b (modrá), r (červená) a g (zelená): brg je stvol, b(r,gb) se větví, čárka odděluje stromy, - je nic; nejvýše { $most } hran
dawson-error-board = „{ $part }“ není deska Dawsonových šachů
dawson-accepted-board = 1 až { $most } sloupců; pozice jsou tři řádky ze znaků W, B a . oddělené /, první je řada černého, třeba BBB/.../WWW, pak případně mezera a w nebo b podle toho, kdo je na tahu
