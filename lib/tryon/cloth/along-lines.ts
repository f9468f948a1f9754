import { distance } from '@/lib/geometry/point';
import { SAME_POINT } from '@/lib/geometry/tolerance';
import type { WornSheet } from './cloth';
import { foldsAt, spacingOf } from './mesh-places';
import { isStrapSide } from './strapped';

/** Vertices along each fold of laid pleats, on both sides of the body; without places that were too near to others to be kept. */
export function foldedAlong({ sheet }: WornSheet, spacing: number): number[][] {
  const { piece, points } = sheet.mesh;
  const folds = foldsAt(piece, spacingOf(piece, spacing)).map((fold) =>
    fold.map((p) => points.findIndex((own) => distance(own, p) < SAME_POINT)).filter((local) => local >= 0),
  );
  return sheet.sides.flatMap((side) =>
    folds
      .filter(({ length }) => length > 1)
      .map((fold) => fold.flatMap((local) => sheet.vertex(side, local) ?? [])),
  );
}

/** Vertices along both sides of the straps that are cut in one with a piece. */
export const onStraps = ({ sheet }: WornSheet): number[] =>
  sheet.mesh.piece.edges
    .filter(isStrapSide)
    .flatMap(({ id }) => sheet.mesh.edges.get(id)?.vertices ?? [])
    .flatMap((local) => sheet.sides.flatMap((side) => sheet.vertex(side, local) ?? []));
