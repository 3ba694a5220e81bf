# Values of games, and games on boards.
values-error-out-of-range = a number, a multiple of up or a nimber in it is too large or too fine
values-accepted-range = numbers up to about 10^18 with denominators up to 2^62, up to 10^9 ups, nimbers up to *10^9; cooling above -1 and products with positive units
values-error-too-deep = the game is nested too deeply
values-accepted-depth = games that are nested at most { $depth } deep

grids-error-size = “{ $part }” is not a size
grids-error-uneven = the row “{ $part }” is empty or not as long as the first
grids-error-symbol = “{ $part }” cannot stand on a board
grids-error-too-large = “{ $part }” has no squares, or more than { $most }
grids-accepted-board = a size such as 4x6 (rows by columns), or rows of . (free) and # (not there) joined by /, such as ..#/.../#..; at most 128 squares
grids-accepted-stones = a size such as 3x4, or rows of { $left } (Left), { $right } (Right), . (empty) and # (not there) joined by /; at most 128 squares
toads-error = “{ $part }” cannot stand on the strip
toads-accepted = toads t, frogs f and empty squares . such as tt..ff; 1 to { $most } squares
hackenbush-error = “{ $part }” in column { $column } cannot stand here, or there are too many edges
hackenbush-accepted = edges b (blue), r (red) and g (green): brg is a stalk, b(r,gb) has branches, a comma parts trees, - is nothing; at most { $most } edges
dawson-error-board = “{ $part }” is not a board of Dawson's chess
dawson-accepted-board = 1 to { $most } columns; a position is three rows of W, B and . joined by /, Black's row first, such as BBB/.../WWW, then perhaps a space and w or b for who is to move

grids-error-picture = there are more than { $limit } positions to draw
grids-accepted-picture = a smaller board, --merge, or a larger --limit (a drawing with thousands of positions can hardly be read)
    .api = a smaller board, equal positions drawn once (merge), or a larger limit (a drawing with thousands of positions can hardly be read)
dawson-error-columns = the position has { $found ->
        [one] one column
       *[other] { $found } columns
    }, and { $wanted } { $wanted ->
        [one] was
       *[other] were
    } given

grids-left = Left
grids-right = Right
grids-outcome-p = P-position: the player who moves first loses.
grids-outcome-n = N-position: the player who moves first wins.
grids-outcome-l = L-position: Left wins, whoever begins.
grids-outcome-r = R-position: Right wins, whoever begins.
grids-explain-wins = { $side } first: { $move }, which leaves { $leaves }; { $other }'s best answer { $answer } leaves { $then }.
grids-explain-wins-at-once = { $side } first: { $move }, which leaves { $leaves }; { $other } has no answer.
grids-explain-first = { $side } first: { $move } wins.
grids-explain-loses = { $side } first: every move loses.
grids-line-outcome = Outcome: { $value }
grids-line-left-stop = Left stop: { $value }
grids-line-right-stop = Right stop: { $value }
grids-line-mean = Mean: { $value }
grids-line-temperature = Temperature: { $value }
grids-line-value = Value: { $value }
grids-line-grundy = Grundy value: { $value }
grids-line-nodes = Positions searched: { $nodes }
grids-line-moves = { $side }'s winning first moves: { $moves }
grids-line-winning = Winning moves: { $moves }
dawson-line-columns = Winning first pawns, by column: { $columns }
dawson-reason-heap = A pawn that steps forward is exchanged at once together with its neighbours, so { $columns ->
        [one] one column is
       *[other] { $columns } columns are
    } the heap game 0.137 on a heap of { $columns }, worth { $value }.
dawson-reason-equal = Column { $column } leaves { $before ->
        [one] { $before } column
       *[other] { $before } columns
    } on one side and { $after } on the other, both worth { $value }: whatever is played in one part is answered in the other, and the opponent runs out of moves.
dawson-reason-unequal = Every column leaves two parts of different worth, and the opponent can make them equal.
dawson-reason-sum = { $count ->
        [0] No column is left to play in.
        [one] One stretch is left, { $stretches } wide, worth { $value } as the heap game 0.137.
       *[other] Stretches of { $stretches } columns are left: a sum of heaps of the game 0.137, together worth { $value }.
    } { $value ->
        [0] The player to move loses: every move can be answered back to 0.
       *[other] The player to move wins by making it 0.
    }
dawson-reason-search = Where capturing is a choice, or one is due, no sum of heaps is known: all positions that can follow were searched.
grids-rules = { $rules } { $end } { $moves }
grids-opening = { $left } is Left ({ $of_left }), { $right } is Right ({ $of_right }). { $rules }
grids-end-normal = Who cannot move loses.
grids-end-misere = Who cannot move wins.
grids-error-variant = there are no rules called “{ $name }” here
grids-accepted-variant = { $count ->
        [0] the usual rules only
       *[other] { $names }
    }
