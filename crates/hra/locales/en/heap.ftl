# Games with heaps.
help-heap = Games with heaps: Nim, Wythoff, subtraction and octal games, your own rules
    .example = hra heap solve wythoff 1 3
help-heap-solve = Who wins from these heaps, with which moves, and why
    .example = hra heap solve wythoff 5 8 9
    .rules = nim, wythoff, subtract:1,3,4, octal:0.137, hex:0.F, moore:2, kayles, dawson-kayles, grundy, or @FILE; also SUBST[1,3;9] or NIM[23,7,56]
    .misere = Who moves last loses
    .heaps = How many are in each heap
help-heap-sequence = Grundy values of single heaps, their period, and whether it is proven
    .example = hra heap sequence octal:0.137 --to 500
    .rules = nim, subtract:1,3,4, octal:0.137, hex:0.F, kayles, dawson-kayles, grundy, or @FILE; also SUBST[1,3;9] or NIM[23,7,56]
    .misere = Who moves last loses (there are no Grundy values then)
    .to = The largest heap; not needed where it stands with the rules
help-heap-table = All P-positions of so many heaps up to a size
    .example = hra heap table wythoff --heaps 3 --max 60 --csv
    .rules = nim, wythoff, subtract:1,3,4, octal:0.137, hex:0.F, moore:2, kayles, dawson-kayles, grundy, or @FILE; also SUBST[1,3;9] or NIM[23,7,56]
    .misere = Who moves last loses
    .heaps = How many heaps
    .max = The largest heap
    .csv = As comma-separated values with a header
help-heap-graph = Draw the graph of a game, or its tree, with P- and N-positions and winning moves
    .example = hra heap graph nim 2 2 --misere --tree --merge > tree.svg
    .rules = nim, wythoff, subtract:1,3,4, octal:0.137, hex:0.F, moore:2, kayles, dawson-kayles, grundy, or @FILE; also SUBST[1,3;9] or NIM[23,7,56]
    .misere = Who moves last loses
    .heaps = How many are in each heap
    .tree = Draw a tree: a position that is reached twice is drawn twice
    .merge = Treat positions that differ only in the order of heaps as one
    .format = svg to look at, dot for Graphviz
    .png = Write the picture into this file as PNG
    .limit = Draw at most so many positions

heap-error-unknown-rules = there are no rules called “{ $text }”
heap-accepted-rules = nim, wythoff, subtract:1,3,4, octal:0.137, hex:0.F, moore:2, kayles, dawson-kayles, grundy, SUBST[1,3;9], NIM[23,7,56], or @FILE with your own rules
    .api = nim, wythoff, subtract:1,3,4, octal:0.137, hex:0.F, moore:2, kayles, dawson-kayles, grundy, SUBST[1,3;9], NIM[23,7,56], or the text of your own rules
heap-error-rules-number = “{ $text }” is not a number that { $game } can use
heap-accepted-subtract = whole numbers from 1 to { $most }, separated by commas
heap-error-heap = “{ $text }” is not a number that can stand here
heap-error-no-heaps = there are no heaps
heap-error-too-many-heaps = { $count } heaps are too many
heap-accepted-heaps = 1 to { $most } heaps
heap-error-picture = there are more than { $limit } positions to draw
heap-accepted-picture = fewer or smaller heaps, --merge, or a larger --limit (a drawing with thousands of positions can hardly be read)
    .api = fewer or smaller heaps, equal positions drawn once (merge), or a larger limit (a drawing with thousands of positions can hardly be read)
heap-error-sequence-coupled = { $rules } takes from several heaps at once: single heaps say nothing about their sum
heap-error-sequence-misere = in misère play there are no Grundy values
heap-accepted-sequence = rules that take from one heap at a time, in normal play

code-error-beginning = a code cannot begin like “{ $text }”
code-error-digit = “{ $digit }” in column { $column } is not a digit of the code
code-error-no-move = this code allows no move at all
code-error-too-long = a code has at most { $longest } digits
code-accepted = 0.… or 4.… and digits 0–7 (octal), also 8.… and C.… and digits 0–F (hex), such as 0.137

