help-reproduce = Compute published results again and set them beside what was published
    .example = hra reproduce heap
    .names = Which ones: a whole name such as heap/dawson-values, or a group such as heap; otherwise all
    .all = Also those that take long
    .into = Keep every result in this folder as soon as it is computed, so that a run that was ended goes on

reproduce-error-unknown = there is no published result called “{ $text }” here
reproduce-agrees = agrees
reproduce-explained = explained
reproduce-fails = FAILS
reproduce-not-run = not run
reproduce-published = published: { $text }
reproduce-ours = ours:      { $text }
reproduce-note = note:      { $text }
reproduce-note-long = takes long: name it, or ask for all
reproduce-note-cost = agrees when ours is no more; memory is what solving asks for before it begins
reproduce-note-heroic = takes hours or days: it runs only when it is named
reproduce-test = test:      { $text }
reproduce-test-same = Fisher's exact test finds no difference at the level { $level } (least probability { $least })
reproduce-test-differs = by Fisher's exact test at the level { $level } these numbers differ, counted from the first: { $numbers } (least probability { $least })
heap-note-slip-subtract-3-4 = a slip of the table: from 4 one move leads to 1 and one to 0, both worth 0, so that G(4) = 1, as the lecture says itself a few lines later
grids-note-star-and-star = a slip of one letter: the lecture goes on with * + * = 0, and what is worth 0 is a P-position
grids-note-switch-1-0 = {"{"}1|0,-1{"}"} is no number, as Left moves to more than Right does: it is the switch +-1; -1/2 is {"{"}-1|0,1{"}"}
