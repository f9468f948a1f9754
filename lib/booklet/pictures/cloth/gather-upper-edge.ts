import { boundsOf } from '@/lib/geometry/bounds';
import { placesOf } from '@/lib/geometry/polyline/place-on';
import { cyclic } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { PieceView } from '@/lib/pattern/piece-view';
import { lineThrough } from './follow-edges';

/** How a piece lies once an edge of it is gathered. */
export interface DrawnUp {
  /** Where a place of the flat piece lies then. */
  readonly carry: (at: Pair) => Pair;
  /** Levels at which its sides bend. */
  readonly levels: readonly number[];
  /** The folds of the gathers, as they lie then. */
  readonly folds: readonly (readonly Pair[])[];
}

/** Below its gathers cloth spreads again, on either side by so much of the way down: more would lie on the floor. */
const SPREAD = 0.15;
/** Folds are so far apart, cm; they begin below the stitching and go so far down, shares of the deepest. */
const APART = 1.8;
const BELOW = 0.3;
const DEEP = [0.75, 0.4, 1, 0.5] as const;
/** The deepest fold: a share of the piece, no more than so much, cm. */
const DEEPEST = { share: 0.6, most: 8 } as const;
/** Less than this is ease, drawn up without a fold. */
export const EASE = 0.97;

/**
 * A piece gathered along its upper edge to `ratio` of its length: as wide there as that, and spreading below as far as
 * cloth does, toward its side where its other end is the centre. Undefined where nothing is gathered to speak of.
 */
export function drawnUp(view: PieceView, edges: readonly Pair[][], ratio: number): DrawnUp | undefined {
  const line = edges.flat();
  if (line.length < 2 || ratio > EASE) return undefined;
  const { left, right, top } = boundsOf(line);
  const bottom = boundsOf(lineThrough(view.edges)).bottom;
  const still = centreOf(view, [left, right]);
  const spread = SPREAD * (top - bottom) * (still === undefined ? 2 : 1);
  const below = Math.min(1, ratio + spread / (right - left));
  const from = still ?? (left + right) / 2;
  const carry = ([x, y]: Pair): Pair => {
    const down = Math.min(1, Math.max(0, (top - y) / (top - bottom)));
    const on = Math.min(right, Math.max(left, x));
    // Allowances beside it are as wide as ever.
    return [from + (on - from) * (ratio + (below - ratio) * down) + x - on, y];
  };
  const deepest = Math.min(DEEPEST.most, DEEPEST.share * (top - bottom));
  const folds = foldsAlong(line, ratio * (right - left), deepest);
  return { carry, levels: [top, bottom], folds: folds.map((fold) => fold.map(carry)) };
}

/** The end of an edge at the centre of the garment, or beside a lap that stays flat: there it stays where it is. */
function centreOf({ edges }: PieceView, ends: readonly number[]): number | undefined {
  const [left = 0, right = 0] = ends;
  const isBeyond = ({ start, end }: EdgeView) =>
    Math.abs(start.y - end.y) < NEAR && [start, end].some(({ x }) => x < left - NEAR || x > right + NEAR);
  const centres = edges.filter(
    (edge) => edge.role === 'fold' || edge.line.startsWith('centre') || isBeyond(edge),
  );
  const xs = centres.flatMap(({ start, end }) => [start.x, end.x]);
  return ends.find((end) => xs.some((x) => Math.abs(x - end) < NEAR));
}

/** A centre that begins no further from the end of an edge is at that end, cm. */
const NEAR = 0.1;

/** The folds below an edge that is so wide once it is gathered, cm, the deepest so deep; above it where that is less than 0. */
export function foldsAlong(line: readonly Pair[], width: number, deepest: number = DEEPEST.most): Pair[][] {
  const places = placesOf(line);
  const count = Math.round(width / APART);
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = places((i + 0.5) / count).at;
    return [
      [x, y - BELOW * Math.sign(deepest)],
      [x, y - deepest * cyclic(DEEP, i)],
    ];
  });
}
