// Where the fields of a Ludo board lie on the screen, for any ring and 2–4 players. It draws by the numbers it is given and knows no rules.

export type Point = { x: number; y: number };
/** Field 0 of the ring is where player 1 enters; a place of a piece is 0 (house), 1… (ring, from the own entry on), then the home column. */
export type Sizes = { fields: number; home: number; entries: readonly number[] };
export type Geometry = { size: number; reach: number; cross: boolean; ring: Point[]; home: Point[][]; house: Point[][] };

/** How people call the colours of the seats. */
export const colourNames = ['blue', 'red', 'green', 'yellow'] as const;

/** The board turned by quarters, so that anybody can sit at its bottom. */
export function turn(drawn: Geometry, quarters: number): Geometry {
  const once = ({ x, y }: Point): Point => ({ x: drawn.size - y, y: x });
  const times = ((quarters % 4) + 4) % 4;
  const all = (point: Point): Point => Array.from({ length: times }).reduce<Point>((at) => once(at), point);
  return times === 0 ? drawn : { ...drawn, ring: drawn.ring.map(all), home: drawn.home.map((column) => column.map(all)), house: drawn.house.map((spots) => spots.map(all)) };
}

export function geometry(sizes: Sizes): Geometry {
  const arm = (sizes.fields - 8) / 8;
  const quarter = sizes.fields / 4;
  const crossable = Number.isInteger(arm) && arm >= Math.max(2, sizes.home) && sizes.entries.every((entry) => entry % quarter === 0);
  return crossable ? cross(sizes, arm) : circle(sizes);
}

/** The classic cross: from each entry inwards, round the corner, outwards, and over the end of the next arm. */
function cross({ fields, home, entries }: Sizes, arm: number): Geometry {
  const half = arm + 1;
  // Player 1 enters at the bottom, left of the middle, and goes up; the other quarters are this one turned clockwise.
  const first: Point[] = [];
  for (let step = 0; step <= arm; step++) first.push({ x: -1, y: half - step });
  for (let step = 1; step <= arm; step++) first.push({ x: -1 - step, y: 1 });
  first.push({ x: -half, y: 0 });
  const turn = (point: Point, times: number): Point => (times === 0 ? point : turn({ x: -point.y, y: point.x }, times - 1));
  const size = 2 * half + 2;
  const place = (point: Point): Point => ({ x: point.x + size / 2, y: point.y + size / 2 });
  const ring = [0, 1, 2, 3].flatMap((times) => first.map((point) => place(turn(point, times))));
  const turns = entries.map((entry) => entry / (fields / 4));
  const corner = { x: -half + 0.15, y: half - 0.15 };
  return {
    size,
    reach: 0.42,
    cross: true,
    ring,
    home: turns.map((times) => Array.from({ length: home }, (_, step) => place(turn({ x: 0, y: half - 1 - step }, times)))),
    house: turns.map((times) => cluster(home).map((point) => place(turn({ x: corner.x + point.x + 0.5, y: corner.y + point.y - 0.5 }, times)))),
  };
}

/** Any other ring: fields on a circle, home columns towards its middle, houses outside. */
function circle({ fields, home, entries }: Sizes): Geometry {
  const radius = Math.max(fields / (2 * Math.PI), home + 1.5);
  // Four pieces in a house need more room than one.
  const away = home === 1 ? 1.2 : home === 2 ? 1.45 : 1.75;
  const outer = radius + away + (home === 1 ? 0.6 : 1.05);
  const middle: Point = { x: outer, y: outer };
  const angle = (field: number) => Math.PI / 2 + ((field + 0.5) / fields) * 2 * Math.PI;
  const at = (field: number, distance: number): Point => ({ x: middle.x + Math.cos(angle(field)) * distance, y: middle.y + Math.sin(angle(field)) * distance });
  return {
    size: outer * 2,
    reach: 0.42,
    cross: false,
    ring: Array.from({ length: fields }, (_, field) => at(field, radius)),
    home: entries.map((entry) => Array.from({ length: home }, (_, step) => at(entry - 1, radius - 1 - step))),
    house: entries.map((entry) => cluster(home).map((point) => {
      const centre = at(entry, radius + away);
      return { x: centre.x + point.x, y: centre.y + point.y };
    })),
  };
}

/** Up to four pieces close together. */
function cluster(count: number): Point[] {
  const apart = 0.45;
  const all = count === 1 ? [[0, 0]] : count === 2 ? [[-1, 0], [1, 0]] : count === 3 ? [[-1, 0.8], [1, 0.8], [0, -0.9]] : [[-1, -1], [1, -1], [-1, 1], [1, 1]];
  return all.map(([x, y]) => ({ x: x! * apart, y: y! * apart }));
}

/** The point of a place of a piece. */
export function pointOf(drawn: Geometry, sizes: Sizes, player: number, piece: number, place: number): Point {
  if (place === 0) return drawn.house[player]![piece]!;
  if (place <= sizes.fields) return drawn.ring[(sizes.entries[player]! + place - 1) % sizes.fields]!;
  return drawn.home[player]![place - sizes.fields - 1]!;
}

/** The place of this player's piece that lies nearest to a point; nothing when it is dropped beside the board. */
export function placeAt(drawn: Geometry, sizes: Sizes, player: number, point: Point): number | undefined {
  let best: number | undefined;
  let least = 0.75;
  const look = (place: number, there: Point, scale = 1) => {
    const distance = Math.hypot(there.x - point.x, there.y - point.y) / scale;
    if (distance < least) [least, best] = [distance, place];
  };
  drawn.ring.forEach((there, field) => look(((field - sizes.entries[player]! + sizes.fields) % sizes.fields) + 1, there));
  drawn.home[player]!.forEach((there, step) => look(sizes.fields + 1 + step, there));
  const houses = drawn.house[player]!;
  const centre = { x: houses.reduce((sum, there) => sum + there.x, 0) / houses.length, y: houses.reduce((sum, there) => sum + there.y, 0) / houses.length };
  look(0, centre, 1.6);
  return best;
}
