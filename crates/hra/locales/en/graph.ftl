# Games with two and a half players on graphs.
help-graph = Games with two and a half players: Max, Min and chance on a graph
    .example = hra graph solve game.xml
help-graph-solve = The value of every vertex, the best strategies, and how far they can be trusted
    .example = hra graph solve game.xml --exact
    .file = A graph: .xml, .json, .tra (with .lab beside it), a model in the PRISM language, or - for standard input
    .target = For .tra and PRISM files: the label that Max wants to reach (win)
    .max = For .tra and PRISM files: who plays as Max, by number from 1 or by name, separated by commas (1)
    .constants = For PRISM files: constants such as N=20,p=0.5
    .props = For PRISM files: a file of properties and which of them, such as game.props:2 (the first that can be computed)
    .property = For PRISM files: a property, such as "<<1>> Pmax=? [F x=2]" or "P>=0.5 [F<=10 x=2]"
    .out_of_range = For PRISM files: an update that leaves its range is an error, or its command is disabled: error or disabled (error)
    .method = interval, optimistic, strategy-iteration, hoffman-karp, shapley or program (interval)
    .epsilon = How far apart the proven bounds may be (1e-6)
    .exact = Values as fractions without any error
help-graph-verify = Check an answer of solve --json against its graph, without believing the solver
    .example = hra graph verify game.xml result.json --games 10000
    .file = The graph, as for solve
    .target = The label that Max wants to reach, as for solve
    .max = Who plays as Max, as for solve
    .constants = Constants, as for solve
    .props = A file of properties, as for solve
    .property = A property, as for solve
    .out_of_range = Updates out of range, as for solve
    .result = What hra graph solve --json printed
    .games = Also play so many games by the two strategies (0)
help-graph-convert = Write a graph in another format
    .example = hra graph convert game.xml --to tra --output game.tra
    .file = The graph, as for solve
    .target = The label that Max wants to reach, as for solve
    .max = Who plays as Max, as for solve
    .constants = Constants, as for solve
    .props = A file of properties, as for solve
    .property = A property, as for solve
    .out_of_range = Updates out of range, as for solve
    .to = xml, json, tra, lab or drn (xml)
    .output = Write to this file (tra: and its labels beside it) instead of standard output
    .simple = First convert to a simple stochastic game: two successors everywhere, fair coins only
help-graph-show = Draw a graph with its values and the optimal strategy
    .example = hra graph show game.xml > game.svg
    .file = The graph, as for solve
    .target = The label that Max wants to reach, as for solve
    .max = Who plays as Max, as for solve
    .constants = Constants, as for solve
    .props = A file of properties, as for solve
    .property = A property, as for solve
    .out_of_range = Updates out of range, as for solve
    .format = svg to look at, dot for Graphviz (svg)
    .png = Write the picture into this file as PNG
    .plain = Without values and strategy
    .limit = Draw at most so many vertices (400)
help-graph-generate = Make a random graph; --seed makes another one
    .example = hra graph generate uniform 12 --seed 3
    .family = simple, uniform, layered, ends, path or big-end
    .size = How many vertices (path, big-end: how long)
    .to = xml, json, tra, lab or drn (xml)
    .output = Write to this file (tra: and its labels beside it) instead of standard output

graph-task-sweeps = Iterating
graph-task-parts = Solving
graph-task-exact = Solving in fractions
graph-task-explore = Exploring
graph-task-verify = Checking
graph-task-games = Playing

graph-method-interval = value iteration from both sides; proven bounds for graphs of any size
graph-method-optimistic = value iteration from below, a guess from above, and a proof of the guess
graph-method-strategy-iteration = both players improve their strategies in turn; equations are solved directly
graph-method-hoffman-karp = randomised strategy improvement with linear programs, as in the thesis
graph-method-shapley = plain value iteration, as in the thesis
graph-method-program = one mixed-integer program; for small graphs

graph-example-mixed = Everything at once: Max, Min, chance with uneven draws, and sinks
graph-example-condon = Condon’s example of 1993, with which the thesis tested its program
graph-example-path = A path that must be climbed against a fair coin: values move too slowly to be seen
graph-example-corridors = Two corridors that Max can walk for ever: an end component
graph-example-random = A random graph