grids-error-game = there is no game on a board called “{ $name }”
grids-accepted-games = one of { $games }
grids-error-no-value = with mandatory capture a position has a value only where every column is untouched or closed for good
grids-accepted-value = such a position, --optional-capture, or the command dawson solve --position
    .api = such a position, or the variant with optional capture
picture-accepted-at-once = a limit of at most { $limit }, or a job
picture-written = The picture is in { $file }.
picture-error-unreadable = the drawing cannot be made a picture: { $error }
picture-error-large = a drawing { $width } wide and { $height } high is too large for a picture
picture-accepted-large = a smaller --limit or another format, such as svg or dot
    .api = a smaller limit or another format, such as svg or dot
grids-error-misere = misère play cannot be decided in this game
grids-accepted-misere = games in which both sides have the same moves, such as Cram, and Dawson's chess
grids-move = { $move }
domineering-task = searching
cram-task = proving nimbers
cgt-task-lines = Lines of the worksheet

calculator-error-unexpected = “{ $found }” cannot stand in column { $column }
calculator-error-end = the expression ends too early, in column { $column }
calculator-error-number = “{ $text }” is not a number that a short game can be
calculator-error-ambiguous = the bars before column { $column } can be read in two ways
calculator-error-nested = the expression is nested too deeply or too long
calculator-error-unknown = there is nothing called “{ $name }”
calculator-error-arguments = { $name } cannot be used with this
calculator-error-reserved = “{ $name }” cannot be a variable
calculator-error-line = line { $line }: { $message }
calculator-error-part = “{ $part }” is no game for a sum
calculator-error-binds = a capture is due or near in “{ $part }”: it would bind the mover in all parts of a sum, so that it has no value there
calculator-accepted-binds = strips of untouched columns, such as dawson:5; or boards on which nobody must capture: dawson-optional-capture:BB/../WW in a sum, dawson("BB/../WW", "optional-capture") in an expression
calculator-error-no-game = “{ $text }” is no game
calculator-accepted = numbers (3/4), nimbers (*2), ups and downs (^^*, v3), switches (+-1), games ({"{"}2|-1/2{"}"}), + - ·, < <= > >= = != <>, brackets, functions, name := expression
calculator-accepted-number = whole numbers and fractions whose denominator is a power of two, such as -3/4
calculator-accepted-bars = rows of bars of different lengths, such as {"{"}0||0|-2{"}"}
calculator-accepted-nested = at most { $depth } levels and 2000 operators
calculator-accepted-names = { $names }, or a variable that was set with :=
calculator-accepted-arguments = { $name } takes: { $takes }
calculator-accepted-variable = a name that is no function, no number and no arrow
calculator-accepted-parts = heaps that do not influence each other, such as nim:3, subtract:1,3:9, SUBST[1,3;9], kayles:7 or dawson-strip:7, or a board of a game, such as cram:2x3 or dawson-optional-capture:5; the games are { $games }
calculator-line-differs = line { $line }: { $expression } = { $result }, expected { $expected }
calculator-line-count = { $agreed } as expected, { $failed } not.
calculator-sum-wins = { $side } first: in { $part } play { $move }.
calculator-welcome = Expressions such as {"{"}0|*{"}"} + v; help lists what there is, quit ends.

board-domineering = Domineering
    .rules = Left places vertical dominoes, Right horizontal ones.
    .moves = A move is written by its two squares, such as a1-a2.
    .board = 4x6, or rows of . and # joined by /
board-cram = Cram
    .rules = Both players place dominoes in either direction.
    .moves = A move is written by its two squares, such as a1-b1.
    .board = 4x6, or rows of . and # joined by /
board-dawson = Dawson's chess
    .rules = White (W) moves up, Black (B) down: a pawn steps forward onto an empty square or captures diagonally forward. Capturing is mandatory.
    .rules-optional = White (W) moves up, Black (B) down: a pawn steps forward onto an empty square or captures diagonally forward. Nobody must capture.
    .moves = Moves are written b1-b2 and a3xb2.
    .board = How many columns, or three rows such as BBB/.../WWW
    .optional_capture = Nobody must capture
board-col = Col
    .rules = Squares are painted; nobody may paint next to a square of his own colour.
    .moves = A move is written by its square, such as b2.
    .board = 2x3, or rows of x (Left), o (Right), . and #
board-snort = Snort
    .rules = Squares are painted; nobody may paint next to a square of the other's colour.
    .moves = A move is written by its square, such as b2.
    .board = 2x3, or rows of x (Left), o (Right), . and #
