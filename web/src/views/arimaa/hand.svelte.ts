// What a hand does on the board within a turn: a piece is picked up, led over squares, put down. Where it may go and what happens on the way
// the server has said; between several ways to the same square somebody chooses.
import type { Drag } from './table.svelte.ts';
import type { Square } from './squares.ts';

export class Hand {
  picked = $state.raw<Square | undefined>();
  over = $state.raw<Square | undefined>();
  /** Every way of the piece that is picked up. */
  ways = $state.raw<readonly Drag[]>([]);
  /** Ways that differ only in what they do to others. */
  choices = $state.raw<readonly Drag[]>([]);
  /** The one of them that is looked at. */
  preview = $state.raw<Drag | undefined>();
  #asked: Promise<readonly Drag[]> = Promise.resolve([]);

  constructor(readonly drags: (from: Square) => Promise<readonly Drag[]>, readonly done: (way: Drag) => void) {}

  /** Each square with the shortest ways there. */
  readonly targets = $derived.by(() => {
    const found = new Map<Square, Drag[]>();
    for (const way of this.ways) {
      const there = found.get(way.to);
      if (!there) found.set(way.to, [way]);
      else if (way.cost === there[0]!.cost && there.every((other) => other.after !== way.after)) there.push(way);
    }
    return found;
  });
  /** What is shown before it is made. */
  readonly shown = $derived(this.preview ?? (this.over === undefined ? undefined : this.targets.get(this.over)?.[0]));

  pick(square: Square | undefined): void {
    this.picked = square;
    this.over = undefined;
    this.ways = [];
    this.choices = [];
    this.preview = undefined;
    if (square === undefined) return;
    const asked = this.drags(square);
    this.#asked = asked;
    void asked.then((ways) => {
      if (asked === this.#asked && this.picked === square) this.ways = ways.filter((way) => way.to !== square);
    });
  }
  /** A drop may be quicker than the answer. */
  async drop(square: Square): Promise<void> {
    const asked = this.#asked;
    await asked;
    if (asked !== this.#asked) return;
    const there = this.targets.get(square) ?? [];
    if (there.length > 1) {
      this.over = square;
      this.choices = there;
    } else if (there[0]) this.choose(there[0]);
    else this.over = undefined;
  }
  choose(way: Drag): void {
    this.pick(undefined);
    this.done(way);
  }
}
