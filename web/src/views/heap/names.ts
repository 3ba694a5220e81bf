// How people call the rules of heap games, in the language now spoken.
import { say } from '../../lib/words.svelte.ts';
import type { HeapOptions } from './options.ts';

const famous: Record<string, string> = { nim: 'nim', wythoff: 'wythoff', kayles: 'kayles', 'dawson-kayles': 'dawson-kayles', grundy: 'grundy', 'octal:0.137': 'dawson-chess' };
const families = ['subtract', 'moore', 'octal', 'hex'];

/** Rules that people know by a name; what family the others are of; the code itself for any other. */
export function rulesName(code: string): string {
  const [family = '', ...rest] = code.split(':');
  if (famous[code]) return say(`heap-named-${famous[code]}`);
  return families.includes(family) && rest.length > 0 ? say(`heap-family-${family}`, { code: rest.join(':') }) : code;
}

/** What is being played, for whoever looks at the board. */
export function gameName({ rules, own_rules, misere }: HeapOptions): string {
  const named = own_rules === undefined ? rulesName(rules) : (/^\s*game\s+(.+)$/m.exec(own_rules)?.[1]?.trim() ?? say('heap-rules-own'));
  return misere ? say('heap-named-misere', { name: named }) : named;
}