board-clobber = Clobber
    .rules = A stone moves onto a neighbouring stone of the other colour and removes it.
    .moves = A move is written a1xa2.
    .board = 2x3 for the usual start, or rows of x (Left), o (Right), . and #
board-toads = Toads and Frogs
    .rules = Left's toads (t) go right, Right's frogs (f) go left: one step, or a jump over one animal of the other kind.
    .moves = A move is written 1-2 or 1-3.
    .board = a strip of t (toads, Left), f (frogs, Right) and .
board-nogo = NoGo
    .rules = Stones are placed; no group of either colour may ever be without an empty neighbouring square.
    .moves = A move is written by its square.
    .board = 2x3, or rows of x (Left), o (Right), . and #
board-hackenbush = Hackenbush
    .rules = Left cuts blue (b) and green (g) edges, Right red (r) and green ones; all that stands on a cut edge is removed.
    .moves = A move is the number of the edge, counted as they are written.
    .board = trees of b (blue, Left), r (red, Right) and g (green, both): brg, b(r,gb)
board-amazons = Amazons
    .rules = A queen moves like a queen of chess and then shoots an arrow the same way; nobody moves or shoots through the square where it lands.
    .moves = A move is written a1-b2/c3: from, to, arrow.
    .board = 4x4 for queens in the corners, or rows of x (Left), o (Right), . and #
board-konane = Konane
    .rules = A stone jumps straight over a neighbouring stone of the other colour onto the empty square behind it and removes it; it may go on in the same direction.
    .moves = A move is written a1-a3, or a1-a5 for two jumps.
    .board = 4x4 for a full board without two stones in the middle, or rows of x (Left), o (Right), . and #

help-board = { $title }. { $rules }
help-board-value = The canonical value of a position, with outcome, stops, mean and temperature
help-board-value-impartial = The Grundy value of a position
help-board-solve = Who wins when either side begins, with which first move, and why
    .all_moves = List all winning first moves
help-board-solve-impartial = Who wins, with which moves
    .misere = Who moves last loses
help-board-graph = Draw the graph of a small game: blue arrows for Left, red ones for Right
    .merge = Draw equal shapes once, without squares that nobody will use
    .tree = Draw a tree: a position that is reached twice is drawn twice
    .format = svg to look at, dot for Graphviz
    .png = Write the picture into this file as PNG
    .limit = Draw at most so many positions
help-board-play = Play in the terminal, against the solver or each other
    .misere = Who moves last loses
    .first = Who moves first: human, perfect, student:0.3 or random
    .second = Who moves second: human, perfect, student:0.3 or random
    .names = The names of the players, separated by a comma
    .save = Save a transcript here when the game is over
    .replay = Go on with a saved transcript

help-dawson-value = The Grundy value of a position; where nobody must capture, its canonical value

help-dawson-solve = Who wins Dawson's chess, and with which pawn
    .example = hra dawson solve 7 --optional-capture
    .columns = How many columns, or a position
    .optional_capture = Nobody must capture
    .position = A position instead of the start: BBB/.../WWW, then perhaps a space and w or b for who is to move
    .misere = Who cannot move wins, as in Dawson's own game

help-cgt = A calculator for game values; without a command it answers line by line
    .example = hra cgt eval '{"{"}0|*{"}"} + v'

help-cgt-eval = What an expression is worth
    .example = hra cgt eval '{"{"}0|*{"}"} + v'
    .expression = An expression: numbers, *2, ^, v, +-1, {"{"}1|-1{"}"}, + - ·, comparisons, functions such as temperature(…), games such as domineering("4x4"); - reads standard input

help-cgt-run = Run a worksheet: lines with expressions and, after ==>, what they should give
    .example = hra cgt run values.cgt
    .file = The worksheet, or - for standard input

help-cgt-sum = Solve a sum of different games from its parts
    .example = hra cgt sum nim:3 cram:2x3 domineering:3x3
    .parts = Parts such as nim:3 SUBST[1,3;9] dawson:7 cram:2x3 domineering:..#/...

help-cgt-thermograph = Draw the thermograph of an expression
    .example = hra cgt thermograph '{"{"}2|-1/2{"}"}' > thermograph.svg
    .expression = An expression: numbers, *2, ^, v, +-1, {"{"}1|-1{"}"}, + - ·, comparisons, functions such as temperature(…), games such as domineering("4x4"); - reads standard input
    .png = Write the picture into this file as PNG

help-cgt-tree = Draw the tree of an expression in canonical form: what Left (L) and Right (R) can move to
    .example = hra cgt tree '{"{"}3|1{"}"} + ^' --depth 2
    .expression = An expression: numbers, *2, ^, v, +-1, {"{"}1|-1{"}"}, + - ·, comparisons, functions such as temperature(…), games such as domineering("4x4"); - reads standard input
    .depth = How many moves deep
