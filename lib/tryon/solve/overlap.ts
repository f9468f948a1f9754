import type { DistanceField } from '@/lib/tryon/field/distance-field';
import { emptySample, sampleField } from '@/lib/tryon/field/sample';
import { aboveTriangle, emptyAbove } from './above';
import { TriangleCells } from './cells';
import type { State } from './state';

/** Cloth that lies over other cloth, seen from the body. */
export interface Overlapping {
  readonly field: DistanceField;
  /** Vertices of what lies over, and triangles of what lies under it, three vertices each. */
  readonly over: Uint32Array;
  readonly under: Uint32Array;
  /** Whether all of what lies under turns the same side outward: then folds cannot hide which. */
  readonly alike?: boolean;
}

/** Two layers are so thick together, cm. */
const THICK = 0.35;
/** Of what they are too near, this share is seen to in one step, and no more than so much, cm. */
const PARTED = 0.2;
const MOST_PUSH = 0.01;
/** Cloth lies still on cloth: of its speed it loses this share in a step. */
const SLOWED = 0.2;
/** Farther than this from it, cm, cloth lies neither over nor under other cloth. */
const NEAR = 4;

const sample = emptySample();
const [own, best] = [emptyAbove(), emptyAbove()];

/** What lies over other cloth, and the places of that on which it lies. */
export class Overlap {
  count = 0;
  /** Of each vertex over some cloth: its number, the corners and shares of the place below it, and the way off that. */
  readonly vertices: Uint32Array;
  readonly corners: Uint32Array;
  readonly shares: Float64Array;
  readonly ways: Float64Array;
  private readonly cells: TriangleCells;
  /** On which side of the triangles underneath is outside: as their corners turn, against it, or not known. */
  private side = 0;

  constructor(private readonly lying: Overlapping) {
    const count = lying.over.length;
    this.vertices = new Uint32Array(count);
    this.corners = new Uint32Array(3 * count);
    this.shares = new Float64Array(3 * count);
    this.ways = new Float64Array(3 * count);
    this.cells = new TriangleCells(lying.under);
  }

  /** Looks for the place of the cloth underneath that each vertex lies over, or should. */
  gather(positions: Float64Array): void {
    const { over, under, field } = this.lying;
    this.count = 0;
    if (over.length === 0 || under.length === 0) return;
    this.cells.fill(positions);
    if (this.lying.alike && this.side === 0) this.side = outerSide(positions, this.lying);
    for (const v of over) {
      const [x, y, z] = placeOf(positions, v);
      if (!sampleField(field, x, y, z, sample)) continue;
      let found = -1;
      let least = NEAR;
      for (const first of this.cells.near(x, y, z)) {
        if (!aboveTriangle(positions, under, first, v, sample, own, this.side)) continue;
        if (Math.abs(own.height) >= least) continue;
        least = Math.abs(own.height);
        found = first;
        Object.assign(best, own);
      }
      if (found >= 0) this.keep(v, found);
    }
  }

  private keep(v: number, first: number): void {
    const k = 3 * this.count;
    this.vertices[this.count] = v;
    this.corners.set(this.lying.under.subarray(first, first + 3), k);
    this.shares.set([best.p, best.q, best.r], k);
    this.ways.set([best.x, best.y, best.z], k);
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

type Triple = [number, number, number];

/** The side of cloth that most of it turns away from the body: 1 as the corners of its triangles turn, -1 against it. */
function outerSide(positions: Float64Array, { field, under }: Overlapping): number {
  let sum = 0;
  for (let first = 0; first < under.length; first += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => placeOf(positions, under[first + k] as number)) as [
      Triple,
      Triple,
      Triple,
    ];
    if (!sampleField(field, ...a, sample)) continue;
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const [wx, wy, wz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
    sum += (uy * wz - uz * wy) * sample.x + (uz * wx - ux * wz) * sample.y + (ux * wy - uy * wx) * sample.z;
  }
  return Math.sign(sum);
}

const placeOf = (positions: Float64Array, v: number): Triple => [
  positions[3 * v] as number,
  positions[3 * v + 1] as number,
  positions[3 * v + 2] as number,
];
