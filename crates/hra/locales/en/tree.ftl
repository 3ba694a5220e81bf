# Games in extensive form.
help-tree = Games in extensive form: trees from a file or from a game with heaps
    .example = hra tree draw --heap nim 2 2 --misere --merge
help-tree-solve = Backward induction: the value for each player, the optimal path, and why
    .example = hra tree solve --heap nim 2 2 --misere --merge
    .source = A file with a tree (- is standard input); with --heap how many are in each heap; with --kalah a position
    .heap = Grow the tree of a game with heaps: nim, wythoff, subtract:1,3,4, octal:0.137, kayles, grundy, or @FILE
    .kalah = Grow the tree of Kalaha from a position: thesis or standard rules
    .misere = Who moves last loses
    .merge = Moves that differ only in the order of heaps are drawn once
    .limit = Refuse trees with more nodes
    .exact = Answer in exact fractions
help-tree-draw = Draw a tree with its values and the optimal path
    .example = hra tree draw --heap nim 2 2 --misere --merge --format svg > tree.svg
    .source = A file with a tree (- is standard input); with --heap how many are in each heap; with --kalah a position
    .heap = Grow the tree of a game with heaps: nim, wythoff, subtract:1,3,4, octal:0.137, kayles, grundy, or @FILE
    .kalah = Grow the tree of Kalaha from a position: thesis or standard rules
    .misere = Who moves last loses
    .merge = Moves that differ only in the order of heaps are drawn once
    .limit = Refuse trees with more nodes
    .format = text for the terminal, svg to look at, dot for Graphviz, file in the format that this command reads
    .png = Write the picture into this file as PNG
help-tree-walk = Go through a tree step by step, in depth or in breadth, and see what is remembered
    .example = hra tree walk --heap nim 2 2 --misere --merge --order breadth
    .source = A file with a tree (- is standard input); with --heap how many are in each heap; with --kalah a position
    .heap = Grow the tree of a game with heaps: nim, wythoff, subtract:1,3,4, octal:0.137, kayles, grundy, or @FILE
    .kalah = Grow the tree of Kalaha from a position: thesis or standard rules
    .misere = Who moves last loses
    .merge = Moves that differ only in the order of heaps are drawn once
    .limit = Refuse trees with more nodes
    .order = depth or breadth
help-tree-table = The strategic form of a tree for two players, and its equilibria
    .example = hra tree table --heap nim 2 2 --misere --merge
    .source = A file with a tree (- is standard input); with --heap how many are in each heap; with --kalah a position
    .heap = Grow the tree of a game with heaps: nim, wythoff, subtract:1,3,4, octal:0.137, kayles, grundy, or @FILE
    .kalah = Grow the tree of Kalaha from a position: thesis or standard rules
    .misere = Who moves last loses
    .merge = Moves that differ only in the order of heaps are drawn once
    .limit = Refuse trees with more nodes
    .exact = Answer in exact fractions

tree-error-version = line { $line }: a tree begins with the line “tree 1”
tree-error-empty = there is no node (line { $line })
tree-error-second-root = line { $line }: a second root; everything after the first line of the tree must be indented
tree-error-node = line { $line }: “{ $text }” is no player, not the word chance, and no payoffs
tree-error-no-label = line { $line }: a colon is missing between the move and what happens then
tree-error-no-probability = line { $line }: “{ $text }” does not begin with a probability
tree-error-probabilities = line { $line }: the probabilities below must be positive and add up to 1, not to { $sum }
tree-error-payoffs = line { $line }: { $found ->
    [one] one payoff
   *[other] { $found } payoffs
} for { $expected ->
    [one] one player
   *[other] { $expected } players
}
tree-error-end-goes-on = line { $line }: something follows after payoffs
tree-error-no-moves = line { $line }: there is nothing to choose from here
tree-error-same-label = line { $line }: two moves below are called “{ $label }”
tree-error-set-differs = line { $line }: nodes that cannot be told apart (“{ $name }”) must have the same moves in the same order
tree-error-players = line { $line }: the players need different names that are not numbers and not the word chance
tree-accepted = lines such as “left: Alice”, “1/2 heads: chance” or “right: 3, 1”, indented under the line they follow from, after “tree 1”; see docs/matrix.md
tree-error-too-many-nodes = the tree has more than { $most } nodes
tree-accepted-nodes = a smaller game, --merge, or a larger --limit
    .api = a smaller game, equal positions only once (merge), or a larger limit
tree-error-not-two-players = a table is for two players, not for { $players }
tree-error-too-many-strategies = there are more than { $most } pairs of strategies: the table grows exponentially with the tree
tree-accepted-strategic = a small tree for two players
tree-error-imperfect = { $player } cannot tell { $count } nodes apart: backward induction does not apply
tree-accepted-perfect = a tree with perfect information, or hra tree table for this one
    .api = a tree with perfect information, or a table for this one
tree-error-source = “{ $text }” is more than one file
tree-accepted-source = one file, --heap RULES and the heaps, or --kalah RULES and one position


tree-south = South
tree-north = North
tree-chance = chance
tree-explain-size = The tree has { $nodes ->
    [one] one node
   *[other] { $nodes } nodes
}, { $ends ->
    [one] one end
   *[other] { $ends } ends
}, and the longest play takes { $height ->
    [one] one step
   *[other] { $height } steps
}.
tree-explain-method = From the ends up, whoever decides takes what is best for him, and chance takes the average. So optimal play goes:
tree-explain-choice = {"  "}{ $player } in { $place }: { $move } (worth { $value } to him)
tree-explain-tie = {"  "}{ $player } in { $place }: { $move } (worth { $value } to him; { $others ->
    [one] another move is as good
   *[other] { $others } other moves are as good
})
tree-explain-and-so-on = {"  "}… and so on
tree-explain-value = Value for { $players }: { $values }.
tree-explain-winner = { $player } wins whatever the opponent does.
tree-explain-tied = Somebody on the path is indifferent; had he chosen otherwise, others might fare differently.
tree-table-about = A strategy says what to do in every situation that may come: { $rows } for the first player, { $columns } for the second.
tree-walk-depth = Depth first: go down as far as possible, left first, and back only as far as needed. Remembered is the way back to the root.
tree-walk-breadth = Breadth first: one level after the other, each from left to right. Remembered are the nodes that wait.
tree-walk-enter = { $step }. enter { $node } ({ $name }); way: { $memory }
tree-walk-return = { $step }. back in { $node } ({ $name }); way: { $memory }
tree-walk-visit = { $step }. visit { $node } ({ $name }); waiting: { $memory }
tree-task-build = Nodes of the tree
tree-task-strategic = Pairs of strategies
