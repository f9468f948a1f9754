import { GARMENTS, listingOf } from './catalogue';
import { holds } from './holds';
import type { Choices } from './types';

/** The slots of each garment that are taken for something where they are not asked: looked up once. */
const TAKEN = Object.fromEntries(
  GARMENTS.map((garment) => [
    garment,
    Object.entries(listingOf(garment).slots).flatMap(([slot, { needs, unasked }]) =>
      needs === undefined || unasked === undefined ? [] : [{ slot, needs, unasked }],
    ),
  ]),
);

/**
 * The choices as they are made up: what is not asked beside the rest is taken for what then lies there, where its slot
 * says what that is. Above thin straps there is no collar, whichever was chosen before them.
 */
export function asAsked<T extends Pick<Choices, 'garment' | 'options'>>(choices: T): T {
  const { garment, options } = choices;
  const taken = (TAKEN[garment] ?? []).filter(
    ({ slot, needs, unasked }) => options[slot] !== unasked && !holds(needs, options),
  );
  if (taken.length === 0) return choices;
  const there = Object.fromEntries(taken.map(({ slot, unasked }) => [slot, unasked]));
  return { ...choices, options: { ...options, ...there } };
}
