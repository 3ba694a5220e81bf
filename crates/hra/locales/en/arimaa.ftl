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

help-arimaa = Arimaa: positions, turns, records, play and matches of engines
    .example = hra arimaa turns position.txt
help-arimaa-turns = How many different positions one turn can reach
    .example = hra arimaa turns position.txt
    .position = g or s and 64 characters from a8 to h1 in brackets (blank or point: empty), or a file with that, a diagram or a record (-: standard input)
    .list = List one turn for each of them
help-arimaa-perft = How many lines of play there are of an exact length
    .example = hra arimaa perft position.txt 4
    .position = A position, as for hra arimaa turns
    .depth = How many steps (the end of a turn counts as one)
    .turns = The depth is in turns; turns that lead to the same position are one
help-arimaa-show = A position on a board, with its frozen pieces
    .example = hra arimaa show game.txt --turn 2s
    .position = A position, as for hra arimaa turns
    .turn = Of a record, the position before this turn, such as 12s (the last one if nothing is said)
    .short = One line of 64 characters instead of the board
help-arimaa-replay = Play records again: are the moves legal, and do they lead to the end that is told
    .example = hra arimaa replay game.txt
    .file = A record, or a file of the archive of arimaa.com; - for standard input
    .game = Only the game with this number

arimaa-task-perft = Positions expanded
arimaa-error-number = “{ $text }” is not a number that can stand here
arimaa-error-no-turn = there is no turn { $text }
arimaa-accepted-turn-tag = a record and the tag of one of its turns, such as 12g or 12s
arimaa-error-no-game = there is no game { $id } in this file
arimaa-turns = Different positions after one turn: { $count }
arimaa-turns-by-steps = With one step { $one }, two { $two }, three { $three }, four { $four }
arimaa-to-move-gold = Gold is to move.
arimaa-to-move-silver = Silver is to move.
arimaa-frozen = Frozen: { $squares }
arimaa-gold-goal = Gold wins: a rabbit has reached its goal.
arimaa-gold-elimination = Gold wins: Silver has no rabbits.
arimaa-gold-immobilisation = Gold wins: Silver cannot move.
arimaa-gold-time = Gold wins: Silver ran out of time.
arimaa-gold-resignation = Gold wins: Silver resigned.
arimaa-gold-score = Gold wins on pieces: the game reached its limit.
arimaa-gold-forfeit = Gold wins: Silver made a move that is not allowed, or failed.
arimaa-silver-goal = Silver wins: a rabbit has reached its goal.
arimaa-silver-elimination = Silver wins: Gold has no rabbits.
arimaa-silver-immobilisation = Silver wins: Gold cannot move.
arimaa-silver-time = Silver wins: Gold ran out of time.
arimaa-silver-resignation = Silver wins: Gold resigned.
arimaa-silver-score = Silver wins on pieces: the game reached its limit.
arimaa-silver-forfeit = Silver wins: Gold made a move that is not allowed, or failed.
arimaa-replayed = Games: { $games }. End as told: { $good }; a move after the loss on time: { $late }; another end: { $contradicted }; no end told: { $silent }; cannot be played: { $illegal }.
arimaa-replayed-clocks = Notes of clocks: { $notes }, of which our clock agrees with { $agreed }.
arimaa-odd-illegal = Game { $id } cannot be played, { $why } ({ $said })
arimaa-odd-late = Game { $id }: who lost on time is not to move; the move that came too late is written down. ({ $said })
arimaa-odd-contradicted = Game { $id } does not end as it says: { $said }

