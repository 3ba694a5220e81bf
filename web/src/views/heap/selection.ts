// What is marked on the heaps, and which of the server's legal moves agree with it. It knows no rules: only the list it is given.

export type Legal = { readonly label: string; readonly text: string; readonly from: readonly number[]; readonly take: readonly number[]; readonly to: readonly number[] };
/** How many are marked in each heap; nothing for heaps without marks. */
export type Marks = ReadonlyMap<number, number>;

const amount = (move: Legal, heap: number): number => {
  const place = move.from.indexOf(heap);
  return place < 0 ? 0 : move.take[place]!;
};

const agrees = (move: Legal, marks: Marks): boolean => [...marks].every(([heap, count]) => amount(move, heap) === count);

/** Moves that take exactly what is marked. */
export const exact = (legal: readonly Legal[], marks: Marks): Legal[] =>
  marks.size === 0 ? [] : legal.filter((move) => move.from.length === marks.size && agrees(move, marks));

/** Whether some move takes what is marked and more from other heaps. */
export const extends_ = (legal: readonly Legal[], marks: Marks): boolean => legal.some((move) => move.from.length > marks.size && agrees(move, marks));

/** What can be marked in this heap beside the marks in the others; where nothing can, what can be marked in it alone. */
export function takes(legal: readonly Legal[], marks: Marks, heap: number): { counts: number[]; alone: boolean } {
  const others = new Map([...marks].filter(([other]) => other !== heap));
  const beside = counts(legal.filter((move) => agrees(move, others)), heap);
  return beside.length > 0 ? { counts: beside, alone: false } : { counts: counts(legal, heap), alone: others.size > 0 };
}

const counts = (moves: readonly Legal[], heap: number): number[] => [...new Set(moves.map((move) => amount(move, heap)).filter((count) => count > 0))].sort((a, b) => a - b);

/** The marks after one heap is marked anew; 0 takes its mark away. */
export function marked(legal: readonly Legal[], marks: Marks, heap: number, count: number): Marks {
  const next = new Map(takes(legal, marks, heap).alone && count > 0 ? [] : marks);
  if (count > 0) next.set(heap, count);
  else next.delete(heap);
  return next;
}

/** The parts into which a move splits this heap without taking; nothing for any other move. */
export function parts(move: Legal, heap: number, heaps: readonly number[]): readonly number[] | undefined {
  if (move.from.length !== 1 || move.from[0] !== heap || move.take[0] !== 0) return undefined;
  const left = [...move.to];
  for (const size of heaps.filter((_, index) => index !== heap - 1)) {
    const at = left.indexOf(size);
    if (at >= 0) left.splice(at, 1);
  }
  return left.filter((size) => size > 0);
}

/** How many can be parted from the rest of this heap, without taking any. */
export const cuts = (legal: readonly Legal[], heap: number, heaps: readonly number[]): number[] =>
  [...new Set(legal.flatMap((move) => (parts(move, heap, heaps)?.length === 2 ? parts(move, heap, heaps)! : [])))].sort((a, b) => a - b);

/** The moves that part so many from the rest of this heap. */
export const parting = (legal: readonly Legal[], heap: number, above: number, heaps: readonly number[]): Legal[] =>
  legal.filter((move) => {
    const found = parts(move, heap, heaps);
    return found?.length === 2 && found.includes(above) && found.includes(heaps[heap - 1]! - above);
  });
