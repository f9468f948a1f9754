import { toCommands } from '@/lib/geometry/commands';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { add, distance, midpoint, perp, scale, sub, unit } from '@/lib/geometry/point';
import { SAME_POINT } from '@/lib/geometry/tolerance';
import type { Point } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Draft, Edge, EdgeRef, Piece, Seam } from '@/lib/pattern/types';
import type { Sheet } from './sheet';

/** The face of a bodice piece that ends in tops for straps. */
type Face = 'front' | 'back';

/**
 * A draft whose thin straps are cut in one with the tops they are sewn to, as long and as wide as they are worn: they
 * meet on the shoulder in a seam, those of a halter behind the neck. Any other draft as it is.
 */
export function strapped(draft: Draft): Draft {
  const longer = lengthsOf(draft);
  const strap = draft.pieces.find(({ part }) => part === 'strap');
  if (!longer || !strap) return draft;
  const pieces = draft.pieces.flatMap((piece) => {
    if (piece.part === 'strap') return isTied(piece) ? [piece] : [];
    const isTop = piece.material === 'shell' && (piece.part === 'front' || piece.part === 'back');
    const length = isTop ? longer[piece.part as Face] : undefined;
    return [length === undefined ? piece : withStrap(piece, length, finishedWidth(strap))];
  });
  const seam: Seam = {
    id: 'strap',
    operation: 'sew-shoulder',
    a: topsOf(pieces, longer.back === undefined ? 'front' : 'back'),
    b: topsOf(pieces, 'front'),
    ease: 0,
    gather: 1,
    stage: 0,
  };
  return { ...draft, pieces, seams: [...draft.seams, seam] };
}

/** How far a strap goes on above the tops of each face, cm; undefined where no straps are sewn to tops. */
function lengthsOf({ construction }: Draft): Readonly<Partial<Record<Face, number>>> | undefined {
  const { strapFront, strapBack, strapNape } = construction;
  if (strapFront === undefined) return undefined;
  if (strapNape !== undefined) return { front: strapFront + strapNape };
  return strapBack === undefined ? undefined : { front: strapFront, back: strapBack };
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

/** A strap on a piece as it is drawn: where it springs from, which way it goes, and how far, cm. */
export interface StrapLine {
  readonly foot: Point;
  readonly up: Point;
  readonly length: number;
}

/** The strap that is cut in one with a piece, where there is one. */
export function strapLineOf({ edges }: PieceView): StrapLine | undefined {
  const [first, second] = edges.filter(isStrapSide).map(({ points }) => points);
  const [from, end] = first?.slice(-2) ?? [];
  const across = second?.[1];
  if (!from || !end || !across) return undefined;
  return { foot: midpoint(from, across), up: unit(sub(end, from)), length: distance(from, end) };
}

/** Whether straps are cut in one with the front alone, and meet behind the neck. */
export function isHaltered(sheets: readonly { readonly sheet: Sheet }[]): boolean {
  const strapped = sheets.flatMap(({ sheet: { mesh } }) =>
    strapLineOf(mesh.piece) ? [mesh.piece.face] : [],
  );
  return strapped.length > 0 && !strapped.includes('back');
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
