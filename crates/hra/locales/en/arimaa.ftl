# Arimaa: the game, its records and its commands. The player is in bot.ftl.
arimaa-error-side = “{ $text }” is not a position: it should begin with the side to move and have the squares in brackets
arimaa-error-squares = there are { $found } squares between the brackets instead of 64
arimaa-error-letter = “{ $letter }” on { $square } is neither a piece nor an empty square
arimaa-error-row = this is not a row of a diagram, or a row is missing or doubled: “{ $text }”
arimaa-error-too-many = there are { $found } of “{ $letter }”, more than the game has
arimaa-error-trapped = the piece on { $square } has no friend beside it: the trap would have removed it
arimaa-accepted-position = g or s and 64 characters from a8 to h1 in brackets (R C D H M E for Gold, small letters for Silver, a blank or a point for an empty square), or a diagram with rows such as 8| r r r d d r r r |
arimaa-accepted-state = a position, then the steps of the turn so far: g [64 characters] Ee2n Ee3n
arimaa-error-word = “{ $text }” is not a step
arimaa-error-illegal = the rules do not allow the step { $text } here
arimaa-error-removal = { $text } is written, but that piece is not removed here
arimaa-error-empty = a turn has at least one step
arimaa-error-half-push = a push has to be completed
arimaa-error-setup = “{ $text }” is not a setup: sixteen pieces on the two rows of their side, each kind as often as the game has it
arimaa-error-unchanged = a turn has to change the position
arimaa-error-repetition = this turn would create the position for the third time
arimaa-error-phase = a setup and a turn are mixed up
arimaa-error-over = the game is over
arimaa-accepted-turn = one to four steps, each a piece, its square and a direction: Ra2n Ee4s rc4e
arimaa-accepted-setup = sixteen pieces with their squares, such as Ra1 Rb1 Rc1 Dd1 …
arimaa-error-time = “{ $text }” is not a time control
arimaa-accepted-time = per move/reserve/percent/limit of the reserve/limit of the game/most for a move, such as 2/6/100/0/8/6, 0:30/3/100/5/8 or 15s/2m30s/100/0/60t
arimaa-error-record = line { $line } is neither a field nor a move: “{ $found }”
arimaa-accepted-record = lines such as Gold: Anna, fields of several lines between -=+=- and -=+=-, and moves such as 12g Ee2n Ee3n, 12s takeback, 13g resigns
arimaa-error-replay = at { $tag }: { $why }
arimaa-error-tag = { $found } stands where { $wanted } belongs
