import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Choices } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const jacket = (options: Choices['options']) =>
  breaches(check(drawDraft(completeChoices('jacket', options, {}), STANDARD_SIZES['34'])));

describe('a neck facing', () => {
  it('leaves cloth before a bare armhole, for the lining to be sewn to both', () => {
    const bare = { sleeve: 'none', collar: 'none', 'neckline-front': 'square', silhouette: 'straight' };
    expect(jacket({ ...bare, opening: 'back-buttons', length: 'waist', 'back-shaping': 'none' })).toEqual([]);
  });

  it('has no wide allowance at the shoulder where its collar goes on from there', () => {
    const shawl = { collar: 'shawl', sleeve: 'none', inside: 'facings', opening: 'double-breasted' };
    expect(jacket({ ...shawl, length: 'waist', fit: 'fitted', 'seam-allowance': 'one-inch' })).toEqual([]);
  });
});
