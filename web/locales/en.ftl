# The page's words in English. Every id must also be in cs.ftl; a test compares them.
skip = To the content
games = Games
language = Language
theme = Colours
theme-auto = As the system
theme-light = Light
theme-dark = Dark
notices = Notices
dismiss = Dismiss
loading = Loading…
view-not-loaded = This view could not be loaded. Is hra still running?
page-fault = Something went wrong in the page itself. Reloading helps; your work is kept.
server-silent = The server does not answer. Is hra still running?
server-odd = The server gave an answer that the page does not understand ({ $status }).

# Shared pieces
undo = Undo
redo = Redo
share = Share link
share-copied = The link is in the clipboard. It holds the whole state.
share-by-hand = Copy this link:
link-broken = The link could not be read; the page shows what you had before.
link-later = The link is from a later version of Hra; the page shows what you had before.
saved-title = Saved in this workbench
save-here = Save in the workbench
saved-name = Name
saved-done = Saved as “{ $name }”.
saved-none = Nothing is saved yet.
saved-delete = Delete “{ $name }”
working = Computing…
abort = Abort
aborted = Aborted. Nothing was changed.
interrupted = The server was stopped during this computation.
moves-title = Moves
moves-none = No move yet. ← and → go through the game, Home and End to its ends.
moves-start = Start
players-title = Players
player = Player { $number }
player-human = you
player-perfect = perfect
player-random = random
player-student = student (errs sometimes)
player-runner = runs ahead
player-hunter = hunts others
player-careful = keeps out of reach
new-game = New game
hint = Hint

# Start page
start-title = Two-player games: play, solve, draw
start-lead = Who wins, how surely, with which move, and why. Everything is computed on this machine.
start-goon = Go on where you stopped

heap-title = Heap games
heap-short = Heaps
heap-lead = Nim, Wythoff, Kayles and rules of your own: take by clicking, ask for a hint, see why.
heap-start-play = Play Wythoff with 3, 4 and 5
heap-start-nim = Nim with 1, 3, 5 and 7
heap-start-own = Rules of your own

graph-title = Games with two and a half players
graph-short = Graphs
graph-lead = Draw a graph of Max, Min and chance; get proven values and the best strategies.
graph-start-empty = Draw
graph-start-example = Take an example

ludo-title = Ludo
ludo-short = Ludo
ludo-lead = Any board with 2–4 players: the chance of winning for every piece, and games against perfect play.
ludo-start-play = Play
ludo-start-solve = Set up a position

# Graph editor
seconds = { $seconds } s
milliseconds = { $milliseconds } ms
graph-table = Drawing of the graph
graph-keys = Tab goes from vertex to vertex, Enter selects, arrows move, Delete deletes. The fields beside the drawing do the rest.
graph-empty = Choose Max, Min, Average or Sink and click where it should stand; drag from rim to rim for an edge. Or take an example.
graph-tools = Tools
graph-tool-select = Move
graph-tool-area = Select area
graph-tool-edge = Edge
graph-tool-max = Max
graph-tool-min = Min
graph-tool-chance = Average
graph-tool-sink = Sink
graph-hint-select = Drag a vertex to move it, its rim to draw an edge, the background to see elsewhere.
graph-hint-area = Drag over vertices to select them; Ctrl adds to the selection.
graph-hint-edge = Drag from one vertex to another.
graph-hint-kind = Click where the vertex should stand.
graph-place = Put it in the middle
graph-delete = Delete
graph-layout = Lay out
graph-zoom = View
graph-zoom-in = Closer
graph-zoom-out = Farther
graph-fit = Show all
graph-kind = Kind
graph-kind-max = Max
graph-kind-min = Min
graph-kind-chance = Average
graph-kind-sink = Sink
graph-vertex = vertex
graph-vertex-named = Vertex { $name }
graph-edge-named = Edge { $from } → { $to }
graph-selected = { $count } vertices selected
graph-has-value = value { $value }
graph-is-start = start
graph-value = Value
graph-sink-value = Value, from 0 to 1 (such as 3/4)
graph-name = Name
graph-start-here = Play starts here
graph-successors = Leads to
graph-weight = Probability
graph-weight-to = Probability of going to { $to }
graph-weight-help = Such as 1/3 or 0.25; on all edges of the vertex, or on none (equal shares).
graph-weight-none = Only edges of Average vertices have probabilities.
graph-unlink = Delete the edge to { $to }
graph-edge-to = New edge to
graph-add-edge = Add edge
graph-added = { $kind } { $name } added
graph-connected = Edge from { $from } to { $to } added
graph-deleted = { $count } deleted
graph-solved = Solved. The start is worth { $value }.
graph-solve-title = Solution
graph-method = Method
graph-exact = exact fractions
graph-exact-help = Values as fractions without any error.
graph-epsilon = ε: how far apart the proven bounds may be
graph-solve = Solve
graph-clear = Clear the result
graph-problems = { $count ->
    [one] One problem
   *[other] { $count } problems
}
graph-start-value = Value
graph-guarantee = Guarantee
graph-guarantee-proven = proven
graph-guarantee-exact = exact
graph-guarantee-estimate = estimate; the bounds hold
graph-time = Time
graph-iterations = { $count ->
    [one] one iteration
   *[other] { $count } iterations
}
graph-files = Files
graph-new = New
graph-open = Open a file
graph-save-as = Save as
graph-examples = Examples
graph-choose-example = choose…
graph-panel-model = Model
graph-model = A model and what is asked about it
graph-model-open = Open a model
graph-model-take-example = Take an example
graph-model-text = Model in the PRISM language
graph-model-ask = Compute
graph-model-draw = Draw its graph
graph-model-constants = Constants
graph-model-as-said = as the model says
graph-model-players = Who plays for it
graph-model-about = About what
graph-about-reach = whether a target is reached
graph-about-always = whether something always holds
graph-about-until = whether a target is reached through something
graph-about-time = steps until a target
graph-about-reward = rewards until a target
graph-about-steps = rewards of the first steps
graph-about-discounted = discounted rewards
graph-about-mean = the mean reward of a step
graph-model-target = Target
graph-model-kept = What holds
graph-model-through = On the way
graph-model-rewards = Rewards
graph-model-unnamed = without a name
graph-model-steps = In at most so many steps (empty: any number)
graph-model-discount = Discount
graph-model-question = Question
graph-ask-max = how much at most (the best)
graph-ask-min = how much at least (the worst)
graph-ask-number = how much (where nobody chooses)
graph-ask-at-least = is it at least…
graph-ask-more = is it more than…
graph-ask-at-most = is it at most…
graph-ask-less = is it less than…
graph-model-bound = Threshold
graph-model-property = Property
graph-model-disabled = Commands that leave a range are disabled
graph-model-holds = Holds
graph-model-yes = yes
graph-model-no = no
graph-model-margin = by at least { $margin }
graph-model-by-edges = by edges alone, without numbers
graph-model-size = Graph
graph-model-vertices = { $count ->
    [one] one vertex or state
   *[other] { $count } vertices or states
}

