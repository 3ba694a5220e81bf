// One game being played on the server: what it looks like now, and every way to go on. It knows no game; a game is wholly given by
// its options and the labels of its moves, so that it can be begun again from a link, from memory, or after a restart.
import { post, Refusal, remove, tell } from '../api/client.ts';
import type { Hint, LegalMove, SessionView } from '../api/types.ts';
import { keepWork, setAside, work } from './keep.ts';
import { beside, blame, cost, remember, type Chances, type Line, type Mark } from './lines.ts';
import { announce, clearErrors } from './notices.svelte.ts';
import { playerName } from './players.ts';
import { pause } from './screen.svelte.ts';
import { seated } from './wishes.svelte.ts';
import { percent, say } from './words.svelte.ts';

/** The lines are variations that were tried and left; links of before do not have them. */
export type Kept<Options> = { options: Options; moves: string[]; at: number; lines?: string[][] };

/** What the page has to know of a game beside what the server says. */
export type Kind<Options> = {
  readonly game: SessionView['game'];
  readonly fits: (value: unknown) => value is Kept<Options>;
  /** What the server is told of the options. */
  readonly setup: (options: Options) => object;
  /** What a seat is called, from 1, where it is called more than that. */
  readonly name?: (seat: number) => string;
  /** The name under which the browser remembers the game; nothing where the view remembers it itself. */
  readonly memory?: string;
  /** Whose dice fall next, by seat from 1. */
  readonly thrower?: (view: SessionView) => number | undefined;
  /** Whether this is no choice but a pass, which is made by itself where it is the only move. */
  readonly passes?: (move: LegalMove) => boolean;
  /** Resolves when the last step has been shown, where that takes its time. */
  readonly settled?: () => Promise<void>;
  /** Everybody's chance here, where the game has such values. */
  readonly chances?: (view: SessionView, options: Options) => Promise<Chances | undefined> | Chances | undefined;
  /** What a commentator says of a whole line at once, where the game has one: of every step, and of every position with the start. */
  readonly judge?: (labels: Line, options: Options) => Promise<{ marks: readonly Mark[]; chances: readonly Chances[] } | undefined>;
  /** What is lost, in the game's own measure; of the chance to win if nothing is said. */
  readonly measure?: (lost: number) => string;
};

/** How long a machine's step is looked at before the next one. */
const look = 450;
type Step = '/api/sessions/{id}/moves' | '/api/sessions/{id}/roll' | '/api/sessions/{id}/reply' | '/api/sessions/{id}/undo' | '/api/sessions/{id}/redo' | '/api/sessions/{id}/goto';

/** Who plays is the page's matter: the server only knows whose turn it is, and moves for a machine when asked. */
export class Play<Options extends { players: string[] }> {
  view = $state.raw<SessionView | undefined>();
  hint = $state.raw<Hint | undefined>();
  busy = $state(false);
  /** A machine that could not move, whose seat the person has taken. */
  handed = $state.raw<{ seat: number; player: string } | undefined>();
  /** How far the analysis of the whole game is. */
  analysing = $state.raw<{ done: number; total: number } | undefined>();
  #options = $state.raw<Options | undefined>();
  #lines = $state.raw<readonly Line[]>([]);
  #judged = $state.raw<{ line: Line; marks: readonly Mark[] } | undefined>();
  #known = $state.raw<ReadonlyMap<string, Chances>>(new Map());
  /** Rises with every question, so that an answer that comes too late is not shown. */
  #turn = 0;
  #running = false;

  constructor(readonly kind: Kind<Options>) {}

