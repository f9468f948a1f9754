import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Garment, RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { drawDraft } from '../draft';

const OPERATIONS = ['sew-hook', 'sew-hook-above-zip'];

/** Where hooks are sewn in a garment zipped behind unless it says otherwise, and how many are bought. */
function hooks(garment: Garment, options: RawOptions) {
  const draft = drawDraft(
    completeChoices(garment, { opening: 'back-zip', ...options }, {}),
    STANDARD_SIZES[40],
  );
  const sewn = draft.operations.filter(({ operation }) => OPERATIONS.includes(operation));
  const bought = draft.notions.filter(({ kind }) => kind === 'hook-and-eye');
  return { on: sewn.flatMap(({ edges }) => edges.map(({ piece }) => piece)), bought: bought.length };
}

describe('above a zip in the back', () => {
  it.each([
    ['top', {}, 'neck-facing-back'],
    ['dress', { 'waist-seam': 'natural', skirt: 'gathered' }, 'neck-facing-back'],
    ['dress', { sleeve: 'none' }, 'facing-back'],
    ['top', { collar: 'peter-pan' }, 'neck-facing-back'],
    ['top', { inside: 'bias-binding' }, 'back'],
  ] as const)('one hook is sewn to the edge inside: %s %j', (garment, options, piece) => {
    expect(hooks(garment, options)).toEqual({ on: [piece], bought: 1 });
  });

  it('a collar that stands brings its own', () => {
    expect(hooks('top', { collar: 'stand' })).toEqual({ on: ['stand-inner'], bought: 1 });
  });
});

it.each(['side-zip', 'front-zip', 'back-buttons', 'none'])('with opening %s none is bought', (opening) => {
  expect(hooks('top', { opening, silhouette: 'straight' })).toEqual({ on: [], bought: 0 });
});
