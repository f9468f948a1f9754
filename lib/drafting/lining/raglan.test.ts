import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { linedJacket } from '@/lib/testing/drafting/lined-sleeves';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

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

/** How much higher than the garment's the underarm of its lining lies in the back, which has no dart there, cm. */
function raisedBy(size: '40' | '56'): number {
  const choices = completeChoices('dress', { sleeve: 'raglan', collar: 'notched', inside: 'lining' }, {});
  const draft = drawDraft(choices, STANDARD_SIZES[size]);
  expect(breaches(check(draft))).toEqual([]);
  const context = measureDraft(draft);
  const underarm = (id: string) => {
    const armhole = context.piece(id)?.edges.filter(({ line }) => line === 'armhole') ?? [];
    return Math.min(...armhole.flatMap(({ points }) => points.map(({ y }) => y)));
  };
  return underarm('lining-back') - underarm('back');
}

it('has its underarm raised less where its sleeve would not fit the arm otherwise (METHODS §7)', () => {
  const [usual, less] = [raisedBy('40'), raisedBy('56')];
  expect(usual).toBeGreaterThan(1);
  expect(less).toBeLessThan(usual);
});
