// Long work on the server: start it, follow it, give it up. It does not know what is computed.
import { address, get, post, Refusal, remove, tell } from '../api/client.ts';
import type { JobProgress, JobView } from '../api/types.ts';
import { keep, kept } from './keep.ts';
import { announce, note } from './notices.svelte.ts';
import { say } from './words.svelte.ts';

/** Work that was running when the page was left. */
interface Left {
  id: number;
  question: string;
  /** Whether it was stopped, and can go on. */
  stopped?: boolean;
}
const isLeft = (value: unknown): value is Left => typeof value === 'object' && value !== null && typeof (value as Left).id === 'number' && typeof (value as Left).question === 'string';

/** The same for the same input, in whatever order its fields come. */
const questionOf = (input: unknown): string => JSON.stringify(Object.entries(input as object).sort(([a], [b]) => (a < b ? -1 : 1)));

export class Job<Result> {
  /** The id while it runs. */
  #id = $state<number | undefined>();
  #starting = $state(false);
  progress = $state.raw<JobProgress | undefined>();
  /** What has been done and is being done, in its order. */
  phases = $state.raw<readonly string[]>([]);
  /** What was found so far by work that tells it, also after it was stopped. */
  soFar = $state.raw<Result | undefined>();
  /** Work that was stopped and can go on. */
  #stopped = $state.raw<Left | undefined>();
  #found = 0;
  #abortWanted = false;
  #dropped = false;
  #events: EventSource | undefined;

  /** Why there is no result. */
  refusal: Refusal | undefined;

  /** Work that `resumes` is not forgotten when it is stopped, and goes on where it was; of `quiet` work somebody else tells why it failed. */
  constructor(readonly kind: string, readonly resumes = false, readonly quiet = false) {}

  get running(): boolean {
    return this.#starting || this.#id !== undefined;
  }

  /** Whether there is work that was stopped and can go on. */
  get stopped(): boolean {
    return this.#stopped !== undefined && !this.running;
  }

  /** The result; `undefined` when it failed or was given up, which has been told by then. */
  run(input: unknown): Promise<Result | undefined> {
    this.forget();
    // Watched: a tab that is closed does not leave anybody thinking.
    return this.#work(questionOf(input), async () => (await post('/api/jobs', { kind: this.kind, input, watched: true } as never)).id);
  }

  /** Goes on with what was stopped. */
  resume(): Promise<Result | undefined> {
    const left = this.#stopped;
    if (!left) return Promise.resolve(undefined);
    return this.#work(left.question, () => this.#again(left.id));
  }
  async #again(id: number): Promise<number> {
    return (await post('/api/jobs/{id}/resume', undefined as never, { path: { id } })).id;
  }

  /** Work that was stopped is not gone on with. */
  forget(): void {
    const left = this.#stopped;
    this.#stopped = undefined;
    this.soFar = undefined;
    if (!left) return;
    keep(this.#place, undefined);
    remove('/api/jobs/{id}', { path: { id: left.id } }).catch(() => undefined);
  }

  /** The result of work on this input that was running when the page was left; `undefined` also when there is none. */
  async follow(input: unknown): Promise<Result | undefined> {
    const left = kept(this.#place, isLeft);
    if (!left || left.question !== questionOf(input)) return undefined;
    const known = await get('/api/jobs/{id}', { path: { id: left.id } }).catch(() => undefined);
    if (known) this.soFar = (known.so_far ?? undefined) as Result | undefined;
    // What was stopped, or was left alone when the tab was closed, waits for somebody who wants it; what cannot wait is gone on with.
    if (known && this.resumes && (known.state === 'interrupted' || (left.stopped && known.state === 'aborted'))) {
      this.#stopped = { ...left, stopped: true };
      return undefined;
    }
    if (known?.state === 'interrupted') return this.#work(left.question, () => this.#again(left.id));
    if (known) return this.#work(left.question, () => Promise.resolve(left.id));
    keep(this.#place, undefined);
    return undefined;
  }

  get #place(): string {
    return `job.${this.kind}`;
  }

  async #work(question: string, begin: () => Promise<number>): Promise<Result | undefined> {
    if (this.running) return undefined;
    this.#starting = true;
    this.#abortWanted = this.#dropped = false;
    this.refusal = undefined;
    this.progress = undefined;
    this.phases = [];
    this.#found = 0;
    let left: Left | undefined;
    try {
      const id = await begin();
      this.#id = id;
      this.#starting = false;
      keep(this.#place, { id, question });
      if (this.#abortWanted) await this.abort();
      let outcome = await this.#followed(id);
      // A tab that slept was taken for one that was closed.
      while (outcome.error?.code === 'unwatched' && !this.#abortWanted) outcome = await this.#followed(await this.#again(id));
      if (this.resumes && outcome.state === 'aborted') {
        await this.#look(id);
        left = { id, question, stopped: true };
      }
      return this.#told(outcome);
    } catch (reason) {
      tell(reason);
      return undefined;
    } finally {
      this.#events?.close();
      const id = this.#id;
      this.#id = undefined;
      this.#starting = false;
      this.progress = undefined;
      this.#stopped = left;
      keep(this.#place, left);
      // The list of jobs is not a place to keep answers in.
      if (id !== undefined && !left) remove('/api/jobs/{id}', { path: { id } }).catch(() => undefined);
    }
  }

  /** Gives it up because nobody asks any more: nothing is told. */
  drop(): void {
    if (!this.running) return;
    this.#dropped = true;
    void this.abort();
  }

  async abort(): Promise<void> {
    this.#abortWanted = true;
    if (this.#id === undefined) return;
    try {
      await post('/api/jobs/{id}/abort', undefined as never, { path: { id: this.#id } });
    } catch (reason) {
      tell(reason);
    }
  }

  #followed(id: number): Promise<JobView> {
    return new Promise((resolve, reject) => {
      const events = new EventSource(address('/api/jobs/{id}/events', { path: { id } }));
      this.#events = events;
      events.addEventListener('progress', (event) => this.#heard(id, (JSON.parse(event.data) as JobView).progress ?? undefined));
      events.addEventListener('done', (event) => {
        events.close();
        resolve(JSON.parse(event.data) as JobView);
      });
      // A stream that broke may only have missed the end; the browser itself tries again as long as it sees a chance.
      events.onerror = () => events.readyState === EventSource.CLOSED && get('/api/jobs/{id}', { path: { id } }).then(resolve, reject);
    });
  }

  /** What was found so far is asked for when there is something new. */
  async #look(id: number): Promise<void> {
    const { so_far } = await get('/api/jobs/{id}', { path: { id } });
    if (so_far) this.soFar = so_far as Result;
  }
  #heard(id: number, progress: JobProgress | undefined): void {
    this.progress = progress;
    // Work that counts nothing is heard of only when it found something.
    if (progress?.found !== this.#found || !progress) {
      this.#found = progress?.found ?? 0;
      this.#look(id).catch(() => undefined);
    }
    if (progress?.message && !this.phases.includes(progress.message)) this.phases = [...this.phases, progress.message];
  }
  #told(job: JobView): Result | undefined {
    if (job.state === 'done') return job.result as Result;
    if (this.#dropped) return undefined;
    if (job.state === 'aborted') {
      const told = this.resumes ? say('stopped') : say('aborted');
      note(told);
      announce(told);
    } else {
      this.refusal = new Refusal(0, job.error?.code ?? '', job.error?.message ?? say('interrupted'), job.error?.accepted ?? '');
      if (!this.quiet) tell(this.refusal);
    }
    return undefined;
  }
}
