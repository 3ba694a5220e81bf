// Where the nodes of a tree stand: leaves beside each other, everything else over the middle of what follows from it. Pure.

export type Leaning = { readonly parent: number | null; readonly depth: number; readonly width: number };
export type Laid = { readonly places: readonly { readonly x: number; readonly y: number }[]; readonly width: number; readonly height: number };

/** Nodes come after the one that leads to them. */
export function laid(nodes: readonly Leaning[], level = 62): Laid {
  const under = nodes.map((_, at) => nodes.flatMap((node, child) => (node.parent === at ? [child] : [])));
  const places = nodes.map(({ depth }) => ({ x: 0, y: 16 + depth * level }));
  /** How far to the right each level is taken. */
  const taken: number[] = [];
  let width = 0;
  const shift = (at: number, by: number): void => {
    places[at]!.x += by;
    taken[nodes[at]!.depth] = places[at]!.x + nodes[at]!.width / 2;
    for (const child of under[at]!) shift(child, by);
  };
  const place = (at: number): void => {
    for (const child of under[at]!) place(child);
    const { depth, width: own } = nodes[at]!;
    const [first, last] = [under[at]![0], under[at]!.at(-1)];
    const wished = first === undefined ? 0 : (places[first]!.x + places[last!]!.x) / 2;
    const least = (taken[depth] ?? 0) + own / 2;
    places[at]!.x = Math.max(wished, least);
    // What stands above its options pushes them along where it has no room.
    if (first !== undefined && least > wished) for (const child of under[at]!) shift(child, least - wished);
    taken[depth] = places[at]!.x + own / 2;
  };
  if (nodes.length > 0) place(0);
  nodes.forEach((node, at) => (width = Math.max(width, places[at]!.x + node.width / 2)));
  return { places, width: Math.ceil(width) + 8, height: 16 + Math.max(0, ...nodes.map(({ depth }) => depth)) * level + 30 };
}
