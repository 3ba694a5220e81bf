# Arimaa: the game, its records and its commands. The player is in bot.ftl.
arimaa-error-side = “{ $text }” is not a position: it should begin with the side to move and have the squares in brackets
arimaa-error-squares = there are { $found } squares between the brackets instead of 64
arimaa-error-letter = “{ $letter }” on { $square } is neither a piece nor an empty square
arimaa-error-row = this is not a row of a diagram, or a row is missing or doubled: “{ $text }”
arimaa-error-too-many = there are { $found } of “{ $letter }”, more than the game has
arimaa-error-trapped = the piece on { $square } has no friend beside it: the trap would have removed it
arimaa-accepted-position = g or s and 64 characters from a8 to h1 in brackets (R C D H M E for Gold, small letters for Silver, a blank or a point for an empty square), or a diagram with rows such as 8| r r r d d r r r |
