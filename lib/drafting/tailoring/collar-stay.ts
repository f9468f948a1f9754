import { closestPlace } from '@/lib/geometry/closest';
import { cubicWithTangents } from '@/lib/geometry/fit';
import { lengthAtPlace, pathLength, pointAtLength } from '@/lib/geometry/length';
import { endDirection, endOf, startOf } from '@/lib/geometry/path';
import { perp, sub, unit } from '@/lib/geometry/point';
import type { Path } from '@/lib/geometry/types';
import type { Addition } from '../garments/addition';
import { cutPanel } from '../kernel/cut';
import type { Panel, PanelEdge } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import { publicLine } from '../kernel/seams';
import { interfacingOf } from '../kernel/strip';
import { isTailored } from './tailored';

const UNDER = 'collar-under';
const STAY = 'collar-stay';
/** The stand of a collar whose height was not set, cm (METHODS §6). */
const STAND = 3;
/** Less than this beside the fold is no fall, and a roll line this near a corner of the gorge no place to end, cm. */
const FALL = 2;
const CLEAR = 0.5;

const along = ({ edges }: Panel, line: string): PanelEdge[] =>
  edges.filter((own) => publicLine(own.line) === line);

/** How far from the side neck point the lapel folds over, along the gorge, cm. */
function foldOnGorge({ panels }: GarmentPlan): number | undefined {
  const front = panels.find(({ internals }) => internals.some(({ kind }) => kind === 'roll-line'));
  const roll = front?.internals.find(({ kind }) => kind === 'roll-line');
  if (!front || !roll) return undefined;
  const top = endOf(roll.path);
  const places = along(front, 'neckline').map(({ path }) => ({ path, place: closestPlace(path, top) }));
  const [gorge] = places.sort((one, other) => one.place.distance - other.place.distance);
  return gorge && lengthAtPlace(gorge.path, gorge.place);
}

/** Where the collar folds over: from its centre, as high as it stands there, to the gorge. */
function foldOf(under: Panel, stand: number, onGorge: number): Path | undefined {
  const [centre] = along(under, 'centre');
  const [, gorge] = along(under, 'neck');
  if (!centre || !gorge) return undefined;
  const high = pathLength(centre.path) - stand;
  if (high < FALL || onGorge < CLEAR || onGorge > pathLength(gorge.path) - CLEAR) return undefined;
  const [from, to] = [pointAtLength(centre.path, high), pointAtLength(gorge.path, onGorge)];
  return [cubicWithTangents(from, perp(endDirection(centre.path)), to, unit(sub(to, from)))];
}

/** A second layer on the stand of the under collar, up to where that folds over: the collar stands, its fall stays soft. */
export const COLLAR_STAY: Addition = {
  id: STAY,
  add: (plan, { choices }) => {
    const under = plan.panels.find(({ id }) => id === UNDER);
    const onGorge = foldOnGorge(plan);
    if (!under || onGorge === undefined || !isTailored(choices)) return plan;
    const path = foldOf(under, choices.sizes['collar-height'] ?? STAND, onGorge);
    if (!path) return plan;
    const free = { line: 'lower', role: 'finished', kind: 'none' } as const;
    const stand = cutPanel(under, { path, left: free, right: free }).find((part) =>
      part.edges.some(({ path: own }) => startOf(own) === startOf(along(under, 'neck')[0]?.path ?? own)),
    );
    if (!stand) return plan;
    const stay = interfacingOf(stand, STAY);
    const fused = operation({ id: STAY, operation: 'interface-collar-stand', families: [UNDER, STAY] });
    return mergePlans(plan, { panels: [stay], operations: [fused] });
  },
};
