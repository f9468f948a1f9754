import { distance } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { WornSheet } from './cloth';

/** A facing with its interfacing lies behind an edge for so far, cm (METHODS §7). */
const DEPTH = 5;

/** Vertices behind which a facing lies, near the edge that it is sewn to. */
export function facedVertices(sheets: readonly WornSheet[], { seams }: MeasuredDraft): number[] {
  const faced = new Set(
    seams
      .filter(({ seam }) => seam.operation === 'attach-facing')
      .flatMap(({ a, b }) => [...a.steps, ...b.steps].map(({ edge }) => edge)),
  );
  return sheets.flatMap(({ sheet }) => {
    const { piece, points, edges } = sheet.mesh;
    const along = piece.edges
      .filter((edge) => faced.has(edge))
      .flatMap(({ id }) => edges.get(id)?.vertices ?? [])
      .map((local) => points[local] as Point);
    return points.flatMap((p, local) =>
      along.some((own) => distance(own, p) < DEPTH)
        ? sheet.sides.flatMap((side) => sheet.vertex(side, local) ?? [])
        : [],
    );
  });
}
