import { expect, test } from 'vitest';
import { printOf } from './look';
import { printInSpace } from './print-in-space';

test('what shines is plain in space, what is printed is printed, and nothing chosen is unbleached cotton', () => {
  const satin = { cloth: 'satin', colour: 'green' } as const;
  const gingham = { cloth: 'gingham', colour: 'red' } as const;
  expect(printOf(satin).marks).not.toEqual([]);
  expect(printInSpace(satin)).toEqual({ ...printOf(satin), marks: [] });
  expect(printInSpace(gingham)).toEqual(printOf(gingham));
  expect(printInSpace(undefined).ground).toMatch(/^#[0-9a-f]{6}$/);
});
