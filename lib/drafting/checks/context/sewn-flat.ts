import { cross, lerp, rotate, sub, turnDegrees } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { DartView } from '@/lib/pattern/darts';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { Outline } from '@/lib/pattern/outline';
import type { PieceView } from '@/lib/pattern/piece-view';
import { bustPointBeside, turnsAboutBust } from './bust-darts';

interface Leg {
  readonly apex: Point;
  /** Degrees by which a ray turns where it goes on from the other leg, and about the apex to get there. */
  readonly turn: number;
  readonly over: number;
}

/** A piece as it is sewn flat: its outline, the darts of it drawn to their apex. */
export interface Sewn {
  readonly outline: Outline;
  /** For each side of the outline, the leg of a dart that it is. */
  readonly legs: readonly (Leg | undefined)[];
}

/**
 * A dart of the waist stands either side of its axis: the level goes on as it came. One that was turned about the bust
 * point has turned the cloth beyond it, all but the `own` degrees that it takes in for the waist.
 */
function legsOf(view: PieceView, dart: DartView, own: number): { apex: Point; over: number; turn: number } {
  const bust = bustPointBeside(view, dart.mouth);
  const turned = bust !== undefined && turnsAboutBust(view, dart, bust);
  const apex = turned ? bust : dart.tip;
  const over = turnDegrees(sub(dart.mouth[0], apex), sub(dart.mouth[1], apex));
  const shared = dart.before.line === 'hem' || dart.before.line === 'waist' ? own : 0;
  return { apex, over, turn: turned ? over - shared : 0 };
}

/** The lower edge of a piece that is gathered there: what was opened about the bust point taken out of it again, as by a dart. */
function closedAtBust({ points }: EdgeView, bust: Point, opened: number, own: number) {
  const along = (degrees: number) => rotate({ x: bust.x, y: bust.y - 1 }, bust, degrees);
  const side = (p: Point, degrees: number) => cross(sub(along(degrees), bust), sub(p, bust));
  // Opened outward from plumb below the bust point.
  const from = bust.x < 0 ? -opened : 0;
  const to = from + opened;
  const before = points.filter((p) => side(p, from) < 0);
  const after = points.filter((p) => side(p, to) > 0);
  const leg = (sign: number): Leg => ({ apex: bust, over: sign * opened, turn: sign * (opened - own) });
  const meeting = (a: Point, b: Point, degrees: number) =>
    lerp(a, b, side(a, degrees) / (side(a, degrees) - side(b, degrees)));
  const first = points[before.length];
  const last = points[points.length - after.length - 1];
  const [a, b] = [before.at(-1), after[0]];
  if (!a || !b || !first || !last) return undefined;
  const run = [...before, meeting(a, first, from), bust, meeting(last, b, to), ...after.slice(0, -1)];
  const legs = run.map((_, i) =>
    i === before.length ? leg(1) : i === before.length + 1 ? leg(-1) : undefined,
  );
  return { run, legs };
}

/** Lines under the bust that are gathered: the lower edge, or the seam of a front cut there. */
const GATHERED: readonly EdgeView['line'][] = ['waist', 'yoke'];

/** `own`: degrees of a turned bust dart that are the waist's; `opened`: of what is gathered below the bust point. */
export function sew(view: PieceView, own: number, opened = 0): Sewn {
  const points: Point[] = [];
  const legs: (Leg | undefined)[] = [];
  for (const edge of view.edges) {
    const dart = view.darts.find(({ first, second }) => edge === first || edge === second);
    const bust = opened > 0 && GATHERED.includes(edge.line) ? bustPointBeside(view, edge.points) : undefined;
    const closed = bust && closedAtBust(edge, bust, opened, own);
    if (closed) {
      points.push(...closed.run);
      legs.push(...closed.legs);
      continue;
    }
    if (!dart) {
      points.push(...edge.points.slice(0, -1));
      legs.push(...edge.points.slice(1).map(() => undefined));
      continue;
    }
    const { apex, over, turn } = legsOf(view, dart, own);
    const sign = edge === dart.first ? 1 : -1;
    points.push(edge === dart.first ? edge.start : apex);
    legs.push({ apex, over: sign * over, turn: sign * turn });
  }
  return { outline: new Outline(points), legs };
}
