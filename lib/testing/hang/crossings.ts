import type { Cloth } from '@/lib/tryon/cloth/cloth';
import { rangedSheets } from '@/lib/tryon/cloth/sheet-ranges';
import { TriangleCells } from '@/lib/tryon/solve/cells';
import { edgesOf, middleOf } from '@/lib/tryon/solve/edges';
import { emptyPiercing, pierces } from '@/lib/tryon/solve/pierce';

/** Cloth that crosses by less is cloth that touches, cm. */
const DEEP = 0.3;

/** Two pieces whose cloth goes through each other, or one that goes through itself. */
export interface Crossing {
  readonly pieces: readonly [string, string];
  /** Edges of the mesh that pierce a triangle of the other. */
  readonly edges: number;
}

const found = emptyPiercing();

/** Where cloth that hangs goes through cloth by more than a touch, pieces by pieces, most first. */
export function crossingsOf({
  cloth: { sheets, triangles },
  positions,
}: {
  readonly cloth: Pick<Cloth, 'sheets' | 'triangles'>;
  readonly positions: Float64Array;
}): Crossing[] {
  const pieceOf = rangedSheets({ sheets }).flatMap(({ sheet }) =>
    sheet.points.map(() => sheet.sheet.mesh.piece.id),
  );
  const cells = new TriangleCells(triangles);
  cells.fill(positions);
  const counts = new Map<string, Crossing>();
  for (const edge of edgesOf(triangles)) {
    const pierced = cells
      .near(...middleOf(positions, edge))
      .find((first) => pierces(positions, edge, triangles, first, found) && found.depth >= DEEP);
    if (pierced === undefined) continue;
    const pair = [pieceOf[edge.from] as string, pieceOf[triangles[pierced] as number] as string].sort();
    const key = pair.join(' × ');
    const pieces = pair as [string, string];
    counts.set(key, { pieces, edges: (counts.get(key)?.edges ?? 0) + 1 });
  }
  return [...counts.values()].sort((p, q) => q.edges - p.edges);
}
