import { distanceToPath } from '@/lib/geometry/closest';
import { pathLength, subPath } from '@/lib/geometry/length';
import { asPairs } from '@/lib/geometry/pair';
import { endOf } from '@/lib/geometry/path';
import { parallel } from '@/lib/geometry/polyline/parallel';
import type { Pair, Path, Point } from '@/lib/geometry/types';
import type { OperationName } from '@/lib/operations/names';
import { pathOf } from '@/lib/pattern/lines';
import { pleatsOf, wayOf } from '@/lib/pattern/pleats';
import type { Edge, Piece } from '@/lib/pattern/types';
import { innerPlaces, PLEAT_STITCHED, rollLines } from '../../steps/edges/find-inner-places';
import { cowlLines } from '../cloth/fold-cowl';
import { lineOfPath } from '../cloth/follow-edges';
import type { Drawn } from '../cloth/scene';

/** Lines inside a piece that are not simply worked along. */
const DRAWN: Readonly<Partial<Record<OperationName, (piece: Piece, key: string) => Partial<Drawn>>>> = {
  'fold-pleats': foldedPleats,
  'fold-sleeve-pleats': sleevePleats,
  'fold-cap-pleats': capPleats,
  'fold-back-pleat': backPleat,
  'fold-lining-pleat': stitchedEnds,
  'tape-roll-line': tapedBehind,
  'turn-cowl': cowlLines,
  understitch: (piece, key) => (key === 'roll' ? { creased: rollLines(piece) } : {}),
};

/** What one action of an operation draws inside a piece. */
export function innerLines(operation: OperationName, key: string, piece: Piece): Partial<Drawn> {
  return DRAWN[operation]?.(piece, key) ?? { worked: innerPlaces(operation, piece) };
}

/** So far behind the roll line its tape is fused, on the side of the garment, as its step says, cm. */
const BEHIND = 0.4;

/** The tape, and the roll line beside it: drawn from the break up, the garment lies on its right. */
function tapedBehind(piece: Piece): Partial<Drawn> {
  const rolls = rollLines(piece);
  return { placed: rolls, worked: rolls.map((line) => parallel(line, -BEHIND)) };
}

/** How far down a pleat the arrow lies that says where it is brought: clear of the hips. */
const LOW = 0.7;
/** How far down the short lines of a sleeve's pleat. */
const HALF_UP = 0.5;

const pointsAlong = (path: Path): Pair[] => lineOfPath(path);

/** The pleats of a skirt as folds, the lines they are laid on, and the way from one to the other. */
function foldedPleats(piece: Piece, key: string): Partial<Drawn> {
  return key === 'baste' ? { worked: basted(piece) } : foldsWith(piece, key === 'fold' ? LOW : undefined);
}

/** The pleats above a cuff, likewise; they are held in the allowance only. */
function sleevePleats(piece: Piece, key: string): Partial<Drawn> {
  return key === 'baste' ? { worked: heldAt(piece) } : foldsWith(piece, HALF_UP);
}

/** Those of a cap, from its edge down; they are held in the allowance there. */
function capPleats(piece: Piece, key: string): Partial<Drawn> {
  if (key !== 'baste') return foldsWith(piece, HALF_UP);
  const caps = piece.edges.filter(({ line }) => line === 'cap');
  return { worked: caps.map((edge) => parallel(pointsAlong(pathOf(edge)), -edge.allowance / 2)) };
}

/** That of a back, from the seam under its yoke down; it is held in the allowance there. */
function backPleat(piece: Piece, key: string): Partial<Drawn> {
  if (key !== 'baste') return foldsWith(piece, HALF_UP);
  const tops = piece.edges.filter(({ line }) => line === 'yoke');
  return { worked: tops.map((edge) => parallel(pointsAlong(pathOf(edge)), -edge.allowance / 2)) };
}

function foldsWith(piece: Piece, share?: number): Partial<Drawn> {
  const pleats = pleatsOf(piece);
  const ways = pleats.flatMap((pleat) => {
    const way = share === undefined ? undefined : wayOf(pleat, share);
    return way ? [asPairs(way)] : [];
  });
  return {
    creased: pleats.map(({ fold }) => pointsAlong(fold)),
    placed: pleats.filter(({ drawn }) => drawn).map(({ onto }) => pointsAlong(onto)),
    brought: ways,
  };
}

/** In the allowance of the edges they end in: once they are laid, of those nearest to their ends. */
function heldAt(piece: Piece): Pair[][] {
  const held = new Set(pleatsOf(piece).map(({ fold }) => nearestEdge(piece, endOf(fold))));
  return piece.edges
    .filter((edge) => held.has(edge))
    .map((edge) => parallel(pointsAlong(pathOf(edge)), -edge.allowance / 2));
}

function nearestEdge({ edges }: Piece, at: Point): Edge | undefined {
  const off = (edge: Edge) => distanceToPath(at, pathOf(edge));
  return [...edges].sort((one, other) => off(one) - off(other))[0];
}

/** Pleats are held across their folds: in the allowance at the top, and on the hip line. */
function basted({ edges, internal }: Piece): Pair[][] {
  const tops = edges.filter(({ line }) => line === 'waist');
  const hips = internal.filter(({ id, kind }) => kind === 'level' && id === 'hip');
  return [
    ...tops.map((edge) => parallel(pointsAlong(pathOf(edge)), -edge.allowance / 2)),
    ...hips.map((line) => pointsAlong(pathOf(line))),
  ];
}

/** The pleat of a lining is stitched at both ends of its line, and hangs free between them. */
function stitchedEnds({ internal }: Piece): Partial<Drawn> {
  const pleat = internal.find(({ kind }) => kind === 'pleat');
  if (!pleat) return {};
  const path = pathOf(pleat);
  const length = pathLength(path);
  const from = Math.min(PLEAT_STITCHED, length / 2);
  const stretch = (a: number, b: number) => pointsAlong(subPath(path, a, b));
  return {
    worked: [stretch(0, from), stretch(length - from, length)],
    placed: length > 2 * from ? [stretch(from, length - from)] : [],
  };
}
