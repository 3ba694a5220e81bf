# Arimaa: what the engine learns from its own games.
help-arimaa-selfplay = The engine's games against itself, kept in a file from which it can learn; and how the setups did in them
    .example = hra arimaa selfplay own.games --games 1 --nodes 1 --most-turns 2
    .file = The file of games; one that exists is gone on with
    .games = How many games the file is to hold in the end (default 100)
    .nodes = How many positions the engine may look at for a turn (default 30000); all turns of the position itself are always looked at
    .most_turns = After so many turns of both sides the side with more pieces wins (default 200)
    .report = Play nothing, only tell what the file holds

arimaa-error-games-foreign = this is no file of games
arimaa-error-games-version = this file of games has version { $found }, which this program does not read
arimaa-error-games-damaged = the file of games is damaged after { $games } whole games
arimaa-error-games-illegal = the rules do not allow game { $game } of the file, or it did not end so
arimaa-accepted-games = a file made by hra arimaa selfplay
arimaa-error-games-busy = another program is writing { $path }
arimaa-error-games-other = { $path } holds games of another run: seed { $seed }, { $nodes } positions a turn, { $turns } turns at most, or another version of the engine
arimaa-accepted-games-same = a file that does not exist yet, or one with the same --seed, --nodes, --most-turns and engine

arimaa-selfplay = Games: { $games } (new: { $new }), turns: { $turns }, of them drawn by chance: { $random }. Gold won { $gold }. Ended by a goal: { $goals }, without rabbits: { $eliminations }, without a move: { $immobile }, by the score: { $scored }.
arimaa-selfplay-setup = Setup
arimaa-selfplay-played = games
arimaa-selfplay-won = won
arimaa-selfplay-share = share (95 %)
arimaa-selfplay-gold = as Gold
arimaa-selfplay-other = others