  get options(): Options | undefined {
    return this.#options;
  }
  get players(): readonly string[] {
    return this.#options?.players ?? [];
  }
  get labels(): string[] {
    return this.view?.history.map((step) => step.label) ?? [];
  }
  /** Variations beside the line that is shown. */
  get lines(): readonly Line[] {
    return beside(this.#lines, this.labels);
  }
  /** What a link carries. */
  get state(): Kept<Options> | undefined {
    if (!this.view || !this.#options) return undefined;
    const lines = this.lines.map((line) => [...line]);
    return { options: this.#options, moves: this.labels, at: this.view.at, ...(lines.length > 0 && { lines }) };
  }
  /** Who is to move: `human`, a machine, or nobody while dice fall and when it is over. */
  get player(): string | undefined {
    return this.view?.turn.kind === 'decide' ? this.players[(this.view.turn.seat ?? 0) - 1] : undefined;
  }
  get human(): boolean {
    return this.player === 'human';
  }
  /** Whose turn it is, also while his dice are to fall. */
  get mover(): number | undefined {
    if (!this.view || this.view.over) return undefined;
    return this.view.turn.seat ?? this.kind.thrower?.(this.view);
  }
  /** Whether the person is to throw the dice. */
  get throws(): boolean {
    return this.view?.turn.kind === 'chance' && (this.mover === undefined || this.players[this.mover - 1] === 'human');
  }
  /** Whether nothing was taken back: machines do not move while somebody looks at earlier positions. */
  get atEnd(): boolean {
    return this.view !== undefined && this.view.at === this.view.history.length;
  }
  /** The one person at the table, where there is one. */
  get self(): number | undefined {
    const people = this.players.flatMap((player, seat) => (player === 'human' ? [seat + 1] : []));
    return people.length === 1 ? people[0] : undefined;
  }
  /** How it ended for the person. */
  get result(): 'won' | 'lost' | 'drawn' | 'over' | undefined {
    if (!this.view?.over) return undefined;
    if (!this.view.winner) return 'drawn';
    return this.self === undefined ? 'over' : this.self === this.view.winner ? 'won' : 'lost';
  }
  /** The step that led here. */
  get last(): SessionView['history'][number] | undefined {
    return this.view?.history[this.view.at - 1];
  }
  get hasValues(): boolean {
    return this.kind.chances !== undefined || this.kind.judge !== undefined;
  }
  /** Everybody's chance after so many steps of this line, as far as it is known. */
  chancesAt(at: number): Chances | undefined {
    return this.#known.get(this.labels.slice(0, at).join('\n'));
  }
  /** What each step of the line cost the one who made it. */
  readonly costs = $derived.by(() => (this.view?.history ?? []).map((step, index) => cost(this.chancesAt(index), this.chancesAt(index + 1), step.by)));
  /** How each step of the line is marked, and what it cost: by the commentator where the game has one, else by the chances. */
  readonly marks = $derived.by((): readonly (Mark | undefined)[] => {
    const judged = this.#judged;
    const labels = this.labels;
    if (!this.kind.judge) return this.costs.map((lost) => (lost === undefined ? undefined : { sign: blame(lost), lost }));
    const same = labels.findIndex((label, index) => judged?.line[index] !== label);
    return labels.map((_, index) => (judged && (same < 0 || index < same) ? judged.marks[index] : undefined));
  });
  name = (seat: number): string => this.kind.name?.(seat) ?? say('player', { number: seat });
  /** What is lost, in words. */
  lost = (lost: number, digits = 0): string => this.kind.measure?.(lost) ?? percent(lost, digits);
  /** What was being played the last time. */
  get remembered(): Kept<Options> | undefined {
    const { memory, fits } = this.kind;
    return memory === undefined ? undefined : work(memory, (value) => (fits(value) ? value : undefined));
  }

  /** Begins, possibly in the middle of a game, and lets machines go on. Whether it began. */
  async begin(options: Options, moves: readonly string[] = [], at = moves.length, lines: readonly Line[] = []): Promise<boolean> {
    const begun = await this.#ask(async () => {
      const fresh = await this.#opened(options, moves, at);
      this.#options = options;
      this.#lines = lines;
      this.#known = new Map();
      this.#judged = undefined;
      this.handed = undefined;
      return fresh;
    });
    if (begun) void this.run();
    // A server that is away for a moment is asked again, as long as there is nothing else to see.
    else if (!this.view && this.#reason instanceof Refusal && this.#reason.status === 0) setTimeout(() => this.view ?? this.begin(options, moves, at, lines), 2000);
    return begun;
  }
  /** Goes on with a game that was kept. One that the server refuses is set aside, and another is begun where there is none to see. */
  async resume(kept: Kept<Options>, otherwise?: Options): Promise<boolean> {
    if (await this.begin(kept.options, kept.moves, kept.at, kept.lines ?? [])) return true;
    if (!(this.#reason instanceof Refusal) || this.#reason.status < 400 || this.#reason.status >= 500) return false;
    setAside(this.kind.memory ?? this.kind.game, 'unreadable', kept);
    return otherwise !== undefined && !this.view && this.begin(otherwise);
  }
  /** The same game once more. */
  rematch(): Promise<boolean> {
    return this.#options ? this.begin({ ...this.#options, players: seated(this.players, true) }) : Promise.resolve(false);
  }
  /** Somebody else takes this seat, in the middle of the game. */
  seat(seat: number, player: string): void {
    if (!this.#options) return;
    this.#options = { ...this.#options, players: this.players.map((before, index) => (index === seat - 1 ? player : before)) };
    this.handed = undefined;
    this.#remember();
    void this.run();
  }
  /** Everybody moves one seat on. */
  swap(): void {
    if (!this.#options) return;
    this.#options = { ...this.#options, players: this.players.map((_, seat) => this.players[(seat + 1) % this.players.length]!) };
    this.#remember();
    announce(this.self === undefined ? say('sides-changed') : say('you-are-now', { name: this.name(this.self) }));
    void this.run();
  }

  async move(label: string): Promise<boolean> {
    const done = await this.#change('/api/sessions/{id}/moves', { label });
    if (done) void this.run();
    return done;
  }
  async roll(): Promise<boolean> {
    const done = await this.#change('/api/sessions/{id}/roll', {});
    if (done) void this.run();
    return done;
  }
  /** To any position of this line; the game stands there until somebody moves. */
  go = (index: number) => this.#change('/api/sessions/{id}/goto', { index });
  /** Back to where the game is, and on. */
  async back(): Promise<void> {
    if (await this.go(this.view?.history.length ?? 0)) void this.run();
  }
  /** Another line instead of this one, which stays beside it. */
  async follow(line: Line, at: number): Promise<void> {
    const options = this.#options;
    if (!options) return;
    this.#lines = remember(this.#lines, this.labels);
    await this.#ask(() => this.#opened(options, line, at));
  }
  /** One step back for the person: over the machines' answers and the dice to the own last choice. */
  async undo(): Promise<void> {
    const alone = !this.players.includes('human');
    while (this.view && this.view.at > 0 && (await this.#change('/api/sessions/{id}/undo', {}))) if (alone || this.human || this.throws) break;
  }
  async redo(): Promise<void> {
    const alone = !this.players.includes('human');
    while (this.view && !this.atEnd && (await this.#change('/api/sessions/{id}/redo', {}))) if (alone || this.human || this.throws) break;
    if (this.atEnd) void this.run();
  }

  /** Machines throw and move by themselves, and a pass that is the only move is made, as long as nobody looks back into the game. */
  async run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      for (;;) {
        // Whoever asked for another place or line is answered first: on a slow server a machine's move would take the answer's place.
        await this.#asking;
        if (!this.view || !this.atEnd || this.view.over) return;
        const turn = this.#turn;
        const passing = this.view.turn.kind === 'decide' && this.view.legal.length === 1 && (this.kind.passes?.(this.view.legal[0]!) ?? false);
        if (this.throws || (this.human && !passing)) return;
        if (this.view.at > 0) await pause(look);
        await this.kind.settled?.();
        if (turn !== this.#turn || !this.view || !this.atEnd) continue;
        const done = passing
          ? await this.#change('/api/sessions/{id}/moves', { label: this.view.legal[0]!.label })
          : this.view.turn.kind === 'chance'
            ? await this.#change('/api/sessions/{id}/roll', {})
            : await this.#reply();
        if (!done && turn + 1 === this.#turn) return;
      }
    } finally {
      this.#running = false;
    }
  }
  /** A machine that cannot move leaves its seat to the person, who may put another one there. */
  async #reply(): Promise<boolean> {
    const [seat, player] = [this.view?.turn.seat ?? 0, this.player ?? ''];
    const turn = this.#turn + 1;
    const done = await this.#change('/api/sessions/{id}/reply', { player }, (reason) => reason instanceof Refusal && reason.status >= 400 && reason.status !== 429 && reason.status !== 503);
    if (!done && turn === this.#turn && this.#refused) {
      this.seat(seat, 'human');
      this.handed = { seat, player };
      announce(say('machine-failed', { name: this.name(seat), kind: playerName(player) }));
    }
    return done;
  }

  async askHint(): Promise<void> {
    const id = this.view?.id;
    const turn = this.#turn;
    if (id === undefined) return;
    this.busy = true;
    try {
      const hint = await post('/api/sessions/{id}/hint', {} as never, { path: { id } });
      if (turn === this.#turn) {
        this.hint = hint;
        announce(`${hint.text}. ${hint.explanation}`);
      }
    } catch (reason) {
      tell(reason);
    } finally {
      this.busy = false;
    }
  }

  /** Learns the chances of every position of this line, in a session of its own so that the table stays as it is. */
  async analyse(): Promise<void> {
    const { chances, judge } = this.kind;
    const [options, labels] = [this.#options, this.labels];
    if (judge && options && !this.analysing) {
      this.analysing = { done: 0, total: 0 };
      const found = await judge(labels, options).finally(() => (this.analysing = undefined));
      if (!found || this.#options !== options) return;
      this.#judged = { line: labels, marks: found.marks };
      for (const [at, there] of found.chances.entries()) this.#learn(labels.slice(0, at), there);
      return;
    }
    if (!chances || !options || this.analysing) return;
    this.analysing = { done: 0, total: labels.length + 1 };
    let view: SessionView | undefined;
    try {
      for (let at = 0; at <= labels.length && this.#options === options; at++) {
        this.analysing = { done: at, total: labels.length + 1 };
        if (this.#known.has(labels.slice(0, at).join('\n'))) continue;
        view = view ? await post('/api/sessions/{id}/goto', { index: at }, { path: { id: view.id } }) : await this.#opened(options, labels, at);
        this.#learn(labels.slice(0, at), await chances(view, options));
      }
    } catch (reason) {
      tell(reason);
    } finally {
      this.analysing = undefined;
      if (view) remove('/api/sessions/{id}', { path: { id: view.id } }).catch(() => undefined);
    }
  }
  #learn(labels: Line, chances: Chances | undefined): void {
    if (chances) this.#known = new Map(this.#known).set(labels.join('\n'), chances);
  }

  #opened(options: Options, moves: readonly string[], at: number): Promise<SessionView> {
    return post('/api/sessions', { game: this.kind.game, options: this.kind.setup(options), moves: [...moves], at } as never);
  }
  #change(path: Step, body: object, quiet?: (reason: unknown) => boolean): Promise<boolean> {
    return this.#ask(async () => {
      const before = this.state;
      const labels = this.labels;
      let view: SessionView;
      try {
        view = await post(path, body as never, { path: { id: this.view!.id } });
      } catch (reason) {
        // The server forgets old games: begin this one again, then do what was asked.
        if (!(reason instanceof Refusal && reason.status === 404) || !before) throw reason;
        const again = await this.#opened(before.options, before.moves, before.at);
        view = await post(path, body as never, { path: { id: again.id } });
      }
      clearErrors();
      // A move in the middle of the game begins a variation; what was there stays beside it.
      if (labels.some((label, index) => view.history[index]?.label !== label)) this.#lines = remember(this.#lines, labels);
      return view;
    }, quiet);
  }
  #refused = false;
  #reason: unknown;
  #asking: Promise<boolean> | undefined;
  #ask(question: () => Promise<SessionView>, quiet?: (reason: unknown) => boolean): Promise<boolean> {
    return (this.#asking = this.#answer(question, quiet));
  }
  async #answer(question: () => Promise<SessionView>, quiet?: (reason: unknown) => boolean): Promise<boolean> {
    const turn = ++this.#turn;
    this.busy = true;
    this.#refused = false;
    this.#reason = undefined;
    try {
      const view = await question();
      if (turn !== this.#turn) return false;
      this.view = view;
      this.hint = undefined;
      this.#remember();
      announce(view.announcement);
      void this.#look(view);
      return true;
    } catch (reason) {
      this.#reason = reason;
      this.#refused = turn === this.#turn && (quiet?.(reason) ?? false);
      if (!this.#refused) tell(reason);
      return false;
    } finally {
      if (turn === this.#turn) this.busy = false;
    }
  }
  /** Values that come with the position are taken along; the others are asked for by the analysis. */
  async #look(view: SessionView): Promise<void> {
    if (view.insight === null || view.insight === undefined || !this.kind.chances || !this.#options) return;
    this.#learn(view.history.slice(0, view.at).map((step) => step.label), await this.kind.chances(view, this.#options));
  }
  #remember(): void {
    if (this.kind.memory !== undefined) keepWork(this.kind.memory, this.state);
  }
}
