// Written by `cargo xtask types` from /api/openapi.json; do not edit.
export interface paths {
    "/api/arimaa/analyse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The best turns of a position, each searched to its own score, told as the search goes on. */
        post: operations["arimaa_analyse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/arimaa/annotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comments on a recorded game of Arimaa: what each turn cost, the better one, and marks. */
        post: operations["arimaa_annotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/arimaa/attempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a turn does what a lesson or a puzzle asks, and what the opponent answers where it does not. */
        post: operations["arimaa_attempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/arimaa/bench": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The nodes of a fixed search, which change exactly when the search does, and its speed. */
        post: operations["arimaa_bench"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/arimaa/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How the clocks of a game stand, from the times that were measured, and whether a flag has fallen. */
        post: operations["arimaa_clock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/arimaa/eval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Why a position is judged as it is, and what the detectors see in it. */
        post: operations["arimaa_eval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/arimaa/evolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The seed's genetic algorithm over the weights of its player, from games, with held-out games. */
        post: operations["arimaa_evolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/arimaa/kit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Drawings of the pieces, and setups by their names. */
        get: operations["arimaa_kit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/arimaa/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A moment of a turn: legal steps and what each does, where a piece can be dragged, frozen pieces, guards of traps, threats, and the judgement with its pieces. */
        post: operations["arimaa_look"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/arimaa/perft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The nodes of the tree of a position, by steps or by turns. */
        post: operations["arimaa_perft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/arimaa/puzzles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puzzles from records: a goal or a capture within a turn, or a defence, found exactly. */
        post: operations["arimaa_puzzles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/arimaa/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The games of a record or an archive, and one of them with every position, variations and comments. */
        post: operations["arimaa_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/arimaa/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records played again, and whether their ends are what the rules say. */
        post: operations["arimaa_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/arimaa/school": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules of Arimaa in ten boards to touch, and puzzles: a goal, a capture, a defence. */
        get: operations["arimaa_school"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/arimaa/setups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How setups did in games, each with its share of games won. */
        post: operations["arimaa_setups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/arimaa/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A position: its diagram, its pieces, which are frozen, who has won. */
        post: operations["arimaa_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/arimaa/strategies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How the beginnings of the seed's player do against each other, two games a pair. */
        post: operations["arimaa_strategies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/arimaa/study": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many turns positions have, what factors of search leave out, which pieces move. */
        post: operations["arimaa_study"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/arimaa/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many different turns a side has, by their steps. */
        post: operations["arimaa_turns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games on boards, with their rules in sentences. */
        get: operations["board_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/graph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The graph of a game on a board as a drawing: blue arrows for Left, red ones for Right, heavy ones where the move wins. */
        post: operations["board_graph"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A position of a game on a board as it is drawn: what stands where, and the squares of every move. */
        post: operations["board_look"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The parts of a position that do not touch each other, with what each is worth. */
        post: operations["board_parts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/shapes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Every shape that a position can become, once, dead squares left out, and the moves between them. */
        post: operations["board_shapes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/solve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who wins a position of a game on a board, with which first moves. */
        post: operations["board_solve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What all rectangles up to a size, or all shapes of so many squares, are worth. */
        post: operations["board_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/value": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a position of a game on a board is worth. */
        post: operations["board_value"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/walk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A position and what the moves of both sides leave: equal shapes as one, dead squares left out. */
        post: operations["board_walk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cgt/eval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an expression of games is worth. */
        post: operations["cgt_eval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cgt/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A worksheet of expressions, computed and compared. */
        post: operations["cgt_run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cgt/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A worksheet of expressions, every line answered by itself, errors with their place. */
        post: operations["cgt_sheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cgt/sum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who wins a sum of different games, and how. */
        post: operations["cgt_sum"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cgt/thermograph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The thermograph of a game. */
        post: operations["cgt_thermograph"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cgt/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The tree of a game in canonical form, to a chosen depth. */
        post: operations["cgt_tree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dawson/solve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who wins Dawson's chess, and with which pawn. */
        post: operations["dawson_solve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/graph/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything that is wrong with a graph, each with its vertex. */
        post: operations["graph_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/graph/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A graph in another format. */
        post: operations["graph_convert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/graph/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Graphs to start from. */
        get: operations["graph_examples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/graph/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A graph out of thin air, of a family that solvers are tried with. */
        post: operations["graph_generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/graph/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ways to solve a graph. */
        get: operations["graph_methods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/graph/model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Labels, players, rewards and constants of a model in the PRISM language. */
        post: operations["graph_model"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/graph/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A graph as a drawing, with values and the optimal strategy. */
        post: operations["graph_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/graph/solve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Values, strategies, and how far they can be trusted. */
        post: operations["graph_solve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/graph/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether an answer holds, by a checker that shares nothing with the solvers. */
        post: operations["graph_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server is there. */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/heap/graph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The graph of a game as a drawing, with P and N in colours. */
        post: operations["heap_graph"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/heap/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules that have a name. */
        get: operations["heap_rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/heap/sequence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The Grundy values of single heaps, and their period. */
        post: operations["heap_sequence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/heap/solve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who wins, how and why. */
        post: operations["heap_solve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/heap/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All positions up to a size that are lost for who is to move. */
        post: operations["heap_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All jobs, the latest first, without their results. */
        get: operations["job_list"];
        put?: never;
        /** Begins long work, or puts it in line. */
        post: operations["job_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One job, with its result if it has one. */
        get: operations["job_get"];
        put?: never;
        post?: never;
        /** Forgets a job that is over. */
        delete: operations["job_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/abort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks a job to stop. It does within a moment; what it kept so far stays, so that it can be resumed. */
        post: operations["job_abort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A stream of events: `progress` with the job whenever something changed, then once `done` with the job as it ended. */
        get: operations["job_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a job that was aborted or interrupted in line again. */
        post: operations["job_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kalah/analyse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The value of every move, exact where that does not take too long. */
        post: operations["kalah_analyse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kalah/annotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comments on a recorded game: strong and weak sowings, and the one that lost it. */
        post: operations["kalah_annotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kalah/database": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Builds the values of all boards with few beans, and tells its size. */
        post: operations["kalah_database"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kalah/enumerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Every game of one strategy against another, with exact probabilities. */
        post: operations["kalah_enumerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kalah/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The questions of the thesis, answered from fresh games of the six strategies. */
        post: operations["kalah_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kalah/solve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The exact value of a position, its best moves and a best line. */
        post: operations["kalah_solve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kalah/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How a person does against each machine, from games that were remembered. */
        post: operations["kalah_statistics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kalah/tournament": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How often strategies and other players win against each other. */
        post: operations["kalah_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lab/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an experiment finds that is written as a file; done shard by shard. */
        post: operations["lab_run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lab/works": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The experiments of published works, as files. */
        get: operations["lab_works"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learn/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether an answer to an exercise of the course is right; what refutes a wrong one. */
        post: operations["learn_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learn/exercise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An exercise of the course, made by a seed. */
        post: operations["learn_exercise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learn/lesson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a lesson of the course says, with boards to try. */
        post: operations["learn_lesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learn/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lessons of the course. */
        get: operations["learn_lessons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learn/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A sheet of exercises of the course, made by a seed, with the solutions apart. */
        post: operations["learn_sheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learn/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A board of a lesson after some moves, each answered by a perfect player. */
        post: operations["learn_try"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ludo/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How big a game is, and whether a job may solve it. */
        post: operations["ludo_estimate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ludo/graph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The game as a graph, or its beginning, drawn or in a format of graphs. */
        post: operations["ludo_graph"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ludo/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a piece somewhere else, if it may stand there. */
        post: operations["ludo_place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ludo/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How often each of some players wins, with intervals. */
        post: operations["ludo_simulate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ludo/solve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who wins, how probably, with which piece. */
        post: operations["ludo_solve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ludo/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The first mover's advantage by size, and how often which kind of move is best. */
        post: operations["ludo_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ludo/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A position, and what may be done in it. */
        post: operations["ludo_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matrix/bimatrix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The equilibria of a game in which each has payoffs of his own. */
        post: operations["matrix_bimatrix"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matrix/continuous": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The value of a game in which both choose a number. */
        post: operations["matrix_continuous"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matrix/respond": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The best answers to a mixed strategy. */
        post: operations["matrix_respond"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matrix/solve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The value and optimal strategies of a zero-sum game. */
        post: operations["matrix_solve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reproduce/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Published results beside ours. */
        post: operations["reproduce_results"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that was saved, the latest first. */
        get: operations["saved_list"];
        put?: never;
        /** Saves something new. */
        post: operations["saved_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Something that was saved. */
        get: operations["saved_get"];
        /** Saves something again, instead of what was there. */
        put: operations["saved_replace"];
        post?: never;
        /** Forgets something that was saved. */
        delete: operations["saved_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets up a game, with steps that were made already. */
        post: operations["session_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A game in progress. */
        get: operations["session_get"];
        put?: never;
        post?: never;
        /** Forgets a game. */
        delete: operations["session_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}/goto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Goes to where so many steps count. */
        post: operations["session_goto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A best move, and why it is. */
        post: operations["session_hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Plays a move; while dice are to fall, the label is a face. */
        post: operations["session_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}/redo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a step again that was taken back, if there is one. */
        post: operations["session_redo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets a machine move. */
        post: operations["session_reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}/roll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets the dice fall. */
        post: operations["session_roll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back the last step, if there is one. */
        post: operations["session_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How full the store is, and what was noticed about it. */
        get: operations["store_room"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tree/draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A game in extensive form as a drawing, with values where it can be solved. */
        post: operations["tree_draw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tree/nodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A game in extensive form as its nodes, to be drawn and edited. */
        post: operations["tree_nodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tree/solve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a game in extensive form is worth, by backward induction. */
        post: operations["tree_solve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tree/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The strategic form of a tree, and its equilibria. */
        post: operations["tree_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tree/walk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A walk through a tree, depth first or breadth first. */
        post: operations["tree_walk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description `"1/3"`, or a number, which is taken digit for digit. */
        Amount: string | number;
        /** @description An answer as a document. */
        Answer: {
            /** @description What makes it checkable. */
            certificate: components["schemas"]["Certificate"];
            /** @description How far it can be trusted. */
            guarantee: components["schemas"]["AnswerGuarantee"];
            /**
             * Format: int64
             * @description How many rounds it took.
             */
            iterations: number;
            /** @description How it was found. */
            method: string;
            /**
             * Format: double
             * @description How long it took; for information, and not part of what is certified.
             */
            seconds: number;
            /** @description For each vertex of a player the successor to go to. */
            strategy: (components["schemas"]["u32"] | null)[];
            /** @description The value of the start. */
            value: components["schemas"]["Figure"];
            /** @description The value of each vertex. */
            values: components["schemas"]["Figure"][];
        };
        /** @description How an answer is given. */
        AnswerForm: {
            /** @description What is accepted, in words. */
            accepted: string;
            /** @description What can be chosen. */
            choices: components["schemas"]["LearnChoice"][];
            /** @description `choice`, `whole`, `fraction` or `list`. */
            kind: string;
        };
        /** @description How far the answer can be trusted, as in [`Guarantee`](crate::Guarantee). */
        AnswerGuarantee: {
            /**
             * Format: double
             * @description How far apart the bounds may be, for a proven answer.
             */
            epsilon: number;
            /** @description "proven", "exact" or "estimate". */
            kind: string;
            /**
             * Format: double
             * @description The start is worth at least this.
             */
            lower: number;
            /**
             * Format: double
             * @description The start is worth at most this.
             */
            upper: number;
        };
        /** @description What all lines give. */
        AnsweredSheet: {
            /** @description Line by line; none for comments and blank lines. */
            lines: components["schemas"]["SheetLine"][];
            /** @description Functions and the variables so far. */
            names: components["schemas"]["KnownName"][];
        };
        /**
         * @description What is to be done in a turn.
         * @enum {string}
         */
        ArimaaAim: "goal" | "capture" | "defend" | "reach" | "push" | "pull" | "freeze" | "thaw" | "guard" | "immobilise";
        /** @description Which turns are best here? */
        ArimaaAnalyse: {
            /**
             * Format: int64
             * @description Steps deep, at most.
             */
            depth?: number | null;
            /**
             * Format: int64
             * @description How many turns are told; 3 if nothing is said.
             */
            lines?: number;
            /**
             * Format: int64
             * @description Positions that the first turn may cost; the same limit always gives the same answer. If nothing at all is said and somebody waits,
             *     30 000.
             */
            nodes?: number | null;
            /** @description `g [64 characters]`, a diagram, or a record, of which the last position is meant with all that came before it. */
            position: string;
            /**
             * Format: int64
             * @description How long it thinks at most; five seconds if nothing at all is said.
             */
            seconds?: number | null;
        };
        /** @description The best turns. */
        ArimaaAnalysis: {
            /** @description How many steps deep the first turn was searched. */
            depth: number;
            /** @description The first is what the engine plays; the others are best if those before them are forbidden. */
            lines: components["schemas"]["ArimaaLine"][];
            /**
             * Format: int64
             * @description Positions looked at for all of them.
             */
            nodes: number;
            /** @description The position. */
            position: string;
            /** @description Whose turn it is: `gold` or `silver`. */
            side: string;
        };
        /** @description What would a commentator say about this game? */
        ArimaaAnnotate: {
            /**
             * Format: int64
             * @description Steps deep, at most.
             */
            depth?: number | null;
            /**
             * Format: int64
             * @description Positions that each turn may cost; 20 000 if nothing is said.
             */
            nodes?: number | null;
            /** @description The record of a game. */
            record: string;
            /**
             * Format: int64
             * @description Seconds that each turn may cost.
             */
            seconds?: number | null;
        };
        /** @description A game with comments. */
        ArimaaAnnotated: {
            /** @description Setups and turns before the first that is judged. */
            from: number;
            /** @description The record with marks and better turns as comments. */
            record: string;
            /**
             * Format: int32
             * @description What the first position is worth, positive for Gold.
             */
            start: number;
            /** @description Turn by turn; while it is not done, those from the last back to the one that was judged last. */
            turns: components["schemas"]["ArimaaVerdict"][];
        };
        /** @description Does this turn do it? */
        ArimaaAttempt: {
            /** @description What is to be done. */
            aim: components["schemas"]["ArimaaAim"];
            /** @description Where. */
            position: string;
            /** @description The square that it is about, where it is about one. */
            square?: string | null;
            /** @description The turn. */
            turn: string;
        };
        /** @description What the turn did. */
        ArimaaAttempted: {
            /** @description The position after it. */
            after: string;
            /** @description How the opponent comes home, where that is what shows it. */
            reply?: string | null;
            /** @description Who is to move then. */
            side: string;
            /** @description Whether it does what is asked. */
            solved: boolean;
        };
        /** @description How does the search go, and how fast? */
        ArimaaBench: {
            /**
             * Format: int64
             * @description How many steps deep; 7 if nothing is said.
             */
            depth?: number;
        };
        /** @description A capture that is possible. */
        ArimaaCapture: {
            /** @description Which piece. */
            piece: string;
            /**
             * Format: int32
             * @description The least number of steps.
             */
            steps: number;
            /** @description In which trap. */
            trap: string;
        };
        /** @description A capture within a turn. */
        ArimaaCaptureThreat: {
            /** @description Which piece. */
            piece: string;
            /** @description The least number of steps. */
            steps: number;
            /** @description In which trap. */
            trap: string;
            /** @description Steps that do it. */
            turn: string;
        };
        /** @description How do the clocks stand? */
        ArimaaClock: {
            /** @description Per move/reserve/percent/limit of the reserve/limit of the game/most for a move: `2/6/100/0/8/6`. */
            control: string;
            /** @description The record so far; nothing where nobody has set up. */
            record?: string;
            /** @description Seconds that each setup and turn took, from the first on. */
            spent?: number[];
            /**
             * Format: double
             * @description Seconds that who is to move has used already for this one.
             */
            thinking?: number;
        };
        /** @description How the clocks stand. */
        ArimaaClocks: {
            /**
             * Format: double
             * @description Seconds that the setup or turn to come may take in all; nothing where nobody is timed.
             */
            allowed?: number | null;
            /** @description The control, written in full. */
            control: string;
            ended?: components["schemas"]["ArimaaEnd"] | null;
            /**
             * Format: double
             * @description Seconds in Gold's reserve.
             */
            gold: number;
            /** @description Whose clock runs: `gold` or `silver`. */
            side: string;
            /**
             * Format: double
             * @description Seconds in Silver's.
             */
            silver: number;
        };
        /** @description What somebody wrote beside a turn. */
        ArimaaComment: {
            /** @description After so many setups and turns. */
            at: number;
            /** @description What it says. */
            text: string;
        };
        /** @description A term of a judgement. */
        ArimaaContribution: {
            /**
             * Format: int32
             * @description Hundredths of a rabbit, positive for Gold.
             */
            contribution: number;
            /** @description Its name. */
            term: string;
        };
        /** @description What a side could do if it had a whole turn. */
        ArimaaDetected: {
            /** @description What it could capture. */
            captures: components["schemas"]["ArimaaCapture"][];
            /** @description The least number of steps to a goal. */
            goal_in?: number | null;
            /** @description `g` or `s`. */
            side: string;
        };
        /** @description A way to drag a piece. */
        ArimaaDrag: {
            /** @description The placement after it. */
            after: string;
            /** @description Whether the turn could end there. */
            can_end: boolean;
            /** @description What is lost in traps: `rc3`. */
            captures: string[];
            /** @description How many steps that are. */
            cost: number;
            /** @description Other pieces that are moved: `rd4` and to where, `d5`. */
            others: string[][];
            /** @description The squares that the piece goes over, from the first to the last. */
            path: string[];
            /** @description The steps with removals, as records write them. */
            steps: string;
            /** @description Where it ends up. */
            to: string;
        };
        /** @description How a piece is drawn, in a square of 100. */
        ArimaaDrawing: {
            /** @description What is dark. */
            dark: string;
            /** @description Its letter as Gold's. */
            letter: string;
            /** @description What is light in it. */
            light: string;
            /** @description Its name. */
            name: string;
            /**
             * Format: int32
             * @description How many a side has.
             */
            number: number;
        };
        /** @description How a game ended. */
        ArimaaEnd: {
            /** @description The archive's letter for why. */
            reason: string;
            /** @description `gold` or `silver`. */
            winner: string;
        };
        /** @description Why is a position judged as it is? */
        ArimaaEval: {
            /** @description `g [64 characters]`, a diagram, or a record, of which the last position is meant. */
            position: string;
        };
        /** @description Which weights of the seed's player rate the turns of these games best? */
        ArimaaEvolve: components["schemas"]["ArimaaFilter"] & {
            /**
             * Format: int64
             * @description Only turns from this number on, as records count; setups are number 1.
             */
            from_turn?: number;
            /**
             * Format: int64
             * @description 50 if nothing is said.
             */
            generations?: number;
            /**
             * Format: int64
             * @description Percent of games that are held out; 30 if nothing is said.
             */
            held_out?: number;
            /** @description What is made small. */
            measure?: components["schemas"]["EvolveMeasure"];
            /**
             * Format: int64
             * @description Percent of genes that mutate; 10 if nothing is said.
             */
            mutation?: number;
            /**
             * Format: int64
             * @description Individuals; 20 if nothing is said.
             */
            population?: number;
            /** @description A record, or a table of the archive. */
            records: string;
            /**
             * Format: int64
             * @description How many of them each generation replaces; 10 if nothing is said.
             */
            renewed?: number;
            /**
             * Format: int64
             * @description How many turns are drawn; all if it is null, 100 if nothing is said.
             */
            sample?: number | null;
            /** @description Only the turns of who won. */
            winners?: boolean;
        };
        /** @description The content of a file. */
        ArimaaFile: string | number[];
        /** @description Which games are taken. */
        ArimaaFilter: {
            /** @description Only games that were played for rating. */
            rated?: boolean;
            /**
             * Format: int64
             * @description Both players have at least this rating; 0 asks nothing.
             */
            rating?: number;
            /**
             * Format: int64
             * @description At least so many seconds for each move; 0 asks nothing.
             */
            seconds?: number;
        };
        /** @description A goal within a turn. */
        ArimaaGoalThreat: {
            /** @description The least number of steps. */
            steps: number;
            /** @description Steps that do it. */
            turn: string;
        };
        /** @description A judgement that can be pointed at. */
        ArimaaInsight: {
            /**
             * Format: int32
             * @description Hundredths of a rabbit, positive for Gold.
             */
            score: number;
            /** @description What it is the sum of. */
            terms: components["schemas"]["ArimaaTermInsight"][];
        };
        /** @description A judgement, term by term. */
        ArimaaJudgement: {
            /** @description What Gold could do, and what Silver. */
            detectors: components["schemas"]["ArimaaDetected"][];
            /** @description The position. */
            position: string;
            /**
             * Format: int32
             * @description Hundredths of a rabbit, positive for Gold.
             */
            score: number;
            /** @description The seed's own judgement. */
            seed: components["schemas"]["ArimaaSeedJudgement"];
            /** @description What it is the sum of. */
            terms: components["schemas"]["ArimaaContribution"][];
        };
        /** @description What does a board need? */
        ArimaaKit: Record<string, never>;
        /** @description What a board needs. */
        ArimaaKitAnswer: {
            /** @description On what Gold's stand. */
            gold: string;
            /** @description The pieces, the strongest first. */
            pieces: components["schemas"]["ArimaaDrawing"][];
            /** @description Setups. */
            setups: components["schemas"]["ArimaaNamedSetup"][];
            /** @description On what Silver's stand. */
            silver: string;
        };
        /** @description A turn and what is expected after it. */
        ArimaaLine: {
            /** @description How many steps deep it was searched. */
            depth: number;
            /** @description The turns that are expected after it; the last may be unfinished. */
            expected: string[];
            /**
             * Format: int32
             * @description Hundredths of a rabbit, positive for Gold.
             */
            score: number;
            /** @description The turn, as records write it. */
            turn: string;
            /** @description Who wins by force, as far as was seen. */
            wins?: string | null;
        };
        /** @description A game of a list. */
        ArimaaListed: {
            /** @description Who played Gold. */
            gold?: string | null;
            /** @description Its number in the archive, or its place in the file. */
            id: string;
            /** @description Setups and turns that are written down. */
            plies: number;
            /** @description As it is written: `1-0`, `w`. */
            result?: string | null;
            /** @description Who played Silver. */
            silver?: string | null;
        };
        /** @description What can be done here, at this moment of a turn? */
        ArimaaLook: {
            /** @description Where the piece on this square can be dragged is asked too. */
            from?: string | null;
            /** @description The judgement is asked too. */
            judge?: boolean;
            /** @description `g [64 characters]`, a diagram, or a record, of which the last position is meant with all that came before it. */
            position: string;
            /** @description Steps of the turn that were made already: `Ee2n Ee3n`. */
            steps?: string;
            /** @description Goals and captures within a turn are asked too. */
            threats?: boolean;
        };
        /** @description A moment of a turn. */
        ArimaaLooked: {
            /** @description Whether the turn may end here: something changed, no push is half done, and no position comes for the third time. */
            can_end: boolean;
            /** @description Where the piece can be dragged, if that was asked; the fewest steps first. */
            drags?: components["schemas"]["ArimaaDrag"][] | null;
            ended?: components["schemas"]["ArimaaEnd"] | null;
            /** @description Pieces that cannot step because of a stronger opponent. */
            frozen: string[];
            /** @description The square into which a pusher must step now. */
            half_push?: string | null;
            judgement?: components["schemas"]["ArimaaInsight"] | null;
            /** @description Every legal step. */
            moves: components["schemas"]["ArimaaStep"][];
            /** @description The placement now. */
            position: string;
            /** @description The opponent's pieces that can be pulled as soon as a piece has stepped. */
            pulled: string[];
            /** @description Whose turn it is: `gold` or `silver`. */
            side: string;
            /** @description The placement at the beginning of the turn, in one line. */
            start: string;
            /**
             * Format: int32
             * @description Steps left in this turn.
             */
            steps_left: number;
            /** @description The tag of the turn: `12g`. Of a bare position `2g` or `2s`. */
            tag: string;
            /** @description The steps made so far, as records write them. */
            taken: string;
            /** @description What Gold could do, and what Silver, if that was asked: the side to move with the steps that are left, the other with a turn. */
            threats?: components["schemas"]["ArimaaThreats"][] | null;
            /** @description Who guards each trap. */
            traps: components["schemas"]["ArimaaTrap"][];
        };
        /** @description A setup with a name. */
        ArimaaNamedSetup: {
            /** @description As Gold's, as records write it. */
            gold: string;
            /** @description What it is called. */
            name: string;
            /** @description As Silver's. */
            silver: string;
        };
        /** @description The nodes at a depth. */
        ArimaaNodes: {
            /**
             * Format: int64
             * @description How deep.
             */
            depth: number;
            /**
             * Format: int64
             * @description How many.
             */
            nodes: number;
            /** @description The position. */
            position: string;
            /** @description `turns` or `steps`. */
            unit: string;
        };
        /** @description A game that can be walked through. */
        ArimaaOpened: {
            /** @description Comments. */
            comments: components["schemas"]["ArimaaComment"][];
            ended?: components["schemas"]["ArimaaEnd"] | null;
            /** @description What is told of the game, without the fields below. */
            fields: string[][];
            /** @description Setups and turns, without those that were taken back. */
            plies: components["schemas"]["ArimaaPly"][];
            /** @description The record, written anew. */
            record: string;
            /** @description The position from which it was played, where that is no setup. */
            start?: string | null;
            /** @description How many turns were taken back. */
            taken_back: number;
            /** @description Lines beside it. */
            variations: components["schemas"]["ArimaaVariation"][];
        };
        /** @description How many lines of play of this length are there? */
        ArimaaPerft: {
            /**
             * Format: int64
             * @description How deep.
             */
            depth: number;
            /** @description `g [64 characters]`, a diagram, or a record, of which the last position is meant. */
            position: string;
            /** @description Whether the depth is in turns instead of steps. */
            turns?: boolean;
        };
        /** @description A setup or turn. */
        ArimaaPly: {
            /** @description The position after it. */
            position: string;
            /** @description `12g`. */
            tag: string;
            /** @description As records write it; `resigns` at the end. */
            turn: string;
        };
        /** @description A puzzle. */
        ArimaaPuzzle: {
            /** @description `goal`, `capture` or `defend`. */
            aim: string;
            /** @description The game from which it comes, and its turn: `1234 31s`. */
            from: string;
            /** @description The fewest steps of a goal or a capture; of a defence, how many different turns are one. */
            measure: number;
            /** @description The position, in one line. */
            position: string;
            /** @description Who is to move: `gold` or `silver`. */
            side: string;
            /** @description A turn that does it. */
            solution: string;
            /** @description What there is to do. */
            text: string;
            /** @description What it is called. */
            title: string;
        };
        /** @description Which puzzles lie in these games? */
        ArimaaPuzzles: components["schemas"]["ArimaaFilter"] & {
            /** @description Each is checked by a full search of the turn. */
            check?: boolean;
            /** @description Records, tables of the archive, games of our own. */
            files: components["schemas"]["ArimaaFile"][];
            /**
             * Format: int64
             * @description How many puzzles, at most, a third of them of each kind; 30 if nothing is said.
             */
            most?: number;
        };
        /** @description Puzzles. */
        ArimaaPuzzlesAnswer: {
            /** @description Puzzles to capture. */
            captures: number;
            /** @description How many were checked by a full search. */
            checked: number;
            /** @description Puzzles to defend. */
            defences: number;
            /** @description Games that were looked through. */
            games: number;
            /** @description Puzzles to bring a rabbit home. */
            goals: number;
            /** @description Positions that were looked at. */
            positions: number;
            /** @description Each puzzle. */
            puzzles: components["schemas"]["ArimaaPuzzle"][];
            /** @description Those of them that the full search contradicts, by their places; none, unless a detector is wrong. */
            wrong: number[];
        };
        /** @description What is in this record, or in this archive? */
        ArimaaRecord: {
            /** @description The game with this number is opened; a record alone is opened anyway. */
            game?: string | null;
            /** @description A record, or a table of the archive. */
            records: string;
        };
        /** @description Games. */
        ArimaaRecorded: {
            /** @description Each game of the file. */
            games: components["schemas"]["ArimaaListed"][];
            opened?: components["schemas"]["ArimaaOpened"] | null;
        };
        /** @description Are these games what they say? */
        ArimaaReplay: {
            /** @description Only the game with this number. */
            game?: string | null;
            /** @description A record, or a table of the archive. */
            records: string;
        };
        /** @description Games that were played again. */
        ArimaaReplayed: {
            /** @description Games whose end is what the rules say. */
            borne_out: number;
            /** @description The archive's notes on clocks. */
            clock_notes: number;
            /** @description Those that our clock agrees with. */
            clock_notes_agreed: number;
            /** @description Games whose end is another. */
            contradicted: number;
            /** @description Each game. */
            games: components["schemas"]["ArimaaReplayedGame"][];
            /** @description Games that break the rules. */
            illegal: number;
            /** @description Games that tell no end. */
            nothing_said: number;
            /** @description Games in which the move that lost on time is written down. */
            too_late: number;
        };
        /** @description A game that was played again. */
        ArimaaReplayedGame: {
            /** @description The archive's notes on clocks. */
            clock_notes: number;
            /** @description Those that our clock agrees with. */
            clock_notes_agreed: number;
            /** @description Why the record cannot be played, where it cannot. */
            error?: string | null;
            found?: components["schemas"]["ArimaaEnd"] | null;
            /** @description Who played Gold. */
            gold?: string | null;
            /** @description Its number in the archive, or its place in the file. */
            id: string;
            /** @description Setups and turns. */
            plies: number;
            /** @description The last position. */
            position?: string | null;
            said?: components["schemas"]["ArimaaEnd"] | null;
            /** @description Who played Silver. */
            silver?: string | null;
            /** @description How many were taken back. */
            taken_back: number;
            /** @description "borne out", "too late" (the move that lost on time is written down), "contradicted", "nothing said" or "illegal". */
            verdict: string;
        };
        /** @description What is there to learn? */
        ArimaaSchool: Record<string, never>;
        /** @description Lessons and puzzles. */
        ArimaaSchoolAnswer: {
            /** @description The rules, a board each. */
            lessons: components["schemas"]["ArimaaTask"][];
            /** @description Puzzles from games that our engine played against itself. */
            puzzles: components["schemas"]["ArimaaTask"][];
        };
        /** @description A position that was searched. */
        ArimaaSearched: {
            /** @description Its name. */
            name: string;
            /**
             * Format: int64
             * @description The nodes of its search.
             */
            nodes: number;
            /** @description The position. */
            position: string;
            /**
             * Format: int32
             * @description Hundredths of a rabbit, for the side to move.
             */
            score: number;
            /** @description What would be played. */
            turn: string;
        };
        /** @description A term of the seed's judgement. */
        ArimaaSeedContribution: {
            /**
             * Format: int32
             * @description Hundredths of a point, positive for Gold.
             */
            contribution: number;
            /** @description Its name. */
            term: string;
            /**
             * Format: int32
             * @description What was found, before its weight.
             */
            value: number;
        };
        /** @description The seed's own judgement with its kept weights, middle game. */
        ArimaaSeedJudgement: {
            /**
             * Format: int32
             * @description Hundredths of a point, positive for Gold.
             */
            score: number;
            /** @description What it is the sum of. */
            terms: components["schemas"]["ArimaaSeedContribution"][];
            /** @description Which weights. */
            weights: string;
        };
        /** @description Which setups win? */
        ArimaaSetups: components["schemas"]["ArimaaFilter"] & {
            /** @description Records, tables of the archive, games of our own. */
            files: components["schemas"]["ArimaaFile"][];
            /**
             * Format: int64
             * @description Setups with fewer games are told together; 10 if nothing is said.
             */
            least?: number;
        };
        /** @description How setups did. */
        ArimaaSetupsAnswer: {
            /** @description Games that cannot be read or played. */
            broken: number;
            /**
             * Format: int64
             * @description Games that were counted.
             */
            games: number;
            /** @description Games that the filter left out; own games tell no ratings and times. */
            left_out: number;
            /** @description Each setup. */
            setups: components["schemas"]["SetupAnswer"][];
            /**
             * Format: int64
             * @description Games that tell no winner, or do not begin with whole setups.
             */
            undecided: number;
        };
        /** @description What a piece does to a term. */
        ArimaaShare: {
            /**
             * Format: int32
             * @description By how much the term is higher for Gold because it stands there: hundredths of a rabbit.
             */
            share: number;
            /** @description Where it stands. */
            square: string;
        };
        /** @description What is in this position? */
        ArimaaShow: {
            /** @description Steps that are drawn as arrows: `Ee2n Ee3n`; of a turn of a record, what was played if nothing is said. */
            arrows?: string | null;
            /** @description The position is drawn too, in SVG. */
            draw?: boolean;
            /** @description `g [64 characters]`, a diagram, or a record. */
            position: string;
            /** @description People are told the position in one line only. */
            short?: boolean;
            /** @description Of a record the position before this turn, such as `12s`; the last position if nothing is said. */
            turn?: string | null;
        };
        /** @description A position. */
        ArimaaShown: {
            /** @description As records draw it. */
            diagram: string;
            /** @description Pieces that cannot step. */
            frozen: string[];
            /** @description How many pieces Gold has, by their letters. */
            gold: [
                string,
                number
            ][];
            /** @description In one line. */
            position: string;
            /** @description The archive's letter for why. */
            reason?: string | null;
            /** @description Who is to move: `gold` or `silver`. */
            side: string;
            /** @description How many pieces Silver has. */
            silver: [
                string,
                number
            ][];
            /** @description The drawing, if that was asked. */
            svg?: string | null;
            /** @description Who has won; null while the game goes on. */
            winner?: string | null;
        };
        /** @description What the search did. */
        ArimaaSpeed: {
            /**
             * Format: int64
             * @description How many steps deep.
             */
            depth: number;
            /**
             * Format: int64
             * @description Changes exactly when the search does.
             */
            nodes: number;
            /**
             * Format: int64
             * @description How fast it was here.
             */
            nodes_per_second: number;
            /** @description Each position. */
            positions: components["schemas"]["ArimaaSearched"][];
        };
        /** @description From where Arimaa is played. */
        ArimaaStart: {
            /** @description A position, `g [64 characters]`, or a record with which the game goes on; the setup if nothing is said. */
            position?: string | null;
        };
        /** @description A legal step. */
        ArimaaStep: {
            /** @description What it loses in a trap: `rc3`. */
            captures?: string | null;
            /** @description Pieces that are frozen after it and were not before, on their squares after it. */
            freezes: string[];
            /** @description From where. */
            from: string;
            /** @description `plain`, `push` (a pusher must follow), `follow` or `pull`. */
            kind: string;
            /** @description As records write it: `Ee2n`. */
            step: string;
            /** @description Pieces that were frozen and are free after it. */
            thaws: string[];
            /** @description To where. */
            to: string;
        };
        /** @description Which beginning does best against the others? */
        ArimaaStrategies: {
            /** @description Whether players look at the answer too, as the seed does, or at their own turn only. */
            deep?: boolean;
            /**
             * Format: int64
             * @description After so many turns the side with more pieces wins; 200 if nothing is said.
             */
            most_turns?: number;
            /** @description `w1`, `w2`, `w3`, or eleven numbers with commas; `w3` if nothing is said. */
            weights?: string;
        };
        /** @description What are the turns of these positions, or of these games, like? */
        ArimaaStudy: components["schemas"]["ArimaaFilter"] & {
            /**
             * @description `g [64 characters]`, diagrams, or records, of which the last position is meant; without positions and records, those
             *     that we carry.
             */
            positions?: string[];
            /** @description A record, or a table of the archive, instead of positions. */
            records?: string | null;
            /**
             * Format: int64
             * @description How many turns are drawn; all if it is null, 200 if nothing is said.
             */
            sample?: number | null;
            /**
             * Format: int64
             * @description How many positions are searched, to compare the orders of turns.
             */
            searches?: number;
        };
        /** @description A board with something to do on it. */
        ArimaaTask: {
            /** @description What is to be done in a turn. */
            aim: components["schemas"]["ArimaaAim"];
            /** @description The position, in one line. */
            position: string;
            /** @description Who is to move. */
            side: string;
            /** @description A turn that does it. */
            solution: string;
            /** @description The square that it is about. */
            square?: string | null;
            /** @description What there is to know and to do. */
            text: string;
            /** @description What it is called. */
            title: string;
        };
        /** @description A term and the pieces that it is about. */
        ArimaaTermInsight: {
            /** @description The pieces without which it would be another number, the most important first. */
            about: components["schemas"]["ArimaaShare"][];
            /**
             * Format: int32
             * @description Hundredths of a rabbit, positive for Gold.
             */
            contribution: number;
            /** @description Its name for programs. */
            term: string;
            /** @description Its name in words. */
            words: string;
        };
        /** @description What a side could do within a turn; exact. */
        ArimaaThreats: {
            /** @description Captures of the opponent's pieces: for each trap and kind the shortest. */
            captures: components["schemas"]["ArimaaCaptureThreat"][];
            goal?: components["schemas"]["ArimaaGoalThreat"] | null;
            /** @description `gold` or `silver`. */
            side: string;
        };
        /** @description A trap and its guards. */
        ArimaaTrap: {
            /**
             * Format: int32
             * @description Gold's pieces beside it.
             */
            gold: number;
            /**
             * Format: int32
             * @description Silver's pieces beside it.
             */
            silver: number;
            /** @description Its square. */
            square: string;
        };
        /** @description How many turns are there? */
        ArimaaTurns: {
            /** @description Whether the turns are listed too. */
            list?: boolean;
            /** @description `g [64 characters]`, a diagram, or a record, of which the last position is meant. */
            position: string;
        };
        /** @description The turns of a position. */
        ArimaaTurnsAnswer: {
            /** @description How many of them need 1, 2, 3 and 4 steps. */
            by_steps: number[];
            /** @description The position. */
            position: string;
            /** @description A turn for each, where they were asked for. */
            turns?: string[] | null;
            /** @description Distinct placements after one turn, the unchanged one excluded. */
            unique: number;
        };
        /** @description A line beside the game. */
        ArimaaVariation: {
            /** @description So many setups and turns of the game come before it. */
            from: number;
            /** @description Its turns. */
            turns: components["schemas"]["ArimaaPly"][];
        };
        /** @description What is thought of a turn. */
        ArimaaVerdict: {
            /**
             * Format: int32
             * @description What that would have been worth, positive for Gold.
             */
            best: number;
            /** @description The better turn, where there is one. */
            better?: string | null;
            /**
             * Format: int32
             * @description What it cost: hundredths of a rabbit.
             */
            cost: number;
            /** @description `!`, `?` or `??`. */
            mark?: string | null;
            /**
             * Format: int32
             * @description What the position after it is worth: hundredths of a rabbit, positive for Gold; a won game is worth 2000.
             */
            score: number;
            /** @description `gold` or `silver`. */
            side: string;
            /** @description `12g`. */
            tag: string;
            /** @description The turn, as records write it. */
            turn: string;
        };
        /** @description A pair of strategies from which nobody gains by deviating alone. */
        BimatrixEquilibrium: {
            /** @description What the column player receives. */
            column_payoff: components["schemas"]["Figure"];
            /** @description Probabilities of the columns. */
            column_strategy: components["schemas"]["Figure"][];
            /** @description What the row player receives. */
            row_payoff: components["schemas"]["Figure"];
            /** @description Probabilities of the rows. */
            row_strategy: components["schemas"]["Figure"][];
        };
        /** @description Equilibria, and how complete they are. */
        BimatrixSolution: {
            /** @description What kind of game it is. */
            classification: components["schemas"]["GameClass"];
            /** @description The column player's table. */
            column_payoffs: components["schemas"]["Figure"][][];
            column_value?: components["schemas"]["Figure"] | null;
            /** @description Names of the columns, where they have names. */
            columns?: string[] | null;
            /** @description Whether these are all; where there are infinitely many, all corners. */
            complete: boolean;
            /** @description Whether some strategy has more best answers than members. */
            degenerate?: boolean | null;
            /** @description What dominance removes, in order. */
            dominated: components["schemas"]["DominatedStrategy"][];
            /** @description What was found. */
            equilibria: components["schemas"]["BimatrixEquilibrium"][];
            /** @description Why, in sentences. */
            explanation: string;
            /** @description Whether there are infinitely many. */
            infinite?: boolean | null;
            /** @description Which way led to them. */
            method: string;
            /** @description Rows and columns of the equilibria in pure strategies, counted from one. */
            pure_equilibria: number[][];
            /** @description The row player's table. */
            row_payoffs: components["schemas"]["Figure"][][];
            /** @description Names of the rows, where they have names. */
            rows?: string[] | null;
            value?: components["schemas"]["Figure"] | null;
            /** @description Whether a checker that shares no code with the solvers went over every equilibrium. */
            verified: boolean;
        };
        /** @description A position, and what each side can make of it. */
        BoardCrossing: {
            /** @description The position itself. */
            here: components["schemas"]["WalkedBoard"];
            /** @description What Left's moves leave. */
            left: components["schemas"]["WalkedBoard"][];
            /** @description What Right's moves leave. */
            right: components["schemas"]["WalkedBoard"][];
        };
        /** @description A position and what can be done. */
        BoardDrawing: {
            /** @description Left's moves. */
            left: components["schemas"]["TouchingMove"][];
            /** @description Right's moves. */
            right: components["schemas"]["TouchingMove"][];
            /** @description What stands where. */
            sketch: components["schemas"]["BoardSketch"];
        };
        /** @description Which games on boards are there? */
        BoardGames: Record<string, never>;
        /** @description Draw what can be reached from this position. */
        BoardGraph: components["schemas"]["BoardPlace"] & {
            /** @description `svg` or `dot`. */
            format?: components["schemas"]["PictureFormat"];
            /** @description More positions than this are not drawn; 400 if nothing is said. */
            limit?: number;
            /** @description Equal shapes are one, and squares that nobody will use are left out. */
            merge?: boolean;
            /** @description Equal positions again and again, as a tree, instead of once. */
            tree?: boolean;
        };
        /** @description What stands where, and what can be done? */
        BoardLook: components["schemas"]["BoardPlace"];
        /** @description A part of a position. */
        BoardPart: {
            /** @description Its edges, counted from 1, where there are no squares. */
            edges: number[];
            /** @description Its squares. */
            squares: number[][];
            /** @description What it is worth; nothing where a rule binds the mover in all parts at once. */
            value?: string | null;
        };
        /** @description Which parts of a position do not touch each other, and what is each worth? */
        BoardParts: components["schemas"]["BoardPlace"];
        /** @description A board, of which game it is, and under which rules it is played. */
        BoardPlace: {
            /**
             * @description A size such as `4x6`, or a position as the game writes it.
             * @example ..#/.../#..
             */
            board: string;
            /**
             * @description The name of the game.
             * @example domineering
             */
            game: string;
            /** @description The name of rules that differ from the usual ones, for games that have such. */
            variant?: string | null;
        };
        /** @description Which shapes can a position become? */
        BoardShapes: components["schemas"]["BoardPlace"] & {
            /** @description More shapes than this are refused; 60 if nothing is said. */
            limit?: number;
        };
        /** @description A position as it is drawn. */
        BoardSketch: {
            /** @description Edges in the order in which moves number them, where there are no squares. */
            edges?: components["schemas"]["SketchedEdge"][] | null;
            /** @description The moves that led here in this game. */
            made: components["schemas"]["MadeMove"][];
            /** @description Squares row by row from the top, each with the letter of what stands on it; nothing where there are none. */
            rows?: string[] | null;
            /** @description The position as it is written. */
            text: string;
        };
        /** @description Who wins. */
        BoardSolution: components["schemas"]["ImpartialAnswer"] | components["schemas"]["PartizanAnswer"];
        /** @description Who wins this position? */
        BoardSolve: components["schemas"]["BoardPlace"] & {
            /** @description Whether all winning first moves are wanted; otherwise one for each side where the sides differ. */
            all_moves?: boolean;
            /** @description How much is explained. */
            explain?: components["schemas"]["Explain"];
            /** @description Whether who cannot move wins. It can be asked of games in which both sides have the same moves. */
            misere?: boolean;
        };
        /** @description Which game on a board is played, from where, and who wins at the end. */
        BoardStart: components["schemas"]["BoardPlace"] & {
            /** @description Whether who cannot move wins; only in games in which both sides have the same moves. */
            misere?: boolean;
        };
        /** @description What are boards of many sizes or shapes worth? */
        BoardTable: {
            /** @description Told with commas and a head line, for spreadsheets. */
            csv?: boolean;
            /**
             * @description The name of the game.
             * @example cram
             */
            game: string;
            /** @description Drawn, too. */
            picture?: boolean;
            /**
             * Format: int64
             * @description Instead of rectangles all shapes of so many squares that hang together, up to turning and mirroring.
             */
            squares?: number | null;
            /** @description The largest rectangle, such as `4x5`. */
            up_to?: string | null;
            /** @description The name of rules that differ from the usual ones, for games that have such. */
            variant?: string | null;
        };
        /** @description What a position is worth. */
        BoardValue: components["schemas"]["ImpartialAnswer"] | components["schemas"]["ValueAnswer"];
        /** @description What can a position become? */
        BoardWalk: components["schemas"]["BoardPlace"];
        /** @description What is this position worth? */
        BoardWorth: components["schemas"]["BoardPlace"] & {
            /** @description How much is explained. */
            explain?: components["schemas"]["Explain"];
        };
        /**
         * @description What makes the answer checkable: the bounds as they were proven. They are numerators over a common denominator, and
         *     absent where the values themselves are exact.
         */
        Certificate: {
            /** @description For the mean of rewards: what proves the lower and the upper bounds beside themselves, by state. */
            bias?: string[][];
            /** @description Of all bounds. */
            denominator: string;
            /** @description A checksum of this whole answer. */
            digest: string;
            /** @description A checksum of the graph. */
            graph: string;
            /** @description Numerators of the lower bounds, by vertex. */
            lower: string[];
            /** @description Numerators of the upper bounds, by vertex. */
            upper: string[];
            /**
             * Format: int64
             * @description The version of this layout.
             */
            version: number;
        };
        /** @description What is an expression worth? */
        CgtEval: {
            /**
             * @description Such as `{0|*} + v`.
             * @example {0|*} + v
             */
            expression: string;
        };
        /** @description What do the lines of a worksheet give? */
        CgtRun: {
            /** @description A line that cannot be computed ends the answer instead of refusing it. */
            partial?: boolean;
            /**
             * @description The worksheet.
             * @example g := {3|1}
             *     mean(g) = 2
             */
            sheet: string;
        };
        /** @description What does every line of a worksheet give, whatever is wrong with the others? */
        CgtSheet: {
            /**
             * @description The worksheet.
             * @example g := {3|1}
             *     mean(g) ==> 2
             */
            sheet: string;
        };
        /** @description Who wins when these games are played at once? */
        CgtSum: {
            /** @description The games, such as `domineering:2x3`. */
            parts: string[];
        };
        /** @description What does the thermograph of an expression look like? */
        CgtThermograph: {
            /**
             * @description A game.
             * @example {3|1}
             */
            expression: string;
        };
        /** @description What does the tree of an expression look like? */
        CgtTree: {
            /** @description How many moves deep; 3 if nothing is said. */
            depth?: number;
            /**
             * @description A game.
             * @example {3|1}
             */
            expression: string;
        };
        /** @description A number that is chosen with some probability. */
        ContinuousChoice: {
            /**
             * Format: double
             * @description The number.
             */
            at: number;
            /**
             * Format: double
             * @description How often it is chosen.
             */
            probability: number;
        };
        /** @description The value between proven bounds, and strategies that assure them. */
        ContinuousSolution: {
            /** @description What kind of game it is. */
            classification: components["schemas"]["GameClass"];
            /** @description What the second player chooses. */
            column_strategy: components["schemas"]["ContinuousChoice"][];
            /**
             * Format: double
             * @description How far apart they are.
             */
            error: number;
            /** @description Why, in sentences. */
            explanation: string;
            /** @description How many numbers of each player are on the grid. */
            grid: number[];
            /** @description The bounds. */
            guarantee: components["schemas"]["ValueGuarantee"];
            /** @description How often the grid was refined. */
            refinements: number;
            /** @description What the first player chooses. */
            row_strategy: components["schemas"]["ContinuousChoice"][];
            /**
             * Format: double
             * @description The middle of the bounds.
             */
            value: number;
        };
        /** @description A sheet. */
        CourseSheet: {
            /** @description The exercises. */
            exercises: components["schemas"]["PosedExercise"][];
            /** @description How it was made, and is made again. */
            made: string;
            /** @description Their solutions, in the same order. */
            solutions: components["schemas"]["SheetSolution"][];
            /** @description What it is called. */
            title: string;
        };
        /** @description Who wins, with which pawn, and why. */
        DawsonSolution: {
            /** @description Why, in sentences. */
            explanation: string;
            /**
             * Format: int32
             * @description The Grundy value, where the position is a sum of heaps.
             */
            grundy?: number | null;
            /** @description The winning moves as they are written, where they were looked for on the board. */
            moves?: string[];
            /** @description `N`: who is to move wins; `P`: the other does. */
            outcome: string;
            /** @description The columns, from 1, of the pawns that win. */
            winning_moves: number[];
        };
        /** @description Who wins Dawson's chess on so many columns, or from a position? */
        DawsonSolve: {
            /**
             * Format: int64
             * @description How many columns there are; not needed where there is a position.
             * @example 10
             */
            columns?: number | null;
            /** @description How much is explained. */
            explain?: components["schemas"]["Explain"];
            /** @description Whether who cannot move wins, as in Dawson's own game. */
            misere?: boolean;
            /** @description Whether nobody must capture. */
            optional_capture?: boolean;
            /** @description A position instead of the start, then perhaps a space and `w` or `b` for who is to move. */
            position?: string | null;
        };
        /** @description A strategy that dominance removed. */
        DominatedStrategy: {
            /** @description By which it is dominated, counted from one. */
            by: number;
            /** @description `strict`, `weak` or `equal`. */
            kind: string;
            /** @description Whose it was: `row` or `column`. */
            player: string;
            /** @description Which, counted from one. */
            removed: number;
        };
        /** @description Games of two named players. */
        Duel: {
            /** @description One of them. */
            a: string;
            /** @description The other. */
            b: string;
            /**
             * Format: int64
             * @description Games that nobody won.
             */
            drawn: number;
            /**
             * Format: int64
             * @description Games that `b` won.
             */
            lost: number;
            /**
             * Format: int64
             * @description Games that `a` won.
             */
            won: number;
        };
        /** @description One edge of a [`GraphFile`]. */
        EdgeEntry: {
            /**
             * Format: int64
             * @description Where it begins.
             */
            from: number;
            /**
             * Format: int64
             * @description Where it leads.
             */
            to: number;
            weight?: components["schemas"]["Amount"] | null;
        };
        /** @description What went wrong. */
        ErrorBody: {
            /** @description What would have been accepted, where that can be said. */
            accepted?: string | null;
            /** @description One word for programs, such as `bad_input` or `too_big`. */
            code: string;
            /** @description A sentence for people. */
            message: string;
        };
        /** @description Instead of an answer. */
        ErrorDocument: {
            /** @description What went wrong. */
            error: components["schemas"]["ErrorBody"];
        };
        /** @description The weights that were learnt. */
        EvolveAnswer: {
            /** @description Games that were learnt from. */
            games: number;
            /**
             * Format: int64
             * @description Generations done.
             */
            generations: number;
            /** @description Games that were held out. */
            held_out_games: number;
            /** @description Positions that were held out. */
            held_out_positions: number;
            /** @description The measure of the best individual, generation by generation. */
            history: number[];
            /** @description The played turn lost at once. */
            left_out_blunders: number;
            /** @description No other turn was safe. */
            left_out_forced: number;
            /** @description Positions that no weight can judge: the game could be won at once. */
            left_out_won: number;
            /** @description What was made small. */
            measure: string;
            /** @description Positions that were learnt from. */
            positions: number;
            /**
             * Format: int64
             * @description Where random choices began.
             */
            seed: number;
            /** @description What the weights are of. */
            terms: string[];
            /** @description Their turns. */
            turns: number;
            /** @description These and the seed's. */
            vectors: components["schemas"]["EvolvedVector"][];
            /** @description The best weights. */
            weights: number[];
        };
        /**
         * @description What is made small.
         * @enum {string}
         */
        EvolveMeasure: "worse" | "better" | "sum";
        /** @description How weights rate turns. */
        EvolvedVector: {
            held_out?: components["schemas"]["EvolvedVerdict"] | null;
            /**
             * Format: double
             * @description How much smaller than for w1 the measure is on the held-out positions.
             */
            held_out_gain?: number | null;
            /**
             * Format: double
             * @description The standard error of that.
             */
            held_out_gain_error?: number | null;
            /** @description `w1`, `w2`, `w3` or `learnt`. */
            name: string;
            /** @description On the positions that were learnt from. */
            training: components["schemas"]["EvolvedVerdict"];
            /** @description The weights. */
            weights: number[];
        };
        /** @description How weights rate the turns of some positions, in percent. */
        EvolvedVerdict: {
            /**
             * Format: double
             * @description The share of turns that are rated better.
             */
            better: number;
            /**
             * Format: double
             * @description How often it is rated first.
             */
            first: number;
            /**
             * Format: double
             * @description Not in percent: how far its rating stays behind the highest that any weights could give it.
             */
            short: number;
            /**
             * Format: double
             * @description By how much the played turn is rated worse than the best one.
             */
            worse: number;
        };
        /** @description Graphs to start from. */
        ExampleGraphs: components["schemas"]["GraphExample"][];
        /** @description Which exercise. */
        ExercisePlace: {
            /**
             * Format: int64
             * @description Which lesson, from 1.
             */
            lesson: number;
            /**
             * Format: int64
             * @description Which of its exercises, from 1.
             */
            number?: number;
            /**
             * Format: int64
             * @description The same seed gives the same exercise.
             */
            seed?: number;
        };
        /**
         * @description How much is explained.
         * @enum {string}
         */
        Explain: "short" | "full";
        /** @description A published result beside ours. */
        Fact: {
            /** @description What we find. */
            ours: string;
            /** @description What was published. */
            published: string;
            /** @description Who published it, and where. */
            source: string;
            /** @description `agrees`, `explained` or `fails`. */
            status: string;
        };
        /** @description A number: `"1/3"` where exact ones were asked for, else a floating one. */
        Figure: number | string;
        /** @description What was measured, by the names of the groups. */
        Findings: {
            [key: string]: {
                [key: string]: components["schemas"]["Measure"];
            };
        };
        /** @description Winning first moves of both sides. */
        FirstMoves: {
            /** @description When Left begins. */
            left: components["schemas"]["WinningMoves"];
            /** @description When Right begins. */
            right: components["schemas"]["WinningMoves"];
        };
        /** @description What kind of game it is. */
        GameClass: {
            /** @description Whether chance takes part. */
            chance: boolean;
            /** @description What all receive together, where that is always the same. */
            constant_sum?: string | null;
            /** @description Whether everybody has finitely many strategies. */
            finite: boolean;
            /** @description Whether everybody knows what happened before. */
            perfect_information: boolean;
            /** @description How many play. */
            players: number;
            /** @description Whether the game looks the same to both. */
            symmetric: boolean;
            /** @description Whether one receives what the others pay. */
            zero_sum: boolean;
        };
        /** @description The graph of a game, drawn. */
        GameDrawing: {
            /** @description The text of the drawing. */
            drawing: string;
            /** @description How many positions were drawn. */
            positions: number;
        };
        /** @description A game and how it is set up. */
        GameSetup: {
            /** @enum {string} */
            game: "arimaa";
            /** @description Arimaa, from the setup, a position or a record. */
            options: components["schemas"]["ArimaaStart"];
        } | {
            /** @enum {string} */
            game: "heap";
            /** @description A game with heaps, from these. */
            options: components["schemas"]["HeapSolve"];
        } | {
            /** @enum {string} */
            game: "kalah";
            /** @description Kalaha, from this position. */
            options: components["schemas"]["KalahStart"];
        } | {
            /** @enum {string} */
            game: "ludo";
            /** @description Ludo, from this position. */
            options: components["schemas"]["LudoGame"];
        } | {
            /** @enum {string} */
            game: "board";
            /** @description A game on a board, by its name. */
            options: components["schemas"]["BoardStart"];
        };
        /** @description So many steps. */
        GotoRequest: {
            index: number;
        };
        /** @description Write a graph in another format. */
        GraphConvert: components["schemas"]["GraphInput"] & {
            /** @description First convert to a simple stochastic game: two successors everywhere, fair coins only. */
            simple?: boolean;
            /** @description What to write it in. */
            to?: components["schemas"]["GraphText"];
        };
        /** @description A graph in another format. */
        GraphConverted: {
            /** @description How many edges the graph has. */
            edges: number;
            /** @description The files that it was written to, by a command that was told to. */
            files: string[];
            graph?: components["schemas"]["GraphFile"] | null;
            /** @description The labels that belong to explicit transitions. */
            labels?: string | null;
            /** @description The text, unless it was written to files. */
            text?: string | null;
            /** @description How many vertices the graph has. */
            vertices: number;
        };
        /** @description A drawing. */
        GraphDrawing: {
            /** @description The text of the drawing. */
            drawing: string;
            /** @description How many vertices were drawn. */
            vertices: number;
        };
        /** @description A graph to start from. */
        GraphExample: {
            /** @description The graph. */
            graph: components["schemas"]["GraphFile"];
            /** @description A word for programs. */
            name: string;
            /** @description What it shows, in a sentence. */
            text: string;
        };
        /** @description Which graphs are there to start from? */
        GraphExamples: Record<string, never>;
        /** @description The file as a whole. */
        GraphFile: {
            /** @description The edges. */
            edges: components["schemas"]["EdgeEntry"][];
            /** @description Always `hra-graph`. */
            format: string;
            /**
             * Format: int64
             * @description The vertex in which play starts.
             */
            start?: number;
            /**
             * Format: int64
             * @description Always 1.
             */
            version: number;
            /** @description The vertices, numbered from 0 in this order. */
            vertices: components["schemas"]["VertexEntry"][];
        };
        /**
         * @description What a graph can be read from.
         * @enum {string}
         */
        GraphFormat: "xml" | "json" | "tra" | "prism";
        /** @description Make a graph out of thin air. */
        GraphGenerate: {
            /**
             * @description The name of a family of graphs.
             * @example uniform
             */
            family: string;
            /**
             * Format: int32
             * @description How large; what that means depends on the family.
             * @example 12
             */
            size: number;
            /** @description What to write it in. */
            to?: components["schemas"]["GraphText"];
        };
        /** @description How a graph is to be solved. */
        GraphHow: {
            /**
             * Format: double
             * @description How far apart the proven bounds may be; 1e-6 if nothing is said.
             */
            epsilon?: number | null;
            /** @description Fractions without any error. */
            exact?: boolean;
            /** @description `interval`, `optimistic`, `strategy-iteration`, `hoffman-karp`, `shapley` or `program`; `interval` if nothing is said. */
            method?: string | null;
        };
        /** @description A graph as it was drawn, or a text in some format; one of the two. */
        GraphInput: {
            graph?: components["schemas"]["GraphFile"] | null;
            source?: components["schemas"]["GraphSource"] | null;
        };
        /** @description A way to solve graphs. */
        GraphMethod: {
            /** @description The largest strongly connected part that it is made for. */
            largest_part?: number | null;
            /** @description Its name. */
            name: string;
            /** @description What it does, in a sentence. */
            text: string;
        };
        /** @description Which ways to solve graphs are there? */
        GraphMethods: Record<string, never>;
        /** @description What does a model have? */
        GraphModel: {
            /** @description The text of the model. */
            text: string;
        };
        /** @description One thing that is wrong, and where. */
        GraphProblem: {
            /** @description What is wrong, in a sentence. */
            message: string;
            /**
             * Format: int64
             * @description Where the edge leads that is meant, if it is an edge of that vertex.
             */
            to?: number | null;
            /**
             * Format: int64
             * @description The vertex where it is to be shown.
             */
            vertex?: number | null;
        };
        /** @description What is wrong with a graph. */
        GraphProblems: {
            /** @description Everything that is wrong; nothing for a graph that can be solved. */
            problems: components["schemas"]["GraphProblem"][];
        };
        /**
         * @description What happens to a command whose update leaves the range of a variable.
         * @enum {string}
         */
        GraphRange: "error" | "disabled";
        /** @description Draw a graph. */
        GraphShow: components["schemas"]["GraphInput"] & {
            /** @description `svg` or `dot`. */
            format?: components["schemas"]["PictureFormat"];
            /** @description More vertices than this are not drawn; 400 if nothing is said. */
            limit?: number;
            /** @description Without values and strategy. */
            plain?: boolean;
        };
        /** @description The answer that can be checked, and the size of the graph for information. */
        GraphSolution: components["schemas"]["Answer"] & {
            /** @description How many edges the graph has. */
            edges: number;
            property?: components["schemas"]["PropertyAnswer"] | null;
            /** @description How many vertices the graph has. */
            vertices: number;
            /** @description What was amended on the way, in sentences. */
            warnings?: string[];
        };
        /** @description What is a graph worth? */
        GraphSolve: components["schemas"]["GraphInput"] & components["schemas"]["GraphHow"];
        /** @description A text with a graph in it. */
        GraphSource: {
            /** @description For PRISM: constants such as `N=20,p=0.5`. */
            constants?: string;
            format?: components["schemas"]["GraphFormat"] | null;
            /** @description For explicit transitions: the labels that belong to them. */
            labels?: string | null;
            /** @description For explicit transitions and PRISM: who plays as Max, by number from 1 or by name, separated by commas. */
            max?: string;
            /** @description For PRISM: what happens to a command whose update leaves the range of a variable. */
            out_of_range?: components["schemas"]["GraphRange"];
            /** @description For PRISM: a text of properties, instead of `target` and `max`. */
            properties?: string | null;
            /** @description Which of the properties, from 1; if nothing is said, the first that can be computed. */
            property?: number | null;
            /** @description For explicit transitions and PRISM: the label that Max wants to reach. */
            target?: string;
            /** @description The text. */
            text: string;
        };
        /**
         * @description What a graph can be written in.
         * @enum {string}
         */
        GraphText: "xml" | "json" | "tra" | "lab" | "drn";
        /** @description That an answer holds. */
        GraphVerdict: {
            /** @description `exact`, `proven` or `estimate`. */
            kind: string;
            /**
             * Format: double
             * @description The value of the start vertex is at least this.
             */
            lower: number;
            played?: components["schemas"]["PlayedOut"] | null;
            /**
             * Format: double
             * @description And at most this.
             */
            upper: number;
            /** @description Always true: what does not hold is an error that says where. */
            verified: boolean;
        };
        /** @description Does an answer hold? */
        GraphVerify: components["schemas"]["GraphInput"] & {
            /**
             * Format: int64
             * @description How many games are played by its strategies; none if nothing is said, and none for rewards.
             */
            games?: number;
            /** @description The answer, as `graph.solve` wrote it. */
            result: string;
        };
        /** @description That the server is there. */
        Health: {
            /** @description Always `hra`. */
            name: string;
            /** @description The version of the workbench. */
            version: string;
        };
        /** @description Draw what can be reached from these heaps. */
        HeapGraph: components["schemas"]["HeapRules"] & {
            /** @description `svg` or `dot`. */
            format?: components["schemas"]["PictureFormat"];
            /**
             * @description How many are in each heap.
             * @example [
             *       2,
             *       2
             *     ]
             */
            heaps?: number[];
            /** @description More positions than this are not drawn; 400 if nothing is said. */
            limit?: number;
            /** @description Positions that differ only in the order of heaps, or in empty ones, are one. */
            merge?: boolean;
            /** @description Equal positions again and again, as a tree, instead of once. */
            tree?: boolean;
        };
        /** @description A move as the contract writes it. */
        HeapMove: {
            /** @description From which heaps, counted from one. */
            from: number[];
            /** @description A number where all are the same, else one for each heap. */
            take: components["schemas"]["Take"];
            /** @description All heaps afterwards. */
            to: number[];
        };
        /** @description Which rules have a name? */
        HeapNames: Record<string, never>;
        /** @description Which game is played. */
        HeapRules: {
            /** @description Whether the last move loses. */
            misere?: boolean;
            /** @description The text of one's own rules. */
            own_rules?: string | null;
            /**
             * @description `nim`, `wythoff`, `subtract:1,3,4`, `octal:0.137`, `moore:2`, `kayles` …, or with heaps `SUBST[1,3;9]`, `NIM[23,7,56]`; not looked at where there are rules of one's own.
             * @example wythoff
             */
            rules?: string;
        };
        /** @description What are single heaps worth? */
        HeapSequence: components["schemas"]["HeapRules"] & {
            /** @description How much is explained: in full, every heap by the mex of its options. */
            explain?: components["schemas"]["Explain"];
            /**
             * Format: int64
             * @description The largest heap.
             * @example 20
             */
            to: number;
        };
        /** @description Who wins, how, and why. */
        HeapSolution: {
            /** @description Why, in sentences. */
            explanation: string;
            /**
             * Format: int64
             * @description The Grundy value, where there is one and it is known.
             */
            grundy?: number | null;
            /** @description `N`: who is to move wins; `P`: who moved last wins. */
            outcome: string;
            /** @description Every move that wins. */
            winning_moves: components["schemas"]["HeapMove"][];
        };
        /** @description Who wins from these heaps? */
        HeapSolve: components["schemas"]["HeapRules"] & {
            /** @description How much is explained. */
            explain?: components["schemas"]["Explain"];
            /**
             * @description How many are in each heap; not needed where they stand with the rules.
             * @example [
             *       1,
             *       3,
             *       5
             *     ]
             */
            heaps?: number[];
        };
        /** @description Which positions are lost for who is to move? */
        HeapTable: components["schemas"]["HeapRules"] & {
            /** @description Told with commas and a head line, for spreadsheets. */
            csv?: boolean;
            /**
             * Format: int64
             * @description How many heaps.
             * @example 2
             */
            heaps: number;
            /**
             * Format: int64
             * @description The largest heap.
             * @example 10
             */
            max: number;
        };
        /** @description A best move, and why. */
        Hint: {
            /** @description Why it is a best one. */
            explanation: string;
            /** @description The move by its label. */
            label: string;
            /** @description What it does, in words. */
            text: string;
        };
        /** @description Who wins a position that is the same for both sides. */
        ImpartialAnswer: {
            /** @description The whole argument in sentences, where it was asked for. */
            explanation?: string | null;
            /**
             * Format: int32
             * @description The Grundy value; nothing under misère play.
             */
            grundy?: number | null;
            /** @description `N`: who is to move wins; `P`: the other does. */
            outcome: string;
            /** @description Every move that wins. */
            winning_moves?: string[] | null;
        };
        /** @description How far a job is. */
        JobProgress: {
            /** Format: int64 */
            done: number;
            /**
             * Format: int64
             * @description How often there was something new to see of what was found so far.
             */
            found: number;
            /** @description What is being done, in words. */
            message: string;
            /** @description A word for programs. */
            task: string;
            /**
             * Format: int64
             * @description If that is known.
             */
            total?: number | null;
        };
        JobRequest: {
            input: components["schemas"]["HeapSolve"];
            /** @enum {string} */
            kind: "heap-solve";
            watched?: boolean;
        } | {
            input: components["schemas"]["HeapSequence"];
            /** @enum {string} */
            kind: "heap-sequence";
            watched?: boolean;
        } | {
            input: components["schemas"]["HeapTable"];
            /** @enum {string} */
            kind: "heap-table";
            watched?: boolean;
        } | {
            input: components["schemas"]["HeapGraph"];
            /** @enum {string} */
            kind: "heap-graph";
            watched?: boolean;
        } | {
            input: components["schemas"]["GraphSolve"];
            /** @enum {string} */
            kind: "graph-solve";
            watched?: boolean;
        } | {
            input: components["schemas"]["GraphInput"];
            /** @enum {string} */
            kind: "graph-check";
            watched?: boolean;
        } | {
            input: components["schemas"]["GraphConvert"];
            /** @enum {string} */
            kind: "graph-convert";
            watched?: boolean;
        } | {
            input: components["schemas"]["GraphGenerate"];
            /** @enum {string} */
            kind: "graph-generate";
            watched?: boolean;
        } | {
            input: components["schemas"]["GraphShow"];
            /** @enum {string} */
            kind: "graph-show";
            watched?: boolean;
        } | {
            input: components["schemas"]["GraphVerify"];
            /** @enum {string} */
            kind: "graph-verify";
            watched?: boolean;
        } | {
            input: components["schemas"]["GraphModel"];
            /** @enum {string} */
            kind: "graph-model";
            watched?: boolean;
        } | {
            input: components["schemas"]["BoardWorth"];
            /** @enum {string} */
            kind: "board-value";
            watched?: boolean;
        } | {
            input: components["schemas"]["BoardSolve"];
            /** @enum {string} */
            kind: "board-solve";
            watched?: boolean;
        } | {
            input: components["schemas"]["BoardGraph"];
            /** @enum {string} */
            kind: "board-graph";
            watched?: boolean;
        } | {
            input: components["schemas"]["BoardTable"];
            /** @enum {string} */
            kind: "board-table";
            watched?: boolean;
        } | {
            input: components["schemas"]["BoardLook"];
            /** @enum {string} */
            kind: "board-look";
            watched?: boolean;
        } | {
            input: components["schemas"]["BoardParts"];
            /** @enum {string} */
            kind: "board-parts";
            watched?: boolean;
        } | {
            input: components["schemas"]["BoardWalk"];
            /** @enum {string} */
            kind: "board-walk";
            watched?: boolean;
        } | {
            input: components["schemas"]["BoardShapes"];
            /** @enum {string} */
            kind: "board-shapes";
            watched?: boolean;
        } | {
            input: components["schemas"]["DawsonSolve"];
            /** @enum {string} */
            kind: "dawson-solve";
            watched?: boolean;
        } | {
            input: components["schemas"]["KalahSolve"];
            /** @enum {string} */
            kind: "kalah-solve";
            watched?: boolean;
        } | {
            input: components["schemas"]["KalahAnalyse"];
            /** @enum {string} */
            kind: "kalah-analyse";
            watched?: boolean;
        } | {
            input: components["schemas"]["KalahAnnotate"];
            /** @enum {string} */
            kind: "kalah-annotate";
            watched?: boolean;
        } | {
            input: components["schemas"]["KalahTournament"];
            /** @enum {string} */
            kind: "kalah-tournament";
            watched?: boolean;
        } | {
            input: components["schemas"]["KalahEnumerate"];
            /** @enum {string} */
            kind: "kalah-enumerate";
            watched?: boolean;
        } | {
            input: components["schemas"]["KalahReport"];
            /** @enum {string} */
            kind: "kalah-report";
            watched?: boolean;
        } | {
            input: components["schemas"]["KalahDatabase"];
            /** @enum {string} */
            kind: "kalah-database";
            watched?: boolean;
        } | {
            input: components["schemas"]["KalahStatistics"];
            /** @enum {string} */
            kind: "kalah-statistics";
            watched?: boolean;
        } | {
            input: components["schemas"]["LudoGame"];
            /** @enum {string} */
            kind: "ludo-view";
            watched?: boolean;
        } | {
            input: components["schemas"]["LudoPlace"];
            /** @enum {string} */
            kind: "ludo-place";
            watched?: boolean;
        } | {
            input: components["schemas"]["LudoSize"];
            /** @enum {string} */
            kind: "ludo-estimate";
            watched?: boolean;
        } | {
            input: components["schemas"]["LudoSolve"];
            /** @enum {string} */
            kind: "ludo-solve";
            watched?: boolean;
        } | {
            input: components["schemas"]["LudoSimulate"];
            /** @enum {string} */
            kind: "ludo-simulate";
            watched?: boolean;
        } | {
            input: components["schemas"]["LudoTable"];
            /** @enum {string} */
            kind: "ludo-table";
            watched?: boolean;
        } | {
            input: components["schemas"]["LudoGraph"];
            /** @enum {string} */
            kind: "ludo-graph";
            watched?: boolean;
        } | {
            input: components["schemas"]["ArimaaLook"];
            /** @enum {string} */
            kind: "arimaa-look";
            watched?: boolean;
        } | {
            input: components["schemas"]["ArimaaAnalyse"];
            /** @enum {string} */
            kind: "arimaa-analyse";
            watched?: boolean;
        } | {
            input: components["schemas"]["ArimaaAnnotate"];
            /** @enum {string} */
            kind: "arimaa-annotate";
            watched?: boolean;
        } | {
            input: components["schemas"]["ArimaaRecord"];
            /** @enum {string} */
            kind: "arimaa-record";
            watched?: boolean;
        } | {
            input: components["schemas"]["ArimaaClock"];
            /** @enum {string} */
            kind: "arimaa-clock";
            watched?: boolean;
        } | {
            input: components["schemas"]["ArimaaPuzzles"];
            /** @enum {string} */
            kind: "arimaa-puzzles";
            watched?: boolean;
        } | {
            input: components["schemas"]["ArimaaAttempt"];
            /** @enum {string} */
            kind: "arimaa-attempt";
            watched?: boolean;
        } | {
            input: components["schemas"]["ArimaaTurns"];
            /** @enum {string} */
            kind: "arimaa-turns";
            watched?: boolean;
        } | {
            input: components["schemas"]["ArimaaPerft"];
            /** @enum {string} */
            kind: "arimaa-perft";
            watched?: boolean;
        } | {
            input: components["schemas"]["ArimaaShow"];
            /** @enum {string} */
            kind: "arimaa-show";
            watched?: boolean;
        } | {
            input: components["schemas"]["ArimaaReplay"];
            /** @enum {string} */
            kind: "arimaa-replay";
            watched?: boolean;
        } | {
            input: components["schemas"]["ArimaaEval"];
            /** @enum {string} */
            kind: "arimaa-eval";
            watched?: boolean;
        } | {
            input: components["schemas"]["ArimaaStudy"];
            /** @enum {string} */
            kind: "arimaa-study";
            watched?: boolean;
        } | {
            input: components["schemas"]["ArimaaSetups"];
            /** @enum {string} */
            kind: "arimaa-setups";
            watched?: boolean;
        } | {
            input: components["schemas"]["ArimaaStrategies"];
            /** @enum {string} */
            kind: "arimaa-strategies";
            watched?: boolean;
        } | {
            input: components["schemas"]["ArimaaEvolve"];
            /** @enum {string} */
            kind: "arimaa-evolve";
            watched?: boolean;
        } | {
            input: components["schemas"]["ArimaaBench"];
            /** @enum {string} */
            kind: "arimaa-bench";
            watched?: boolean;
        } | {
            input: components["schemas"]["MatrixSolve"];
            /** @enum {string} */
            kind: "matrix-solve";
            watched?: boolean;
        } | {
            input: components["schemas"]["MatrixBimatrix"];
            /** @enum {string} */
            kind: "matrix-bimatrix";
            watched?: boolean;
        } | {
            input: components["schemas"]["MatrixRespond"];
            /** @enum {string} */
            kind: "matrix-respond";
            watched?: boolean;
        } | {
            input: components["schemas"]["MatrixContinuous"];
            /** @enum {string} */
            kind: "matrix-continuous";
            watched?: boolean;
        } | {
            input: components["schemas"]["TreeRead"];
            /** @enum {string} */
            kind: "tree-nodes";
            watched?: boolean;
        } | {
            input: components["schemas"]["TreeSolve"];
            /** @enum {string} */
            kind: "tree-solve";
            watched?: boolean;
        } | {
            input: components["schemas"]["TreeDraw"];
            /** @enum {string} */
            kind: "tree-draw";
            watched?: boolean;
        } | {
            input: components["schemas"]["TreeWalk"];
            /** @enum {string} */
            kind: "tree-walk";
            watched?: boolean;
        } | {
            input: components["schemas"]["TreeTable"];
            /** @enum {string} */
            kind: "tree-table";
            watched?: boolean;
        } | {
            input: components["schemas"]["CgtEval"];
            /** @enum {string} */
            kind: "cgt-eval";
            watched?: boolean;
        } | {
            input: components["schemas"]["CgtRun"];
            /** @enum {string} */
            kind: "cgt-run";
            watched?: boolean;
        } | {
            input: components["schemas"]["CgtSheet"];
            /** @enum {string} */
            kind: "cgt-sheet";
            watched?: boolean;
        } | {
            input: components["schemas"]["CgtSum"];
            /** @enum {string} */
            kind: "cgt-sum";
            watched?: boolean;
        } | {
            input: components["schemas"]["CgtThermograph"];
            /** @enum {string} */
            kind: "cgt-thermograph";
            watched?: boolean;
        } | {
            input: components["schemas"]["CgtTree"];
            /** @enum {string} */
            kind: "cgt-tree";
            watched?: boolean;
        } | {
            input: components["schemas"]["LearnLesson"];
            /** @enum {string} */
            kind: "learn-lesson";
            watched?: boolean;
        } | {
            input: components["schemas"]["LearnTry"];
            /** @enum {string} */
            kind: "learn-try";
            watched?: boolean;
        } | {
            input: components["schemas"]["LearnExercise"];
            /** @enum {string} */
            kind: "learn-exercise";
            watched?: boolean;
        } | {
            input: components["schemas"]["LearnCheck"];
            /** @enum {string} */
            kind: "learn-check";
            watched?: boolean;
        } | {
            input: components["schemas"]["LearnSheet"];
            /** @enum {string} */
            kind: "learn-sheet";
            watched?: boolean;
        } | {
            input: components["schemas"]["Reproduce"];
            /** @enum {string} */
            kind: "reproduce-results";
            watched?: boolean;
        } | {
            input: components["schemas"]["LabRun"];
            /** @enum {string} */
            kind: "lab-run";
            watched?: boolean;
        };
        /**
         * @description How a job stands.
         * @enum {string}
         */
        JobState: "queued" | "running" | "done" | "failed" | "aborted" | "interrupted";
        /** @description A job as it is told. */
        JobView: {
            /**
             * Format: int64
             * @description Milliseconds since 1970, as are the others.
             */
            created: number;
            /** Format: int64 */
            ended?: number | null;
            error?: components["schemas"]["ErrorBody"] | null;
            /** Format: int64 */
            id: number;
            kind: string;
            progress?: components["schemas"]["JobProgress"] | null;
            /** @description The document that the command line gives; only when one job is asked for. */
            result?: Record<string, never> | null;
            /** @description Whether it was found unfinished when the server was started, and went on. */
            resumed: boolean;
            /**
             * @description What was found so far, in the shape of the result, while it runs and after it was stopped; only when one job is asked for, and
             *     only of work that tells it.
             */
            so_far?: Record<string, never> | null;
            /** Format: int64 */
            started?: number | null;
            state: components["schemas"]["JobState"];
        };
        /** @description What is said to an answer. */
        JudgedAnswer: {
            after?: components["schemas"]["LearnScene"] | null;
            /** @description Whether it is right; nothing where the solution was asked for. */
            right?: boolean | null;
            /** @description Why; where it is wrong, what refutes it. */
            said: string;
            /** @description A right answer, where it was asked for or given. */
            solution?: string | null;
        };
        /**
         * @description How a person, who is A, does against a machine, which is B. The probabilities are named as in the thesis: who wins, who
         *     starts; R is a draw.
         */
        KalahAgainst: {
            /**
             * Format: int64
             * @description Games played.
             */
            games: number;
            /** @description Where each of these lies, as sure as 95 %; only for those that were measured. */
            intervals: {
                [key: string]: components["schemas"]["KalahInterval"];
            };
            /**
             * Format: double
             * @description The mean number of sowings.
             */
            mean_length: number;
            /** @description The machine. */
            opponent: string;
            /**
             * Format: double
             * @description The person wins when he starts.
             */
            ppAA?: number | null;
            /**
             * Format: double
             * @description The machine wins when the person starts.
             */
            ppAB?: number | null;
            /**
             * Format: double
             * @description The person wins when the machine starts.
             */
            ppBA?: number | null;
            /**
             * Format: double
             * @description The machine wins when it starts.
             */
            ppBB?: number | null;
            /**
             * Format: double
             * @description Nobody wins when the person starts.
             */
            ppRA?: number | null;
            /**
             * Format: double
             * @description Nobody wins when the machine starts.
             */
            ppRB?: number | null;
            /**
             * Format: double
             * @description Mean number of beans in the winner's store, over games that somebody won.
             */
            winner_store?: number | null;
        };
        /** @description What is every move worth? */
        KalahAnalyse: components["schemas"]["KalahBoard"] & {
            /**
             * Format: int64
             * @description Only a search so many sowings deep; exact values are not tried then.
             */
            depth?: number | null;
            /**
             * Format: int64
             * @description Boards that exact values may cost before a search of limited depth takes over; if nothing is said 30 million, and 4 million where
             *     somebody waits.
             */
            nodes?: number | null;
            /** @description South's pits, North's pits, stores and who is to move: `4,4,4/4,4,4/0,0/s`; the start if nothing is said. */
            position?: string | null;
        };
        /** @description What every move is worth. */
        KalahAnalysis: {
            /**
             * Format: int32
             * @description How deep the values were seen where they are not exact.
             */
            depth?: number | null;
            /** @description Every legal move. */
            moves: components["schemas"]["KalahMoveValue"][];
            /**
             * Format: int64
             * @description Boards visited.
             */
            nodes: number;
            /** @description The position. */
            position: string;
            /** @description The rules. */
            rules: string;
        };
        /** @description What would a commentator say about this game? */
        KalahAnnotate: {
            /**
             * Format: int64
             * @description How many sowings deep is searched where that does not do; 10 if nothing is said.
             */
            depth?: number;
            /**
             * Format: int64
             * @description Boards that the exact value of a move may cost; half a million if nothing is said.
             */
            nodes?: number;
            /** @description The text of the record. */
            record: string;
        };
        /** @description A game with comments. */
        KalahAnnotated: {
            /** @description What would have held it. */
            better_move?: string | null;
            /** @description Whether it was played to its end. */
            finished: boolean;
            /** @description The number of the move that lost the game, where that was seen exactly. */
            losing_move?: number | null;
            /** @description Move by move. */
            moves: components["schemas"]["KalahJudgement"][];
            /**
             * Format: int32
             * @description North's.
             */
            north: number;
            /** @description The record with marks and comments. */
            record: string;
            /** @description The rules. */
            rules: string;
            /**
             * Format: int32
             * @description South's store after the last move.
             */
            south: number;
            /** @description The position from which it was played. */
            start: string;
        };
        /** @description The board and its rules. */
        KalahBoard: {
            /**
             * Format: int64
             * @description Pits on a side, 1 to 12; 6 if nothing is said and no position says otherwise.
             * @example 4
             */
            pits?: number | null;
            /**
             * @description `thesis`, `standard` …, with `pie` behind a comma; `thesis` if nothing is said.
             * @example standard
             */
            rules?: string | null;
            /**
             * Format: int64
             * @description Beans in each pit at the start, 1 to 20; 4 if nothing is said and no position says otherwise.
             * @example 3
             */
            seeds?: number | null;
        };
        /** @description Build the values of all boards with few beans. */
        KalahDatabase: {
            /**
             * Format: int64
             * @description Boards with at most so many beans.
             * @example 8
             */
            beans: number;
            /**
             * Format: int64
             * @description Pits on a side, 1 to 8; 6 if nothing is said.
             */
            pits?: number;
            /** @description `thesis`, `standard` …; `thesis` if nothing is said. */
            rules?: string | null;
        };
        /** @description What a database is. */
        KalahDatabaseAnswer: {
            /**
             * Format: int32
             * @description Boards with at most so many beans.
             */
            beans: number;
            /**
             * Format: int64
             * @description The size of the whole file.
             */
            bytes: number;
            /** @description Whether every checksum was compared; null when that was not asked for. */
            checked?: boolean | null;
            /** @description Whether none is missing. */
            complete: boolean;
            /** @description The file, where there is one. */
            file?: string | null;
            /**
             * Format: int32
             * @description Layers that are there, one for each number of beans.
             */
            layers: number;
            /** @description Pits on a side. */
            pits: number;
            /** @description The rules. */
            rules: string;
        };
        /** @description How probably does one strategy win against another? */
        KalahEnumerate: components["schemas"]["KalahBoard"] & {
            /**
             * @description One strategy, `0` to `5`.
             * @example 5
             */
            a: string;
            /**
             * @description The other.
             * @example 5
             */
            b: string;
            /**
             * Format: int64
             * @description More games than this are not gone through; a million if nothing is said.
             */
            most?: number;
        };
        /** @description Every game of two strategies. */
        KalahEnumerated: {
            /** @description One strategy. */
            a: string;
            /** @description Games that A starts. */
            a_starts: components["schemas"]["KalahStarted"];
            /** @description The other. */
            b: string;
            /** @description Games that B starts. */
            b_starts: components["schemas"]["KalahStarted"];
            /** @description Distinct situations after the first turns of both players, whatever they play. */
            situations_after_first_turns: number;
        };
        /** @description An exact number. */
        KalahExactly: {
            /** @description As a fraction. */
            fraction: string;
            /**
             * Format: double
             * @description The nearest floating-point number.
             */
            value: number;
        };
        /** @description One finished game of a person against a machine. */
        KalahGame: {
            /** @description How many sowings there were. */
            length: number;
            /** @description The person. */
            name: string;
            /** @description The machine. */
            opponent: string;
            /**
             * Format: int32
             * @description The machine's.
             */
            other: number;
            /**
             * Format: int32
             * @description The person's beans at the end.
             */
            own: number;
            /** @description Whether the person started. */
            started: boolean;
        };
        /** @description Where a probability lies, as sure as 95 %. */
        KalahInterval: {
            /**
             * Format: double
             * @description Where it begins.
             */
            lower: number;
            /**
             * Format: double
             * @description Where it ends.
             */
            upper: number;
        };
        /** @description What is thought of a move. */
        KalahJudgement: {
            /**
             * Format: int32
             * @description The value of the best.
             */
            best_value: number;
            /** @description A best move, if this is none. */
            better?: string | null;
            /**
             * Format: int32
             * @description How deep they were seen where they are not.
             */
            depth?: number | null;
            /** @description Whether the values are proven. */
            exact: boolean;
            /** @description `!` or `?`. */
            mark?: string | null;
            /** @description By its letter. */
            move: string;
            /** @description Which move, from 1. */
            number: number;
            /** @description As it is described to people. */
            text: string;
            /**
             * Format: int32
             * @description The value of the move, for its mover.
             */
            value: number;
        };
        /** @description A game. */
        KalahLine: {
            /** @description The starter has the small letters. */
            moves: string[];
            /** @description How probable it is. */
            probability: components["schemas"]["KalahExactly"];
            /** @description The stores at the end, the starter's first. */
            stores: number[];
        };
        /** @description A move and its value. */
        KalahMoveValue: {
            /** @description Whether that is proven. */
            exact: boolean;
            /** @description By its letter. */
            move: string;
            /**
             * Format: int32
             * @description Final stores, mover minus other.
             */
            value: number;
        };
        /** @description All games of a pairing. The probabilities are named as in the thesis: who wins, who starts; R is a draw. */
        KalahPairing: {
            /** @description One player. */
            a: components["schemas"]["KalahPlayer"];
            /** @description The other. */
            b: components["schemas"]["KalahPlayer"];
            /** @description In how many games A had so many beans more than B at the end. */
            differences: {
                [key: string]: number;
            };
            /**
             * Format: int64
             * @description Games that nobody won.
             */
            draws: number;
            /**
             * Format: int64
             * @description Games played.
             */
            games: number;
            /** @description The interval of each of these. */
            intervals: {
                [key: string]: components["schemas"]["KalahInterval"];
            };
            /** @description How many games had so many sowings. */
            lengths: {
                [key: string]: number;
            };
            /**
             * Format: double
             * @description The mean number of sowings.
             */
            mean_length: number;
            /**
             * Format: double
             * @description A wins when A starts.
             */
            ppAA: number;
            /**
             * Format: double
             * @description B wins when A starts.
             */
            ppAB: number;
            /**
             * Format: double
             * @description A wins when B starts.
             */
            ppBA: number;
            /**
             * Format: double
             * @description B wins when B starts.
             */
            ppBB: number;
            /**
             * Format: double
             * @description Nobody wins when A starts.
             */
            ppRA: number;
            /**
             * Format: double
             * @description Nobody wins when B starts.
             */
            ppRB: number;
            /**
             * Format: int64
             * @description Of these, games that A started.
             */
            started_a: number;
            /** @description In how many games A had so many beans at the end. */
            stores_a: {
                [key: string]: number;
            };
            /** @description In how many games B had. */
            stores_b: {
                [key: string]: number;
            };
        };
        /** @description A strategy is a number, other players are names. */
        KalahPlayer: number | string;
        /** @description How strong a player is. */
        KalahRating: {
            /**
             * Format: double
             * @description By how much more than the mean of all.
             */
            elo: number;
            /** @description Who. */
            player: components["schemas"]["KalahPlayer"];
        };
        /** @description What is true of the strategies? */
        KalahReport: components["schemas"]["KalahBoard"] & {
            /**
             * Format: int64
             * @description Games of each pairing; 100000 if nothing is said.
             */
            games?: number;
        };
        /** @description The answers, as numbers. */
        KalahReported: {
            /**
             * Format: double
             * @description Between the strength of the two players and the mean length; −1 when stronger means shorter without exception.
             */
            correlation: number;
            /**
             * Format: int64
             * @description Games that nobody won.
             */
            draws: number;
            /** @description Players with their Elo, strongest first. */
            elo: [
                string,
                number
            ][];
            /** @description The file of the page, where there is one. */
            file?: string | null;
            /**
             * Format: int64
             * @description Games of each pairing.
             */
            games: number;
            /** @description All pairings. */
            pairings: number;
            /** @description Pairings in which each player wins more often when he starts. */
            starter_ahead: number;
            /**
             * Format: double
             * @description The share that he loses.
             */
            starter_loses: number;
            /**
             * Format: double
             * @description The share of games that the starter wins.
             */
            starter_wins: number;
            /** @description The strongest player. */
            strongest: string;
        };
        /** @description Perfect play. */
        KalahSolution: {
            /** @description Every move that reaches it, by its letter. */
            best_moves: string[];
            /** @description One line of perfect play. */
            line: string[];
            /**
             * Format: int64
             * @description Boards visited.
             */
            nodes: number;
            /** @description The position. */
            position: string;
            /** @description Always: nothing else is answered here. */
            proven: boolean;
            /** @description The rules. */
            rules: string;
            /**
             * Format: int32
             * @description Final stores under perfect play, mover minus other.
             */
            value: number;
        };
        /** @description Who wins, by how much, and how? */
        KalahSolve: components["schemas"]["KalahBoard"] & {
            /** @description South's pits, North's pits, stores and who is to move: `4,4,4/4,4,4/0,0/s`; the start if nothing is said. */
            position?: string | null;
        };
        /** @description Which game of Kalaha is played, and from where. */
        KalahStart: components["schemas"]["KalahBoard"] & {
            /** @description Where it starts; pits and beans that are also given must fit. */
            position?: string | null;
        };
        /** @description All games that one of the two starts. */
        KalahStarted: {
            /** @description Nobody wins. */
            draws: components["schemas"]["KalahExactly"];
            /**
             * Format: int64
             * @description How many games are possible.
             */
            games: number;
            /** @description How probable so many sowings are. */
            lengths: {
                [key: string]: components["schemas"]["KalahExactly"];
            };
            /** @description The most probable games. */
            likeliest: components["schemas"]["KalahLine"][];
            /** @description He loses. */
            losses: components["schemas"]["KalahExactly"];
            /** @description The mean number of sowings. */
            mean_length: components["schemas"]["KalahExactly"];
            /** @description Who starts. */
            starter: string;
            /** @description How probable it is that the starter has so many beans at the end. */
            starter_stores: {
                [key: string]: components["schemas"]["KalahExactly"];
            };
            /** @description The starter wins. */
            wins: components["schemas"]["KalahExactly"];
        };
        /** @description How does a person do against each machine? */
        KalahStatistics: {
            /** @description The games that are remembered. */
            games: components["schemas"]["KalahGame"][];
            /** @description Only this person's; everybody's if nothing is said. */
            name?: string | null;
        };
        /** @description How a person does against each machine. */
        KalahStatisticsAnswer: {
            /** @description Machine by machine. */
            against: components["schemas"]["KalahAgainst"][];
        };
        /** @description How often does who win against whom? */
        KalahTournament: components["schemas"]["KalahBoard"] & {
            /** @description Told with commas and a head line, for spreadsheets. */
            csv?: boolean;
            /**
             * Format: int64
             * @description Games of each pairing; 10000 if nothing is said.
             */
            games?: number;
            /** @description Told with histograms of the lengths of games. */
            histogram?: boolean;
            /** @description The two who meet: strategies `0` to `5`, `depth:3`, `perfect` …; all pairings of the six strategies if nothing is said. */
            players?: string[] | null;
        };
        /** @description How a tournament ended. */
        KalahTournamentAnswer: {
            /**
             * Format: int64
             * @description Draws of all pairings.
             */
            draws: number;
            /**
             * Format: int64
             * @description Games of each pairing.
             */
            games: number;
            /** @description Pairing by pairing. */
            pairings: components["schemas"]["KalahPairing"][];
            /** @description Strongest first; empty for a single pairing of a player with himself. */
            ratings: components["schemas"]["KalahRating"][];
            /** @description The rules. */
            rules: string;
            /**
             * Format: int64
             * @description The seed of all chance.
             */
            seed: number;
        };
        /** @description Something that can be completed to. */
        KnownName: {
            /** @description As it is written. */
            name: string;
            /** @description What a function is given; nothing for variables. */
            takes?: string | null;
        };
        /** @description Which experiments are part of the program? */
        LabInit: Record<string, never>;
        /** @description What a part found. */
        LabPart: {
            /** @description All that the figures of this part depend on, as one number. */
            digest: string;
            /**
             * Format: int64
             * @description How many of them are done.
             */
            done: number;
            /** @description What was found. */
            findings: components["schemas"]["Findings"];
            /** @description What it is called. */
            name: string;
            /** @description What must be known to understand the figures. */
            note?: string;
            /** @description What somebody else published. */
            published: components["schemas"]["PublishedFigure"][];
            /** @description What was asked. */
            question: string;
            /**
             * Format: int64
             * @description How often it was repeated.
             */
            repeat: number;
            /** @description The request in full. */
            request: unknown;
            /**
             * Format: int64
             * @description How many shards there are.
             */
            shards: number;
        };
        /** @description What an experiment found. */
        LabResults: {
            /** @description All that the figures depend on, as one number. */
            digest: string;
            /**
             * Format: int64
             * @description How many of them are done.
             */
            done: number;
            /** @description Part by part. */
            parts: components["schemas"]["LabPart"][];
            /** @description The version of the program that found it. */
            program: string;
            /**
             * Format: int64
             * @description Where random choices started.
             */
            seed: number;
            /**
             * Format: int64
             * @description How many shards there are.
             */
            shards: number;
            /** @description The work whose experiment it is. */
            source: string;
            /** @description What the experiment is called. */
            title: string;
            /**
             * Format: int32
             * @description The version of this layout.
             */
            version: number;
        };
        /** @description What does an experiment find? */
        LabRun: {
            /** @description The experiment, as its file says it: TOML. */
            experiment: string;
        };
        /** @description One of them. */
        LabWork: {
            /** @description What its file is called. */
            name: string;
            /** @description Whose it is. */
            source: string;
            /** @description The file. */
            text: string;
            /** @description What it is called. */
            title: string;
        };
        /** @description The experiments that are part of the program. */
        LabWorks: {
            /** @description One each. */
            experiments: components["schemas"]["LabWork"][];
        };
        /** @description Is this the answer to an exercise? */
        LearnCheck: components["schemas"]["ExercisePlace"] & {
            /** @description What is answered; nothing asks for the solution. */
            answer?: string | null;
        };
        /** @description One of several answers or moves. */
        LearnChoice: {
            /** @description By which it is given. */
            answer: string;
            /** @description How it is told. */
            text: string;
            /** @description What hands touch for it, in order. */
            touches: number[][];
        };
        /** @description Which exercise is this? */
        LearnExercise: components["schemas"]["ExercisePlace"];
        /** @description What does a lesson say? */
        LearnLesson: {
            /**
             * Format: int64
             * @description Which, from 1.
             */
            lesson: number;
        };
        /** @description Which lessons are there? */
        LearnLessons: Record<string, never>;
        /** @description Something to look at. */
        LearnScene: {
            /** @description Drawn; what can be touched has `data-touch`. Nothing where there is nothing to see. */
            svg?: string | null;
            /** @description Drawn in letters. */
            text: string;
        };
        /** @description Which exercises stand on a sheet? */
        LearnSheet: {
            /**
             * Format: int64
             * @description How many exercises.
             */
            count?: number;
            /** @description From which lessons, in turn; all where none is named. */
            lessons?: number[];
            /**
             * Format: int64
             * @description The same seed gives the same sheet.
             */
            seed?: number;
        };
        /** @description What becomes of a board of a lesson after these moves? */
        LearnTry: {
            /**
             * Format: int64
             * @description Which of its boards, from 1.
             */
            board: number;
            /**
             * Format: int64
             * @description Which lesson, from 1.
             */
            lesson: number;
            /** @description The reader's moves; each is answered. */
            moves?: string[];
        };
        /** @description A legal move. */
        LegalMove: {
            /** @description By which it is played. */
            label: string;
            /** @description The move as data; what is in it depends on the game. */
            move: Record<string, never>;
            /** @description What it does, in words. */
            text: string;
        };
        /** @description A lesson in the list. */
        LessonEntry: {
            /**
             * Format: int64
             * @description How many exercises it has.
             */
            exercises: number;
            /** @description What it is about. */
            lead: string;
            /**
             * Format: int64
             * @description Its number, from 1.
             */
            number: number;
            /** @description What it is called. */
            title: string;
        };
        /** @description All lessons. */
        LessonList: components["schemas"]["LessonEntry"][];
        /** @description A piece of a lesson. */
        LessonPiece: {
            /** @description The board; `learn.try` plays on it. */
            board: components["schemas"]["LearnScene"];
            /** @description Its paragraphs. */
            paragraphs: string[];
            /** @description What may be done on the board behind it. */
            rules: string;
        };
        /** @description A lesson to read. */
        LessonText: {
            /** @description What it is about. */
            lead: string;
            /**
             * Format: int64
             * @description Its number, from 1.
             */
            number: number;
            /** @description Text and boards. */
            pieces: components["schemas"]["LessonPiece"][];
            /** @description What it is called. */
            title: string;
        };
        /** @description All games on boards. */
        ListOfBoardGames: components["schemas"]["ListedGame"][];
        /** @description A game on a board. */
        ListedGame: {
            /** @description How boards are written. */
            board: string;
            /** @description Whether both sides have the same moves. */
            impartial: boolean;
            /** @description Whether misère play can be asked about. */
            misere: boolean;
            /** @description By which it is asked for. */
            name: string;
            /** @description The letters that may stand on a square (`.` is free, `#` not there), and on an edge where there are no squares. */
            pieces: string;
            /** @description How many rows a board has, where it cannot have any number of them. */
            rows?: number | null;
            /** @description What a move may do, who wins, and how moves are written. */
            rules: string;
            /** @description A small board. */
            sample: string;
            /** @description The letters of what is Left's and of what is Right's. */
            symbols: string[];
            /** @description What it is called. */
            title: string;
            /** @description Whether it is played on edges that stand on each other and not on squares. */
            trees: boolean;
            /** @description The names of rules that differ from the usual ones. */
            variants: string[];
        };
        /** @description How big a question is. */
        LudoEstimate: {
            /**
             * Format: int64
             * @description Memory that solving would need; 2^64 − 1 stands for all that is more.
             */
            bytes: number;
            /** @description Whether that is within the budget. */
            fits: boolean;
            /**
             * Format: double
             * @description Live positions that play leads to: pieces of a player alike, whose roll it is not counted.
             */
            states: number;
            /** @description The same in words. */
            text: string;
            /**
             * Format: double
             * @description Vertices that the explicit graph has at most: pieces are told apart there; for each order of them, and each player who may be about
             *     to roll, one before the roll and one for each face of the die; and the two ends.
             */
            vertices: number;
        };
        /** @description Which game is played: the sizes and the rules that households disagree on. */
        LudoGame: {
            /**
             * Format: int64
             * @description What the die shows; before the roll if nothing is said.
             */
            die?: number | null;
            /**
             * @description Where players enter: `opposite` (two players, half a ring apart; usual for two), `neighbours` (each a quarter of the
             *     ring after the one before, as in the thesis; usual for three and four) or `even` (spread over the whole ring).
             */
            entries?: string | null;
            /**
             * Format: int64
             * @description Fields on the ring, 4 to 52.
             * @example 12
             */
            fields: number;
            /**
             * Format: int64
             * @description Pieces of each player, 1 to 4.
             * @example 2
             */
            pieces: number;
            /**
             * Format: int64
             * @description 2 to 4.
             * @example 2
             */
            players: number;
            /**
             * @description `0,0/0,5/1`: the pieces of each player, then who is to roll, and `:3` when he has rolled a three. All in the house
             *     and player 1 if nothing is said.
             */
            position?: string | null;
            /** @description `standard`, or some of `no-passing`, `must-enter`, `three-tries`, `may-decline`, `one-roll`, separated by commas. */
            variant?: string | null;
        };
        /** @description Write the game as a graph: the mover is Max, all others are Min. */
        LudoGraph: components["schemas"]["LudoGame"] & {
            /** @description More vertices than this are not drawn; 400 if nothing is said. */
            limit?: number;
            /**
             * Format: int32
             * @description Only what so many steps lead to, rolls and moves counted; what comes then is a sink worth the mover's chance. The
             *     whole game if nothing is said.
             */
            steps?: number | null;
            /** @description What to write it in. */
            to?: components["schemas"]["LudoGraphText"];
        };
        /**
         * @description What the graph of a game can be written in.
         * @enum {string}
         */
        LudoGraphText: "svg" | "dot" | "xml" | "json" | "tra" | "lab" | "drn";
        /** @description How far an answer can be trusted. */
        LudoGuarantee: {
            /**
             * Format: double
             * @description What was asked for.
             */
            epsilon: number;
            /**
             * @description `proven`: the true probability lies between the bounds, which are as close as was asked for; `estimate`: it lies
             *     between them, and they are further apart.
             */
            kind: string;
            /**
             * Format: double
             * @description At least this.
             */
            lower: number;
            /**
             * Format: double
             * @description At most this.
             */
            upper: number;
        };
        /** @description A move, or what a piece would do. */
        LudoMove: {
            /** @description The player whose piece is sent home, from 1. */
            captures?: number | null;
            /** @description As it is written. */
            label: string;
            /**
             * Format: int32
             * @description Which piece, from 1; none for a pass.
             */
            piece?: number | null;
            /**
             * Format: int32
             * @description Where it goes.
             */
            to?: number | null;
        };
        /** @description Put a piece somewhere else. */
        LudoPlace: components["schemas"]["LudoGame"] & {
            /**
             * Format: int64
             * @description Which, from 1.
             */
            piece: number;
            /**
             * Format: int64
             * @description Whose piece, from 1.
             */
            player: number;
            /**
             * Format: int64
             * @description Where to: 0 in the house, 1 … N on the ring, N+1 … N+P in the home column.
             */
            to: number;
        };
        /** @description A position as it is drawn. */
        LudoPosition: {
            /**
             * Format: int32
             * @description What the die shows.
             */
            die?: number | null;
            /** @description The ring field on which each player enters, from 0. */
            entries: number[];
            /**
             * Format: int32
             * @description Fields on the ring.
             */
            fields: number;
            /**
             * Format: int32
             * @description Fields in a home column.
             */
            home: number;
            /** @description Who is to roll or to move, from 1. */
            mover: number;
            /** @description Where each player's pieces stand: 0 in the house, 1 … N on the ring from his own entry, N+1 … N+P in his column. */
            pieces: number[][];
            /** @description Who has all pieces home, from 1. */
            winner?: number | null;
        };
        /** @description A size. */
        LudoRow: {
            /**
             * Format: double
             * @description By how much that is more than an equal share.
             */
            advantage: number;
            /** @description Of the decisions: the share in which this kind of move is best. */
            best: components["schemas"]["LudoShares"];
            /** @description Of the decisions in which this kind of move is possible: the share in which it is best. */
            best_if_possible: components["schemas"]["LudoShares"];
            /**
             * Format: int64
             * @description Decisions between more than one move in the games that were played.
             */
            decisions: number;
            /** @description The ring field on which each player enters, from 0. */
            entries: number[];
            /**
             * Format: int32
             * @description Fields on the ring.
             */
            fields: number;
            /**
             * Format: double
             * @description The chance of player 1 before the first roll.
             */
            first: number;
            /**
             * Format: double
             * @description It is at least this.
             */
            lower: number;
            /** @description Pieces of each. */
            pieces: number;
            /** @description How many play. */
            players: number;
            /**
             * Format: int64
             * @description Positions that were solved.
             */
            positions: number;
            /**
             * Format: double
             * @description It is at most this.
             */
            upper: number;
        };
        /** @description What everybody has when each plays for himself: a fixed point, not proven to be the only one. */
        LudoSelfish: {
            /**
             * Format: int32
             * @description The piece that the mover would move.
             */
            best_piece?: number | null;
            /** @description The mover's chance for each of his pieces; null where it cannot move. */
            by_piece: (number | null)[];
            /** @description The chance of each player, from player 1. */
            probabilities: number[];
            /**
             * Format: double
             * @description How much the last sweep still changed any chance.
             */
            residual: number;
        };
        /** @description A share for every kind of move; null where there was nothing to divide by. */
        LudoShares: {
            /**
             * Format: double
             * @description Sending a piece home.
             */
            capture?: number | null;
            /**
             * Format: double
             * @description Moving nothing.
             */
            decline?: number | null;
            /**
             * Format: double
             * @description Bringing a piece onto the ring.
             */
            enter?: number | null;
            /**
             * Format: double
             * @description Going into the home column, or on in it.
             */
            home?: number | null;
            /**
             * Format: double
             * @description Going on.
             */
            run?: number | null;
        };
        /** @description How often does each of these players win? */
        LudoSimulate: components["schemas"]["LudoGame"] & {
            /**
             * Format: double
             * @description How far apart the proven bounds of what is solved may be; 1e-6 if nothing is said.
             */
            epsilon?: number | null;
            /**
             * Format: int64
             * @description How many games; 10000 if nothing is said.
             */
            games?: number;
            /**
             * @description Who sits on each seat: `random`, `careful`, `perfect`, `selfish`, `against:2` …
             * @example [
             *       "perfect",
             *       "careful"
             *     ]
             */
            seats: string[];
        };
        /** @description How often each player won. */
        LudoSimulated: {
            /**
             * Format: double
             * @description The mean number of pieces sent home.
             */
            captures_per_game: number;
            /**
             * Format: double
             * @description How often such an interval holds the truth.
             */
            confidence: number;
            /**
             * Format: int64
             * @description How many games were played.
             */
            games: number;
            /**
             * Format: double
             * @description The mean number of rolls.
             */
            rolls_per_game: number;
            /** @description Seat by seat. */
            seats: components["schemas"]["SeatResult"][];
        };
        /** @description How big is this game? */
        LudoSize: components["schemas"]["LudoGame"] & {
            /**
             * Format: double
             * @description How far apart the proven bounds may be.
             */
            epsilon?: number | null;
        };
        /** @description Who wins, how probably, with which piece. */
        LudoSolution: {
            /** @description Against whom: `duel` for two players, `coalition` when all others play together against the mover. */
            against: string;
            /**
             * Format: double
             * @description The probability before the die fell, where it is known.
             */
            before_roll?: number | null;
            /** @description The best move as it is written: a piece, or `pass`. */
            best_move?: string | null;
            /**
             * Format: int32
             * @description The best piece, from 1; null before the roll, and where the best is to move nothing.
             */
            best_piece?: number | null;
            /** @description The same for each of his pieces; null where it cannot move, and before the roll. */
            by_piece: (number | null)[];
            /** @description The ring field on which each player enters, from 0. */
            entries: number[];
            /** @description How far the probability can be trusted. */
            guarantee: components["schemas"]["LudoGuarantee"];
            /** @description How it was found. */
            method: components["schemas"]["Method"];
            /** @description The position. */
            position: string;
            /**
             * Format: int64
             * @description Positions that were solved, pieces of a player alike; with who is to roll unless the table could be turned.
             */
            positions: number;
            /**
             * Format: double
             * @description The probability that the mover wins.
             */
            probability: number;
            /**
             * Format: double
             * @description How long that took.
             */
            seconds: number;
            selfish?: components["schemas"]["LudoSelfish"] | null;
            /**
             * Format: int64
             * @description Reachable positions with the player about to roll, pieces told apart, where there are few enough to be counted;
             *     otherwise the positions that were solved.
             */
            states: number;
            /** @description What `states` counts: `reachable` or `solved`. */
            states_counted: string;
            /** @description The rules. */
            variant: string;
            /**
             * Format: int64
             * @description Vertices of the explicit graph, where that was used.
             */
            vertices?: number | null;
        };
        /** @description Who wins, how probably? */
        LudoSolve: components["schemas"]["LudoGame"] & {
            /**
             * Format: double
             * @description How far apart the proven bounds may be; 1e-6 if nothing is said.
             */
            epsilon?: number | null;
            /** @description How. */
            method?: components["schemas"]["Method"];
            /** @description Also what everybody has when each plays for himself. */
            selfish?: boolean;
        };
        /** @description How much is it worth to begin, by the size of the board? */
        LudoTable: {
            /** @description Told with commas and a head line, for spreadsheets. */
            csv?: boolean;
            /** @description Where players enter: `opposite`, `neighbours` or `even`; as usual for so many if nothing is said. */
            entries?: string | null;
            /**
             * Format: double
             * @description How far apart the proven bounds may be; 1e-6 if nothing is said.
             */
            epsilon?: number | null;
            /**
             * @description Numbers of fields on the ring.
             * @example [
             *       8,
             *       12
             *     ]
             */
            fields: number[];
            /**
             * Format: int64
             * @description Games of best play from which the habits are taken; 1000 if nothing is said.
             */
            games?: number;
            /**
             * @description Numbers of pieces, each with each number of fields.
             * @example [
             *       1,
             *       2
             *     ]
             */
            pieces: number[];
            /**
             * Format: int64
             * @description 2 to 4; 2 if nothing is said.
             * @example 2
             */
            players?: number;
            /** @description `standard`, or some of `no-passing`, `must-enter`, `three-tries`, `may-decline`, `one-roll`, separated by commas. */
            variant?: string | null;
        };
        /** @description What it is worth to begin, and what the best moves are. */
        LudoTableAnswer: {
            /**
             * Format: int64
             * @description Games of best play.
             */
            games: number;
            /** @description Size by size. */
            rows: components["schemas"]["LudoRow"][];
            /** @description The rules. */
            variant: string;
        };
        /** @description A position and what may be done in it. */
        LudoView: {
            /** @description The moves for what the die shows; none before it has fallen. */
            legal: components["schemas"]["LudoMove"][];
            /** @description The moves for each face of the die, from 1 to 6; none when the game is over. */
            legal_by_die: components["schemas"]["LudoMove"][][];
            /** @description For drawing. */
            position: components["schemas"]["LudoPosition"];
            /** @description For writing down. */
            position_text: string;
        };
        /** @description A move that led to a position. */
        MadeMove: {
            /** @description `left` or `right`. */
            side: string;
            /** @description The squares that it named. */
            squares: number[][];
        };
        /** @description What are the equilibria of this game? */
        MatrixBimatrix: {
            /** @description The column player's table. */
            column_table?: string | null;
            /** @description Fractions instead of floating numbers. */
            exact?: boolean;
            /** @description One equilibrium by the path of Lemke and Howson that drops this strategy first: rows, then columns, counted from one. */
            start?: number | null;
            /**
             * @description One table of pairs, or both tables with an empty line between them; the row player's alone where the other is given.
             * @example 3,2 0,0
             *     0,0 2,3
             */
            table: string;
        };
        /** @description What is the game with this formula worth? */
        MatrixContinuous: {
            /**
             * Format: double
             * @description How close the bounds must be.
             */
            epsilon?: number;
            /**
             * @description What the first player receives, as a formula in `x` and `y`.
             * @example (x - y)^2
             */
            formula: string;
            /**
             * @description What the first player chooses from.
             * @example 0..1
             */
            x?: string;
            /**
             * @description What the second player chooses from.
             * @example 0..1
             */
            y?: string;
        };
        /**
         * @description How a table is solved.
         * @enum {string}
         */
        MatrixMethod: "auto" | "lp" | "exact" | "fictitious";
        /** @description What is best against this mixture? Exactly one of `row` and `column` is given. */
        MatrixRespond: {
            /** @description Whether each player has payoffs of his own in it. */
            bimatrix?: boolean;
            /** @description What the column player does: the row player's best answers are asked for. */
            column?: string | null;
            /** @description Fractions instead of floating numbers. */
            exact?: boolean;
            /** @description What the row player does, such as `1/2,1/4,1/4`: the column player's best answers are asked for. */
            row?: string | null;
            /**
             * @description The table.
             * @example 1 -1
             *     -1 1
             */
            table: string;
        };
        /** @description Best answers, and what everything brings. */
        MatrixResponse: {
            /** @description His best strategies, counted from one. */
            best_responses: number[];
            /** @description What each of them brings. */
            payoff: components["schemas"]["Figure"];
            /** @description What every strategy brings. */
            payoffs: components["schemas"]["Figure"][];
            /** @description Who answers: `row` or `column`. */
            player: string;
        };
        /** @description Value, strategies, saddle points, and what they rest on. */
        MatrixSolution: {
            /** @description What kind of game it is. */
            classification: components["schemas"]["GameClass"];
            /** @description Probabilities of the columns. */
            column_strategy: components["schemas"]["Figure"][];
            /** @description What the column player receives. */
            column_value: components["schemas"]["Figure"];
            /** @description Names of the columns, where they have names. */
            columns?: string[] | null;
            /** @description What dominance removes, in order. */
            dominated: components["schemas"]["DominatedStrategy"][];
            /** @description Why, in sentences. */
            explanation: string;
            /** @description Between which bounds the value lies. */
            guarantee: components["schemas"]["ValueGuarantee"];
            /** @description What the row player is assured of with a pure strategy. */
            maximin: components["schemas"]["Figure"];
            /** @description Which way led to the answer. */
            method: string;
            /** @description What the column player can hold him down to with a pure strategy. */
            minimax: components["schemas"]["Figure"];
            /** @description Probabilities of the rows. */
            row_strategy: components["schemas"]["Figure"][];
            /** @description Names of the rows, where they have names. */
            rows?: string[] | null;
            /** @description Rows and columns of all saddle points, counted from one. */
            saddle_points: number[][];
            /** @description What it leaves. */
            undominated: components["schemas"]["Undominated"];
            /** @description What the row player receives. */
            value: components["schemas"]["Figure"];
            /** @description Whether a checker that shares no code with the solvers went over the answer. */
            verified: boolean;
        };
        /** @description What is this table worth, and how is it played? */
        MatrixSolve: {
            /**
             * Format: double
             * @description Fictitious play ends when the bounds are this close.
             */
            epsilon?: number;
            /** @description Fractions instead of floating numbers. */
            exact?: boolean;
            /** @description How it is solved. */
            method?: components["schemas"]["MatrixMethod"];
            /**
             * Format: int64
             * @description At most so many rounds of fictitious play.
             */
            rounds?: number;
            /** @description What both receive together; 0 if nothing is said. */
            sum?: string | null;
            /**
             * @description The table: rows of numbers, comma separated values with names, or JSON.
             * @example 2 -1
             *     -1 3
             */
            table: string;
        };
        /** @description One thing that was measured. */
        Measure: {
            /** @description How often each outcome was seen. */
            counts: {
                [key: string]: number;
            };
        } | {
            /** @description How often each number was seen. */
            numbers: {
                [key: string]: number;
            };
        } | {
            /** @description How two named players did against each other. */
            duel: components["schemas"]["Duel"];
        } | {
            /** @description What was computed beside what was published. */
            facts: components["schemas"]["Fact"][];
        } | {
            /** @description How a number went, step by step, in millionths: whole numbers are the same everywhere. */
            curve: {
                [key: string]: number;
            };
        };
        /**
         * @description How a question is answered.
         * @enum {string}
         */
        Method: "implicit" | "explicit" | "optimistic";
        /** @description All ways to solve graphs, the usual one first. */
        MethodList: components["schemas"]["GraphMethod"][];
        /** @description A constant of a model. */
        ModelConstant: {
            /** @description Its name. */
            name: string;
            /** @description Whether it must be given. */
            open: boolean;
        };
        /** @description What a model has; nothing of it is explored. */
        ModelParts: {
            /** @description The constants, and whether the model itself says what they are. */
            constants: components["schemas"]["ModelConstant"][];
            /** @description The labels, in the order of the model. */
            labels: string[];
            /** @description The players, in the order of the model; none for one who plays alone. */
            players: string[];
            /** @description The reward structures; empty names for those without one. */
            rewards: string[];
        };
        /** @description A move by its label; a game may understand more, such as a whole turn of Arimaa. */
        MoveRequest: {
            /** @example 2 from 1 */
            label: string;
        };
        /** @description Rules by name, with what a move may do. */
        NamedRules: {
            /** @description The name, such as `subtract:1,3,4`. */
            rules: string;
            /** @description What a move may do, in sentences. */
            text: string;
        };
        /** @description One of each kind of rules that have a name. */
        NamesOfRules: components["schemas"]["NamedRules"][];
        /** @description Positions that are lost for who is to move. */
        PPositions: {
            /** @description All with sorted heaps, empty ones included, in the order of their first heaps. */
            p_positions: number[][];
        };
        /** @description A move in one of the games. */
        PartMove: {
            /** @description The move. */
            move: string;
            /** @description In which, counted from one. */
            part: number;
        };
        /** @description Who wins a position in which the sides differ. */
        PartizanAnswer: {
            /** @description Why, in sentences. */
            explanation: string;
            /** @description With what to begin. */
            first_moves: components["schemas"]["FirstMoves"];
            /**
             * Format: int64
             * @description Zero where the answer was read off values, without a search.
             */
            nodes: number;
            /** @description `L`, `R`, `N` or `P`. */
            outcome: string;
            /** @description The canonical value, where the answer was read off it. */
            value?: string | null;
        };
        /** @description The parts of a position. */
        PartsOfBoard: components["schemas"]["BoardPart"][];
        /**
         * @description What a drawing is written in.
         * @enum {string}
         */
        PictureFormat: "svg" | "dot";
        /** @description Games that were played by the strategies of an answer. */
        PlayedOut: {
            /**
             * Format: double
             * @description With this probability it covers the truth.
             */
            confidence: number;
            /**
             * Format: int64
             * @description How many.
             */
            games: number;
            /**
             * Format: double
             * @description The interval of confidence begins here.
             */
            lower: number;
            /**
             * Format: double
             * @description What Max got in the mean.
             */
            mean: number;
            /**
             * Format: int64
             * @description Games that were broken off because they were too long.
             */
            unfinished: number;
            /**
             * Format: double
             * @description And ends here.
             */
            upper: number;
        };
        /** @description An exercise. */
        PosedExercise: {
            /** @description How it is answered. */
            form: components["schemas"]["AnswerForm"];
            /**
             * Format: int64
             * @description Which lesson, from 1.
             */
            lesson: number;
            /**
             * Format: int64
             * @description Which of its exercises, from 1.
             */
            number: number;
            /** @description What is asked. */
            question: string;
            /** @description What is looked at. */
            scene: components["schemas"]["LearnScene"];
            /**
             * Format: int64
             * @description By which it was made.
             */
            seed: number;
        };
        /** @description What a property came to. */
        PropertyAnswer: {
            /** @description For a property with a threshold: whether it holds; nothing where the bounds do not decide it. */
            holds?: boolean | null;
            /**
             * Format: double
             * @description It is at least this; nothing where it is infinite.
             */
            lower?: number | null;
            /**
             * Format: double
             * @description By how much the proven bound is clear of the threshold; nothing where that is infinite.
             */
            margin?: number | null;
            /** @description The property, as it was written. */
            text: string;
            /**
             * Format: double
             * @description And at most this; nothing where it is infinite or not bounded.
             */
            upper?: number | null;
            value?: components["schemas"]["Figure"] | null;
            /** @description Whether it was decided without computing numbers. */
            without_numbers: boolean;
        };
        /** @description A figure that somebody published. */
        PublishedFigure: {
            /**
             * Format: int64
             * @description In how many games, where that is known.
             */
            games?: number | null;
            /** @description Of which group, such as a pairing. */
            group: string;
            /**
             * Format: double
             * @description The mean.
             */
            mean?: number | null;
            /** @description What was measured. */
            measure: string;
            /**
             * Format: double
             * @description How far rounding may have taken the mean from what was found.
             */
            rounding?: number | null;
            /** @description The shares of outcomes. */
            shares?: {
                [key: string]: number;
            };
        };
        /** @description Who moves. */
        ReplyRequest: {
            /**
             * @description `perfect`, `random`, `student:P`, or a player that only this game has.
             * @example student:0.3
             */
            player?: string;
        };
        /** @description Which published results are found here too? */
        Reproduce: {
            /** @description Whether those that take long are computed too. */
            all?: boolean;
            /** @description Only what was published: nothing is computed. */
            list?: boolean;
            /** @description Results such as `heap/dawson-period`, or groups such as `heap`; all if nothing is said. */
            names?: string[];
        };
        /** @description A published result beside ours. */
        Reproduced: {
            /** @description What it is called. */
            name: string;
            /** @description Why ours differs, or why it was not computed. */
            note?: string | null;
            /** @description What we find. */
            ours?: string | null;
            /** @description What was published. */
            published: string;
            /** @description Who published it, and where. */
            source: string;
            /** @description `agrees`, `explained`, `fails` or `not run`. */
            status: string;
            /** @description What an exact test says, where the numbers are shares of games that were counted. */
            test?: string | null;
        };
        /** @description Published results beside ours. */
        Reproduction: {
            /** @description In the order of the games. */
            results: components["schemas"]["Reproduced"][];
        };
        /** @description Something that was saved, without what is in it. */
        SavedItem: {
            /**
             * Format: int64
             * @description When it was first saved, in milliseconds since 1970.
             */
            created: number;
            /** Format: int64 */
            id: number;
            kind: components["schemas"]["SavedKind"];
            /**
             * Format: int64
             * @description When it was last changed, in milliseconds since 1970.
             */
            modified: number;
            name: string;
        };
        /**
         * @description What was saved.
         * @enum {string}
         */
        SavedKind: "graph" | "game" | "experiment" | "result";
        /** @description Something that was saved, with what is in it. */
        SavedWhole: components["schemas"]["SavedItem"] & {
            content: Record<string, never>;
        };
        /** @description How a seat did. */
        SeatResult: {
            /** @description Whether that lies inside the interval. */
            inside?: boolean | null;
            /**
             * Format: double
             * @description Where the interval of 99 % begins.
             */
            lower: number;
            /** @description Who sat there. */
            player: string;
            /**
             * Format: double
             * @description The share of the games won.
             */
            probability: number;
            /** @description From 1. */
            seat: number;
            /**
             * Format: double
             * @description What was solved for these players, where it was.
             */
            solved?: number | null;
            /**
             * Format: double
             * @description Where it ends.
             */
            upper: number;
            /**
             * Format: int64
             * @description Games won.
             */
            wins: number;
        };
        /** @description Grundy values of single heaps. */
        SequenceAnswer: {
            /** @description The length of the period, where one was found. */
            period?: number | null;
            /** @description The first heap of the period. */
            preperiod?: number | null;
            /** @description Whether the values at hand prove that the period goes on for ever. */
            proven: boolean;
            /** @description Every heap argued by its options, where that was asked for. */
            rows?: components["schemas"]["SequenceRow"][] | null;
            /** @description Those of 0, 1, 2, … */
            values: number[];
        };
        /** @description One heap, argued by its options. */
        SequenceRow: {
            /** @description The values of the options, each once. */
            excluded: number[];
            /**
             * Format: int64
             * @description How many it has.
             */
            heap: number;
            /**
             * Format: int32
             * @description The least number that is not among them: its value.
             */
            mex: number;
            /** @description What moves leave and what that is worth, such as `8: 0`. */
            options: string[];
            /** @description `N` or `P`. */
            outcome: string;
            /** @description How many the winning moves take. */
            winning: string[];
        };
        /** @description A game to be set up. */
        SessionRequest: components["schemas"]["GameSetup"] & {
            /** @description How many of them count; all, if nothing is said. */
            at?: number | null;
            /** @description The steps that were made already, by their labels. */
            moves?: string[];
            /**
             * Format: int64
             * @description Where the dice start; somewhere, if nothing is said.
             */
            seed?: number | null;
        };
        /** @description A game in progress. */
        SessionView: components["schemas"]["GameSetup"] & components["schemas"]["TableView"] & {
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description Where the dice started.
             */
            seed: number;
        };
        /** @description How one setup did. */
        SetupAnswer: {
            /**
             * Format: int64
             * @description Games of Gold with it.
             */
            as_gold: number;
            /**
             * Format: int64
             * @description Games with it.
             */
            games: number;
            /**
             * Format: double
             * @description The interval begins here.
             */
            lower: number;
            /** @description `A`, `B` or `C` if it is one of ours. */
            name?: string | null;
            /** @description The row at the edge and the one before it, where every setup is told by itself; null for all others. */
            setup?: string | null;
            /**
             * Format: double
             * @description The share that was won, and its 95 % interval.
             */
            share: number;
            /**
             * Format: double
             * @description And ends here.
             */
            upper: number;
            /**
             * Format: int64
             * @description Those that it won.
             */
            won: number;
            /**
             * Format: int64
             * @description Those that it won.
             */
            won_as_gold: number;
        };
        /** @description A move from a shape to another. */
        ShapeArrow: {
            /** @description From which, counted from 0. */
            from: number;
            /** @description Whether Left can move so. */
            left: boolean;
            /** @description Whether Right can. */
            right: boolean;
            /** @description To which. */
            to: number;
        };
        /** @description All shapes, the position itself first. */
        ShapesOfBoard: {
            /** @description The moves between them. */
            arrows: components["schemas"]["ShapeArrow"][];
            /** @description The shapes with their values. */
            shapes: components["schemas"]["WalkedBoard"][];
        };
        /** @description What a line gives. */
        SheetLine: {
            /** @description Whether it gives that, or nothing is expected. */
            agrees: boolean;
            answer?: components["schemas"]["ValueAnswer"] | null;
            /** @description The letter of the line that is wrong, counted from 1, where one is. */
            column?: number | null;
            /** @description What it should give, where the worksheet says so. */
            expected?: string | null;
            /** @description Whether it is a game, so that it has a thermograph. */
            game: boolean;
            /** @description Its number. */
            line: number;
            wrong?: components["schemas"]["ErrorBody"] | null;
        };
        /** @description The solution to an exercise of a sheet. */
        SheetSolution: {
            after?: components["schemas"]["LearnScene"] | null;
            /** @description A right answer. */
            answer: string;
            /** @description Why it is right. */
            said: string;
        };
        /** @description An edge of a tree. */
        SketchedEdge: {
            /** @description The letter of its colour. */
            colour: string;
            /** @description The edge that it stands on, counted from 1; nothing for the ground. */
            on?: number | null;
        };
        /** @description A step of a game. */
        Step: {
            /**
             * Format: int32
             * @description The seat that made it, from 1; nothing for dice.
             */
            by?: number | null;
            /** @description The move, or the face on which the dice fell. */
            label: string;
            /** @description The position afterwards. */
            position_text: string;
        };
        /** @description How full the store is. */
        StoreRoom: {
            /**
             * Format: int64
             * @description Bytes that it may take.
             */
            most: number;
            /** @description What somebody should know: that there is little room left, or that something was damaged and set aside. Mostly nothing. */
            notes: string[];
            /**
             * Format: int64
             * @description Bytes that everything takes that is kept.
             */
            used: number;
        };
        /** @description Games of all pairs, and points. */
        StrategiesAnswer: {
            /** @description Whether they look at the answer too. */
            deep: boolean;
            /** @description Every game. */
            games: components["schemas"]["StrategiesGame"][];
            /** @description Points of each beginning. */
            standings: components["schemas"]["StrategiesStanding"][];
            /** @description The weights of all players. */
            weights: number[];
        };
        /** @description One game. */
        StrategiesGame: {
            /** @description The beginning of Gold. */
            gold: string;
            /** @description Why, by the letter of the archive. */
            reason: string;
            /** @description That of Silver. */
            silver: string;
            /** @description Turns of both. */
            turns: number;
            /** @description Who won. */
            winner: string;
        };
        /** @description How a beginning did. */
        StrategiesStanding: {
            /** @description Its setup, and whether it plays the lone-elephant opening. */
            beginning: string;
            /** @description Games with it. */
            games: number;
            /** @description A win is one. */
            points: number;
        };
        /** @description What a study of turns found. */
        StudyAnswer: {
            /** @description How many turns there are, by the turn of the game. */
            branching: components["schemas"]["StudyBranching"][];
            /** @description How many turns they were drawn from. */
            drawn_from: number;
            /** @description What each factor removes and loses. */
            factors: components["schemas"]["StudyFactor"][];
            games?: components["schemas"]["StudyGames"] | null;
            ordering?: components["schemas"]["StudyOrdering"] | null;
            /** @description Null when single positions were studied. */
            pieces?: components["schemas"]["StudyPiece"][] | null;
            /** @description How many positions the tables of turns are from, how many turns they were drawn from, by which seed. */
            positions: number;
            /** @description Each position, when single ones were studied. */
            rows: components["schemas"]["StudyRow"][];
            /**
             * Format: int64
             * @description By which seed.
             */
            seed: number;
            /**
             * Format: double
             * @description Means over the positions.
             */
            sequences: number;
            /**
             * Format: int64
             * @description How many setups a player can choose from.
             */
            setups: number;
            tree?: components["schemas"]["StudyTree"] | null;
            /**
             * Format: double
             * @description Different turns.
             */
            unique: number;
            /**
             * Format: double
             * @description Those as a share of the sequences.
             */
            unique_share: number;
        };
        /** @description How many turns there are in a stretch of games. */
        StudyBranching: {
            /** @description Turn numbers as records count them. */
            from: number;
            /**
             * Format: double
             * @description With all factors.
             */
            left: number;
            /** @description Positions. */
            positions: number;
            /** @description And the last of the stretch. */
            to: number;
            /**
             * Format: double
             * @description Different turns.
             */
            unique: number;
        };
        /** @description What a factor leaves out. */
        StudyFactor: {
            /** @description Its name. */
            factor: string;
            lost?: components["schemas"]["StudyLost"] | null;
            lost_as_played?: components["schemas"]["StudyLost"] | null;
            /**
             * Format: double
             * @description The share of unique turns that it removes, on average.
             */
            removed: number;
        };
        /** @description The games that were studied. */
        StudyGames: {
            /** @description Games that cannot be read or played. */
            broken: number;
            /** @description Turns of the shortest game. */
            fewest_turns: number;
            /** @description Games that the filter left out. */
            left_out: number;
            /**
             * Format: double
             * @description Turns of a game, in the mean.
             */
            mean_turns: number;
            /** @description Turns of the longest game. */
            most_turns: number;
            /** @description Games that were taken. */
            taken: number;
            /** @description Turns of both sides, setups not counted. */
            turns: number;
            /** @description Turns with one, two, three and four steps. */
            turns_by_steps: number[];
        };
        /** @description Played turns that a factor loses. */
        StudyLost: {
            /**
             * Format: double
             * @description The interval of 95 %.
             */
            lower: number;
            /**
             * Format: double
             * @description The share of all.
             */
            share: number;
            /** @description How many. */
            turns: number;
            /**
             * Format: double
             * @description And where it ends.
             */
            upper: number;
        };
        /** @description The nodes that an order needs. */
        StudyOrder: {
            /**
             * Format: int64
             * @description Nodes of all searches.
             */
            nodes: number;
            /** @description Its name. */
            order: string;
            /**
             * Format: double
             * @description Against the order of generating.
             */
            saved: number;
        };
        /** @description Searches compared by the order of their turns. */
        StudyOrdering: {
            /** @description Each order. */
            orders: components["schemas"]["StudyOrder"][];
            /** @description How many searches. */
            searches: number;
        };
        /** @description How often a kind of pieces steps. */
        StudyPiece: {
            /**
             * Format: int64
             * @description Steps of such pieces that were pushed or pulled.
             */
            displaced: number;
            /** @description The letter of the piece. */
            piece: string;
            /**
             * Format: double
             * @description The share of all.
             */
            share: number;
            /**
             * Format: int64
             * @description Its own steps.
             */
            steps: number;
        };
        /** @description A single position. */
        StudyRow: {
            /** @description Turns that all of them leave. */
            all: number;
            /** @description Turns that the first factor leaves. */
            keep: number;
            /** @description Turns that the second leaves. */
            linked: number;
            /** @description The position. */
            position: string;
            /**
             * Format: int64
             * @description Sequences of steps.
             */
            sequences: number;
            /** @description Different turns. */
            unique: number;
            /** @description Turns that the third leaves. */
            whole: number;
        };
        /**
         * @description How large the tree of the game is: the setups of both sides, then as many turns as games have on average, with as many different
         *     turns to choose from as positions have on average. Decimal logarithms.
         */
        StudyTree: {
            /**
             * Format: double
             * @description Leaves where every position has as many turns as the mean of its stretch of the game says, and not the mean of all.
             */
            by_stretches: number;
            /**
             * Format: double
             * @description The same from one setup.
             */
            from_one_setup: number;
            /**
             * Format: double
             * @description Leaves, with the setups of both sides.
             */
            leaves: number;
        };
        /** @description A game of a sum. */
        SumPart: {
            /** @description The game. */
            game: string;
            /** @description What it is worth. */
            value: string;
        };
        /** @description What a sum is worth, and who wins it how. */
        SumSolution: {
            /** @description Who wins: `N`, `P`, `L` or `R`. */
            outcome: string;
            /** @description Its games. */
            parts: components["schemas"]["SumPart"][];
            /** @description What it is worth. */
            value: string;
            /** @description The moves that win. */
            winning_moves: components["schemas"]["SumWinningMoves"];
        };
        /** @description The winning moves of both, each as if he were to move. */
        SumWinningMoves: {
            /** @description Left's. */
            left: components["schemas"]["PartMove"][];
            /** @description Right's. */
            right: components["schemas"]["PartMove"][];
        };
        /** @description A table of values. */
        TableOfBoards: {
            /** @description The boards, row by row. */
            boards: components["schemas"]["TabledBoard"][];
            /**
             * Format: int64
             * @description How many columns the table of rectangles has; nothing for shapes.
             */
            columns?: number | null;
            /** @description The picture in SVG, where it was asked for. */
            drawing?: string | null;
        };
        /** @description Everything that is to be shown of a game at a table. */
        TableView: {
            /** @description What just happened and who is to move, in sentences. */
            announcement: string;
            /** @description How many of the steps count. */
            at: number;
            /** @description The position drawn with letters, for those who have no drawing of their own. */
            drawing: string;
            /** @description Every step, also those that were taken back. */
            history: components["schemas"]["Step"][];
            /** @description What is known beside the moves; what is in it depends on the game. */
            insight?: Record<string, never> | null;
            /** @description The legal moves; while dice are to fall, their faces. */
            legal: components["schemas"]["LegalMove"][];
            /** @description Whether the game is over. */
            over: boolean;
            /** @description The position as data; what is in it depends on the game. */
            position: Record<string, never>;
            /** @description The position as text. */
            position_text: string;
            /** @description What happens next. */
            turn: components["schemas"]["TurnView"];
            /**
             * Format: int32
             * @description The seat that won, from 1; nothing in a draw.
             */
            winner?: number | null;
        };
        /** @description A board of a table. */
        TabledBoard: {
            /** @description The board: a size, or its squares. */
            board: string;
            /** @description `N`, `P`, `L` or `R`. */
            outcome: string;
            /** @description What it is worth. */
            value: string;
        };
        /** @description How many are taken. */
        Take: number | number[];
        /** @description A thermograph. */
        ThermographDrawing: {
            /** @description The corners of the left wall. */
            left: components["schemas"]["WallCorner"][];
            /** @description The mean value. */
            mean: string;
            /** @description The corners of the right wall. */
            right: components["schemas"]["WallCorner"][];
            /** @description The picture. */
            svg: string;
            /** @description The temperature. */
            temperature: string;
        };
        /** @description Something to be saved. */
        ToSave: {
            /** @description Whatever the page needs to show it again. */
            content: Record<string, never>;
            kind: components["schemas"]["SavedKind"];
            /** @description At most 200 characters. */
            name: string;
        };
        /** @description A move and the squares that it names, in the order in which hands would touch them. */
        TouchingMove: {
            /** @description By which it is played. */
            label: string;
            /** @description None where there are no squares: the label is the number of an edge then. */
            squares: number[][];
        };
        /** @description Draw a tree. */
        TreeDraw: components["schemas"]["TreeInput"] & {
            /** @description What it is written in. */
            format?: components["schemas"]["TreeFormat"];
            /** @description What stands above a picture; the game if nothing is said. */
            title?: string | null;
        };
        /** @description A drawing. */
        TreeDrawing: {
            /** @description The text of the drawing. */
            drawing: string;
            /** @description What it is written in. */
            format: components["schemas"]["TreeFormat"];
            /** @description How many nodes were drawn. */
            nodes: number;
        };
        /**
         * @description What a tree is written in.
         * @enum {string}
         */
        TreeFormat: "text" | "svg" | "dot" | "file";
        /** @description Which tree. */
        TreeInput: {
            /** @description Trees with more nodes are not grown; 5000 if nothing is said. */
            limit?: number;
            /** @description Where it comes from. */
            source: components["schemas"]["TreeSource"];
        };
        /** @description A node and what it is worth. */
        TreeNode: {
            /** @description The best moves there. */
            best_moves: string[];
            /** @description The move that leads there. */
            label: string;
            /** @description Its number. */
            node: number;
            /** @description Whether optimal play may pass it. */
            on_path: boolean;
            /** @description The node above. */
            parent?: number | null;
            /** @description Who decides there. */
            player?: string | null;
            /** @description The position there. */
            position?: string | null;
            /** @description What each player receives from there. */
            value: components["schemas"]["Figure"][];
        };
        /** @description A tree as its nodes. */
        TreeNodes: {
            /** @description Parents before children. */
            nodes: components["schemas"]["TreeReadNode"][];
            /** @description Whether everybody always knows in which node he is. */
            perfect_information: boolean;
            /** @description Who plays. */
            players: string[];
            /** @description The tree as it can be read again. */
            text: string;
        };
        /** @description A game with heaps as a tree. */
        TreeOfHeaps: components["schemas"]["HeapRules"] & {
            /**
             * @description How many are in each heap.
             * @example [
             *       2,
             *       1
             *     ]
             */
            heaps: number[];
            /** @description Positions that differ only in the order of heaps, or in empty ones, are one. */
            merge?: boolean;
        };
        /** @description A game of Kalaha as a tree. */
        TreeOfKalah: {
            /** @description The position that it starts from. */
            position: string;
            /** @description Which rules. */
            rules: string;
        };
        /** @description A node that optimal play may pass. */
        TreePathStep: {
            /** @description What is chosen there. */
            move?: string | null;
            /** @description Its number. */
            node: number;
            /** @description Who decides there. */
            player?: string | null;
            /** @description The position there. */
            position?: string | null;
        };
        /** @description What is a tree made of? */
        TreeRead: components["schemas"]["TreeInput"];
        /** @description A node, and what happens there. */
        TreeReadNode: {
            /** @description `decision`, `chance` or `end`. */
            kind: string;
            /** @description The move or the outcome of chance that leads there. */
            label: string;
            /** @description The node above; nothing for the root. */
            parent?: number | null;
            /** @description What each player receives at an end. */
            payoffs: string[];
            /** @description Who decides there, counted from one. */
            player?: number | null;
            /** @description The position there. */
            position?: string | null;
            /** @description How likely chance leads there. */
            probability?: string | null;
            /** @description Nodes with the same number here cannot be told apart. */
            set?: number | null;
            /** @description What the file calls what he cannot tell apart. */
            set_name?: string | null;
        };
        /** @description What every node is worth, and the way that is played. */
        TreeSolution: {
            /** @description What kind of game it is. */
            classification: components["schemas"]["GameClass"];
            /** @description How many ends there are. */
            ends: number;
            /** @description Why, in sentences. */
            explanation: string;
            /** @description How many moves the longest game has. */
            height: number;
            /** @description All nodes. */
            nodes: components["schemas"]["TreeNode"][];
            /** @description One way of optimal play. */
            path: components["schemas"]["TreePathStep"][];
            /** @description Who plays. */
            players: string[];
            /** @description Whether it is the only one. */
            unique: boolean;
            /** @description What each player receives. */
            value: components["schemas"]["Figure"][];
        };
        /** @description What is a tree worth, and what is played? */
        TreeSolve: components["schemas"]["TreeInput"] & {
            /** @description Fractions instead of floating numbers. */
            exact?: boolean;
        };
        /** @description Where a tree comes from. */
        TreeSource: {
            /** @description It is written down. */
            text: string;
        } | {
            /** @description It is grown from a game with heaps. */
            heap: components["schemas"]["TreeOfHeaps"];
        } | {
            /** @description It is grown from a game of Kalaha. */
            kalah: components["schemas"]["TreeOfKalah"];
        };
        /** @description What are the equilibria of a tree in plans for the whole game? */
        TreeTable: components["schemas"]["TreeInput"] & {
            /** @description Fractions instead of floating numbers. */
            exact?: boolean;
        };
        /** @description In which order are the nodes visited? */
        TreeWalk: components["schemas"]["TreeInput"] & {
            /** @description Which walk. */
            order?: components["schemas"]["WalkOrder"];
        };
        /** @description A walk through all nodes. */
        TreeWalked: {
            /** @description What the nodes are called. */
            names: string[];
            /** @description Which walk. */
            order: components["schemas"]["WalkOrder"];
            /** @description Its steps. */
            steps: components["schemas"]["WalkStep"][];
        };
        /** @description A board that is tried. */
        TriedBoard: {
            /** @description What the reader can do. */
            moves: components["schemas"]["LearnChoice"][];
            /** @description Whether it is over. */
            over: boolean;
            /** @description What was answered, and how it ended. */
            said: string;
            /** @description What is looked at. */
            scene: components["schemas"]["LearnScene"];
            /** @description Whether the reader has won. */
            won: boolean;
        };
        /**
         * @description Who or what acts.
         * @enum {string}
         */
        TurnKind: "decide" | "chance" | "over";
        /** @description What happens next. */
        TurnView: {
            /** @description Who or what acts. */
            kind: components["schemas"]["TurnKind"];
            /**
             * Format: int32
             * @description The seat that decides, from 1.
             */
            seat?: number | null;
        };
        /** @description What dominance leaves, counted from one. */
        Undominated: {
            /** @description These columns. */
            columns: number[];
            /** @description These rows. */
            rows: number[];
        };
        /** @description What a value is, and what is read off it. */
        ValueAnswer: {
            /** @description The whole argument in sentences, where it was asked for. */
            explanation?: string | null;
            /** @description Where play stops when Left begins. */
            left_stop?: string | null;
            /** @description The mean value. */
            mean?: string | null;
            /** @description `L`, `R`, `N` or `P`; nothing where no game was asked about. */
            outcome?: string | null;
            /** @description Where play stops when Right begins. */
            right_stop?: string | null;
            /** @description How urgent it is to move. */
            temperature?: string | null;
            /** @description The canonical form. */
            value: string;
        };
        /** @description Between which bounds a value lies, and how that is known. */
        ValueGuarantee: {
            /** @description `exact` or `proven`. */
            kind: string;
            /** @description The value is not below this. */
            lower: components["schemas"]["Figure"];
            /** @description The value is not above this. */
            upper: components["schemas"]["Figure"];
        };
        /** @description A position of a tree. */
        ValueNode: {
            /** @description How many moves from the game itself. */
            depth: number;
            /** @description Whether it has options that are not in the tree. */
            more: boolean;
            /** @description The node from which a move leads here, counted from 0; nothing for the game itself. */
            parent?: number | null;
            /** @description Whose move leads here: `left` or `right`; nothing for the game itself. */
            side?: string | null;
            /** @description What it is worth. */
            value: string;
        };
        /** @description The tree of a game, every node after the one that leads to it. */
        ValueTree: {
            /** @description Level by level. */
            nodes: components["schemas"]["ValueNode"][];
        };
        /** @description One vertex of a [`GraphFile`]. */
        VertexEntry: {
            /** @description `max`, `min`, `chance` or `sink`. */
            kind: string;
            /** @description What people call it. */
            name?: string;
            value?: components["schemas"]["Amount"] | null;
            /**
             * Format: double
             * @description Where it stands on the drawing.
             */
            x?: number | null;
            /**
             * Format: double
             * @description Where it stands on the drawing.
             */
            y?: number | null;
        };
        /**
         * @description Which walk.
         * @enum {string}
         */
        WalkOrder: "depth" | "breadth";
        /** @description A step of a walk. */
        WalkStep: {
            /** @description What the walk remembers: the way back, or what waits. */
            memory: number[];
            /** @description What the node is called. */
            name: string;
            /** @description The node that it comes to. */
            node: number;
            /** @description `enter` or `return`. */
            visit: string;
        };
        /** @description A position on the way. */
        WalkedBoard: {
            /** @description The moves that leave this shape; none for the position itself. */
            moves: string[];
            /** @description `L`, `R`, `N` or `P`. */
            outcome: string;
            /** @description What stands where. */
            sketch: components["schemas"]["BoardSketch"];
            /** @description What it is worth; nothing where a rule binds the mover in all parts at once. */
            value?: string | null;
        };
        /** @description Where a wall bends. */
        WallCorner: {
            /** @description At which temperature. */
            temperature: string;
            /** @description At which value. */
            value: string;
        };
        /** @description Winning first moves: one or none for each side, or all of them. */
        WinningMoves: (string | null) | string[];
        /** @description What the lines give. */
        Worksheet: {
            /** @description How many give what they should. */
            agreed: number;
            /** @description How many do not. */
            failed: number;
            /** @description Line by line. */
            results: components["schemas"]["WorksheetLine"][];
            wrong?: components["schemas"]["ErrorBody"] | null;
        };
        /** @description A line with an expression. */
        WorksheetLine: {
            /** @description Whether it gives that. */
            agrees: boolean;
            /** @description What it should give, where the worksheet says so. */
            expected?: string | null;
            /** @description The expression. */
            expression: string;
            /** @description Its number. */
            line: number;
            /** @description What it gives. */
            result: string;
        };
        /** Format: int32 */
        u32: number;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    arimaa_analyse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArimaaAnalyse"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArimaaAnalysis"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    arimaa_annotate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArimaaAnnotate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArimaaAnnotated"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    arimaa_attempt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArimaaAttempt"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArimaaAttempted"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    arimaa_bench: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArimaaBench"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArimaaSpeed"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    arimaa_clock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArimaaClock"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArimaaClocks"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    arimaa_eval: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArimaaEval"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArimaaJudgement"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    arimaa_evolve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArimaaEvolve"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvolveAnswer"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    arimaa_kit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArimaaKitAnswer"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    arimaa_look: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArimaaLook"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArimaaLooked"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    arimaa_perft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArimaaPerft"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArimaaNodes"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    arimaa_puzzles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArimaaPuzzles"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArimaaPuzzlesAnswer"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    arimaa_record: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArimaaRecord"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArimaaRecorded"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    arimaa_replay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArimaaReplay"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArimaaReplayed"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    arimaa_school: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArimaaSchoolAnswer"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    arimaa_setups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArimaaSetups"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArimaaSetupsAnswer"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    arimaa_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArimaaShow"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArimaaShown"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    arimaa_strategies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArimaaStrategies"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategiesAnswer"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    arimaa_study: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArimaaStudy"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyAnswer"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    arimaa_turns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArimaaTurns"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArimaaTurnsAnswer"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    board_games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListOfBoardGames"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    board_graph: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardGraph"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameDrawing"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    board_look: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardLook"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardDrawing"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    board_parts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardParts"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartsOfBoard"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    board_shapes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardShapes"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShapesOfBoard"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    board_solve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardSolve"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardSolution"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    board_table: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardTable"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableOfBoards"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    board_value: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardWorth"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardValue"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    board_walk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardWalk"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardCrossing"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    cgt_eval: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CgtEval"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValueAnswer"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    cgt_run: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CgtRun"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Worksheet"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    cgt_sheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CgtSheet"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnsweredSheet"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    cgt_sum: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CgtSum"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SumSolution"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    cgt_thermograph: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CgtThermograph"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThermographDrawing"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    cgt_tree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CgtTree"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValueTree"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    dawson_solve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DawsonSolve"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DawsonSolution"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    graph_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GraphInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GraphProblems"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    graph_convert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GraphConvert"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GraphConverted"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    graph_examples: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExampleGraphs"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    graph_generate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GraphGenerate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GraphConverted"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    graph_methods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodList"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    graph_model: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GraphModel"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelParts"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    graph_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GraphShow"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GraphDrawing"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    graph_solve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GraphSolve"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GraphSolution"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    graph_verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GraphVerify"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GraphVerdict"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    heap_graph: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeapGraph"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameDrawing"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    heap_rules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamesOfRules"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    heap_sequence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeapSequence"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SequenceAnswer"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    heap_solve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeapSolve"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeapSolution"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    heap_table: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeapTable"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PPositions"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    job_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobView"][];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    job_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobView"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    job_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobView"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    job_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    job_abort: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobView"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    job_events: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["JobView"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    job_resume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobView"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    kalah_analyse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KalahAnalyse"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KalahAnalysis"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    kalah_annotate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KalahAnnotate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KalahAnnotated"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    kalah_database: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KalahDatabase"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KalahDatabaseAnswer"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    kalah_enumerate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KalahEnumerate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KalahEnumerated"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    kalah_report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KalahReport"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KalahReported"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    kalah_solve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KalahSolve"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KalahSolution"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    kalah_statistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KalahStatistics"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KalahStatisticsAnswer"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    kalah_tournament: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KalahTournament"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KalahTournamentAnswer"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    lab_run: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabRun"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabResults"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    lab_works: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabWorks"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    learn_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnCheck"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgedAnswer"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    learn_exercise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnExercise"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PosedExercise"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    learn_lesson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnLesson"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonText"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    learn_lessons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonList"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    learn_sheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnSheet"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseSheet"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    learn_try: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearnTry"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TriedBoard"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    ludo_estimate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LudoSize"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LudoEstimate"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    ludo_graph: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LudoGraph"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GraphConverted"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    ludo_place: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LudoPlace"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LudoView"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    ludo_simulate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LudoSimulate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LudoSimulated"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    ludo_solve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LudoSolve"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LudoSolution"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    ludo_table: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LudoTable"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LudoTableAnswer"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    ludo_view: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LudoGame"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LudoView"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    matrix_bimatrix: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatrixBimatrix"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BimatrixSolution"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    matrix_continuous: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatrixContinuous"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContinuousSolution"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    matrix_respond: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatrixRespond"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatrixResponse"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    matrix_solve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatrixSolve"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatrixSolution"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    reproduce_results: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reproduce"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reproduction"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    saved_list: {
        parameters: {
            query?: {
                /** @description Only what is of this kind */
                kind?: components["schemas"]["SavedKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedItem"][];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    saved_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToSave"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedItem"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    saved_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedWhole"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    saved_replace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToSave"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedItem"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    saved_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    session_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    session_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    session_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    session_goto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GotoRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    session_hint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    session_move: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    session_redo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    session_reply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    session_roll: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    session_undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    store_room: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreRoom"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    tree_draw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TreeDraw"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeDrawing"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    tree_nodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TreeRead"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeNodes"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    tree_solve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TreeSolve"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeSolution"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    tree_table: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TreeTable"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BimatrixSolution"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
    tree_walk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TreeWalk"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeWalked"];
                };
            };
            /** @description The request is wrong; the sentence says how, and what would have been accepted. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDocument"];
                };
            };
        };
    };
}
