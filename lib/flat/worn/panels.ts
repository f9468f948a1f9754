import { cyclic, firstOf } from '@/lib/geometry/sequence';
import { seenWith } from '@/lib/pattern/drawn';
import { halfOf, isWornOn } from '@/lib/pattern/halves';
import type { BodySide, Draft, Edge, LineName, Piece } from '@/lib/pattern/types';
import { cowlHung } from './cowl';
import { lapelTurned } from './lapel';
import { asHalf, withoutVent } from './lapped';
import type { View } from './types';
import { withoutFullness } from './without-fullness';

/** Where the middle of the body lies in a piece. */
const isCentre = ({ line, role }: Edge): boolean => role === 'fold' || line.startsWith('centre');

function leftmost({ edges }: Piece): number {
  return Math.min(...edges.map(({ path }) => firstOf(path)[1]));
}

const isLower = (line: LineName): boolean => (SEEN_AS[line] ?? line) === 'hem';

/** Outer pieces of the upper body on one face, from the centre to the side; of a whole one that half of them. */
export function panelsOf(draft: Draft, view: View, side: BodySide = 'right'): Piece[] {
  const { pieces, construction } = draft;
  const rank = (piece: Piece) => (reachesAcross(piece) ? -1 : piece.edges.some(isCentre) ? 0 : 1);
  return pieces
    .filter(({ part, material }) => part === view && (material === 'shell' || material === 'contrast'))
    .filter((piece) => isWornOn(piece, side))
    .map((piece) => halfOf(piece, side))
    .map((piece) => cowlHung({ construction }, piece))
    .map((piece) => lapelTurned(draft, piece))
    .map(withoutFullness)
    .map(asHalf)
    .map(withoutVent)
    .map(asSeen)
    .sort((a, b) => rank(a) - rank(b) || leftmost(a) - leftmost(b));
}

/** A piece over the shoulders that another hangs from: it has no lower edge. */
export function isYoke({ edges }: Piece): boolean {
  return edges.some(({ line }) => line === 'yoke') && !edges.some(({ line }) => isLower(line));
}

/** A yoke that reaches over the middle of the body: all that hangs from it lies below. */
export function isBackYoke(piece: Piece): boolean {
  if (isUpperFront(piece)) return false;
  return (
    isYoke(piece) && (piece.edges.some(isCentre) || piece.edges.some(({ line }) => line === 'back-edge'))
  );
}

/** A front cut from side to side under the bust: its part above the seam. */
export const isUpperFront = (piece: Piece): boolean =>
  isYoke(piece) && piece.landmarks.bustPoint !== undefined;

/** All the rest of its face hangs from it. */
export const reachesAcross = (piece: Piece): boolean => isBackYoke(piece) || isUpperFront(piece);

/** Where a skirt is sewn on, the seam is the lower edge of the bodice; a grown-on collar lets the shoulder go on. */
const SEEN_AS: Readonly<Record<string, LineName>> = { waist: 'hem', 'neck-rise': 'shoulder' };

function asSeen(piece: Piece): Piece {
  const edges = piece.edges.map((edge) => ({ ...edge, line: SEEN_AS[edge.line] ?? edge.line }));
  return seenWith(piece, { edges });
}

/** Outer pieces of the skirt on one face, from the centre to the side. */
export function skirtPanelsOf({ pieces }: Draft, view: View): Piece[] {
  const rank = (piece: Piece) => (piece.edges.some(isCentre) ? 0 : 1);
  return pieces
    .filter(({ part, material }) => part === `skirt-${view}` && material === 'shell')
    .filter(({ cut }) => cut.side !== 'left')
    .map((piece) => halfOf(piece, 'right'))
    .map(withoutVent)
    .sort((a, b) => rank(a) - rank(b) || leftmost(a) - leftmost(b));
}

/** The edges of a piece in order, the loop opened where the centre, or else the first named line, ends. */
export function openLoop({ edges }: Piece): readonly Edge[] {
  const after = edges.findIndex((edge, i) => isCentre(cyclic(edges, i - 1)) && !isCentre(edge));
  const first = after >= 0 ? after : edges.findIndex((edge, i) => edge.line !== edges.at(i - 1)?.line);
  const start = Math.max(0, first);
  return [...edges.slice(start), ...edges.slice(0, start)];
}

export const isDart = ({ role }: Edge): boolean => role === 'dart';
