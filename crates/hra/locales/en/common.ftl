# What every part says.
error-unknown-language = there is no language “{ $text }” here
accepted-languages = en (English) or cs (Czech)
error-line = error: { $message }
accepted-line = accepted: { $accepted }

rules-error-no-such-move = “{ $text }” is not a legal move here
rules-accepted-moves = one of: { $moves }
rules-error-no-such-face = the die cannot show “{ $text }”
rules-accepted-faces = one of: { $faces }
rules-error-no-mover = “{ $text }” does not say who is to move
rules-accepted-mover = a position, a space, and L or R for the side to move

work-error-too-big = this would need about { $needed } of memory, and { $allowed } are allowed
work-accepted-memory = a smaller question, or a larger budget with --memory
ranks-error-lost = rank { $rank } ended before the work was done
ranks-error-without = this program was started as one of several processes under MPI, and was built without it
ranks-accepted-mpi = a program built with: cargo build --release -p cli --features mpi
ranks-error-mpi = MPI does not start here
work-error-stopped = interrupted; what was written to files is kept
work-error-bytes = “{ $text }” is not an amount of memory
work-accepted-bytes = a whole number with K, M, G or T, such as 512M or 2G
work-error-unreadable = the file cannot be read: { $error }
work-error-foreign = the file is not one that Hra wrote
work-error-other-kind = the file holds “{ $found }”, and “{ $wanted }” is needed
work-error-damaged = the file is damaged: its checksum does not fit
work-error-other-question = it was kept for another question: “{ $found }”, not “{ $wanted }”
work-error-misfit = what it holds does not fit the question
work-error-kept = { $place } cannot be used: { $why }
work-accepted-kept = a place where nothing is kept yet, or what was kept for the same question
work-error-locked = { $place } is being worked in by another run
work-accepted-locked = wait for that run or stop it, or name another folder

error-file-unreadable = cannot read { $path }: { $error }
error-file-unwritable = cannot write { $path }: { $error }
warning-unkept = Warning: { $why }. The work goes on, but if it is interrupted, what is found from now on is lost.
error-file-not-text = { $path } is not a text in UTF-8
accepted-files = a file that exists and may be read, or - for standard input
accepted-writable-file = a place where a file may be written
error-output = cannot write the answer: { $error }
error-conversation = a conversation is no single document, so --json cannot be used with it
accepted-conversation = the same command without --json
error-nothing-asked = nothing was asked
accepted-lines = an expression on each line of standard input, such as 1/2 + *

error-usage-unknown-argument = there is no option “{ $text }” here
error-usage-unknown-command = there is no command “{ $text }” here
error-usage-missing = something is missing: { $text }
error-usage-missing-command = a command is missing after “{ $text }”
error-usage-invalid-value = “{ $text }” is not a value for { $option }
error-usage-value-missing = a value is missing after { $option }
error-usage-twice = { $option } is given more than once
error-usage-conflict = { $option } cannot be used together with the other options
error-usage-too-many = “{ $text }” is one word too many
error-usage-other = the command cannot be understood: { $text }
accepted-usage = { $usage }
accepted-see-help = what the command says with --help
error-file-too-large = { $path } is larger than { $most }
accepted-values = one of: { $values }
accepted-did-you-mean = perhaps “{ $suggestion }”
error-number = “{ $text }” is not a number that can stand here
accepted-number-from-to = a whole number from { $from } to { $to }
error-whole-number = “{ $text }” is no whole number
accepted-whole-number = a whole number that is not negative

progress-plain = { $task }: { $done } of { $total }
progress-plain-open = { $task }: { $done }
progress-interrupt = stopping; press Ctrl-C again to end at once
