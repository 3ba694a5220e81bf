// A property of a model put together from choices: the text that the server reads. It knows the language of properties, and nothing of
// models, servers or screens.

export const kinds = ['reach', 'always', 'until', 'time', 'reward', 'steps', 'discounted', 'mean'] as const;
export type Kind = (typeof kinds)[number];
export const questions = ['max', 'min', 'number', '>=', '>', '<=', '<'] as const;
export type Question = (typeof questions)[number];

/** What is asked, as it is chosen. */
export type Choice = {
  readonly kind: Kind;
  readonly question: Question;
  /** The label of what is to be reached, or kept. */
  readonly target: string;
  /** For `until`: the label that holds on the way. */
  readonly through: string;
  /** In at most so many steps; empty for any number. */
  readonly steps: string;
  /** The threshold, for questions that are answered yes or no. */
  readonly bound: string;
  readonly discount: string;
  /** The name of the rewards; empty for the first ones. */
  readonly rewards: string;
  /** Who plays for it, by name; nobody where all play together. */
  readonly players: readonly string[];
};

export const usual: Choice = { kind: 'reach', question: 'max', target: '', through: '', steps: '', bound: '0.5', discount: '0.9', rewards: '', players: [] };

export const isReward = (kind: Kind): boolean => kind === 'reward' || kind === 'steps' || kind === 'discounted' || kind === 'mean';
export const isThreshold = (question: Question): boolean => /[<>]/.test(question);
/** Whether a number of steps can be, or must be, said. */
export const hasSteps = (kind: Kind): boolean => kind === 'reach' || kind === 'always' || kind === 'until' || kind === 'steps';

function path({ kind, target, through, steps, discount }: Choice): string {
  const within = steps.trim() === '' ? '' : `<=${steps.trim()}`;
  switch (kind) {
    case 'reach': return `F${within} "${target}"`;
    case 'always': return `G${within} "${target}"`;
    case 'until': return `"${through}" U${within} "${target}"`;
    case 'time': case 'reward': return `F "${target}"`;
    case 'steps': return `C<=${steps.trim() || '1'}`;
    case 'discounted': return `Cdiscount=${discount.trim()}`;
    case 'mean': return 'S';
  }
}

/** The property as the language has it. */
export function written(choice: Choice): string {
  const { kind, question, players, bound, rewards } = choice;
  const who = players.length > 0 ? `<<${players.join(',')}>> ` : '';
  const operator = kind === 'time' ? 'T' : isReward(kind) ? `R${rewards === '' ? '' : `{"${rewards}"}`}` : 'P';
  const asked = isThreshold(question) ? `${question}${bound.trim()}` : question === 'number' ? '=?' : `${question}=?`;
  return `${who}${operator}${asked} [${path(choice)}]`;
}