# Play
to-move = { $name } to move ({ $kind })
to-roll = { $name } is to roll
game-drawn = Nobody has won
die = die
game-over = { $winner } has won

# Heap games
heap-setup = Game
heap-rules = Rules
heap-rules-other = by their code…
heap-rules-own = your own…
heap-rules-code = Code of the rules
heap-rules-code-help = Such as subtract:1,3,4, octal:0.137, hex:0.F, moore:3
heap-own = Your rules
heap-own-help = A line for each kind of move: take 1-3 from one heap · take any from 2 heaps equally · take 2 from one heap leaving one or two heaps; then end normal or end misere.
heap-misere = Who takes last loses (misère)
heap-heaps = Heaps
heap-size = Heap { $number }
heap-add = One more heap
heap-drop = One heap less
heap-numbered = Heap { $number }, { $size ->
    [one] one token
   *[other] { $size } tokens
}
heap-marked = { $count } of { $size } marked
heap-key-mark = More or fewer tokens of the heap
heap-key-take = Take or split what is marked
heap-unmarked = nothing marked
heap-how = Click a token: it and those above it are taken. Keys: ← → heap, ↑ ↓ how many, Enter takes.
heap-take-leaving = Leave { $left }
heap-mark-more = This alone is no move: mark in another heap, too.
heap-mark-first = Mark first how many to take.
heap-no-such-move = This is no move.
heap-unmark = Unmark
explain-full = Argue from the definitions
heap-why = Who wins, and why
heap-outcome-N = who is to move wins
heap-outcome-P = who moved last wins
heap-grundy = Grundy value { $value }
heap-graph = Graph of the game
heap-graph-tree = as a tree
drawn-graph-alt = Graph of { $count } positions, coloured by who wins
heap-graph-legend = P-positions (who moved last wins) and N-positions differ in colour; thick arrows are winning moves. Equal positions are drawn once.

# Ludo
ludo-mode = What to do
ludo-mode-play = Play
ludo-mode-solve = Position
ludo-board = Board
ludo-players = Players
ludo-pieces = Pieces each
ludo-fields = Fields (4–52)
ludo-entries = Players enter
ludo-entries-opposite = opposite each other
ludo-entries-neighbours = a quarter of the ring apart
ludo-entries-even = spread evenly
ludo-position = Position
ludo-game = Game
ludo-mover = To move
ludo-text = As text
ludo-die = Die
ludo-die-shows = The die shows { $face }
ludo-before-roll = Before the roll
ludo-drag = Drag the pieces where they should stand; with the keyboard: Tab to a piece, arrows move it along its way.
ludo-keys = Arrows move the piece along its way.
ludo-all-home = All in the house
ludo-examples = Examples
ludo-example-classic = Classic board, 40 fields
ludo-example-first = Thesis, example 1: three players at the start
ludo-example-second = Thesis, example 2: send home, or go home?
ludo-example-third = Thesis, example 3: four players near the end
ludo-answer = Chances
ludo-compute = Compute
ludo-play-from-here = Play from here
ludo-chance = Chance of the mover
ludo-with-piece = with piece { $piece }
ludo-best = best
ludo-states = Positions
ludo-solved = Computed: { $chance }
ludo-piece = Piece { $piece } of { $player }
ludo-in-house = in the house
ludo-at-home = home { $number }
ludo-on-field = field { $number }
ludo-roll = Roll for { $name }
ludo-choose = Choose a piece: click it, or drag it to the dashed field.
ludo-chances = Chances
ludo-too-large = This game is too large to be solved while you play: no chances, no hints, no perfect player. Fewer pieces or fields make it small enough.

