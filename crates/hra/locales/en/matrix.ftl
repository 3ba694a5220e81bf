# Games in normal form.
help-matrix = Games in normal form: tables of payoffs, and formulas on intervals
    .example = hra matrix continuous "x + y"
help-matrix-solve = Saddle points, dominated strategies, value and optimal strategies of a table of payoffs
    .example = printf '5 6 4 5\n-3 5 3 7\n7 8 -1 6\n' | hra matrix solve -
    .file = Rows of numbers or fractions parted by blanks, commas or semicolons, with names if you like, or JSON; - is standard input
    .second = With --bimatrix: a second file with the column player's payoffs
    .bimatrix = Each player has payoffs of his own: two tables, or one table of pairs such as 3,2
    .sum = The two payoffs of a cell add up to this number instead of 0
    .exact = Answer in exact fractions
    .method = auto, lp (linear programming), exact (the same as --exact) or fictitious (fictitious play)
    .rounds = Fictitious play: at most so many rounds
    .epsilon = Fictitious play: stop when the bounds are this close
    .start = With --bimatrix: begin the path of Lemke and Howson with this strategy (rows first, then columns, from 1)
help-matrix-respond = Best responses to a mixed strategy of the opponent
    .example = printf '0 -1 1\n1 0 -1\n-1 1 0\n' | hra matrix respond - --column 1/2,1/4,1/4
    .file = The game, as for solve
    .bimatrix = Each player has payoffs of his own
    .row = The row player's probabilities, separated by commas; the column player responds
    .column = The column player's probabilities; the row player responds
    .exact = Answer in exact fractions
help-matrix-continuous = A zero-sum game in which both choose a number and a formula says what the first receives
    .example = hra matrix continuous "x + y"
    .formula = A formula in x and y: + - * / ^, abs sqrt exp ln sin cos min max, pi, e
    .x = What the first player may choose, such as 0..1
    .y = What the second player may choose
    .epsilon = Refine the grid until the value is known this closely

matrix-error-empty = there are no numbers
matrix-error-not-a-number = line { $line }, item { $item }: “{ $text }” is not a number
matrix-error-not-finite = line { $line }, item { $item }: “{ $text }” cannot be a payoff
matrix-error-zero-denominator = line { $line }, item { $item }: “{ $text }” divides by zero
matrix-error-number-too-long = line { $line }, item { $item }: “{ $text }” has too many digits
matrix-error-ragged = line { $line } has { $found ->
    [one] one number
   *[other] { $found } numbers
} where the first row has { $expected }
matrix-error-labels = there are { $found } names for { $expected ->
    [one] one strategy
   *[other] { $expected } strategies
}
matrix-error-second-table = a second table begins in line { $line }
matrix-error-not-a-pair = line { $line }, item { $item }: “{ $text }” is not a pair of payoffs
matrix-error-shapes = the two tables differ in size: { $first } and { $second }
matrix-error-json = this JSON is not a game: { $why }
matrix-accepted-numbers = whole numbers, decimals and fractions, such as 3, -2.5, 1e-3 or 2/3
matrix-accepted-tables = rows of equally many numbers, parted by blanks, commas or semicolons, or JSON such as [[1, -1], [-1, 1]]
matrix-accepted-one-table = one table without empty lines inside; two tables need --bimatrix
    .api = one table without empty lines inside; two tables are a bimatrix
matrix-accepted-bimatrix = two tables of the same size with an empty line between them, or one table of pairs such as 3,2 or (3, 2)
matrix-accepted-labels = one name for each row or column, and perhaps a word in the corner
matrix-accepted-json = [[1, 2], [3, 4]], an object with "payoffs" and perhaps "rows" and "columns" (names); with --bimatrix pairs [[[3, 3], [0, 5]], …] or "row_payoffs" and "column_payoffs"
    .api = [[1, 2], [3, 4]], an object with "payoffs" and perhaps "rows" and "columns" (names); for a bimatrix pairs [[[3, 3], [0, 5]], …] or "row_payoffs" and "column_payoffs"
