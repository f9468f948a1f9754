import { describe, expect, it } from 'vitest';
import { completeChoices, defaultChoices } from './defaults';
import { force } from './take-choice';
import type { Garment, RawOptions } from './types';

const GARMENTS: Garment[] = ['top', 'dress', 'jacket'];
const backOf = (garment: Garment, said: RawOptions) =>
  completeChoices(garment, said, {}).options['back-shaping'];

it.each(GARMENTS)(
  'the back of a %s has waist darts unless it hangs straight, or they are asked for',
  (garment) => {
    expect(backOf(garment, {})).toBe('waist-darts');
    expect(backOf(garment, { silhouette: 'straight' })).toBe('none');
    expect(backOf(garment, { silhouette: 'a-line', 'back-shaping': 'waist-darts' })).toBe('waist-darts');
  },
);

it('what makes a garment hang straight takes them along', () => {
  expect(backOf('top', { opening: 'none' })).toBe('none');
});

it('a silhouette chosen later brings its default, and nothing that was chosen beside it goes', () => {
  const straight = force(defaultChoices('dress'), 'silhouette', 'straight');
  expect(straight.choices.options['back-shaping']).toBe('none');
  expect(straight.switchedOff).toEqual([]);
  expect(force(straight.choices, 'silhouette', 'fitted').choices.options['back-shaping']).toBe('waist-darts');
  const darted = force(straight.choices, 'back-shaping', 'waist-darts').choices;
  expect(darted.options.silhouette).toBe('straight');
  expect(force(darted, 'silhouette', 'a-line').choices.options['back-shaping']).toBe('waist-darts');
});

describe('the vent of a dress', () => {
  const slitOf = (said: RawOptions) => completeChoices('dress', said, {}).options['side-slit'];
  const gathered = { 'waist-seam': 'natural', skirt: 'gathered' };

  it.each([
    gathered,
    { ...gathered, skirt: 'tiered' },
    { ...gathered, skirt: 'panelled' },
    { ruffle: 'hem' },
  ])('is left away beside %o, unless it is asked for', (said) => {
    expect(slitOf(said)).toBe('none');
    expect(slitOf({ ...said, 'side-slit': 'back-vent' })).toBe('back-vent');
  });

  it('stays in a skirt one could not walk in', () => {
    expect(slitOf({})).toBe('back-vent');
    expect(slitOf({ ...gathered, skirt: 'straight' })).toBe('back-vent');
  });
});

it('a garment without opening hangs straight, unless a fitted waist is asked for', () => {
  const silhouetteOf = (said: RawOptions) => completeChoices('top', said, {}).options.silhouette;
  expect(silhouetteOf({ opening: 'none' })).toBe('straight');
  expect(silhouetteOf({ opening: 'none', silhouette: 'peplum' })).toBe('peplum');
});
