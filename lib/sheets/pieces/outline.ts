import type { DrawingCommand } from '@/lib/drawing/types';
import { commandEnd } from '@/lib/geometry/commands';
import { asPairs } from '@/lib/geometry/pair';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair, PathCommand } from '@/lib/geometry/types';
import { pointsOf } from '@/lib/pattern/lines';
import type { Edge, Piece } from '@/lib/pattern/types';

/** Chord error of outlines that are only measured against, cm. */
const COARSE = 0.02;
/** And of those that are drawn, cm. */
export const FINE = 0.001;

export const flatPoints = (path: readonly PathCommand[], tolerance = COARSE): Pair[] =>
  asPairs(pointsOf({ path }, tolerance));

const backTo = (start: PathCommand | undefined): PathCommand => ['L', start?.[1] ?? 0, start?.[2] ?? 0];

/** Points along a drawn path, one list for each stroke of it; curves flattened. */
export function drawnPoints(path: readonly DrawingCommand[]): Pair[][] {
  const strokes: PathCommand[][] = [];
  for (const command of path) {
    const last = strokes.at(-1);
    if (command[0] === 'M') strokes.push([command]);
    else if (command[0] === 'Z') last?.push(backTo(last[0]));
    else last?.push(command);
  }
  return strokes.filter((stroke) => stroke.length > 1).map((stroke) => flatPoints(stroke));
}

/** The closed stitching line of a piece as points. */
export function stitchOutline(edges: readonly Edge[]): Pair[] {
  return edges.flatMap(({ path }) => flatPoints(path).slice(0, -1));
}

/** Twice the signed area of an outline: positive when it runs counter-clockwise. */
function turning(outline: readonly Pair[]): number {
  let twice = 0;
  let [ax, ay] = lastOf(outline);
  for (const [bx, by] of outline) {
    twice += ax * by - bx * ay;
    [ax, ay] = [bx, by];
  }
  return twice;
}

export const startOfEdge = ({ path }: Edge): Pair => commandEnd(firstOf(path));
export const endOfEdge = ({ path }: Edge): Pair => commandEnd(lastOf(path));

/** +1 when the outside of the piece lies to the right of its edges' direction of travel, −1 when to the left. */
export const outsideOf = ({ edges }: Pick<Piece, 'edges'>): 1 | -1 =>
  turning(stitchOutline(edges)) > 0 ? 1 : -1;
