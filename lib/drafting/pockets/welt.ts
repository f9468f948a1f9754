import { polyline } from '@/lib/geometry/path';
import { STAGES } from '../assembly/stages';
import type { GarmentContext } from '../garments/addition';
import { drawnOn } from '../kernel/cloth';
import { edge, type Panel, panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import { seam } from '../kernel/seams';
import { interfacingOf } from '../kernel/strip';
import { pouch } from './patch';
import { onPlace, type PocketPlace, pocketPlace } from './place';
import type { Pocket } from './pocket';

/** Mouth of a welt pocket, and the least a hand goes through (H). */
const MOUTH = 13;
const LEAST = 8.5;
/** Welts are cut beyond both ends of the mouth, four times as wide as they show, with what is sewn down (H). */
const BEYOND = 2;
const WELT_CUT = 4;
const BAG = { beyond: 1.5, depth: 14, rounding: 3 };

function weltPanel(mouth: number): Panel {
  const [width, half] = [mouth + 2 * BEYOND, WELT_CUT / 2];
  const corners = [
    { x: 0, y: -half },
    { x: width, y: -half },
    { x: width, y: half },
    { x: 0, y: half },
  ] as const;
  const raw = { role: 'finished', kind: 'none' } as const;
  const [a, b, c, d] = corners;
  return panel({
    id: 'pocket-welt',
    part: 'pocket',
    cut: { count: 4, onFold: false, mirrored: false },
    edges: [
      edge('lower', polyline(a, b), raw),
      edge('end@right', polyline(b, c), raw),
      edge('upper', polyline(c, d), raw),
      edge('end@left', polyline(d, a), raw),
    ],
    internals: [{ id: 'fold', kind: 'fold-line', path: polyline({ x: 0, y: 0 }, { x: width, y: 0 }) }],
    grain: 0,
  });
}

/** One half of the bag: its mouth is sewn on to a welt, the rest to the other half. */
function bagPanel(id: string, mouth: number, depth: number): Panel {
  const width = mouth + 2 * BAG.beyond;
  return panel({
    id,
    part: 'pocket',
    cut: { count: 2, onFold: false, mirrored: false },
    edges: [
      edge('outer', pouch(width, depth, BAG.rounding)),
      edge('mouth', polyline({ x: width, y: 0 }, { x: 0, y: 0 }), { role: 'finished' }),
    ],
  });
}

/** The slit on the garment between its two ends. */
function slitOn(place: PocketPlace): Pick<Panel, 'internals' | 'marks'> {
  const STEPS = 4;
  const points = Array.from({ length: STEPS + 1 }, (_, i) => onPlace(place, (place.width * i) / STEPS, 0));
  const ends = [points[0], points[STEPS]].flatMap((at) => (at ? [{ kind: 'drill' as const, at }] : []));
  return { internals: [{ id: 'pocket', kind: 'slash', path: polyline(...points) }], marks: ends };
}

export interface WeltPlace extends PocketPlace {
  readonly depth: number;
}

/** Where a pocket in a slit of the front lies, and how deep its bag may hang. */
export function weltPlace(plan: GarmentPlan, context: GarmentContext): WeltPlace {
  const place = pocketPlace(plan, context, MOUTH, LEAST);
  return { ...place, depth: Math.min(BAG.depth, place.room) };
}

/** The slit, its two welts with what stiffens the cloth behind it, and the bag. */
export function withWelts(plan: GarmentPlan, place: WeltPlace): GarmentPlan {
  const welt = weltPanel(place.width);
  const bags = ['pocket-bag-upper', 'pocket-bag-under'];
  const on = (family: string) => [{ family, line: 'outer' }];
  return mergePlans(
    { ...plan, panels: drawnOn(plan.panels, place.host.id, slitOn(place)) },
    {
      panels: [
        welt,
        { ...interfacingOf(welt, 'pocket-interfacing'), cut: { ...welt.cut, count: 2 } },
        ...bags.map((id) => bagPanel(id, place.width, place.depth)),
      ],
      seams: [
        seam({
          id: 'pocket-bag',
          operation: 'sew-pocket-bag',
          stage: STAGES.pockets + 3,
          a: on(bags[0] as string),
          b: on(bags[1] as string),
        }),
      ],
      operations: [
        operation({
          id: 'interface-pocket',
          operation: 'interface-slit',
          stage: STAGES.pockets,
          families: [place.host.family, 'pocket-interfacing'],
        }),
        operation({
          id: 'pocket-welts',
          operation: 'make-welt-pocket',
          stage: STAGES.pockets + 1,
          families: [place.host.family, 'pocket-welt'],
          figures: { mouth: Math.round(place.width * 10) / 10 },
        }),
        operation({
          id: 'pocket-bags',
          operation: 'attach-pocket-bags',
          stage: STAGES.pockets + 2,
          lines: bags.map((family) => ({ family, line: 'mouth' })),
        }),
      ],
    },
  );
}

/** A pocket in a slit bordered by two narrow welts. */
export const WELT: Pocket = {
  id: 'welt',
  add: (plan, context) => withWelts(plan, weltPlace(plan, context)),
};
