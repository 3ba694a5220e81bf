// A game of Arimaa on the page: where it stands, how it goes on, who thinks. What is legal the server says; a game is wholly given by its
// record, so that nothing is lost when the server goes away.
import { post, tell } from '../../api/client.ts';
import type { ArimaaAnalysis, ArimaaAnnotated, ArimaaClocks, ArimaaLooked } from '../../api/types.ts';
import { Job } from '../../lib/job.svelte.ts';
import { keep, kept } from '../../lib/keep.ts';
import { beside, remember, type Line } from '../../lib/lines.ts';
import { announce, clearErrors } from '../../lib/notices.svelte.ts';
import { say } from '../../lib/words.svelte.ts';
import { first, openedGame, positionText, recordOf, settingUp, sideAt, tagOf, wholeRecord, type ArimaaGame, type Side } from './state.ts';
import { withoutLast } from './squares.ts';

export type Drag = NonNullable<ArimaaLooked['drags']>[number];
/** What was found about a game, and about which. */
type Annotated = { line: string; found: ArimaaAnnotated };
const isAnnotated = (value: unknown): value is Annotated => typeof (value as Annotated | null)?.line === 'string' && Array.isArray((value as Annotated).found?.turns);
export const cares = [300, 3000, 20_000, 100_000] as const;
const isCare = (value: unknown): value is number => cares.some((care) => care === value);
type Limits = { depth?: number; nodes?: number; seconds?: number };

/** What a player may use for a turn. */
function limits(player: string): Limits {
  const [kind, number] = player.split(':');
  return kind === 'depth' || kind === 'nodes' || kind === 'seconds' ? { [kind]: Number(number) } : { seconds: 1 };
}

export class ArimaaTable {
  game = $state.raw<ArimaaGame>() as ArimaaGame;
  /** Steps of the turn that were made already. */
  taken = $state('');
  look = $state.raw<ArimaaLooked | undefined>();
  clocks = $state.raw<ArimaaClocks | undefined>();
  /** Whether the server is being asked. */
  busy = $state(false);
  threats = $state(false);
  annotated = $state.raw<Annotated | undefined>();
  /** Positions that each turn of a whole game may cost. */
  care = $state(kept('arimaa.care', isCare) ?? 3000);
  /** Turns that the search thinks best, and in which position. */
  thought = $state.raw<{ about: string; found: ArimaaAnalysis } | undefined>();
  /** Whether the position on the board is being analysed as long as it stands. */
  analysing = $state(false);
  /** How hard an analysis thinks. */
  effort = $state<string>('seconds:30');
  readonly search = new Job<ArimaaAnalysis>('arimaa-analyse');
  readonly comment = new Job<ArimaaAnnotated>('arimaa-annotate');
  #thinking: Promise<unknown> = Promise.resolve();
  #seeing: Promise<void> = Promise.resolve();
  /** Rises with every change of the position: answers that come later are not for it. */
  #turn = 0;
  #since = 0;

  constructor(game: ArimaaGame, readonly onchange: (game: ArimaaGame) => void, readonly setups: () => readonly { gold: string; silver: string }[]) {
    this.game = game;
  }

