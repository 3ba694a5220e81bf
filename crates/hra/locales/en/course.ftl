# The course: lessons, exercises, sheets.
help-learn = A course of twelve short lessons with exercises: without a number, the lessons and how far you are
    .example = hra learn 3
    .lesson = Which lesson, 1 to 12
help-learn-exercise = An exercise, made by --seed; with --answer the answer is checked, and a wrong one is refuted
    .example = hra learn exercise 3 --number 2 --seed 5 --answer 1
    .lesson = Which lesson, 1 to 12
    .number = Which of its exercises, 1 to 8 (default 1)
    .answer = What you answer
    .show = Show the solution
help-learn-sheet = A sheet of exercises with the solutions apart, made by --seed
    .example = hra learn sheet --lessons 2,3,4 --seed 7 --count 10
    .lessons = From which lessons (default all)
    .count = How many exercises, 1 to 60 (default 10)
    .html = Write it into this file, ready to be printed: the solutions begin a page of their own
    .svg = Write two pictures into this folder, sheet.svg and solutions.svg
    .png = The same as PNG

course-error-answer = “{ $answer }” is no answer to this
course-accepted-number = a whole number that is not negative
course-accepted-fraction = a number such as 2, -1 or 3/4
course-accepted-list = whole numbers up to the largest that is asked about, with commas: 0, 2, 5; nothing where there are none
course-error-period = no period was found
course-error-lessons = “{ $text }” names no lessons
course-accepted-lessons = numbers of lessons with commas, such as 2,3,4

course-list-line = { $number }. { $title }: { $lead }
course-list-done = done { $done } of { $count }
course-list-more = hra learn 1 begins with the first lesson.
course-board-line = Try it ({ $rules }):
course-try-hint = On the page (hra) you can play with it.
course-exercise-line = Exercise { $number } of { $count }
course-choices-line = Choose: { $choices }
course-answer-prompt = Your answer (? solution, > next, q leave):
course-right = Right.
course-wrong = Not so.
course-solution = Solution: { $answer }
course-solved-all = All exercises of this lesson are done. The next time there will be new ones.
course-sheet-title = Exercises
course-sheet-solutions = Solutions
course-sheet-name = Name
course-sheet-made = Lessons { $lessons }; seed { $seed }. The same again: hra learn sheet --lessons { $lessons } --seed { $seed } --count { $count }

course-first-player = The first player
course-second-player = the second player
course-left = Left
course-right-player = Right
course-row = Row { $row }
course-kind-max = Max
course-kind-min = Min
course-kind-chance = chance
course-kind-sink = end
course-form-whole = A whole number.
course-form-fraction = A number such as 2, -1 or 3/4.
course-form-list = Numbers up to { $to } with commas.
course-no-move = This is no move.

course-rules-nim = from one heap any number may be taken; who cannot move loses
course-rules-subtract = any of these numbers may be taken from one heap: { $set }; who cannot move loses
course-rules-dawson = a stretch of one is taken whole; from a longer one two are taken at an end, or three together anywhere, which may leave two stretches; who cannot move loses
course-rules-sum = a move is made in one part of the sum; who cannot move loses
course-rules-cram = a domino is laid on two free squares side by side, in either direction; who cannot move loses
course-rules-domineering = Left lays dominoes upright, Right lays them across; who cannot move loses
course-rules-pawns = pawns move and capture as in chess, captures are forced; who cannot move loses
course-rules-table = you choose a row, the other one then the column that is worst for you
course-rules-mixture = you say how often you play row 1, the other one then chooses the worse column
course-rules-graph = you are Max and want a high end; Min answers, chance draws

course-ask-count = The rules: { $rules }.

    How many moves does the player to move (where sides differ: Left) have?
course-ask-longest = The rules: { $rules }. How many moves can a game last at most that begins here?
course-ask-outcome = The rules: { $rules }. Who wins if both play as well as possible?
course-ask-winning = The rules: { $rules }. Find a first move that wins.
course-ask-winning-left = The rules: { $rules }. Left begins. Find a move that wins for Left.
course-ask-list = The rules: { $rules }. Which heaps from 0 to { $to } are P-positions?
course-ask-mex = The options of a position have the Grundy values { $numbers }. What is its Grundy value?
course-ask-grundy = The rules: { $rules }. What is the Grundy value of this position?
course-ask-period = The rules: { $rules }. How long is the shortest period of the Grundy values?
course-ask-number = The rules: { $rules }. Which number is this position worth?
course-ask-saddle = The row player receives what is written. Where is a saddle point (row, column)?
course-ask-mixed = The row player receives what is written, and both may mix. What is the game worth?
course-ask-share = The row player receives what is written, and both may mix. With what probability is row 1 played?
course-ask-chance = Play begins in a. Square vertices belong to Max, round ones to Min, in diamonds each way is drawn with the same chance. What is the start worth?
course-ask-where = Play begins in a, which belongs to Max. Square vertices belong to Max, round ones to Min, in diamonds each way is drawn with the same chance. Where should Max go?

