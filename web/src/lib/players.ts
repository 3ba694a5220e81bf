// What players are called: people, machines that every game has, and those that only one game has. It knows no game.
import { say } from './words.svelte.ts';

/** A player as people call him; what stands behind a colon is said with it. */
export function playerName(player: string | undefined): string {
  const [kind = '', ...detail] = (player ?? 'human').split(':');
  return say(`player-${kind}`, { detail: detail.length > 1 ? playerName(detail.slice(1).join(':')) : (detail[0] ?? '') });
}
