// What every sowing of a position is worth, asked of the server when somebody wants to know. It knows no rules.
import { post, tell } from '../../api/client.ts';
import type { KalahAnalysis } from '../../api/types.ts';
import type { Mark } from './state.ts';

type Question = { rules: string; position: string };
const key = ({ rules, position }: Question) => `${rules} ${position}`;

/** A difference of beans, with its sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

export class Values {
  busy = $state(false);
  #found = $state.raw<{ question: string; analysis: KalahAnalysis } | undefined>();
  #wanted = '';

  /** What was found of this position, if that is what was asked last. */
  of(question: Question): KalahAnalysis | undefined {
    return this.#found?.question === key(question) ? this.#found.analysis : undefined;
  }
  /** Asks, unless it is known or on its way. Whether there is an answer. */
  async ask(question: Question): Promise<boolean> {
    const wanted = key(question);
    if (this.#found?.question === wanted) return true;
    if (this.#wanted === wanted) return false;
    this.#wanted = wanted;
    this.busy = true;
    try {
      const analysis = await post('/api/kalah/analyse', question);
      if (this.#wanted === wanted) this.#found = { question: wanted, analysis };
      return true;
    } catch (reason) {
      if (this.#wanted === wanted) tell(reason);
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