course-outcome-n = N: whoever begins wins
course-outcome-p = P: whoever begins loses
course-outcome-l = L: Left wins, whoever begins
course-outcome-r = R: Right wins, whoever begins
course-saddle-none = there is none

course-wins-by = { $player } begins and wins: “{ $move }”.
course-stuck = { $player } begins, cannot move, and has lost.
course-answered = { $player } begins and loses: “{ $move }” is answered with “{ $reply }” by { $other }, and so is every other move.
course-move-wins = What this leaves is lost for whoever has to move.
course-also-wins = “{ $move }” wins as well.
course-move-loses = This is answered with “{ $reply }” by { $other }, and what is left is lost for you.
course-value-right = From here every value below { $value } can be reached, and { $value } itself cannot.
course-value-zero = No move leads to a position with the value 0: it is lost for whoever begins.
course-value-by-move = Were it { $claimed }, the sum with a heap of { $claimed } in Nim would be lost for whoever begins. But “{ $move }” wins there: it leaves { $claimed } beside { $claimed }.
course-value-by-heap = Were it { $claimed }, the sum with a heap of { $claimed } in Nim would be lost for whoever begins. But this wins there: bring the Nim heap down to { $value }, which leaves equal values.
course-number-right = In the sum with the negative of { $value } whoever begins loses.
course-number-by-move = Were it { $claimed }, the sum with the negative of { $claimed } would be lost for whoever begins. But { $player } begins and wins: “{ $move }” leaves { $left }.
course-number-by-sum = Were it { $claimed }, the sum with the negative of { $claimed } would be lost for whoever begins. But { $player } begins there in the number and wins; the position is worth { $value }.
course-count = { $count ->
    [one] There is one move:
   *[other] There are { $count } moves:
}
course-one-move = “{ $move }”
course-longest = This is a longest game: { $line }. Each move takes at least { $least }, so that there are no more than { $count } moves.
course-list-right = Each of them leads to N-positions only, and from each other heap one of them can be reached.
course-list-look = Look at the heap of { $heap }.
course-mex-right = All numbers below { $mex } are there, and { $mex } is not.
course-mex-there = { $claimed } is the value of an option: from a position one never moves to one with the same value.
course-mex-less = { $mex } is not among them and is less than { $claimed }.
course-period-right = The values twice over: { $values }.
course-period-differs = The heap of { $one } has the value { $first }, the heap of { $other } has { $second }.
course-period-shorter = The values come again earlier already: after { $period }.
course-saddle-row = The row player would rather play row { $other }: { $entry } instead of { $here }.
course-saddle-column = The column player would rather play column { $other }: { $entry } instead of { $here }.
course-saddle-right = It is the least of its row and the largest of its column: nobody would rather play otherwise.
course-saddle-none-right = In every entry somebody would rather play otherwise.
course-saddle-there = In { $place } nobody would rather play otherwise: the least of its row, the largest of its column.
course-share-refuted = Against this the other one plays column { $column }: then you receive { $received } on average and not { $value }.
course-share-outside = A probability lies between 0 and 1.
course-mixed-high = The column player plays column 1 with probability { $share }: then no row brings { $claimed }.
course-mixed-low = The row player plays row 1 with probability { $share }: then every column brings more than { $claimed }.
course-mixed-right = Value { $value }; row 1 with probability { $row }, column 1 with probability { $column }: whatever the other one does.
course-where = { $chosen } is worth { $worth }, { $other } is worth { $instead }.
course-chance-right = From the ends backwards: { $values }.
course-chance-high = { $claimed } is too much. Min holds Max below it, where Min decides, with: { $strategy }.
course-chance-low = { $claimed } is too little. Max gets more, where Max decides, with: { $strategy }.

