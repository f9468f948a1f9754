import { expect, it, vi } from 'vitest';
import type { Rule } from '../catalogue-types';
import { RULES } from '../rules';
import { EVERY, value } from './define';
import { NECKLINE_FRONT } from './neckline-front';
import { OPENING } from './opening';
import { SLOTS } from './registry';
import { allBut, having, limitsBy, presetBy, traitsOf } from './traits';

const refuses = (rules: readonly Rule[], neckline: string, opening: string) =>
  rules.some(
    ({ when, excludes, reason }) =>
      reason === 'keyhole-needs-closed-front' &&
      excludes.opening?.includes(opening) &&
      when['neckline-front']?.includes(neckline),
  );

it('refuses a wrap front to every neckline with a slit, and to no other', () => {
  for (const [name, { slit }] of Object.entries(NECKLINE_FRONT.values))
    expect(refuses(RULES, name, 'wrap'), name).toBe(slit);
});

it('refuses a wrap front to an invented neckline, by what it is', async () => {
  vi.resetModules();
  const { NECKLINE_FRONT: open } = await import('./neckline-front');
  const horseshoe = { outline: 'curved', pointed: false, crosses: false, slit: true };
  Object.assign(open.values, { horseshoe: { ...value(EVERY), ...horseshoe } });
  const { RULES: rules } = await import('../rules');
  expect(refuses(rules, 'horseshoe', 'wrap')).toBe(true);
  vi.resetModules();
});

it('names each value of a slot either by a trait or as one of the others', () => {
  const laps = having(OPENING, (traits) => traits.laps).opening;
  const others = having(OPENING, (traits) => !traits.laps).opening;
  expect([...laps, ...others].sort()).toEqual(Object.keys(OPENING.values).sort());
  expect(allBut(OPENING, 'none', 'wrap').opening).not.toContain('wrap');
});

it('reads what is true of the value chosen, and nothing of none', () => {
  expect(traitsOf(NECKLINE_FRONT, { 'neckline-front': 'v' })?.pointed).toBe(true);
  expect(traitsOf(NECKLINE_FRONT, {})).toBeUndefined();
});

it('gives the limits and steps that values have of their own', () => {
  const size = 'neckline-front-width';
  expect(limitsBy(size, NECKLINE_FRONT)['neckline-front/boat']).toEqual({ min: 2, max: 9, default: 5 });
  expect(limitsBy(size, NECKLINE_FRONT)).not.toHaveProperty(['neckline-front/v']);
  expect(presetBy(NECKLINE_FRONT, size, 'narrow')).toMatchObject({
    'neckline-front/boat': 3,
    'neckline-front/sweetheart': 2,
  });
});

it('offers a default that is a value of its slot to each garment that has it', () => {
  for (const { defaults, values } of SLOTS)
    for (const [garment, name] of Object.entries(defaults))
      expect(values[name as keyof typeof values]).toMatchObject({
        garments: expect.arrayContaining([garment]),
      });
});
