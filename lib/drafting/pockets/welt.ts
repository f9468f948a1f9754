import { polyline } from '@/lib/geometry/path';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { GarmentContext } from '../garments/addition';
import { drawnOn } from '../kernel/cloth';
import type { Panel, PanelLine } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import { seam } from '../kernel/seams';
import { interfacingOf } from '../kernel/strip';
import { settledOn } from './chest-place';
import { clearOfDarts } from './clear-of-darts';
import { onPlace, type PocketPlace, placeNotices, pocketPlace } from './place';
import type { Pocket } from './pocket';
import { bagsOf } from './welt-bags';
import { ROWS, weltPanel } from './welt-strip';

/** Mouth of a welt pocket, and the least a hand goes through (H). */
const MOUTH = 13;
const LEAST = 8.5;
/** The ends of a slit stay clear of seams (INVARIANTS F12): welts and bag, which reach beyond them, do so too. */
const BESIDE = 2;
/** How deep the bag hangs below the slit (H). */
const DEEP = 14;

/** The slit on the garment between its two ends. */
function slitOn(place: PocketPlace): Pick<Panel, 'internals' | 'marks'> {
  const STEPS = 4;
  const points = Array.from({ length: STEPS + 1 }, (_, i) => onPlace(place, (place.width * i) / STEPS, 0));
  const ends = [points[0], points[STEPS]].flatMap((at) => (at ? [{ kind: 'drill' as const, at }] : []));
  return { internals: [{ id: 'pocket', kind: 'slash', path: polyline(...points) }], marks: ends };
}

interface WeltPlace extends PocketPlace {
  readonly depth: number;
}

/** Where a pocket in a slit of the front lies, and how deep its bag may hang. */
export function weltPlace(plan: GarmentPlan, context: GarmentContext): WeltPlace {
  const place = pocketPlace(plan, context, {
    width: MOUTH,
    least: LEAST,
    beside: BESIDE,
    begins: clearOfDarts,
  });
  return { ...place, depth: Math.min(DEEP, place.room) };
}

/** The slit, its two welts with what stiffens the cloth behind it, and the bag. */
export function withWelts(plan: GarmentPlan, place: WeltPlace): GarmentPlan {
  const welt = weltPanel(place.width);
  const bags = bagsOf(place);
  const on = (line: PanelLine) => bags.map(({ family }) => ({ family, line }));
  return mergePlans(
    { ...plan, panels: drawnOn(plan.panels, place.host.id, slitOn(place)) },
    {
      panels: [
        welt,
        { ...interfacingOf(welt, 'pocket-interfacing'), cut: { ...welt.cut, count: 2 } },
        ...bags,
      ],
      notices: placeNotices(place),
      ...settledOn(place),
      seams: [
        seam({
          id: 'pocket-bag',
          operation: 'sew-pocket-bag',
          a: on('outer').slice(0, 1),
          b: on('outer').slice(1),
        }),
      ],
      operations: [
        operation({
          id: 'interface-pocket',
          operation: 'interface-slit',
          families: [place.host.family, 'pocket-interfacing'],
        }),
        operation({
          id: 'pocket-welts',
          operation: 'make-welt-pocket',
          families: [place.host.family, 'pocket-welt'],
          figures: { mouth: toMillimetre(place.width), rows: ROWS },
        }),
        operation({ id: 'pocket-bags', operation: 'attach-pocket-bags', lines: on('mouth') }),
      ],
    },
  );
}

/** A pocket in a slit bordered by two narrow welts. */
export const WELT: Pocket = {
  id: 'welt',
  add: (plan, context) => withWelts(plan, weltPlace(plan, context)),
};
