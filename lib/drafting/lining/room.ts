import { endDirection, endOf, polyline, startOf, transformPath, translatePath } from '@/lib/geometry/path';
import { add, distance, rotate, scale, sub, turnDegrees } from '@/lib/geometry/point';
import { line } from '@/lib/geometry/segment';
import { SAME_POINT } from '@/lib/geometry/tolerance';
import type { Path, Point } from '@/lib/geometry/types';
import { BUST_DART } from '../blocks/bodice/front-panel';
import { findDart, firstLeg, hasDart, secondLeg } from '../kernel/darts';
import { edgesOf } from '../kernel/lines';
import { assertLoop, type Panel, type PanelEdge } from '../kernel/panel';

/** Wider by this much at each side seam, its armhole raised at the underarm (METHODS §7: 0.5–1, and 1–1.5). */
const WIDER = 0.5;
export const RAISED = 1.2;

const ORIGIN = { x: 0, y: 0 };

/** By how much the cloth above the bust dart is turned where it lies open, degrees. */
function opening(panel: Panel): number {
  if (!hasDart(panel, BUST_DART)) return 0;
  const { from, tip, to } = findDart(panel, BUST_DART);
  return turnDegrees(sub(from, tip), sub(to, tip));
}

/** The underarm moves out and up along the side seam; the tip stays; the curve between keeps its shape. */
function moved(armhole: Path, by: Point): Path {
  const [underarm, tip] = [startOf(armhole), endOf(armhole)];
  const share = ({ y }: Point) => (tip.y - y) / (tip.y - underarm.y);
  return transformPath(armhole, (p) => add(p, scale(by, share(p))));
}

function widened(hem: Path, by: Point): Path {
  const [from, to] = [startOf(hem), endOf(hem)];
  const share = ({ x }: Point) => (x - from.x) / (to.x - from.x);
  return transformPath(hem, (p) => add(p, scale(by, share(p))));
}

interface Shift {
  readonly below: Point;
  readonly above: Point;
  readonly underarm: Point;
}

function shiftOf(panel: Panel, raisedBy: number): Shift {
  const below = { x: WIDER, y: 0 };
  const above = rotate(below, ORIGIN, opening(panel));
  const top = edgesOf(panel, 'side').at(-1);
  if (!top) throw new Error(`${panel.id} has no side`);
  return { below, above, underarm: add(above, scale(endDirection(top.path), raisedBy)) };
}

/** The side above the dart, run on to the raised underarm. */
function raised(path: Path, above: Point, underarm: Point): Path {
  const shifted = translatePath(path, above);
  const [from, to] = [endOf(shifted), add(endOf(path), underarm)];
  return distance(from, to) < SAME_POINT ? shifted : [...shifted, line(from, to)];
}

function eased(edge: PanelEdge, panel: Panel, shift: Shift): Path {
  const { below, above, underarm } = shift;
  const { path } = edge;
  const sides = edgesOf(panel, 'side');
  switch (edge.line) {
    case 'side':
      if (edge === sides.at(-1)) return raised(path, above, underarm);
      return translatePath(path, below);
    case firstLeg(BUST_DART):
      return polyline(add(startOf(path), below), endOf(path));
    case secondLeg(BUST_DART):
      return polyline(startOf(path), add(endOf(path), above));
    case 'armhole':
      return moved(path, underarm);
    case 'hem':
      return edge === edgesOf(panel, 'hem').at(-1) ? widened(path, below) : path;
    default:
      return path;
  }
}

/** A lining with room to move: each side further out, the underarm higher. Its bust dart lies open at the side. */
export function withRoom(panel: Panel, raisedBy = RAISED): Panel {
  const shift = shiftOf(panel, raisedBy);
  const edges = panel.edges.map((edge) => ({ ...edge, path: eased(edge, panel, shift) }));
  assertLoop(panel.id, edges);
  return { ...panel, edges };
}
