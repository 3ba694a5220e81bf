help-arimaa-gauntlet = One engine against programs whose ratings are given: its own rating with the error, told and drawn
    .example = hra arimaa gauntlet gauntlet.jsonl --from opponents.txt --label w2 --engine hra:seed:w2 --rounds 1 --turns 2
    .results = The file of results, a line of JSON for each game; a run that was broken off goes on where it stopped
    .opponents = Opponents as “NAME CONDITIONS COMMAND” with rating=N among the conditions, such as "weak rating=1000,nodes=500 hra"; without any, the file of results is only told
    .label = What the engine that plays is called; a file may have several
    .charts = Draw the points against each opponent and the rating from game to game as SVG and PNG files into this folder
    .from = A file of opponents, one a line; # begins a remark
    .engine = The command line of our engine
    .option = An option that our engine is given, such as hash=64
    .rounds = How many rounds this version shall have played; in each every opponent is met twice, with colours changed
    .openings = A file of records with which games begin, or none: the programs set up themselves (50 openings of our own if nothing is said)
    .concurrency = How many games are played at a time
    .adjudicate = A side that has so many pieces more, four turns in a row, has won
    .turns = After so many turns of each side pieces decide
    .grace = How much later than the clock says a move may come

help-arimaa-ladder = Our engine against a list of AEI programs, round after round: ratings that go on from version to version
    .example = hra arimaa ladder ladder.jsonl --from opponents.txt --label before --rounds 1 --turns 3
    .results = The file of results, a line of JSON for each game; a run that was broken off goes on where it stopped
    .opponents = Opponents as “NAME CONDITIONS COMMAND”, such as "weak nodes=500 hra"; without any, the file of results is only told
    .from = A file of opponents, one a line; # begins a remark
    .label = What the version that plays is called, such as its commit
    .engine = The command line of our engine
    .option = An option that our engine is given, such as hash=64
    .rounds = How many rounds this version shall have played; in each every opponent is met twice, with colours changed
    .openings = A file of records with which games begin, or none: the programs set up themselves (50 openings of our own if nothing is said)
    .concurrency = How many games are played at a time
    .adjudicate = A side that has so many pieces more, four turns in a row, has won
    .turns = After so many turns of each side pieces decide
    .grace = How much later than the clock says a move may come

arimaa-error-rung = “{ $text }” is not an opponent
arimaa-error-rung-twice = the opponent { $name } is there twice
arimaa-accepted-rung = NAME CONDITIONS COMMAND, each name once under the same conditions; conditions with commas between them: nodes=N, depth=N or time=CONTROL, rating=N, and options such as theirs.hash=64 or ours.hash=64
arimaa-error-ladder-line = line { $line } is not a result of the ladder
arimaa-accepted-ladder-line = a file that does not exist yet, or one that this command made
arimaa-ladder = { $games ->
    [0] No games.
    *[other] Games: { $games }, of them new: { $new }. The rating of { $anchor } is 1500; errors are of 95 %, * are versions of ours.
}
arimaa-ladder-player = player
arimaa-ladder-rating = Elo
arimaa-ladder-games = games
arimaa-ladder-won = won
arimaa-ladder-lost = lost
arimaa-ladder-time = lost on time
arimaa-ladder-crash = by a crash
arimaa-ladder-illegal = by an illegal move
arimaa-ladder-pairing = version – opponent
arimaa-ladder-mishaps = mishaps
arimaa-error-unrated = the opponent { $name } has no rating
arimaa-accepted-rated = rating=N among the conditions of every opponent of a gauntlet
arimaa-gauntlet = { $games ->
    [0] No games.
    *[other] Games: { $games }, of them new: { $new }. Errors are of 95 %.
}
arimaa-gauntlet-rating = { $label }: { $rating } ± { $error }
arimaa-gauntlet-one-sided = { $label }: { $rating } ± { $error }, but all games ended the same way: beyond that nothing is known
arimaa-gauntlet-opponent = opponent
arimaa-gauntlet-expected = expected
arimaa-gauntlet-chart-results = Points against each opponent
arimaa-gauntlet-chart-rating = Rating from game to game
arimaa-gauntlet-chart-games = games
