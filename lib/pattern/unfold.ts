import { commandEnd } from '@/lib/geometry/commands';
import { span } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import { foldEdge } from './find';
import type { Edge, Piece } from './types';

/** The fold line of a piece cut on the fold: its two ends. Undefined when it has none. */
export function foldLine(piece: Piece): readonly [Pair, Pair] | undefined {
  const edge = foldEdge(piece);
  return edge && [startOf(edge), edgeEnd(edge)];
}

const known = new WeakMap<Piece, readonly Pair[]>();

/** The cut line opened out on both sides of the fold (cm); the cut line itself for a piece without one. */
export function unfoldedOutline(piece: Piece): readonly Pair[] {
  const fold = piece.cut.onFold ? foldLine(piece) : undefined;
  if (!fold) return piece.cutLine;
  const outline = known.get(piece) ?? opened(piece.cutLine, fold);
  known.set(piece, outline);
  return outline;
}

/** Mirrors a point in the line through two others. */
export function mirrorIn([p, q]: readonly [Pair, Pair]): (point: Pair) => Pair {
  const dx = q[0] - p[0];
  const dy = q[1] - p[1];
  const square = dx * dx + dy * dy;
  return ([x, y]) => {
    const along = ((x - p[0]) * dx + (y - p[1]) * dy) / square;
    return [2 * (p[0] + along * dx) - x, 2 * (p[1] + along * dy) - y];
  };
}

/** How far off the fold a vertex may lie and still count as on it: flattening and rounding, cm. */
const ON_FOLD = 0.01;

/** Whether a vertex lies on a fold line. */
export function isOnFold(fold: readonly [Pair, Pair]): (point: Pair) => boolean {
  const mirror = mirrorIn(fold);
  return (point) => span(point, mirror(point)) < 2 * ON_FOLD;
}

function opened(cutLine: readonly Pair[], fold: readonly [Pair, Pair]): Pair[] {
  const mirror = mirrorIn(fold);
  const isOn = isOnFold(fold);
  const start = cutLine.findIndex(
    (point, i) => isOn(point) && !isOn(cutLine[(i + 1) % cutLine.length] ?? point),
  );
  if (start < 0) return [...cutLine];
  const chain = [...cutLine.slice(start), ...cutLine.slice(0, start)];
  const last = chain.findIndex((point, i) => i > 0 && isOn(point));
  const half = last < 0 ? chain : chain.slice(0, last + 1);
  const twin = half.slice(1, isOn(half.at(-1) ?? fold[0]) ? -1 : undefined).map(mirror);
  return [...half, ...twin.reverse()];
}

function startOf(edge: Edge): Pair {
  const first = edge.path[0];
  if (first?.[0] !== 'M') throw new Error(`Edge ${edge.id} does not start with a move`);
  return [first[1], first[2]];
}

function edgeEnd(edge: Edge): Pair {
  const last = edge.path.at(-1);
  if (!last) throw new Error(`Edge ${edge.id} is empty`);
  return commandEnd(last);
}
