import { cross, distance, midpoint, sub, turnDegrees } from '@/lib/geometry/point';
import { cyclic, item } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import type { EdgeView } from './edge-view';

/** A dart that opens in the outline: in along the first leg to the tip, out along the second. */
export interface DartView {
  readonly name: string;
  readonly first: EdgeView;
  readonly second: EdgeView;
  /** The edges it parts. */
  readonly before: EdgeView;
  readonly after: EdgeView;
  readonly mouth: readonly [Point, Point];
  readonly tip: Point;
  /** Width of the mouth in cm; negative when the legs cross. */
  readonly width: number;
  /** Opening seen from the tip, in degrees. */
  readonly angle: number;
  /** Interior angles left and right of the mouth: 180° together when the closed edge runs on smoothly. */
  readonly shoulders: readonly [number, number];
}

function viewDart(edges: readonly EdgeView[], corners: readonly number[], index: number): DartView {
  const at = (i: number) => cyclic(edges, i);
  const first = at(index);
  const second = at(index + 1);
  const tip = first.end;
  const from = sub(first.start, tip);
  const to = sub(second.end, tip);
  const size = distance(first.start, second.end);
  return {
    name: `${first.pieceId}/${first.line.split(':')[0]}`,
    first,
    second,
    before: at(index - 1),
    after: at(index + 2),
    mouth: [first.start, second.end],
    tip,
    width: cross(from, to) < 0 ? -size : size,
    angle: turnDegrees(from, to),
    shoulders: [item(corners, index), cyclic(corners, index + 2)],
  };
}

/** The darts of an outline, in its order. A leg without its twin is none: rule C18 finds it sewn to nothing. */
export function dartsOf(edges: readonly EdgeView[], corners: readonly number[]): DartView[] {
  const darts: DartView[] = [];
  for (let i = 0; i < edges.length; i++) {
    const next = cyclic(edges, i + 1);
    const edge = item(edges, i);
    if (edge.role !== 'dart' || next.role !== 'dart') continue;
    darts.push(viewDart(edges, corners, i));
    i++;
  }
  return darts;
}

export function mouthMiddle({ mouth }: DartView): Point {
  return midpoint(mouth[0], mouth[1]);
}
