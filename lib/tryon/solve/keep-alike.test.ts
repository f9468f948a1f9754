import { expect, test } from 'vitest';
import { keepAlike } from './keep-alike';

/** Her left, its image, one in the middle, and one of the left that has passed the middle with its image. */
const positions = () => Float64Array.from([3, 1, 2, -2, 5, 5, 0.4, 7, 1, -1, 4, 4, 2, 2, 2]);
const MIRRORED = Uint32Array.from([0, 1, 2, 2, 3, 4]);

test('her right becomes the image of her left, and nothing of the left passes the middle', () => {
  const places = positions();
  keepAlike(places, MIRRORED);
  expect([...places].map((own) => own + 0)).toEqual([3, 1, 2, -3, 1, 2, 0, 7, 1, 0, 4, 4, 0, 4, 4]);
});

test('speeds are those of the left as well, and none leads through the middle', () => {
  const speeds = Float64Array.from({ length: 15 }, (_, i) => i + 1);
  keepAlike(positions(), MIRRORED, speeds);
  expect([...speeds].map((own) => own + 0)).toEqual([1, 2, 3, -1, 2, 3, 0, 8, 9, 0, 11, 12, 0, 11, 12]);
});