graph-value = The start is worth { $value }
graph-trust-exact = exact: a fraction without error
graph-trust-proven = proven: between { $lower } and { $upper }, and everywhere within { $epsilon }
graph-trust-estimate = an estimate: the bounds did not come within { $epsilon } everywhere; proven is only between { $lower } and { $upper }
graph-effort = { $method }, iterations: { $iterations }, { $seconds } s; vertices: { $vertices }, edges: { $edges }
graph-not-listed = { $count ->
    [one] { $count } vertex; --json lists it
   *[other] { $count } vertices; --json lists them all
}
graph-kind-max = Max
graph-kind-min = Min
graph-kind-chance = chance
graph-kind-sink = sink
graph-no-problems = nothing is wrong with the graph
graph-verified = the answer holds: { $kind }, between { $lower } and { $upper }
graph-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $mean } on average; with 99 % confidence the strategies are worth { $lower } to { $upper }
graph-written = written: { $files } (vertices: { $vertices }, edges: { $edges })

graph-defect-empty = the graph has no vertex
graph-defect-too-many = the graph has more than 2³² − 1 vertices or edges
graph-defect-two-kinds = vertex { $vertex } is both { $first } and { $second }
graph-defect-no-kind = vertex { $vertex } is in no list: it is neither max, min, chance nor a sink
graph-defect-no-successor = vertex { $vertex } has no successor
graph-defect-sink-successor = sink { $vertex } has a successor
graph-defect-unknown-vertex = the edge from { $from } to { $to } has an end that is no vertex
graph-defect-unknown-start = the start { $vertex } is no vertex
graph-defect-no-value = sink { $vertex } has no value
graph-defect-value-no-sink = vertex { $vertex } has a value and is no sink
graph-defect-value-outside = sink { $vertex } has the value { $value }, which is not between 0 and 1
graph-defect-sum = the probabilities of vertex { $vertex } add up to { $sum } and not to 1
graph-defect-mixed-weights = some edges of vertex { $vertex } have a probability and others have none
graph-defect-weight-positive = the edge from { $from } to { $to } has the probability { $weight }
graph-defect-weight-chance = the edge from { $from } to { $to } has a probability, and { $from } is no chance vertex
graph-defect-weights-fine = the fractions of vertex { $vertex } have no common denominator below 2⁶³
graph-defect-not-square = row { $row } has { $found } entries, and the matrix has { $wanted } rows
graph-defect-more = { $first } (and { $more ->
    [one] { $more } more defect
   *[other] { $more } more defects
})
graph-defect-accepted = every vertex is max, min, chance or a sink; sinks have a value from 0 to 1 and no successor, all others have successors; the probabilities of a chance vertex add up to 1, or none are given

graph-error-part-too-large = { $method } takes strongly connected parts of up to { $limit } vertices, and one has { $size }
graph-error-epsilon = “{ $epsilon }” cannot be ε
graph-error-too-dense = the equations of a part of { $size } vertices are too dense to be solved in fractions
graph-accepted-other-method = another method, such as interval
graph-accepted-epsilon = a number from 1e-15 to below 1
graph-error-method = there is no method “{ $text }”
graph-error-no-graph = there is no graph, or there are two
graph-accepted-graph-or-source = either “graph”, a graph in our own form, or “source”, a text in some format
graph-error-exact-and-method = an exact answer has neither a method nor an epsilon
graph-accepted-exact-or-method = either exact, or method and epsilon
graph-error-no-labels = the labels are missing that belong to explicit transitions
graph-accepted-labels = the text of a .tra file together with that of the .lab file beside it
graph-error-family = there is no family “{ $text }”
graph-error-property-tra = explicit files have labels and no properties
graph-accepted-target = --target LABEL and --max PLAYERS
    .api = target, a label, and max, the players that maximise
