import { AppError } from '@/lib/errors/app-error';
import { firstOf } from '@/lib/geometry/sequence';
import { clothAt, familyOf } from '../kernel/cloth';
import { hasLine } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { GarmentPlan } from '../kernel/plan';

/** Girth of the garment at the waist, cm. Refuses one that ends above it. */
export function waistGirth({ finished }: GarmentPlan): number {
  if (finished.waist === undefined) throw endsTooHigh();
  return finished.waist;
}

function endsTooHigh(): AppError {
  return new AppError('incompatible-choices', { fields: ['length', 'belt'] });
}

interface WaistCloth {
  readonly panels: readonly Panel[];
  /** Height on them at which the belt lies in its middle. */
  readonly level: number;
}

/** Least cloth a height must hold for the belt to lie on it. */
const LEAST = 4;

/**
 * The panels of a face on which the belt lies. Where a seam runs along the waist it lies just above it. Refuses a garment
 * that ends before the belt does.
 */
export function waistCloth({ panels }: GarmentPlan, face: 'front' | 'back', width: number): WaistCloth {
  const own = familyOf(panels, face);
  const level = own.some((panel) => hasLine(panel, 'waist')) ? width / 2 : 0;
  const reach = [level - width / 2 - 0.5, level, level + width / 2 + 0.5];
  const lowest = hasLine(firstOf(own), 'waist') ? reach.slice(1) : reach;
  const holds = lowest.every(
    (y) => clothAt(own, y).reduce((sum, { from, to }) => sum + to - from, 0) > LEAST,
  );
  if (!holds) throw endsTooHigh();
  return { panels: own, level };
}
