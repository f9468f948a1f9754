import { expect, test } from 'vitest';
import { chooseInTurn } from '@/lib/choices/choose-in-turn';
import { defaultChoices } from '@/lib/choices/defaults';
import { layOnFabric } from '@/lib/layout/fabric';
import { clothNeeds } from './cloth-needs';
import { leastWidth } from './least-width';
import { draftOf } from './test-designs';

const dressed = (worn: Readonly<Record<string, string>>, size: '38' | '50') =>
  draftOf(chooseInTurn('dress', worn), size);

const wide = dressed({ 'waist-seam': 'natural', skirt: 'gathered' }, '50');
const laid = (width: number) =>
  layOnFabric(wide, { material: 'shell', width, folded: false, nap: false, budget: 1 }) !== undefined;

test('the width told takes every piece, and less than it does not', () => {
  const least = leastWidth(wide, 'shell');
  expect(least?.pieces).toEqual(['skirt-front']);
  expect(laid(least?.width ?? 0)).toBe(true);
  expect(laid((least?.width ?? 0) - 2)).toBe(false);
});

test('what is too wide on the fold may be cut in two where its halves lie on the narrowest cloth', () => {
  expect(leastWidth(wide, 'shell')?.allowance).toBe(1);
  const tiers = dressed({ opening: 'none', 'waist-seam': 'empire', skirt: 'tiered' }, '50');
  expect(clothNeeds(tiers).some(({ material, layout }) => material === 'shell' && !layout)).toBe(true);
  expect(leastWidth(tiers, 'shell')).not.toHaveProperty('allowance');
});

test('nothing is told where every width will do', () => {
  expect(leastWidth(draftOf(defaultChoices('top')), 'shell')).toBeUndefined();
});
