import { flatten } from '@/lib/geometry/flatten';
import { pathLength } from '@/lib/geometry/length';
import { distance } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { lengthAlong, type PieceView } from '@/lib/pattern/piece-view';
import { pleatsOf } from '@/lib/pattern/pleats';
import { rollOf } from '@/lib/pattern/worn/roll';
import { evenly, spaced } from '@/lib/tryon/mesh/chain';
import { cowlEdgeOf } from './cowled';
import { hasLaidPleats } from './laid-pleats';
import { isStrapSide } from './strapped';

/** A strap bends over the shoulder: no coarser mesh follows it, cm. */
const STRAP_SPACING = 1;

/** Places along the sides of a strap that is cut in one with a piece. */
export function strapPlaces({ edges }: PieceView, id: string): readonly number[] | undefined {
  const side = edges.find((edge) => edge.id === id && isStrapSide(edge));
  return side && evenly(side.length, STRAP_SPACING);
}

/** Places along the roll line of a lapel, along which it is pressed, and along the folds of pleats. */
export function creasesOf(piece: PieceView, spacing: number): readonly Point[] {
  const line = rollOf(piece)?.line;
  return [
    ...(line ? spaced(line, distance(...line), spacing).slice(1, -1) : []),
    ...foldsAt(piece, spacing).flat(),
  ];
}

/** Places along each fold of the pleats of a piece, from its top down. */
export const foldsAt = (piece: PieceView, spacing: number): Point[][] =>
  !hasLaidPleats(piece.piece)
    ? []
    : pleatsOf(piece.piece).map(({ fold }) => spaced(flatten(fold), pathLength(fold), spacing).slice(1, -1));

/** A collar is narrow, and rolls within a centimetre or two: no coarser mesh follows it, cm. */
const COLLAR_SPACING = 1.25;

/** A skirt this many times as wide at the hem as at the waist falls in large folds, which a mesh of so many cm shows. */
const FLARED = 1.6;
const FLARED_SPACING = 2.8;

/** A sleeve is narrow at the wrist, and half of one everywhere: between the vertices of a coarser mesh the arm would slip through, cm. */
const WRIST_SPACING = 3;
/** A sleeve so long, cm, may end there. */
const LONG = 40;

/** The folds of a cowl are narrower than a coarser mesh shows, cm. */
const COWL_SPACING = 2.5;

/** Length of the sides of triangles in a piece where the garment has the given one, cm. */
export function spacingOf(view: PieceView, spacing: number): number {
  const { part } = view.piece;
  if (part === 'collar') return Math.min(spacing, COLLAR_SPACING);
  if (cowlEdgeOf(view)) return Math.min(spacing, COWL_SPACING);
  if (part === 'cuff' || (part === 'sleeve' && isNarrow(view))) return Math.min(spacing, WRIST_SPACING);
  return isFlared(view) ? Math.max(spacing, FLARED_SPACING) : spacing;
}

const isNarrow = (view: PieceView): boolean =>
  lengthAlong(view, 'overarm') > 0 || view.seamLine.extent(0, 1) > LONG;

/** Whether a piece of a skirt is much wider at the hem than at the waist. */
export function isFlared(view: PieceView): boolean {
  const waist = lengthAlong(view, 'waist');
  return view.piece.part.startsWith('skirt') && waist > 0 && lengthAlong(view, 'hem') > FLARED * waist;
}

/** Cloth so much longer than what it is gathered on to hangs in folds that are narrower than a coarser mesh shows. */
export const GATHERED = 1.15;
const FINER = 0.65;
/** A longer skirt has so much cloth that its folds are left coarse, cm. */
const LONGEST = 70;

/** Length of the sides of triangles in each piece of a garment, cm. */
export function spacingsOf(draft: MeasuredDraft, spacing: number): (view: PieceView) => number {
  const gathered = draft.seams
    .filter(({ seam }) => seam.gather > GATHERED)
    .flatMap(({ a }) => a.steps.map(({ piece }) => piece));
  const isFine = (view: PieceView) =>
    gathered.includes(view) &&
    lengthAlong(view, 'waist') > 0 &&
    view.piece.part.startsWith('skirt') &&
    view.seamLine.extent(0, 1) < LONGEST;
  return (view) => (isFine(view) ? FINER : 1) * spacingOf(view, spacing);
}

/** Whether a piece is gathered to another of its skirt, above it. */
export const hangsFromTier = (view: PieceView): boolean => lengthAlong(view, 'tier-upper') > 0;
