import { AppError } from '@/lib/errors/app-error';
import { boundingBox } from '@/lib/geometry/bounds';
import { lengthAtPoint } from '@/lib/geometry/closest';
import { minimumRadius } from '@/lib/geometry/fairness';
import { flatten } from '@/lib/geometry/flatten';
import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { endOf, startOf } from '@/lib/geometry/path';
import { add, rotate, sub, turnDegrees } from '@/lib/geometry/point';
import { solve } from '@/lib/geometry/solve';
import type { Path, Point } from '@/lib/geometry/types';
import { hasLine, linePath } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import { turningOut, type Zone } from './turned-out';
import { ROUND, zonesOn } from './zones';

/** No cowl is turned out further, degrees. */
const MOST = 60;

/** The edge that bends: the armhole, or the round under an arm that is cut in one with the front. */
export const bendingLine = (front: Panel): PanelLine => (hasLine(front, 'armhole') ? 'armhole' : 'underarm');

export interface Opened {
  readonly path: Path;
  readonly move: (p: Point) => Point;
  readonly degrees: number;
  /** Where a place on the edge, or beside it, has gone to. */
  readonly place: (p: Point) => Point;
}

/** Goes with the place of an edge that is nearest to it, and turns as that has turned. */
function placing(edge: Path, bent: Path): Opened['place'] {
  return (p) => {
    const at = lengthAtPoint(edge, p);
    const turn = turnDegrees(tangentAtLength(edge, at), tangentAtLength(bent, at));
    const beside = rotate(sub(p, pointAtLength(edge, at)), { x: 0, y: 0 }, turn);
    return add(pointAtLength(bent, at), beside);
  };
}

/** Turned out along one zone of an edge until the edge of the cowl, as long as it hangs, reaches the centre level; or not far enough. */
function openedAlong(edge: Path, neckline: Path, zone: Zone): Opened | undefined {
  const turned = turningOut(edge, zone);
  const half = pathLength(neckline);
  const miss = (degrees: number) => turned(degrees).move(startOf(neckline)).x - half;
  const solved = solve({ fn: miss, lo: 0, hi: MOST, tolerance: 1e-7, name: 'cowl' });
  if (!solved.ok) return undefined;
  const { path, move } = turned(solved.value);
  return { path, move, degrees: solved.value, place: placing(edge, path) };
}

/** The first of the zones along which the edge stays round; where none does, the one along which it is roundest. */
function roundest(front: Panel): Opened | undefined {
  const neckline = linePath(front, 'neckline');
  const edge = linePath(front, bendingLine(front));
  let best: Opened | undefined;
  for (const zone of zonesOn(edge, front.landmarks.frontWidth)) {
    const opened = openedAlong(edge, neckline, zone);
    if (!opened) continue;
    if (minimumRadius(opened.path) >= ROUND) return opened;
    if (!best || minimumRadius(opened.path) > minimumRadius(best.path)) best = opened;
  }
  return best;
}

/** Turned further the end of an armhole comes down upon its beginning, and leaves no cloth for their allowances, cm. */
const MOST_DOWN = 1.2;

function comesDown(armhole: Path): boolean {
  return boundingBox(flatten(armhole, 0.05)).maxY - endOf(armhole).y > MOST_DOWN;
}

/** Opened out for its cowl. Refuses a fold so deep that a cap over the arm would be turned down into its own armhole. */
export function openedOut(front: Panel): Opened {
  const opened = roundest(front);
  if (opened && !(hasLine(front, 'armhole') && comesDown(opened.path))) return opened;
  throw new AppError('incompatible-choices', { fields: ['neckline-front-depth', 'sleeve'] });
}
