// Beans that fall one by one, as the server says where they fall; whoever does not want to wait skips it. It knows no rules.
import { keep, kept, oneOf } from '../../lib/keep.ts';
import { calm } from '../../lib/screen.svelte.ts';
import type { Beans, Place, Sown } from './state.ts';

export const paces = ['slow', 'usual', 'fast', 'none'] as const;
export type Pace = (typeof paces)[number];
const lasts: Record<Pace, number> = { slow: 420, usual: 190, fast: 80, none: 0 };

let pace = $state<Pace>(kept('kalah.pace', oneOf(...paces)) ?? 'usual');
export const currentPace = (): Pace => pace;
export function sowAt(wished: Pace): void {
  pace = wished;
  keep('kalah.pace', wished);
}

export class Sowing {
  /** What is seen while beans fall; nothing when the board is as the server says. */
  shown = $state.raw<Beans | undefined>();
  /** The beans in the hand, and where it is. */
  hand = $state.raw<{ at: Place; count: number } | undefined>();
  #stop: (() => void) | undefined;
  #over: Promise<void> = Promise.resolve();

  get running(): boolean {
    return this.shown !== undefined;
  }
  /** Resolves when nothing falls any more. */
  get settled(): Promise<void> {
    return this.#over;
  }
  /** Shows a sowing of this seat that began with these beans. */
  show(before: Beans, seat: number, sown: Sown): void {
    this.skip();
    const step = lasts[pace];
    if (calm() || step === 0 || !sown.path || sown.pit === null) return;
    let stopped = false;
    let wake = () => {};
    const stop = () => {
      stopped = true;
      wake();
    };
    this.#stop = stop;
    const wait = (milliseconds: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    const rows = before.rows.map((row) => [...row]);
    const stores = [...before.stores];
    const put = ([side, pit]: Place, beans: number) => {
      const row = rows[side - 1]!;
      if (pit > row.length) stores[side - 1]! += beans;
      else row[pit - 1]! += beans;
    };
    const draw = () => (this.shown = { rows: rows.map((row) => [...row]), stores: [...stores] });
    const home: Place = [seat, rows[0]!.length + 1];
    const fall = async (path: readonly Place[]) => {
      for (const [index, place] of path.entries()) {
        if (stopped) return;
        this.hand = { at: place, count: path.length - index };
        await wait(step);
        put(place, 1);
        draw();
      }
    };
    const gather = async (places: readonly Place[]) => {
      for (const place of places) {
        const there = rows[place[0] - 1]![place[1] - 1]!;
        if (stopped || there === 0) continue;
        put(place, -there);
        this.hand = { at: place, count: there };
        draw();
        await wait(step * 1.6);
        this.hand = { at: home, count: there };
        await wait(step * 1.6);
        put(home, there);
        draw();
      }
    };
    const path = sown.path;
    const from: Place = [seat, sown.pit];
    this.#over = (async () => {
      put(from, -path.length);
      this.hand = { at: from, count: path.length };
      draw();
      await wait(step * 1.5);
      await fall(path);
      if (sown.captured && !stopped) await gather(sown.captured);
      if (!stopped) await wait(step);
      if (this.#stop === stop) {
        this.#stop = undefined;
        this.hand = undefined;
        this.shown = undefined;
      }
    })();
  }
  /** Shows the end at once. */
  skip(): void {
    const stop = this.#stop;
    this.#stop = undefined;
    this.hand = undefined;
    this.shown = undefined;
    stop?.();
  }
}
