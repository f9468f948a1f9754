import { endOf, startOf, withStart } from '@/lib/geometry/path';
import { distance, mirrorX } from '@/lib/geometry/point';
import { cyclic } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import { foldEdge } from '@/lib/pattern/find';
import { leftName } from '@/lib/pattern/left-name';
import { assertLoop, type Panel, type PanelEdge } from '../kernel/panel';
import { movePanel } from '../kernel/transform';
import { joinedFree } from './join-free';
import { joinedInternals } from './join-internals';
import { joinedOutline } from './join-outlines';
import { laid, type WholeHalves } from './laid';

type Places = Readonly<Record<string, Point>>;

const placed = (of: Places, move: (at: Point) => Point, rename = (name: string) => name): Places =>
  Object.fromEntries(Object.entries(of).map(([name, at]) => [rename(name), move(at)]));

const stay = (at: Point): Point => at;

/** What is drawn on each half up to its centre, parallel to a slanting line, meets there within so much, cm. */
const DRAWN_APART = 0.05;
const ON_FOLD = 1e-6;

/** An outline each edge of which begins where the one before ends. */
function meetingAtCentre(edges: readonly PanelEdge[]): PanelEdge[] {
  return joinedFree(edges).map((own, i, all) => {
    const before = endOf(cyclic(all, i - 1).path);
    return distance(before, startOf(own.path)) < DRAWN_APART
      ? { ...own, path: withStart(own.path, before) }
      : own;
  });
}

/** Both halves with their fold on x = 0: that of a back which is wider than its yoke is drawn beyond the middle of the body. */
function centred({ right, left, apart }: WholeHalves): WholeHalves {
  const fold = foldEdge(right);
  const beyond = fold ? -startOf(fold.path).x : 0;
  if (beyond < ON_FOLD) return { right, left, apart };
  const moved = (own: Panel) => movePanel(own, ({ x, y }) => ({ x: x + beyond, y }));
  const landmarks = { middle: { x: 0, y: 0 } };
  return {
    right: moved({ ...right, landmarks: { ...right.landmarks, ...landmarks } }),
    left: moved(left),
    apart,
  };
}

/**
 * Two halves that differ as the one piece that is cut: single, right side up, its centre on x = 0. Places of the body are
 * those of the right half. Refuses halves whose lines do not meet at the centre.
 */
export function joinedPanel(drawn: WholeHalves): Panel {
  const halves = centred(drawn);
  const { right, left } = halves;
  const { plain, mirrored } = laid(halves);
  const [onRight, onLeft] = mirrored.isLeft ? [stay, mirrorX] : [mirrorX, stay];
  const edges = meetingAtCentre(joinedOutline(plain, mirrored));
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
