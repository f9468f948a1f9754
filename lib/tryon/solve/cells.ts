/** Edge of a cell, cm: triangles of the coarser mesh are not much larger. */
const CELL = 4;
/** Cells each way about the origin. */
const HALF = 256;

/** Triangles by the cell in which their middle lies. */
export class TriangleCells {
  private readonly cells = new Map<number, number[]>();

  /** Three vertices a triangle. */
  constructor(private readonly triangles: Uint32Array) {}

  fill(positions: Float64Array): void {
    this.cells.clear();
    const { triangles } = this;
    for (let first = 0; first < triangles.length; first += 3) {
      const middle = (axis: number) =>
        ((positions[3 * (triangles[first] as number) + axis] as number) +
          (positions[3 * (triangles[first + 1] as number) + axis] as number) +
          (positions[3 * (triangles[first + 2] as number) + axis] as number)) /
        3;
      const key = keyOf(cellOf(middle(0)), cellOf(middle(1)), cellOf(middle(2)));
      const cell = this.cells.get(key);
      if (cell) cell.push(first);
      else this.cells.set(key, [first]);
    }
  }

  /** Where the triangles begin whose middle lies in the cell of a place or in one beside it. */
  near(x: number, y: number, z: number): readonly number[] {
    const [i, j, k] = [cellOf(x), cellOf(y), cellOf(z)];
    const found: number[] = [];
    for (let a = i - 1; a <= i + 1; a++)
      for (let b = j - 1; b <= j + 1; b++)
        for (let c = k - 1; c <= k + 1; c++) {
          const cell = this.cells.get(keyOf(a, b, c));
          if (cell) for (const first of cell) found.push(first);
        }
    return found;
  }
}

const cellOf = (value: number) => Math.floor(value / CELL) + HALF;
const keyOf = (i: number, j: number, k: number) => (i * 2 * HALF + j) * 2 * HALF + k;
