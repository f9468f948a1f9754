import type { DistanceField } from '@/lib/tryon/field/distance-field';
import { emptySample, sampleField } from '@/lib/tryon/field/sample';
import { normalOf, placeOf } from '@/lib/tryon/mesh/normals';
import { aboveTriangle, emptyAbove } from './above';
import { TriangleCells } from './cells';
import { Layers } from './layers';

/** Cloth that lies over other cloth, seen from the body. */
export interface Overlapping {
  readonly field: DistanceField;
  /** Vertices of what lies over, and triangles of what lies under it, three vertices each. */
  readonly over: Uint32Array;
  readonly under: Uint32Array;
  /** Whether all of what lies under turns the same side outward: then folds cannot hide which. */
  readonly alike?: boolean;
}

/** Farther than this from it, cm, cloth lies neither over nor under other cloth. */
const NEAR = 4;

const sample = emptySample();
const [own, best] = [emptyAbove(), emptyAbove()];

/** What lies over other cloth, and the places of that on which it lies. */
export class Overlap extends Layers {
  private readonly cells: TriangleCells;
  /** On which side of the triangles underneath is outside: as their corners turn, against it, or not known. */
  private side = 0;

  constructor(private readonly lying: Overlapping) {
    super(lying.over.length);
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
      const [x, y, z] = placeOf(positions, 3 * v);
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
      if (found >= 0) this.keep(v, under.subarray(found, found + 3), best);
    }
  }
}

/** The side of cloth that most of it turns away from the body: 1 as the corners of its triangles turn, -1 against it. */
function outerSide(positions: Float64Array, { field, under }: Overlapping): number {
  let sum = 0;
  for (let first = 0; first < under.length; first += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => 3 * (under[first + k] as number)) as [number, number, number];
    if (!sampleField(field, ...placeOf(positions, a), sample)) continue;
    const [nx, ny, nz] = normalOf(positions, a, b, c);
    sum += nx * sample.x + ny * sample.y + nz * sample.z;
  }
  return Math.sign(sum);
}
