import { mirrorX } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { assertLoop, type Panel } from '../kernel/panel';
import { joinedInternals } from './join-internals';
import { joinedOutline } from './join-outlines';
import { type Halves, laid } from './laid';
import { leftName } from './left-name';

type Places = Readonly<Record<string, Point>>;

export const placed = (of: Places, move: (at: Point) => Point, rename = (name: string) => name): Places =>
  Object.fromEntries(Object.entries(of).map(([name, at]) => [rename(name), move(at)]));

const stay = (at: Point): Point => at;

/**
 * Two halves that differ as the one piece that is cut: single, right side up, its centre on x = 0. Places of the body are
 * those of the right half. Refuses halves whose lines do not meet at the centre.
 */
export function joinedPanel(right: Panel, left: Panel, halves: Halves): Panel {
  const { plain, mirrored } = laid(halves, right);
  const [drawn, turned] = plain.isLeft ? [left, right] : [right, left];
  const [onRight, onLeft] = mirrored.isLeft ? [stay, mirrorX] : [mirrorX, stay];
  const edges = joinedOutline({ plain: drawn, mirrored: turned }, plain, mirrored);
  assertLoop(right.id, edges);
  return {
    ...right,
    cut: { count: 1, onFold: false, mirrored: false, rightSideUp: true },
    edges,
    internals: joinedInternals({ plain: drawn, mirrored: turned, isPlainLeft: plain.isLeft }),
    marks: [...drawn.marks, ...turned.marks.map((mark) => ({ ...mark, at: mirrorX(mark.at) }))],
    landmarks: placed(right.landmarks, onRight),
    darts: { ...placed(right.darts, onRight), ...placed(left.darts, onLeft, leftName) },
  };
}
