import type { SlotDefinition, ValueDefinition } from '../catalogue-types';
import type { Garment } from '../types';

/** A value's garments, its points of difficulty and its minutes. */
export function value(garments: readonly Garment[], difficulty = 0, minutes = 0): ValueDefinition {
  return { garments, difficulty, minutes };
}

/** A slot each of whose values says what is true of it. */
export function slotWith<Traits>() {
  return <const Id extends string, Name extends string>(
    id: Id,
    values: Readonly<Record<Name, ValueDefinition & Traits>>,
    defaults: Readonly<Partial<Record<Garment, NoInfer<Name>>>>,
    more: Pick<
      SlotDefinition<string, NoInfer<Name>>,
      'word' | 'needs' | 'unasked' | 'prevails' | 'defaultsBeside'
    > = {},
  ): SlotDefinition<Id, Name, Traits> => ({ id, values, defaults, ...more });
}

/** A slot of whose values nothing need be known but their names. */
export const slot = slotWith<unknown>();

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
