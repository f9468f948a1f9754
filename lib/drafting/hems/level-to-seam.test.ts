import { expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

it('goes on level to a seam that follows soon after a wide lap, where it would end in a kink', () => {
  const options = {
    'hem-shape': 'curved',
    hem: '1-cm',
    'neckline-front': 'wrap',
    'bust-shaping': 'princess-armhole',
    'waist-seam': 'none',
  };
  for (const size of ['34', '36', '38', '44'] as const)
    for (const fit of ['semi-fitted', 'loose'])
      expect(
        breaches(check(drawDraft(completeChoices('dress', { ...options, fit }, {}), STANDARD_SIZES[size]))),
        `${fit} ${size}`,
      ).toEqual([]);
});
