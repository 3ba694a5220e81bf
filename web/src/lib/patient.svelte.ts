// A question that somebody waits for: answered at once where that can be, and else work that is watched and can be given up. It knows no game.
import { post, Refusal } from '../api/client.ts';
import { Job } from './job.svelte.ts';

export class Patient<Result> {
  /** The work, once it is one. */
  job = $state.raw<Job<Result> | undefined>();

  /** By the path of the question, such as `/api/board/solve`. */
  constructor(readonly path: string) {}

  get running(): boolean {
    return this.job?.running ?? false;
  }

  /** The answer; nothing when it was given up. What is refused also to patient work is thrown. */
  async ask(question: object, signal: AbortSignal): Promise<Result | undefined> {
    this.job = undefined;
    try {
      return (await post(this.path as never, question as never, { signal })) as Result;
    } catch (reason) {
      // A job has more time and more memory than a question that is answered at once.
      if (signal.aborted || !(reason instanceof Refusal) || !['too_long', 'too_big'].includes(reason.code)) throw reason;
      const job = new Job<Result>(this.path.replace(/^\/api\//, '').replaceAll('/', '-'), false, true);
      this.job = job;
      signal.addEventListener('abort', () => job.drop());
      const answer = await job.run(question);
      if (job.refusal && !signal.aborted) throw job.refusal;
      return answer;
    }
  }
}
