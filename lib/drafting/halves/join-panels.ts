import { mirrorX } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { assertLoop, type Panel } from '../kernel/panel';
import { joinedInternals } from './join-internals';
import { joinedOutline } from './join-outlines';
import { type Halves, laid } from './laid';
import { leftName } from './left-name';

type Places = Readonly<Record<string, Point>>;

const placed = (of: Places, move: (at: Point) => Point, rename = (name: string) => name): Places =>
  Object.fromEntries(Object.entries(of).map(([name, at]) => [rename(name), move(at)]));

const stay = (at: Point): Point => at;

/**
 * Two halves that differ as the one piece that is cut: single, right side up, its centre on x = 0. Places of the body are
 * those of the right half. Refuses halves whose lines do not meet at the centre.
 */
export function joinedPanel(halves: Halves): Panel {
  const { right, left } = halves;
  const { plain, mirrored } = laid(halves);
  const [onRight, onLeft] = mirrored.isLeft ? [stay, mirrorX] : [mirrorX, stay];
  const edges = joinedOutline(plain, mirrored);
  assertLoop(right.id, edges);
  return {
    ...right,
    cut: { count: 1, onFold: false, mirrored: false, rightSideUp: true },
    edges,
    internals: joinedInternals(plain, mirrored),
    marks: [...plain.panel.marks, ...mirrored.panel.marks.map((mark) => ({ ...mark, at: mirrorX(mark.at) }))],
    landmarks: placed(right.landmarks, onRight),
    darts: { ...placed(right.darts, onRight), ...placed(left.darts, onLeft, leftName) },
  };
}
