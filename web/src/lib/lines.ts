// A game with its variations, as lines of move labels. Pure: it knows neither the server nor the screen.

export type Line = readonly string[];

const begins = (line: Line, with_: Line): boolean => with_.length <= line.length && with_.every((label, index) => line[index] === label);

/** Keeps a line beside the others, unless it is only the beginning of one; lines that are a beginning of it are in it. */
export function remember(lines: readonly Line[], line: Line): readonly Line[] {
  if (line.length === 0 || lines.some((other) => begins(other, line))) return lines;
  return [...lines.filter((other) => !begins(line, other)), line];
}

/** The lines that are not part of the one that is shown. */
export const beside = (lines: readonly Line[], main: Line): readonly Line[] => lines.filter((line) => !begins(main, line));

export type Branch = { readonly line: Line; readonly from: number };

/** Where other lines leave the main one: by the index of the step that is different; one branch for each different step. */
export function branches(lines: readonly Line[], main: Line): ReadonlyMap<number, readonly Branch[]> {
  const found = new Map<number, Branch[]>();
  for (const line of beside(lines, main)) {
    let from = 0;
    while (from < main.length && main[from] === line[from]) from++;
    const there = found.get(from) ?? [];
    const same = there.findIndex((branch) => branch.line[from] === line[from]);
    // Of lines that leave with the same step the longest is shown; the others are in it when one goes there.
    if (same < 0) there.push({ line, from });
    else if (there[same]!.line.length < line.length) there[same] = { line, from };
    found.set(from, there);
  }
  return found;
}

/** Everybody's chance by seat; nothing where it is not known. */
export type Chances = readonly (number | null)[];

/** What the step cost the one who made it: how much his chance fell. */
export function cost(before: Chances | undefined, after: Chances | undefined, seat: number | null | undefined): number | undefined {
  const [had, has] = [before?.[(seat ?? 0) - 1], after?.[(seat ?? 0) - 1]];
  return typeof had === 'number' && typeof has === 'number' ? Math.max(0, had - has) : undefined;
}

/** How a step is marked in a book, and what it cost. */
export type Mark = { readonly sign: string; readonly lost: number };

/** How bad a move was that cost so much, as books mark it. */
export const blame = (lost: number | undefined): '' | '?!' | '?' | '??' => (lost === undefined || lost < 0.02 ? '' : lost < 0.06 ? '?!' : lost < 0.2 ? '?' : '??');
