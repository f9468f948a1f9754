import type { Point } from '@/lib/geometry/types';
import type { PieceMesh } from '@/lib/tryon/mesh/piece-mesh';
import type { Cloth } from './cloth';

/** Where each vertex of a finer mesh lies on a coarser one of the same pieces: three vertices, and how much of each. */
interface Refinement {
  readonly corners: Uint32Array;
  readonly shares: Float64Array;
}

/** Cells in which the triangles of a piece are looked for, cm. */
const CELL = 4;

/** The finer of two meshes of a garment laid on the coarser. */
export function refinementOf(coarse: Cloth, fine: Cloth): Refinement {
  const count = fine.flat.length / 2;
  const corners = new Uint32Array(3 * count);
  const shares = new Float64Array(3 * count);
  fine.sheets.forEach(({ sheet }, s) => {
    const own = coarse.sheets[s]?.sheet as typeof sheet;
    const find = placesOn(own.mesh);
    sheet.mesh.points.forEach((p, local) => {
      const found = find(p);
      for (const side of sheet.sides) {
        const vertex = sheet.vertex(side, local) as number;
        corners.set(
          found.corners.map((v) => own.vertex(side, v) as number),
          3 * vertex,
        );
        shares.set(found.shares, 3 * vertex);
      }
    });
  });
  return { corners, shares };
}

/** Puts every vertex of the finer mesh where it lies on the coarser one, into place. */
export function refine({ corners, shares }: Refinement, coarse: Float64Array, into: Float64Array): void {
  for (let i = 0; i < corners.length; i += 3)
    for (let axis = 0; axis < 3; axis++)
      into[i + axis] =
        (shares[i] as number) * (coarse[3 * (corners[i] as number) + axis] as number) +
        (shares[i + 1] as number) * (coarse[3 * (corners[i + 1] as number) + axis] as number) +
        (shares[i + 2] as number) * (coarse[3 * (corners[i + 2] as number) + axis] as number);
}

interface Found {
  readonly corners: readonly number[];
  readonly shares: readonly [number, number, number];
}

/** The triangle of a mesh in which a point lies, or the one that it is the least outside of: an arc lies beside its chord. */
export function placesOn({ points, triangles }: PieceMesh): (p: Point) => Found {
  const all = Array.from({ length: triangles.length / 3 }, (_, t) => triangles.slice(3 * t, 3 * t + 3));
  const cells = new Map<string, number[]>();
  all.forEach((corners, t) => {
    for (const key of cellsOver(corners.map((v) => points[v] as Point))) {
      const cell = cells.get(key);
      if (cell) cell.push(t);
      else cells.set(key, [t]);
    }
  });
  const every = all.map((_, t) => t);
  return (p) => {
    let best: Found | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const t of cells.get(keyOf(cellOf(p.x), cellOf(p.y))) ?? every) {
      const corners = all[t] as number[];
      const shares = sharesIn(corners.map((v) => points[v] as Point) as [Point, Point, Point], p);
      const least = Math.min(...shares);
      if (least <= most) continue;
      [best, most] = [{ corners, shares }, least];
    }
    return best as Found;
  };
}

const cellOf = (value: number) => Math.floor(value / CELL);
const keyOf = (i: number, k: number) => `${i},${k}`;

/** The cells over which a triangle lies, and those about them. */
function cellsOver(corners: readonly Point[]): string[] {
  const [xs, ys] = [corners.map(({ x }) => cellOf(x)), corners.map(({ y }) => cellOf(y))];
  const keys: string[] = [];
  for (let i = Math.min(...xs) - 1; i <= Math.max(...xs) + 1; i++)
    for (let k = Math.min(...ys) - 1; k <= Math.max(...ys) + 1; k++) keys.push(keyOf(i, k));
  return keys;
}

function sharesIn([a, b, c]: readonly [Point, Point, Point], p: Point): [number, number, number] {
  const size = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  const q = ((p.x - a.x) * (c.y - a.y) - (c.x - a.x) * (p.y - a.y)) / size;
  const r = ((b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)) / size;
  return [1 - q - r, q, r];
}
