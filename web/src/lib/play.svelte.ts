// One game being played on the server: what it looks like now, and every way to go on. It knows no game; a game is wholly given by
// its options and the labels of its moves, so that it can be begun again from a link, from memory, or after a restart.
import { post, Refusal, tell } from '../api/client.ts';
import type { Hint, SessionView } from '../api/types.ts';
import { keep, kept } from './keep.ts';
import { announce } from './notices.svelte.ts';

export type Kept<Options> = { options: Options; moves: string[]; at: number };

/** Who plays is the page's matter: the server only knows whose turn it is, and moves for a machine when asked. */
export class Play<Options extends { players: string[] }> {
  view = $state.raw<SessionView | undefined>();
  hint = $state.raw<Hint | undefined>();
  busy = $state(false);
  #options = $state.raw<Options | undefined>();
  /** Rises with every question, so that an answer that comes too late is not shown. */
  #turn = 0;

  constructor(
    readonly game: 'heap' | 'ludo',
    readonly fits: (value: unknown) => value is Kept<Options>,
    /** What the server is told of the options. */
    readonly setup: (options: Options) => object,
    /** The name under which the browser remembers the game; nothing where the view remembers it itself. */
    readonly memory?: string,
  ) {}

  get options(): Options | undefined {
    return this.#options;
  }
  /** What a link carries. */
  get state(): Kept<Options> | undefined {
    return this.view && this.#options ? { options: this.#options, moves: this.view.history.map((step) => step.label), at: this.view.at } : undefined;
  }
  /** Who is to move: `human`, a machine, or nobody while dice fall and when it is over. */
  get player(): string | undefined {
    return this.view?.turn.kind === 'decide' ? this.#options?.players[(this.view.turn.seat ?? 0) - 1] : undefined;
  }
  /** Whether nothing was taken back: machines do not move while somebody looks at earlier positions. */
  get atEnd(): boolean {
    return this.view !== undefined && this.view.at === this.view.history.length;
  }
  /** What was being played the last time. */
  get remembered(): Kept<Options> | undefined {
    return this.memory === undefined ? undefined : kept(this.memory, this.fits);
  }

  /** Begins, possibly in the middle of a game. Whether it did. */
  async begin(options: Options, moves: readonly string[] = [], at = moves.length): Promise<boolean> {
    const begun = await this.#ask(async () => {
      const fresh = await this.#opened(options, moves, at);
      this.#options = options;
      return fresh;
    });
    return begun;
  }
  move = (label: string) => this.#change('/api/sessions/{id}/moves', { label });
  roll = () => this.#change('/api/sessions/{id}/roll', {});
  reply = () => this.#change('/api/sessions/{id}/reply', { player: this.player });
  undo = () => this.#change('/api/sessions/{id}/undo', {});
  redo = () => this.#change('/api/sessions/{id}/redo', {});
  go = (index: number) => this.#change('/api/sessions/{id}/goto', { index });

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

  #opened(options: Options, moves: readonly string[], at: number): Promise<SessionView> {
    return post('/api/sessions', { game: this.game, options: this.setup(options), moves: [...moves], at } as never);
  }
  #change(path: '/api/sessions/{id}/moves' | '/api/sessions/{id}/roll' | '/api/sessions/{id}/reply' | '/api/sessions/{id}/undo' | '/api/sessions/{id}/redo' | '/api/sessions/{id}/goto', body: object): Promise<boolean> {
    return this.#ask(async () => {
      const before = this.state;
      try {
        return await post(path, body as never, { path: { id: this.view!.id } });
      } catch (reason) {
        // The server forgets old games: begin this one again, then do what was asked.
        if (!(reason instanceof Refusal && reason.status === 404) || !before) throw reason;
        const again = await this.#opened(before.options, before.moves, before.at);
        return await post(path, body as never, { path: { id: again.id } });
      }
    });
  }
  async #ask(question: () => Promise<SessionView>): Promise<boolean> {
    const turn = ++this.#turn;
    this.busy = true;
    try {
      const view = await question();
      if (turn !== this.#turn) return false;
      this.view = view;
      this.hint = undefined;
      if (this.memory !== undefined) keep(this.memory, this.state);
      announce(view.announcement);
      return true;
    } catch (reason) {
      tell(reason);
      return false;
    } finally {
      if (turn === this.#turn) this.busy = false;
    }
  }
}
