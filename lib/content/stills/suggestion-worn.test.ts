import sharp from 'sharp';
import { expect, test } from 'vitest';
import { suggestions } from '../suggestions';
import { wornFigure, wornFile, wornFiles, wornSuggestions } from './suggestion-worn';

test('a suggestion is pictured on a woman, front and back, on nothing', async () => {
  const [shown] = wornSuggestions();
  const figure = shown && wornFigure(shown);
  const file = await wornFile(figure?.address.split('/').at(-1) ?? '');
  const { format, width, height, hasAlpha } = await sharp(file).metadata();
  expect({ format, width, height, hasAlpha }).toEqual({
    format: 'webp',
    width: figure?.width,
    height: figure?.height,
    hasAlpha: true,
  });
  const { channels } = await sharp(file).stats();
  // Between a third and all of it is bare: a garment is there, and room about it.
  expect(channels[3]?.mean).toBeGreaterThan(25);
  expect(channels[3]?.mean).toBeLessThan(180);
});

test('a file is there for each of them and for nothing else', async () => {
  expect(new Set(wornFiles()).size).toBe(wornSuggestions().length);
  expect(await wornFile('nothing.webp')).toBeUndefined();
});

test('every suggestion hangs with all that is seen of it', () => {
  expect(suggestions().filter((each) => wornFigure(each) === undefined)).toEqual([]);
});
