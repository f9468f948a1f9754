import { intersectLine } from '@/lib/geometry/intersect';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import type { Addition } from '../garments/addition';
import { cutPanel } from '../kernel/cut';
import type { Panel } from '../kernel/panel';
import { mergePlans, operation } from '../kernel/plan';
import { interfacingOf } from '../kernel/strip';
import { drawnInBy } from '../waist-casings/drawn-in';
import { isTailored } from './tailored';

/** The second layer of a lapel ends so far short of the roll line, which folds between both, cm (METHODS §7). */
const SHORT = 0.5;

const STAY = 'front-stay';
const LAPEL = 'lapel-stay';

/** The line a lapel folds over, drawn from its break up. */
const rollOf = ({ internals }: Panel): Path | undefined =>
  internals.find(({ kind }) => kind === 'roll-line')?.path;

/** Its darts are left open. */
const fused = (panel: Panel, id: string): Panel => interfacingOf({ ...panel, landmarks: {}, darts: {} }, id);

/** The roll line moved on to the lapel, from edge to edge there. */
function besideRoll({ edges }: Panel, roll: Path): Path | undefined {
  const [from, to] = [startOf(roll), endOf(roll)];
  const size = distance(from, to);
  const moved = ({ x, y }: Point): Point => ({
    x: x - ((to.y - from.y) / size) * SHORT,
    y: y + ((to.x - from.x) / size) * SHORT,
  });
  const line = [moved(from), moved(to)] as const;
  const hits = edges.flatMap(({ path }) => intersectLine(path, ...line)).map(({ point }) => point);
  const nearest = (at: Point): Point | undefined =>
    hits.reduce<Point | undefined>(
      (best, hit) => (best && distance(best, at) <= distance(hit, at) ? best : hit),
      undefined,
    );
  const [start, end] = [nearest(line[0]), nearest(line[1])];
  return start && end && distance(start, end) > 0 ? polyline(start, end) : undefined;
}

/** What of a front folds over, left of the line as that is drawn. */
function lapelOf(front: Panel, roll: Path): Panel[] {
  const path = besideRoll(front, roll);
  if (!path) return [];
  const free = { line: 'lower', role: 'finished', kind: 'none' } as const;
  const [lapel] = cutPanel(front, { path, left: free, right: free });
  return [fused(lapel, LAPEL)];
}

/**
 * A front that rolls over is fused whole, its lapel once more: so it hangs smooth, and the lapel stands off it crisp. Cloth
 * that is gathered there stays soft.
 */
export const FRONT_STAY: Addition = {
  id: STAY,
  add: (plan, { choices }) => {
    const fronts = plan.panels.filter(({ family, material }) => family === 'front' && material === 'shell');
    const front = fronts.find((panel) => rollOf(panel));
    const roll = front && rollOf(front);
    const isSoft = plan.frontGathers !== undefined || drawnInBy(choices) !== undefined;
    if (!front || !roll || isSoft || !isTailored(choices)) return plan;
    const stay = fused(front, front.id.replace('front', STAY));
    const lapels = lapelOf(front, roll);
    const operations = [
      operation({ id: STAY, operation: 'interface-front', families: [front.id, stay.id] }),
      ...lapels.map(({ id }) =>
        operation({ id: LAPEL, operation: 'interface-lapel', families: [front.id, id] }),
      ),
    ];
    return mergePlans(plan, { panels: [stay, ...lapels], operations });
  },
};