matrix-error-formula = position { $position }: “{ $found }” is not expected in the formula
matrix-error-formula-end = the formula ends too early (position { $position })
matrix-accepted-formula = x, y, numbers, + - * / ^, brackets, abs sqrt exp ln sin cos min max, pi and e
matrix-error-formula-undefined = the formula is not defined or not bounded near x = { $x }, y = { $y }
matrix-accepted-formula-defined = a formula that has a value at every point of the two intervals
matrix-error-interval = “{ $text }” is not an interval
matrix-accepted-interval = two numbers, the smaller first, such as 0..1
matrix-error-epsilon = “{ $text }” is not a precision
matrix-accepted-epsilon = a positive number such as 0.001
matrix-error-strategy = “{ $text }” is not a mixed strategy here
matrix-accepted-strategy = { $count ->
    [one] one probability, which is 1
   *[other] { $count } probabilities that add up to 1, separated by commas, such as 1/2,1/4,1/4
}
matrix-error-respond = it is not said what to respond to
matrix-accepted-respond = either --row or --column with probabilities
    .api = either row or column with probabilities
matrix-error-start = “{ $text }” is not the number of a strategy here
matrix-error-numerical = floating arithmetic failed on this game: { $why }
matrix-accepted-exact = the same command with --exact
    .api = the same question with exact numbers
matrix-error-refused = the answer found does not stand the check ({ $why }): this is a fault of the program
matrix-error-disagreement = exact arithmetic gives { $exact }, linear programming between { $lower } and { $upper }: this is a fault of the program

matrix-class-players = { $count ->
    [one] One player.
   *[other] { $count } players.
}
matrix-class-zero-sum = Zero sum: what one wins, the other loses.
matrix-class-constant-sum = Constant sum { $sum }: interests are opposed.
matrix-class-general-sum = The sum of payoffs is not constant: interests are not simply opposed.
matrix-class-finite = Finitely many strategies.
matrix-class-infinite = Infinitely many strategies.
matrix-class-perfect = Perfect information.
matrix-class-imperfect = No perfect information: somebody decides without knowing all earlier moves.
matrix-class-chance = Chance takes part.
matrix-class-symmetric = Symmetric: the players could change seats.

matrix-saddle-points = { $count ->
    [0] No saddle point.
    [one] Saddle point: { $points }
   *[other] { $count } saddle points: { $points }
}
matrix-point = (row { $row }, column { $column })
matrix-value = Value: { $value }
matrix-value-column = Value for the column player: { $value }
matrix-row-strategy = Row player: { $strategy }
matrix-column-strategy = Column player: { $strategy }
matrix-name-row = row { $number }
matrix-name-column = column { $number }
matrix-error-sum = “{ $text }” is not a number
matrix-share = { $name } with { $share }
matrix-always = always { $name }
matrix-share-more = and { $count } more
matrix-equilibrium = Equilibrium { $number }: payoffs { $first } and { $second }
matrix-best-responses = Best responses: { $names }
matrix-response-payoff = Each brings { $value }.
matrix-response-line = {"  "}{ $name }: { $value }
matrix-continuous-first = First player: { $strategy }
matrix-continuous-second = Second player: { $strategy }
matrix-continuous-bounds = The value lies between { $lower } and { $upper }: an error of at most { $error }, proven for all numbers, not only those on the grid.
matrix-continuous-grid = { $refinements ->
    [0] The first grid was enough: { $rows } numbers for the first player, { $columns } for the second.
    [one] The grid was refined once, to { $rows } numbers for the first player and { $columns } for the second.
   *[other] The grid was refined { $refinements } times, to { $rows } numbers for the first player and { $columns } for the second.
}
matrix-continuous-pure = Neither gains by choosing any other number: (x, y) is a saddle point within that error.

