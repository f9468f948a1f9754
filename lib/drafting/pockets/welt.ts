import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { item } from '@/lib/geometry/sequence';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { GarmentContext } from '../garments/addition';
import { drawnOn } from '../kernel/cloth';
import type { Panel, PanelLine } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import { seam } from '../kernel/seams';
import { interfacingOf } from '../kernel/strip';
import { settledOn } from './chest-place';
import { clearOfDarts } from './clear-of-darts';
import type { MarkPart } from './over-seam';
import { noPlace, onPlace, placeNotices, pocketPlace } from './place';
import type { Pocket } from './pocket';
import type { PocketPlace } from './pocket-place';
import { highSlit } from './slit-over-seam';
import { bagsOf } from './welt-bags';
import { ROWS, weltPanel } from './welt-strip';

/** Mouth of a welt pocket, and the least a hand goes through (H). */
const MOUTH = 13;
const LEAST = 8.5;
/** The ends of a slit stay clear of seams (INVARIANTS F12): welts and bag, which reach beyond them, do so too. */
const BESIDE = 2;
/** How deep the bag hangs below the slit (H). */
const DEEP = 14;

/** The slit at a place of one panel, between its two ends. */
function slitAt(place: PocketPlace): MarkPart {
  const STEPS = 4;
  const points = Array.from({ length: STEPS + 1 }, (_, i) => onPlace(place, (place.width * i) / STEPS, 0));
  return { panel: place.host, path: polyline(...points) };
}

/** What the ends of a slit show on each of the panels that it runs through. */
function slitOn({ parts }: WeltPlace, i: number): Pick<Panel, 'internals' | 'marks'> {
  const { path } = item(parts, i);
  const ends = [...(i === 0 ? [startOf(path)] : []), ...(i === parts.length - 1 ? [endOf(path)] : [])];
  return {
    internals: [{ id: i === 0 ? 'pocket' : `pocket-${i + 1}`, kind: 'slash', path }],
    marks: ends.map((at) => ({ kind: 'drill', at })),
  };
}

/** Where the slit of a pocket lies, in one part or more, and how deep its bag may hang. */
interface WeltPlace extends Pick<PocketPlace, 'width' | 'on' | 'underBust'> {
  readonly depth: number;
  readonly parts: readonly MarkPart[];
  readonly settled: Pick<GarmentPlan, 'settled'>;
}

/** Where a pocket in a slit of the front lies, and how deep its bag may hang. Refuses a garment that has no room for it. */
export function weltPlace(plan: GarmentPlan, context: GarmentContext): WeltPlace {
  const asked = { width: MOUTH, least: LEAST, beside: BESIDE };
  const place = pocketPlace(plan, context, { ...asked, begins: clearOfDarts });
  if (place) {
    const depth = Math.min(DEEP, place.room);
    return { ...place, depth, parts: [slitAt(place)], settled: settledOn(place) };
  }
  const high = highSlit(plan, context, asked);
  if (!high) throw noPlace(plan);
  return { ...high, on: 'chest', depth: Math.min(DEEP, high.room), settled: {} };
}

/** The slit, its two welts with what stiffens the cloth behind it, and the bag. */
export function withWelts(plan: GarmentPlan, place: WeltPlace): GarmentPlan {
  const welt = weltPanel(place.width);
  const bags = bagsOf(place);
  const on = (line: PanelLine) => bags.map(({ family }) => ({ family, line }));
  const { family } = item(place.parts, 0).panel;
  return mergePlans(
    {
      ...plan,
      panels: place.parts.reduce(
        (panels, { panel: { id } }, i) => drawnOn(panels, id, slitOn(place, i)),
        plan.panels,
      ),
    },
    {
      panels: [
        welt,
        { ...interfacingOf(welt, 'pocket-interfacing'), cut: { ...welt.cut, count: 2 } },
        ...bags,
      ],
      notices: placeNotices(place),
      ...place.settled,
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
          families: [family, 'pocket-interfacing'],
        }),
        operation({
          id: 'pocket-welts',
          operation: 'make-welt-pocket',
          families: [family, 'pocket-welt'],
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
