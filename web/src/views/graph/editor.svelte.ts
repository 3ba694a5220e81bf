// The state of the graph editor: the drawing with its history, the answer, the problems. It draws nothing and solves nothing.
import { post, tell } from '../../api/client.ts';
import type { GraphProblem, GraphSolution } from '../../api/types.ts';
import { History } from '../../lib/history.svelte.ts';
import { Job } from '../../lib/job.svelte.ts';
import { keepWork, onOtherTab, work } from '../../lib/keep.ts';
import { announce, clearErrors, note } from '../../lib/notices.svelte.ts';
import { say } from '../../lib/words.svelte.ts';
import * as model from './model.ts';
import type { Drawing, Kind } from './model.ts';

export type Tool = 'select' | 'area' | 'edge' | Kind;
export type How = { method: string; epsilon: string };
/** What a link and the browser's memory hold. */
export type Kept = { drawing: Drawing; how: How; solved: boolean };
type Answer = { essence: string; solution: GraphSolution; values: Map<string, string>; chosen: Set<string> };

export const exact = 'exact';
const none: ReadonlySet<string> = new Set();

export function isKept(value: unknown): value is Kept {
  const { drawing, how, solved } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  const { method, epsilon } = (how ?? {}) as Partial<Record<keyof How, unknown>>;
  return model.isDrawing(drawing) && typeof method === 'string' && typeof epsilon === 'string' && typeof solved === 'boolean';
}

export class Editor {
  tool = $state<Tool>('select');
  how = $state<How>({ method: 'interval', epsilon: '1e-6' });
  selectedVertices = $state.raw(none);
  selectedEdges = $state.raw(none);
  problems = $state.raw<readonly GraphProblem[]>([]);
  readonly job = new Job<GraphSolution>('graph-solve');
  /** Rises when the drawing was replaced as a whole, so that the canvas shows all of it. */
  opened = $state(0);
  /** How far a layout is, while one is being made. */
  layingOut = $state<number | undefined>();
  /** Where an edge begins whose end is yet to be clicked. */
  edgeFrom = $state<string | undefined>();
  #history = $state.raw(new History<Drawing>(model.empty));
  #answer = $state.raw<Answer | undefined>();
  #checks = 0;

  constructor() {
    const before = work('graph', (value) => (isKept(value) ? value : undefined));
    if (before) this.restore(before);
    onOtherTab('graph', () => note(say('other-tab')));
  }

