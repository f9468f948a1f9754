import type { AppError } from '@/lib/errors/app-error';
import type { Point } from '@/lib/geometry/types';
import type { Notice } from '@/lib/pattern/types';
import type { GarmentContext } from '../garments/addition';
import { tooShort } from '../garments/long-enough';
import { placeBelow, placeBeside, placeOnCloth } from '../kernel/cloth';
import type { GarmentPlan } from '../kernel/plan';
import { chestPlace, underBustPlace } from './chest-place';
import { clothAtHip, hipPlace, swingingPlace } from './hip-place';
import { isParted } from './mouth-height';
import type { PocketPlace, Wanted } from './pocket-place';
import { onLevel } from './sector-place';

/** Where a pocket lies as it asks: over the hip, or else on the chest; nowhere where neither has room for it. */
export function pocketPlace(
  plan: GarmentPlan,
  context: GarmentContext,
  wanted: Wanted,
): PocketPlace | undefined {
  const overHip = { lying: hipPlace, swinging: swingingPlace };
  const on = (cloth: 'lying' | 'swinging') =>
    clothAtHip(context) === cloth ? overHip[cloth](plan, context, wanted) : undefined;
  // Where a seam over the bust leaves it no place on the chest, it goes on to cloth that swings.
  return (
    on('lying') ??
    chestPlace(plan, context, wanted) ??
    on('swinging') ??
    underBustPlace(plan, context, wanted)
  );
}

/** Over the hip it may find its place on a longer garment; on the chest of a parted front it finds none. */
export const noPlace = (plan: GarmentPlan): AppError =>
  isParted(plan) ? tooShort('bust-shaping', 'pockets') : tooShort('pockets', 'length');

/** Told where a pocket for the hand becomes one on the chest, or under the bust. */
export function placeNotices({ on, underBust }: Pick<PocketPlace, 'on' | 'underBust'>): Notice[] {
  if (on !== 'chest') return [];
  return [{ code: underBust ? 'pockets-under-bust' : 'pockets-on-chest', figures: {} }];
}

/**
 * A point of the pocket's place: `across` from its inner side, `down` from its mouth. The inner side hangs straight down
 * the grain; what lies beyond a dart is where it comes to lie once that is sewn, the dart open as on the pattern.
 */
export function onPlace({ host, from, mouth, on, level }: PocketPlace, across: number, down: number): Point {
  if (level) return onLevel(level, across, down);
  const inner = placeOnCloth([host], mouth, from).at.x;
  const beside = placeBeside(host, inner, mouth - down, across);
  return on === 'chest' ? placeBelow(host, { x: beside.x, y: mouth }, down) : beside;
}
