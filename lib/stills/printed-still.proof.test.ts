import sharp from 'sharp';
import { expect, test } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { printedStill } from './printed-still';

const look = { main: { cloth: 'breton', colour: 'navy' } } as const;
const draftOf = (options: Readonly<Record<string, string>>) =>
  drawDraft(completeChoices('top', options, {}), STANDARD_SIZES['46']);

test('a garment on its wearer is the same to the byte for the same order', async () => {
  const draft = draftOf({ sleeve: 'set-in' });
  const [first, again] = [await printedStill(draft, look), await printedStill(draft, look)];
  expect(Buffer.compare(first?.jpeg ?? new Uint8Array(), again?.jpeg ?? new Uint8Array(1))).toBe(0);
  const { format, width, height, channels } = await sharp(first?.jpeg).metadata();
  expect({ format, width, height, channels }).toEqual({
    format: 'jpeg',
    width: first?.columns,
    height: first?.rows,
    channels: 3,
  });
});

test('what would lose something that is seen is not shown at all', async () => {
  const belted = drawDraft(completeChoices('jacket', { belt: 'half-belt' }, {}), STANDARD_SIZES['46']);
  expect(await printedStill(belted, look)).toBeUndefined();
});
