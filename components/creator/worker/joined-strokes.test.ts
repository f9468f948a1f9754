import { expect, test } from 'vitest';
import { joinedStrokes } from './joined-strokes';

const line = (d: string, stroke = 'stitch') => ({ d, stroke, fill: 'none' });
const cloth = (d: string) => ({ d, stroke: 'outline', fill: 'shell' });

test('lines of a kind become one path', () => {
  expect(joinedStrokes([line('M0 0L1 1'), line('M5 5L6 6', 'detail'), line('M2 2L3 3')])).toEqual([
    line('M0 0L1 1M2 2L3 3'),
    line('M5 5L6 6', 'detail'),
  ]);
});

test('a line stays under the cloth that is laid over it, and cloth by itself', () => {
  const under = line('M0 0L1 1');
  const over = line('M2 2L3 3');
  const strokes = [under, cloth('M0 0L9 0L9 9Z'), cloth('M1 1L2 1L2 2Z'), over];
  expect(joinedStrokes(strokes)).toEqual(strokes);
});