heap-error-file-word = line { $line }, column { $column }: “{ $found }” cannot stand here
heap-error-file-missing = line { $line }, column { $column }: something is missing
heap-wanted-statement = a line that begins with game, take or end (or # for a comment)
heap-wanted-amounts = numbers to take: any, odd, even, or a list such as 1,3,5-8,10-
heap-wanted-from = the word from
heap-wanted-heaps = one heap, 2 heaps, or up to 3 heaps (at most 10)
heap-wanted-heaps-word = the word heap or heaps
heap-wanted-manner = equally (the same from each) or freely (any from each)
heap-wanted-leaving = leaving, then nothing, one heap, two heaps, two unequal heaps or three heaps, joined by or
heap-wanted-end = normal or misere
heap-wanted-name = a name for the game
heap-wanted-end-of-line = the end of the line
heap-wanted-move = at least one line that begins with take
heap-wanted-breaking = leaving two heaps, two unequal heaps or three heaps, because nothing is taken

heap-outcome-n = N-position: the player to move wins.
heap-outcome-p = P-position: the player to move loses.
heap-grundy = Grundy value: { $value }
heap-winning-moves = { $count ->
    [one] One winning move:
   *[other] { $count } winning moves:
}
heap-sequence-proven = Period { $period } from n = { $preperiod } on: proven (the proof needs the first { $needed } values).
heap-sequence-not-proven = The values up to { $to } repeat with period { $period } from n = { $preperiod } on; nothing proves that they go on so.
heap-sequence-no-period = No period found: nothing is proven up to { $to }.
heap-table-count = { $count ->
    [one] One P-position
   *[other] { $count } P-positions
}

heap-move-one = take { $amount } from heap { $heap }
heap-move-equal = take { $amount } from each of heaps { $heaps }
heap-move-several = take { $amounts } from heaps { $heaps }
heap-move-break = take { $amount } from heap { $heap } and leave { $parts }
heap-move-split = split heap { $heap } into { $parts }

heap-explain-line = { $text }
heap-explain-nim-head = Write the heaps in binary and add without carrying (the nim-sum):
heap-explain-nim-win = The nim-sum is { $sum }, not 0: the player to move can make it 0 and wins.
heap-explain-nim-lose = The nim-sum is { $sum }: every move makes it something else, and the opponent makes it 0 again.
heap-explain-misere-head = Who takes the last match loses. As long as some heap has more than one match, play as in ordinary Nim (nim-sum):
heap-explain-misere-ones-win = No heap has more than one match, and { $ones } of them have one: that is an even number, so the opponent will have to take the last match.
heap-explain-misere-ones-lose = No heap has more than one match, and { $ones } of them have one: that is an odd number, so the player to move will have to take the last match.
heap-explain-misere-over = There is no move left: the opponent made the last move and has lost.
heap-explain-moore-head = A move may take from up to { $heaps } heaps. Write the heaps in binary and count the ones in every column; a position is lost when every count is a multiple of { $multiple }:
heap-explain-moore-misere = No heap has more than one match and who takes the last one loses: the position is lost when the number of heaps leaves 1 after division by { $multiple }.
heap-explain-moore-win = The counts are { $counts }: not all are multiples of { $multiple }, and the player to move can make them so.
heap-explain-moore-lose = The counts are { $counts }: all as the opponent wants them, and every move spoils that.
heap-explain-golden-head = At most two heaps are not empty: the lost positions are the golden pairs (⌊kφ⌋, ⌊kφ²⌋) with k = 0, 1, 2 …; every difference k has exactly one. Here the difference is { $difference }.
heap-explain-golden-win = The golden pair with this difference is { $pair }, not ({ $small }, { $large }): the player to move reaches a golden pair and wins.
heap-explain-golden-lose = ({ $small }, { $large }) is the golden pair { $pair } itself: no move leads from one golden pair to another.
heap-explain-sum-head = The heaps do not influence each other. Grundy value of each: { $values }.
heap-explain-sum-win = Their nim-sum { $terms } is { $sum }, not 0: the player to move can make it 0 and wins.
heap-explain-sum-lose = Their nim-sum { $terms } is { $sum }: every move makes it something else, and the opponent makes it 0 again.
heap-explain-sieve-head = No formula is known for this game. All { $positions } positions below it were marked, from the smallest up: a position with a move to a lost one is won, the others are lost.
heap-explain-search-head = No theory helps with this game. All { $positions } positions that can follow were solved, from the smallest up: a position with a move to a lost one is won, the others are lost.
heap-explain-sieve-win = This position has a move to a lost one: the player to move wins.
heap-explain-sieve-lose = Every move from this position leads to a won one for the opponent: the player to move loses.
heap-explain-winning = Winning move: { $move }; this leaves { $heaps }{ $others ->
    [0] .
    [one] {" "}(one other move wins as well).
   *[other] {" "}({ $others } other moves win as well).
}
heap-explain-answers-lose = Whatever the opponent answers, there is a move to a lost position again.
heap-explain-lost = Whatever is played here, the opponent has a winning answer.
heap-explain-no-move = There is no move left: whoever is to move has lost.
heap-explain-no-answer = The opponent has no move left and has lost.
heap-explain-own-head = { $count ->
    [one] The only move here loses:
   *[other] All { $count } moves here lose:
}
heap-explain-answers-head = { $count ->
    [one] The opponent's only answer loses:
   *[other] All { $count } answers of the opponent lose:
}
heap-explain-answer = {"  "}{ $answer } — then { $reply }, leaving { $heaps }
heap-explain-answer-over = {"  "}{ $answer } — that was the last move, which loses
heap-explain-answers-more = {"  "}… and so for the other { $count ->
    [one] one
   *[other] { $count }
}

heap-task-sequence = Grundy values
heap-task-sieve = Marking positions
heap-task-grundy = Grundy values of positions
heap-task-search = Solving positions
heap-task-table = Listing positions

help-heap-play = Play in the terminal: two people, or against the machine, with hints and explanations
    .example = hra heap play wythoff 5 8 --second perfect --names Anna
    .rules = nim, wythoff, subtract:1,3,4, octal:0.137, hex:0.F, moore:2, kayles, dawson-kayles, grundy, or @FILE; also SUBST[1,3;9] or NIM[23,7,56]
    .misere = Who moves last loses
    .heaps = How many are in each heap; otherwise it is asked
    .first = Who plays first: human, perfect, student:0.3 (errs with that probability), random
    .second = Who plays second
    .names = The players' names; otherwise they are asked
    .save = Keep a transcript in this file, after every move
    .replay = Replay a transcript, and go on from its end

heap-ask-count = How many heaps (h for help)?
heap-ask-count-help = Enter how many heaps lie on the table.
heap-ask-size = How many matches in heap { $heap } (h for help)?
heap-ask-size-help = Enter how many matches lie in this heap.
heap-kind-one = Take from one heap
heap-kind-several = Take from several heaps at once
heap-ask-heap = From which heap (h for help)?
heap-ask-amount = How many matches (h for help)?
heap-ask-amount-each = How many matches from each (h for help)?
heap-ask-amount-from = How many matches from heap { $heap } (h for help)?
heap-ask-how-many = From how many heaps (h for help)?
heap-ask-first-heap = From which heap first (h for help)?
heap-ask-second-heap = From which heap second (h for help)?
heap-ask-next-heap = From which heap next (h for help)?
heap-ask-way = What is left? { $ways }
heap-board-line = Heap { $heap }: { $size }
heap-help-normal = { $rules }: { $moves } Players take turns; who makes the last move wins.
heap-help-misere = { $rules }: { $moves } Players take turns; who makes the last move loses.

heap-explain-misere-one-large = Who makes the last move loses. Only one heap has more than one match, and { $ones } others have one: the player to move leaves nothing or one of the large heap, so that an odd number of single matches remains, and wins.
heap-explain-moore-misere-win = { $ones } heaps have a match: another remainder, so the player to move wins.
heap-explain-moore-misere-lose = { $ones } heaps have a match: the remainder is 1, so the player to move loses.
heap-rule-and = { $first } { $second }
heap-rule-one = Take { $amounts } from one heap.
heap-rule-break = Take { $amounts } from one heap, leaving { $leave }.
heap-rule-equal = Take { $amounts } from each of { $heaps } heaps, the same from each.
heap-rule-count = { $count }
heap-rule-count-range = { $fewest } to { $most }
heap-rule-free = Take { $amounts } from each of { $heaps } heaps, not necessarily the same.
heap-leave-nothing = nothing
heap-leave-one = one heap
heap-leave-two = two heaps
heap-leave-two-unequal = two unequal heaps
heap-leave-three = three heaps
heap-leave-or = { $first } or { $second }
heap-amounts-any = any number
heap-error-too-many-moves = these heaps have too many moves to choose from
heap-accepted-few-moves = heaps with at most about { $most } moves in a position
heap-error-rules-and-play = rules and moves cannot both come from standard input
heap-accepted-rules-file = rules by name, or in a file
heap-error-heaps-twice = { $rules } tells its heaps already
heap-accepted-heaps-once = heaps either in the brackets or after the rules
heap-mex-definition = A heap is worth the least number that no move from it leaves (mex); heaps worth 0 are P-positions, all others are N-positions.
heap-mex-none = From { $heap } there is no move: nothing is excluded, and G({ $heap }) = 0.
heap-mex-options = From { $heap } moves lead to (heap: value): { $options }.
heap-mex-value = Their values are { $set }; the least number that is missing is { $value }, so G({ $heap }) = { $value }.
heap-mex-win = The value is not 0: some move leaves 0, and the player to move wins.
heap-mex-lose = The value is 0: no move leaves 0, whatever is played leaves the opponent an N-position, and the player to move loses.
heap-nim-why = The first one of the nim-sum stands in column { $column } from the right; only a heap that has a one there becomes smaller when the sum is added to it:
heap-nim-why-can = {"  "}heap { $heap }: { $size } ⊕ { $sum } = { $target }, which is less than { $size }: play it down to { $target }
heap-nim-why-cannot = {"  "}heap { $heap }: { $size } ⊕ { $sum } = { $target }, which is not less than { $size }: no winning move here
heap-nim-why-lost = A move changes one heap, hence some column of the sum: it is not 0 any more, and then some heap has a one where the sum has its first.
heap-row-heap = k
heap-row-class = P/N
heap-row-options = to (value)
heap-row-set = values
heap-row-mex = mex
heap-row-winning = winning: take
heap-ask-rules = Which rules (a number, a name, or such as SUBST[1,3;9]; h for help)?
heap-ask-rules-help = Enter the number of one of these rules, the name of any, or rules and heaps in one, such as NIM[3,5,7].
