// Undo and redo over whole states. States must not be changed once they are handed in.

export class History<T> {
  #past = $state.raw<readonly T[]>([]);
  #present = $state.raw() as T;
  #future = $state.raw<readonly T[]>([]);

  constructor(first: T, readonly most = 500) {
    this.#present = first;
  }

  get present(): T {
    return this.#present;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** A new state; what had been undone is gone. */
  push(next: T): void {
    this.#past = [...this.#past.slice(-(this.most - 1)), this.#present];
    this.#present = next;
    this.#future = [];
  }

  undo(): T {
    const before = this.#past.at(-1);
    if (before !== undefined) {
      this.#future = [this.#present, ...this.#future];
      this.#past = this.#past.slice(0, -1);
      this.#present = before;
    }
    return this.#present;
  }

  redo(): T {
    const [after, ...rest] = this.#future;
    if (after !== undefined) {
      this.#past = [...this.#past, this.#present];
      this.#present = after;
      this.#future = rest;
    }
    return this.#present;
  }
}