matrix-explain-row-strict = Row { $removed } is dominated: row { $by } brings more against every column.
matrix-explain-row-weak = Row { $removed } is weakly dominated: row { $by } never brings less, and sometimes more.
matrix-explain-row-equal = Row { $removed } brings the same as row { $by }.
matrix-explain-column-strict = Column { $removed } is dominated: column { $by } is better for the column player against every row.
matrix-explain-column-weak = Column { $removed } is weakly dominated: column { $by } is never worse for the column player, and sometimes better.
matrix-explain-column-equal = Column { $removed } is the same as column { $by }.
matrix-explain-more-steps = { $count ->
    [one] One more strategy is removed in this way.
   *[other] { $count } more strategies are removed in this way.
}
matrix-explain-left = What is left is { $rows } × { $columns }; the value of the game is the same.
matrix-explain-left-equilibria = What is left is { $rows } × { $columns }; no equilibrium is lost.
matrix-explain-maximin = { $count ->
    [one] Row { $rows } assures
   *[other] Rows { $rows } each assure
} the row player of at least { $value } (the largest of the row minima).
matrix-explain-minimax = { $count ->
    [one] Column { $columns } keeps
   *[other] Columns { $columns } each keep
} him to at most { $value } (the smallest of the column maxima).
matrix-explain-saddle = Both are the same: the entry { $value } in row { $row }, column { $column } is the smallest of its row and the largest of its column. Nobody gains by leaving it.
matrix-explain-saddles = Both are the same: { $count } entries { $value } are smallest in their row and largest in their column. Any of their rows is optimal against any of their columns.
matrix-explain-no-saddle = The two differ: there is no saddle point, and whoever is predictable loses. Both must mix.
matrix-explain-by-saddle = So pure strategies are optimal.
matrix-explain-by-simplex = The optimal mixtures come from the simplex method in exact fractions; linear programming in floating numbers agrees.
matrix-explain-by-exact = The optimal mixtures come from the simplex method in exact fractions.
matrix-explain-by-certificate = Linear programming suggested which strategies are used; exact fractions then made the opponent indifferent between his, and were checked against every row and column.
matrix-explain-verified = Checked against the definition by code that shares nothing with the solvers: nobody gains by deviating alone.
matrix-explain-by-program = The mixtures come from linear programming, one program for each player.
matrix-explain-by-fictitious = Fictitious play: for { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} each answered what the other had done so far.
matrix-explain-value = The row player's mixture brings at least { $value } against every column, the column player's gives away at most as much against every row: that is the value.
matrix-explain-bounds = Measured on the strategies themselves: the row player is assured of { $lower }, the column player gives away at most { $upper }; the value lies between, an interval of { $error }.
matrix-explain-pure-equilibria = { $count ->
    [0] No equilibrium in pure strategies: in every cell somebody gains by deviating alone.
    [one] One equilibrium in pure strategies:
   *[other] { $count } equilibria in pure strategies:
}
matrix-explain-pure-equilibrium = {"  "}row { $row }, column { $column }: payoffs { $first } and { $second }; nobody gains by deviating alone.
matrix-explain-supports = { $count ->
    [one] All pairs of supports were gone through: this is the only equilibrium.
   *[other] All pairs of supports were gone through: { $count } equilibria.
}
matrix-explain-mixed = { $count ->
    [one] One of them mixes: each player makes the other indifferent.
   *[other] { $count } of them mix: each player makes the other indifferent.
}
matrix-explain-infinite = The game is degenerate: there are infinitely many equilibria. Those listed are the corners; all others are mixtures of corners that share a strategy.
matrix-explain-degenerate = The game is degenerate, but has only these equilibria.
matrix-explain-lemke-howson = The game is too large to go through all supports. The path of Lemke and Howson ends in this equilibrium; there may be others.
matrix-explain-constant-sum = The sum is constant: the game is solved like a zero-sum game, and the column player receives { $sum } minus the value.

matrix-task-dominance = Dominated strategies
matrix-task-exact = Exact simplex steps
matrix-task-certify = Exact proof
matrix-task-program = Linear programs
matrix-task-fictitious = Rounds of fictitious play
matrix-task-supports = Pairs of supports
matrix-task-path = Steps on the path of Lemke and Howson
matrix-task-grid = Refinements
