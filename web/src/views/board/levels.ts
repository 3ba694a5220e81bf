// The levels of a graph without circles, and where its nodes stand on them. Pure.

export type Way = { readonly from: number; readonly to: number };

/** How many moves lead to each node on the longest way from the first. */
export function levels(count: number, ways: readonly Way[]): number[] {
  const level = Array<number>(count).fill(0);
  // Without circles as many rounds as there are nodes are enough; it stops when nothing changes.
  for (let round = 0, changed = true; changed && round <= count; round++) {
    changed = false;
    for (const { from, to } of ways) {
      if (level[to]! > level[from]!) continue;
      level[to] = level[from]! + 1;
      changed = true;
    }
  }
  return level;
}

export type Spot = { readonly x: number; readonly y: number };
/** The middles of nodes of these sizes: a row for each level, each row in the middle, in an order in which arrows cross less. */
export function spread(sizes: readonly { readonly width: number; readonly height: number }[], ways: readonly Way[], gap = { x: 18, y: 46 }): { spots: readonly Spot[]; width: number; height: number } {
  const level = levels(sizes.length, ways);
  const rows: number[][] = [];
  level.forEach((row, node) => (rows[row] ??= []).push(node));
  const long = (row: readonly number[]) => row.reduce((sum, node) => sum + sizes[node]!.width + gap.x, gap.x);
  const width = Math.max(0, ...rows.map(long));
  const spots: Spot[] = [];
  let y = 8;
  for (const row of rows) {
    const high = Math.max(...row.map((node) => sizes[node]!.height));
    // Everyone near the middle of those who lead to him.
    const wish = (node: number) => {
      const from = ways.filter((way) => way.to === node && spots[way.from]).map((way) => spots[way.from]!.x);
      return from.length > 0 ? from.reduce((sum, x) => sum + x, 0) / from.length : 0;
    };
    const ordered = row.map((node) => ({ node, at: wish(node) })).sort((a, b) => a.at - b.at || a.node - b.node);
    let x = (width - long(row)) / 2 + gap.x;
    for (const { node } of ordered) {
      spots[node] = { x: x + sizes[node]!.width / 2, y: y + high / 2 };
      x += sizes[node]!.width + gap.x;
    }
    y += high + gap.y;
  }
  return { spots, width, height: y - gap.y + 8 };
}
