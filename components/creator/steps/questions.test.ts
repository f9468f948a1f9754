import { describe, expect, it } from 'vitest';
import { GARMENTS, listingOf } from '@/lib/choices/catalogue';
import { defaultChoices } from '@/lib/choices/defaults';
import { isActive } from '@/lib/choices/ranges';
import { questionsOf, STEPS, slotOfSize } from './questions';

describe.each(GARMENTS)('questions of a %s', (garment) => {
  const choices = defaultChoices(garment);

  it('ask every slot that means something once, and every dimension with its slot', () => {
    const asked = STEPS.flatMap((step) => questionsOf(step, choices));
    const { slots, sizes } = listingOf(garment);
    const active = (names: string[]) => names.filter((name) => isActive(choices, name)).sort();
    const measured = new Set(active(Object.keys(sizes)).map((size) => slotOfSize(size, Object.keys(slots))));
    const open = active(Object.keys(slots)).filter(
      (slot) => (slots[slot]?.values.length ?? 0) > 1 || measured.has(slot),
    );
    expect(asked.map(({ slot }) => slot).sort()).toEqual(open);
    expect(asked.flatMap(({ sizes }) => sizes).sort()).toEqual(active(Object.keys(sizes)));
  });

  it('leave no step empty', () => {
    for (const step of STEPS) expect(questionsOf(step, choices)).not.toEqual([]);
  });
});

it('finds the slot of a dimension', () => {
  const slots = ['neckline-front', 'belt', 'sleeve', 'sleeve-finish', 'fit', 'side-slit'];
  expect(slotOfSize('neckline-front-depth', slots)).toBe('neckline-front');
  expect(slotOfSize('belt-width', slots)).toBe('belt');
  expect(slotOfSize('ease-bust', slots)).toBe('fit');
  expect(slotOfSize('cuff-width', slots)).toBe('sleeve-finish');
});
