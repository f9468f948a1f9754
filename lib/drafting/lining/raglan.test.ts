import { describe, expect, it } from 'vitest';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { linedJacket } from '@/lib/testing/drafting/lined-sleeves';
import { breaches, check } from '../checks/check';

const ENDS = [
  ['long', 'hem'],
  ['long', 'cuff'],
  ['three-quarter', 'bracelet'],
  ['short', 'hem'],
] as const;

describe.each(ENDS)('the lining of a raglan sleeve, %s, with a %s', (length, finish) => {
  it.each(['34', '44', '56'] as const)('holds every rule in size %s', (size) => {
    expect(breaches(check(linedJacket('raglan', length, finish, size)))).toEqual([]);
  });

  it('is parted as the garment is, its raglan seams begun at the facing and exactly as long (METHODS §7)', () => {
    const draft = linedJacket('raglan', length, finish, '40');
    const context = measureDraft(draft);
    const seamOf = (id: string) => context.seams.find(({ seam }) => seam.id === id);
    for (const side of ['front', 'back']) {
      const outer = seamOf(`raglan-${side}`)?.a.length ?? 0;
      const lining = seamOf(`lining-raglan-${side}`);
      expect(lining?.a.length).toBeCloseTo(lining?.b.length ?? 0, 2);
      expect(outer - (lining?.a.length ?? 0)).toBeGreaterThan(3);
      expect(context.piece(`lining-sleeve-${side}`)?.piece.material).toBe('lining');
    }
  });
});
