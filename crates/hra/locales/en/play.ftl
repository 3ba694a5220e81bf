# Playing in the terminal; the same for all games.
play-prompt = Your choice:
play-prompt-number = A number (h for help):
play-prompt-file = Save to which file?
play-prompt-first-name = Name of the first player:
play-prompt-second-name = Name of the second player:
play-prompt-next-name = Name of the next player:
play-menu-head = Choose one of these by its number:
play-menu-best = Play the optimal move
play-menu-help = Help
play-menu-plain = Type a move. Also: o optimal move, t hint, m list of moves, b board, u undo, s save, q quit, h help (with a colon before it, if a move has the same name).
play-help = Also by letter: o play the optimal move, t show it as a hint, m list all moves, b show the board again, u undo, s save a transcript, q quit, h help. A move may also be typed as the list writes it.
play-help-number = Enter a whole number; b goes back, q quits.
play-error-number = “{ $text }” cannot be used. Accepted: { $allowed }
play-error-choice = “{ $text }” is not one of the choices. Accepted: { $choices }, a move, or one of the letters o t m b u s q h.
play-error-player = there is no player called “{ $text }”
play-accepted-players = human, perfect, student:P (errs with probability P, such as student:0.3), random
play-error-transcript = line { $line }: “{ $found }” does not belong into a transcript
play-accepted-transcript = a first line “{ $first }”, then game:, start: and player: lines, an empty line, and the moves
play-error-other-game = this is a transcript of “{ $found }”
play-accepted-game = a transcript of { $game }

play-to-move = {""}
    To move: { $name }
play-played = { $name }: { $move }.
play-hint = Hint: { $move }.
play-hint-left = There is no hint: you interrupted it. The game goes on.
play-rolled = The die shows { $face }.
play-undone = Taken back.
play-nothing-to-undo = There is nothing to take back.
play-saved = Saved to { $path }.
play-won = { $name } wins.
play-drawn = A draw.
play-another-menu = 1) Another game
    2) Quit
    3) Help
play-another-help = 1 starts another game, 2 ends the program.
play-goodbye = Goodbye.
play-accepted-own-players = { $all }; { $own }
play-help-name = Enter the name by which you want to be called.
play-error-after-end = “{ $text }” does not fit the moves before it

table-player = Player { $seat }
table-to-move = { $name } is to move.
table-to-roll = The die is to be rolled.
table-error-dice = the die is to be rolled first
table-accepted-roll = a roll of the die
table-error-no-dice = no die is to be rolled now
table-accepted-move = a move
table-error-over = the game is over
table-accepted-undo = going back some steps
table-error-step = there is no step “{ $text }”
table-error-person = a person chooses for himself
table-accepted-machine = a machine: perfect, student:P, random, or a player that only this game has
play-begins = { $name } begins.
