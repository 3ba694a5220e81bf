// A game tree as a value that is edited and drawn. It solves nothing; the server reads the text that is written here.
import type { TreeNodes } from '../../api/types.ts';

export type Kind = 'decision' | 'chance' | 'end';
export type Node = {
  readonly parent: number | null;
  /** The move or the outcome that leads here. */
  readonly label: string;
  readonly probability: string;
  readonly kind: Kind;
  /** Who decides, counted from one. */
  readonly player: number;
  /** The name of what he cannot tell apart; empty where he knows. */
  readonly set: string;
  readonly caption: string;
  readonly payoffs: readonly string[];
};
/** Nodes depth first, as they are written and as the server counts them. */
export type Tree = { readonly players: readonly string[]; readonly nodes: readonly Node[] };

export const mostDrawn = 300;

export const treeOf = ({ players, nodes }: TreeNodes): Tree => ordered({
  players,
  nodes: nodes.map((node) => ({ parent: node.parent ?? null, label: node.label, probability: node.probability ?? '', kind: node.kind as Kind, player: node.player ?? 1, set: node.set_name ?? '', caption: node.position ?? '', payoffs: node.payoffs })),
});

export const children = (tree: Tree, at: number): number[] => tree.nodes.flatMap((node, index) => (node.parent === at ? [index] : []));

/** The same tree with its nodes depth first; whatever hangs on nothing is gone. */
function ordered(tree: Tree): Tree {
  const below = new Map<number | null, number[]>();
  for (const [index, { parent }] of tree.nodes.entries()) below.set(parent, [...(below.get(parent) ?? []), index]);
  const nodes: Node[] = [];
  const visit = (at: number, parent: number | null): void => {
    const here = nodes.length;
    nodes.push({ ...tree.nodes[at]!, parent });
    for (const child of below.get(at) ?? []) visit(child, here);
  };
  visit(0, null);
  return { ...tree, nodes };
}

export function written(tree: Tree): string {
  const below = new Map<number | null, number[]>();
  for (const [index, { parent }] of tree.nodes.entries()) below.set(parent, [...(below.get(parent) ?? []), index]);
  const lines = ['tree 1', `players ${tree.players.join(', ')}`];
  const visit = (at: number, depth: number): void => {
    const node = tree.nodes[at]!;
    const chance = node.parent !== null && tree.nodes[node.parent]!.kind === 'chance';
    const what = node.kind === 'end' ? node.payoffs.map((payoff) => payoff.trim().replace(',', '.') || '0').join(', ') : `${node.kind === 'chance' ? 'chance' : tree.players[node.player - 1]}${node.kind === 'decision' && node.set ? ` [${node.set}]` : ''}${node.caption ? ` "${node.caption}"` : ''}`;
    const way = node.parent === null ? '' : `${chance ? `${node.probability.trim().replace(',', '.')} ` : ''}${node.label}: `;
    lines.push(`${'  '.repeat(depth)}${way}${what}`);
    for (const child of below.get(at) ?? []) visit(child, depth + 1);
  };
  visit(0, 0);
  return `${lines.join('\n')}\n`;
}

export const changed = (tree: Tree, at: number, patch: Partial<Node>): Tree => ({ ...tree, nodes: tree.nodes.map((node, index) => (index === at ? { ...node, ...patch } : node)) });

