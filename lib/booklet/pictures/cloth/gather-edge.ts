import { boundsOf } from '@/lib/geometry/bounds';
import { lengthAlong } from '@/lib/geometry/polyline/place-on';
import { item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { PieceView } from '@/lib/pattern/piece-view';
import { foldsAlong, lineThrough } from './follow-edges';

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
/** The deepest fold: a share of the piece, no more than so much, cm. */
const DEEPEST = { share: 0.6, most: 8 } as const;
/** Less than this is ease, drawn up without a fold. */
const EASE = 0.97;

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

/** Cloth swells out again above its gathers: within a share of the piece, no more than so much, cm. */
const SWELLS = { share: 0.45, most: 13 } as const;
/** The deepest fold above a lower edge, as a share of that. */
const DEEPEST_ABOVE = 0.6;
/** Eased to more than this share of its length, it lies without folds. */
const EASED = 0.91;
/** Where the sides bend, so many levels as the cloth swells. */
const LEVELS = 12;

/**
 * A piece gathered along its lower edge, a sleeve, to `ratio` of its length: straight there, its ends no higher, and as
 * wide as the band that holds it, and as wide as it was cut a little above. Undefined where nothing is gathered to speak of.
 */
export function drawnIn(
  whole: readonly Pair[],
  edges: readonly Pair[][],
  ratio: number,
): DrawnUp | undefined {
  const line = [...edges.flat()].sort(([ax], [bx]) => ax - bx);
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || first === last || ratio > EASE) return undefined;
  const [left, right] = [first[0], last[0]];
  const { bottom, top } = boundsOf(whole);
  const swells = Math.min(SWELLS.most, SWELLS.share * (top - bottom));
  const width = ratio * lengthAlong(line);
  const narrow = width / (right - left);
  const middle = (left + right) / 2;
  const carry = ([x, y]: Pair): Pair => {
    const on = Math.min(right, Math.max(left, x));
    const [edge, level] = [heightAt(line, on), heightAt([first, last], on)];
    const up = Math.min(1, Math.max(0, (y - edge) / swells));
    const wide = narrow + (1 - narrow) * Math.sin((up * Math.PI) / 2);
    // Allowances beside it are as wide as ever.
    return [middle + (on - middle) * wide + x - on, y + (level - edge) * (1 - up)];
  };
  const lowest = boundsOf(line).bottom;
  return {
    carry,
    levels: Array.from({ length: LEVELS }, (_, i) => lowest + (swells * (i + 1)) / LEVELS),
    folds:
      ratio > EASED ? [] : foldsAlong(line, width, -DEEPEST_ABOVE * swells).map((fold) => fold.map(carry)),
  };
}

/** How high a line from left to right is at a place between its ends. */
function heightAt(line: readonly Pair[], x: number): number {
  const after = Math.max(
    1,
    line.findIndex((at) => at[0] >= x),
  );
  const [[ax, ay], [bx, by]] = [item(line, after - 1), item(line, after)];
  return bx === ax ? ay : ay + ((by - ay) * (x - ax)) / (bx - ax);
}
