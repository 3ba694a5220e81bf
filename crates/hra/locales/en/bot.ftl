# The Arimaa player.
help-aei = An Arimaa player on standard input and output, for any controller that speaks AEI
    .example = hra aei --player seed --weights w1 --setup B
    .player = engine, or seed: the program of the Brno thesis, rebuilt from its description
    .weights = The weights of the seed: w1 (by hand), w2 (the failed fit), w3 (learnt and kept)
    .setup = How it sets up: A (99of9), B (rabbits behind, horses outside), C (rabbits behind, dogs outside)
    .hash = Megabytes for the table of positions
    .nodes = Look at no more than so many positions for a turn; with one thread the game is then repeatable
    .evaluation = Weights made by hra arimaa fit, instead of the program's own
    .network = A network made by hra arimaa train, which corrects or replaces the evaluation; by default there is none
    .tune = Other numbers of the search, for matches: name=number, separated by commas

help-arimaa-eval = Why a position is judged as it is, term by term, and what each side could do in one turn
    .example = hra arimaa eval position.txt
    .position = A position, as for hra arimaa turns
help-arimaa-bench = Search a few positions to a fixed depth: the number of nodes is a fingerprint of the search
    .example = hra arimaa bench --depth 6
    .depth = How many steps deep

bot-error-model-foreign = This is not an ordering model of version 1.
bot-error-model-damaged = The ordering model is damaged: its checksum or its numbers do not fit.
bot-error-model-sizes = The ordering model was made for other features: it has { $found } weights, this program wants { $wanted }.
bot-accepted-model = A file that hra arimaa order wrote with this version of the program
bot-bench = Depth { $depth }: { $nodes } nodes, { $speed } a second
bot-score = Judgement: { $score } rabbits for Gold
bot-seed-score = The seed's judgement (w3, middle game): { $score } points for Gold
bot-detected-gold = If Gold had a turn:
bot-detected-silver = If Silver had a turn:
bot-goal-in = a goal in { $steps ->
    [one] one step
   *[other] { $steps } steps
  }
bot-no-goal = no goal within four steps
bot-capture = { $piece } captured on { $trap } in { $steps } steps
bot-term-material = material that is left
bot-term-places = where pieces stand
bot-term-trap-control = control of the traps
bot-term-captures-of-mover = captures of the side to move
bot-term-captures-of-other = captures of the other side
bot-term-peril = pieces that may be driven into a trap
bot-term-freezing = frozen pieces, and those that only a friend keeps free
bot-term-hostages = hostages
bot-term-frames = pieces framed on traps
bot-term-blockades = blockades of elephants and camels
bot-term-elephant-mobility = how far the elephants get
bot-term-alignment = strong pieces facing weaker ones
bot-term-rabbit-advance = advanced rabbits
bot-term-goal-threat = rabbits near their goal
bot-term-initiative = steps left in the turn
bot-seed-term-position = where pieces stand
bot-seed-term-material = material
bot-seed-term-goal-path = shortest free way of a rabbit to its goal
bot-seed-term-mobility = blocked directions
bot-seed-term-frozen = frozen pieces
bot-seed-term-centre = access to the centre
bot-seed-term-rabbit-attack = rabbits with nobody before them
bot-seed-term-rabbit-defence = wall of rabbits
bot-seed-term-goal-in-turn = goal in one turn
bot-seed-term-capture-of-mover = best capture of the side to move
bot-seed-term-capture-of-other = best capture of the other side
bot-weights-error-version = These are no weights of the evaluation, or of another version.
bot-weights-error-checksum = The checksum does not fit: the file of weights is damaged.
bot-weights-error-shape = Line { $line } of the weights is not what this evaluation needs: { $expected }
bot-error-tune = { $word } is no number of the search
bot-accepted-tune = name=number with any of { $names }
