import { midpoint } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { findDone } from '@/lib/operations/ask';
import { fisheyesOf } from '@/lib/pattern/fisheye';
import type { BodySide } from '@/lib/pattern/types';
import type { Book } from '../book';
import { sideOfPlace } from './seam-name';

/** A dart with two points, which touches no edge: its legs are sewn on each other from point to point. */
export interface InnerDart {
  readonly piece: string;
  /** The side of the body it is on, where both are told. */
  readonly side?: BodySide | undefined;
  readonly stage: number;
  /** Length of the legs, cm. */
  readonly legs: readonly [number, number];
  /** Its middle. */
  readonly at: Point;
}

/** Those the steps sew; the two of a mirrored piece are told once. */
export const innerDarts = ({ draft, measured }: Book): InnerDart[] =>
  findDone(draft.operations, ({ darts }) => darts === 'inner')
    .flatMap(({ stage, pieces }) => pieces.map((id) => ({ stage, view: measured.piece(id) })))
    .flatMap(({ stage, view }) =>
      (view ? fisheyesOf(view) : []).map(({ points, top, bottom }) => ({
        piece: view?.id ?? '',
        side: view && sideOfPlace(view.piece, midpoint(top, bottom)),
        stage,
        legs: legsOf(points, top, bottom),
        at: midpoint(top, bottom),
      })),
    );

/** Both ways round from the upper point to the lower one. */
function legsOf(points: readonly Point[], top: Point, bottom: Point): [number, number] {
  const ring = points.slice(points.indexOf(top)).concat(points.slice(0, points.indexOf(top)), top);
  const lower = ring.indexOf(bottom);
  return [lengthOf(ring.slice(0, lower + 1)), lengthOf(ring.slice(lower))];
}

const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, { x, y }, i) => {
    const from = line[i] as Point;
    return sum + Math.hypot(x - from.x, y - from.y);
  }, 0);
