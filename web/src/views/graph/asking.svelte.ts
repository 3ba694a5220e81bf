// The state of what is asked about a model: its text, its parts as the server names them, constants, the property, the answer.
import { post, tell } from '../../api/client.ts';
import type { GraphSolution, ModelParts } from '../../api/types.ts';
import { Job } from '../../lib/job.svelte.ts';
import { keepWork, work } from '../../lib/keep.ts';
import { announce } from '../../lib/notices.svelte.ts';
import { say } from '../../lib/words.svelte.ts';
import { usual, written, type Choice } from './property.ts';

/** What the browser's memory holds. */
type Kept = { text: string; constants: Record<string, string>; property: string; disabled: boolean; exact: boolean };
function isKept(value: unknown): value is Kept {
  const { text, constants, property, disabled, exact } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  const words = typeof constants === 'object' && constants !== null && Object.values(constants).every((word) => typeof word === 'string');
  return words && typeof text === 'string' && typeof property === 'string' && typeof disabled === 'boolean' && typeof exact === 'boolean';
}

export class Asking {
  text = $state('');
  constants = $state<Record<string, string>>({});
  /** The property that is asked: put together from choices, or written by hand. */
  property = $state('');
  /** Commands that leave a range are treated as disabled. */
  disabled = $state(false);
  exact = $state(false);
  choice = $state.raw<Choice>(usual);
  parts = $state.raw<ModelParts | undefined>();
  #answer = $state.raw<{ question: string; solution: GraphSolution } | undefined>();
  readonly job = new Job<GraphSolution>('graph-solve');
  #looks = 0;

  constructor() {
    const before = work('graph-model', (value) => (isKept(value) ? value : undefined));
    if (!before) return;
    ({ text: this.text, constants: this.constants, property: this.property, disabled: this.disabled, exact: this.exact } = before);
    void this.look();
  }

  readonly source = $derived({
    text: this.text,
    format: 'prism' as const,
    properties: this.property,
    constants: Object.entries(this.constants).filter(([, value]) => value.trim() !== '').map(([name, value]) => `${name}=${value.trim()}`).join(','),
    out_of_range: this.disabled ? ('disabled' as const) : ('error' as const),
  });
  readonly #question = $derived(JSON.stringify([this.source, this.exact]));
  /** The answer, as long as it is the answer to this question. */
  readonly answer = $derived(this.#answer?.question === this.#question ? this.#answer.solution : undefined);

  /** Another model: what is known of the one before is forgotten. */
  async take(text: string): Promise<void> {
    this.text = text;
    this.constants = {};
    await this.look();
    const labels = this.parts?.labels ?? [];
    if (this.parts) this.choose({ ...usual, target: labels[0] ?? '', through: labels[1] ?? labels[0] ?? '', players: this.parts.players.slice(0, 1), kind: labels.length > 0 ? 'reach' : 'mean' });
  }
  /** Asks what the model has. */
  async look(): Promise<void> {
    const turn = ++this.#looks;
    this.remember();
    try {
      const parts = this.text.trim() === '' ? undefined : await post('/api/graph/model', { text: this.text });
      if (turn === this.#looks) this.parts = parts;
    } catch (reason) {
      if (turn !== this.#looks) return;
      this.parts = undefined;
      tell(reason);
    }
  }
  choose(choice: Choice): void {
    this.choice = choice;
    this.property = written(choice);
    this.remember();
  }
  async ask(): Promise<void> {
    const question = this.#question;
    this.remember();
    const solution = await this.job.run({ source: $state.snapshot(this.source), exact: this.exact });
    if (!solution) return;
    this.#answer = { question, solution };
    announce(say('graph-solved', { value: String(solution.property?.value ?? solution.value) }));
  }
  remember(): void {
    const { text, property, disabled, exact } = this;
    keepWork('graph-model', { text, constants: $state.snapshot(this.constants), property, disabled, exact } satisfies Kept);
  }
}
