import type { State } from './state';

/** Two layers are so thick together, cm. */
const THICK = 0.35;
/** Of what they are too near, this share is seen to in one step, and no more than so much, cm. */
const PARTED = 0.2;
const MOST_PUSH = 0.01;
/** Cloth lies still on cloth: of its speed it loses this share in a step. */
const SLOWED = 0.2;

/** Where a vertex was found to lie beside a triangle: the shares of its corners, and the unit way off it. */
interface Beside {
  readonly p: number;
  readonly q: number;
  readonly r: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Vertices of cloth that lie on other cloth, and the places of that they are kept off. */
export abstract class Layers {
  count = 0;
  /** Of each of them: its number, the corners and shares of the place below it, and the way off that. */
  readonly vertices: Uint32Array;
  readonly corners: Uint32Array;
  readonly shares: Float64Array;
  readonly ways: Float64Array;

  protected constructor(most: number) {
    this.vertices = new Uint32Array(most);
    this.corners = new Uint32Array(3 * most);
    this.shares = new Float64Array(3 * most);
    this.ways = new Float64Array(3 * most);
  }

  /** Looks anew for what lies on what. */
  abstract gather(positions: Float64Array): void;

  /** Keeps a vertex in mind with the place it lies beside; `side`: -1 where the way off it is the other way round. */
  protected keep(v: number, corners: Uint32Array, { p, q, r, x, y, z }: Beside, side = 1): void {
    const k = 3 * this.count;
    this.vertices[this.count] = v;
    this.corners.set(corners, k);
    this.shares.set([p, q, r], k);
    this.ways.set([side * x, side * y, side * z], k);
    this.count += 1;
  }

  /** How far too near a vertex lies to the cloth underneath, cm. */
  depthOf(positions: Float64Array, k: number): number {
    const v = 3 * (this.vertices[k] as number);
    let depth = THICK;
    for (let axis = 0; axis < 3; axis++) {
      let apart = positions[v + axis] as number;
      for (let c = 3 * k; c < 3 * k + 3; c++)
        apart -= (this.shares[c] as number) * (positions[3 * (this.corners[c] as number) + axis] as number);
      depth -= apart * (this.ways[3 * k + axis] as number);
    }
    return depth;
  }

  /**
   * Parts the layers, each by its weight: pushed from one side alone, cloth would be lifted by itself. They are put where
   * they belong, and gain no speed by it.
   */
  push({ positions, before, inverse }: State): void {
    const { corners, shares } = this;
    for (let k = 0; k < this.count; k++) {
      const depth = this.depthOf(positions, k);
      if (depth <= 0) continue;
      const v = this.vertices[k] as number;
      let sum = inverse[v] as number;
      for (let c = 3 * k; c < 3 * k + 3; c++)
        sum += (shares[c] as number) ** 2 * (inverse[corners[c] as number] as number);
      const push = Math.min(PARTED * depth, MOST_PUSH) / sum;
      this.move(positions, before, v, push * (inverse[v] as number), k);
      for (let i = 3 * v; i < 3 * v + 3; i++)
        before[i] = (before[i] as number) + SLOWED * ((positions[i] as number) - (before[i] as number));
      for (let c = 3 * k; c < 3 * k + 3; c++) {
        const under = corners[c] as number;
        this.move(positions, before, under, -push * (shares[c] as number) * (inverse[under] as number), k);
      }
    }
  }

  private move(positions: Float64Array, before: Float64Array, v: number, by: number, k: number): void {
    for (let axis = 0; axis < 3; axis++) {
      const step = by * (this.ways[3 * k + axis] as number);
      positions[3 * v + axis] = (positions[3 * v + axis] as number) + step;
      before[3 * v + axis] = (before[3 * v + axis] as number) + step;
    }
  }
}
