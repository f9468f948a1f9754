import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Choices, RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { drawDraft } from '../draft';
import { hooksFor } from './hook';

/** How many hooks are bought, how many sewn, and to which end. */
function hooks(options: RawOptions, sizes: Choices['sizes'] = {}) {
  const all = { 'back-shaping': 'none', silhouette: 'straight', ...options };
  const draft = drawDraft(completeChoices('top', all, sizes), STANDARD_SIZES[38]);
  const sewn = draft.operations.find(({ operation }) => operation === 'sew-hook');
  const bought = draft.notions.filter(({ kind }) => kind === 'hook-and-eye');
  return { bought: bought.map(({ count }) => count), sewn: sewn?.figures.count, on: sewn?.edges[0] };
}

it('an edge has the fewest hooks that leave no more than 3 cm between them', () => {
  fc.assert(
    fc.property(fc.double({ min: 2, max: 12.5, noNaN: true }), (height) => {
      const count = hooksFor(height);
      expect(height / count).toBeLessThanOrEqual(3 + 1e-5);
      expect(count === 1 || height / (count - 1) > 3 - 1e-5).toBe(true);
    }),
  );
  expect([3, 6, 6.5].map(hooksFor)).toEqual([1, 2, 3]);
});

describe('a bow', () => {
  it.each(['back-zip', 'back-buttons'])('is hooked by its height above a %s', (opening) => {
    const at = (width: number) => hooks({ collar: 'bow', opening }, { 'collar-width': width });
    const on = { piece: 'collar-bow', edge: 'centre-inner' };
    expect(at(6)).toEqual({ bought: [2], sewn: 2, on });
    expect(at(3)).toEqual({ bought: [1], sewn: 1, on });
  });

  it.each(['none', 'front-buttons', 'front-zip'])('is tied, not hooked, with opening %s', (opening) => {
    expect(hooks({ collar: 'bow', opening })).toEqual({ bought: [], sewn: undefined, on: undefined });
  });
});

it.each([
  [3, 1],
  [6, 2],
])('a stand %s cm high meets in %s', (height, count) => {
  const found = hooks({ collar: 'stand', opening: 'front-zip' }, { 'collar-height': height });
  expect(found).toEqual({ bought: [count], sewn: count, on: { piece: 'stand-inner', edge: 'end' } });
});
