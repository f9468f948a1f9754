/** A symmetric matrix of 3 × 3 blocks, one row of blocks a vertex. Which blocks there are never changes. */
export class BlockMatrix {
  readonly blocks: Float64Array;
  private readonly starts: Uint32Array;
  private readonly columns: Uint32Array;

  /** `groups`: vertices that act on each other, so many of each kind one after the other. */
  constructor(
    readonly size: number,
    groups: readonly { readonly corners: Uint32Array; readonly each: number }[],
  ) {
    const near: Set<number>[] = Array.from({ length: size }, (_, v) => new Set([v]));
    for (const { corners, each } of groups)
      for (let i = 0; i < corners.length; i += each)
        for (let p = i; p < i + each; p++)
          for (let q = i; q < i + each; q++) near[corners[p] as number]?.add(corners[q] as number);
    this.starts = new Uint32Array(size + 1);
    near.forEach((row, v) => {
      this.starts[v + 1] = (this.starts[v] as number) + row.size;
    });
    this.columns = Uint32Array.from(near.flatMap((row) => [...row].sort((a, b) => a - b)));
    this.blocks = new Float64Array(9 * this.columns.length);
  }

  /** Where the block of a row and a column begins among the figures. */
  at(row: number, column: number): number {
    let low = this.starts[row] as number;
    let high = (this.starts[row + 1] as number) - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.columns[middle] as number) < column) low = middle + 1;
      else high = middle;
    }
    return 9 * low;
  }

  times(vector: Float64Array, into: Float64Array): void {
    const { starts, columns, blocks } = this;
    for (let row = 0; row < this.size; row++) {
      let x = 0;
      let y = 0;
      let z = 0;
      const end = starts[row + 1] as number;
      for (let k = starts[row] as number; k < end; k++) {
        const b = 9 * k;
        const c = 3 * (columns[k] as number);
        const p = vector[c] as number;
        const q = vector[c + 1] as number;
        const r = vector[c + 2] as number;
        x += (blocks[b] as number) * p + (blocks[b + 1] as number) * q + (blocks[b + 2] as number) * r;
        y += (blocks[b + 3] as number) * p + (blocks[b + 4] as number) * q + (blocks[b + 5] as number) * r;
        z += (blocks[b + 6] as number) * p + (blocks[b + 7] as number) * q + (blocks[b + 8] as number) * r;
      }
      into[3 * row] = x;
      into[3 * row + 1] = y;
      into[3 * row + 2] = z;
    }
  }
}
