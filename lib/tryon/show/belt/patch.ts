import { eachAxis, type Place, wayTo } from '../../body/place';
import type { TapeLine } from '../../body/tape-lines';
import type { GarmentSurface } from '../garment-surface';

/** A grid of places that is drawn on a garment, row by row, each row as long; its right side is outside. */
export interface Patch {
  /** Rows from below upward, each from her right to her left as one looks at its right side. */
  readonly rows: readonly (readonly Place[])[];
  /** Where on the bolt a place lies, across the warp and along it, cm. */
  readonly onBolt: (row: number, column: number) => readonly [number, number];
}

/** What is drawn on a garment once it hangs: cloth, and lines where that ends or is folded. */
export interface Drawn {
  readonly patches: readonly Patch[];
  readonly edges: readonly TapeLine[];
  readonly seams: readonly TapeLine[];
}

/** A surface with what is drawn on it, of the cloth of collar and cuffs. */
export function withDrawn(surface: GarmentSurface, { patches, edges, seams }: Drawn): GarmentSurface {
  const meshes = patches.map(meshOf);
  const count = meshes.reduce((sum, { positions }) => sum + positions.length / 3, 0);
  const first = surface.positions.length / 3;
  let before = first;
  const indices = meshes.flatMap((mesh) => {
    const own = mesh.indices.map((v) => v + before);
    before += mesh.positions.length / 3;
    return own;
  });
  const joined = (own: Float32Array, added: readonly number[]) => Float32Array.from([...own, ...added]);
  const none = new Array<number>(count).fill(0);
  return {
    ...surface,
    positions: joined(
      surface.positions,
      meshes.flatMap(({ positions }) => positions),
    ),
    normals: joined(
      surface.normals,
      meshes.flatMap(({ normals }) => normals),
    ),
    places: joined(
      surface.places,
      meshes.flatMap(({ places }) => places),
    ),
    hollows: joined(surface.hollows, none),
    levels: joined(surface.levels, none),
    indices: Uint32Array.from([...surface.indices, ...indices]),
    seams: [...surface.seams, ...seams],
    edges: [...surface.edges, ...edges],
  };
}

function meshOf({ rows, onBolt }: Patch) {
  const width = rows[0]?.length ?? 0;
  const indices: number[] = [];
  for (let r = 0; r + 1 < rows.length; r++)
    for (let c = 0; c + 1 < width; c++) {
      const at = r * width + c;
      indices.push(at, at + 1, at + width, at + 1, at + width + 1, at + width);
    }
  return {
    positions: rows.flatMap((row) => row.flat()),
    normals: rows.flatMap((row, r) => row.flatMap((_, c) => normalAt(rows, r, c))),
    places: rows.flatMap((row, r) => row.flatMap((_, c) => [...onBolt(r, c)])),
    indices,
  };
}

/** Square to both ways of the grid there. */
function normalAt(rows: readonly (readonly Place[])[], r: number, c: number): Place {
  const at = (row: number, column: number): Place => {
    const own = rows[Math.min(rows.length - 1, Math.max(0, row))] as readonly Place[];
    return own[Math.min(own.length - 1, Math.max(0, column))] as Place;
  };
  const [ax, ay, az] = wayTo(at(r, c + 1), at(r, c - 1));
  const [ux, uy, uz] = wayTo(at(r + 1, c), at(r - 1, c));
  const normal: Place = [ay * uz - az * uy, az * ux - ax * uz, ax * uy - ay * ux];
  const size = Math.hypot(...normal) || 1;
  return eachAxis((axis) => normal[axis] / size);
}