# Parts that every game shares
panels = Panels
panel-why = Why
panel-saved = Saved
close = Close
settings = Settings
keys-title = Keys
key-back = One step back
key-forth = One step on
key-roll = Roll the die
flip = Turn the board
swap-short = Sides
flip-short = Turn
values-hide-short = Hide
swap-sides = Change sides
sides-changed = Sides changed
you-are-now = You are { $name } now
values-hide = Hide chances and values
values-are-hidden = Chances and values are hidden until the game is over.
you-move = Your move
you-roll = Your roll
you-won = You won
you-lost = You lost: { $winner } has won
rematch = Play again
analyse = Analyse the game
course = How the chances went, step by step
mistakes = Mistakes
no-mistakes = Nobody made a mistake.
move-cost = cost { $cost }
variation = or { $moves }
looking-back = Position { $at } of { $all }
back-to-game = Back to the game
machine-failed = { $name } ({ $kind }) cannot compute this move. It is yours.
machine-instead = Or play on with
hint-play = Play it
order = Who begins
order-fixed = as they sit here
order-lot = drawn by lot
order-alternate = taking turns
setup-changed = This is not the game on the table yet.
setup-reset = Show that one
saved-unreadable = “{ $name }” could not be read. It stays saved; you get it as a file.
aside-title = Set aside in this browser
aside-unreadable = Could not be read ({ $when })
aside-other-tab = From another tab ({ $when })
aside-drop = Forget it
as-file = As a file
other-tab = Another tab works on the same thing. What it had is set aside under “Saved”; nothing is lost.
heap-parted = { $above } parted from { $below }
heap-how-part = Click between two tokens, or drag tokens away, to split the heap. Keys: ← → heap, ↑ ↓ where, Enter splits.
heap-named-nim = Nim
heap-named-wythoff = Wythoff’s game
heap-named-kayles = Kayles
heap-named-dawson-kayles = Dawson’s Kayles
heap-named-grundy = Grundy’s game
heap-named-dawson-chess = Dawson’s chess
heap-named-misere = { $name }, misère
heap-family-subtract = Subtraction game { $code }
heap-family-moore = Moore’s Nim, up to { $code } heaps
heap-family-octal = Octal game { $code }
heap-family-hex = Hexadecimal game { $code }
ludo-colour-blue = Blue
ludo-colour-red = Red
ludo-colour-green = Green
ludo-colour-yellow = Yellow
ludo-no-perfect = A perfect player would have to solve the whole game, which is too large here.
ludo-variants = Rules of the house
ludo-rule-no-passing = no passing of pieces
ludo-rule-must-enter = a six must bring a piece in
ludo-rule-three-tries = three tries while nothing is out
ludo-rule-may-decline = nobody must move
ludo-rule-one-roll = a six gives no other roll
graph-panel-selection = Selection
graph-nothing-selected = Click a vertex or an edge to change it here.
graph-too-many = { $count } vertices are too many to be drawn. Search for one and change it here; solving works as ever.
graph-search = Search by name or number
graph-laying-out = Laying out…
graph-leads-to = leads to { $to }
graph-chosen = chosen
graph-pick-target = Now click the vertex where the edge ends; the same one for a loop.

