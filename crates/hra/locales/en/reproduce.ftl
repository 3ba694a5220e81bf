help-reproduce = Compute published results again and set them beside what was published
    .example = hra reproduce heap
    .names = Which ones: a whole name such as heap/dawson-values, or a group such as heap; otherwise all
    .all = Also those that take long
    .experiment = Write a file that “hra lab run” does this from, instead of doing it

reproduce-task = Published results
reproduce-error-unknown = there is no published result called “{ $text }” here
reproduce-agrees = agrees
reproduce-explained = explained
reproduce-fails = FAILS
reproduce-not-run = not run
reproduce-published = published: { $text }
reproduce-ours = ours:      { $text }
reproduce-note = note:      { $text }
reproduce-note-long = takes long: name it, or ask for --all
reproduce-note-cost = agrees when ours is no more; memory is what solving asks for before it begins
reproduce-note-heroic = takes hours or days: it runs only when it is named
