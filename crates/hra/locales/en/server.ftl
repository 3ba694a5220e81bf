# The workbench: server and page.
help-serve = Start the workbench: a page on this machine, and an API under /api/
    .example = hra serve --port 8080
    .port = Where to listen: a port, 0 for any that is free (4727, or another one if that is taken)
    .address = Listen on this address instead of this machine only; everybody then needs the token that is printed
    .data = Where graphs, games and results are kept (the user's data directory)
    .no_browser = Open no browser; without this one is opened where there is a terminal and a display (HRA_BROWSER names it; none: never)

server-ready = Hra is at { $url }
server-error-address = cannot listen on { $address }: { $error }
server-accepted-address = an address of this machine and a port that is free; 0 takes any
server-error-port = “{ $text }” is no port
server-error-no-address = “{ $text }” is no address of a machine
server-accepted-ip = an address such as 127.0.0.1, 0.0.0.0 or ::1
server-error-not-found = there is nothing here
server-error-method = this cannot be done here
server-error-request = the request cannot be read: { $detail }
server-accepted-openapi = what /api/openapi.json describes
server-error-body = the request is larger than { $most }
server-error-busy = too much is going on at once; try again in a moment
server-error-too-long = this takes longer than the { $seconds } s that are given to a question
server-accepted-job = a smaller question, or a job, which may take longer
error-at-once = { $size } is more than the { $most } that are worked through while somebody waits
server-error-graph-size = { $vertices } vertices are more than the { $most } that are solved at once
server-error-no-host = the request does not say to whom it is addressed
server-error-host = “{ $host }” is not what this server is called
server-error-cross-site = pages of others may not ask here
server-error-token = this needs the token that was printed when the workbench was started
server-error-broken = something broke in here: { $detail }
server-error-store = what is kept in { $path } cannot be opened: { $error }
server-error-store-in-use = another workbench uses { $path }
server-error-store-newer = { $path } was written by a later version ({ $found }; this one knows up to { $known })
server-accepted-data = another folder with --data DIR
server-error-name = this cannot be a name: it is empty or longer than { $most } characters
server-accepted-name = a name that people recognise
server-error-full = { $most } things are saved already; remove some first
server-error-jobs = { $most } jobs are waiting already; try again later, or abort some
server-error-not-over = the job is not over yet; abort it first
server-error-not-stopped = only a job that was aborted or interrupted can be resumed
server-error-job-too-long = the job took longer than the { $minutes } minutes that are given to it
server-error-job-kind = there is no kind of job called { $text }
server-error-job-interrupted = the server ended before the job did
server-error-job-unwatched = nobody watched the job any more, so it was stopped
server-error-no-data = this user has no data directory
server-error-steps = a game of more than { $most } steps is not kept
ludo-error-table = this game is too big to be solved while one waits
ludo-accepted-table = a smaller game, another player than perfect, or a job that solves the position
server-error-slow = the request did not come in time
server-error-disk-full = there is no room on the disk; what was there is still there, and this was not kept
server-accepted-disk = the same again once there is room on the disk
server-error-quota = no more than { $most } can be kept here, and this would be more
server-accepted-quota = the same again after something that was saved has been removed
server-error-damaged = this was damaged on the disk and cannot be read any more; the file as it was is kept beside the store
server-note-unreadable = { $path } cannot be read. It was moved to { $aside }, and an empty one was begun.
server-note-damaged = { $count ->
    [one] One part of { $path } is damaged. The file as it was is kept as { $aside }, and all the rest is there.
   *[other] { $count } parts of { $path } are damaged. The file as it was is kept as { $aside }, and all the rest is there.
}
server-note-damaged-here = { $count ->
    [one] One part of { $path } is damaged and could not be set aside as { $aside }: is the disk full? All the rest is there.
   *[other] { $count } parts of { $path } are damaged and could not be set aside as { $aside }: is the disk full? All the rest is there.
}
server-note-scarce = { $used } of { $most } are used by what is kept: remove what you do not need.