# Kalaha
kalah-title = Kalaha
kalah-short = Kalaha
kalah-lead = Sow beans against six strategies, a search or perfect play; see what every move is worth.
kalah-start-play = Play
kalah-start-position = Set up a position
kalah-mode = What to do
kalah-mode-play = Play
kalah-mode-position = Position
kalah-seat-1 = South
kalah-seat-2 = North
kalah-board = Board with pits and stores
kalah-game = Game
kalah-pits = Pits on a side
kalah-seeds = Beans in each
kalah-rules = Rules
kalah-rules-thesis = of the thesis
kalah-rules-standard = standard
kalah-rules-thesis-help = A last bean that falls into an empty pit of one’s own is captured, even if nothing lies opposite.
kalah-rules-standard-help = A last bean that falls into an empty pit of one’s own captures only if something lies opposite.
kalah-pie = Instead of the first sowing, North may turn the board around (pie rule)
kalah-emptier = Beans that remain go to the player whose pits are empty
kalah-pace = Sowing
kalah-pace-slow = slowly, bean by bean
kalah-pace-usual = bean by bean
kalah-pace-fast = quickly
kalah-pace-none = at once
kalah-skip = Show the end
kalah-choose = { $side }: click a pit to sow it; its number on the keyboard does the same.
kalah-swap = Turn the board around
kalah-values = Values
kalah-values-exact = Values are differences of the stores at the end, proven.
kalah-values-depth = Values are differences of the stores, seen { $depth } sowings ahead.
kalah-perfect-note = Where perfect play cannot be proven in a few seconds, the perfect player looks 12 sowings ahead.
kalah-edit-this = Edit this position
kalah-key-sow = Sow this pit, counted towards the own store
kalah-key-beans = More or fewer beans in a pit
kalah-pit = Pit { $letter } of { $side }, { $count ->
    [one] one bean
   *[other] { $count } beans
}
kalah-pit-named = Pit { $letter } of { $side }
kalah-store = Store of { $side }
kalah-store-of = Store of { $side }, { $count ->
    [one] one bean
   *[other] { $count } beans
}
kalah-worth = value { $value }
kalah-best = best
kalah-position = Position
kalah-mover = Who is to move
kalah-to-move = { $side } to move
kalah-beans = Beans
kalah-fewer = One bean less
kalah-more = One bean more
kalah-answer = Values
kalah-compute = Value of every move
kalah-compute-help = Choose a pit and change its beans; then let the moves be valued, exactly where that takes less than a minute or so, or solve the position however long it takes.
kalah-solve = Solve
kalah-solved = Solved: { $value } for the player to move
kalah-play-from-here = Play from here
kalah-over-here = The game is over here.
kalah-analysed = Best: { $moves } with { $value }
kalah-move = Move
kalah-difference = Difference at the end
kalah-boards = { $count } boards visited
kalah-boards-title = Boards visited
kalah-exact-value = Value, proven
kalah-for = for { $side }
kalah-best-moves = Best moves
kalah-line = Perfect play
kalah-text = As text
kalah-from-start = From the start
kalah-empty = Take all beans away
player-0 = strategy 0 (any pit)
player-1 = strategy 1 (moves again)
player-2 = strategy 2 (captures)
player-3 = strategy 3 (the nearer of both)
player-4 = strategy 4 (captures first)
player-5 = strategy 5 (and looks out)
player-depth = searches to depth { $detail }
player-erring = errs sometimes: { $detail }
kalah-start-tournament = Tournament
kalah-mode-tournament = Tournament
kalah-beans-lost = { $count ->
    [one] one bean
   *[other] { $count } beans
}
kalah-losing-move = Move { $number } ({ $move }) lost the game; { $better } would have held it.
kalah-all-exact = All values are proven.
kalah-partly-exact = { $count ->
    [one] One move is judged by a search ahead; all others are proven.
   *[other] { $count } moves are judged by a search ahead; all others are proven.
}
kalah-record = Record with marks
kalah-who = Who meets
kalah-who-six = all pairings of the six strategies
kalah-who-two = two players
kalah-games-each = Games of each pairing
kalah-games = Games
kalah-ppAA = A starts, A wins
kalah-ppAB = A starts, B wins
kalah-ppBB = B starts, B wins
kalah-ppBA = B starts, A wins
kalah-draws = Draws
kalah-length = Mean length
kalah-pairing = A: { $a }, B: { $b }
kalah-lengths = Lengths
kalah-sowings = sowings
kalah-stores = Beans at the end
kalah-differences = Differences at the end
kalah-ratings = Ratings
kalah-ratings-help = How strong the players are, by the games above.
kalah-player = Player
kalah-tournament-table = Table of the tournament
kalah-tournament-start = Begin the tournament
kalah-tournament-stopped = Stopped after { $count } games.
kalah-tournament-other = Another tournament was stopped; beginning this one forgets it.
kalah-tournament-done = The tournament is over. Pairings: { $count }
kalah-tournament-empty = Choose who meets, and how often. The table grows while they play; probabilities have intervals of 95 %.
kalah-own = Your record
kalah-own-short = Record
kalah-own-help = Games that you finished in this browser. Intervals are of 95 %: the truth lies in them 19 times of 20.
kalah-own-none = No game against a machine is finished yet.
kalah-own-first = You win when you start
kalah-own-second = You win when it starts
kalah-own-beans = Beans of the winner
kalah-own-share = { $share } ({ $lower } – { $upper })
kalah-own-forget = Forget all games
stop = Stop
stopped = Stopped. It can go on where it was.
resume = Go on
histogram-mean = { $name }: mean { $mean }

# Games on boards.
board-title = Games on boards
board-short = Boards
board-lead = Domineering, Cram, Hackenbush, Clobber, Amazons and more: draw any board, play on it, see what it is worth.
board-start-play = Play Domineering
board-start-draw = Draw a board
board-start-games = All games
board-setup = Game
board-game = Game
board-misere = Who cannot move wins (misère)
board-text = Board as text
board-draw = Draw the board
board-drawing = Drawing: { $game }
board-tools = What to put on the board
board-tool-cut = take away
board-tool-blue = blue (Left)
board-tool-red = red (Right)
board-tool-green = green (both)
board-rows = Rows
board-columns = Columns
board-play-this = Play this
board-leave = Back to the game
board-seat-1 = Left
board-seat-2 = Right
board-upright = upright dominoes
board-lying = lying dominoes
board-cuts-left = cuts blue and green
board-cuts-right = cuts red and green
board-grid = Board of { $game }
board-trees = Trees
board-free = free
board-gone = not there
board-of-left = Left’s
board-of-right = Right’s
board-covered-left = covered by Left
board-covered-right = covered by Right
board-touched = chosen
board-able = can be chosen
board-wins-here = part of a winning move
board-go-on = { $count ->
    [one] One square can follow.
   *[other] { $count } squares can follow.
  }
