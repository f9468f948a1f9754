import { AppError } from '@/lib/errors/app-error';
import { pathLength, subPath } from '@/lib/geometry/length';
import { endOf, joinPaths, polyline } from '@/lib/geometry/path';
import { firstOf, item } from '@/lib/geometry/sequence';
import { lowestPanels } from '../hems/lower-edge';
import { assertLoop, edge, type Panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import { seam } from '../kernel/seams';
import type { Slit } from './slit';

/** Cloth beyond the centre that laps in a vent, and how much its upper end slants (G). */
export const VENT_LAP = 4;
const SLANT = 2.5;
/** The line on which both sides of it lie over each other. */
export const VENT_CENTRE = 'vent-centre';
/** The seam left closed between a zip and the vent, that neither is torn by the other. */
const CLOSED = 5;

function centreOf({ edges }: Panel): number {
  return edges.findIndex(({ line, role }) => line === 'centre' && role === 'seam');
}

/** The back with cloth grown on to its centre below the vent's upper end. */
function withVent(panel: Panel, length: number, slope: number): Panel {
  const at = centreOf(panel);
  const loop = [...panel.edges.slice(at), ...panel.edges.slice(0, at)];
  const [centre, hem, rest] = [firstOf(loop), item(loop, 1), loop.slice(2)];
  const whole = pathLength(centre.path);
  const above = subPath(centre.path, 0, whole - length);
  const [top, foot] = [endOf(above), endOf(centre.path)];
  const outer = { x: top.x - VENT_LAP, y: top.y - SLANT };
  // A hem that drops to one side does so over the lap as well: closed, both hems are one.
  const corner = { x: foot.x - VENT_LAP, y: foot.y - VENT_LAP * slope };
  const edges = [
    { ...centre, path: above },
    edge('vent-top', polyline(top, outer)),
    edge('vent', polyline(outer, corner), { role: 'finished' }),
    { ...hem, path: joinPaths(polyline(corner, foot), hem.path) },
    ...rest,
  ];
  assertLoop(panel.id, edges);
  const line = { id: VENT_CENTRE, kind: 'placement' as const, path: polyline(top, foot) };
  return { ...panel, edges, internals: [...panel.internals, line] };
}

function ventedPanel({ panels }: GarmentPlan): Panel {
  const own = lowestPanels(panels).find((panel) => panel.part.endsWith('back') && centreOf(panel) >= 0);
  if (!own) throw new AppError('incompatible-choices', { fields: ['side-slit', 'opening'] });
  return own;
}

/** A vent at the centre back: both sides lap, left over right (METHODS §8). */
export const BACK_VENT: Slit = {
  id: 'back-vent',
  least: 2 * SLANT,
  most(plan) {
    const own = ventedPanel(plan);
    return pathLength(item(own.edges, centreOf(own)).path) - CLOSED;
  },
  cut: (plan, length) => {
    const own = ventedPanel(plan);
    const lift = plan.hemLift?.('back');
    const slope = lift ? lift.slope(0) / lift.whole : 0;
    const top = [{ family: own.family, line: 'vent-top' }] as const;
    const panels = plan.panels.map((panel) => (panel === own ? withVent(panel, length, slope) : panel));
    const finish = operation({
      id: 'back-vent',
      operation: 'finish-vent',
      lines: [{ family: own.family, line: 'vent' }],
      figures: { length },
    });
    const across = seam({ id: 'vent-top', operation: 'sew-vent', a: top, b: top });
    return mergePlans({ ...plan, panels }, { seams: [across], operations: [finish] });
  },
};
