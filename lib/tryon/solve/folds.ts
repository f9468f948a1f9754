import { addNormals, placeOf } from '@/lib/tryon/mesh/normals';
import { aboveTriangle, emptyAbove } from './above';
import { TriangleCells } from './cells';
import { Layers } from './layers';

/** Cloth that hangs free and may come to lie on itself. */
export interface Folding {
  /** Vertices that are kept off it; those of seams are left out, where it meets itself. */
  readonly vertices: Uint32Array;
  /** Its triangles, three vertices each. */
  readonly triangles: Uint32Array;
  /** Of each vertex of all, where it is on the flat, and which half of which piece it belongs to. */
  readonly flat: Float64Array;
  readonly halves: Uint16Array;
}

/** Cloth of one piece nearer than this on the flat bends, but does not lie on itself, cm. */
const APART = 7;
/** Farther off, cm, it is not seen to. */
const NEAR = 2.5;
/** Layers that face each other do so by more than this: the cosine between their normals. */
const FACING = -0.3;

const UP = { x: 0, y: 1, z: 0 };
const [own, best] = [emptyAbove(), emptyAbove()];

/**
 * Folds of free cloth: what faces cloth is kept on the side of it on which it came near. Which side that was is remembered
 * as long as it stays near.
 */
export class Folds extends Layers {
  private readonly cells: TriangleCells;
  private readonly normals: Float64Array;
  /** By vertex and half of a piece: on which side, and in which gathering it was seen. */
  private readonly sides = new Map<number, { side: number; seen: number }>();
  private gathered = 0;

  constructor(private readonly folding: Folding) {
    super(folding.vertices.length);
    this.cells = new TriangleCells(folding.triangles);
    this.normals = new Float64Array(3 * folding.halves.length);
  }

  gather(positions: Float64Array): void {
    this.count = 0;
    this.gathered += 1;
    this.cells.fill(positions);
    const { triangles, vertices } = this.folding;
    addNormals(this.normals.fill(0), positions, triangles);
    for (const v of vertices) {
      const found = this.nearest(positions, v);
      if (found >= 0)
        this.keep(v, triangles.subarray(found, found + 3), best, this.sideOf(v, triangles[found] as number));
    }
  }

  /** Where the nearest triangle begins that a vertex faces; its place beside it is in `best`. */
  private nearest(positions: Float64Array, v: number): number {
    const { triangles, flat, halves } = this.folding;
    let found = -1;
    let least = NEAR;
    for (const first of this.cells.near(...placeOf(positions, 3 * v))) {
      const corner = triangles[first] as number;
      if (halves[corner] === halves[v] && isNear(flat, corner, v)) continue;
      if (!aboveTriangle(positions, triangles, first, v, UP, own, 1)) continue;
      if (Math.abs(own.height) >= least || this.facing(v) > FACING) continue;
      least = Math.abs(own.height);
      found = first;
      Object.assign(best, own);
    }
    return found;
  }

  /** The cosine between the normal of a vertex and of the triangle in `own`. */
  private facing(v: number): number {
    const [x, y, z] = placeOf(this.normals, 3 * v);
    const size = Math.sqrt(x * x + y * y + z * z) || 1;
    return (x * own.x + y * own.y + z * own.z) / size;
  }

  private sideOf(v: number, corner: number): number {
    const { halves } = this.folding;
    const key = v * 2 ** 16 + (halves[corner] as number);
    const known = this.sides.get(key);
    const stays = known !== undefined && known.seen === this.gathered - 1;
    const side = stays ? known.side : best.height < 0 ? -1 : 1;
    this.sides.set(key, { side, seen: this.gathered });
    return side;
  }
}

function isNear(flat: Float64Array, a: number, b: number): boolean {
  const dx = (flat[2 * a] as number) - (flat[2 * b] as number);
  const dy = (flat[2 * a + 1] as number) - (flat[2 * b + 1] as number);
  return dx * dx + dy * dy < APART * APART;
}