board-edge-blue = Blue edge { $number }
board-edge-red = Red edge { $number }
board-edge-green = Green edge { $number }
board-edge-on = on edge { $on }
board-edge-ground = on the ground
board-grow-on = Grow an edge on edge { $number }
board-grow-ground = Grow an edge on the ground
board-how-one = Click a square. Keys: arrows go over the board, Enter chooses.
board-how-more = Click the squares of your move one after another, or draw from one to the other. Keys: arrows, Enter chooses, Esc puts down.
board-how-trees = Click the edge that you cut. Keys: Tab goes from edge to edge, Enter cuts.
board-key-touch = Choose the square or edge
board-key-escape = Put down what was chosen
board-panel-worth = Value
board-worth = What it is worth
board-worth-show = Show value, winning moves and parts
board-outcome-L = Left wins, whoever begins
board-outcome-R = Right wins, whoever begins
board-outcome-N = who moves first wins
board-outcome-P = who moves first loses
board-value = Value
board-nimber = Nimber
board-stops = Stops
board-mean = Mean
board-temperature = Temperature
board-winning-left = Left wins with:
board-winning-right = Right wins with:
board-winning-both = Winning moves:
board-winning-none = none
board-parts = Parts:
board-walk = Walk through the game
board-walk-how = What each side can make of the position; equal shapes once, dead squares left out. Click one to go there.
board-walk-told = Worth { $value }; Left has { $left }, Right { $right }.
board-walk-back = Back
board-walk-take = To the board
board-walk-both = Moves
board-walk-left = Left’s moves
board-walk-right = Right’s moves
board-walk-to = { $moves }: { $value }
board-graph = Graph of the game
board-graph-legend = Lines drawn through are Left’s moves, dashed ones Right’s, grey ones of both. Every shape is drawn once, without dead squares, with its value. Click one to go there.
board-walk-none = no move
thermograph = Thermograph
thermograph-told = Thermograph: mean { $mean }, temperature { $temperature }
thermograph-how = Values grow to the left, temperatures upwards; Left’s wall is drawn through, Right’s is dashed.

matrix-title = Tables and trees
matrix-short = Tables
matrix-lead = A table of payoffs typed or pasted from a spreadsheet, or a game tree: saddle points, dominated and mixed strategies, all equilibria, backward induction.
matrix-start-table = Solve a table

