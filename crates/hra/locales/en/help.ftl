help-heading-commands = Commands
help-heading-options = Options
help-heading-arguments = Arguments
help-heading-example = Example:
help-value-command = COMMAND

help-global = Flags that commands share
    .experiment = Do it through the laboratory: write this experiment (TOML), do it in the folder FILE.lab, and go on there when the command is given again
    .write_only = With --experiment: only write the file, which “hra lab run” does
    .json = Answer with exactly one JSON document
    .lang = Language of texts; otherwise that of the environment
    .seed = Where random choices start; the same seed gives the same answer
    .threads = How many threads may work at once; otherwise all cores
    .memory = How much memory may be used, such as 512M or 2G; otherwise half of the machine's
    .progress = How to show progress: bar, plain or none
    .help = Show this help
    .version = Show the version
    .explain = How much is explained: short or, from the definitions, full
    .begins = Who begins: first (the first player), lot (drawn for every game) or alternate

help = Hra: a workbench for two-player strategy games. Without a command it starts the workbench, a page on this machine
    .example = hra heap solve nim 23 7 56
help-completions = Print a completion script for a shell
    .example = hra completions bash > ~/.local/share/bash-completion/completions/hra
    .shell = Which shell
help-manual = Write manual pages, one for each command
    .example = hra manual ~/.local/share/man/man1
    .folder = Where to write them