  get atEnd(): boolean {
    return this.game.at === this.game.turns.length;
  }
  get side(): Side {
    return sideAt(this.game, this.game.at);
  }
  get player(): string {
    return this.game.players[this.side === 'gold' ? 0 : 1]!;
  }
  /** How the game on the table ended; earlier positions of it are open. */
  get ended(): ArimaaGame['ended'] {
    return this.atEnd ? (this.game.ended ?? (this.taken === '' ? this.look?.ended : undefined) ?? undefined) : undefined;
  }
  get setup(): boolean {
    return settingUp(this.game) && !this.ended;
  }
  get human(): boolean {
    return this.player === 'human' || !this.atEnd;
  }
  get able(): boolean {
    return !this.ended && this.human && !this.busy;
  }
  get record(): string {
    return positionText(this.game, this.game.at);
  }
  /** What the search says of this very position. */
  get here(): ArimaaAnalysis | undefined {
    return this.thought?.about === this.record && this.taken === '' ? this.thought.found : undefined;
  }
  get lines(): readonly Line[] {
    return beside(this.game.lines, this.game.turns);
  }
  /** The turn that led here. */
  get last(): string | undefined {
    return this.game.turns[this.game.at - 1];
  }
  /** What it took so far, in seconds, as a watch says. */
  elapsed = (): number => (performance.now() - this.#since) / 1000;

  /** Another game on the table. */
  async open(game: ArimaaGame): Promise<void> {
    this.annotated = kept('arimaa.annotated', isAnnotated);
    void this.annotate(true);
    await this.#change(game);
  }
  async #change(game: ArimaaGame): Promise<void> {
    this.#turn += 1;
    this.game = game;
    this.taken = '';
    this.#since = performance.now();
    this.onchange(game);
    void this.#still();
    await Promise.all([this.#see(), this.#time()]);
    void this.drive();
  }
  /** Looks at the moment of the turn that is on the board. */
  #see(): Promise<void> {
    return (this.#seeing = this.#saw());
  }
  async #saw(): Promise<void> {
    const turn = this.#turn;
    if (this.game.at === 0 && this.game.start === undefined) {
      this.look = undefined;
      return;
    }
    try {
      const found = await post('/api/arimaa/look', { position: this.record, steps: this.taken, judge: true, threats: this.threats });
      if (turn === this.#turn) this.look = found;
    } catch (reason) {
      tell(reason);
    }
  }
  see = (): Promise<void> => this.#see();
  /** Where the piece on this square can be dragged. */
  async drags(from: string): Promise<readonly Drag[]> {
    try {
      return (await post('/api/arimaa/look', { position: this.record, steps: this.taken, from, threats: false, judge: false })).drags ?? [];
    } catch (reason) {
      tell(reason);
      return [];
    }
  }
  async step(steps: string): Promise<void> {
    this.#turn += 1;
    this.taken = `${this.taken} ${steps}`.trim();
    void this.#still();
    await this.#see();
  }
  async takeBackStep(): Promise<void> {
    if (this.taken === '') return;
    this.#turn += 1;
    this.taken = withoutLast(this.taken);
    await this.#see();
  }
  /** A whole setup or turn, or giving up; what is not legal is said, and nothing changes. */
  async play(turn: string, took = this.elapsed()): Promise<boolean> {
    const before = this.game;
    const asked = this.#turn;
    const turns = [...before.turns.slice(0, before.at), turn];
    this.busy = true;
    try {
      const { opened } = await post('/api/arimaa/record', { records: recordOf({ ...before, turns }) });
      if (asked !== this.#turn || !opened) return false;
      clearErrors();
      const own = opened.plies.map((ply) => ply.turn);
      const same = before.turns[before.at] === own[before.at] && before.at < before.turns.length;
      const next = same ? before : { ...before, turns: own, lines: remember(before.lines, before.turns).map((line) => [...line]), spent: [...before.spent.slice(0, before.at), took], ended: opened.ended ?? undefined };
      const comments = same ? before.comments : before.comments.filter((comment) => comment.at <= before.at);
      this.busy = false;
      const done = { ...next, comments, at: before.at + 1 };
      announce(say('arimaa-played', { tag: tagOf(before, before.at), turn: own[before.at] ?? turn }));
      await this.#change(same ? done : await this.#timed(done));
      return true;
    } catch (reason) {
      tell(reason);
      return false;
    } finally {
      this.busy = false;
    }
  }
  /** Whether the turn may end is asked for with every step: somebody quick waits for the answer. */
  async confirm(): Promise<boolean> {
    await this.#seeing;
    return this.look?.can_end && this.taken !== '' ? this.play(this.taken) : false;
  }

  go(at: number): Promise<void> {
    return at < 0 || at > this.game.turns.length ? Promise.resolve() : this.#change({ ...this.game, at });
  }
  /** A variation becomes the game, and the game a variation. */
  follow(line: Line, at: number): Promise<void> {
    const { game } = this;
    const lines = remember(game.lines, game.turns).map((other) => [...other]);
    const common = line.findIndex((turn, index) => game.turns[index] !== turn);
    return this.#change({ ...game, turns: [...line], lines, at, ended: undefined, comments: game.comments.filter((comment) => common < 0 || comment.at <= common) });
  }
  /** One step, else one turn, else the own last one before the machine's answer. */
  async undo(): Promise<void> {
    if (this.taken !== '') return this.takeBackStep();
    const alone = !this.game.players.includes('human');
    let { at } = this.game;
    do at -= 1;
    while (at > 0 && !alone && this.game.players[sideAt(this.game, at) === 'gold' ? 0 : 1] !== 'human');
    await this.go(Math.max(0, at));
  }
  remark(at: number, text: string): void {
    const others = this.game.comments.filter((comment) => comment.at !== at);
    const comments = text.trim() === '' ? others : [...others, { at, text: text.trim() }].sort((a, b) => a.at - b.at);
    this.game = { ...this.game, comments };
    this.onchange(this.game);
  }
  seat(side: number, player: string): void {
    this.game = { ...this.game, players: this.game.players.map((other, index) => (index === side ? player : other)) };
    this.onchange(this.game);
    void this.drive();
  }

  /** The record as `hra arimaa replay` accepts it. */
  async written(): Promise<string | undefined> {
    try {
      return (await post('/api/arimaa/record', { records: wholeRecord(this.game) })).opened?.record;
    } catch (reason) {
      tell(reason);
      return undefined;
    }
  }
  /** Takes a record, or one game of an archive; says which games there are where there are several. */
  async import(records: string, game?: string): Promise<{ id: string; gold?: string | null; silver?: string | null; result?: string | null; plies: number }[] | undefined> {
    try {
      const found = await post('/api/arimaa/record', { records, game });
      clearErrors();
      if (!found.opened) return found.games;
      // What comes before the first turn is seen at a glance.
      const read = openedGame(found.opened, ['human', 'human']);
      await this.open({ ...read, at: read.start === undefined ? Math.min(2, read.turns.length) : 0 });
      return undefined;
    } catch (reason) {
      tell(reason);
      return undefined;
    }
  }

  async #time(thinking = 0): Promise<void> {
    const { control, spent, at } = this.game;
    if (control === undefined) {
      this.clocks = undefined;
      return;
    }
    const turn = this.#turn;
    const found = await this.#clock(this.game, spent.slice(0, at), thinking);
    if (turn === this.#turn && found) this.clocks = found;
  }
  async #clock(game: ArimaaGame, spent: number[], thinking: number): Promise<ArimaaClocks | undefined> {
    try {
      return await post('/api/arimaa/clock', { control: game.control ?? '', record: positionText(game, game.at), spent, thinking });
    } catch (reason) {
      tell(reason);
      return undefined;
    }
  }
  /** The game with its end, where the clock ended it with this turn. */
  async #timed(game: ArimaaGame): Promise<ArimaaGame> {
    if (game.control === undefined || game.ended) return game;
    const clocks = await this.#clock(game, game.spent, 0);
    return clocks?.ended ? over(game, clocks.ended) : game;
  }
  /** The time that is shown has run out: the server says whether it has. */
  async flag(): Promise<void> {
    await this.#time(this.elapsed());
    if (this.clocks?.ended && !this.ended && this.atEnd) await this.#change(over(this.game, this.clocks.ended));
  }

  /** The machine whose turn it is thinks and plays, as long as nobody looks back; else the position is analysed where that is wished. */
  async drive(): Promise<void> {
    if (this.ended || this.busy) return;
    const turn = this.#turn;
    const machine = this.player !== 'human' && this.atEnd;
    if (this.setup) {
      const all = this.setups();
      const chosen = all[(this.game.turns.length * 3) % Math.max(1, all.length)];
      if (machine && chosen) await this.play(chosen[this.side], 0);
      return;
    }
    if (!machine && (!this.analysing || this.taken !== '')) return;
    const found = await this.think(machine ? limits(this.player) : limits(this.effort));
    const best = found?.lines[0]?.turn;
    if (machine && best !== undefined && turn === this.#turn) await this.play(best);
  }
  /** One search at a time; the one before is stopped first. */
  async think(how: Limits): Promise<ArimaaAnalysis | undefined> {
    const turn = this.#turn;
    await this.#still();
    if (turn !== this.#turn) return undefined;
    const about = this.record;
    const job = this.search.run({ position: about, lines: 3, ...how });
    this.#thinking = job;
    const found = await job;
    if (found) this.thought = { about, found };
    return found;
  }
  /** What is found on the way is shown too. */
  heard(found: ArimaaAnalysis | undefined): void {
    if (found && this.look?.start === found.position) this.thought = { about: this.record, found };
  }
  async #still(): Promise<void> {
    this.search.drop();
    await this.#thinking.catch(() => undefined);
  }
  analyse(on: boolean): void {
    this.analysing = on;
    if (on) void this.drive();
    else void this.#still();
  }
  /** The whole game, turn by turn, in the background. */
  async annotate(again = false): Promise<void> {
    if (this.comment.running) return;
    const line = this.game.turns.join('\n');
    const asked = { record: recordOf(this.game), nodes: this.care };
    // What was being analysed when the page was left is gone on with.
    const found = await (again ? this.comment.follow(asked) : this.comment.run(asked));
    if (!found) return;
    this.annotated = { line, found };
    keep('arimaa.annotated', this.annotated);
  }
  takeCare(care: number): void {
    this.care = care;
    keep('arimaa.care', care);
  }
  /** The view is left: nobody waits any longer. Of tabs that are closed the server knows by itself. */
  leave(): void {
    this.search.drop();
  }
  get begins(): Side {
    return first(this.game.start);
  }
}

/** The game with an end that the rules of the board do not tell. */
function over(game: ArimaaGame, ended: { winner: string; reason: string }): ArimaaGame {
  const others = game.fields.filter(([key]) => key !== 'Result' && key !== 'Termination');
  return { ...game, ended: { winner: ended.winner, reason: ended.reason }, fields: [...others, ['Result', ended.winner === 'gold' ? '1-0' : '0-1'], ['Termination', ended.reason]] };
}