# Tables and trees
step-back = One step back
step-on = One step on
step-all = All steps
matrix-mode = What is being solved
matrix-mode-table = Table
matrix-table = Table of payoffs
matrix-solve = Solve
matrix-kind = Whose payoffs
matrix-kind-zero = One pays the other
matrix-kind-both = Payoffs of both
matrix-solution = Solution
matrix-source = Table
matrix-unsolved = Nothing is solved yet. S solves, as does Ctrl+Enter in a cell.
matrix-gaps = Row { $row }, column { $column }: a number is missing.
matrix-numbers = 3, −2.5, 1/3
matrix-solved = Solved. The value is { $value }.
matrix-solved-both = { $count ->
    [one] Solved. One equilibrium.
   *[other] Solved. { $count } equilibria.
}
matrix-pasted = { $rows } × { $columns } cells were pasted.
matrix-unread = This text is no table.
matrix-text = As text
matrix-text-help = A line for each row; cells parted by tabs, semicolons, commas or blanks. Names before the rows and above the columns are found; pairs are written 3; 2 or (3, 2). A table can also be pasted into the first cell.
matrix-read = Take over
matrix-file = Open a file
matrix-exact = In fractions
matrix-sum = What both receive together
matrix-examples = Examples
matrix-examples-choose = Choose…
matrix-example-saddle = With a saddle point
matrix-example-pennies = Matching pennies
matrix-example-stone = Stone, scissors, paper
matrix-example-lines = 2 × 4, with its picture of lines
matrix-example-prisoners = The prisoners’ dilemma
matrix-example-couple = The couple that cannot agree
matrix-row = row { $number }
matrix-column = column { $number }
matrix-of-row = the row player’s
matrix-of-column = the column player’s
matrix-name-of = Name of { $what }
matrix-share = How often { $what }
matrix-saddle = saddle point
matrix-equilibrium = equilibrium
matrix-more-rows = One row more
matrix-less-rows = One row less
matrix-more-columns = One column more
matrix-less-columns = One column less
matrix-value = Value
matrix-column-value = For the column player
matrix-saddles = Saddle points
matrix-no-saddle = none
matrix-maximin = Maximin (pure)
matrix-minimax = Minimax (pure)
matrix-verified = Checked by code that shares nothing with the solver.
matrix-equilibria-all = { $count ->
    [one] There is one equilibrium.
   *[other] There are { $count } equilibria.
}
matrix-equilibria-infinite = There are infinitely many equilibria: mixtures of these { $count } corners.
matrix-equilibria-one = { $count ->
    [one] One equilibrium was found; there may be more.
   *[other] { $count } equilibria were found; there may be more.
}
matrix-dominated = Dominated strategies
matrix-nothing-dominated = Nothing is dominated.
matrix-dominated-begin = { $count ->
    [one] One strategy is dominated.
   *[other] { $count } strategies are dominated, one after another.
}
matrix-dominated-row-strict = Row { $removed } goes: row { $by } is always better.
matrix-dominated-row-weak = Row { $removed } goes: row { $by } is never worse.
matrix-dominated-row-equal = Row { $removed } goes: it is the same as row { $by }.
matrix-dominated-column-strict = Column { $removed } goes: column { $by } is always better.
matrix-dominated-column-weak = Column { $removed } goes: column { $by } is never worse.
matrix-dominated-column-equal = Column { $removed } goes: it is the same as column { $by }.
matrix-lines-rows = Picture of lines: with { $first } at { $share } the row player is sure of { $value }.
matrix-lines-columns = Picture of lines: with { $first } at { $share } the column player pays at most { $value }.
matrix-lines-rows-help = To the right the first row is played more often; each line is a column, and the thick edge is what the row player is sure of.
matrix-lines-columns-help = To the right the first column is played more often; each line is a row, and the thick edge is what the column player may have to pay.
matrix-start-tree = Draw a tree
matrix-mode-tree = Tree
tree-board = Game tree
tree-chance = Chance
tree-end = The game ends
tree-after = after { $move }
tree-payoffs = payoffs { $payoffs }
tree-decides = { $who } decides
tree-in-set = cannot be told apart: { $name }
tree-worth = worth { $value }
tree-chosen = chosen
tree-grow = Add a move
tree-cut = Cut this branch off
tree-node = Node
tree-what = What happens here
tree-move = The move that leads here
tree-probability = How likely
tree-payoff-of = { $who } receives
tree-set = What he cannot tell apart
tree-set-help = Nodes with the same name here look the same to the player; they must have the same moves.
tree-source = Tree
tree-from-nim = Tree of Nim with heaps
tree-grow-it = Grow
tree-text-help = Indentation makes the tree: “left: Bob”, “1/2 heads: chance”, “right: 3, 1”.
tree-example-chance = With a coin
tree-example-entry = The rival at the door
tree-example-hidden = Matching pennies, hidden
tree-unsolved = Nothing is solved yet. S solves backwards, + adds a move, Delete cuts off.
tree-unsolved-hidden = Somebody does not know where he is: S finds the equilibria of the plans for the whole game.
tree-steps = Backward induction
tree-steps-begin = { $count ->
    [one] One decision, from the ends.
   *[other] { $count } decisions, from the ends to the root.
}
tree-step = { $who } chooses { $moves }: { $value }
tree-step-chance = Chance: on average { $value }

lab-title = Laboratory
lab-short = Laboratory
lab-lead = Published results computed again beside what was published; experiments started, stopped, compared and exported.
lab-start-results = Published results

