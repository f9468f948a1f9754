import { linePath } from '@/lib/drawing/paths';
import { drawn, type Place } from '@/lib/drawing/pen';
import { dot } from '@/lib/drawing/symbols';
import type { Item } from '@/lib/drawing/types';
import { pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import type { Pair } from '@/lib/geometry/types';
import { lengthOf, pathOf } from '@/lib/pattern/lines';
import { isPleatedEdge } from '@/lib/pattern/pleats';
import type { Draft, Edge, EdgeRef, Piece, Seam } from '@/lib/pattern/types';
import { outsideOf } from './outline';

/** Half way between stitching and cut line; a little inside where there is no allowance. */
const offset = ({ allowance }: Edge): number => (allowance > 0 ? allowance / 2 : -0.3);

const WAVE = 0.8;
const AMPLITUDE = 0.16;
const DOT_EVERY = 0.8;
const MARGIN = 0.6;

/** Points beside an edge between two lengths; `away` says how far outside at each of them. */
function beside(
  edge: Edge,
  outside: number,
  from: number,
  to: number,
  step: number,
  away: (i: number) => number,
): Pair[] {
  const path = pathOf(edge);
  const count = Math.max(2, Math.round((to - from) / step));
  return Array.from({ length: count + 1 }, (_, i) => {
    const at = from + ((to - from) * i) / count;
    const { x, y } = pointAtLength(path, at);
    const t = tangentAtLength(path, at);
    return [x + t.y * outside * away(i), y - t.x * outside * away(i)];
  });
}

/** Stretch of the edge on which the fullness lies: between its outermost notches, else almost its whole length. */
function stretchOf(piece: Piece, edge: Edge): readonly [number, number] {
  const length = lengthOf(edge);
  const at = piece.notches.filter((notch) => notch.edge === edge.id).map((notch) => notch.at);
  const [first, last] = [Math.min(...at), Math.max(...at)];
  return at.length > 1 && last - first > 3 * WAVE
    ? [first + MARGIN, last - MARGIN]
    : [MARGIN, length - MARGIN];
}

function wave(piece: Piece, edge: Edge, outside: number, place: Place): Item[] {
  const [from, to] = stretchOf(piece, edge);
  if (to - from < WAVE) return [];
  const middle = offset(edge);
  const points = beside(
    edge,
    outside,
    from,
    to,
    WAVE / 4,
    (i) => middle + AMPLITUDE * Math.sin((i * Math.PI) / 2),
  );
  return [drawn(linePath(...points), 'mark', place)];
}

function dots(piece: Piece, edge: Edge, outside: number, place: Place): Item[] {
  const [from, to] = stretchOf(piece, edge);
  if (to - from < DOT_EVERY) return [];
  return beside(edge, outside, from, to, DOT_EVERY, () => offset(edge)).map((at) => dot(at, place, 0.045));
}

const edgesNamed = (piece: Piece, refs: readonly EdgeRef[]): Edge[] =>
  piece.edges.filter(({ id }) => refs.some((ref) => ref.piece === piece.id && ref.edge === id));

/** Ease smaller than this is held by hand and needs no sign, cm. */
const SEEN = 0.8;

/** Pleats have signs of their own. */
const isPleated = ({ a }: Seam, { pieces }: Draft): boolean =>
  pieces.some((piece) => edgesNamed(piece, a).some((edge) => isPleatedEdge(piece, edge)));

/** How the fullness of the first side of a seam is marked, if at all. */
const signOf = (seam: Seam, draft: Draft): 'gathers' | 'ease' | undefined => {
  const { ease, gather } = seam;
  if ((gather <= 1.05 && ease < SEEN) || isPleated(seam, draft)) return undefined;
  return gather > 1.05 ? 'gathers' : 'ease';
};

/** The signs of fullness that the pieces of a draft carry. */
export const fullnessSigns = (draft: Draft): Set<string> =>
  new Set(
    draft.pieces.flatMap((piece) =>
      draft.seams.flatMap((seam) =>
        edgesNamed(piece, seam.a).length > 0 ? (signOf(seam, draft) ?? []) : [],
      ),
    ),
  );

/** Gathered edges carry a wavy line, eased ones dots, between the notches that hold the fullness. */
export function pieceFullness(piece: Piece, draft: Draft, place: Place): Item[] {
  const outside = outsideOf(piece);
  return draft.seams.flatMap((seam) => {
    const edges = edgesNamed(piece, seam.a);
    const sign = edges.length > 0 ? signOf(seam, draft) : undefined;
    const draw = sign === 'gathers' ? wave : dots;
    return sign ? edges.flatMap((edge) => draw(piece, edge, outside, place)) : [];
  });
}