course-try-won = The other side cannot move. You have won.
course-try-reply = The answer: { $move }.
course-try-lost = You cannot move: lost. Try again.
course-try-row = You play row { $row }, the other one column { $column }: you receive { $entry }.
course-try-share = You play row 1 with probability { $share }, the other one column { $column }: you receive { $received } on average.
course-try-max = You go from { $from } to { $to }.
course-try-min = Min goes from { $from } to { $to }.
course-try-chance = Chance goes from { $from } to { $to }.
course-try-sink = The game is over: { $value }.

course-positions-title = Games and positions
course-positions-lead = what a game is made of, and what “who cannot move loses” means
course-positions-first = Two players move in turn. A game is nothing but positions and, for each position, what one can make of it by a move: its options. Nothing is hidden, nothing is drawn by lot, and every game ends. Who is to move and has no option has lost.

    From a heap of nine matches one or three may be taken. The position is the number of matches: 9 has the options 8 and 6.
course-positions-second = In Cram a move lays a domino on two free squares side by side, in whichever direction. A position is the set of free squares. Squares on which no domino fits any more count for nothing: two positions that differ only there are the same game. Touch two squares that lie side by side.
course-pn-title = P and N
course-pn-lead = positions in which whoever begins loses, and all others
course-pn-first = Begin at the end. A position without a move is lost for whoever has to move: call it P, for the previous player wins. From which positions can one move to a P? There the next player wins: call them N. And a position from which all moves lead to N is P again. So each position gets one of two letters, and nobody needs to try all games.

    Where 1 or 3 may be taken: 0 is P, 1 is N, 2 is P (one can only go to 1), 3 is N, and so on.
course-pn-second = To win means: move to a P. From an N there is at least one such move, from a P there is none. Here 3 or 4 may be taken; 0, 1 and 2 are P at once, because no move is left there. Find out what to leave from eleven.
course-mex-title = Mex and Grundy values
course-mex-lead = a number for every position, which says more than P or N
course-mex-first = Instead of two letters we give each position a number: the least number, from 0, that none of its options has. It is called mex, the minimal excluded number, and the number of a position is its Grundy value. A position without options gets 0. A position with the value 0 is exactly a P: from it no move leads to another 0.

    Where 1, 3 or 4 may be taken the values go 0 1 0 1 2 3 2, and then again from the beginning.
course-mex-second = The value says with which heap of Nim the position can be replaced: from value 5 one can get to 0, 1, 2, 3 and 4, as from a heap of five. A wrong value is refuted by play: put a Nim heap of that size beside the position, and whoever begins wins the sum.
course-nim-title = Nim and its sum
course-nim-lead = any number from one heap, and the sum without carrying
course-nim-first = In Nim one takes any number from one heap. Two equal heaps are a P: copy every move in the other heap. For more heaps write the sizes in binary, one below the other, and look at each column: is the number of ones even? If all columns are even, the position is P. The sum of columns without carrying, the nim-sum, is the Grundy value.

    3, 5 and 6 are 011, 101 and 110: every column has two ones, so the nim-sum is 0.
course-nim-second = If the nim-sum is s and not 0, look for a heap that has a one in the highest column of s, and make of it what its size and s have as nim-sum. Then all columns are even. Try it: 1, 4 and 7.
course-period-title = Subtraction games and periods
course-period-lead = why a row of values that looks regular is regular
course-period-first = If only finitely many numbers may be taken, a value depends on as many values before it as the largest of these numbers says. There are only finitely many such windows, so that one must come again, and then everything comes again: each subtraction game has a period. To prove one it is enough to see it over one period and as many values more as the largest number: the windows are the same then, and so is all that follows.
course-period-second = With 1 and 3 the values are 0 1 0 1 …: period two. With 1, 3 and 4 the period is seven. So a heap of a thousand needs no table: divide and look at the remainder. Here 2, 3 and 5 may be taken from a heap of twenty-three.
course-sums-title = Sums of games
course-sums-lead = several games at once, a move in one of them
course-sums-first = Put several positions beside each other, and let a move be a move in one of them: a sum. Who wins it cannot be seen from the letters P and N alone. N and N may be either. But the Grundy values suffice: the value of a sum is the nim-sum of the values of its parts (Sprague 1935, Grundy 1939).

    Why: let the sum of values be s. Each lesser number is reached in some part by the move from Nim, and s itself is not reached, since a move changes the value of its part.
