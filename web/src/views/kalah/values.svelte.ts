// What every sowing of a position is worth, asked of the server when somebody wants to know. It knows no rules.
import { post, Refusal, tell } from '../../api/client.ts';
import type { KalahAnalysis } from '../../api/types.ts';
import type { Mark } from './state.ts';

type Question = { rules: string; position: string };
const key = ({ rules, position }: Question) => `${rules} ${position}`;

/** How many sowings a short look sees. */
const glance = 4;

/** A difference of beans, with its sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

export class Values {
  busy = $state(false);
  #found = $state.raw<{ question: string; analysis: KalahAnalysis } | undefined>();
  #wanted = '';
  #asking: AbortController | undefined;

  /** What was found of this position, if that is what was asked last. */
  of(question: Question): KalahAnalysis | undefined {
    return this.#found?.question === key(question) ? this.#found.analysis : undefined;
  }
  /** Gives up what is being asked: the server has better things to do, such as the next move. */
  stop(): void {
    this.#wanted = '';
    this.busy = false;
    this.#asking?.abort();
  }
  /** Asks, unless it is known or on its way. Whether there is an answer. */
  async ask(question: Question): Promise<boolean> {
    const wanted = key(question);
    if (this.#wanted === wanted) return false;
    if (this.#found?.question === wanted) return true;
    this.stop();
    this.#wanted = wanted;
    this.busy = true;
    const { signal } = (this.#asking = new AbortController());
    const learn = (analysis: KalahAnalysis) => {
      if (this.#wanted === wanted) this.#found = { question: wanted, analysis };
    };
    try {
      // A short look is there at once; a better answer replaces it, unless it takes too long for whoever waits.
      learn(await post('/api/kalah/analyse', { ...question, depth: glance }, { signal }));
      if (this.#wanted === wanted) learn(await post('/api/kalah/analyse', question, { signal }));
      return true;
    } catch (reason) {
      if (this.#wanted === wanted && !(reason instanceof Refusal && reason.code === 'too_long' && this.#found?.question === wanted)) tell(reason);
      return false;
    } finally {
      if (this.#wanted === wanted) {
        this.busy = false;
        this.#wanted = '';
      }
    }
  }
}

/** The values beside their pits; `swap` has no pit. */
export function marksOf(analysis: KalahAnalysis, letters: readonly (readonly string[])[]): Mark[] {
  const best = Math.max(...analysis.moves.map((found) => found.value));
  return analysis.moves.flatMap((found) =>
    letters.flatMap((row, seat) => {
      const pit = row.indexOf(found.move);
      return pit < 0 ? [] : [{ seat: seat + 1, pit: pit + 1, text: signed(found.value), best: found.value === best }];
    }),
  );
}
