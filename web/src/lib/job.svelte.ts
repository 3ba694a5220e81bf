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
  #abortWanted = false;
  #events: EventSource | undefined;

  constructor(readonly kind: string) {}

  get running(): boolean {
    return this.#starting || this.#id !== undefined;
  }

  /** The result; `undefined` when it failed or was given up, which has been told by then. */
  run(input: unknown): Promise<Result | undefined> {
    return this.#work(questionOf(input), async () => (await post('/api/jobs', { kind: this.kind, input } as never)).id);
  }

  /** The result of work on this input that was running when the page was left; `undefined` also when there is none. */
  async follow(input: unknown): Promise<Result | undefined> {
    const left = kept(this.#place, isLeft);
    if (!left || left.question !== questionOf(input)) return undefined;
    const known = await get('/api/jobs/{id}', { path: { id: left.id } }).then(
      () => true,
      () => false,
    );
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
    this.#abortWanted = false;
    this.progress = undefined;
    this.phases = [];
    try {
      const id = await begin();
      this.#id = id;
      this.#starting = false;
      keep(this.#place, { id, question });
      if (this.#abortWanted) await this.abort();
      const outcome = await this.#followed(id);
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
      keep(this.#place, undefined);
      // The list of jobs is not a place to keep answers in.
      if (id !== undefined) remove('/api/jobs/{id}', { path: { id } }).catch(() => undefined);
    }
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
      events.addEventListener('progress', (event) => this.#heard((JSON.parse(event.data) as JobView).progress ?? undefined));
      events.addEventListener('done', (event) => {
        events.close();
        resolve(JSON.parse(event.data) as JobView);
      });
      // A stream that broke may only have missed the end; the browser itself tries again as long as it sees a chance.
      events.onerror = () => events.readyState === EventSource.CLOSED && get('/api/jobs/{id}', { path: { id } }).then(resolve, reject);
    });
  }

  #heard(progress: JobProgress | undefined): void {
    this.progress = progress;
    if (progress?.message && !this.phases.includes(progress.message)) this.phases = [...this.phases, progress.message];
  }
  #told(job: JobView): Result | undefined {
    if (job.state === 'done') return job.result as Result;
    if (job.state === 'aborted') {
      note(say('aborted'));
      announce(say('aborted'));
    } else {
      tell(new Refusal(0, job.error?.code ?? '', job.error?.message ?? say('interrupted'), job.error?.accepted ?? ''));
    }
    return undefined;
  }
}