# Laboratory
lab-results = Published results beside ours
lab-run-quick = Compute those that are quick
lab-group = Which results
lab-all-groups = all games
lab-stop = Stop
lab-doing = { $count ->
    [0] { $name } is being computed.
   *[other] { $name } is being computed; { $count } wait.
}
lab-result = Result
lab-published = Published
lab-ours = Ours
lab-status = State
lab-agrees = agrees
lab-explained = explained
lab-fails = differs
lab-not-run = not computed
lab-running = is being computed
lab-waiting = waits
lab-run = Compute
lab-run-again = Again
lab-experiments = Experiments
lab-experiment = Experiment
lab-experiment-heap-sequence = Grundy values and periods
lab-experiment-kalah-tournament = Kalaha: a tournament
lab-experiment-kalah-enumerate = Kalaha: all games of two strategies
lab-experiment-kalah-report = Kalaha: the report’s figures
lab-experiment-ludo-simulate = Ludo: many games
lab-experiment-ludo-table = Ludo: the first mover by size
lab-question = The question
lab-no-json = The question is no JSON.
lab-no-file = Choose the file that stands for @ in the question.
lab-file = File for @
lab-start = Start
lab-run-done = Run { $number } is done.
lab-json = Run { $number } as JSON
lab-forget = Forget run { $number }
lab-csv = As a table (CSV)
lab-beside = Runs beside each other
lab-place = What
# The calculator.
calculator-title = Calculator of game values
calculator-short = Calculator
calculator-lead = Expressions such as {"{"}3|1{"}"} + ^ and boards such as domineering("4x4"): values, thermographs, worksheets that run as tests.
calculator-start-example = Open an example
calculator-start-empty = Empty worksheet
calculator-sheet = Worksheet
calculator-clear = Clear
calculator-example = Expressions, boards, and text like this line
calculator-new = New line
calculator-enter = Compute
calculator-how = ↑ and ↓ bring earlier lines back, Tab completes a name, # begins text, ==> says what a line should give.
calculator-completions = Completions
calculator-functions = Functions and variables
calculator-notation = Numbers 3/4, nimbers *2, ups ^^*, downs v3, switches +-1, games {"{"}2|-1/2{"}"}, sums, comparisons, name := expression, boards by their game’s name.
calculator-help = Functions
calculator-export = As a file
calculator-export-how = The terminal runs it as a test:
calculator-expect = Write results down as expected
calculator-open = Open a file
calculator-line = Line { $number }
calculator-drop = Delete line { $number }
calculator-agrees = as expected
calculator-checked = { $agreed } of { $count } lines give what was expected
calculator-differs = expected { $expected }
calculator-facts = { $outcome } · mean { $mean } · temperature { $temperature }
calculator-mode = What to do
calculator-mode-sheet = Worksheet
calculator-mode-sum = Sum of boards
calculator-start-sum = Put a sum together
calculator-tree = Tree
calculator-tree-depth = Depth
calculator-tree-how = Left’s moves are drawn through, Right’s dashed; ⋮ where more follows.
calculator-tree-left = Left:
calculator-tree-right = Right:
calculator-sum = A sum of games
calculator-sum-short = Sum
calculator-sum-how = Drag boards from below into the sum, or click them. Drag a part to another place, or out of the sum. A move is made in one part; who cannot move loses.
calculator-sum-empty = Drag boards here.
calculator-sum-shelf = Boards to choose from
calculator-sum-add = Put { $part } into the sum
calculator-sum-added = { $part } is in the sum.
calculator-sum-drop = Take { $part } out
calculator-sum-line = Into the worksheet
calculator-sum-own = A board of your own, as game:board
calculator-sum-put = Add
calculator-sum-unread-title = “{ $text }” names no board.
calculator-sum-unread = Write the name of the game, a colon and the board, such as domineering:2x3 or nim:3.
calculator-sum-told = Worth { $value }: { $outcome }
board-graph-shape = { $board }: { $value }
board-graph-legend-both = Every shape is drawn once, without dead squares, with its value. Click one to go there.
lab-plot = { $count ->
    [one] { $name }: one number, published in outline, ours full
   *[other] { $name }: { $count } numbers, published in outline, ours full
}
lab-agreement-title = Published against ours
lab-agreement = { $count ->
    [one] One share. What agrees lies on the line; the farthest is { $most } off.
   *[other] { $count } shares. What agrees lies on the line; the farthest is { $most } off.
}
lab-agreement-told = { $count ->
    [one] One published share against ours, { $most } off
   *[other] { $count } published shares against ours, at most { $most } off
}
lab-experiment-heap-table = Positions that the mover loses
lab-experiment-matrix-continuous = A game on the unit square
lab-experiment-kalah-database = Kalaha: a database of endgames
lab-experiment-arimaa-strategies = Arimaa: strategies against each other
lab-experiment-arimaa-bench = Arimaa: the speed of the search
lab-experiment-arimaa-setups = Arimaa: which setups win
lab-experiment-arimaa-evolve = Arimaa: weights learned from records
lab-experiment-arimaa-study = Arimaa: what turns are like
lab-experiment-lab-run = An experiment from a file
lab-works = Experiments of published works
lab-works-choose = Take one over …
lab-file-text = The file
lab-file-help = TOML: a title, a seed, and parts that say what is asked how often. The terminal does the same file with “hra lab run”.
lab-file-open = Open a file
lab-shards = { $done } of { $shards } shards done
lab-seed = seed { $seed }
lab-of = of { $count }

