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
moves-numbered = Move { $number }: { $label }
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
start-terminal = In the terminal
start-terminal-lead = These games have no page yet; they play and answer in the terminal.
start-kalah = Kalaha
start-arimaa = Arimaa
start-boards = Domineering, Cram, Hackenbush and other boards
start-matrix = Matrix games
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

# Play
to-move = Player { $number } to move ({ $kind })
to-roll = The die is to be rolled
game-drawn = Nobody has won
die = die
game-over = Player { $winner } has won

# Heap games
heap-setup = Game
heap-table = Table
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
heap-unmarked = nothing marked
heap-how = Click a token: it and those above it are taken. Keys: ← → heap, ↑ ↓ how many, Enter takes.
heap-take-leaving = Leave { $left }
heap-mark-more = This alone is no move: mark in another heap, too.
heap-mark-first = Mark first how many to take.
heap-no-such-move = This is no move.
heap-unmark = Unmark
heap-why = Who wins, and why
heap-outcome-N = who is to move wins
heap-outcome-P = who moved last wins
heap-grundy = Grundy value { $value }
heap-graph = Graph of the game
heap-graph-tree = as a tree
heap-graph-alt = Graph of { $count } positions with P- and N-positions in colours
heap-graph-legend = P-positions (who moved last wins) and N-positions differ in colour; thick arrows are winning moves. Equal positions are drawn once.

# Ludo
ludo-mode = What to do
ludo-mode-play = Play
ludo-mode-solve = Position
ludo-board = Board
ludo-players = Players
ludo-pieces = Pieces each
ludo-fields = Fields (4–52)
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
ludo-thesis = Example of the thesis
ludo-classic = Classic board
ludo-answer = Chances
ludo-compute = Compute
ludo-play-from-here = Play from here
ludo-chance = Chance of the mover
ludo-with-piece = with piece { $piece }
ludo-best = best
ludo-states = Positions
ludo-solved = Computed: { $chance }
ludo-piece = Piece { $piece } of player { $player }
ludo-in-house = in the house
ludo-at-home = home { $number }
ludo-on-field = field { $number }
ludo-roll = Roll for player { $number }
ludo-pass = No move: pass
ludo-choose = Choose a piece: click it, or drag it to the dashed field.
ludo-chances = Chances
ludo-too-large = This game is too large to be solved while you play: no chances, no hints, no perfect player. Fewer pieces or fields make it small enough.
ludo-course = How the chances went, step by step
