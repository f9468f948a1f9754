import { toCommands } from '@/lib/geometry/commands';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { add, distance, midpoint, perp, scale, sub, unit } from '@/lib/geometry/point';
import { SAME_POINT } from '@/lib/geometry/tolerance';
import type { Point } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import type { Draft, Edge, EdgeRef, Piece, Seam } from '@/lib/pattern/types';

/** The face of a bodice piece that ends in tops for straps. */
type Face = 'front' | 'back';

/**
 * A draft whose thin straps are cut in one with the tops they are sewn to, and meet on the shoulder in a seam: as long
 * and as wide as they are worn. Any other draft as it is.
 */
export function strapped(draft: Draft): Draft {
  const { strapFront, strapBack } = draft.construction;
  const strap = draft.pieces.find(({ part }) => part === 'strap');
  if (strapFront === undefined || strapBack === undefined || !strap) return draft;
  const longer: Readonly<Record<Face, number>> = { front: strapFront, back: strapBack };
  const pieces = draft.pieces.flatMap((piece) => {
    if (piece.part === 'strap') return isTied(piece) ? [piece] : [];
    const isTop = piece.material === 'shell' && (piece.part === 'front' || piece.part === 'back');
    return [isTop ? withStrap(piece, longer[piece.part as Face], finishedWidth(strap)) : piece];
  });
  const seam: Seam = {
    id: 'strap',
    operation: 'sew-shoulder',
    a: topsOf(pieces, 'back'),
    b: topsOf(pieces, 'front'),
    ease: 0,
    gather: 1,
    stage: 0,
  };
  return { ...draft, pieces, seams: [...draft.seams, seam] };
}

/** Whether it is tied to another, and has an end to tie: that end is closed by a seam. */
const isTied = ({ edges }: Pick<Piece, 'edges'>): boolean =>
  edges.some(({ line, role }) => line === 'tip' && role === 'seam');

/** A strap is drawn unfolded, its two layers beside each other, its raw end first. */
function finishedWidth({ edges }: Piece): number {
  const xs = edges.flatMap((edge) => [startOf(pathOf(edge)).x, endOf(pathOf(edge)).x]);
  return (Math.max(...xs) - Math.min(...xs)) / 2;
}

const topsOf = (pieces: readonly Piece[], face: Face): EdgeRef[] =>
  pieces
    .filter(({ part, material }) => part === face && material === 'shell')
    .flatMap(({ id, edges }) =>
      edges.filter(({ line }) => line === 'shoulder').map((edge) => ({ piece: id, edge: edge.id })),
    );

/** A piece with a strap so long and so wide on the middle of its top; one without a top as it is. */
function withStrap(piece: Piece, length: number, width: number): Piece {
  const edges = piece.edges.flatMap((edge) =>
    edge.line === 'shoulder' ? upStrap(edge, length, width) : [edge],
  );
  return { ...piece, edges };
}

/** Whether an edge runs up a strap or beside it along the top. */
export const isStrapSide = ({ id }: Pick<Edge, 'id'>): boolean => id.includes(STRAP_SIDE);

const STRAP_SIDE = '-strap-';

/** Along the top, up one side of a strap, across its end, and down the other side. */
function upStrap(top: Edge, length: number, width: number): Edge[] {
  const [from, to] = [startOf(pathOf(top)), endOf(pathOf(top))];
  const along = unit(sub(to, from));
  const up = scale(perp(along), -length);
  // Where a seam of panels parts the top, each part has a strap of its own, no wider than it is.
  const half = Math.min(width, distance(from, to)) / 2;
  const foot = (side: number): Point => add(midpoint(from, to), scale(along, side * half));
  const [first, second] = [foot(-1), foot(1)];
  const free = (name: string, ...points: readonly Point[]): Edge => ({
    ...top,
    id: `${top.id}${STRAP_SIDE}${name}`,
    line: 'edge',
    role: 'finished',
    path: toCommands(
      polyline(...points.filter((p, i) => i === 0 || distance(p, points[i - 1] as Point) > SAME_POINT)),
    ),
  });
  return [
    free('first', from, first, add(first, up)),
    { ...top, path: toCommands(polyline(add(first, up), add(second, up))) },
    free('second', add(second, up), second, to),
  ];
}
