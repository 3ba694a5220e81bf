help-lab = Experiments as files: they survive kills, use all threads, and give the same figures however they were done
    .example = hra lab init kalaha kalaha.toml
help-lab-init = List the experiments of published works that are part of the program, print one, or write it into a file
    .example = hra lab init kalaha kalaha.toml
    .name = Which: nim, combinatorial, kalaha, stochastic or arimaa
    .file = Where to write it
help-lab-run = Do an experiment: what was done before is taken from its folder, the rest is done and kept, shard by shard
    .example = hra lab run small.toml
    .file = The experiment, in TOML
    .into = The folder of shards and results; otherwise the file's name with .lab
help-lab-status = Say how far an experiment is, and check what is kept of it
    .example = hra lab status small.lab
    .folder = The folder that it is done in

lab-task-shards = Shards
lab-written = Written: { $file }. Do it with “hra lab run { $file }”
lab-status-part = { $part } ({ $question }): { $done } of { $shards } shards
lab-status = { $done } of { $shards } shards done; seed { $seed }, digest { $digest }
lab-done = { $new } { $new ->
    [one] shard
   *[other] shards
 } done by this run; the results are in { $file }
lab-error-file = this is no experiment: line { $line }: { $why }
lab-accepted-file = TOML with version, title and at least one [[part]] with name, question and request; “hra lab init kalaha” prints one
lab-error-empty = the experiment asks nothing
lab-error-twice = two parts are called “{ $text }”
lab-accepted-names = a name of its own for every part
lab-error-question = “{ $text }” cannot be an experiment
lab-error-measure = part “{ $part }”: “{ $text }” is not measured there
lab-error-field = part “{ $part }”: the request says “{ $text }”, which nobody reads
lab-error-request = part “{ $part }”: { $why }
lab-accepted-request = a request of { $question } as “hra serve” describes it under /api/openapi.json
lab-error-work = no experiment of a published work is called “{ $text }”
lab-error-other = { $folder } holds another experiment
lab-accepted-other = another folder with --into, or the experiment as it was
    .api = the experiment as it was, or a new one
