// Where the line of an edge runs between two round vertices. Both the editor and the exported picture draw by it.

export type Point = { x: number; y: number };
export type Line = { path: string; label: Point };

/** A loop above the vertex, a bow when there is also an edge back, else straight; it ends at the rims. */
export function line(from: Point, to: Point, radius: number, bowed: boolean, loop: boolean, nth = 0): Line {
  if (loop) {
    const { x, y } = from;
    const side = radius * 0.55;
    const higher = 1 + nth * 0.35;
    const rim = y - Math.sqrt(radius * radius - side * side);
    const top = y - radius * 2.3 * higher;
    return {
      path: `M${n(x - side)} ${n(rim)} C${n(x - radius * 1.3)} ${n(top)} ${n(x + radius * 1.3)} ${n(top)} ${n(x + side)} ${n(rim - 5)}`,
      label: { x, y: y - radius * 1.95 * higher },
    };
  }
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  if (!bowed && nth === 0) {
    const start = { x: from.x + along.x * radius, y: from.y + along.y * radius };
    const end = { x: to.x - along.x * (radius + 5), y: to.y - along.y * (radius + 5) };
    return { path: `M${n(start.x)} ${n(start.y)} L${n(end.x)} ${n(end.y)}`, label: { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 } };
  }
  const bow = Math.min(40, length * 0.22) * (bowed ? 1 + nth : nth);
  const middle = { x: (from.x + to.x) / 2 - along.y * bow, y: (from.y + to.y) / 2 + along.x * bow };
  const start = towards(from, middle, radius);
  const end = towards(to, middle, radius + 5);
  return {
    path: `M${n(start.x)} ${n(start.y)} Q${n(middle.x)} ${n(middle.y)} ${n(end.x)} ${n(end.y)}`,
    label: { x: (start.x + end.x) / 4 + middle.x / 2, y: (start.y + end.y) / 4 + middle.y / 2 },
  };
}

/** How many bows further out, to either side, a line runs that would else go through another vertex. Asked for drawings that people read. */
export function around(from: Point, to: Point, vertices: ReadonlyMap<string, Point>, radius: number): number {
  if (vertices.size > mostRead) return 0;
  const others = [...vertices.values()].filter((other) => other !== from && other !== to);
  const free = (bowed: boolean, nth: number) => {
    for (const point of along(from, to, radius, bowed, false, nth)) if (others.some((other) => Math.hypot(point.x - other.x, point.y - other.y) < radius * 1.05)) return false;
    return true;
  };
  return free(false, 0) ? 0 : ([2, -4, 3, -5, 5, -7, 7, -9].find((nth) => free(true, nth)) ?? 0);
}
const mostRead = 80;

/** Points along the line, close enough to each other to find what was clicked. */
export function* along(from: Point, to: Point, radius: number, bowed: boolean, loop: boolean, nth = 0): Generator<Point> {
  const numbers = line(from, to, radius, bowed, loop, nth).path.match(/-?\d+(\.\d+)?/g)!.map(Number);
  const points = Array.from({ length: numbers.length / 2 }, (_, index) => ({ x: numbers[2 * index]!, y: numbers[2 * index + 1]! }));
  const steps = Math.ceil(Math.max(12, Math.hypot(to.x - from.x, to.y - from.y) / 6));
  for (let step = 0; step <= steps; step++) yield between(points, step / steps);
}

/** De Casteljau: a point of the curve with these control points. */
function between(points: Point[], part: number): Point {
  if (points.length === 1) return points[0]!;
  return between(points.slice(1).map((point, index) => ({ x: points[index]!.x * (1 - part) + point.x * part, y: points[index]!.y * (1 - part) + point.y * part })), part);
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * distance, y: from.y + ((to.y - from.y) / length) * distance };
}

const n = (value: number) => value.toFixed(1);