help-board-table = What all rectangles up to a size, or all shapes of so many squares, are worth
    .up_to = The largest rectangle, rows by columns, such as 4x5
    .squares = Instead of rectangles all shapes of so many squares that hang together, up to turning and mirroring (in Domineering a quarter turn makes the negative)
    .csv = As comma-separated values with a header
    .svg = As a picture in SVG
    .png = Write the picture into this file as PNG
grids-task-table = Values of boards
grids-error-table = a table needs a size or a number of squares
grids-accepted-table = either a size such as 4x5 or a number of squares
grids-error-no-shapes = this game's boards are not made of free squares alone
grids-accepted-shapes = tables of shapes for Cram and Domineering, and --up-to for other games
    .api = tables of shapes for Cram and Domineering, and up_to for other games
grids-why-large = The values of what moves leave are argued on boards of at most { $most } squares.
grids-why-bound = A capture that is due binds the mover everywhere: values of what moves leave would not add up, and are not argued.
grids-why-parts = The position falls apart into { $count } parts that do not touch each other. They are worth { $values } = { $sum }.
grids-why-pairs = The parts pair off so that each undoes another: whoever moves second answers in the other part of the pair with the same move (Tweedledum and Tweedledee), so that the sum is 0 and who begins loses.
grids-turn-half = half a turn
grids-turn-mirror = mirroring left and right
grids-turn-flip = mirroring up and down
grids-turn-diagonal = mirroring along a diagonal, which makes the one player's dominoes the other's
grids-why-copy-second = The board stays as it is under { $turn }, and no domino overlaps its image: whoever moves second answers every domino with its image (Tweedledum and Tweedledee), always can, and makes the last move.
grids-why-copy-first = The board stays as it is under { $turn }, and only { $move } overlaps its image, being its own: who begins plays { $move }, answers every further domino with its image (Tweedledum and Tweedledee), and makes the last move.
grids-why-option = {"  "}{ $moves } → { $leaves }, worth { $value }
grids-why-over = Nobody can move: no value is excluded, and the position is worth 0.
grids-why-moves = { $count ->
        [one] The only move leaves, without dead squares:
       *[other] The { $count } moves leave, equal shapes as one and without dead squares:
    }
grids-why-mex = What moves leave is worth { $set }; the least number that is missing (mex) is { $value }: this is the Grundy value.
grids-why-p = It is 0: no move leaves a P-position, so this is one.
grids-why-n = It is not 0: a move leaves a P-position, worth 0, and wins.
grids-why-left = Left's moves leave:
grids-why-right = Right's moves leave:
grids-why-left-none = Left has no move.
grids-why-right-none = Right has no move.
grids-why-form = By its options the game is { $form }.
grids-why-dominated = { $side }'s option { $worse } is dominated: { $better } is at least as good.
grids-why-reversible = { $side }'s option { $option } is reversible: { $other } answers { $answer }, which is no worse for { $other } than { $whole }; { $count ->
        [0] { $side } then has nothing, and the option drops out.
       *[other] what counts is what { $side } can do then: { $then }.
    }
grids-why-not-left = { $number } does not fit: Left's option { $option } is not less than it.
grids-why-not-right = { $number } does not fit: Right's option { $option } is not greater than it.
grids-why-number = { $number } is the simplest number that fits: no option of Left is equal or greater, none of Right equal or less. So the game is { $number }.
grids-why-hot = It is no number: Left moving first comes to stop at { $left }, Right moving first at { $right }, so both want to move first.
grids-why-near = It is no number: whoever begins, play stops at { $stop }, so that no other number fits.
grids-why-canonical = With dominated options left out it is { $form }; in canonical form { $value }.
grids-why-canonical-only = In canonical form it is { $value }.
dawson-why-wins = { $move } wins. Nothing that the opponent can do then helps:
dawson-why-loses = Every first move is answered by one that wins:
dawson-why-stuck = No pawn can move: who is to move has lost.
dawson-why-stuck-wins = No pawn can move: who is to move has won.
dawson-why-answered = {"  "}{ $move } — then { $answer }
dawson-why-over = {"  "}{ $move } — and the game is over
dawson-why-head = Every column can be opened; the exchange that follows is forced and leaves two stretches (mirror images are listed once):
dawson-why-column = {"  "}column { $column } → { $before } and { $after } columns: { $first } ⊕ { $second } = { $value }
dawson-why-odd = The number of columns is odd: the pawn in the middle, column { $column }, leaves two equal stretches, and whatever is played in one is copied in the other.
dawson-reason-misere = Who cannot move wins (Dawson's own game). There are no values then: all { $positions } positions that can follow were searched.
heap-error-no-end = nothing tells the largest heap
heap-accepted-end = --to N, or a heap in the brackets, such as SUBST[3,4;20]
