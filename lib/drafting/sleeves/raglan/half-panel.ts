import { required } from '@/lib/errors/required';
import { intersectHorizontal } from '@/lib/geometry/intersect';
import { endOf, polyline, startOf, withEnd, withStart } from '@/lib/geometry/path';
import { cubic, line } from '@/lib/geometry/segment';
import type { Path } from '@/lib/geometry/types';
import { firstAlong } from '@/lib/pattern/find';
import { edge, type Panel, type PanelEdge, type PanelInternal } from '../../kernel/panel';
import { replaceRun } from '../../kernel/replace';
import { movePanel } from '../../kernel/transform';
import type { FittedHalf } from './fit-raglan';
import { bottomCurve } from './half';
import { axisLength, overarmSeam } from './overarm';
import { SLEEVE_LINE } from './style-line';

interface HalfEnd {
  /** Length of the seam over the arm, from the shoulder tip. */
  readonly length: number;
  /** What the half is narrower at its lower edge. */
  readonly taper: number;
  /** Length of the lower edge over which it bends to meet the underarm seam squarely. */
  readonly bend: number;
  readonly edge: Pick<PanelEdge, 'role' | 'kind'>;
  readonly elbow: number;
}

export const SLEEVE_HEM = 'hem@sleeve';
/** Underarm seam down to the lower edge, which it meets squarely; that edge dips to it below the level of the axis. */
function lowerPart(
  end: number,
  { depth, width }: FittedHalf,
  { taper, bend }: HalfEnd,
): { underarm: Path; hem: Path } {
  const half = width - taper;
  const run = end - depth;
  const slope = taper / run;
  const drop = (slope * bend) / 2;
  const top = { x: -width, y: -depth };
  const corner = { x: -half, y: -end - drop };
  const third = (run + drop) / 3;
  const flat = { x: -half + bend, y: -end };
  const reach = bend / 3;
  return {
    underarm: [
      cubic(
        top,
        { x: top.x, y: top.y - third },
        { x: corner.x - slope * third, y: corner.y + third },
        corner,
      ),
    ],
    hem: [
      cubic(
        corner,
        { x: corner.x + reach, y: corner.y + slope * reach },
        { x: flat.x - reach, y: -end },
        flat,
      ),
      line(flat, { x: 0, y: -end }),
    ],
  };
}

function level(id: string, y: number, underarm: Path, over: Path): PanelInternal[] {
  const [from] = intersectHorizontal(underarm, y);
  const [to] = intersectHorizontal(over, y);
  return from && to ? [{ id, kind: 'level', path: polyline(from.point, to.point) }] : [];
}

/** The upper arm is measured below the underarm, clear of the bottom's curve. */
const BELOW = 0.8;

/** Nearer than this to its end a sleeve has no elbow to measure. */
const ABOVE_END = 5;

/** The half with the shoulder's cloth on top: raglan seam, underarm, lower edge, overarm, shoulder, neckline. */
export function halfPanel(fitted: FittedHalf, request: HalfEnd): Panel {
  const { half, depth, width } = fitted;
  const { side, parted, arm, move } = half;
  const yoke = movePanel(parted.yoke, move);
  const end = axisLength(arm, request.length);
  const { underarm, hem } = lowerPart(end, fitted, request);
  const upper = required(firstAlong(yoke, SLEEVE_LINE), SLEEVE_LINE);
  // The bottom starts where the seam ends, to the last digit.
  const seam: Path = [...upper.path, ...withStart(bottomCurve(half, depth, width), endOf(upper.path))];
  const over = overarmSeam(arm.bend, end);
  // Both halves are as long along the overarm, though not along the arm: both have an elbow, or neither.
  const elbow =
    request.length - request.elbow > ABOVE_END ? level('elbow', -request.elbow, underarm, over) : [];
  const tip = startOf(required(firstAlong(yoke, 'shoulder'), 'shoulder').path);
  const drawn = replaceRun(yoke, SLEEVE_LINE, 'armhole', [
    edge(SLEEVE_LINE, seam),
    edge('underarm', underarm),
    edge(SLEEVE_HEM, hem, request.edge),
    edge('overarm', withEnd(over, tip)),
  ]);
  return {
    ...drawn,
    id: `sleeve-${side}`,
    part: 'sleeve',
    cut: { count: 2, onFold: false, mirrored: true },
    grain: 90,
    marks: [],
    internals: [...level('biceps', -depth - BELOW, underarm, over), ...elbow],
    landmarks: { crown: { x: -0.01, y: 0 } },
  };
}