  get drawing(): Drawing {
    return this.#history.present;
  }
  get canUndo(): boolean {
    return this.#history.canUndo;
  }
  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  readonly weights = $derived.by(() => model.shownWeights(this.drawing));
  readonly essence = $derived.by(() => model.essence(this.drawing));
  /** The answer, as long as it is the answer to this drawing. */
  readonly answer = $derived.by(() => (this.#answer?.essence === this.essence ? this.#answer : undefined));
  readonly numbers = $derived.by(() => new Map(this.drawing.vertices.map((vertex, index) => [vertex.id, index])));
  readonly problemsAt = $derived.by(() => {
    const at = new Map<string, string[]>();
    for (const problem of this.problems) {
      const id = this.drawing.vertices[problem.vertex ?? -1]?.id;
      if (id) at.set(id, [...(at.get(id) ?? []), problem.message]);
    }
    return at;
  });

  get epsilon(): number {
    return Number(model.plainNumber(this.how.epsilon));
  }
  get drawable(): boolean {
    return this.drawing.vertices.length <= model.mostDrawn;
  }

  /** How a vertex is called: its name, else its number in files and answers. */
  title(id: string): string {
    const number = this.numbers.get(id) ?? 0;
    return this.drawing.vertices[number]?.name || String(number);
  }

  /** Every edit comes through here. */
  edit(next: Drawing): void {
    if (next === this.drawing) return;
    this.#history.push(next);
    this.#settle();
  }
  undo(): void {
    this.#history.undo();
    this.#settle();
  }
  redo(): void {
    this.#history.redo();
    this.#settle();
  }
  /** Another drawing instead of this one; undo brings this one back. */
  open(drawing: Drawing): void {
    clearErrors();
    this.edit(drawing);
    this.select(none, none);
    this.opened++;
  }

  select(vertices: ReadonlySet<string>, edges: ReadonlySet<string>): void {
    this.selectedVertices = vertices;
    this.selectedEdges = edges;
  }
  /** Adds a vertex and selects it. */
  add(kind: Kind, x: number, y: number): void {
    this.edit(model.add(this.drawing, kind, x, y));
    const added = this.drawing.vertices.at(-1)!;
    this.select(new Set([added.id]), none);
    announce(say('graph-added', { kind: say(`graph-kind-${kind}`), name: this.title(added.id) }));
  }
  connect(from: string, to: string): void {
    const before = this.drawing;
    this.edit(model.connect(before, from, to));
    if (this.drawing !== before) announce(say('graph-connected', { from: this.title(from), to: this.title(to) }));
  }
  /** With the tool for edges: the first click is where it begins, the second where it ends; both on one vertex are a loop. */
  clickVertex(id: string): void {
    if (this.tool !== 'edge') return;
    if (this.edgeFrom === undefined) {
      this.edgeFrom = id;
      announce(say('graph-pick-target'));
      return;
    }
    this.connect(this.edgeFrom, id);
    this.edgeFrom = undefined;
  }
  deleteSelected(): void {
    if (this.selectedVertices.size + this.selectedEdges.size === 0) return;
    announce(say('graph-deleted', { count: this.selectedVertices.size + this.selectedEdges.size }));
    this.edit(model.remove(this.drawing, this.selectedVertices, this.selectedEdges));
    this.select(none, none);
  }

  async layOut(): Promise<void> {
    const drawing = this.drawing;
    const places = await this.#laid(drawing);
    if (!places || drawing !== this.drawing) return;
    this.edit(model.move(drawing, places));
    this.opened++;
  }
  /** Opens a drawing that has no places yet. */
  async openLaidOut(drawing: Drawing): Promise<void> {
    const places = await this.#laid(drawing);
    this.open(places ? model.move(drawing, places) : drawing);
  }
  async #laid(drawing: Drawing): Promise<ReadonlyMap<string, { x: number; y: number }> | undefined> {
    if (drawing.vertices.length > model.mostDrawn) return undefined;
    this.layingOut = 0;
    try {
      const { lay } = await import('./lay.ts');
      return await lay(drawing, (part) => (this.layingOut = part));
    } catch (reason) {
      tell(reason);
      return undefined;
    } finally {
      this.layingOut = undefined;
    }
  }

  async solve(): Promise<void> {
    const drawing = this.drawing;
    const how = this.how.method === exact ? { exact: true } : { method: this.how.method, epsilon: this.epsilon };
    if (this.how.method !== exact && !(this.epsilon > 0)) {
      tell(new RangeError(this.how.epsilon));
      return;
    }
    const solution = await this.job.run({ graph: model.toFile(drawing), ...how });
    if (!solution) return;
    const ids = drawing.vertices.map((vertex) => vertex.id);
    const chosen = new Set<string>();
    const byEnds = Map.groupBy(drawing.edges.map((edge) => edge.id), (id) => id.split('#')[0]!);
    solution.strategy.forEach((to, from) => {
      if (to === null || to === undefined) return;
      for (const edge of byEnds.get(`${ids[from]}>${ids[to]}`) ?? []) chosen.add(edge);
    });
    const values = new Map(ids.map((id, index) => [id, String(solution.values[index])]));
    this.#answer = { essence: model.essence(drawing), solution, values, chosen };
    this.#remember();
    announce(say('graph-solved', { value: String(solution.value) }));
  }
  clearAnswer(): void {
    this.#answer = undefined;
    this.#remember();
  }

  /** What a link carries. */
  get state(): Kept {
    return { drawing: this.drawing, how: { ...this.how }, solved: this.answer !== undefined };
  }
  restore(state: Kept): void {
    this.how = { ...state.how };
    const drawing = model.mended(state.drawing);
    if (this.drawing.vertices.length === 0) this.#history = new History(drawing);
    else this.#history.push(drawing);
    this.opened++;
    this.#settle();
    if (state.solved) void this.solve();
  }

  /** After every change: selections that are gone, problems, memory. */
  #settle(): void {
    const vertices = new Set(this.drawing.vertices.map((vertex) => vertex.id));
    const edges = new Set(this.drawing.edges.map((edge) => edge.id));
    const left = (ids: ReadonlySet<string>, all: Set<string>) => ([...ids].every((id) => all.has(id)) ? ids : new Set([...ids].filter((id) => all.has(id))));
    this.select(left(this.selectedVertices, vertices), left(this.selectedEdges, edges));
    this.#remember();
    void this.check();
  }
  #remember(): void {
    keepWork('graph', this.state);
  }

  /** The server counts vertices; people gave them names. */
  #named({ vertex, message }: GraphProblem): string {
    const name = this.drawing.vertices[vertex ?? -1]?.name;
    return name ? message.replace(new RegExp(`(?<![\\d./])${vertex}(?![\\d./])`), name) : message;
  }
  /** Asks what is wrong; only the answer to the last question counts. */
  async check(): Promise<void> {
    const turn = ++this.#checks;
    if (this.drawing.vertices.length === 0) {
      this.problems = [];
      return;
    }
    try {
      const { problems } = await post('/api/graph/check', { graph: model.toFile(this.drawing) });
      if (turn === this.#checks) this.problems = problems.map((problem) => ({ ...problem, message: this.#named(problem) }));
    } catch (reason) {
      if (turn === this.#checks) tell(reason);
    }
  }
}