course-sums-second = From each heap 1, 3 or 4 may be taken. The values of 4, 5 and 6 are 2, 3 and 2. Their nim-sum is 3, so whoever begins wins: which part must change, and to what value?
course-cram-title = Cram
course-cram-lead = dominoes in any direction: symmetry, parts and values
course-cram-first = Cram is a game of which positions fall apart: a domino may cut the free squares into parts that have nothing more to do with each other. Then the position is a sum, and its value is the nim-sum of the parts.

    On a board with two even sides the second player copies each move on the opposite side of the centre: P. If one side is even and the other is odd, the first player lays a domino on the centre and copies from then on: N.
course-cram-second = The board of two by three is thus N. Which move wins? Begin and see whether you can hold it.
course-dawson-title = Dawson’s chess
course-dawson-lead = pawns on three ranks that become heaps
course-dawson-first = White and black pawns face each other on the first and third of three ranks, and captures are forced. Whoever moves last wins. Let White advance a pawn: it is captured, recaptured, and so on until nobody can capture any more. What is left: three columns are gone, the one of the pawn and its neighbours, at the edge only two; a column alone is simply blocked. And the turn is the other player’s.

    So the game is one with heaps: from a stretch of columns take two at an end, or three with their neighbours anywhere, which may split it; a stretch of one is taken whole.
course-dawson-second = The values begin 0 1 1 2 0 3 1 1 0 3 3 2 2 4, and from 52 on they have the period 34. Five columns are N: play the one in the middle and copy. Try it with seven.
course-domineering-title = Domineering and values
course-domineering-lead = two players with different moves: four outcomes, and numbers
course-domineering-first = Now Left lays dominoes upright and Right lays them across. The options of the two differ, and there are four outcomes: L (Left wins, whoever begins), R, N and P. We write a position as its options, {"{"}Left’s | Right’s{"}"}.

    A column of two squares is one free move for Left: {"{"}0 | {"}"} = 1. A row of two is −1. Two by two: Left may leave 1, Right −1: {"{"}1 | −1{"}"}, in which whoever begins wins and which is no number. A column of three with a square beside its end is {"{"}0, … | 1{"}"} = 1/2, as two of them and a row of two show: in the sum whoever begins loses.
course-domineering-second = You are Left and begin. Can you win? Dominoes upright: touch the two squares.
course-numbers-title = Numbers and stars
course-numbers-lead = how much a move is worth, and what is worth nothing and yet not 0
course-numbers-first = If every left option is less than every right one and all are numbers, the position is a number: the simplest one between. The simplest are the whole numbers from 0 outwards, then halves, quarters and so on: {"{"}0 | 1{"}"} = 1/2, {"{"}1/4 | 1{"}"} = 1/2, {"{"}−3 | 2{"}"} = 0, {"{"}2 | {"}"} = 3. Nobody likes to move in a number: it costs something.

    The star, * = {"{"}0 | 0{"}"}, is no number: whoever begins wins. It is less than every positive number and greater than every negative one, and * + * = 0. Up, ↑ = {"{"}0 | *{"}"}, is positive and smaller than every positive number; ↑ + * is won by whoever begins.
course-numbers-second = Add the numbers first: if the sum of numbers is positive, small things like * and ↑ change nothing. A hot part such as {"{"}1 | −1{"}"} is moved in at once. Play Left in this sum of values.
course-tables-title = Saddle points and mixed strategies
course-tables-lead = moves at the same time: tables, certainty, and chance that one makes oneself
course-tables-first = Both choose at once, one a row, one a column; the entry is what the row player receives from the other. An entry that is the least of its row and the largest of its column is a saddle point: no one would rather play otherwise, even if he knew what the other one does. Look for it: for every row its least entry, and of these the largest.
course-tables-second = If there is none, one has to be unpredictable. Play row 1 with probability p so that both columns bring you the same: then it does not matter what the other one knows. For the table with rows a b and c d this is p = (d − c) / (a + d − b − c), and the value is (ad − bc) / (a + d − b − c). Which p is best here?
course-chance-title = Chance: two and a half players
course-chance-lead = Max, Min and a die on a graph
course-chance-first = On a graph a token goes from vertex to vertex. In square vertices Max chooses the way, in round ones Min, in diamonds it is drawn: chance is half a player, who wants nothing. At an end the game has a value, and Max wants it large. The value of a vertex comes from the ends backwards: Max takes the largest of the values behind, Min the least, chance the mean.
course-chance-second = If ways lead in a circle, backwards is not enough: one looks for the least solution of all these equations, and play without end is worth 0. The workbench solves such graphs exactly or within proven bounds. Here no circle is needed: you are Max.