help-arimaa-match = Two AEI programs play many games against each other: Elo with its error, mishaps, time
    .example = hra arimaa match hra hra:seed --games 2 --time 0.1s/0/0 --turns 3
    .a = The command line of an AEI program; hra is our own engine, hra:NAME one of its players
    .b = The command line of the other program
    .games = How many games; colours are swapped every game, openings every two
    .time = Time control of both, or of the first where the second has its own
    .time_b = Time control of the second program
    .nodes = No clock: every turn is searched with so many nodes (for engines that have the option nodes)
    .depth = No clock: every turn is searched so many steps deep
    .option = An option that both programs are given, such as hash=64
    .option_b = An option that the second program is given after those
    .openings = A file of records with which games begin, or none: the programs set up themselves (50 openings of our own if nothing is said)
    .concurrency = How many games are played at a time
    .adjudicate = A side that has so many pieces more, four turns in a row, has won
    .turns = After so many turns of each side pieces decide
    .sprt = Stop when one of two differences in Elo is accepted, such as 0,50 (5 % of errors)
    .grace = How much later than the clock says a move may come
    .save = Keep the record of every game in this folder

arimaa-task-match = Games played
arimaa-error-option = “{ $text }” is not an option
arimaa-accepted-option = NAME=VALUE, such as hash=64
arimaa-error-sprt = “{ $text }” are not two differences in Elo
arimaa-accepted-sprt = two numbers, the smaller first, such as 0,50
arimaa-error-engine = “{ $text }” cannot play: { $why }
arimaa-engine-start = it cannot be started ({ $error })
arimaa-engine-gone = it ended before it had greeted
arimaa-engine-silent = it did not greet in time
arimaa-accepted-engine = the command line of a program that speaks AEI, hra for our own engine, or hra:NAME for one of its players
arimaa-match-result = { $a } won { $wins }, { $b } won { $losses }.
arimaa-match-elo = { $share } % (95 %: { $lower } to { $upper }); Elo { $elo } ({ $elolower } to { $eloupper })
arimaa-match-sprt-open = SPRT { $elo0 } or { $elo1 }: undecided, { $ratio } between { $lower } and { $upper }
arimaa-match-sprt-null = SPRT: the difference is { $elo0 } rather than { $elo1 } ({ $ratio } between { $lower } and { $upper })
arimaa-match-sprt-better = SPRT: the difference is { $elo1 } rather than { $elo0 } ({ $ratio } between { $lower } and { $upper })
arimaa-match-player = { $name }: wins as Gold { $gold }, as Silver { $silver }; lost on time { $time }, by a crash { $crash }, by an illegal move { $illegal }; { $mean } s per turn, at most { $longest } s
arimaa-match-nodes = nodes per turn { $nodes }, mean depth { $depth }
arimaa-match-ends = Ends: { $reasons }; { $plies } plies per game
arimaa-reason-goal = goal
arimaa-reason-elimination = no rabbits
arimaa-reason-immobilisation = no move
arimaa-reason-time = time
arimaa-reason-resignation = resignation
arimaa-reason-score = pieces
arimaa-reason-forfeit = mishap

help-arimaa-play = Play Arimaa in the terminal against a person, chance or a program
    .example = hra arimaa play --gold random --silver random
    .gold = Who plays Gold: human, random, hra (our engine), hra:NAME, or the command line of an AEI program
    .silver = Who plays Silver: the same
    .time = A time control such as 2/6/100/0/8/6; without one nobody is timed
    .position = Begin from this position, or go on with this record
    .save = Keep the record in this file after every move

arimaa-play-prompt = { $tag } ({ $left ->
    [one] one step left
   *[other] { $left } steps left
}, h helps):
arimaa-play-prompt-setup = { $tag } setup (a number, or Ra1 Rb1 …; h helps):
arimaa-play-help = Steps such as Ee2n, one at a time or several on a line; the fourth step or the word done ends the turn. Pushes and pulls are written as their two steps, the moved piece first in a push (rd5n Ed4n), second in a pull (Ed4s rd5s). u takes the last step back, or the last move; m lists steps; b shows the board; c the clocks; t gives a hint; o plays it; s saves; resign gives up; q leaves.
arimaa-play-so-far = So far: { $steps }
arimaa-play-clocks = Reserves: Gold { $gold }, Silver { $silver }
arimaa-play-used = This move has taken { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} so far.
arimaa-play-hint = Our engine would play: { $move }
arimaa-play-no-hint = There is no hint: our engine does not answer.
arimaa-play-nothing-back = There is nothing to take back.
