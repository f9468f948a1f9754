import { expect, test } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { layOnFabric } from '@/lib/layout/fabric';
import { draftOf } from '@/lib/testing/booklet/designs';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { clothNeeds } from './cloth-needs';
import { halvedWidths, leastWidth } from './least-width';

const dressed = (worn: Readonly<Record<string, string>>, size: '38' | '50') =>
  draftOf(chooseInTurn('dress', worn), size);

const wide = dressed({ 'waist-seam': 'natural', skirt: 'gathered' }, '50');
const tiers = dressed({ opening: 'none', 'waist-seam': 'empire', skirt: 'tiered' }, '50');
const laid = (width: number) =>
  layOnFabric(wide, { material: 'shell', width, folded: false, nap: false, budget: 1 }) !== undefined;

test('the width told takes every piece, and less than it does not', () => {
  const [cut] = halvedWidths(wide, 'shell');
  expect(cut?.pieces).toEqual(['skirt-front']);
  expect(laid(cut?.width ?? 0)).toBe(true);
  expect(laid((cut?.width ?? 0) - 2)).toBe(false);
});

test('what is too wide on the fold is cut in two where its halves lie on the cloth, and then bought for', () => {
  const [cut] = halvedWidths(wide, 'shell');
  expect(cut).toMatchObject({ widths: [90, 110], allowance: 1 });
  expect(leastWidth(wide, 'shell')).toBeUndefined();
  for (const { layout, halved } of clothNeeds(wide).filter(({ halved }) => halved)) {
    const halves = layout?.placements.filter(({ piece }) => piece === 'skirt-front') ?? [];
    expect(halves.reduce((count, { layers }) => count + layers, 0)).toBe(2);
    expect(halves.every(({ unfolded }) => !unfolded)).toBe(true);
    expect(halved?.pieces.map(({ id }) => id)).toEqual(['skirt-front']);
  }
});

test('what cannot be cut in two names the width it takes', () => {
  expect(clothNeeds(tiers).some(({ material, layout }) => material === 'shell' && !layout)).toBe(true);
  expect(leastWidth(tiers, 'shell')?.pieces.length).toBeGreaterThan(0);
  expect(halvedWidths(tiers, 'shell').every(({ widths }) => !widths.includes(90))).toBe(true);
});

test('nothing is told where every width will do', () => {
  expect(leastWidth(draftOf(defaultChoices('top')), 'shell')).toBeUndefined();
  expect(halvedWidths(draftOf(defaultChoices('top')), 'shell')).toEqual([]);
});
