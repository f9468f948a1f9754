import { BUST_SHAPING } from '@/lib/choices/slots/bust-shaping';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Point } from '@/lib/geometry/types';
import type { GarmentContext } from '../garments/addition';
import { familyOf } from '../kernel/cloth';
import type { Panel } from '../kernel/panel';
import type { ChestPlace, GarmentPlan } from '../kernel/plan';
import { LOWERING, placeAt } from './chest-room';
import type { PocketPlace, Wanted } from './pocket-place';

/**
 * The mouth lies so far above the bust points; below a low neckline it comes down to the least, and over a high seam that
 * leaves it no depth it rises to the most (H).
 */
const MOUTH = { above: 4, least: 0, most: 6 };
/** Those of a mouth above the bust points, in the order they are tried: the usual, lower, then higher. */
const HEIGHTS = [...stepped(MOUTH.above, MOUTH.least), ...stepped(MOUTH.above, MOUTH.most).slice(1)];
/** Gathers from a yoke have run out at the bust: below it the cloth lies flat (P). */
const UNDER_BUST = stepped(-1, -8);

function stepped(from: number, to: number): number[] {
  const count = Math.round(Math.abs(to - from) / LOWERING);
  return Array.from({ length: count + 1 }, (_, i) => from + Math.sign(to - from) * i * LOWERING);
}

/**
 * Where both of a pair lie: over one shoulder where the bare side, which has less cloth, has room, and neither its darts,
 * which open at its own edge, nor darts or armhole of the covered one lie in their way.
 */
const hosts = (host: Panel, { bareFront }: GarmentContext): readonly Panel[] =>
  bareFront ? [bareFront(), host] : [host];

/** The first that any of the heights finds. */
function highestPlace(
  host: Panel,
  bust: Point,
  context: GarmentContext,
  wanted: Wanted,
  heights: readonly number[],
): ChestPlace | undefined {
  const cloths = hosts(host, context);
  return heights.reduce<ChestPlace | undefined>(
    (found, above) => found ?? placeAt(cloths, context, wanted, bust.y + above),
    undefined,
  );
}

/**
 * Where a pocket lies on the chest, or as little lower as makes room beside the neckline, or higher as makes it
 * above a seam; where the right half has it, its twin lies as high; nowhere where seams or gathers
 * part the front over the bust, or too little cloth is left.
 */
export function chestPlace(
  plan: GarmentPlan,
  context: GarmentContext,
  wanted: Wanted,
): PocketPlace | undefined {
  if (traitsOf(BUST_SHAPING, context.choices.options)?.by !== 'dart') return undefined;
  return placeOver(HEIGHTS, plan, context, wanted);
}

/** Where a pocket lies below the gathers under a yoke; nowhere on another front, or where too little cloth is left. */
export function underBustPlace(
  plan: GarmentPlan,
  context: GarmentContext,
  wanted: Wanted,
): PocketPlace | undefined {
  const { from, by } = traitsOf(BUST_SHAPING, context.choices.options) ?? {};
  if (from !== 'neckline' || by !== 'gathers') return undefined;
  const place = placeOver(UNDER_BUST, plan, context, wanted);
  return place && { ...place, underBust: true };
}

function placeOver(
  heights: readonly number[],
  plan: GarmentPlan,
  context: GarmentContext,
  wanted: Wanted,
): PocketPlace | undefined {
  const host = familyOf(plan.panels, 'front').find(({ landmarks }) => landmarks.bustPoint);
  const bust = host?.landmarks.bustPoint;
  if (!host || !bust) return undefined;
  const place = context.settled?.chest ?? highestPlace(host, bust, context, wanted, heights);
  return place && { ...place, host, on: 'chest' };
}

/** What a place on the chest settles for the half that is drawn after. */
export const settledOn = ({ on, from, width, mouth, room }: PocketPlace): Pick<GarmentPlan, 'settled'> =>
  on === 'chest' ? { settled: { chest: { from, width, mouth, room } } } : {};
