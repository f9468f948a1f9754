import type { Basis } from './basis';
import type { Mark } from './model';

/** How a length grows with each coordinate of each vertex. */
export class Gradient {
  private readonly pulls: Float64Array;
  private readonly touched: Int32Array;
  private readonly isTouched: Uint8Array;
  private count = 0;

  constructor(coordinates: number) {
    this.pulls = new Float64Array(coordinates);
    this.touched = new Int32Array(coordinates);
    this.isTouched = new Uint8Array(coordinates);
  }

  add(vertex: number, axis: number, pull: number): void {
    const at = vertex * 3 + axis;
    if (this.isTouched[at] === 0) {
      this.isTouched[at] = 1;
      this.touched[this.count++] = at;
    }
    this.pulls[at] = (this.pulls[at] as number) + pull;
  }

  addMark([a, b, t]: Mark, axis: number, pull: number): void {
    this.add(a, axis, pull * (1 - t));
    if (t !== 0) this.add(b, axis, pull * t);
  }

  /** How the length grows with the weight of each mode; empties the gradient for the next. */
  along({ table, size }: Basis): Float64Array {
    const row = new Float64Array(size);
    for (let i = 0; i < this.count; i++) {
      const at = this.touched[i] as number;
      const pull = this.pulls[at] as number;
      for (let k = 0; k < size; k++) row[k] = (row[k] as number) + pull * (table[at * size + k] as number);
    }
    this.clear();
    return row;
  }

  clear(): void {
    for (let i = 0; i < this.count; i++) {
      const at = this.touched[i] as number;
      this.pulls[at] = 0;
      this.isTouched[at] = 0;
    }
    this.count = 0;
  }
}
