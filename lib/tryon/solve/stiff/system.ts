import { BlockMatrix } from './matrix';

/** Forces on the vertices and how they change as vertices move: what one step of the implicit solver solves. */
export class System {
  readonly matrix: BlockMatrix;
  readonly force: Float64Array;

  constructor(size: number, groups: readonly { readonly corners: Uint32Array; readonly each: number }[]) {
    this.matrix = new BlockMatrix(size, groups);
    this.force = new Float64Array(3 * size);
  }

  clear(): void {
    this.matrix.blocks.fill(0);
    this.force.fill(0);
  }

  push(vertex: number, times: number, x: number, y: number, z: number): void {
    const i = 3 * vertex;
    this.force[i] = (this.force[i] as number) + times * x;
    this.force[i + 1] = (this.force[i + 1] as number) + times * y;
    this.force[i + 2] = (this.force[i + 2] as number) + times * z;
  }

  /** Adds the same stiffness in all directions between two vertices. */
  addEven(block: number, stiffness: number): void {
    const { blocks } = this.matrix;
    for (const k of [0, 4, 8]) blocks[block + k] = (blocks[block + k] as number) + stiffness;
  }

  /** Adds `times` p qᵀ between two vertices. */
  addOuter(block: number, times: number, p: readonly number[], q: readonly number[]): void {
    const { blocks } = this.matrix;
    for (let i = 0; i < 3; i++)
      for (let k = 0; k < 3; k++) {
        const at = block + 3 * i + k;
        blocks[at] = (blocks[at] as number) + times * (p[i] as number) * (q[k] as number);
      }
  }
}

/** Where the blocks of each group begin, row by row. */
export function blockTable(matrix: BlockMatrix, corners: Uint32Array, each: number): Uint32Array {
  const table = new Uint32Array(corners.length * each);
  let next = 0;
  for (let i = 0; i < corners.length; i += each)
    for (let p = i; p < i + each; p++)
      for (let q = i; q < i + each; q++)
        table[next++] = matrix.at(corners[p] as number, corners[q] as number);
  return table;
}