/** A name that no other move here has. */
function fresh(tree: Tree, parent: number): string {
  const taken = new Set(children(tree, parent).map((child) => tree.nodes[child]!.label));
  for (let code = 97; code < 123; code++) if (!taken.has(String.fromCharCode(code))) return String.fromCharCode(code);
  return `m${taken.size + 1}`;
}
/** Outcomes of chance are equally likely until somebody says otherwise. */
function even(tree: Tree, parent: number): Tree {
  if (tree.nodes[parent]?.kind !== 'chance') return tree;
  const own = children(tree, parent);
  return { ...tree, nodes: tree.nodes.map((node, index) => (own.includes(index) ? { ...node, probability: own.length === 1 ? '1' : `1/${own.length}` } : node)) };
}
/** One move more below a node; at an end a decision of the next player begins, with two moves. */
export function grown(tree: Tree, at: number): Tree {
  if (tree.nodes[at]!.kind === 'end') return turned(tree, at, 'decision');
  const leaf: Node = { parent: at, label: fresh(tree, at), probability: '', kind: 'end', player: 1, set: '', caption: '', payoffs: tree.players.map(() => '0') };
  return ordered(even({ ...tree, nodes: [...tree.nodes, leaf] }, at));
}
/** Something else happens in a node. What cannot go on there is cut off. */
export function turned(tree: Tree, at: number, kind: Kind): Tree {
  const node = tree.nodes[at]!;
  if (node.kind === kind) return tree;
  if (kind === 'end') return ordered({ ...tree, nodes: tree.nodes.map((other, index) => (index === at ? { ...node, kind, set: '', caption: '', payoffs: tree.players.map(() => '0') } : other.parent === at ? { ...other, parent: -1 } : other)) });
  const above = node.parent === null ? undefined : tree.nodes[node.parent];
  const player = node.kind === 'end' && above?.kind === 'decision' ? (above.player % tree.players.length) + 1 : node.player;
  const begun = changed(tree, at, { kind, player, set: '', payoffs: [] });
  // Only what ended has nothing below it.
  return node.kind === 'end' ? grown(grown(begun, at), at) : even(begun, at);
}
/** Without a node and all below it; a node that is left without moves is an end. */
export function cut(tree: Tree, at: number): Tree {
  const { parent } = tree.nodes[at]!;
  if (parent === null) return turned(tree, 0, 'end');
  if (children(tree, parent).length === 1) return turned(tree, parent, 'end');
  return even(ordered({ ...tree, nodes: tree.nodes.map((node, index) => (index === at ? { ...node, parent: -1 } : node)) }), parent);
}

export type Spot = { readonly x: number; readonly y: number };
const [across, down, margin] = [128, 52, 36];
/** The root on the left, ends below each other on the right of it. */
export function layout(tree: Tree): { spots: Spot[]; width: number; height: number } {
  const spots: Spot[] = [];
  let leaves = 0;
  const place = (at: number, depth: number): number => {
    const own = children(tree, at);
    const heights = own.map((child) => place(child, depth + 1));
    const y = own.length === 0 ? leaves++ : (heights[0]! + heights.at(-1)!) / 2;
    spots[at] = { x: margin + depth * across, y: margin + y * down };
    return y;
  };
  place(0, 0);
  return { spots, width: Math.max(...spots.map(({ x }) => x)) + 110, height: margin * 2 + Math.max(0, leaves - 1) * down };
}
/** In which order backward induction finds the values: what is below first. */
export function backwards(tree: Tree): number[] {
  const order: number[] = [];
  const visit = (at: number): void => {
    for (const child of children(tree, at)) visit(child);
    if (tree.nodes[at]!.kind !== 'end') order.push(at);
  };
  visit(0);
  return order;
}
/** Nodes that somebody cannot tell apart, set by set. */
export function sets(tree: Tree): { name: string; player: number; nodes: number[] }[] {
  const found = new Map<string, { name: string; player: number; nodes: number[] }>();
  for (const [index, node] of tree.nodes.entries()) {
    if (node.kind !== 'decision' || node.set === '') continue;
    const key = `${node.player} ${node.set}`;
    const set = found.get(key) ?? { name: node.set, player: node.player, nodes: [] };
    set.nodes.push(index);
    found.set(key, set);
  }
  return [...found.values()].filter((set) => set.nodes.length > 1);
}

export const examples = {
  chance: 'tree 1\nplayers Alice, Bob\nAlice\n  left: Bob\n    up: 3, 1\n    down: chance\n      1/2 heads: 0, 0\n      1/2 tails: 4, -2\n  right: 2, 2\n',
  entry: 'tree 1\nplayers Rival, Owner\nRival\n  stay out: 0, 2\n  enter: Owner\n    share: 1, 1\n    fight: -1, -1\n',
  hidden: 'tree 1\nplayers Alice, Bob\nAlice\n  head: Bob [dark]\n    head: 1, -1\n    tail: -1, 1\n  tail: Bob [dark]\n    head: -1, 1\n    tail: 1, -1\n',
} as const;