# Arimaa
arimaa-title = Arimaa
arimaa-short = Arimaa
arimaa-lead = Four steps a turn: push, pull, freeze, and bring a rabbit home. Play against the engine, analyse, walk through records, learn the rules.
arimaa-start-play = Play
arimaa-start-records = Open a record
arimaa-start-learn = Learn
arimaa-mode = What is done
arimaa-mode-play = Play and analyse
arimaa-mode-learn = Learn
arimaa-gold = Gold
arimaa-silver = Silver
arimaa-gold-piece = gold { $piece }
arimaa-silver-piece = silver { $piece }
arimaa-board = Board of Arimaa
arimaa-empty = empty
arimaa-empty-trap = empty trap
arimaa-frozen = frozen
arimaa-picked = picked up
arimaa-target = can go here
arimaa-marked = marked
arimaa-arrow-begun = an arrow begins here
arimaa-arrow-to = arrow to { $square }
arimaa-guarded = guarded by { $gold } of Gold and { $silver } of Silver
arimaa-choose = How?
arimaa-loses = { $piece } is lost
arimaa-plain-way = over { $path }
arimaa-bar = Who stands better: { $score }
arimaa-wins-gold = Gold wins
arimaa-wins-silver = Silver wins
arimaa-by-g = goal
arimaa-by-e = no rabbits left
arimaa-by-m = no move left
arimaa-by-t = time
arimaa-by-r = resignation
arimaa-by-s = pieces at the limit
arimaa-by-i = a move that is not allowed
arimaa-for-this = for this turn
arimaa-in-reserve = in reserve
arimaa-setup = Setup
arimaa-set-up = Set up
arimaa-setting-up = { $side } sets up: drag pieces onto each other
arimaa-to-move = { $side } is to move.
arimaa-to-move-kind = { $side } is to move ({ $kind })
arimaa-thinks = The engine thinks…
arimaa-step-back = Step back
arimaa-confirm = Send the turn
arimaa-marks = Frozen and guards
arimaa-arrows = Arrows
arimaa-draw = Draw
arimaa-at-once = Send at once
arimaa-key-pick = Pick up a piece, put it down
arimaa-played = { $tag } { $turn }
arimaa-resigns = gives up
arimaa-resign = Give up
arimaa-better = better { $turn } ({ $score })
arimaa-comment = Comment on this position
arimaa-care = Care
arimaa-nodes = { NUMBER($count) } positions
arimaa-course = The score, turn by turn
arimaa-think = Engine
arimaa-best-turns = Best turns
arimaa-analyse = Analyse
arimaa-effort = limit
arimaa-effort-seconds = { NUMBER($count) } s
arimaa-effort-depth = { $count } steps deep
arimaa-effort-nodes = { NUMBER($count) } positions
arimaa-own-limit = Another limit of the engine
arimaa-own-number = How much
arimaa-own-unit = Of what
arimaa-own-add = Take
arimaa-own-accepted = From { NUMBER($least) } to { NUMBER($most) }.
arimaa-unit-seconds = seconds
arimaa-unit-depth = steps deep
arimaa-unit-nodes = positions
arimaa-depth = { $depth } steps deep, { $nodes } positions
arimaa-judgement = Judgement at a glance: { $score }
arimaa-judgement-help = Rabbits, positive for Gold. Choose a term to see its pieces on the board.
arimaa-threats = Threats within a turn
arimaa-threats-show = Show them
arimaa-goal-in = Goal in { $steps }
arimaa-capture-in = Takes { $piece } on { $trap } in { $steps }
arimaa-no-threat = Nothing
arimaa-game = Game
arimaa-game-short = New
arimaa-control = Clock
arimaa-untimed = nobody is timed
arimaa-control-help = Per move/reserve/percent kept/most reserve/whole game/most for a move, such as 2/6/100/0/8/6 or 15s/2m30s/100/0/60t.
arimaa-from = From a position
arimaa-from-setup = empty: pieces are set up
arimaa-from-here = From the position on the board
arimaa-records = Records
arimaa-import = Open a record
arimaa-paste = A record, or a file of the archive of arimaa.com
arimaa-open = Open
arimaa-file = From a file
arimaa-setups = Count setups
arimaa-setup-games = Games
arimaa-setup-won = Won
arimaa-setup-others = all others
arimaa-search = Search by number or player
arimaa-export = The record of this game
arimaa-write = Write it
arimaa-written = The record is below.
arimaa-lessons = Rules
arimaa-puzzles = Puzzles
arimaa-puzzles-help = From games that the engine played against itself; found and checked exactly.
arimaa-own = Your games
arimaa-own-help = From the records you opened; found and checked exactly. The game and the turn stand beside each.
arimaa-own-make = Make puzzles
arimaa-own-none = No puzzle lies in { $games ->
    [one] this game
   *[other] these { $games } games
} ({ $positions } positions).
arimaa-solved = Solved
arimaa-missed = Not what was asked
arimaa-refuted = The opponent answers { $turn }
arimaa-again = Once more
arimaa-next = Next
arimaa-previous = Previous
arimaa-solution = Solution
player-nodes = engine, { $detail } positions
player-seconds = engine, { $detail } s
arimaa-steps-left = { $count ->
    [one] one step left
   *[other] { $count } steps left
}
arimaa-games = { $count ->
    [one] one game
   *[other] { $count } games
}
arimaa-plies = { $count ->
    [one] one turn
   *[other] { $count } turns
}

# The course
learn-title = Learn
learn-short = Learn
learn-lead = A course of twelve short lessons: boards to touch, exercises that the solver checks, sheets to print.
learn-start-first = Begin
learn-start-sheet = A sheet of exercises
learn-lessons = Lessons
learn-lesson = Lesson { $number } of { $count }
learn-lesson-region = The lesson
learn-done = { $done } of { $count } exercises done
learn-board = A board to try
learn-try = Try it: { $rules }.
learn-again = From the beginning
learn-choices = What can be chosen
learn-exercises = Exercises
learn-exercise = Exercise { $number }
learn-exercise-done = Exercise { $number }, done
learn-check = Check
learn-right = Right.
learn-wrong = Not so.
learn-solution = Solution: { $answer }
learn-accepted = What is accepted: { $accepted }.
learn-next = Next exercise
learn-other = Another one like this
learn-show = Show the solution
learn-before = The lesson before
learn-after = The next lesson
learn-sheet = Sheet of exercises
learn-sheet-lead = The same lessons, number and seed give the same sheet. The link holds all of it; printed, the solutions begin a page of their own.
learn-sheet-lessons = From these lessons
learn-sheet-count = How many
learn-sheet-seed = Seed
learn-sheet-solutions = with solutions
learn-sheet-fresh = Other exercises
learn-sheet-link = Link to this sheet
learn-sheet-name = Name:
learn-print = Print
learn-solutions = Solutions
