import sharp from 'sharp';
import { expect, test } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { printedFlats } from './printed-flats';

const draft = drawDraft(completeChoices('top', {}, {}), STANDARD_SIZES['40']);

test('drawings are printed in the colour of their cloth, the same to the byte each time', async () => {
  const look = { main: { cloth: 'breton', colour: 'navy' } } as const;
  const [first, again] = [await printedFlats(draft, look), await printedFlats(draft, look)];
  for (const view of ['front', 'back'] as const) {
    const { jpeg, columns, rows } = first[view];
    expect(Buffer.compare(jpeg, again[view].jpeg)).toBe(0);
    const { width, height, channels } = await sharp(jpeg).metadata();
    expect([width, height, channels]).toEqual([columns, rows, 3]);
    expect(rows).toBeGreaterThan(1000);
    const [red, , blue] = (await sharp(jpeg).stats()).channels;
    expect(blue?.mean ?? 0).toBeGreaterThan((red?.mean ?? 0) + 3);
  }
});
