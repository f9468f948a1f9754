import { AppError } from '@/lib/errors/app-error';
import type { GarmentContext } from '../garments/addition';
import { clothAt, familyOf } from '../kernel/cloth';
import { hasLine } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { GarmentPlan } from '../kernel/plan';
import { overEdge } from './belt-line';

interface BackCloth {
  readonly panels: readonly Panel[];
  /** Height on them at which a half-belt lies in its middle. */
  readonly level: number;
}

/** Least cloth a height must hold for the belt to lie on it. */
const LEAST = 4;
/** What lies free above and below it, cm. */
const CLEAR = 0.75;

/**
 * The panels of the back a half-belt `width` wide lies on: at the waist, or above the lower edge where that is higher. A
 * seam at the waist or under the bust it lies just above. Refuses a back without cloth for it.
 */
export function backCloth(
  { panels, construction }: GarmentPlan,
  { hem }: GarmentContext,
  width: number,
): BackCloth {
  const own = familyOf(panels, 'back');
  const seamed = own.some((panel) => hasLine(panel, 'waist'));
  const lowerEdge = hem + (construction.hemLiftSide ?? 0);
  const level = seamed ? Math.max(0, hem) + width / 2 : Math.max(0, lowerEdge + overEdge(width + 2 * CLEAR));
  const reach = [level - width / 2 - 0.5, level, level + width / 2 + 0.5];
  const lowest = seamed ? reach.slice(1) : reach;
  const holds = lowest.every(
    (y) => clothAt(own, y).reduce((sum, { from, to }) => sum + to - from, 0) > LEAST,
  );
  if (!holds) throw new AppError('incompatible-choices', { fields: ['length', 'belt'] });
  return { panels: own, level };
}
