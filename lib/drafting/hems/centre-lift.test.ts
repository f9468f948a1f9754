import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

describe('a facing behind a lap whose half has a dart low in its side', () => {
  const worn = { sleeve: 'kimono', length: 'waist', 'bust-shaping': 'waist-dart', opening: 'front-buttons' };
  const draftOf = (shape: string, size: '34' | '44' | '56') =>
    drawDraft(completeChoices('top', { ...worn, 'hem-shape': shape }, {}), STANDARD_SIZES[size]);

  it('rises at the front with its garment', () => {
    for (const size of ['34', '44', '56'] as const) {
      const [level, lifted] = [draftOf('straight', size), draftOf('high-low', size)];
      expect(breaches(check(lifted)), size).toEqual([]);
      const shorter = ['front', 'facing-front'].map((id) => {
        const [before, after] = [level, lifted].map((draft) => {
          const edges = pieceOf(draft, id)?.edges.filter(({ line }) => line === 'front-edge') ?? [];
          return lengthOfAll(edges);
        });
        return (before ?? 0) - (after ?? 0);
      });
      expect(shorter[0], size).toBeGreaterThan(1);
      expect(shorter[1], size).toBeCloseTo(shorter[0] ?? 0, 1);
    }
  });
});
