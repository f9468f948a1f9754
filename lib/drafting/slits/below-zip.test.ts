import { expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const UNEVEN = ['curved', 'shirt-tail', 'high-low'];

it.each(UNEVEN)('a zip in the side ends above slits under it, beside a %s hem', (shape) => {
  for (const size of ['34', '44', '56'] as const) {
    const options = { opening: 'side-zip', 'side-slit': 'sides', 'hem-shape': shape, length: 'hip' };
    const draft = drawDraft(completeChoices('top', options, {}), STANDARD_SIZES[size]);
    expect(pieceOf(draft, 'back')?.edges.map(({ line }) => line)).toEqual(
      expect.arrayContaining(['slit', 'side']),
    );
    expect(draft.notions.map(({ kind }) => kind)).toContain('invisible-zip');
    expect(breaches(check(draft)), size).toEqual([]);
  }
});
