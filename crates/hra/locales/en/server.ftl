# The workbench: server and page.
help-serve = Start the workbench: a page on this machine, and an API under /api/
    .example = hra serve --port 8080
    .port = Where to listen: a port, 0 for any that is free (4727, or another one if that is taken)
    .address = Listen on this address instead of this machine only; everybody then needs the token that is printed
    .data = Where graphs, games and results are kept (the user's data directory)

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
server-error-graph-size = { $vertices } vertices are more than the { $most } that are solved at once
server-error-no-host = the request does not say to whom it is addressed
server-error-host = “{ $host }” is not what this server is called
server-error-cross-site = pages of others may not ask here
server-error-token = this needs the token that was printed when the workbench was started
server-error-broken = something broke in here: { $detail }
