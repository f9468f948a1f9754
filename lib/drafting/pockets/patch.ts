import type { Choices } from '@/lib/choices/types';
import { arc } from '@/lib/geometry/arc';
import { endOf, joinPaths, polyline, startOf, transformPath } from '@/lib/geometry/path';
import { lerp } from '@/lib/geometry/point';
import type { Path } from '@/lib/geometry/types';
import { allowancesFor } from '../assembly/allowances';
import type { GarmentContext } from '../garments/addition';
import { tooShort } from '../garments/long-enough';
import { drawnOn } from '../kernel/cloth';
import { edge, type Panel, type PanelLine, panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import { chestPlace, settledOn } from './chest-place';
import { type HighPocket, highPocket } from './over-seam';
import { noPlace, onPlace, placeNotices, pocketPlace } from './place';
import type { Pocket } from './pocket';
import type { PocketPlace } from './pocket-place';

/** A pocket for a hand, a little deeper than wide (H). */
const WIDTH = 13;
const DEEPER = 1.5;
const LEAST = 8;
const ROUNDING = 2.5;

/** The lower outline of a pocket `width` wide and `depth` deep, its mouth on y = 0: down, along the bottom, up. */
export function pouch(width: number, depth: number, rounding: number): Path {
  const left = { x: rounding, y: rounding - depth };
  const right = { x: width - rounding, y: rounding - depth };
  const [leftTurn, rightTurn] = [arc(left, rounding, 180, 270), arc(right, rounding, 270, 360)];
  return joinPaths(
    polyline({ x: 0, y: 0 }, startOf(leftTurn)),
    leftTurn,
    polyline(endOf(leftTurn), startOf(rightTurn)),
    rightTurn,
    polyline(endOf(rightTurn), { x: width, y: 0 }),
  );
}

function patchPanel(width: number, depth: number, count: number): Panel {
  const mouth = polyline({ x: width, y: 0 }, { x: 0, y: 0 });
  return panel({
    id: 'pocket',
    part: 'pocket',
    cut: { count, onFold: false, mirrored: false },
    edges: [
      edge('outer', pouch(width, depth, ROUNDING), { role: 'finished' }),
      edge('mouth', mouth, { role: 'hem', kind: 'pocket-hem' }),
    ],
  });
}

/**
 * The finished outline of the pocket itself on the garment. Over a dart its mouth lies on the cloth as sewn; its sides go
 * straight down from there, as the pocket's own do, and do not bend where the dart ends.
 */
function outlineOn(place: PocketPlace, depth: number): Path {
  if (place.on === 'chest')
    return transformPath(pouch(place.width, depth, ROUNDING), ({ x, y }) => onPlace(place, x, -y));
  return transformPath(pouch(place.width, depth, ROUNDING), ({ x, y }) =>
    lerp(onPlace(place, x, 0), onPlace(place, x, depth), -y / depth),
  );
}

/** Sewn on to the outside at a place, its mouth hemmed, its lower corners round. */
function sewnOnAt(
  place: PocketPlace,
  plan: GarmentPlan,
  { choices }: GarmentContext,
  side?: 'left',
): GarmentPlan {
  const depth = Math.min(place.room, place.width + DEEPER);
  const path = outlineOn(place, depth);
  const marked = drawnOn(plan.panels, place.host.id, {
    internals: [{ id: 'pocket', kind: 'placement', path, ...(side ? { side } : {}) }],
  });
  return mergePlans(
    { ...plan, panels: marked },
    {
      panels: [patchPanel(place.width, depth, side ? 1 : 2)],
      operations: workedOn(place.host.family, choices),
    },
  );
}

/** Its mark in so many parts as panels carry it; the one its mouth begins on is named after it. */
function sewnOnHigh(
  { width, depth, parts }: HighPocket,
  plan: GarmentPlan,
  { choices }: GarmentContext,
  side?: 'left',
): GarmentPlan {
  const marked = parts.reduce<readonly Panel[]>(
    (panels, { panel: host, path }, i) =>
      drawnOn(panels, host.id, {
        internals: [
          { id: i === 0 ? 'pocket' : `pocket-${i + 1}`, kind: 'placement', path, ...(side ? { side } : {}) },
        ],
      }),
    plan.panels,
  );
  return mergePlans(
    { ...plan, panels: marked },
    { panels: [patchPanel(width, depth, side ? 1 : 2)], operations: workedOn('front', choices) },
  );
}

const lines = (line: PanelLine) => [{ family: 'pocket', line }];

const workedOn = (family: string, choices: Choices) => [
  operation({
    id: 'pocket-mouth',
    operation: 'hem-pocket-mouth',
    lines: lines('mouth'),
    figures: { depth: allowancesFor(choices)['pocket-hem'] },
  }),
  operation({
    id: 'pocket',
    operation: 'attach-patch-pocket',
    families: [family],
    lines: lines('outer'),
  }),
];

/** Wholly above the bust, where a place on the chest would lie over a seam or gathers. */
function aboveBust(plan: GarmentPlan): HighPocket | undefined {
  return highPocket(plan, (width, depth) => pouch(width, depth, ROUNDING), DEEPER);
}

/** A pocket for the hand, where that falls; on the chest where it finds no cloth there. */
export const PATCH: Pocket = {
  id: 'patch',
  add: (plan, context) => {
    const place = pocketPlace(plan, context, { width: WIDTH, least: LEAST });
    if (place)
      return mergePlans(sewnOnAt(place, plan, context), {
        notices: placeNotices(place),
        ...settledOn(place),
      });
    const high = aboveBust(plan);
    if (!high) throw noPlace(plan);
    return mergePlans(sewnOnHigh(high, plan, context), { notices: placeNotices({ on: 'chest' }) });
  },
};

const onChest =
  (side?: 'left'): Pocket['add'] =>
  (plan, context) => {
    const place = chestPlace(plan, context, { width: WIDTH, least: LEAST });
    if (place) return mergePlans(sewnOnAt(place, plan, context, side), settledOn(place));
    const high = aboveBust(plan);
    if (!high) throw tooShort('pockets', 'bust-shaping');
    return sewnOnHigh(high, plan, context, side);
  };

/** A pair on the chest, as on a shirt; or one, on the left. */
export const CHEST: Pocket = { id: 'chest', add: onChest() };
export const CHEST_LEFT: Pocket = { id: 'chest-left', add: onChest('left') };
