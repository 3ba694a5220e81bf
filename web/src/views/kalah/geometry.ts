// Where pits, stores and beans lie on the screen, for any number of pits, lying or upright. It draws by the numbers it is given and knows no rules.

export type Point = { x: number; y: number };
export type Geometry = {
  width: number;
  height: number;
  /** By seat, each in its order of sowing. */
  pits: Point[][];
  /** Where the number of beans stands. */
  counts: Point[][];
  /** Where the name of a pit and the value of sowing it stand. */
  names: Point[][];
  values: Point[][];
  stores: { centre: Point; width: number; height: number }[];
};

/** How far a pit reaches, and a bean. */
export const reach = 0.45;
export const bean = 0.085;
const half = 2;
/** From the middle line outwards. */
const across = { count: 0.21, pit: 0.84, name: 1.5, value: 1.78 };
const store = { along: 0.42, across: 1.22 };

/** South lies below, or to the right where the board stands upright; turned, North does. */
export function geometry(pits: number, upright: boolean, turned: boolean): Geometry {
  const length = pits + 2;
  // Along the board from North's store to South's, and across it with South's side positive.
  const place = (along: number, aside: number): Point => {
    const [a, b] = turned ? [length - along, -aside] : [along, aside];
    return upright ? { x: half + b, y: length - a } : { x: a, y: half + b };
  };
  const rows = (aside: number): Point[][] => [
    Array.from({ length: pits }, (_, pit) => place(1.5 + pit, aside)),
    Array.from({ length: pits }, (_, pit) => place(length - 1.5 - pit, -aside)),
  ];
  const box = upright ? { width: 2 * store.across, height: 2 * store.along } : { width: 2 * store.along, height: 2 * store.across };
  const beside = (points: Point[][], by: number): Point[][] => points.map((row) => row.map(({ x, y }) => ({ x, y: y + by })));
  return {
    width: upright ? 2 * half : length,
    height: upright ? length : 2 * half,
    pits: rows(across.pit),
    counts: rows(across.count),
    // Upright there is no room outwards: value and name stand above each other.
    names: upright ? beside(rows(1.62), -0.17) : rows(across.name),
    values: upright ? beside(rows(1.62), 0.19) : rows(across.value),
    stores: [place(length - 0.5, 0), place(0.5, 0)].map((centre) => ({ centre, ...box })),
  };
}

/** Beans that are drawn one by one; the number says the rest. */
export const mostDrawn = 60;
const golden = Math.PI * (3 - Math.sqrt(5));

/** Where beans lie in a hollow of this size around its middle: as seeds in a sunflower, closer where there are many. */
export function scatter(count: number, width: number, height: number): Point[] {
  const drawn = Math.min(count, mostDrawn);
  const room = { x: width / 2 - bean * 1.25, y: height / 2 - bean * 1.25 };
  // A handful lies together in the middle.
  const spread = Math.min(1, Math.max(0.24, Math.sqrt(drawn / 13)));
  return Array.from({ length: drawn }, (_, index) => {
    const far = spread * Math.sqrt((index + 0.35) / Math.max(drawn, 4));
    return { x: Math.cos(index * golden) * far * room.x, y: Math.sin(index * golden) * far * room.y };
  });
}
