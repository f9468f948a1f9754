import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { fromCommands } from '@/lib/geometry/commands';
import { pathLength } from '@/lib/geometry/length';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const jacket = (options: RawOptions) =>
  breaches(check(drawDraft(completeChoices('jacket', options, {}), STANDARD_SIZES['34'])));

describe('a neck facing', () => {
  it('leaves cloth before a bare armhole, for the lining to be sewn to both', () => {
    const bare = { sleeve: 'none', collar: 'none', 'neckline-front': 'square', silhouette: 'straight' };
    expect(jacket({ ...bare, opening: 'back-buttons', length: 'waist', 'back-shaping': 'none' })).toEqual([]);
  });

  it.each(['wrap', 'front-buttons'])(
    'is notched with its neckline at the centre, past which a %s runs on',
    (opening) => {
      const { pieces } = drawDraft(completeChoices('top', { opening }, {}), STANDARD_SIZES['38']);
      for (const own of ['front', 'facing-front']) {
        const piece = pieces.find(({ id }) => id === own);
        const neckline = piece?.edges.find(({ line }) => line === 'neckline');
        const length = pathLength(fromCommands(neckline?.path ?? []));
        const at = piece?.notches.filter(({ edge }) => edge === 'neckline').map((notch) => notch.at) ?? [];
        expect(Math.max(...at)).toBeCloseTo(length, 6);
      }
    },
  );

  it('has no wide allowance at the shoulder where its collar goes on from there', () => {
    const shawl = { collar: 'shawl', sleeve: 'none', inside: 'facings', opening: 'double-breasted' };
    expect(jacket({ ...shawl, length: 'waist', fit: 'fitted', 'seam-allowance': 'one-inch' })).toEqual([]);
  });
});