graph-error-player = “{ $text }” is no player
graph-accepted-player-numbers = numbers of players from 1, separated by commas
graph-error-no-property = there is no property “{ $text }”
graph-accepted-property = a file and a number from 1 to { $count }
graph-error-picture = { $count } vertices are more than the { $limit } that are drawn
graph-accepted-picture = a smaller graph, or a larger --limit (a drawing with thousands of vertices can hardly be read)
    .api = a smaller graph, or a larger limit (a drawing with thousands of vertices can hardly be read)

graph-wrong-line = line { $line }: { $what }
graph-wrong-malformed = this is not well-formed { $format } ({ $detail })
graph-wrong-version = version “{ $found }” is not known
graph-wrong-unexpected = “{ $found }” cannot stand here
graph-wrong-missing = “{ $what }” is missing
graph-wrong-number = “{ $text }” is no number that can stand here
graph-wrong-unknown = “{ $name }” is not known
graph-wrong-twice = “{ $name }” is there twice, or is defined by itself
graph-wrong-unsupported = “{ $what }” is not supported
graph-wrong-too-deep = this is nested too deeply or grows too large
graph-wrong-type = “{ $what }” does not fit here: { $expected } is needed
graph-wrong-range = { $name } would become { $value }, which is outside its range
graph-wrong-two-players = both { $first } and { $second } could move in the state { $state }
graph-wrong-nobody = no player controls { $what }
graph-accepted-known = { $known }
graph-accepted-version = version 1
graph-accepted-formats = graphs as XML or JSON (version 1), explicit files .tra with .lab, or turn-based games in the PRISM language; docs/graph-formats.md describes them

graph-violation-length = “{ $what }” has { $found } entries, and the graph has { $wanted } vertices
graph-violation-no-successor = the strategy of vertex { $vertex } is none of its successors
graph-violation-nobody = vertex { $vertex } belongs to no player and has a strategy
graph-violation-crossed = the bounds of vertex { $vertex } are no bounds
graph-violation-lower = the lower bound of vertex { $vertex } does not follow
graph-violation-upper = the upper bound of vertex { $vertex } does not follow
graph-violation-endless = from vertex { $vertex } play need not end, and its lower bound is positive
graph-violation-value = the value of vertex { $vertex } is not within its bounds
graph-violation-wide = the bounds of vertex { $vertex } are further apart than { $epsilon }
graph-violation-changed = the answer was changed after it was written, or belongs to another graph
graph-violation-contradiction = the answer contradicts itself: “{ $what }” does not fit the rest

graph-property-value = { $text }: { $value }
graph-property-margin = { $text }: { $holds ->
    [yes] yes
   *[no] no
}, by at least { $margin }
graph-property-holds = { $text }: { $holds ->
    [yes] yes
   *[no] no
}
graph-property-edges = { $text }: { $holds ->
    [yes] yes
   *[no] no
}, by the edges alone
graph-property-open = the proven bounds do not decide whether { $text } holds; a smaller epsilon may
graph-warning-sum = line { $line }: the probabilities add up to { $sum }; they were scaled to 1
graph-error-rewards = a property of rewards has no graph to draw or to convert
graph-accepted-probability = a property of a probability (P), or hra graph solve
    .api = a property of a probability (P), or the question graph.solve
graph-wrong-range-state = { $name } would become { $value }, which is outside its range, in the state { $state }
graph-wrong-sum = the probabilities add up to { $sum } and not to 1 in the state { $state }
graph-wrong-negative = the reward { $amount } in the state { $state } is negative, and a total is wanted
graph-wrong-property = the property “{ $text }” cannot be computed
graph-accepted-out-of-range = values within the range, or --out-of-range disabled, which treats such commands as disabled
    .api = values within the range, or out_of_range "disabled", which treats such commands as disabled
graph-accepted-properties = P, Pmax, Pmin with =? or a threshold and [F a], [G a], [a U b], each also with <=k, [X a], [a W b], { "[F^{rew{\"r\"}<=b} a]" }; R, Rmax, Rmin with [F a], [C<=k], [Cdiscount=0.9], [S]; T, Tmax, Tmin with [F a]; players before it as <<1,2>>; filter(max, …, "init") around it
graph-wrong-several = the model begins in any of { $count } states
graph-accepted-several = filter(max, …, "init") around the property, or min, or avg
