// Written by `cargo xtask types` from /api/openapi.json; do not edit.
export interface paths {
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
        /**
         * @description What makes the answer checkable: the bounds as they were proven. They are numerators over a common denominator, and
         *     absent where the values themselves are exact.
         */
        Certificate: {
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
        /** @description Graphs to start from. */
        ExampleGraphs: components["schemas"]["GraphExample"][];
        /** @description A number as it stands in the document: a float, or an exact fraction. */
        Figure: number | string;
        /** @description A game and how it is set up. */
        GameSetup: {
            /** @enum {string} */
            game: "heap";
            /** @description A game with heaps, from these. */
            options: components["schemas"]["HeapSolve"];
        } | {
            /** @enum {string} */
            game: "ludo";
            /** @description Ludo, from this position. */
            options: components["schemas"]["LudoGame"];
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
            /** @description How many vertices the graph has. */
            vertices: number;
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
             * @description How many games are played by its strategies; none if nothing is said.
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
        /** @description A drawing. */
        HeapDrawing: {
            /** @description The text of the drawing. */
            drawing: string;
            /** @description How many positions were drawn. */
            positions: number;
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
            heaps: number[];
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
             * @description `nim`, `wythoff`, `subtract:1,3,4`, `octal:0.137`, `moore:2`, `kayles` …; not looked at where there are rules of one's own.
             * @example wythoff
             */
            rules?: string;
        };
        /** @description What are single heaps worth? */
        HeapSequence: components["schemas"]["HeapRules"] & {
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
            /**
             * @description How many are in each heap.
             * @example [
             *       1,
             *       3,
             *       5
             *     ]
             */
            heaps: number[];
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
        /** @description How far a job is. */
        JobProgress: {
            /** Format: int64 */
            done: number;
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
        } | {
            input: components["schemas"]["HeapSequence"];
            /** @enum {string} */
            kind: "heap-sequence";
        } | {
            input: components["schemas"]["HeapTable"];
            /** @enum {string} */
            kind: "heap-table";
        } | {
            input: components["schemas"]["HeapGraph"];
            /** @enum {string} */
            kind: "heap-graph";
        } | {
            input: components["schemas"]["GraphSolve"];
            /** @enum {string} */
            kind: "graph-solve";
        } | {
            input: components["schemas"]["GraphInput"];
            /** @enum {string} */
            kind: "graph-check";
        } | {
            input: components["schemas"]["GraphConvert"];
            /** @enum {string} */
            kind: "graph-convert";
        } | {
            input: components["schemas"]["GraphGenerate"];
            /** @enum {string} */
            kind: "graph-generate";
        } | {
            input: components["schemas"]["GraphShow"];
            /** @enum {string} */
            kind: "graph-show";
        } | {
            input: components["schemas"]["GraphVerify"];
            /** @enum {string} */
            kind: "graph-verify";
        } | {
            input: components["schemas"]["LudoGame"];
            /** @enum {string} */
            kind: "ludo-view";
        } | {
            input: components["schemas"]["LudoPlace"];
            /** @enum {string} */
            kind: "ludo-place";
        } | {
            input: components["schemas"]["LudoSize"];
            /** @enum {string} */
            kind: "ludo-estimate";
        } | {
            input: components["schemas"]["LudoSolve"];
            /** @enum {string} */
            kind: "ludo-solve";
        } | {
            input: components["schemas"]["LudoSimulate"];
            /** @enum {string} */
            kind: "ludo-simulate";
        } | {
            input: components["schemas"]["LudoTable"];
            /** @enum {string} */
            kind: "ludo-table";
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
            /** Format: int64 */
            started?: number | null;
            state: components["schemas"]["JobState"];
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
        /** @description How big a question is. */
        LudoEstimate: {
            /**
             * Format: int64
             * @description Memory that solving would need.
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
        };
        /** @description Which game is played: the sizes and the rules that households disagree on. */
        LudoGame: {
            /**
             * Format: int64
             * @description What the die shows; before the roll if nothing is said.
             */
            die?: number | null;
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
        /**
         * @description How a question is answered.
         * @enum {string}
         */
        Method: "implicit" | "explicit" | "optimistic";
        /** @description All ways to solve graphs, the usual one first. */
        MethodList: components["schemas"]["GraphMethod"][];
        /** @description A move by its label. */
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
        /** @description Who moves. */
        ReplyRequest: {
            /**
             * @description `perfect`, `random`, `student:P`, or a player that only this game has.
             * @example student:0.3
             */
            player?: string;
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
            /** @description Those of 0, 1, 2, … */
            values: number[];
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
        /** @description Everything that is to be shown of a game at a table. */
        TableView: {
            /** @description What just happened and who is to move, in sentences. */
            announcement: string;
            /** @description How many of the steps count. */
            at: number;
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
        /** @description How many are taken. */
        Take: number | number[];
        /** @description Something to be saved. */
        ToSave: {
            /** @description Whatever the page needs to show it again. */
            content: Record<string, never>;
            kind: components["schemas"]["SavedKind"];
            /** @description At most 200 characters. */
            name: string;
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
                    "application/json": components["schemas"]["HeapDrawing"];
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
}
