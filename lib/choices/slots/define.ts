import type { Condition, SlotDefinition, ValueDefinition } from '../catalogue-types';
import type { Garment } from '../types';

/** A value's garments, its points of difficulty and its minutes. */
export function value(garments: readonly Garment[], difficulty = 0, minutes = 0): ValueDefinition {
  return { garments, difficulty, minutes };
}

export function slot(
  id: string,
  values: SlotDefinition['values'],
  defaults: SlotDefinition['defaults'],
  needs?: Condition,
): SlotDefinition {
  return needs ? { id, values, defaults, needs } : { id, values, defaults };
}

/** Garments drafted so far; a garment joins a value by being added to its list. */
export const TOP: readonly Garment[] = ['top'];
export const DRESS: readonly Garment[] = ['dress'];
export const JACKET: readonly Garment[] = ['jacket'];
export const TOP_JACKET: readonly Garment[] = ['top', 'jacket'];
export const DRESS_JACKET: readonly Garment[] = ['dress', 'jacket'];
/** What is drawn alike on both. */
export const TOP_DRESS: readonly Garment[] = ['top', 'dress'];
/** What any garment can have. */
export const EVERY: readonly Garment[] = ['top', 'dress', 'jacket'];
