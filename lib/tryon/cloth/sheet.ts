import { sub, unit } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { foldLine, mirrorIn } from '@/lib/pattern/unfold';
import type { PieceMesh } from '@/lib/tryon/mesh/piece-mesh';

/** Her left, on which pieces are drawn, or the mirror image of it on her right. */
export type BodySide = 'left' | 'right';

/** One piece of cloth as worn: a mesh, or a mesh and its image, unfolded or cut twice. */
export interface Sheet {
  readonly mesh: PieceMesh;
  /** Where the cloth has a vertex on a side, its number in the whole; the same on both where it lies on the fold. */
  vertex(side: BodySide, local: number): number | undefined;
  readonly sides: readonly BodySide[];
}

/** Places of a sheet on the flat and its triangles, numbered from `first`. */
export interface LaidSheet {
  readonly sheet: Sheet;
  readonly points: readonly Point[];
  /** On which side of the body each vertex is worn. */
  readonly worn: readonly BodySide[];
  readonly triangles: readonly number[];
  /** Unit direction of the warp in each triangle. */
  readonly grains: readonly Point[];
}

/** A piece as it is worn on both sides, or on one only. */
export function laySheet(mesh: PieceMesh, sides: readonly BodySide[], first: number): LaidSheet {
  const numbers: Record<BodySide, number[]> = { left: [], right: [] };
  const points: Point[] = [];
  const worn: BodySide[] = [];
  const fold = mesh.piece.piece.cut.onFold ? foldLine(mesh.piece.piece) : undefined;
  const onFold = new Set(
    mesh.piece.edges
      .filter(({ role }) => role === 'fold')
      .flatMap(({ id }) => mesh.edges.get(id)?.vertices ?? []),
  );
  const image = fold && sides.length === 2 ? mirrored(fold) : ({ x, y }: Point) => ({ x: -x, y });
  for (const side of sides)
    mesh.points.forEach((p, local) => {
      const known = fold && onFold.has(local) ? numbers.left[local] : undefined;
      numbers[side][local] = known ?? first + points.length;
      if (known !== undefined) return;
      points.push(side === 'left' ? p : image(p));
      worn.push(side);
    });
  const grain = grainOf(mesh);
  const images = { left: grain, right: sub(image(grain), image({ x: 0, y: 0 })) };
  // Both sides in turn: what is worked through in this order is worked alike on the left and on the right.
  const both = { left: mesh.triangles, right: turned(mesh.triangles) };
  const cells = Array.from({ length: mesh.triangles.length / 3 }, (_, t) => 3 * t);
  const triangles = cells.flatMap((first) =>
    sides.flatMap((side) => both[side].slice(first, first + 3).map((v) => numbers[side][v] as number)),
  );
  const grains = cells.flatMap(() => sides.map((side) => images[side]));
  return {
    grains,
    sheet: { mesh, sides, vertex: (side, local) => numbers[side][local] },
    points,
    worn,
    triangles,
  };
}

function grainOf({ piece }: PieceMesh): Point {
  const [from, to] = piece.piece.grain;
  return unit({ x: to[0] - from[0], y: to[1] - from[1] });
}

function mirrored(fold: NonNullable<ReturnType<typeof foldLine>>): (p: Point) => Point {
  const mirror = mirrorIn(fold);
  return ({ x, y }) => {
    const [mx, my] = mirror([x, y]);
    return { x: mx, y: my };
  };
}

/** An image turns the other way round. */
function turned(triangles: readonly number[]): readonly number[] {
  return triangles.map((_, i) => triangles[i % 3 === 1 ? i + 1 : i % 3 === 2 ? i - 1 : i] as number);
}
